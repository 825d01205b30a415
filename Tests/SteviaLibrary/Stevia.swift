// The methods and operators of Stevia by its public reference. `plumbline` reads code that imports it with them, unless its
// sources are there. It is a module of its own, as its methods have names that others have, too.
import UIKit

prefix operator |
prefix operator |-
postfix operator |
postfix operator -|
prefix operator >=
prefix operator <=
postfix operator %
// Below sums, above comparisons.
infix operator ~ : RangeFormationPrecedence

/// A distance or a length, in points, which may be less or more.
public struct SteviaMargin {
  public var points: CGFloat
  public var relation = NSLayoutConstraint.Relation.equal

  /// What stands for a margin in a list of objects; nil where it is none.
  fileprivate init?(_ object: Any) {
    if let margin = object as? SteviaMargin {
      self = margin
    } else if let points = object as? Int {
      self.init(CGFloat(points))
    } else if let points = object as? Double {
      self.init(CGFloat(points))
    } else if let points = object as? CGFloat {
      self.init(points)
    } else {
      return nil
    }
  }

  fileprivate init(_ points: CGFloat, _ relation: NSLayoutConstraint.Relation = .equal) {
    self.points = points
    self.relation = relation
  }
}

/// A share of the superview.
public struct SteviaPercentage {
  public var value: CGFloat
}

/// The edge of the superview at one end of a row, with the margin before it; nil where any will do.
public struct SteviaSide {
  public var margin: SteviaMargin?
}

/// The beginning of a row, with the distance to what comes next; nil where any will do.
public struct SteviaRow {
  public var views: [UIView]
  public var margin: SteviaMargin?
}

public prefix func >= (points: CGFloat) -> SteviaMargin {
  SteviaMargin(points, .greaterThanOrEqual)
}

public prefix func <= (points: CGFloat) -> SteviaMargin {
  SteviaMargin(points, .lessThanOrEqual)
}

public postfix func % (value: CGFloat) -> SteviaPercentage { SteviaPercentage(value: value) }

extension NSLayoutConstraint.Relation {
  /// The relation from the other end, as at edges that count inwards.
  fileprivate var reversed: NSLayoutConstraint.Relation {
    switch self {
    case .lessThanOrEqual: return .greaterThanOrEqual
    case .greaterThanOrEqual: return .lessThanOrEqual
    default: return .equal
    }
  }
}

// MARK: - Hierarchy

@resultBuilder
public enum SteviaViews {
  public static func buildExpression(_ view: UIView) -> [UIView] { [view] }
  public static func buildExpression(_ views: [UIView]) -> [UIView] { views }
  public static func buildBlock(_ views: [UIView]...) -> [UIView] { views.flatMap { $0 } }
  public static func buildOptional(_ views: [UIView]?) -> [UIView] { views ?? [] }
  public static func buildEither(first: [UIView]) -> [UIView] { first }
  public static func buildEither(second: [UIView]) -> [UIView] { second }
}

extension UIView {
  /// Where the subviews of the view belong: in cells, in the content.
  fileprivate var steviaParent: UIView {
    if let cell = self as? UITableViewCell { return cell.contentView }
    if let cell = self as? UICollectionViewCell { return cell.contentView }
    return self
  }

  @discardableResult
  public func subviews(_ views: [UIView]) -> UIView {
    let parent = steviaParent
    for view in views {
      view.translatesAutoresizingMaskIntoConstraints = false
      parent.addSubview(view)
    }
    return self
  }

  @discardableResult
  public func subviews(_ views: UIView...) -> UIView { subviews(views) }

  @discardableResult
  public func subviews(@SteviaViews _ views: () -> [UIView]) -> UIView { subviews(views()) }

  @discardableResult
  public func sv(_ views: [UIView]) -> UIView { subviews(views) }

  @discardableResult
  public func sv(_ views: UIView...) -> UIView { subviews(views) }
}

extension UIStackView {
  @discardableResult
  public func arrangedSubviews(_ views: [UIView]) -> UIView {
    for view in views {
      view.translatesAutoresizingMaskIntoConstraints = false
      addArrangedSubview(view)
    }
    return self
  }

  @discardableResult
  public func arrangedSubviews(_ views: UIView...) -> UIView { arrangedSubviews(views) }

