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
  func build(for receiver: borrowing Receiver, _ problems: inout [LayoutIssue]) {
    isFrozen = true
    guard !isBuilt else { return }
    let item = item(for: receiver)
    if isSound(item, receiver) {
      var rest = attributes
      repeat {
        let attribute = rest.first
        rest.subtract(attribute)
        let other = secondAttribute(of: attribute)
        let second = side == .constant && !other.isSize ? receiver.superview : item
        let made = layoutConstraint(receiver, attribute, second, other)
        if priority != 1000 { made.priority = LayoutPriority(rawValue: priority) }
        made.stamp(self)
        append(made)
      } while !rest.isEmpty
    } else if let problem = problem(with: item, for: receiver) {
      problems.append(problem)
    }
    releaseTarget()
  }

  /// Makes the layout constraint of one attribute.
  @inline(__always)
  private func layoutConstraint(
    _ receiver: borrowing Receiver,
    _ attribute: ConstraintAttributes,
    _ second: AnyObject?,
    _ other: ConstraintAttributes
  ) -> LayoutConstraint {
    #if canImport(UIKit) && !canImport(Darwin)
    // Views are the rule, and need no looking into `Any`.
    if let view = receiver.view, second == nil || second is UIView {
      return LayoutConstraint(
        view: view,
        attribute: attribute.layoutAttribute,
        relatedBy: relation,
        toView: second as? UIView,
        attribute: other.layoutAttribute,
        multiplier: multiplier,
        constant: constant.value(for: other)
      )
    }
    #endif
    return LayoutConstraint(
      item: receiver.object,
      attribute: attribute.layoutAttribute,
      relatedBy: relation,
      toItem: second,
      attribute: other.layoutAttribute,
      multiplier: multiplier,
      constant: constant.value(for: other)
    )
  }

  /// The attribute of the second side, before the platform drops it where there is no second item.
  @inline(__always)
  private func secondAttribute(of attribute: ConstraintAttributes) -> ConstraintAttributes {
    if side == .constant {
      if attribute == .centerX { return .left }
      if attribute == .centerY { return .top }
      return attribute
    }
    return targetAttributes.isEmpty
      ? attribute : attributes.partner(of: attribute, in: targetAttributes)
  }

  /// The other item, where it is alive.
  @inline(__always)
  private func item(for receiver: borrowing Receiver) -> AnyObject? {
    switch side {
    case .item: target
    case .superview: receiver.superview
    default: nil
    }
  }

  /// Whether nothing is in the way of the layout constraints.
  @inline(__always)
  private func isSound(_ item: AnyObject?, _ receiver: borrowing Receiver) -> Bool {
    guard multiplier.isFinite, constant.isFinite, priority > 0, priority <= 1000 else {
      return false
    }
    guard let item else {
      return side == .constant
        && (attributes.isSize ? receiver.place != nil : receiver.superview != nil)
    }
    return (targetAttributes.isEmpty || attributes.pairs(with: targetAttributes))
      && receiver.sharesHierarchy(with: item)
  }

  /// Makes the layout constraints outside a block.
  func buildIfNeeded() {
    isFrozen = true
    guard !isBuilt, side != .nothing, let object = receiver.object else { return }
    var problems: [LayoutIssue] = []
    build(for: Receiver(object), &problems)
  }

  /// Visits what the description says of each attribute, unless something is in the way.
  func forEachSpec(
    for receiver: Receiver,
    _ problems: inout [LayoutIssue],
    _ body: (ConstraintSpec) -> Void
  ) {
    let item = item(for: receiver)
    if let problem = problem(with: item, for: receiver) {
      problems.append(problem)
      return
    }
    for attribute in attributes.all {
      let other = secondAttribute(of: attribute)
      body(
        ConstraintSpec(
          attribute: attribute,
          relation: relation,
          second: side == .constant && !other.isSize ? receiver.superview : item,
          secondAttribute: other,
          multiplier: multiplier,
          constant: constant.value(for: other),
          priority: priority
        )
      )
    }
  }
}
