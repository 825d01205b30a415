// The methods of TinyConstraints by its public reference. `plumbline` reads code that imports it with them, unless its sources
// are there.
import UIKit

public typealias Constraint = NSLayoutConstraint
public typealias Constraints = [Constraint]
public typealias TinyEdgeInsets = UIEdgeInsets

public enum ConstraintRelation {
  case equal, equalOrLess, equalOrGreater
}

public enum ConstraintAxis {
  case horizontal, vertical
}

public struct LayoutEdge: OptionSet {
  public let rawValue: UInt8

  public init(rawValue: UInt8) { self.rawValue = rawValue }

  public static let top = LayoutEdge(rawValue: 1)
  public static let bottom = LayoutEdge(rawValue: 2)
  public static let trailing = LayoutEdge(rawValue: 4)
  public static let leading = LayoutEdge(rawValue: 8)
  public static let left = LayoutEdge(rawValue: 16)
  public static let right = LayoutEdge(rawValue: 32)
  public static let none = LayoutEdge(rawValue: 64)
}

extension UIEdgeInsets {
  public static func uniform(_ value: CGFloat) -> UIEdgeInsets {
    UIEdgeInsets(top: value, left: value, bottom: value, right: value)
  }

  public static func top(_ value: CGFloat) -> UIEdgeInsets {
    UIEdgeInsets(top: value, left: 0, bottom: 0, right: 0)
  }

  public static func left(_ value: CGFloat) -> UIEdgeInsets {
    UIEdgeInsets(top: 0, left: value, bottom: 0, right: 0)
  }

  public static func bottom(_ value: CGFloat) -> UIEdgeInsets {
    UIEdgeInsets(top: 0, left: 0, bottom: value, right: 0)
  }

  public static func right(_ value: CGFloat) -> UIEdgeInsets {
    UIEdgeInsets(top: 0, left: 0, bottom: 0, right: value)
  }

  public static func horizontal(_ value: CGFloat) -> UIEdgeInsets {
    UIEdgeInsets(top: 0, left: value, bottom: 0, right: value)
  }

  public static func vertical(_ value: CGFloat) -> UIEdgeInsets {
    UIEdgeInsets(top: value, left: 0, bottom: value, right: 0)
  }
}

public func + (left: UIEdgeInsets, right: UIEdgeInsets) -> UIEdgeInsets {
  UIEdgeInsets(
    top: left.top + right.top,
    left: left.left + right.left,
    bottom: left.bottom + right.bottom,
    right: left.right + right.right
  )
}

extension UILayoutPriority {
  public static var high: UILayoutPriority { .defaultHigh }
  public static var low: UILayoutPriority { .defaultLow }
}

extension UIView {
  fileprivate func tc_tie(
    _ attribute: NSLayoutConstraint.Attribute,
    _ other: Any?,
    _ otherAttribute: NSLayoutConstraint.Attribute,
    _ multiplier: CGFloat,
    _ constant: CGFloat,
    _ relation: ConstraintRelation,
    _ priority: UILayoutPriority,
    _ isActive: Bool
  ) -> Constraint {
    translatesAutoresizingMaskIntoConstraints = false
    let related: NSLayoutConstraint.Relation
    switch relation {
    case .equal: related = .equal
    case .equalOrLess: related = .lessThanOrEqual
    case .equalOrGreater: related = .greaterThanOrEqual
    }
    let constraint = NSLayoutConstraint(
      item: self,
      attribute: attribute,
      relatedBy: related,
      toItem: other,
      attribute: otherAttribute,
      multiplier: multiplier,
      constant: constant
    )
    constraint.priority = priority
    constraint.isActive = isActive
    return constraint
  }

  fileprivate func tc_superview(_ usesSafeArea: Bool) -> Any? {
    usesSafeArea ? superview?.safeAreaLayoutGuide as Any? : superview as Any?
  }

  // MARK: - Superview

  // At the far edges some versions count an offset inwards and others along the axis, so that both signs are in use for the
  // same distance: either is taken as one inwards.

  @discardableResult
  public func centerInSuperview(
    offset: CGPoint = .zero,
    priority: UILayoutPriority = .required,
    isActive: Bool = true,
    usingSafeArea: Bool = false
  ) -> Constraints {
    [
      centerXToSuperview(
        offset: offset.x,
        priority: priority,
        isActive: isActive,
        usingSafeArea: usingSafeArea
      ),
      centerYToSuperview(
        offset: offset.y,
        priority: priority,
        isActive: isActive,
        usingSafeArea: usingSafeArea
      ),
    ]
  }