  @discardableResult
  public func arrangedSubviews(@SteviaViews _ views: () -> [UIView]) -> UIView {
    arrangedSubviews(views())
  }
}

// MARK: - Columns

@resultBuilder
public enum SteviaColumn {
  public static func buildExpression(_ object: Any) -> [Any] { [object] }
  public static func buildBlock(_ objects: [Any]...) -> [Any] { objects.flatMap { $0 } }
  public static func buildOptional(_ objects: [Any]?) -> [Any] { objects ?? [] }
  public static func buildEither(first: [Any]) -> [Any] { first }
  public static func buildEither(second: [Any]) -> [Any] { second }
}

extension UIView {
  @discardableResult
  public func layout(_ objects: Any...) -> [UIView] { steviaColumn(objects) }

  @discardableResult
  public func layout(_ objects: [Any]) -> [UIView] { steviaColumn(objects) }

  @discardableResult
  public func layout(@SteviaColumn _ objects: () -> [Any]) -> [UIView] { steviaColumn(objects()) }

  private func steviaColumn(_ objects: [Any]) -> [UIView] {
    var all: [UIView] = []
    var above: UIView?
    var margin: SteviaMargin?
    var isOpen = false
    for object in objects {
      if object is String {
        isOpen = true
        continue
      }
      if let next = SteviaMargin(object) {
        margin = next
        continue
      }
      var row: [UIView] = []
      if let view = object as? UIView {
        row = [view]
      } else if let views = object as? [UIView] {
        row = views
      }
      guard let first = row.first else { continue }
      align(horizontally: row)
      if let above {
        if let margin {
          steviaConstraint(first, .top, margin.relation, above, .bottom, margin.points)
        } else if !isOpen {
          steviaConstraint(first, .top, .equal, above, .bottom, 0)
        }
      } else if let margin {
        first.steviaPin(.top, margin)
      }
      all += row
      above = first
      margin = nil
      isOpen = false
    }
    if let margin, let above { above.steviaPin(.bottom, margin) }
    return all
  }
}

@discardableResult
private func steviaConstraint(
  _ first: Any,
  _ attribute: NSLayoutConstraint.Attribute,
  _ relation: NSLayoutConstraint.Relation,
  _ second: Any?,
  _ other: NSLayoutConstraint.Attribute,
  _ constant: CGFloat,
  multiplier: CGFloat = 1
) -> NSLayoutConstraint {
  let constraint = NSLayoutConstraint(
    item: first,
    attribute: attribute,
    relatedBy: relation,
    toItem: second,
    attribute: other,
    multiplier: multiplier,
    constant: constant
  )
  // Below required ones since 2016 (issue 35 of the project).
  constraint.priority = UILayoutPriority(rawValue: 751)
  constraint.isActive = true
  return constraint
}

// MARK: - Rows

public prefix func |- (view: UIView) -> UIView { view.steviaPin(.leading, SteviaMargin(8)) }
public prefix func | (view: UIView) -> UIView { view.steviaPin(.leading, SteviaMargin(0)) }
public prefix func |- (points: CGFloat) -> SteviaSide { SteviaSide(margin: SteviaMargin(points)) }
public prefix func |- (margin: SteviaMargin) -> SteviaSide { SteviaSide(margin: margin) }
public prefix func |- (any: String) -> SteviaSide { SteviaSide(margin: nil) }

public postfix func -| (view: UIView) -> UIView { view.steviaPin(.trailing, SteviaMargin(8)) }
public postfix func | (view: UIView) -> UIView { view.steviaPin(.trailing, SteviaMargin(0)) }
public postfix func -| (points: CGFloat) -> SteviaSide { SteviaSide(margin: SteviaMargin(points)) }
public postfix func -| (margin: SteviaMargin) -> SteviaSide { SteviaSide(margin: margin) }
public postfix func -| (any: String) -> SteviaSide { SteviaSide(margin: nil) }

public func - (side: SteviaSide, view: UIView) -> UIView {
  if let margin = side.margin { view.steviaPin(.leading, margin) }
  return view
}

public func - (view: UIView, side: SteviaSide) -> UIView {
  if let margin = side.margin { view.steviaPin(.trailing, margin) }
  return view
}

