import Foundation

// Sections that scroll across the collection: their items move, their headers and backgrounds stay.
//
// Source: Apple's documentation of `NSCollectionLayoutSection.orthogonalScrollingBehavior`.
extension UICollectionViewCompositionalLayout {
  /// The badges, decorations and cells of a section, as far as it is scrolled across.
  func scrolledAcross(
    _ section: Int
  ) -> (extras: [UICollectionViewLayoutAttributes], items: [UICollectionViewLayoutAttributes]) {
    let (extras, items) = (surroundings[section].extras, sections[section])
    guard let offset = offsetsAcross[section], offset != 0 else { return (extras, items) }
    let copies = (extras + items).compactMap { $0.copy() as? UICollectionViewLayoutAttributes }
    guard copies.count == extras.count + items.count else { return (extras, items) }
    moveBack(copies, by: -offset, in: section)
    return (Array(copies[..<extras.count]), Array(copies[extras.count...]))
  }

  /// Moves what scrolls across, the cells and their badges, by some points towards the end.
  func moveBack(
    _ attributes: [UICollectionViewLayoutAttributes],
    by offset: CGFloat?,
    in section: Int
  ) {
    guard let offset, offset != 0 else { return }
    let staying = Set(ends[section].compactMap(\.representedElementKind))
    let isRightToLeft = collectionView?.effectiveUserInterfaceLayoutDirection == .rightToLeft
    for one in attributes where one.representedElementCategory != .decorationView {
      if let kind = one.representedElementKind, staying.contains(kind) { continue }
      one.frame.origin.x += isRightToLeft ? -offset : offset
    }
  }

  /// Scrolls the section of an item across the collection so that the item stands where it is asked to.
  ///
  /// - Returns: Whether the section scrolls across.
  func scrollAcross(to path: IndexPath, _ position: UICollectionView.ScrollPosition) -> Bool {
    guard let collectionView, path.count > 1 else { return false }
    collectionView.layoutIfNeeded()
    guard surroundings.indices.contains(path.section),
      let length = surroundings[path.section].lengthAcross,
      let frame = layoutAttributesForItem(at: path)?.frame
    else { return false }
    let width = size.width
    let isRightToLeft = collectionView.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let start = isRightToLeft ? width - frame.maxX : frame.minX
    var offset = offsetsAcross[path.section] ?? 0
    if position.contains(isRightToLeft ? .right : .left) { offset = start }
    if position.contains(isRightToLeft ? .left : .right) { offset = start + frame.width - width }
    if position.contains(.centeredHorizontally) { offset = start + frame.width / 2 - width / 2 }
    offsetsAcross[path.section] = min(max(0, offset), max(0, length - width))
    return true
  }
}