  @discardableResult
  public func edgesToSuperview(
    excluding excluded: LayoutEdge = .none,
    insets: TinyEdgeInsets = .zero,
    relation: ConstraintRelation = .equal,
    priority: UILayoutPriority = .required,
    isActive: Bool = true,
    usingSafeArea: Bool = false
  ) -> Constraints {
    var constraints: Constraints = []
    let other = tc_superview(usingSafeArea)
    let turned: ConstraintRelation
    switch relation {
    case .equal: turned = .equal
    case .equalOrLess: turned = .equalOrGreater
    case .equalOrGreater: turned = .equalOrLess
    }
    if !excluded.contains(.top) {
      constraints.append(tc_tie(.top, other, .top, 1, insets.top, relation, priority, isActive))
    }
    if !(excluded.contains(.leading) || excluded.contains(.left)) {
      constraints.append(
        tc_tie(.leading, other, .leading, 1, insets.left, relation, priority, isActive)
      )
    }
    if !excluded.contains(.bottom) {
      constraints.append(
        tc_tie(.bottom, other, .bottom, 1, -insets.bottom, turned, priority, isActive)
      )
    }
    if !(excluded.contains(.trailing) || excluded.contains(.right)) {
      constraints.append(
        tc_tie(.trailing, other, .trailing, 1, -insets.right, turned, priority, isActive)
      )
    }
    return constraints
  }

  @discardableResult
  public func horizontalToSuperview(
    insets: TinyEdgeInsets = .zero,
    relation: ConstraintRelation = .equal,
    priority: UILayoutPriority = .required,
    isActive: Bool = true,
    usingSafeArea: Bool = false
  ) -> Constraints {
    edgesToSuperview(
      excluding: [.top, .bottom],
      insets: insets,
      relation: relation,
      priority: priority,
      isActive: isActive,
      usingSafeArea: usingSafeArea
    )
  }

  @discardableResult
  public func verticalToSuperview(
    insets: TinyEdgeInsets = .zero,
    relation: ConstraintRelation = .equal,
    priority: UILayoutPriority = .required,
    isActive: Bool = true,
    usingSafeArea: Bool = false
  ) -> Constraints {
    edgesToSuperview(
      excluding: [.leading, .trailing],
      insets: insets,
      relation: relation,
      priority: priority,
      isActive: isActive,
      usingSafeArea: usingSafeArea
    )
  }

  @discardableResult
  public func leadingToSuperview(
    offset: CGFloat = 0,
    relation: ConstraintRelation = .equal,
    priority: UILayoutPriority = .required,
    isActive: Bool = true,
    usingSafeArea: Bool = false
  ) -> Constraint {
    tc_tie(
      .leading,
      tc_superview(usingSafeArea),
      .leading,
      1,
      offset,
      relation,
      priority,
      isActive
    )
  }

  @discardableResult
  public func trailingToSuperview(
    offset: CGFloat = 0,
    relation: ConstraintRelation = .equal,
    priority: UILayoutPriority = .required,
    isActive: Bool = true,
    usingSafeArea: Bool = false
  ) -> Constraint {
    tc_tie(
      .trailing,
      tc_superview(usingSafeArea),
      .trailing,
      1,
      -abs(offset),
      relation,
      priority,
      isActive
    )
  }

  @discardableResult
  public func leftToSuperview(
    offset: CGFloat = 0,
    relation: ConstraintRelation = .equal,
    priority: UILayoutPriority = .required,
    isActive: Bool = true,
    usingSafeArea: Bool = false
  ) -> Constraint {
    tc_tie(.left, tc_superview(usingSafeArea), .left, 1, offset, relation, priority, isActive)
  }

  @discardableResult
  public func rightToSuperview(
    offset: CGFloat = 0,
    relation: ConstraintRelation = .equal,
    priority: UILayoutPriority = .required,
    isActive: Bool = true,
    usingSafeArea: Bool = false
  ) -> Constraint {
    tc_tie(
      .right,
      tc_superview(usingSafeArea),
      .right,
      1,
      -abs(offset),
      relation,
      priority,
      isActive
    )
  }

