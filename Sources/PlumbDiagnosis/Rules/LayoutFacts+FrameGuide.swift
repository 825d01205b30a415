import ConstraintSolver
import LayoutEngine

extension LayoutFacts {
  /// Whether nothing but the width of a scroll view's content is open, because what is in it is tied sideways to the frame of the
  /// scroll view, or to something beside the scroll view: it shows as it is meant, and scrolls up and down.
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
    /// Whether an item stays where it is while the content scrolls.
    func isFixed(_ item: Int) -> Bool {
      if items[item].kind == .guide, items[item].parent == scroll { return true }
      return item != scroll && item != content && !hierarchy.isAncestor(scroll, of: item)
    }
    return snapshot.constraints.indices.contains { place in
      guard isAlong(place), let second = snapshot.constraints[place].second else { return false }
      let ends = [snapshot.constraints[place].first, second]
      return ends.contains { isFixed($0) }
        && ends.contains { items[$0].kind == .view && hierarchy.isAncestor(scroll, of: $0) }
    }
  }

  /// The constraint that keeps what is in a scroll view at least as long as the frame of the scroll view, where nothing else
  /// is open than how much longer it is; nil where there is none.
  ///
  /// So pages are made whose last view is to be at the bottom of the screen: an empty view takes what is left over. UIKit
  /// starts from the least length, so that it shows as it is meant.
  func leastLengthOfContent(_ freedoms: [LayoutFreedom]) -> Int? {
    guard freedoms.count == 1, let freedom = freedoms.first,
      [.width, .height].contains(freedom.quantity), items[freedom.item.index].kind == .content,
      let scroll = items[freedom.item.index].parent
    else { return nil }
    let length: LayoutAttribute = freedom.quantity == .width ? .width : .height
    let axis = freedom.quantity.axis
    let frame = absolute[scroll]
    let longest = axis == .horizontal ? frame.width : frame.height
    guard freedom.lower <= longest + Self.visibleDistance else { return nil }
    /// Whether what is in a view reaches its end, so that the view grows with it.
    func isFilled(_ view: Int) -> Bool {
      if let stack = items[view].stack { return stack.axis == axis && !stack.arranged.isEmpty }
      return constraints[view].contains { place in
        guard let edge = containerEdge(place) else { return false }
        return owner(edge.container) == view && edge.axis == axis && edge.isFar
          && edge.relation == .equal
      }
    }
    return snapshot.constraints.indices.first { place in
      let constraint = snapshot.constraints[place]
      guard constraint.isOwn, constraint.relation != .equal, let second = constraint.second,
        constraint.firstAttribute == length, constraint.secondAttribute == length
      else { return false }
      let isFirst = constraint.relation == .greaterThanOrEqual
      let (inner, outer) = isFirst ? (constraint.first, second) : (second, constraint.first)
      return inner != scroll && hierarchy.isAncestor(scroll, of: inner) && isFilled(inner)
        && (owner(outer) == scroll || hierarchy.isAncestor(owner(outer), of: scroll))
    }
  }
}