public func - (views: [UIView], side: SteviaSide) -> [UIView] {
  if let margin = side.margin { views.last?.steviaPin(.trailing, margin) }
  return views
}

public func - (left: UIView, right: UIView) -> [UIView] { [left] - right }

public func - (views: [UIView], right: UIView) -> [UIView] {
  SteviaRow(views: views, margin: SteviaMargin(8)) - right
}

public func - (view: UIView, points: CGFloat) -> SteviaRow {
  SteviaRow(views: [view], margin: SteviaMargin(points))
}

public func - (views: [UIView], points: CGFloat) -> SteviaRow {
  SteviaRow(views: views, margin: SteviaMargin(points))
}

public func - (view: UIView, margin: SteviaMargin) -> SteviaRow {
  SteviaRow(views: [view], margin: margin)
}

public func - (views: [UIView], margin: SteviaMargin) -> SteviaRow {
  SteviaRow(views: views, margin: margin)
}

public func - (view: UIView, any: String) -> SteviaRow { SteviaRow(views: [view], margin: nil) }

public func - (views: [UIView], any: String) -> SteviaRow { SteviaRow(views: views, margin: nil) }

public func - (row: SteviaRow, view: UIView) -> [UIView] {
  if let margin = row.margin, let last = row.views.last {
    steviaConstraint(view, .leading, margin.relation, last, .trailing, margin.points)
  }
  return row.views + [view]
}

@discardableResult
public func ~ (view: UIView, height: CGFloat) -> UIView { view.height(height) }

@discardableResult
public func ~ (view: UIView, height: SteviaMargin) -> UIView { view.height(height) }

@discardableResult
public func ~ (view: UIView, share: SteviaPercentage) -> UIView { view.height(share) }

@discardableResult
public func ~ (views: [UIView], height: CGFloat) -> [UIView] {
  for view in views { view.height(height) }
  return views
}

@discardableResult
public func ~ (views: [UIView], height: SteviaMargin) -> [UIView] {
  for view in views { view.height(height) }
  return views
}

// MARK: - Positions

extension UIView {
  /// Ties an edge to the superview's, inwards.
  @discardableResult
  fileprivate func steviaPin(_ edge: NSLayoutConstraint.Attribute, _ margin: SteviaMargin) -> Self {
    guard let superview else { return self }
    let isFar = edge == .bottom || edge == .right || edge == .trailing
    steviaConstraint(
      self,
      edge,
      isFar ? margin.relation.reversed : margin.relation,
      superview,
      edge,
      isFar ? -margin.points : margin.points
    )
    return self
  }

  /// Ties an edge to a share of the superview's length, counted inwards.
  @discardableResult
  fileprivate func steviaPin(
    _ edge: NSLayoutConstraint.Attribute,
    _ share: SteviaPercentage
  ) -> Self {
    guard let superview else { return self }
    let part = share.value / 100
    switch edge {
    case .top: steviaConstraint(self, edge, .equal, superview, .bottom, 0, multiplier: part)
    case .bottom: steviaConstraint(self, edge, .equal, superview, edge, 0, multiplier: 1 - part)
    case .left, .leading:
      let far = edge == .left ? NSLayoutConstraint.Attribute.right : .trailing
      steviaConstraint(self, edge, .equal, superview, far, 0, multiplier: part)
    default: steviaConstraint(self, edge, .equal, superview, edge, 0, multiplier: 1 - part)
    }
    return self
  }

  @discardableResult
  public func top(_ points: CGFloat) -> Self { steviaPin(.top, SteviaMargin(points)) }
  @discardableResult
  public func top(_ margin: SteviaMargin) -> Self { steviaPin(.top, margin) }
  @discardableResult
  public func top(_ share: SteviaPercentage) -> Self { steviaPin(.top, share) }

  @discardableResult
  public func bottom(_ points: CGFloat) -> Self { steviaPin(.bottom, SteviaMargin(points)) }
  @discardableResult
  public func bottom(_ margin: SteviaMargin) -> Self { steviaPin(.bottom, margin) }
  @discardableResult
  public func bottom(_ share: SteviaPercentage) -> Self { steviaPin(.bottom, share) }

