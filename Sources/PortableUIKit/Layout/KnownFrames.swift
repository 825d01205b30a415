internal import LayoutEngine

extension KnownFrames {
  /// The frame of an item that is in the engine.
  @inline(__always)
  subscript(id: ItemID) -> CGRect {
    CGRect(record(of: id).load(as: LayoutRect.self))
  }

  /// Whether the content of an item that is in the engine, if it has any, has no insets, margins or baselines, wraps no
  /// lines, and has a height that does not follow its width.
  @inline(__always)
  func hasPlainContent(_ id: ItemID) -> Bool {
    let place = record(of: id) + plainOffset
    return place.load(as: Bool.self) && place.load(fromByteOffset: 1, as: UInt8.self) & 1 == 0
  }

  @inline(__always)
  private func record(of id: ItemID) -> UnsafeRawPointer {
    records.load(as: UnsafeRawPointer.self) + id.index &* stride
  }
}
