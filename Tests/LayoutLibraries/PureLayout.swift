// The methods of PureLayout, in Swift, by its public reference. `plumbline` reads code that imports PureLayout with them,
// since its own sources are Objective-C.
import UIKit

public enum ALEdge {
  case left, right, top, bottom, leading, trailing

  fileprivate var attribute: NSLayoutConstraint.Attribute {
    switch self {
    case .left: .left
    case .right: .right
    case .top: .top
    case .bottom: .bottom
    case .leading: .leading
    case .trailing: .trailing
    }
  }

  fileprivate var margin: NSLayoutConstraint.Attribute {
    switch self {
    case .left: .leftMargin
    case .right: .rightMargin
    case .top: .topMargin
    case .bottom: .bottomMargin
    case .leading: .leadingMargin
    case .trailing: .trailingMargin
    }
  }

  /// Whether an inset counts against the direction of the axis.
  fileprivate var isFar: Bool { self == .right || self == .bottom || self == .trailing }
}

public enum ALDimension {
  case width, height

  fileprivate var attribute: NSLayoutConstraint.Attribute { self == .width ? .width : .height }
}

public enum ALAxis {
  case vertical, horizontal, baseline, lastBaseline, firstBaseline

  fileprivate var attribute: NSLayoutConstraint.Attribute {
    switch self {
    case .vertical: .centerX
    case .horizontal: .centerY
    case .baseline, .lastBaseline: .lastBaseline
    case .firstBaseline: .firstBaseline
    }
  }

  fileprivate var margin: NSLayoutConstraint.Attribute {
    self == .vertical ? .centerXWithinMargins : .centerYWithinMargins
  }
}

// The names of the cases and methods before Swift 3, as Objective-C has them.

extension ALEdge {
  public static var Left: ALEdge { .left }
  public static var Right: ALEdge { .right }
  public static var Top: ALEdge { .top }
  public static var Bottom: ALEdge { .bottom }
  public static var Leading: ALEdge { .leading }
  public static var Trailing: ALEdge { .trailing }
}

extension ALDimension {
  public static var Width: ALDimension { .width }
  public static var Height: ALDimension { .height }
}

extension ALAxis {
  public static var Vertical: ALAxis { .vertical }
  public static var Horizontal: ALAxis { .horizontal }
  public static var Baseline: ALAxis { .baseline }
  public static var LastBaseline: ALAxis { .lastBaseline }
  public static var FirstBaseline: ALAxis { .firstBaseline }
}

extension UIView {
  @discardableResult
  public func autoPinEdgeToSuperviewEdge(
    _ edge: ALEdge,
    withInset inset: CGFloat = 0,
    relation: NSLayoutConstraint.Relation = .equal
  ) -> NSLayoutConstraint {
    autoPinEdge(toSuperviewEdge: edge, withInset: inset, relation: relation)
  }

  @discardableResult
  public func autoPinEdgeToSuperviewMargin(
    _ edge: ALEdge,
    relation: NSLayoutConstraint.Relation = .equal
  ) -> NSLayoutConstraint {
    autoPinEdge(toSuperviewMargin: edge, relation: relation)
  }

  @discardableResult
  public func autoPinEdgesToSuperviewEdgesWithInsets(
    _ insets: UIEdgeInsets
  ) -> [NSLayoutConstraint] {
    autoPinEdgesToSuperviewEdges(with: insets)
  }

  @discardableResult
  public func autoPinEdgesToSuperviewEdgesWithInsets(
    _ insets: UIEdgeInsets,
    excludingEdge excluded: ALEdge
  ) -> [NSLayoutConstraint] {
    autoPinEdgesToSuperviewEdges(with: insets, excludingEdge: excluded)
  }

  @discardableResult
  public func autoPinEdgesToSuperviewMarginsExcludingEdge(
    _ excluded: ALEdge
  ) -> [NSLayoutConstraint] {
    autoPinEdgesToSuperviewMargins(excludingEdge: excluded)
  }

  @discardableResult
  public func autoPinEdge(
    _ edge: ALEdge,
    toEdge otherEdge: ALEdge,
    ofView other: UIView,
    withOffset offset: CGFloat = 0,
    relation: NSLayoutConstraint.Relation = .equal
  ) -> NSLayoutConstraint {
    autoPinEdge(edge, to: otherEdge, of: other, withOffset: offset, relation: relation)
  }

