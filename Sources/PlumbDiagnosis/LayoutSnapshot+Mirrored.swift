public import LayoutEngine

extension LayoutSnapshot {
  /// The layout under the other reading direction.
  ///
  /// Items of the other direction change theirs and exchange the margins at their sides, as leading and
  /// trailing margins do; a snapshot does not tell those from margins that were set for a side. Saved
  /// frames, which are of the former direction, are dropped.
  ///
  /// - Parameter isRightToLeft: The direction to change to, or nil to change every item's.
  /// - Returns: The layout, to be solved anew.
  public func mirrored(toRightToLeft isRightToLeft: Bool? = nil) -> LayoutSnapshot {
    var result = self
    for index in items.indices {
      result.items[index].savedFrame = nil
      guard items[index].properties.isRightToLeft != isRightToLeft else { continue }
      let margins = items[index].properties.margins
      result.items[index].properties.isRightToLeft.toggle()
      result.items[index].properties.margins.left = margins.right
      result.items[index].properties.margins.right = margins.left
    }
    return result
  }
}
