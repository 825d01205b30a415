import ConstraintSolver

/// Items that are like others, as those of a cell are like those of the cell before.
///
/// Rows of constraints that say the same of such items are the same rows of other variables. Copying them takes a
/// part of the time that putting them together does; what comes out is the same to the last bit.
extension LayoutSolver {
  /// Finds out whether a new item, which is yet to be linked to its parent, is like one before it.
  ///
  /// Two items are *like* each other, as many places apart as their parents are, or below one parent, if they have the
  /// same insets and direction. Contents and other properties have no part in the rows of plain constraints.
  @inline(__always)
  func noteLikeness(of index: Int32, _ record: UnsafeMutablePointer<ItemRecord>) {
    guard repeatsLayouts, record.pointee.hasPlace(index) else { return }
    let distance = index > 0 ? (record - 1).pointee.likeness : 0
    // Below what is like another, the order of items is mostly that of the others too.
    if distance > 0, isLike(record, index, distance) { return }
    let sibling = items.base[Int(record.pointee.parent)].firstChild
    if sibling >= 0, sibling < index { _ = isLike(record, index, index &- sibling) }
  }

  /// Whether an item is like the one so many places before; it notes that then.
  @inline(__always)
  private func isLike(
    _ record: UnsafeMutablePointer<ItemRecord>,
    _ index: Int32,
    _ distance: Int32
  ) -> Bool {
    let known = UnsafePointer(record - Int(distance))
    let parent = record.pointee.parent
    guard known.pointee.isAlive, index &- distance >= firstLikeItem,
      known.pointee.hasPlace(index &- distance),
      known.pointee.properties.isRightToLeft == record.pointee.properties.isRightToLeft,
      known.pointee.properties.alignmentInsets == record.pointee.properties.alignmentInsets
    else { return false }
    if known.pointee.parent == parent {
      record.pointee.likeRoot = parent
    } else {
      let above = UnsafePointer(items.base + Int(parent))
      guard above.pointee.likeness == distance, known.pointee.parent == parent &- distance,
        known.pointee.parent >= firstLikeItem
      else { return false }
      record.pointee.likeRoot = above.pointee.likeRoot
    }
    record.pointee.likeness = distance
    return true
  }

  /// Has no item before the next one taken for what others are like.
  func forgetLikeness() {
    firstLikeItem = Int32(truncatingIfNeeded: items.count)
  }
}

extension LayoutSolver.ItemRecord {
  /// Whether the variables of an item stand where its index says.
  @inline(__always)
  func hasPlace(_ index: Int32) -> Bool {
    let first = index &* 4
    return width.index == first && height.index == first &+ 1 && left.index == first &+ 2
      && top.index == first &+ 3
  }
}
