import ConstraintSolver
import LayoutEngine

extension LayoutFacts {
  /// How many views are named that all lack the same.
  static var mostLooseViews: Int { 3 }

  /// The views in a scroll view, where nothing says of any where it is along an axis; empty where one is held by something.
  func looseViews(in content: Int, _ axis: LayoutAxis) -> [Int] {
    let inner = children[owner(content)].filter { items[$0].kind == .view }
    let areLoose = inner.allSatisfy { view in
      !constraints[view].contains { place in
        let constraint = snapshot.constraints[place]
        let isFirst = constraint.first == view
        let attribute = isFirst ? constraint.firstAttribute : constraint.secondAttribute
        guard let other = isFirst ? constraint.second : constraint.first else { return false }
        return attribute.axis == axis && !attribute.isSize && !hierarchy.isAncestor(view, of: other)
      }
    }
    return areLoose ? inner : []
  }

  /// The view with which a scroll view's content ends, and which holds others of which none ends it; nil where there is none.
  ///
  /// Most contents are one view that holds all others: it is its end that is missing, and not that of the content.
  func containerWithoutEnd(in content: Int, _ axis: LayoutAxis) -> Int? {
    let isMirrored = items[content].properties.isRightToLeft
    func isFarEdge(_ attribute: LayoutAttribute) -> Bool {
      attribute.axis == axis
        && ["right", "bottom"].contains(attribute.side(isMirrored: isMirrored))
    }
    /// What an equality between far edges ties to the far edge of an item, from the inside.
    func ends(_ item: Int, in view: Int) -> [Int] {
      constraints[item].compactMap { place -> Int? in
        let constraint = snapshot.constraints[place]
        guard constraint.relation == .equal, let second = constraint.second,
          isFarEdge(constraint.firstAttribute), isFarEdge(constraint.secondAttribute)
        else { return nil }
        let other = owner(constraint.first == item ? second : constraint.first)
        return other != view && hierarchy.isAncestor(view, of: other) ? other : nil
      }
    }
    let views = ends(content, in: owner(content))
    guard views.count == 1, let view = views.first, items[view].stack == nil,
      children[view].contains(where: { items[$0].kind == .view }), ends(view, in: view).isEmpty
    else { return nil }
    return view
  }
}
