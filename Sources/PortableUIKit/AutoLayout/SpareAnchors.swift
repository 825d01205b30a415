// Most anchors live for the one constraint that is made of them, and making one takes as long as the constraint does. So
// an anchor that nobody holds any more names what is asked for next. Until then it keeps the reference of the item that it
// named, which may be dead: six references at most, and no view.

/// Anchors of one kind for those who ask next: two, as a constraint has two.
private struct SpareAnchors<Kind: AnyObject, Anchor: NSLayoutAnchor<Kind>> {
  private var one: Anchor?
  private var other: Anchor?

  /// An anchor of an item: one that nobody holds any more, or one that is made.
  @MainActor
  @inline(__always)
  mutating func anchor(
    of item: __shared some LayoutItemObject,
    _ attribute: NSLayoutConstraint.Attribute,
    _ make: (Uncounted<LayoutItemReference>, NSLayoutConstraint.Attribute) -> Anchor
  ) -> Anchor {
    let reference = item.heldReference
    if isKnownUniquelyReferenced(&one), let one, one.isAsNew {
      one.take(holding: reference, attribute)
      return one
    }
    if isKnownUniquelyReferenced(&other), let other, other.isAsNew {
      other.take(holding: reference, attribute)
      return other
    }
    let new = make(reference, attribute)
    (one, other) = (new, one)
    return new
  }

  /// Lets go of both.
  mutating func removeAll() { (one, other) = (nil, nil) }
}

extension NSLayoutAnchor {
  /// Whether nobody has left anything with the anchor that would come to another one with it.
  fileprivate final var isAsNew: Bool { offset == nil && associatedObjects.isEmpty }
}

extension NSLayoutXAxisAnchor {
  // Nothing is called that could come to be at these meanwhile.
  @exclusivity(unchecked) nonisolated(unsafe) fileprivate static var spare = SpareAnchors<
    NSLayoutXAxisAnchor, NSLayoutXAxisAnchor
  >()

  /// An anchor of an item.
  static func of(
    _ item: __shared some LayoutItemObject,
    _ attribute: NSLayoutConstraint.Attribute
  ) -> NSLayoutXAxisAnchor {
    spare.anchor(of: item, attribute) { NSLayoutXAxisAnchor(holding: $0, $1) }
  }
}

extension NSLayoutYAxisAnchor {
  @exclusivity(unchecked) nonisolated(unsafe) fileprivate static var spare = SpareAnchors<
    NSLayoutYAxisAnchor, NSLayoutYAxisAnchor
  >()

  /// An anchor of an item.
  static func of(
    _ item: __shared some LayoutItemObject,
    _ attribute: NSLayoutConstraint.Attribute
  ) -> NSLayoutYAxisAnchor {
    spare.anchor(of: item, attribute) { NSLayoutYAxisAnchor(holding: $0, $1) }
  }
}

extension NSLayoutDimension {
  @exclusivity(unchecked) nonisolated(unsafe) fileprivate static var spare = SpareAnchors<
    NSLayoutDimension, NSLayoutDimension
  >()

  /// An anchor of an item.
  static func of(
    _ item: __shared some LayoutItemObject,
    _ attribute: NSLayoutConstraint.Attribute
  ) -> NSLayoutDimension {
    spare.anchor(of: item, attribute) { NSLayoutDimension(holding: $0, $1) }
  }
}

/// All anchors that are kept for those who ask next.
enum KeptAnchors {
  /// Lets go of them, and so of what they name.
  @MainActor
  static func removeAll() {
    NSLayoutXAxisAnchor.spare.removeAll()
    NSLayoutYAxisAnchor.spare.removeAll()
    NSLayoutDimension.spare.removeAll()
  }
}