  @discardableResult
  public func autoAlignAxisToSuperviewAxis(_ axis: ALAxis) -> NSLayoutConstraint {
    autoAlignAxis(toSuperviewAxis: axis)
  }

  @discardableResult
  public func autoAlignAxisToSuperviewMarginAxis(_ axis: ALAxis) -> NSLayoutConstraint {
    autoAlignAxis(toSuperviewMarginAxis: axis)
  }

  @discardableResult
  public func autoAlignAxis(
    _ axis: ALAxis,
    toSameAxisOfView other: UIView,
    withOffset offset: CGFloat = 0
  ) -> NSLayoutConstraint {
    autoAlignAxis(axis, toSameAxisOf: other, withOffset: offset)
  }

  @discardableResult
  public func autoAlignAxis(
    _ axis: ALAxis,
    toSameAxisOfView other: UIView,
    withMultiplier multiplier: CGFloat
  ) -> NSLayoutConstraint {
    autoAlignAxis(axis, toSameAxisOf: other, withMultiplier: multiplier)
  }

  @discardableResult
  public func autoMatchDimension(
    _ dimension: ALDimension,
    toDimension otherDimension: ALDimension,
    ofView other: UIView,
    withOffset offset: CGFloat = 0,
    relation: NSLayoutConstraint.Relation = .equal
  ) -> NSLayoutConstraint {
    autoMatch(dimension, to: otherDimension, of: other, withOffset: offset, relation: relation)
  }

  @discardableResult
  public func autoMatchDimension(
    _ dimension: ALDimension,
    toDimension otherDimension: ALDimension,
    ofView other: UIView,
    withMultiplier multiplier: CGFloat,
    relation: NSLayoutConstraint.Relation = .equal
  ) -> NSLayoutConstraint {
    autoMatch(
      dimension,
      to: otherDimension,
      of: other,
      withMultiplier: multiplier,
      relation: relation
    )
  }

  @discardableResult
  public func autoSetDimensionsToSize(_ size: CGSize) -> [NSLayoutConstraint] {
    autoSetDimensions(to: size)
  }

  @discardableResult
  public func autoPinToTopLayoutGuideOfViewController(
    _ controller: UIViewController,
    withInset inset: CGFloat,
    relation: NSLayoutConstraint.Relation = .equal
  ) -> NSLayoutConstraint {
    autoPin(toTopLayoutGuideOf: controller, withInset: inset, relation: relation)
  }

  @discardableResult
  public func autoPinToBottomLayoutGuideOfViewController(
    _ controller: UIViewController,
    withInset inset: CGFloat,
    relation: NSLayoutConstraint.Relation = .equal
  ) -> NSLayoutConstraint {
    autoPin(toBottomLayoutGuideOf: controller, withInset: inset, relation: relation)
  }
}

extension NSLayoutConstraint.Relation {
  fileprivate var turned: NSLayoutConstraint.Relation {
    switch self {
    case .lessThanOrEqual: .greaterThanOrEqual
    case .greaterThanOrEqual: .lessThanOrEqual
    default: .equal
    }
  }
}

extension UIView {
  @discardableResult
  public func configureForAutoLayout() -> Self {
    translatesAutoresizingMaskIntoConstraints = false
    return self
  }

  fileprivate func al_tie(
    _ attribute: NSLayoutConstraint.Attribute,
    _ relation: NSLayoutConstraint.Relation,
    _ other: Any?,
    _ otherAttribute: NSLayoutConstraint.Attribute,
    _ multiplier: CGFloat,
    _ constant: CGFloat
  ) -> NSLayoutConstraint {
    translatesAutoresizingMaskIntoConstraints = false
    let constraint = NSLayoutConstraint(
      item: self,
      attribute: attribute,
      relatedBy: relation,
      toItem: other,
      attribute: otherAttribute,
      multiplier: multiplier,
      constant: constant
    )
    constraint.isActive = true
    return constraint
  }

