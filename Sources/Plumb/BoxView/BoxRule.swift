#if canImport(UIKit)
internal import UIKit

/// A constraint as a box wants it: a value that can be compared with those that stand.
@MainActor
struct BoxRule {
  var first: any BoxAnchorable
  var firstAttribute: NSLayoutConstraint.Attribute
  var relation: NSLayoutConstraint.Relation
  var second: (any BoxAnchorable)?
  var secondAttribute: NSLayoutConstraint.Attribute
  var multiplier: CGFloat
  var constant: CGFloat
  var priority: UILayoutPriority

  /// An edge of an item, a length away from an edge of another.
  init(
    _ first: any BoxAnchorable,
    _ firstEdge: BoxEdge,
    to second: any BoxAnchorable,
    _ secondEdge: BoxEdge,
    pin: Pin,
    added: CGFloat = 0,
    in direction: BoxDirection
  ) {
    let sign = direction.sign(firstEdge)
    self.first = first
    firstAttribute = direction.attribute(firstEdge)
    relation = sign < 0 ? pin.relation.flipped : pin.relation
    self.second = second
    secondAttribute = direction.attribute(secondEdge)
    multiplier = 1
    constant = (pin.constant + added) * sign
    priority = pin.priority
  }

  /// A size of an item.
  init(_ item: any BoxAnchorable, _ dimension: NSLayoutConstraint.Attribute, pin: Pin) {
    first = item
    firstAttribute = dimension
    relation = pin.relation
    second = nil
    secondAttribute = .notAnAttribute
    multiplier = 1
    constant = pin.constant
    priority = pin.priority
  }

  /// A size of an item as a multiple of another's.
  init(
    _ item: any BoxAnchorable,
    _ dimension: NSLayoutConstraint.Attribute,
    to other: any BoxAnchorable,
    _ otherDimension: NSLayoutConstraint.Attribute? = nil,
    pin: MultiPin
  ) {
    first = item
    firstAttribute = dimension
    relation = pin.relation
    second = other
    secondAttribute = otherDimension ?? dimension
    multiplier = pin.multiplier
    constant = pin.constant
    priority = pin.priority
  }

  /// Whether UIKit can make the constraint.
  var isValid: Bool {
    constant.isFinite && multiplier.isFinite && priority.rawValue > 0 && priority.rawValue <= 1000
  }

  /// A new constraint, not active.
  func makeConstraint() -> NSLayoutConstraint {
    let constraint = makeUnprioritized()
    if priority != .required { constraint.priority = priority }
    return constraint
  }

  private func makeUnprioritized() -> NSLayoutConstraint {
    #if canImport(UIKit) && !canImport(Darwin)
    // The platform's initialiser would have to find out what the items are.
    if let view = first as? UIView {
      let other = second as? UIView
      if other != nil || second == nil {
        return NSLayoutConstraint(
          view: view,
          attribute: firstAttribute,
          relatedBy: relation,
          toView: other,
          attribute: secondAttribute,
          multiplier: multiplier,
          constant: constant
        )
      }
    }
    #endif
    return NSLayoutConstraint.unplaced(
      first,
      firstAttribute,
      relation,
      second,
      secondAttribute,
      multiplier,
      constant
    )
  }

  /// All that a standing constraint must share with the rule so that only its constant may differ.
  ///
  /// The priority belongs to it: some versions of UIKit refuse to make an active constraint required.
  var key: Key {
    Key(
      first: ObjectIdentifier(first),
      firstAttribute: firstAttribute,
      relation: relation,
      second: second.map { ObjectIdentifier($0) },
      secondAttribute: secondAttribute,
      multiplier: multiplier,
      priority: priority
    )
  }

  struct Key: Hashable {
    var first: ObjectIdentifier
    var firstAttribute: NSLayoutConstraint.Attribute
    var relation: NSLayoutConstraint.Relation
    var second: ObjectIdentifier?
    var secondAttribute: NSLayoutConstraint.Attribute
    var multiplier: CGFloat
    var priority: UILayoutPriority
  }

  /// The rule as a line of text, for messages.
  var text: String {
    let other = second.map { " \(type(of: $0)) * \(multiplier) +" } ?? ""
    return "\(type(of: first)) \(relation.sign)\(other) \(constant) @ \(priority.rawValue)"
  }
}

extension NSLayoutConstraint.Relation {
  /// The relation as it is written.
  var sign: String {
    switch self {
    case .lessThanOrEqual: "<="
    case .greaterThanOrEqual: ">="
    default: "=="
    }
  }
}
#endif