  @discardableResult
  public func left(_ points: CGFloat) -> Self { steviaPin(.left, SteviaMargin(points)) }
  @discardableResult
  public func left(_ margin: SteviaMargin) -> Self { steviaPin(.left, margin) }
  @discardableResult
  public func left(_ share: SteviaPercentage) -> Self { steviaPin(.left, share) }

  @discardableResult
  public func right(_ points: CGFloat) -> Self { steviaPin(.right, SteviaMargin(points)) }
  @discardableResult
  public func right(_ margin: SteviaMargin) -> Self { steviaPin(.right, margin) }
  @discardableResult
  public func right(_ share: SteviaPercentage) -> Self { steviaPin(.right, share) }

  @discardableResult
  public func leading(_ points: CGFloat) -> Self { steviaPin(.leading, SteviaMargin(points)) }
  @discardableResult
  public func leading(_ margin: SteviaMargin) -> Self { steviaPin(.leading, margin) }
  @discardableResult
  public func leading(_ share: SteviaPercentage) -> Self { steviaPin(.leading, share) }

  @discardableResult
  public func trailing(_ points: CGFloat) -> Self { steviaPin(.trailing, SteviaMargin(points)) }
  @discardableResult
  public func trailing(_ margin: SteviaMargin) -> Self { steviaPin(.trailing, margin) }
  @discardableResult
  public func trailing(_ share: SteviaPercentage) -> Self { steviaPin(.trailing, share) }
}

// MARK: - Sizes

extension UIView {
  @discardableResult
  private func steviaSize(_ attribute: NSLayoutConstraint.Attribute, _ length: SteviaMargin) -> Self
  {
    steviaConstraint(self, attribute, length.relation, nil, .notAnAttribute, length.points)
    return self
  }

  @discardableResult
  private func steviaSize(
    _ attribute: NSLayoutConstraint.Attribute,
    _ share: SteviaPercentage
  ) -> Self {
    guard let superview else { return self }
    let part = share.value / 100
    steviaConstraint(self, attribute, .equal, superview, attribute, 0, multiplier: part)
    return self
  }

  @discardableResult
  public func size(_ points: CGFloat) -> Self { width(points).height(points) }

  @discardableResult
  public func size(_ share: SteviaPercentage) -> Self { width(share).height(share) }

  @discardableResult
  public func width(_ points: CGFloat) -> Self { steviaSize(.width, SteviaMargin(points)) }
  @discardableResult
  public func width(_ margin: SteviaMargin) -> Self { steviaSize(.width, margin) }
  @discardableResult
  public func width(_ share: SteviaPercentage) -> Self { steviaSize(.width, share) }

  @discardableResult
  public func height(_ points: CGFloat) -> Self { steviaSize(.height, SteviaMargin(points)) }
  @discardableResult
  public func height(_ margin: SteviaMargin) -> Self { steviaSize(.height, margin) }
  @discardableResult
  public func height(_ share: SteviaPercentage) -> Self { steviaSize(.height, share) }

  @discardableResult
  public func heightEqualsWidth() -> Self {
    steviaConstraint(self, .height, .equal, self, .width, 0)
    return self
  }
}

private func steviaEqual(_ views: [UIView], _ attribute: NSLayoutConstraint.Attribute) {
  guard let first = views.first else { return }
  for view in views.dropFirst() {
    steviaConstraint(view, attribute, .equal, first, attribute, 0)
  }
}

@discardableResult
public func equal(widths views: [UIView]) -> [UIView] {
  steviaEqual(views, .width)
  return views
}

@discardableResult
public func equal(widths views: UIView...) -> [UIView] { equal(widths: views) }

@discardableResult
public func equal(heights views: [UIView]) -> [UIView] {
  steviaEqual(views, .height)
  return views
}

@discardableResult
public func equal(heights views: UIView...) -> [UIView] { equal(heights: views) }

@discardableResult
public func equal(sizes views: [UIView]) -> [UIView] {
  equal(heights: equal(widths: views))
}

@discardableResult
public func equal(sizes views: UIView...) -> [UIView] { equal(sizes: views) }

