// Most anchors live for the one constraint that is made of them, and making one takes as long as the constraint does. So
// an anchor that nobody holds any more names what is asked for next. Until then it keeps the reference of the item that it
// named, which may be dead: six references at most, and no view.

/// Anchors of one kind for those who ask next: two, as a constraint has two.
private struct SpareAnchors<Kind: AnyObject, Anchor: NSLayoutAnchor<Kind>> {
  private var one: Anchor?
  private var other: Anchor?

  /// An anchor that nobody holds, which names an attribute of an item from now on; nil where there is none.
  ///
  /// The reference was counted for the anchor.
  @MainActor
  @inline(__always)
  mutating func take(
    holding reference: Uncounted<LayoutItemReference>,
    _ attribute: NSLayoutConstraint.Attribute
  ) -> Anchor? {
    if isKnownUniquelyReferenced(&one), Uncounted(one).read({ $0.isAsNew }) == true {
      Uncounted(one).read { $0.take(holding: reference, attribute) }
      return one
    }
    if isKnownUniquelyReferenced(&other), Uncounted(other).read({ $0.isAsNew }) == true {
      Uncounted(other).read { $0.take(holding: reference, attribute) }
      return other
    }
    return nil
  }

  /// Keeps a new anchor for when nobody holds it any more.
  mutating func keep(_ anchor: Anchor) {
    other = one
    one = anchor
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
    let reference = item.heldReference
    if let anchor = spare.take(holding: reference, attribute) { return anchor }
    let new = NSLayoutXAxisAnchor(holding: reference, attribute)
    spare.keep(new)
    return new
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
    let reference = item.heldReference
    if let anchor = spare.take(holding: reference, attribute) { return anchor }
    let new = NSLayoutYAxisAnchor(holding: reference, attribute)
    spare.keep(new)
    return new
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
    let reference = item.heldReference
    if let anchor = spare.take(holding: reference, attribute) { return anchor }
    let new = NSLayoutDimension(holding: reference, attribute)
    spare.keep(new)
    return new
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
