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

  @exclusivity(unchecked) var attributes: ConstraintAttributes
  /// What stands on the other side.
  @exclusivity(unchecked) var side = Side.nothing
  @exclusivity(unchecked) var relation = NSLayoutConstraint.Relation.equal
  /// The other item, while it is described.
  @exclusivity(unchecked) private var describedTarget: AnyObject?
  /// The other item, where no layout constraint says it.
  private var rememberedTarget: WeakItem?
  @exclusivity(unchecked) var targetAttributes: ConstraintAttributes = []
  @exclusivity(unchecked) var multiplier: CGFloat = 1
  @exclusivity(unchecked) var constant = ConstraintConstant.number(0)
  /// How the constant was given.
  @exclusivity(unchecked) var constantWord = ConstantWord.none
  @exclusivity(unchecked) var priority: Float = 1000
  /// The name of the layout constraints, their `identifier`.
  @exclusivity(unchecked) public internal(set) var label: String?
  /// The file of the description, as `Module/File.swift`.
  @exclusivity(unchecked) public internal(set) var file: String
  /// The line of the description.
  @exclusivity(unchecked) public internal(set) var line: UInt

  // MARK: - What was made

  /// Whether the description is complete: layout constraints were made from it or will be no more.
  @exclusivity(unchecked) var isFrozen = false
  /// Whether the receiver's record holds the constraint.
  @exclusivity(unchecked) var isRecorded = false
  @exclusivity(unchecked) private var firstMade: LayoutConstraint?
  @exclusivity(unchecked) private var otherMade: [LayoutConstraint] = []

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

  // MARK: - The other item

  /// The other item of the description, or nil where there is none or it is dead.
  var target: AnyObject? {
    get {
      if let describedTarget { return describedTarget }
      #if !canImport(Darwin)
      // Here a layout constraint knows whether its items are alive.
      if side == .item, let firstMade { return firstMade.secondItem }
      #endif
      return rememberedTarget?.object
    }
    set {
      describedTarget = newValue
      if newValue == nil { rememberedTarget = nil }
    }
  }

  /// Lets go of the other item once it is described, so that the constraint does not keep it alive.
  func releaseTarget() {
    guard let target = describedTarget else { return }
    describedTarget = nil
    #if !canImport(Darwin)
    if firstMade != nil { return }
    #endif
    rememberedTarget = WeakItem(target)
  }

  /// An item that is not kept alive.
  private final class WeakItem {
    weak var object: AnyObject?

    init(_ object: AnyObject) {
      self.object = object
    }
  }

  // MARK: - Layout constraints

  /// The layout constraints, in the order of their attributes.
  ///
  /// They are made at the first use.
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
      let target = target
      defer { if firstMade == nil { rememberedTarget = target.map(WeakItem.init) } }
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
