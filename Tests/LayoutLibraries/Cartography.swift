// The functions and operators of Cartography by its public reference. `plumbline` reads code that imports it with them, unless
// its sources are there.
import UIKit

/// The constraints of one or several blocks, which another block may replace.
public class ConstraintGroup {
  fileprivate var constraints: [NSLayoutConstraint] = []

  public init() {}
}

/// What a block knows a view or a guide by.
public struct LayoutProxy {
  fileprivate let item: AnyObject

  fileprivate func anchor(_ attribute: NSLayoutConstraint.Attribute) -> CartographyAnchor {
    CartographyAnchor(item: item, attribute: attribute)
  }

  fileprivate func anchors(_ attributes: [NSLayoutConstraint.Attribute]) -> CartographyAnchors {
    CartographyAnchors(item: item, attributes: attributes)
  }

  public var left: CartographyAnchor { anchor(.left) }
  public var right: CartographyAnchor { anchor(.right) }
  public var top: CartographyAnchor { anchor(.top) }
  public var bottom: CartographyAnchor { anchor(.bottom) }
  public var leading: CartographyAnchor { anchor(.leading) }
  public var trailing: CartographyAnchor { anchor(.trailing) }
  public var centerX: CartographyAnchor { anchor(.centerX) }
  public var centerY: CartographyAnchor { anchor(.centerY) }
  public var width: CartographyAnchor { anchor(.width) }
  public var height: CartographyAnchor { anchor(.height) }
  public var baseline: CartographyAnchor { anchor(.lastBaseline) }
  public var firstBaseline: CartographyAnchor { anchor(.firstBaseline) }
  public var lastBaseline: CartographyAnchor { anchor(.lastBaseline) }
  public var leftMargin: CartographyAnchor { anchor(.leftMargin) }
  public var rightMargin: CartographyAnchor { anchor(.rightMargin) }
  public var topMargin: CartographyAnchor { anchor(.topMargin) }
  public var bottomMargin: CartographyAnchor { anchor(.bottomMargin) }
  public var leadingMargin: CartographyAnchor { anchor(.leadingMargin) }
  public var trailingMargin: CartographyAnchor { anchor(.trailingMargin) }
  public var edges: CartographyAnchors { anchors([.top, .leading, .bottom, .trailing]) }
  public var edgesWithinMargins: CartographyAnchors {
    anchors([.topMargin, .leadingMargin, .bottomMargin, .trailingMargin])
  }
  public var center: CartographyAnchors { anchors([.centerX, .centerY]) }
  public var size: CartographyAnchors { anchors([.width, .height]) }
  public var superview: LayoutProxy? {
    (item as? UIView)?.superview.map { LayoutProxy(item: $0) }
  }
  public var safeAreaLayoutGuide: LayoutProxy {
    LayoutProxy(item: (item as? UIView)?.safeAreaLayoutGuide ?? item)
  }
}

/// An attribute of an item, and what is done with it.
public struct CartographyAnchor {
  fileprivate let item: AnyObject?
  fileprivate let attribute: NSLayoutConstraint.Attribute
  fileprivate var multiplier: CGFloat = 1
  fileprivate var constant: CGFloat = 0
}

/// Several attributes of an item.
public struct CartographyAnchors {
  fileprivate let item: AnyObject
  fileprivate let attributes: [NSLayoutConstraint.Attribute]
  fileprivate var multiplier: CGFloat = 1
  fileprivate var constants: [CGFloat] = []
}

extension CartographyAnchors {
  public func inseted(by all: CGFloat) -> CartographyAnchors { inset(self, all) }

  public func inseted(by insets: UIEdgeInsets) -> CartographyAnchors {
    inset(self, insets.top, insets.left, insets.bottom, insets.right)
  }

  public func inseted(horizontally: CGFloat, vertically: CGFloat) -> CartographyAnchors {
    inset(self, horizontally, vertically)
  }

  public func inseted(
    top: CGFloat = 0,
    leading: CGFloat = 0,
    bottom: CGFloat = 0,
    trailing: CGFloat = 0
  ) -> CartographyAnchors {
    inset(self, top, leading, bottom, trailing)
  }
}

private var made: [NSLayoutConstraint] = []

private func tie(
  _ left: CartographyAnchor,
  _ relation: NSLayoutConstraint.Relation,
  _ right: CartographyAnchor
) -> NSLayoutConstraint {
  (left.item as? UIView)?.translatesAutoresizingMaskIntoConstraints = false
  let constraint = NSLayoutConstraint(
    item: left.item as Any,
    attribute: left.attribute,
    relatedBy: relation,
    toItem: right.item,
    attribute: right.item == nil ? .notAnAttribute : right.attribute,
    multiplier: right.multiplier,
    constant: right.constant
  )
  made.append(constraint)
  return constraint
}

// MARK: - Blocks

