#if canImport(UIKit)
import UIKit
#else
import AppKit
#endif

/// What a `snp` block describes constraints with.
///
///     view.snp.makeConstraints { make in
///       make.top.leading.equalToSuperview().inset(8)
///       make.width.lessThanOrEqualTo(other).multipliedBy(0.5).priority(.high)
///     }
///
/// Each access to an attribute of the maker begins a new description.
@preconcurrency @MainActor
public final class ConstraintMaker {
  /// The view or guide that the block describes.
  public let item: any LayoutConstraintItem

  private let object: AnyObject
  let record: ItemRecord
  /// Where the block is, as `Module/File.swift`.
  let file: String
  /// The line where the block begins.
  let line: UInt
  @exclusivity(unchecked) private(set) var descriptions: [Constraint] = []
  private(set) var conditions: [ConstraintSet] = []
  /// The condition of the part of the block that runs.
  private var condition: ConstraintSet.Condition?
  @exclusivity(unchecked) private var isOpen = true
  /// A stage that serves one description after the other, as long as nobody keeps it.
  @exclusivity(unchecked) private var stage: ConstraintMakerExtendable?

  init(_ item: any LayoutConstraintItem, file: String, line: UInt) {
    self.item = item
    self.file = file
    self.line = line
    object = item
    record = ItemRecord.of(item)
    stage = ConstraintMakerExtendable.takeSpare()
    descriptions.reserveCapacity(6)
    if let view = object as? ConstraintView { record.stopTranslatingMask(of: view) }
  }

  /// The item with what stands around it now: a block may add it to a superview.
  var receiver: Receiver { Receiver(object, record) }

  /// Begins a description.
  func describe(_ attributes: ConstraintAttributes) -> ConstraintMakerExtendable {
    let constraint = Constraint(record.reference, attributes, file: file, line: line)
    if isOpen {
      descriptions.append(constraint)
    } else {
      constraint.isFrozen = true
    }
    if isKnownUniquelyReferenced(&stage), let stage {
      stage.constraint = constraint
      return stage
    }
    let stage = ConstraintMakerExtendable(constraint)
    if isOpen { self.stage = stage }
    return stage
  }

  /// Ends the block: what was related to nothing is left out, with a word about it.
  func close() {
    isOpen = false
    if isKnownUniquelyReferenced(&stage) { stage?.becomeSpare() }
    stage = nil
    // A closure here would ask for the main actor each time.
    for constraint in descriptions where constraint.side == .nothing { return dropUnrelated() }
  }

  private func dropUnrelated() {
    for constraint in descriptions where constraint.side == .nothing {
      report(
        constraint.issue(
          .unrelatedAttribute,
          """
          \(itemName(item)).\(constraint.attributes.names) was described but related to \
          nothing, so no constraint was made of it
          """
        )
      )
    }
    descriptions.removeAll { $0.side == .nothing }
  }

  /// Collects what `body` describes as a set under a condition, and those around it.
  func collect(under condition: @escaping ConstraintSet.Condition, _ body: () -> Void) {
    let outer = (descriptions, self.condition)
    let both: ConstraintSet.Condition
    if let around = self.condition {
      both = { around($0) && condition($0) }
    } else {
      both = condition
    }
    descriptions = []
    self.condition = both
    body()
    dropUnrelated()
    conditions.append(ConstraintSet(condition: both, descriptions))
    (descriptions, self.condition) = outer
  }
}