  @discardableResult
  public func topToSuperview(
    offset: CGFloat = 0,
    relation: ConstraintRelation = .equal,
    priority: UILayoutPriority = .required,
    isActive: Bool = true,
    usingSafeArea: Bool = false
  ) -> Constraint {
    tc_tie(.top, tc_superview(usingSafeArea), .top, 1, offset, relation, priority, isActive)
  }

  @discardableResult
  public func bottomToSuperview(
    offset: CGFloat = 0,
    relation: ConstraintRelation = .equal,
    priority: UILayoutPriority = .required,
    isActive: Bool = true,
    usingSafeArea: Bool = false
  ) -> Constraint {
    tc_tie(
      .bottom,
      tc_superview(usingSafeArea),
      .bottom,
      1,
      -abs(offset),
      relation,
      priority,
      isActive
    )
  }

  @discardableResult
  public func centerXToSuperview(
    multiplier: CGFloat = 1,
    offset: CGFloat = 0,
    priority: UILayoutPriority = .required,
    isActive: Bool = true,
    usingSafeArea: Bool = false
  ) -> Constraint {
    tc_tie(
      .centerX,
      tc_superview(usingSafeArea),
      .centerX,
      multiplier,
      offset,
      .equal,
      priority,
      isActive
    )
  }

  @discardableResult
  public func centerYToSuperview(
    multiplier: CGFloat = 1,
    offset: CGFloat = 0,
    priority: UILayoutPriority = .required,
    isActive: Bool = true,
    usingSafeArea: Bool = false
  ) -> Constraint {
    tc_tie(
      .centerY,
      tc_superview(usingSafeArea),
      .centerY,
      multiplier,
      offset,
      .equal,
      priority,
      isActive
    )
  }

  @discardableResult
  public func widthToSuperview(
    multiplier: CGFloat = 1,
    offset: CGFloat = 0,
    relation: ConstraintRelation = .equal,
    priority: UILayoutPriority = .required,
    isActive: Bool = true,
    usingSafeArea: Bool = false
  ) -> Constraint {
    tc_tie(
      .width,
      tc_superview(usingSafeArea),
      .width,
      multiplier,
      offset,
      relation,
      priority,
      isActive
    )
  }

  @discardableResult
  public func heightToSuperview(
    multiplier: CGFloat = 1,
    offset: CGFloat = 0,
    relation: ConstraintRelation = .equal,
    priority: UILayoutPriority = .required,
    isActive: Bool = true,
    usingSafeArea: Bool = false
  ) -> Constraint {
    tc_tie(
      .height,
      tc_superview(usingSafeArea),
      .height,
      multiplier,
      offset,
      relation,
      priority,
      isActive
    )
  }

  // MARK: - Other views

  @discardableResult
  public func center(
    in view: UIView,
    offset: CGPoint = .zero,
    priority: UILayoutPriority = .required,
    isActive: Bool = true
  ) -> Constraints {
    [
      centerX(to: view, offset: offset.x, priority: priority, isActive: isActive),
      centerY(to: view, offset: offset.y, priority: priority, isActive: isActive),
    ]
  }

  @discardableResult
  public func edges(
    to view: UIView,
    insets: TinyEdgeInsets = .zero,
    priority: UILayoutPriority = .required,
    isActive: Bool = true
  ) -> Constraints {
    [
      tc_tie(.top, view, .top, 1, insets.top, .equal, priority, isActive),
      tc_tie(.leading, view, .leading, 1, insets.left, .equal, priority, isActive),
      tc_tie(.bottom, view, .bottom, 1, -insets.bottom, .equal, priority, isActive),
      tc_tie(.trailing, view, .trailing, 1, -insets.right, .equal, priority, isActive),
    ]
  }

  @discardableResult
  public func leading(
    to view: UIView,
    offset: CGFloat = 0,
    relation: ConstraintRelation = .equal,
    priority: UILayoutPriority = .required,
    isActive: Bool = true
  ) -> Constraint {
    tc_tie(.leading, view, .leading, 1, offset, relation, priority, isActive)
  }

  @discardableResult
  public func trailing(
    to view: UIView,
    offset: CGFloat = 0,
    relation: ConstraintRelation = .equal,
    priority: UILayoutPriority = .required,
    isActive: Bool = true
  ) -> Constraint {
    tc_tie(.trailing, view, .trailing, 1, offset, relation, priority, isActive)
  }