@discardableResult
public func equalWidths(_ views: UIView...) -> [UIView] { equal(widths: views) }
@discardableResult
public func equalWidths(_ views: [UIView]) -> [UIView] { equal(widths: views) }
@discardableResult
public func equalHeights(_ views: UIView...) -> [UIView] { equal(heights: views) }
@discardableResult
public func equalHeights(_ views: [UIView]) -> [UIView] { equal(heights: views) }
@discardableResult
public func equalSizes(_ views: UIView...) -> [UIView] { equal(sizes: views) }
@discardableResult
public func equalSizes(_ views: [UIView]) -> [UIView] { equal(sizes: views) }

// MARK: - Filling and centring

extension UIView {
  @discardableResult
  public func fillContainer(padding: CGFloat = 0) -> Self {
    fillHorizontally(padding: padding).fillVertically(padding: padding)
  }

  @discardableResult
  public func fillContainer(_ padding: CGFloat) -> Self { fillContainer(padding: padding) }

  @discardableResult
  public func fillHorizontally(padding: CGFloat = 0) -> Self { leading(padding).trailing(padding) }

  @discardableResult
  public func fillHorizontally(m padding: CGFloat) -> Self { fillHorizontally(padding: padding) }

  @discardableResult
  public func fillVertically(padding: CGFloat = 0) -> Self { top(padding).bottom(padding) }

  @discardableResult
  public func fillVertically(m padding: CGFloat) -> Self { fillVertically(padding: padding) }

  @discardableResult
  public func centerInContainer() -> Self { centerHorizontally().centerVertically() }

  @discardableResult
  public func centerHorizontally(offset: CGFloat = 0) -> Self {
    if let superview { steviaConstraint(self, .centerX, .equal, superview, .centerX, offset) }
    return self
  }

  @discardableResult
  public func centerHorizontally(_ offset: CGFloat) -> Self { centerHorizontally(offset: offset) }

  @discardableResult
  public func centerVertically(offset: CGFloat = 0) -> Self {
    if let superview { steviaConstraint(self, .centerY, .equal, superview, .centerY, offset) }
    return self
  }

  @discardableResult
  public func centerVertically(_ offset: CGFloat) -> Self { centerVertically(offset: offset) }

  @discardableResult
  public func followEdges(_ other: UIView, margin: CGFloat = 0) -> Self {
    steviaConstraint(self, .top, .equal, other, .top, margin)
    steviaConstraint(self, .leading, .equal, other, .leading, margin)
    steviaConstraint(self, .bottom, .equal, other, .bottom, -margin)
    steviaConstraint(self, .trailing, .equal, other, .trailing, -margin)
    return self
  }
}

// MARK: - Alignment

@discardableResult
public func align(horizontally views: [UIView]) -> [UIView] {
  steviaEqual(views, .centerY)
  return views
}

@discardableResult
public func align(horizontally views: UIView...) -> [UIView] { align(horizontally: views) }

@discardableResult
public func align(vertically views: [UIView]) -> [UIView] {
  steviaEqual(views, .centerX)
  return views
}

@discardableResult
public func align(vertically views: UIView...) -> [UIView] { align(vertically: views) }

@discardableResult
public func align(tops views: [UIView]) -> [UIView] {
  steviaEqual(views, .top)
  return views
}

@discardableResult
public func align(tops views: UIView...) -> [UIView] { align(tops: views) }

@discardableResult
public func align(bottoms views: [UIView]) -> [UIView] {
  steviaEqual(views, .bottom)
  return views
}

@discardableResult
public func align(bottoms views: UIView...) -> [UIView] { align(bottoms: views) }

@discardableResult
public func align(lefts views: [UIView]) -> [UIView] {
  steviaEqual(views, .left)
  return views
}

@discardableResult
public func align(lefts views: UIView...) -> [UIView] { align(lefts: views) }

@discardableResult
public func align(rights views: [UIView]) -> [UIView] {
  steviaEqual(views, .right)
  return views
}

@discardableResult
public func align(rights views: UIView...) -> [UIView] { align(rights: views) }

@discardableResult
public func align(firstBaselines views: [UIView]) -> [UIView] {
  steviaEqual(views, .firstBaseline)
  return views
}

@discardableResult
public func align(firstBaselines views: UIView...) -> [UIView] { align(firstBaselines: views) }

@discardableResult
public func align(lastBaselines views: [UIView]) -> [UIView] {
  steviaEqual(views, .lastBaseline)
  return views
}