private func install(_ group: ConstraintGroup, _ block: () -> Void) -> ConstraintGroup {
  let before = made
  made = []
  block()
  for constraint in group.constraints { constraint.isActive = false }
  group.constraints = made
  for constraint in made { constraint.isActive = true }
  made = before
  return group
}

@discardableResult
public func constrain(
  _ a: AnyObject,
  replace group: ConstraintGroup = ConstraintGroup(),
  block: (LayoutProxy) -> Void
) -> ConstraintGroup {
  install(group) { block(LayoutProxy(item: a)) }
}

@discardableResult
public func constrain(
  _ a: AnyObject,
  _ b: AnyObject,
  replace group: ConstraintGroup = ConstraintGroup(),
  block: (LayoutProxy, LayoutProxy) -> Void
) -> ConstraintGroup {
  install(group) { block(LayoutProxy(item: a), LayoutProxy(item: b)) }
}

@discardableResult
public func constrain(
  _ a: AnyObject,
  _ b: AnyObject,
  _ c: AnyObject,
  replace group: ConstraintGroup = ConstraintGroup(),
  block: (LayoutProxy, LayoutProxy, LayoutProxy) -> Void
) -> ConstraintGroup {
  install(group) { block(LayoutProxy(item: a), LayoutProxy(item: b), LayoutProxy(item: c)) }
}

@discardableResult
public func constrain(
  _ a: AnyObject,
  _ b: AnyObject,
  _ c: AnyObject,
  _ d: AnyObject,
  replace group: ConstraintGroup = ConstraintGroup(),
  block: (LayoutProxy, LayoutProxy, LayoutProxy, LayoutProxy) -> Void
) -> ConstraintGroup {
  install(group) {
    block(
      LayoutProxy(item: a),
      LayoutProxy(item: b),
      LayoutProxy(item: c),
      LayoutProxy(item: d)
    )
  }
}

@discardableResult
public func constrain(
  _ a: AnyObject,
  _ b: AnyObject,
  _ c: AnyObject,
  _ d: AnyObject,
  _ e: AnyObject,
  replace group: ConstraintGroup = ConstraintGroup(),
  block: (LayoutProxy, LayoutProxy, LayoutProxy, LayoutProxy, LayoutProxy) -> Void
) -> ConstraintGroup {
  install(group) {
    block(
      LayoutProxy(item: a),
      LayoutProxy(item: b),
      LayoutProxy(item: c),
      LayoutProxy(item: d),
      LayoutProxy(item: e)
    )
  }
}

@discardableResult
public func constrain(
  _ views: [UIView],
  replace group: ConstraintGroup = ConstraintGroup(),
  block: ([LayoutProxy]) -> Void
) -> ConstraintGroup {
  install(group) { block(views.map { LayoutProxy(item: $0) }) }
}

public func constrain(clear group: ConstraintGroup) { _ = install(group) {} }

// MARK: - One attribute

@discardableResult
public func == (left: CartographyAnchor, right: CartographyAnchor) -> NSLayoutConstraint {
  tie(left, .equal, right)
}

@discardableResult
public func == (left: CartographyAnchor, right: CGFloat) -> NSLayoutConstraint {
  tie(left, .equal, CartographyAnchor(item: nil, attribute: .notAnAttribute, constant: right))
}

@discardableResult
public func <= (left: CartographyAnchor, right: CartographyAnchor) -> NSLayoutConstraint {
  tie(left, .lessThanOrEqual, right)
}

@discardableResult
public func <= (left: CartographyAnchor, right: CGFloat) -> NSLayoutConstraint {
  tie(
    left,
    .lessThanOrEqual,
    CartographyAnchor(item: nil, attribute: .notAnAttribute, constant: right)
  )
}

@discardableResult
public func >= (left: CartographyAnchor, right: CartographyAnchor) -> NSLayoutConstraint {
  tie(left, .greaterThanOrEqual, right)
}

@discardableResult
public func >= (left: CartographyAnchor, right: CGFloat) -> NSLayoutConstraint {
  tie(
    left,
    .greaterThanOrEqual,
    CartographyAnchor(item: nil, attribute: .notAnAttribute, constant: right)
  )
}

public func + (anchor: CartographyAnchor, constant: CGFloat) -> CartographyAnchor {
  var anchor = anchor
  anchor.constant += constant
  return anchor
}

public func + (constant: CGFloat, anchor: CartographyAnchor) -> CartographyAnchor {
  anchor + constant
}

public func - (anchor: CartographyAnchor, constant: CGFloat) -> CartographyAnchor {
  var anchor = anchor
  anchor.constant -= constant
  return anchor
}

public func * (anchor: CartographyAnchor, factor: CGFloat) -> CartographyAnchor {
  var anchor = anchor
  anchor.multiplier *= factor
  anchor.constant *= factor
  return anchor
}

public func * (factor: CGFloat, anchor: CartographyAnchor) -> CartographyAnchor {
  anchor * factor
}

