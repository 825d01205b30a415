#if canImport(UIKit)
import UIKit
#else
import AppKit
#endif

/// One description of a `snp` block, and a handle on the layout constraints that it became.
///
///     let height = make.height.equalTo(40).constraint
///     height.update(offset: 60)
///     height.isActive = false
///
/// The handle stays the same where an update has to replace a layout constraint. It holds its items
/// weakly.
@preconcurrency @MainActor
public final class Constraint {
  let receiver: ItemReference

  // MARK: - The description

  var attributes: ConstraintAttributes
  /// What stands on the other side.
  var side = Side.nothing
  var relation = NSLayoutConstraint.Relation.equal
  weak var target: AnyObject?
  var targetAttributes: ConstraintAttributes = []
  var multiplier: CGFloat = 1
  var constant = ConstraintConstant.number(0)
  /// How the constant was given.
  var constantWord = ConstantWord.none
  var priority: Float = 1000
  /// The name of the layout constraints, their `identifier`.
  public internal(set) var label: String?
  /// The file of the description, as `Module/File.swift`.
  public internal(set) var file: String
  /// The line of the description.
  public internal(set) var line: UInt

  // MARK: - What was made

  /// Whether the description is complete: layout constraints were made from it or will be no more.
  var isFrozen = false
  /// Whether the receiver's record holds the constraint.
  var isRecorded = false
  private var firstMade: LayoutConstraint?
  private var otherMade: [LayoutConstraint] = []

  /// What stands on the other side of a description.
  enum Side {
    /// No relation was given.
    case nothing
    /// A constant.
    case constant
    /// An item.
    case item
    /// The receiver's superview.
    case superview
    /// An item that was dead already.
    case deadItem
    /// A value that is no target.
    case unknown
  }

  /// How the constant of a description was given.
  enum ConstantWord {
    case none
    case offset
    case inset
  }

  init(
    _ receiver: ItemReference,
    _ attributes: ConstraintAttributes,
    file: String = "",
    line: UInt = 0
  ) {
    self.receiver = receiver
    self.attributes = attributes
    self.file = file
    self.line = line
  }

  // MARK: - Layout constraints

  /// The layout constraints, in the order of their attributes. They are made at the first use.
  public var layoutConstraints: [LayoutConstraint] {
    get {
      buildIfNeeded()
      return made
    }
    set { made = newValue }
  }

  /// The layout constraints that were made.
  var made: [LayoutConstraint] {
    get {
      guard let firstMade else { return [] }
      return otherMade.isEmpty ? [firstMade] : [firstMade] + otherMade
    }
    set {
      firstMade = newValue.first
      otherMade = Array(newValue.dropFirst())
    }
  }

  /// Whether layout constraints were made.
  var isBuilt: Bool { firstMade != nil }

  func append(_ constraint: LayoutConstraint) {
    if firstMade == nil { firstMade = constraint } else { otherMade.append(constraint) }
  }

  func appendMade(to list: inout [NSLayoutConstraint]) {
    if let firstMade { list.append(firstMade) }
    for constraint in otherMade { list.append(constraint) }
  }

  /// Whether one of the items is gone, so that the constraint means nothing any more.
  var isDead: Bool {
    receiver.object == nil || side == .deadItem || (side == .item && target == nil)
  }

  // MARK: - Activating

  /// Whether any of the layout constraints is active.
  public var isActive: Bool {
    get { firstMade?.isActive == true || otherMade.contains { $0.isActive } }
    set { if newValue { activate() } else { deactivate() } }
  }

  /// Activates the layout constraints.
  ///
  /// Where an item is dead, or the items stand in different hierarchies, nothing happens but a
  /// ``LayoutIssue``.
  public func activate() {
    Constraint.activate([self])
  }

  /// Deactivates the layout constraints.
  public func deactivate() {
    Constraint.deactivate([self])
  }
}
