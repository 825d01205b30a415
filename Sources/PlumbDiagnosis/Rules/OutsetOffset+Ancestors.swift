import ConstraintSolver
import LayoutEngine

extension LayoutFacts {
  /// The finding for a view that is as far inside a view further up at one side as it is outside of it at the other.
  ///
  /// What lies in a scroll view is often tied to the view around that, which is as wide as the screen.
  func outsetFromAncestor(_ place: Int) -> Finding? {
    guard let edge = ancestorEdge(place), edge.isFar, edge.relation == .equal,
      edge.constant >= Self.leastOutset
    else { return nil }
    let near = constraints[edge.child].lazy.compactMap { self.ancestorEdge($0) }.first {
      $0.child == edge.child && $0.container == edge.container && $0.axis == edge.axis
        && !$0.isFar && $0.relation == .equal
    }
    guard let near, near.constant == edge.constant else { return nil }
    return outset(place, edge, near: near.constant)
  }

  /// The constraint as one between an edge of a view and the same edge of a view above its superview, or of a guide of that.
  private func ancestorEdge(_ place: Int) -> ContainerEdge? {
    edge(place) { child, item in isAboveSuperview(item, of: child) ? item : nil }
  }

  private func isAboveSuperview(_ item: Int, of child: Int) -> Bool {
    guard items[child].kind == .view, let parent = items[child].parent,
      items[item].kind != .content
    else { return false }
    let view = owner(item)
    return view != parent && view != child && hierarchy.isAncestor(view, of: parent)
  }
}