public func / (anchor: CartographyAnchor, divisor: CGFloat) -> CartographyAnchor {
  anchor * (1 / divisor)
}

// MARK: - Several attributes

@discardableResult
public func == (left: CartographyAnchors, right: CartographyAnchors) -> [NSLayoutConstraint] {
  left.attributes.indices.map { place in
    tie(
      CartographyAnchor(item: left.item, attribute: left.attributes[place]),
      .equal,
      CartographyAnchor(
        item: right.item,
        attribute: right.attributes[place],
        multiplier: right.multiplier,
        constant: right.constants.isEmpty ? 0 : right.constants[place]
      )
    )
  }
}

public func * (anchors: CartographyAnchors, factor: CGFloat) -> CartographyAnchors {
  var anchors = anchors
  anchors.multiplier *= factor
  return anchors
}

public func inset(_ edges: CartographyAnchors, _ all: CGFloat) -> CartographyAnchors {
  inset(edges, all, all, all, all)
}

public func inset(
  _ edges: CartographyAnchors,
  _ horizontal: CGFloat,
  _ vertical: CGFloat
) -> CartographyAnchors {
  inset(edges, vertical, horizontal, vertical, horizontal)
}

public func inset(
  _ edges: CartographyAnchors,
  _ top: CGFloat,
  _ leading: CGFloat,
  _ bottom: CGFloat,
  _ trailing: CGFloat
) -> CartographyAnchors {
  var edges = edges
  edges.constants = [top, leading, -bottom, -trailing]
  return edges
}

// MARK: - Priorities

infix operator ~ : RangeFormationPrecedence

/// An attribute with the priority of the constraint that is made with it.
public struct CartographyWish {
  fileprivate let anchor: CartographyAnchor
  fileprivate let priority: UILayoutPriority
}

public func ~ (anchor: CartographyAnchor, priority: UILayoutPriority) -> CartographyWish {
  CartographyWish(anchor: anchor, priority: priority)
}

public func ~ (constant: CGFloat, priority: UILayoutPriority) -> CartographyWish {
  CartographyWish(
    anchor: CartographyAnchor(item: nil, attribute: .notAnAttribute, constant: constant),
    priority: priority
  )
}

public func ~ (anchor: CartographyAnchor, priority: Float) -> CartographyWish {
  CartographyWish(anchor: anchor, priority: UILayoutPriority(rawValue: priority))
}

public func ~ (constant: CGFloat, priority: Float) -> CartographyWish {
  constant ~ UILayoutPriority(rawValue: priority)
}

private func wish(
  _ left: CartographyAnchor,
  _ relation: NSLayoutConstraint.Relation,
  _ right: CartographyWish
) -> NSLayoutConstraint {
  let constraint = tie(left, relation, right.anchor)
  constraint.priority = right.priority
  return constraint
}

@discardableResult
public func == (left: CartographyAnchor, right: CartographyWish) -> NSLayoutConstraint {
  wish(left, .equal, right)
}

@discardableResult
public func <= (left: CartographyAnchor, right: CartographyWish) -> NSLayoutConstraint {
  wish(left, .lessThanOrEqual, right)
}

@discardableResult
public func >= (left: CartographyAnchor, right: CartographyWish) -> NSLayoutConstraint {
  wish(left, .greaterThanOrEqual, right)
}

// MARK: - Rows

private func align(_ views: [LayoutProxy], _ attribute: NSLayoutConstraint.Attribute) {
  for view in views.dropFirst() {
    _ = tie(views[0].anchor(attribute), .equal, view.anchor(attribute))
  }
}

public func align(top views: LayoutProxy...) { align(views, .top) }
public func align(bottom views: LayoutProxy...) { align(views, .bottom) }
public func align(left views: LayoutProxy...) { align(views, .left) }
public func align(right views: LayoutProxy...) { align(views, .right) }
public func align(leading views: LayoutProxy...) { align(views, .leading) }
public func align(trailing views: LayoutProxy...) { align(views, .trailing) }
public func align(centerX views: LayoutProxy...) { align(views, .centerX) }
public func align(centerY views: LayoutProxy...) { align(views, .centerY) }

private func distribute(
  _ views: [LayoutProxy],
  by gap: CGFloat,
  _ near: NSLayoutConstraint.Attribute,
  _ far: NSLayoutConstraint.Attribute
) {
  for place in views.indices.dropFirst() {
    _ = tie(views[place].anchor(near), .equal, views[place - 1].anchor(far) + gap)
  }
}

public func distribute(by gap: CGFloat = 0, horizontally views: LayoutProxy...) {
  distribute(views, by: gap, .leading, .trailing)
}

public func distribute(by gap: CGFloat = 0, leftToRight views: LayoutProxy...) {
  distribute(views, by: gap, .left, .right)
}

public func distribute(by gap: CGFloat = 0, vertically views: LayoutProxy...) {
  distribute(views, by: gap, .top, .bottom)
}