  fileprivate func al_tie(
    _ edge: ALEdge,
    to other: Any?,
    _ otherAttribute: NSLayoutConstraint.Attribute,
    inset: CGFloat,
    _ relation: NSLayoutConstraint.Relation
  ) -> NSLayoutConstraint {
    al_tie(
      edge.attribute,
      edge.isFar ? relation.turned : relation,
      other,
      otherAttribute,
      1,
      edge.isFar ? -inset : inset
    )
  }

  // MARK: - Centers

  @discardableResult
  public func autoCenterInSuperview() -> [NSLayoutConstraint] {
    [
      autoAlignAxis(toSuperviewAxis: .horizontal),
      autoAlignAxis(toSuperviewAxis: .vertical),
    ]
  }

  @discardableResult
  public func autoCenterInSuperviewMargins() -> [NSLayoutConstraint] {
    [
      autoAlignAxis(toSuperviewMarginAxis: .horizontal),
      autoAlignAxis(toSuperviewMarginAxis: .vertical),
    ]
  }

  @discardableResult
  public func autoAlignAxis(toSuperviewAxis axis: ALAxis) -> NSLayoutConstraint {
    al_tie(axis.attribute, .equal, superview, axis.attribute, 1, 0)
  }

  @discardableResult
  public func autoAlignAxis(toSuperviewMarginAxis axis: ALAxis) -> NSLayoutConstraint {
    al_tie(axis.attribute, .equal, superview, axis.margin, 1, 0)
  }

  @discardableResult
  public func autoAlignAxis(
    _ axis: ALAxis,
    toSameAxisOf other: UIView,
    withOffset offset: CGFloat = 0
  ) -> NSLayoutConstraint {
    al_tie(axis.attribute, .equal, other, axis.attribute, 1, offset)
  }

  @discardableResult
  public func autoAlignAxis(
    _ axis: ALAxis,
    toSameAxisOf other: UIView,
    withMultiplier multiplier: CGFloat
  ) -> NSLayoutConstraint {
    al_tie(axis.attribute, .equal, other, axis.attribute, multiplier, 0)
  }

  // MARK: - Edges

  @discardableResult
  public func autoPinEdge(
    toSuperviewEdge edge: ALEdge,
    withInset inset: CGFloat = 0,
    relation: NSLayoutConstraint.Relation = .equal
  ) -> NSLayoutConstraint {
    al_tie(edge, to: superview, edge.attribute, inset: inset, relation)
  }

  @discardableResult
  public func autoPinEdge(
    toSuperviewMargin edge: ALEdge,
    withInset inset: CGFloat = 0,
    relation: NSLayoutConstraint.Relation = .equal
  ) -> NSLayoutConstraint {
    al_tie(edge, to: superview, edge.margin, inset: inset, relation)
  }

  @discardableResult
  public func autoPinEdge(
    toSuperviewSafeArea edge: ALEdge,
    withInset inset: CGFloat = 0,
    relation: NSLayoutConstraint.Relation = .equal
  ) -> NSLayoutConstraint {
    al_tie(edge, to: superview?.safeAreaLayoutGuide, edge.attribute, inset: inset, relation)
  }

  @discardableResult
  public func autoPinEdgesToSuperviewEdges(
    with insets: UIEdgeInsets = .zero
  ) -> [NSLayoutConstraint] {
    [
      autoPinEdge(toSuperviewEdge: .top, withInset: insets.top),
      autoPinEdge(toSuperviewEdge: .leading, withInset: insets.left),
      autoPinEdge(toSuperviewEdge: .bottom, withInset: insets.bottom),
      autoPinEdge(toSuperviewEdge: .trailing, withInset: insets.right),
    ]
  }

  @discardableResult
  public func autoPinEdgesToSuperviewEdges(
    with insets: UIEdgeInsets = .zero,
    excludingEdge excluded: ALEdge
  ) -> [NSLayoutConstraint] {
    al_others(excluded).map { autoPinEdge(toSuperviewEdge: $0, withInset: al_length($0, insets)) }
  }

  @discardableResult
  public func autoPinEdgesToSuperviewMargins(
    with insets: UIEdgeInsets = .zero
  ) -> [NSLayoutConstraint] {
    [ALEdge.top, .leading, .bottom, .trailing].map {
      autoPinEdge(toSuperviewMargin: $0, withInset: al_length($0, insets))
    }
  }

