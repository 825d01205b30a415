import ConstraintSolver

/// What the engine must know of an item without insets, margins, baselines and lines that wrap, as most are.
struct PlainContent {
  /// The width of the content, in points, less than 0 for none.
  var width: Double
  /// The height of the content, in points, less than 0 for none.
  var height: Double
  var hugging: ItemProperties.AxisPriorities
  var compressionResistance: ItemProperties.AxisPriorities
  /// Whether leading is right.
  var isRightToLeft: Bool
}

extension ItemProperties {
  /// Creates the properties of an item that has nothing but a content.
  init(_ content: PlainContent) {
    self.init()
    if content.width >= 0 { intrinsicWidth = content.width }
    if content.height >= 0 { intrinsicHeight = content.height }
    hugging = content.hugging
    compressionResistance = content.compressionResistance
    isRightToLeft = content.isRightToLeft
  }

  /// Whether nothing but the lengths of the content may be others; the properties are plain.
  @inline(__always)
  func isPlainlyLike(_ content: PlainContent) -> Bool {
    (intrinsicWidth == nil) == !(content.width >= 0)
      && (intrinsicHeight == nil) == !(content.height >= 0)
      && hugging == content.hugging && compressionResistance == content.compressionResistance
      && isRightToLeft == content.isRightToLeft
  }
}

extension LayoutSolver {
  /// Adds an item that has nothing but a content; otherwise the same as ``addItem(name:parent:properties:order:)``.
  ///
  /// - Parameters:
  ///   - parent: The item that it is in, or nil for a root.
  ///   - width: The width of the content, in points, less than 0 for none.
  ///   - height: The height of the content, in points, less than 0 for none.
  ///   - hugging: How firmly it is not longer than its content.
  ///   - compressionResistance: How firmly it is not shorter.
  ///   - isRightToLeft: Whether leading is right.
  ///   - order: The item's place in the tree, in 0...2²⁸.
  /// - Returns: What names the item from now on.
  package func addPlainItem(
    parent: ItemID?,
    width: Double,
    height: Double,
    hugging: ItemProperties.AxisPriorities,
    compressionResistance: ItemProperties.AxisPriorities,
    isRightToLeft: Bool,
    order: Int
  ) -> ItemID {
    let content = PlainContent(
      width: width,
      height: height,
      hugging: hugging,
      compressionResistance: compressionResistance,
      isRightToLeft: isRightToLeft
    )
    if isCollecting {
      if let followedTables,
        follow(followedTables, Int32(truncatingIfNeeded: parent?.index ?? -1), content, order)
      {
        return ItemID(index: items.count &- 1)
      }
      return collectPlainItem(parent, content, order)
    }
    return addItem(parent: parent, properties: ItemProperties(content), order: order)
  }
}