  @discardableResult
  public func left(
    to view: UIView,
    offset: CGFloat = 0,
    relation: ConstraintRelation = .equal,
    priority: UILayoutPriority = .required,
    isActive: Bool = true
  ) -> Constraint {
    tc_tie(.left, view, .left, 1, offset, relation, priority, isActive)
  }

  @discardableResult
  public func right(
    to view: UIView,
    offset: CGFloat = 0,
    relation: ConstraintRelation = .equal,
    priority: UILayoutPriority = .required,
    isActive: Bool = true
  ) -> Constraint {
    tc_tie(.right, view, .right, 1, offset, relation, priority, isActive)
  }

  @discardableResult
  public func top(
    to view: UIView,
    offset: CGFloat = 0,
    relation: ConstraintRelation = .equal,
    priority: UILayoutPriority = .required,
    isActive: Bool = true
  ) -> Constraint {
    tc_tie(.top, view, .top, 1, offset, relation, priority, isActive)
  }

  @discardableResult
  public func bottom(
    to view: UIView,
    offset: CGFloat = 0,
    relation: ConstraintRelation = .equal,
    priority: UILayoutPriority = .required,
    isActive: Bool = true
  ) -> Constraint {
    tc_tie(.bottom, view, .bottom, 1, offset, relation, priority, isActive)
  }

  @discardableResult
  public func centerX(
    to view: UIView,
    multiplier: CGFloat = 1,
    offset: CGFloat = 0,
    priority: UILayoutPriority = .required,
    isActive: Bool = true
  ) -> Constraint {
    tc_tie(.centerX, view, .centerX, multiplier, offset, .equal, priority, isActive)
  }

  @discardableResult
  public func centerY(
    to view: UIView,
    multiplier: CGFloat = 1,
    offset: CGFloat = 0,
    priority: UILayoutPriority = .required,
    isActive: Bool = true
  ) -> Constraint {
    tc_tie(.centerY, view, .centerY, multiplier, offset, .equal, priority, isActive)
  }

  @discardableResult
  public func leadingToTrailing(
    of view: UIView,
    offset: CGFloat = 0,
    relation: ConstraintRelation = .equal,
    priority: UILayoutPriority = .required,
    isActive: Bool = true
  ) -> Constraint {
    tc_tie(.leading, view, .trailing, 1, offset, relation, priority, isActive)
  }

  @discardableResult
  public func trailingToLeading(
    of view: UIView,
    offset: CGFloat = 0,
    relation: ConstraintRelation = .equal,
    priority: UILayoutPriority = .required,
    isActive: Bool = true
  ) -> Constraint {
    tc_tie(.trailing, view, .leading, 1, offset, relation, priority, isActive)
  }

  @discardableResult
  public func leftToRight(
    of view: UIView,
    offset: CGFloat = 0,
    relation: ConstraintRelation = .equal,
    priority: UILayoutPriority = .required,
    isActive: Bool = true
  ) -> Constraint {
    tc_tie(.left, view, .right, 1, offset, relation, priority, isActive)
  }

  @discardableResult
  public func rightToLeft(
    of view: UIView,
    offset: CGFloat = 0,
    relation: ConstraintRelation = .equal,
    priority: UILayoutPriority = .required,
    isActive: Bool = true
  ) -> Constraint {
    tc_tie(.right, view, .left, 1, offset, relation, priority, isActive)
  }

  @discardableResult
  public func topToBottom(
    of view: UIView,
    offset: CGFloat = 0,
    relation: ConstraintRelation = .equal,
    priority: UILayoutPriority = .required,
    isActive: Bool = true
  ) -> Constraint {
    tc_tie(.top, view, .bottom, 1, offset, relation, priority, isActive)
  }

  @discardableResult
  public func bottomToTop(
    of view: UIView,
    offset: CGFloat = 0,
    relation: ConstraintRelation = .equal,
    priority: UILayoutPriority = .required,
    isActive: Bool = true
  ) -> Constraint {
    tc_tie(.bottom, view, .top, 1, offset, relation, priority, isActive)
  }

  // MARK: - Sizes

