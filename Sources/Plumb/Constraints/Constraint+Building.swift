#if canImport(UIKit)
import UIKit
#else
import AppKit
#endif

/// One layout constraint as a value: what a description says of one attribute.
struct ConstraintSpec {
  var attribute: ConstraintAttributes
  var relation: NSLayoutConstraint.Relation
  var second: AnyObject?
  /// The second attribute, before the platform drops it where there is no second item.
  var secondAttribute: ConstraintAttributes
  var multiplier: CGFloat
  var constant: CGFloat
  var priority: Float

  /// The layout constraint that the spec says.
  @MainActor
  func make(for receiver: Receiver, _ constraint: Constraint) -> LayoutConstraint {
    let made = LayoutConstraint(
      item: receiver.object,
      attribute: attribute.layoutAttribute,
      relatedBy: relation,
      toItem: second,
      attribute: secondAttribute.layoutAttribute,
      multiplier: multiplier,
      constant: constant
    )
    if priority != 1000 { made.priority = LayoutPriority(rawValue: priority) }
    made.stamp(constraint)
    return made
  }
}

extension LayoutConstraint {
  /// Notes where the constraint was described.
  func stamp(_ constraint: Constraint) {
    file = constraint.file
    line = constraint.line
    if let label = constraint.label { identifier = label }
  }
}

extension Constraint {
  /// Makes the layout constraints, unless something is in the way; then it says what.
  func build(for receiver: Receiver, _ problems: inout [LayoutIssue]) {
    isFrozen = true
    guard !isBuilt else { return }
    forEachSpec(for: receiver, &problems) { append($0.make(for: receiver, self)) }
  }

  /// Makes the layout constraints outside a block.
  func buildIfNeeded() {
    isFrozen = true
    guard !isBuilt, side != .nothing, let object = receiver.object else { return }
    var problems: [LayoutIssue] = []
    build(for: Receiver(object), &problems)
  }

  /// Visits what the description says of each attribute, unless something is in the way.
  @inline(__always)
  func forEachSpec(
    for receiver: Receiver,
    _ problems: inout [LayoutIssue],
    _ body: (ConstraintSpec) -> Void
  ) {
    guard let second = secondItem(for: receiver, &problems) else { return }
    var rest = attributes
    while !rest.isEmpty {
      let attribute = rest.first
      rest.subtract(attribute)
      body(spec(for: attribute, second: second.item, receiver))
    }
  }

  private func spec(
    for attribute: ConstraintAttributes,
    second: AnyObject?,
    _ receiver: Receiver
  ) -> ConstraintSpec {
    var second = second
    var secondAttribute = attributes.partner(of: attribute, in: targetAttributes)
    if side == .constant {
      if secondAttribute == .centerX { secondAttribute = .left }
      if secondAttribute == .centerY { secondAttribute = .top }
      if !ConstraintAttributes.size.contains(secondAttribute) { second = receiver.superview }
    }
    return ConstraintSpec(
      attribute: attribute,
      relation: relation,
      second: second,
      secondAttribute: secondAttribute,
      multiplier: multiplier,
      constant: constant.value(for: secondAttribute),
      priority: priority
    )
  }

  /// The other item of a description in which nothing is in the way.
  private struct Second {
    var item: AnyObject?
  }

  /// The other item, or nil where something is in the way, which is added to `problems`.
  private func secondItem(
    for receiver: Receiver,
    _ problems: inout [LayoutIssue]
  ) -> Second? {
    let item: AnyObject?
    switch side {
    case .item: item = target
    case .superview: item = receiver.superview
    default: item = nil
    }
    if let problem = problem(with: item, for: receiver) {
      problems.append(problem)
      return nil
    }
    return Second(item: item)
  }
}