@discardableResult
public func align(lastBaselines views: UIView...) -> [UIView] { align(lastBaselines: views) }

public func alignHorizontally(_ views: UIView...) { steviaEqual(views, .centerY) }
public func alignVertically(_ views: UIView...) { steviaEqual(views, .centerX) }
public func alignTops(_ views: UIView...) { steviaEqual(views, .top) }
public func alignBottoms(_ views: UIView...) { steviaEqual(views, .bottom) }
public func alignLefts(_ views: UIView...) { steviaEqual(views, .left) }
public func alignRights(_ views: UIView...) { steviaEqual(views, .right) }

public func alignCenter(_ view: UIView, with other: UIView) {
  steviaConstraint(view, .centerX, .equal, other, .centerX, 0)
  steviaConstraint(view, .centerY, .equal, other, .centerY, 0)
}

// MARK: - Attributes

/// An attribute of a view or a guide, and what is counted from it.
public struct SteviaAttribute {
  public let item: AnyObject
  public let attribute: NSLayoutConstraint.Attribute
  public var multiplier: CGFloat = 1
  public var constant: CGFloat = 0
}

extension UIView {
  public var Width: SteviaAttribute { SteviaAttribute(item: self, attribute: .width) }
  public var Height: SteviaAttribute { SteviaAttribute(item: self, attribute: .height) }
  public var Top: SteviaAttribute { SteviaAttribute(item: self, attribute: .top) }
  public var Bottom: SteviaAttribute { SteviaAttribute(item: self, attribute: .bottom) }
  public var Left: SteviaAttribute { SteviaAttribute(item: self, attribute: .left) }
  public var Right: SteviaAttribute { SteviaAttribute(item: self, attribute: .right) }
  public var Leading: SteviaAttribute { SteviaAttribute(item: self, attribute: .leading) }
  public var Trailing: SteviaAttribute { SteviaAttribute(item: self, attribute: .trailing) }
  public var CenterX: SteviaAttribute { SteviaAttribute(item: self, attribute: .centerX) }
  public var CenterY: SteviaAttribute { SteviaAttribute(item: self, attribute: .centerY) }
  public var FirstBaseline: SteviaAttribute {
    SteviaAttribute(item: self, attribute: .firstBaseline)
  }
  public var LastBaseline: SteviaAttribute { SteviaAttribute(item: self, attribute: .lastBaseline) }
}

extension UILayoutGuide {
  public var Width: SteviaAttribute { SteviaAttribute(item: self, attribute: .width) }
  public var Height: SteviaAttribute { SteviaAttribute(item: self, attribute: .height) }
  public var Top: SteviaAttribute { SteviaAttribute(item: self, attribute: .top) }
  public var Bottom: SteviaAttribute { SteviaAttribute(item: self, attribute: .bottom) }
  public var Left: SteviaAttribute { SteviaAttribute(item: self, attribute: .left) }
  public var Right: SteviaAttribute { SteviaAttribute(item: self, attribute: .right) }
  public var Leading: SteviaAttribute { SteviaAttribute(item: self, attribute: .leading) }
  public var Trailing: SteviaAttribute { SteviaAttribute(item: self, attribute: .trailing) }
  public var CenterX: SteviaAttribute { SteviaAttribute(item: self, attribute: .centerX) }
  public var CenterY: SteviaAttribute { SteviaAttribute(item: self, attribute: .centerY) }
}

public func + (attribute: SteviaAttribute, points: CGFloat) -> SteviaAttribute {
  var attribute = attribute
  attribute.constant += points
  return attribute
}

public func - (attribute: SteviaAttribute, points: CGFloat) -> SteviaAttribute {
  var attribute = attribute
  attribute.constant -= points
  return attribute
}

public func * (attribute: SteviaAttribute, factor: CGFloat) -> SteviaAttribute {
  var attribute = attribute
  attribute.multiplier *= factor
  return attribute
}

public func / (attribute: SteviaAttribute, divisor: CGFloat) -> SteviaAttribute {
  var attribute = attribute
  attribute.multiplier /= divisor
  return attribute
}

public func % (value: CGFloat, attribute: SteviaAttribute) -> SteviaAttribute {
  attribute * (value / 100)
}

