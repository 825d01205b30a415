import LayoutEngine

extension Rule {
  /// A view with something to show that has no room.
  public static let zeroSize: Rule = Rule(
    "zero-size",
    "A view with content that has no width or height",
    page: "ZeroSize"
  ) { facts in
    facts.items.indices.compactMap { index -> Finding? in
      guard facts.isVisible[index], facts.items[index].kind == .view,
        !facts.conflicting.contains(index), let parent = facts.items[index].parent,
        facts.frameIsSeen(parent), facts.isContent(index)
      else { return nil }
      let frame = facts.absolute[index]
      let axis: LayoutAxis = frame.width <= 0 ? .horizontal : .vertical
      let length = facts.items[index].properties.length(axis) ?? 0
      guard frame.width <= 0 || frame.height <= 0, length > 0,
        !facts.isCollapsedOnPurpose(index, axis), !facts.getsRoomFromHost(index)
      else { return nil }
      let name = facts.words.item(index)
      return facts.finding(
        .zeroSize,
        at: index,
        "\(name) has no \(axis.size): it cannot be seen",
        suggestion: "give it room: \(name) \(axis.size) ≥ \(Wording.number(length))"
      )
    }
  }
}

extension LayoutFacts {
  /// Whether the size on the canvas alone leaves an item no height: the app gives its root another.
  fileprivate func getsRoomFromHost(_ index: Int) -> Bool {
    guard hasCanvas, absolute[index].height <= 0, absolute[index].width > 0 else { return false }
    return roomy.map { $0.frames[index].height > 0 } ?? false
  }

  /// Whether a constraint says in so many words that an item has no length along an axis.
  fileprivate func isCollapsedOnPurpose(_ index: Int, _ axis: LayoutAxis) -> Bool {
    constraints[index].contains { place in
      let constraint = snapshot.constraints[place]
      return constraint.second == nil && constraint.constant == 0
        && constraint.firstAttribute == (axis == .horizontal ? .width : .height)
    }
  }
}
