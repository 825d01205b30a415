extension LayoutSolver {
  /// Creates an engine that holds a snapshot's items and constraints.
  ///
  /// Items and constraints keep their places: the snapshot's item *n* is the engine's item *n*.
  ///
  /// - Throws: ``SnapshotError``, naming the item or constraint.
  public convenience init(_ snapshot: LayoutSnapshot) throws(SnapshotError) {
    guard snapshot.version <= LayoutSnapshot.currentVersion else {
      throw .unknownVersion(snapshot.version)
    }
    guard snapshot.scale > 0, snapshot.scale <= 1000 else { throw .invalidScale(snapshot.scale) }
    self.init(scale: snapshot.scale)
    for (index, item) in snapshot.items.enumerated() {
      if let parent = item.parent, !(0..<index).contains(parent) {
        throw .parentOutOfOrder(item: index, parent: parent)
      }
      guard item.properties.isInRange, item.textFacts?.isInRange ?? true, item.frame.isInRange
      else {
        throw .invalidProperty(item: index)
      }
      for arranged in item.stack?.arranged ?? [] {
        guard snapshot.items.indices.contains(arranged), snapshot.items[arranged].parent == index
        else { throw .invalidArrangement(item: index) }
      }
      _ = addItem(
        parent: item.parent.map(ItemID.init),
        properties: item.properties,
        order: index
      )
    }
    for (index, constraint) in snapshot.constraints.enumerated() {
      for item in [constraint.first, constraint.second].compactMap(\.self)
      where !snapshot.items.indices.contains(item) {
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
      _ = add(constraint.layoutConstraint, mention: constraint.mention)
    }
  }
}

extension LayoutSnapshot.Constraint {
  /// The constraint as an engine's.
  public var layoutConstraint: LayoutConstraint {
    LayoutConstraint(
      ItemID(index: first),
      firstAttribute,
      relation,
      second.map(ItemID.init),
      secondAttribute,
      multiplier: multiplier,
      constant: constant,
      priority: priority,
      source: source
    )
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