private func steviaRelate(
  _ left: SteviaAttribute,
  _ relation: NSLayoutConstraint.Relation,
  _ right: SteviaAttribute
) -> NSLayoutConstraint {
  steviaConstraint(
    left.item,
    left.attribute,
    relation,
    right.item,
    right.attribute,
    right.constant,
    multiplier: right.multiplier
  )
}

private func steviaRelate(
  _ left: SteviaAttribute,
  _ relation: NSLayoutConstraint.Relation,
  _ points: CGFloat
) -> NSLayoutConstraint {
  if left.attribute == .width || left.attribute == .height {
    return steviaConstraint(left.item, left.attribute, relation, nil, .notAnAttribute, points)
  }
  let other = (left.item as? UIView)?.superview
  return steviaConstraint(left.item, left.attribute, relation, other, left.attribute, points)
}

@discardableResult
public func == (left: SteviaAttribute, right: SteviaAttribute) -> NSLayoutConstraint {
  steviaRelate(left, .equal, right)
}

@discardableResult
public func >= (left: SteviaAttribute, right: SteviaAttribute) -> NSLayoutConstraint {
  steviaRelate(left, .greaterThanOrEqual, right)
}

@discardableResult
public func <= (left: SteviaAttribute, right: SteviaAttribute) -> NSLayoutConstraint {
  steviaRelate(left, .lessThanOrEqual, right)
}

@discardableResult
public func == (left: SteviaAttribute, points: CGFloat) -> NSLayoutConstraint {
  steviaRelate(left, .equal, points)
}

@discardableResult
public func >= (left: SteviaAttribute, points: CGFloat) -> NSLayoutConstraint {
  steviaRelate(left, .greaterThanOrEqual, points)
}

@discardableResult
public func <= (left: SteviaAttribute, points: CGFloat) -> NSLayoutConstraint {
  steviaRelate(left, .lessThanOrEqual, points)
}

extension UIView {
  private func steviaMade(_ attribute: NSLayoutConstraint.Attribute) -> NSLayoutConstraint? {
    let all = constraints + (superview?.constraints ?? [])
    return all.first { $0.firstItem === self && $0.firstAttribute == attribute }
  }

  public var topConstraint: NSLayoutConstraint? { steviaMade(.top) }
  public var bottomConstraint: NSLayoutConstraint? { steviaMade(.bottom) }
  public var leftConstraint: NSLayoutConstraint? { steviaMade(.left) }
  public var rightConstraint: NSLayoutConstraint? { steviaMade(.right) }
  public var leadingConstraint: NSLayoutConstraint? { steviaMade(.leading) }
  public var trailingConstraint: NSLayoutConstraint? { steviaMade(.trailing) }
  public var widthConstraint: NSLayoutConstraint? { steviaMade(.width) }
  public var heightConstraint: NSLayoutConstraint? { steviaMade(.height) }
  public var centerXConstraint: NSLayoutConstraint? { steviaMade(.centerX) }
  public var centerYConstraint: NSLayoutConstraint? { steviaMade(.centerY) }
}

// MARK: - Styles and content

public protocol Stylable {}

extension UIView: Stylable {}

extension Stylable {
  @discardableResult
  public func style(_ body: (Self) -> Void) -> Self {
    body(self)
    return self
  }
}

extension UILabel {
  @discardableResult
  public func text(_ text: String) -> Self {
    self.text = text
    return self
  }

  @discardableResult
  public func textKey(_ key: String) -> Self { text(NSLocalizedString(key, comment: "")) }
}

extension UITextField {
  @discardableResult
  public func placeholder(_ text: String) -> Self {
    placeholder = text
    return self
  }
}

extension UIButton {
  @discardableResult
  public func text(_ text: String) -> Self {
    setTitle(text, for: .normal)
    return self
  }

  @discardableResult
  public func textKey(_ key: String) -> Self { text(NSLocalizedString(key, comment: "")) }

  @discardableResult
  public func image(_ name: String) -> Self {
    setImage(UIImage(named: name), for: .normal)
    return self
  }
}

extension UIImageView {
  @discardableResult
  public func image(_ name: String) -> Self {
    image = UIImage(named: name)
    return self
  }
}
