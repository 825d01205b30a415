/// An edge, a centre or a size of an item, from which constraints are made.
///
/// The type parameter keeps the axes apart: an anchor of one axis takes no anchor of the other.
@preconcurrency @MainActor
open class NSLayoutAnchor<AnchorType: AnyObject>: NSObject {
  let reference: LayoutItemReference
  let attribute: NSLayoutConstraint.Attribute
  /// The distance that the anchor is, for one made of two others.
  final var offset: OffsetGuide?

  init(_ item: any LayoutItemObject, _ attribute: NSLayoutConstraint.Attribute) {
    reference = item.itemReference
    self.attribute = attribute
    super.init()
  }

  /// The item, or nil once it is dead.
  public var item: AnyObject? { reference.object }

  /// The item's class name and the attribute.
  open var name: String {
    "\(item.map { "\(type(of: $0))" } ?? "nil").\(attribute.name)"
  }

  // MARK: - Building Constraints

  /// A constraint that makes this anchor equal to `anchor`.
  @_disfavoredOverload
  open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
    constraint(.equal, to: anchor, 0)
  }

  /// A constraint that makes this anchor at least `anchor`.
  @_disfavoredOverload
  open func constraint(greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>)
    -> NSLayoutConstraint
  {
    constraint(.greaterThanOrEqual, to: anchor, 0)
  }

  /// A constraint that makes this anchor at most `anchor`.
  @_disfavoredOverload
  open func constraint(lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
    constraint(.lessThanOrEqual, to: anchor, 0)
  }

  /// A constraint that makes this anchor equal to `anchor` plus `c` points.
  @_disfavoredOverload
  open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat)
    -> NSLayoutConstraint
  {
    constraint(.equal, to: anchor, c)
  }

  /// A constraint that makes this anchor at least `anchor` plus `c` points.
  @_disfavoredOverload
  open func constraint(greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat)
    -> NSLayoutConstraint
  {
    constraint(.greaterThanOrEqual, to: anchor, c)
  }

  /// A constraint that makes this anchor at most `anchor` plus `c` points.
  @_disfavoredOverload
  open func constraint(lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat)
    -> NSLayoutConstraint
  {
    constraint(.lessThanOrEqual, to: anchor, c)
  }

  /// Why UIKit takes no constraint between this anchor and another one, or nil where it does.
  package final func refusal(with other: NSLayoutAnchor<AnchorType>) -> String? {
    guard
      let reason = NSLayoutConstraint.refusal(of: attribute, other.attribute, multiplier: 1)
    else { return nil }
    return
      "a constraint between \(attribute.name) and \(other.attribute.name) cannot be made: \(reason)"
  }

  /// A constraint without sides, of the class that a constraint with `other` needs.
  @inline(__always)
  final func newConstraint(with other: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
    guard offset != nil || other.offset != nil else { return NSLayoutConstraint() }
    let distances = self === other ? [offset] : [offset, other.offset]
    return OffsetConstraint(distances.compactMap(\.self))
  }

  func constraint(
    _ relation: NSLayoutConstraint.Relation,
    to anchor: NSLayoutAnchor<AnchorType>,
    _ constant: CGFloat,
    multiplier: CGFloat = 1,
    at callSite: CallSite = .unknown
  ) -> NSLayoutConstraint {
    let constraint = newConstraint(with: anchor)
    constraint.callSite = callSite
    constraint.requirePair(
      reference.object as Any,
      attribute,
      anchor.reference.object,
      anchor.attribute,
      multiplier
    )
    constraint.describe(
      between: reference,
      attribute,
      relation,
      anchor.reference,
      anchor.attribute,
      multiplier,
      constant
    )
    return constraint
  }

  /// A constraint whose constant is the standard space, times `multiplier`.
  func spaced(
    _ relation: NSLayoutConstraint.Relation,
    to anchor: NSLayoutAnchor<AnchorType>,
    _ multiplier: CGFloat,
    at callSite: CallSite = .unknown
  ) -> NSLayoutConstraint {
    let constraint = constraint(relation, to: anchor, systemSpacing * multiplier, at: callSite)
    constraint.space = .anchors
    return constraint
  }
}

