#if canImport(UIKit)
import UIKit
#endif

// The shape of a library that hands proxies of views to a block, in which operators make constraints.
// Nothing here names an actor.

/// One attribute of one item.
public struct ProxyAttribute {
  let context: ProxyContext
  let item: AnyObject
  let attribute: NSLayoutConstraint.Attribute
  var multiplier: CGFloat = 1
  var constant: CGFloat = 0
}

/// What a block has made.
public final class ProxyContext {
  var made: [NSLayoutConstraint] = []

  func make(
    _ left: ProxyAttribute,
    _ relation: NSLayoutConstraint.Relation,
    _ right: ProxyAttribute?,
    _ constant: CGFloat
  ) -> NSLayoutConstraint {
    (left.item as? UIView)?.translatesAutoresizingMaskIntoConstraints = false
    let constraint = NSLayoutConstraint(
      item: left.item,
      attribute: left.attribute,
      relatedBy: relation,
      toItem: right?.item,
      attribute: right?.attribute ?? .notAnAttribute,
      multiplier: right?.multiplier ?? 1,
      constant: (right?.constant ?? 0) + constant
    )
    made.append(constraint)
    return constraint
  }
}

/// What stands for an item in a block.
public struct Proxy {
  let context: ProxyContext
  let item: AnyObject

  subscript(attribute: NSLayoutConstraint.Attribute) -> ProxyAttribute {
    ProxyAttribute(context: context, item: item, attribute: attribute)
  }

  public var superview: Proxy? {
    ((item as? UIView)?.superview ?? (item as? UILayoutGuide)?.owningView).map {
      Proxy(context: context, item: $0)
    }
  }
  public var safeAreaLayoutGuide: Proxy? {
    (item as? UIView).map { Proxy(context: context, item: $0.safeAreaLayoutGuide) }
  }
  public var left: ProxyAttribute { self[.left] }
  public var right: ProxyAttribute { self[.right] }
  public var top: ProxyAttribute { self[.top] }
  public var bottom: ProxyAttribute { self[.bottom] }
  public var width: ProxyAttribute { self[.width] }
  public var height: ProxyAttribute { self[.height] }
  public var centerX: ProxyAttribute { self[.centerX] }
  public var leadingMargin: ProxyAttribute { self[.leadingMargin] }
}

public func + (attribute: ProxyAttribute, constant: CGFloat) -> ProxyAttribute {
  var sum = attribute
  sum.constant += constant
  return sum
}

public func * (factor: CGFloat, attribute: ProxyAttribute) -> ProxyAttribute {
  var product = attribute
  product.multiplier *= factor
  product.constant *= factor
  return product
}

@discardableResult
public func == (left: ProxyAttribute, right: ProxyAttribute) -> NSLayoutConstraint {
  left.context.make(left, .equal, right, 0)
}

@discardableResult
public func == (left: ProxyAttribute, right: CGFloat) -> NSLayoutConstraint {
  left.context.make(left, .equal, nil, right)
}

@discardableResult
public func >= (left: ProxyAttribute, right: ProxyAttribute) -> NSLayoutConstraint {
  left.context.make(left, .greaterThanOrEqual, right, 0)
}

infix operator ~ : AssignmentPrecedence

@discardableResult
public func ~ (constraint: NSLayoutConstraint, priority: UILayoutPriority) -> NSLayoutConstraint {
  constraint.priority = priority
  return constraint
}

/// The constraints of one block, which another block can replace.
public final class ProxyGroup {
  var installed: [NSLayoutConstraint] = []

  public init() {}
}

@discardableResult
public func constrain(
  _ first: AnyObject,
  _ second: AnyObject,
  replace group: ProxyGroup = ProxyGroup(),
  block: (Proxy, Proxy) -> Void
) -> ProxyGroup {
  let context = ProxyContext()
  group.installed.forEach { $0.isActive = false }
  block(Proxy(context: context, item: first), Proxy(context: context, item: second))
  group.installed = context.made
  group.installed.forEach { $0.isActive = true }
  return group
}
