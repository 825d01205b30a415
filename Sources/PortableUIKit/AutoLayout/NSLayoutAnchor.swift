/// An edge, a centre or a size of an item, from which constraints are made.
///
/// The type parameter keeps the axes apart: an anchor of one axis takes no anchor of the other.
@preconcurrency @MainActor
open class NSLayoutAnchor<AnchorType: AnyObject>: NSObject, AssociatedObjectStorage {
  /// Guarded by the lock of the functions that read and write it.
  @exclusivity(unchecked) nonisolated(unsafe) final var associatedObjects = AssociatedObjects()

  // They change only when nobody holds the anchor any more; see ``SpareAnchors``.

  /// The reference of the item, which the anchor holds.
  @exclusivity(unchecked) nonisolated(unsafe) private(set) final var storedReference:
    Uncounted<LayoutItemReference>
  @exclusivity(unchecked) nonisolated(unsafe) private(set) final var attribute:
    NSLayoutConstraint.Attribute
  /// The distance that the anchor is, for one made of two others.
  final var offset: OffsetGuide?

  /// Creates an anchor of an item, whose reference was counted for it.
  init(
    holding reference: Uncounted<LayoutItemReference>,
    _ attribute: NSLayoutConstraint.Attribute
  ) {
    storedReference = reference
    self.attribute = attribute
    super.init()
  }

  deinit { storedReference.release() }

  /// Has an anchor that nobody holds any more be that of another item, whose reference was counted for it.
  @inline(__always)
  final func take(
    holding reference: Uncounted<LayoutItemReference>,
    _ attribute: NSLayoutConstraint.Attribute
  ) {
    let former = storedReference
    storedReference = reference
    self.attribute = attribute
    former.release()
  }

  /// The attribute of the item, for who keeps it without the anchor.
  final var place: AnchorPlace {
    AnchorPlace(reference: storedReference.known, attribute: attribute)
  }

  /// The item, or nil once it is dead.
  public var item: AnyObject? { storedReference.object?.object }

  /// The item's class name and the attribute.
  open var name: String {
    "\(item.map { "\(type(of: $0))" } ?? "nil").\(attribute.name)"
  }

  /// Whether the other one is the same attribute of the same item: each question for an anchor makes one.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? any LayoutAnchorOfAnyAxis else { return false }
    return storedReference == other.storedReference && attribute == other.attribute
  }

  /// The same for anchors that are equal.
  open override var hash: Int {
    var hasher = Hasher()
    hasher.combine(storedReference.object.map(ObjectIdentifier.init))
    hasher.combine(attribute)
    return hasher.finalize()
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
      item as Any,
      attribute,
      anchor.item,
      anchor.attribute,
      multiplier
    )
    constraint.describe(
      between: storedReference,
      attribute,
      relation,
      anchor.storedReference,
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

/// An anchor, whichever its axis is.
protocol LayoutAnchorOfAnyAxis: AnyObject {
  /// The reference of the item.
  nonisolated var storedReference: Uncounted<LayoutItemReference> { get }
  /// The item's attribute.
  nonisolated var attribute: NSLayoutConstraint.Attribute { get }
}

extension NSLayoutAnchor: LayoutAnchorOfAnyAxis {}

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
    let guide = OffsetGuide(from: from.place, to: to.place, isVertical: isVertical)
    self.init(holding: guide.itemReference.held, isVertical ? .height : .width)
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
    constraint.describe(place.reference, attribute, relation, nil, .notAnAttribute, 1, c)
    return constraint
  }
}