  @discardableResult
  public func autoPinEdgesToSuperviewMargins(
    with insets: UIEdgeInsets = .zero,
    excludingEdge excluded: ALEdge
  ) -> [NSLayoutConstraint] {
    al_others(excluded).map { autoPinEdge(toSuperviewMargin: $0, withInset: al_length($0, insets)) }
  }

  @discardableResult
  public func autoPinEdgesToSuperviewSafeArea(
    with insets: UIEdgeInsets = .zero
  ) -> [NSLayoutConstraint] {
    [ALEdge.top, .leading, .bottom, .trailing].map {
      autoPinEdge(toSuperviewSafeArea: $0, withInset: al_length($0, insets))
    }
  }

  @discardableResult
  public func autoPinEdgesToSuperviewSafeArea(
    with insets: UIEdgeInsets = .zero,
    excludingEdge excluded: ALEdge
  ) -> [NSLayoutConstraint] {
    al_others(excluded).map {
      autoPinEdge(toSuperviewSafeArea: $0, withInset: al_length($0, insets))
    }
  }

  fileprivate func al_others(_ excluded: ALEdge) -> [ALEdge] {
    [ALEdge.top, .leading, .bottom, .trailing].filter { edge in
      switch excluded {
      case .left: edge != .leading
      case .right: edge != .trailing
      default: edge != excluded
      }
    }
  }

  fileprivate func al_length(_ edge: ALEdge, _ insets: UIEdgeInsets) -> CGFloat {
    switch edge {
    case .top: insets.top
    case .left, .leading: insets.left
    case .bottom: insets.bottom
    case .right, .trailing: insets.right
    }
  }

  @discardableResult
  public func autoPinEdge(
    _ edge: ALEdge,
    to otherEdge: ALEdge,
    of other: UIView,
    withOffset offset: CGFloat = 0,
    relation: NSLayoutConstraint.Relation = .equal
  ) -> NSLayoutConstraint {
    al_tie(edge.attribute, relation, other, otherEdge.attribute, 1, offset)
  }

  @discardableResult
  public func autoPin(
    toTopLayoutGuideOf controller: UIViewController,
    withInset inset: CGFloat,
    relation: NSLayoutConstraint.Relation = .equal
  ) -> NSLayoutConstraint {
    al_tie(.top, relation, controller.view.safeAreaLayoutGuide, .top, 1, inset)
  }

  @discardableResult
  public func autoPin(
    toBottomLayoutGuideOf controller: UIViewController,
    withInset inset: CGFloat,
    relation: NSLayoutConstraint.Relation = .equal
  ) -> NSLayoutConstraint {
    al_tie(.bottom, relation.turned, controller.view.safeAreaLayoutGuide, .bottom, 1, -inset)
  }

  // MARK: - Sizes

  @discardableResult
  public func autoMatch(
    _ dimension: ALDimension,
    to otherDimension: ALDimension,
    of other: UIView,
    withOffset offset: CGFloat = 0,
    relation: NSLayoutConstraint.Relation = .equal
  ) -> NSLayoutConstraint {
    al_tie(dimension.attribute, relation, other, otherDimension.attribute, 1, offset)
  }

  @discardableResult
  public func autoMatch(
    _ dimension: ALDimension,
    to otherDimension: ALDimension,
    of other: UIView,
    withMultiplier multiplier: CGFloat,
    relation: NSLayoutConstraint.Relation = .equal
  ) -> NSLayoutConstraint {
    al_tie(dimension.attribute, relation, other, otherDimension.attribute, multiplier, 0)
  }

  @discardableResult
  public func autoSetDimensions(to size: CGSize) -> [NSLayoutConstraint] {
    [
      autoSetDimension(.width, toSize: size.width), autoSetDimension(.height, toSize: size.height),
    ]
  }

  @discardableResult
  public func autoSetDimension(
    _ dimension: ALDimension,
    toSize size: CGFloat,
    relation: NSLayoutConstraint.Relation = .equal
  ) -> NSLayoutConstraint {
    al_tie(dimension.attribute, relation, nil, .notAnAttribute, 1, size)
  }
}

extension NSLayoutConstraint {
  @discardableResult
  public func autoInstall() -> NSLayoutConstraint {
    isActive = true
    return self
  }

  public func autoRemove() { isActive = false }
}