/// The space between items where nothing else is said: 8 points.
///
/// Source: Interface Builder's `standard` spacing, seen as 8 in every document of the corpus.
let systemSpacing: CGFloat = 8

/// A horizontal edge or centre.
@preconcurrency @MainActor
open class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {
  /// The distance from this anchor to `otherAnchor` as a dimension, in points, rightwards, or in reading direction between leading and trailing anchors.
  ///
  /// It is negative where `otherAnchor` comes first. Constraints of it are between up to four anchors:
  ///
  ///     let before = guide.topAnchor.anchorWithOffset(to: title.topAnchor)
  ///     let after = title.bottomAnchor.anchorWithOffset(to: guide.bottomAnchor)
  ///     after.constraint(equalTo: before, multiplier: 2).isActive = true
  ///
  /// - Note: UIKit: the items of such a constraint are hidden guides here, one for each distance.
  ///   Anchors more than 131,072 points apart in the wrong order are out of its reach.
  open func anchorWithOffset(to otherAnchor: NSLayoutXAxisAnchor) -> NSLayoutDimension {
    NSLayoutDimension(from: self, to: otherAnchor, isVertical: false)
  }

  /// A constraint that places this anchor the standard space, times `multiplier`, after `anchor`.
  @_disfavoredOverload
  open func constraint(equalToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat)
    -> NSLayoutConstraint
  {
    spaced(.equal, to: anchor, multiplier)
  }

  /// A constraint that places this anchor at least the standard space, times `multiplier`, after
  /// `anchor`.
  @_disfavoredOverload
  open func constraint(
    greaterThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor,
    multiplier: CGFloat
  ) -> NSLayoutConstraint {
    spaced(.greaterThanOrEqual, to: anchor, multiplier)
  }

  /// A constraint that places this anchor at most the standard space, times `multiplier`, after
  /// `anchor`.
  @_disfavoredOverload
  open func constraint(
    lessThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor,
    multiplier: CGFloat
  ) -> NSLayoutConstraint {
    spaced(.lessThanOrEqual, to: anchor, multiplier)
  }
}

/// A vertical edge, centre or baseline.
@preconcurrency @MainActor
open class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {
  /// The distance from this anchor to `otherAnchor` as a dimension, in points, downwards.
  ///
  /// It is negative where `otherAnchor` comes first. Constraints of it are between up to four anchors:
  ///
  ///     let before = guide.topAnchor.anchorWithOffset(to: title.topAnchor)
  ///     let after = title.bottomAnchor.anchorWithOffset(to: guide.bottomAnchor)
  ///     after.constraint(equalTo: before, multiplier: 2).isActive = true
  ///
  /// - Note: UIKit: the items of such a constraint are hidden guides here, one for each distance.
  ///   Anchors more than 131,072 points apart in the wrong order are out of its reach.
  open func anchorWithOffset(to otherAnchor: NSLayoutYAxisAnchor) -> NSLayoutDimension {
    NSLayoutDimension(from: self, to: otherAnchor, isVertical: true)
  }

  /// A constraint that places this anchor the standard space, times `multiplier`, below `anchor`.
  @_disfavoredOverload
  open func constraint(equalToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat)
    -> NSLayoutConstraint
  {
    spaced(.equal, to: anchor, multiplier)
  }

  /// A constraint that places this anchor at least the standard space, times `multiplier`, below
  /// `anchor`.
  @_disfavoredOverload
  open func constraint(
    greaterThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor,
    multiplier: CGFloat
  ) -> NSLayoutConstraint {
    spaced(.greaterThanOrEqual, to: anchor, multiplier)
  }

