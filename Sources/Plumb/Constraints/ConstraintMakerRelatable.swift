#if canImport(UIKit)
public import UIKit
#else
public import AppKit
#endif

/// The stage of a description at which a relation is due.
///
/// Every relation takes a view or guide, attributes of one (`other.snp.bottom`), a number of points,
/// a size, a point or insets.
@preconcurrency @MainActor
public class ConstraintMakerRelatable {
  var constraint: Constraint
  /// A stage that serves one description after the other, as long as nobody keeps it.
  private var next: ConstraintMakerEditable?

  init(_ constraint: Constraint) {
    self.constraint = constraint
  }

  /// Serves another description.
  func begin(_ constraint: Constraint) {
    self.constraint = constraint
  }

  /// Gives the description its relation.
  @usableFromInline
  func relate(
    _ relation: NSLayoutConstraint.Relation,
    to target: ConstraintTarget,
    _ file: String,
    _ line: UInt
  ) -> ConstraintMakerEditable {
    constraint.relate(relation, to: target, file, line)
    return editable
  }

  func relateToSuperview(
    _ relation: NSLayoutConstraint.Relation,
    _ file: String,
    _ line: UInt
  ) -> ConstraintMakerEditable {
    constraint.relateToSuperview(relation, file, line)
    return editable
  }

  /// Relates to what `closure` answers for the superview, or to a missing superview.
  func relate(
    _ relation: NSLayoutConstraint.Relation,
    toSuperview closure: (ConstraintView) -> ConstraintTarget,
    _ file: String,
    _ line: UInt
  ) -> ConstraintMakerEditable {
    guard let superview = constraint.superview else {
      return relateToSuperview(relation, file, line)
    }
    return relate(relation, to: closure(superview), file, line)
  }

  var editable: ConstraintMakerEditable {
    if isKnownUniquelyReferenced(&next), let next {
      next.stored = constraint
      return next
    }
    let next = ConstraintMakerEditable(constraint)
    self.next = next
    return next
  }
}

extension Constraint {
  /// Whether the description can still be changed; if not, says so.
  func admitsChange() -> Bool {
    guard isFrozen else { return true }
    report(
      issue(
        .lateChange,
        """
        the description of \(itemName(receiver.object)).\(attributes.names) was changed after its \
        constraint had been asked for or its block had ended; the change was left out
        """
      )
    )
    return false
  }

  fileprivate func relate(
    _ relation: NSLayoutConstraint.Relation,
    to target: ConstraintTarget,
    _ file: String,
    _ line: UInt
  ) {
    guard admitsChange() else { return }
    self.relation = relation
    self.file = file
    self.line = line
    take(target)
  }

  /// Takes over the other side.
  func take(_ target: ConstraintTarget) {
    targetAttributes = []
    switch target.storage {
    case .item(let item, let attributes):
      side = .item
      self.target = item
      targetAttributes = attributes
    case .constant(let constant):
      side = .constant
      self.target = nil
      self.constant = constant
    case .deadItem: side = .deadItem
    case .unknown: side = .unknown
    }
  }

  fileprivate func relateToSuperview(
    _ relation: NSLayoutConstraint.Relation,
    _ file: String,
    _ line: UInt
  ) {
    guard admitsChange() else { return }
    self.relation = relation
    self.file = file
    self.line = line
    side = .superview
    targetAttributes = []
  }

  /// The superview of the receiver, or the owner of a guide.
  fileprivate var superview: ConstraintView? {
    if let view = receiver.object as? ConstraintView { return view.superview }
    return (receiver.object as? ConstraintLayoutGuide)?.owningView
  }
}
