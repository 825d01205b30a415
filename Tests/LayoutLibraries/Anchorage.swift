// The anchors and operators of Anchorage by its public reference. `plumbline` reads code that imports it with them, unless its
// sources are there.
import UIKit

// Between sums and comparisons.
infix operator ~ : RangeFormationPrecedence

/// What an anchor is tied to.
public struct AnchorageExpression<Anchor: AnyObject> {
  public var anchor: Anchor?
  public var multiplier: CGFloat = 1
  public var constant: CGFloat = 0
  public var priority: UILayoutPriority = .required
}

/// Several anchors of a view or a guide.
public struct AnchorageEdges {
  public let item: AnyObject
  public var attributes: [NSLayoutConstraint.Attribute]
  public var inset: CGFloat = 0
  public var priority: UILayoutPriority = .required
}

private func make(
  _ constraint: NSLayoutConstraint,
  _ priority: UILayoutPriority
) -> NSLayoutConstraint {
  (constraint.firstItem as? UIView)?.translatesAutoresizingMaskIntoConstraints = false
  constraint.priority = priority
  constraint.isActive = true
  return constraint
}

// MARK: - X

@discardableResult
public func == (left: NSLayoutXAxisAnchor, right: NSLayoutXAxisAnchor) -> NSLayoutConstraint {
  make(left.constraint(equalTo: right), .required)
}

@discardableResult
public func == (
  left: NSLayoutXAxisAnchor,
  right: AnchorageExpression<NSLayoutXAxisAnchor>
) -> NSLayoutConstraint {
  make(left.constraint(equalTo: right.anchor ?? left, constant: right.constant), right.priority)
}

@discardableResult
public func <= (left: NSLayoutXAxisAnchor, right: NSLayoutXAxisAnchor) -> NSLayoutConstraint {
  make(left.constraint(lessThanOrEqualTo: right), .required)
}

@discardableResult
public func <= (
  left: NSLayoutXAxisAnchor,
  right: AnchorageExpression<NSLayoutXAxisAnchor>
) -> NSLayoutConstraint {
  make(
    left.constraint(lessThanOrEqualTo: right.anchor ?? left, constant: right.constant),
    right.priority
  )
}

@discardableResult
public func >= (left: NSLayoutXAxisAnchor, right: NSLayoutXAxisAnchor) -> NSLayoutConstraint {
  make(left.constraint(greaterThanOrEqualTo: right), .required)
}

@discardableResult
public func >= (
  left: NSLayoutXAxisAnchor,
  right: AnchorageExpression<NSLayoutXAxisAnchor>
) -> NSLayoutConstraint {
  make(
    left.constraint(greaterThanOrEqualTo: right.anchor ?? left, constant: right.constant),
    right.priority
  )
}

public func + (
  anchor: NSLayoutXAxisAnchor,
  constant: CGFloat
) -> AnchorageExpression<NSLayoutXAxisAnchor> {
  AnchorageExpression(anchor: anchor, constant: constant)
}

public func - (
  anchor: NSLayoutXAxisAnchor,
  constant: CGFloat
) -> AnchorageExpression<NSLayoutXAxisAnchor> {
  AnchorageExpression(anchor: anchor, constant: -constant)
}

// MARK: - Y

@discardableResult
public func == (left: NSLayoutYAxisAnchor, right: NSLayoutYAxisAnchor) -> NSLayoutConstraint {
  make(left.constraint(equalTo: right), .required)
}

@discardableResult
public func == (
  left: NSLayoutYAxisAnchor,
  right: AnchorageExpression<NSLayoutYAxisAnchor>
) -> NSLayoutConstraint {
  make(left.constraint(equalTo: right.anchor ?? left, constant: right.constant), right.priority)
}

@discardableResult
public func <= (left: NSLayoutYAxisAnchor, right: NSLayoutYAxisAnchor) -> NSLayoutConstraint {
  make(left.constraint(lessThanOrEqualTo: right), .required)
}

@discardableResult
public func <= (
  left: NSLayoutYAxisAnchor,
  right: AnchorageExpression<NSLayoutYAxisAnchor>
) -> NSLayoutConstraint {
  make(
    left.constraint(lessThanOrEqualTo: right.anchor ?? left, constant: right.constant),
    right.priority
  )
}

