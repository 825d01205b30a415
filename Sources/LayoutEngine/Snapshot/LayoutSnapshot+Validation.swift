extension LayoutSnapshot {
  /// Makes sure that the snapshot can be laid out: what it refers to is there, and its numbers are in the ranges of the engine.
  ///
  /// - Throws: ``SnapshotError``, naming the first item or constraint of which that is not so.
  package func validate() throws(SnapshotError) {
    guard version <= LayoutSnapshot.currentVersion else { throw .unknownVersion(version) }
    guard scale > 0, scale <= 1000 else { throw .invalidScale(scale) }
    for (index, item) in items.enumerated() {
      if let parent = item.parent, !(0..<index).contains(parent) {
        throw .parentOutOfOrder(item: index, parent: parent)
      }
      guard item.properties.isInRange, item.textFacts?.isInRange ?? true, item.frame.isInRange
      else {
        throw .invalidProperty(item: index)
      }
      for arranged in item.stack?.arranged ?? [] {
        guard items.indices.contains(arranged), items[arranged].parent == index
        else { throw .invalidArrangement(item: index) }
      }
    }
    for (index, constraint) in constraints.enumerated() {
      for item in [constraint.first, constraint.second].compactMap(\.self)
      where !items.indices.contains(item) {
        throw .unknownItem(constraint: index, item: item)
      }
      guard LayoutLimits.contains(length: constraint.constant) else {
        throw .invalidNumber(constraint: index, value: constraint.constant)
      }
      guard LayoutLimits.contains(multiplier: constraint.multiplier) else {
        throw .invalidNumber(constraint: index, value: constraint.multiplier)
      }
      guard constraint.priority > 0, constraint.priority <= 1000 else {
        throw .invalidNumber(constraint: index, value: Double(constraint.priority))
      }
      if let mention = constraint.mention, mention < 0 {
        throw .invalidNumber(constraint: index, value: Double(mention))
      }
    }
  }
}

extension LayoutRect {
  fileprivate var isInRange: Bool {
    [x, y, width, height].allSatisfy(LayoutLimits.contains(length:))
  }
}

extension ItemProperties {
  fileprivate var isInRange: Bool {
    let lengths = [
      alignmentInsets.top, alignmentInsets.left, alignmentInsets.bottom, alignmentInsets.right,
      margins.top, margins.left, margins.bottom, margins.right, intrinsicWidth ?? 0,
      intrinsicHeight ?? 0, baselines?.firstFromTop ?? 0, baselines?.lastFromBottom ?? 0,
      baselines?.centeredHeight ?? 0,
    ]
    let priorities = [
      hugging.horizontal, hugging.vertical, compressionResistance.horizontal,
      compressionResistance.vertical,
    ]
    return lengths.allSatisfy(LayoutLimits.contains(length:))
      && priorities.allSatisfy { $0 > 0 && $0 <= 1000 }
  }
}

extension LayoutSnapshot.TextFacts {
  fileprivate var isInRange: Bool {
    [naturalWidth, lineHeight, fontSize ?? 0].allSatisfy(LayoutLimits.contains(length:))
  }
}