  @discardableResult
  public func size(
    _ size: CGSize,
    relation: ConstraintRelation = .equal,
    priority: UILayoutPriority = .required,
    isActive: Bool = true
  ) -> Constraints {
    [
      width(size.width, relation: relation, priority: priority, isActive: isActive),
      height(size.height, relation: relation, priority: priority, isActive: isActive),
    ]
  }

  @discardableResult
  public func width(
    _ width: CGFloat,
    relation: ConstraintRelation = .equal,
    priority: UILayoutPriority = .required,
    isActive: Bool = true
  ) -> Constraint {
    tc_tie(.width, nil, .notAnAttribute, 1, width, relation, priority, isActive)
  }

  @discardableResult
  public func width(
    to view: UIView,
    multiplier: CGFloat = 1,
    offset: CGFloat = 0,
    relation: ConstraintRelation = .equal,
    priority: UILayoutPriority = .required,
    isActive: Bool = true
  ) -> Constraint {
    tc_tie(.width, view, .width, multiplier, offset, relation, priority, isActive)
  }

  @discardableResult
  public func widthToHeight(
    of view: UIView,
    multiplier: CGFloat = 1,
    offset: CGFloat = 0,
    relation: ConstraintRelation = .equal,
    priority: UILayoutPriority = .required,
    isActive: Bool = true
  ) -> Constraint {
    tc_tie(.width, view, .height, multiplier, offset, relation, priority, isActive)
  }

  @discardableResult
  public func height(
    _ height: CGFloat,
    relation: ConstraintRelation = .equal,
    priority: UILayoutPriority = .required,
    isActive: Bool = true
  ) -> Constraint {
    tc_tie(.height, nil, .notAnAttribute, 1, height, relation, priority, isActive)
  }

  @discardableResult
  public func height(
    to view: UIView,
    multiplier: CGFloat = 1,
    offset: CGFloat = 0,
    relation: ConstraintRelation = .equal,
    priority: UILayoutPriority = .required,
    isActive: Bool = true
  ) -> Constraint {
    tc_tie(.height, view, .height, multiplier, offset, relation, priority, isActive)
  }

  @discardableResult
  public func heightToWidth(
    of view: UIView,
    multiplier: CGFloat = 1,
    offset: CGFloat = 0,
    relation: ConstraintRelation = .equal,
    priority: UILayoutPriority = .required,
    isActive: Bool = true
  ) -> Constraint {
    tc_tie(.height, view, .width, multiplier, offset, relation, priority, isActive)
  }

  @discardableResult
  public func width(
    min: CGFloat? = nil,
    max: CGFloat? = nil,
    priority: UILayoutPriority = .required,
    isActive: Bool = true
  ) -> Constraints {
    var constraints: Constraints = []
    if let min {
      constraints.append(
        width(min, relation: .equalOrGreater, priority: priority, isActive: isActive)
      )
    }
    if let max {
      constraints.append(width(max, relation: .equalOrLess, priority: priority, isActive: isActive))
    }
    return constraints
  }

  @discardableResult
  public func height(
    min: CGFloat? = nil,
    max: CGFloat? = nil,
    priority: UILayoutPriority = .required,
    isActive: Bool = true
  ) -> Constraints {
    var constraints: Constraints = []
    if let min {
      constraints.append(
        height(min, relation: .equalOrGreater, priority: priority, isActive: isActive)
      )
    }
    if let max {
      constraints.append(
        height(max, relation: .equalOrLess, priority: priority, isActive: isActive)
      )
    }
    return constraints
  }

  @discardableResult
  public func aspectRatio(
    _ ratio: CGFloat,
    relation: ConstraintRelation = .equal,
    priority: UILayoutPriority = .required,
    isActive: Bool = true
  ) -> Constraint {
    widthToHeight(
      of: self,
      multiplier: ratio,
      offset: 0,
      relation: relation,
      priority: priority,
      isActive: isActive
    )
  }

  public func setHugging(_ priority: UILayoutPriority, for axis: ConstraintAxis) {
    setContentHuggingPriority(priority, for: axis == .horizontal ? .horizontal : .vertical)
  }

  public func setCompressionResistance(_ priority: UILayoutPriority, for axis: ConstraintAxis) {
    setContentCompressionResistancePriority(
      priority,
      for: axis == .horizontal ? .horizontal : .vertical
    )
  }
}