@discardableResult
public func >= (left: NSLayoutYAxisAnchor, right: NSLayoutYAxisAnchor) -> NSLayoutConstraint {
  make(left.constraint(greaterThanOrEqualTo: right), .required)
}

@discardableResult
public func >= (
  left: NSLayoutYAxisAnchor,
  right: AnchorageExpression<NSLayoutYAxisAnchor>
) -> NSLayoutConstraint {
  make(
    left.constraint(greaterThanOrEqualTo: right.anchor ?? left, constant: right.constant),
    right.priority
  )
}

public func + (
  anchor: NSLayoutYAxisAnchor,
  constant: CGFloat
) -> AnchorageExpression<NSLayoutYAxisAnchor> {
  AnchorageExpression(anchor: anchor, constant: constant)
}

public func - (
  anchor: NSLayoutYAxisAnchor,
  constant: CGFloat
) -> AnchorageExpression<NSLayoutYAxisAnchor> {
  AnchorageExpression(anchor: anchor, constant: -constant)
}

// MARK: - Sizes

@discardableResult
public func == (left: NSLayoutDimension, right: NSLayoutDimension) -> NSLayoutConstraint {
  make(left.constraint(equalTo: right), .required)
}

@discardableResult
public func == (left: NSLayoutDimension, right: CGFloat) -> NSLayoutConstraint {
  make(left.constraint(equalToConstant: right), .required)
}

@discardableResult
public func == (
  left: NSLayoutDimension,
  right: AnchorageExpression<NSLayoutDimension>
) -> NSLayoutConstraint {
  guard let anchor = right.anchor else {
    return make(left.constraint(equalToConstant: right.constant), right.priority)
  }
  return make(
    left.constraint(equalTo: anchor, multiplier: right.multiplier, constant: right.constant),
    right.priority
  )
}

@discardableResult
public func <= (left: NSLayoutDimension, right: NSLayoutDimension) -> NSLayoutConstraint {
  make(left.constraint(lessThanOrEqualTo: right), .required)
}

@discardableResult
public func <= (left: NSLayoutDimension, right: CGFloat) -> NSLayoutConstraint {
  make(left.constraint(lessThanOrEqualToConstant: right), .required)
}

@discardableResult
public func <= (
  left: NSLayoutDimension,
  right: AnchorageExpression<NSLayoutDimension>
) -> NSLayoutConstraint {
  guard let anchor = right.anchor else {
    return make(left.constraint(lessThanOrEqualToConstant: right.constant), right.priority)
  }
  return make(
    left.constraint(
      lessThanOrEqualTo: anchor,
      multiplier: right.multiplier,
      constant: right.constant
    ),
    right.priority
  )
}

@discardableResult
public func >= (left: NSLayoutDimension, right: NSLayoutDimension) -> NSLayoutConstraint {
  make(left.constraint(greaterThanOrEqualTo: right), .required)
}

@discardableResult
public func >= (left: NSLayoutDimension, right: CGFloat) -> NSLayoutConstraint {
  make(left.constraint(greaterThanOrEqualToConstant: right), .required)
}

@discardableResult
public func >= (
  left: NSLayoutDimension,
  right: AnchorageExpression<NSLayoutDimension>
) -> NSLayoutConstraint {
  guard let anchor = right.anchor else {
    return make(left.constraint(greaterThanOrEqualToConstant: right.constant), right.priority)
  }
  return make(
    left.constraint(
      greaterThanOrEqualTo: anchor,
      multiplier: right.multiplier,
      constant: right.constant
    ),
    right.priority
  )
}

public func + (
  anchor: NSLayoutDimension,
  constant: CGFloat
) -> AnchorageExpression<NSLayoutDimension> {
  AnchorageExpression(anchor: anchor, constant: constant)
}

public func - (
  anchor: NSLayoutDimension,
  constant: CGFloat
) -> AnchorageExpression<NSLayoutDimension> {
  AnchorageExpression(anchor: anchor, constant: -constant)
}

public func * (
  anchor: NSLayoutDimension,
  multiplier: CGFloat
) -> AnchorageExpression<NSLayoutDimension> {
  AnchorageExpression(anchor: anchor, multiplier: multiplier)
}

public func * (
  multiplier: CGFloat,
  anchor: NSLayoutDimension
) -> AnchorageExpression<NSLayoutDimension> {
  AnchorageExpression(anchor: anchor, multiplier: multiplier)
}