  /// A constraint that places this anchor at most the standard space, times `multiplier`, below
  /// `anchor`.
  @_disfavoredOverload
  open func constraint(
    lessThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor,
    multiplier: CGFloat
  ) -> NSLayoutConstraint {
    spaced(.lessThanOrEqual, to: anchor, multiplier)
  }
}

/// A width or height.
@preconcurrency @MainActor
open class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
  /// The distance between two anchors of one axis.
  convenience init<Kind: AnyObject>(
    from: NSLayoutAnchor<Kind>,
    to: NSLayoutAnchor<Kind>,
    isVertical: Bool
  ) {
    let guide = OffsetGuide(
      from: AnchorPlace(reference: from.reference, attribute: from.attribute),
      to: AnchorPlace(reference: to.reference, attribute: to.attribute),
      isVertical: isVertical
    )
    self.init(guide, isVertical ? .height : .width)
    offset = guide
  }

  /// A constraint that makes this size `c` points.
  @_disfavoredOverload
  open func constraint(equalToConstant c: CGFloat) -> NSLayoutConstraint {
    constraint(.equal, toConstant: c)
  }

  /// A constraint that makes this size at least `c` points.
  @_disfavoredOverload
  open func constraint(greaterThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
    constraint(.greaterThanOrEqual, toConstant: c)
  }

  /// A constraint that makes this size at most `c` points.
  @_disfavoredOverload
  open func constraint(lessThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
    constraint(.lessThanOrEqual, toConstant: c)
  }

  /// A constraint that makes this size `multiplier` times `anchor`.
  @_disfavoredOverload
  open func constraint(equalTo anchor: NSLayoutDimension, multiplier m: CGFloat)
    -> NSLayoutConstraint
  {
    constraint(.equal, to: anchor, 0, multiplier: m)
  }

  /// A constraint that makes this size at least `multiplier` times `anchor`.
  @_disfavoredOverload
  open func constraint(greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat)
    -> NSLayoutConstraint
  {
    constraint(.greaterThanOrEqual, to: anchor, 0, multiplier: m)
  }

  /// A constraint that makes this size at most `multiplier` times `anchor`.
  @_disfavoredOverload
  open func constraint(lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat)
    -> NSLayoutConstraint
  {
    constraint(.lessThanOrEqual, to: anchor, 0, multiplier: m)
  }

  /// A constraint that makes this size `multiplier` times `anchor` plus `c` points.
  @_disfavoredOverload
  open func constraint(
    equalTo anchor: NSLayoutDimension,
    multiplier m: CGFloat,
    constant c: CGFloat
  ) -> NSLayoutConstraint {
    constraint(.equal, to: anchor, c, multiplier: m)
  }

  /// A constraint that makes this size at least `multiplier` times `anchor` plus `c` points.
  @_disfavoredOverload
  open func constraint(
    greaterThanOrEqualTo anchor: NSLayoutDimension,
    multiplier m: CGFloat,
    constant c: CGFloat
  ) -> NSLayoutConstraint {
    constraint(.greaterThanOrEqual, to: anchor, c, multiplier: m)
  }

  /// A constraint that makes this size at most `multiplier` times `anchor` plus `c` points.
  @_disfavoredOverload
  open func constraint(
    lessThanOrEqualTo anchor: NSLayoutDimension,
    multiplier m: CGFloat,
    constant c: CGFloat
  ) -> NSLayoutConstraint {
    constraint(.lessThanOrEqual, to: anchor, c, multiplier: m)
  }

  func constraint(
    _ relation: NSLayoutConstraint.Relation,
    toConstant c: CGFloat,
    at callSite: CallSite = .unknown
  ) -> NSLayoutConstraint {
    let constraint = newConstraint(with: self)
    constraint.callSite = callSite
    constraint.describe(reference, attribute, relation, nil, .notAnAttribute, 1, c)
    return constraint
  }
}
