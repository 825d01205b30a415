import Requirements

/// The frames of an engine's items, read where they lie.
///
/// The view layer compares the frame of every subview of a view that is laid out with the one that it has; a call for each
/// would take longer than the comparison. So it has the reading for itself: what is inlinable for the modules of a package
/// alone is called all the same.
package struct KnownFrames {
  /// Where the address of the records stands, which begin with the frame; the records themselves move when items are added.
  package let records: UnsafeRawPointer
  /// The bytes of an item's record.
  package let stride: Int
  /// Where in a record it says whether the properties are plain; behind that, what of the item is told by itself.
  package let plainOffset: Int

  init(_ items: RecordTable<LayoutSolver.ItemRecord>) {
    requirement(
      MemoryLayout<LayoutSolver.ItemRecord>.offset(of: \.frame) == 0,
      "an item is not laid out as its frame is read"
    )
    let plainOffset = MemoryLayout<LayoutSolver.ItemRecord>.offset(of: \.isPlain) ?? 0
    requirement(
      MemoryLayout<LayoutSolver.ItemRecord>.offset(of: \.reports) == plainOffset + 1,
      "an item is not laid out as its kind of content is read"
    )
    self.plainOffset = plainOffset
    records = items.placeOfAddress
    stride = MemoryLayout<LayoutSolver.ItemRecord>.stride
  }
}