public func / (
  anchor: NSLayoutDimension,
  divisor: CGFloat
) -> AnchorageExpression<NSLayoutDimension> {
  AnchorageExpression(anchor: anchor, multiplier: 1 / divisor)
}

// MARK: - Priorities

public func ~ (
  anchor: NSLayoutXAxisAnchor,
  priority: UILayoutPriority
) -> AnchorageExpression<NSLayoutXAxisAnchor> {
  AnchorageExpression(anchor: anchor, priority: priority)
}

public func ~ (
  anchor: NSLayoutYAxisAnchor,
  priority: UILayoutPriority
) -> AnchorageExpression<NSLayoutYAxisAnchor> {
  AnchorageExpression(anchor: anchor, priority: priority)
}

public func ~ (
  anchor: NSLayoutDimension,
  priority: UILayoutPriority
) -> AnchorageExpression<NSLayoutDimension> {
  AnchorageExpression(anchor: anchor, priority: priority)
}

public func ~ (
  constant: CGFloat,
  priority: UILayoutPriority
) -> AnchorageExpression<NSLayoutDimension> {
  AnchorageExpression(anchor: nil, constant: constant, priority: priority)
}

public func ~ <Anchor>(
  expression: AnchorageExpression<Anchor>,
  priority: UILayoutPriority
) -> AnchorageExpression<Anchor> {
  var expression = expression
  expression.priority = priority
  return expression
}

// MARK: - Several anchors

private let allEdges: [NSLayoutConstraint.Attribute] = [.top, .leading, .bottom, .trailing]

extension UIView {
  public var edgeAnchors: AnchorageEdges { AnchorageEdges(item: self, attributes: allEdges) }
  public var horizontalAnchors: AnchorageEdges {
    AnchorageEdges(item: self, attributes: [.leading, .trailing])
  }
  public var verticalAnchors: AnchorageEdges {
    AnchorageEdges(item: self, attributes: [.top, .bottom])
  }
  public var centerAnchors: AnchorageEdges {
    AnchorageEdges(item: self, attributes: [.centerX, .centerY])
  }
  public var sizeAnchors: AnchorageEdges {
    AnchorageEdges(item: self, attributes: [.width, .height])
  }
}

extension UILayoutGuide {
  public var edgeAnchors: AnchorageEdges { AnchorageEdges(item: self, attributes: allEdges) }
  public var horizontalAnchors: AnchorageEdges {
    AnchorageEdges(item: self, attributes: [.leading, .trailing])
  }
  public var verticalAnchors: AnchorageEdges {
    AnchorageEdges(item: self, attributes: [.top, .bottom])
  }
  public var centerAnchors: AnchorageEdges {
    AnchorageEdges(item: self, attributes: [.centerX, .centerY])
  }
}

@discardableResult
public func == (left: AnchorageEdges, right: AnchorageEdges) -> [NSLayoutConstraint] {
  left.attributes.map { attribute in
    let isFar = attribute == .trailing || attribute == .bottom
    return make(
      NSLayoutConstraint(
        item: left.item,
        attribute: attribute,
        relatedBy: .equal,
        toItem: right.item,
        attribute: attribute,
        multiplier: 1,
        constant: isFar ? -right.inset : right.inset
      ),
      right.priority
    )
  }
}

@discardableResult
public func == (left: AnchorageEdges, size: CGSize) -> [NSLayoutConstraint] {
  left.attributes.map { attribute in
    make(
      NSLayoutConstraint(
        item: left.item,
        attribute: attribute,
        relatedBy: .equal,
        toItem: nil,
        attribute: .notAnAttribute,
        multiplier: 1,
        constant: attribute == .width ? size.width : size.height
      ),
      .required
    )
  }
}

public func + (edges: AnchorageEdges, inset: CGFloat) -> AnchorageEdges {
  var edges = edges
  edges.inset = inset
  return edges
}

public func - (edges: AnchorageEdges, inset: CGFloat) -> AnchorageEdges {
  var edges = edges
  edges.inset = -inset
  return edges
}

public func ~ (edges: AnchorageEdges, priority: UILayoutPriority) -> AnchorageEdges {
  var edges = edges
  edges.priority = priority
  return edges
}
