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
  public var insets = UIEdgeInsets.zero
  public var priority: UILayoutPriority = .required

  fileprivate func constant(_ attribute: NSLayoutConstraint.Attribute) -> CGFloat {
    switch attribute {
    case .top: return insets.top
    case .leading: return insets.left
    case .bottom: return -insets.bottom
    case .trailing: return -insets.right
    default: return insets.top
    }
  }
}

/// A priority by its name; operators take a number in its place.
public enum Priority {
  case required
  case high
  case low
  case fittingSize
  case custom(UILayoutPriority)

  public var value: UILayoutPriority {
    switch self {
    case .required: return .required
    case .high: return .defaultHigh
    case .low: return .defaultLow
    case .fittingSize: return .fittingSizeLevel
    case .custom(let priority): return priority
    }
  }
}

public func + (priority: Priority, more: Float) -> Priority {
  .custom(UILayoutPriority(rawValue: priority.value.rawValue + more))
}

public func - (priority: Priority, less: Float) -> Priority {
  .custom(UILayoutPriority(rawValue: priority.value.rawValue - less))
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

public func + <Anchor>(
  expression: AnchorageExpression<Anchor>,
  constant: CGFloat
) -> AnchorageExpression<Anchor> {
  var expression = expression
  expression.constant += constant
  return expression
}

public func - <Anchor>(
  expression: AnchorageExpression<Anchor>,
  constant: CGFloat
) -> AnchorageExpression<Anchor> {
  var expression = expression
  expression.constant -= constant
  return expression
}

public func / (
  expression: AnchorageExpression<NSLayoutDimension>,
  divisor: CGFloat
) -> AnchorageExpression<NSLayoutDimension> {
  var expression = expression
  expression.multiplier /= divisor
  return expression
}

// MARK: - Priorities

public func ~ (
  anchor: NSLayoutXAxisAnchor,
  priority: Priority
) -> AnchorageExpression<NSLayoutXAxisAnchor> {
  AnchorageExpression(anchor: anchor, priority: priority.value)
}

public func ~ (
  anchor: NSLayoutYAxisAnchor,
  priority: Priority
) -> AnchorageExpression<NSLayoutYAxisAnchor> {
  AnchorageExpression(anchor: anchor, priority: priority.value)
}

public func ~ (
  anchor: NSLayoutDimension,
  priority: Priority
) -> AnchorageExpression<NSLayoutDimension> {
  AnchorageExpression(anchor: anchor, priority: priority.value)
}

public func ~ (
  constant: CGFloat,
  priority: Priority
) -> AnchorageExpression<NSLayoutDimension> {
  AnchorageExpression(anchor: nil, constant: constant, priority: priority.value)
}

public func ~ <Anchor>(
  expression: AnchorageExpression<Anchor>,
  priority: Priority
) -> AnchorageExpression<Anchor> {
  var expression = expression
  expression.priority = priority.value
  return expression
}

public func ~ (
  anchor: NSLayoutXAxisAnchor,
  priority: Float
) -> AnchorageExpression<NSLayoutXAxisAnchor> {
  anchor ~ Priority.custom(UILayoutPriority(rawValue: priority))
}

public func ~ (
  anchor: NSLayoutYAxisAnchor,
  priority: Float
) -> AnchorageExpression<NSLayoutYAxisAnchor> {
  anchor ~ Priority.custom(UILayoutPriority(rawValue: priority))
}

public func ~ (
  anchor: NSLayoutDimension,
  priority: Float
) -> AnchorageExpression<NSLayoutDimension> {
  anchor ~ Priority.custom(UILayoutPriority(rawValue: priority))
}

public func ~ <Anchor>(
  expression: AnchorageExpression<Anchor>,
  priority: Float
) -> AnchorageExpression<Anchor> {
  expression ~ Priority.custom(UILayoutPriority(rawValue: priority))
}

public func ~ (edges: AnchorageEdges, priority: Float) -> AnchorageEdges {
  edges ~ Priority.custom(UILayoutPriority(rawValue: priority))
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
    make(
      NSLayoutConstraint(
        item: left.item,
        attribute: attribute,
        relatedBy: .equal,
        toItem: right.item,
        attribute: attribute,
        multiplier: 1,
        constant: right.constant(attribute)
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
  edges + UIEdgeInsets(top: inset, left: inset, bottom: inset, right: inset)
}

public func - (edges: AnchorageEdges, inset: CGFloat) -> AnchorageEdges {
  edges + -inset
}

public func + (edges: AnchorageEdges, insets: UIEdgeInsets) -> AnchorageEdges {
  var edges = edges
  edges.insets = insets
  return edges
}

public func ~ (edges: AnchorageEdges, priority: Priority) -> AnchorageEdges {
  var edges = edges
  edges.priority = priority.value
  return edges
}
