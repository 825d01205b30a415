import LayoutEngine

extension LayoutFacts {
  /// Whether nothing but the width of a scroll view's content is open, because what is in it is tied to the frame of the scroll view
  /// sideways: it shows as it is meant, and scrolls up and down.
  ///
  /// Source: Apple, `UIScrollView.frameLayoutGuide`: a content without a width scrolls no way that anybody sees.
  func isTiedToFrameAlone(_ freedoms: [LayoutFreedom]) -> Bool {
    guard freedoms.count == 1, freedoms[0].quantity == .width else { return false }
    let content = freedoms[0].item.index
    guard items[content].kind == .content, let scroll = items[content].parent else { return false }
    func isAlong(_ place: Int) -> Bool {
      let constraint = snapshot.constraints[place]
      return constraint.isOwn && constraint.firstAttribute.axis == .horizontal
    }
    guard !constraints[content].contains(where: isAlong) else { return false }
    return snapshot.constraints.indices.contains { place in
      guard isAlong(place), let second = snapshot.constraints[place].second else { return false }
      let ends = [snapshot.constraints[place].first, second]
      return ends.contains { items[$0].kind == .guide && items[$0].parent == scroll }
        && ends.contains { items[$0].kind == .view && hierarchy.isAncestor(scroll, of: $0) }
    }
  }
}
