import ConstraintSolver
import LayoutEngine

extension LayoutFacts {
  /// The finding for a constraint that pushes a text, a control or a stack beyond the far edge of a sibling which ends where
  /// their superview does: `note.trailing = title.trailing + 10`.
  ///
  /// It has to begin inside, as what is moved as a whole is moved on purpose, and so is what sticks out both ways.
  func outsetBesideFlushSibling(_ place: Int) -> Finding? {
    guard let edge = siblingEdge(place), edge.constant >= 1, !items[edge.child].isImage,
      items[edge.child].isText || isContent(edge.child) || items[edge.child].stack != nil,
      let parent = items[edge.child].parent, !scrolls.contains(parent),
      distance(of: edge.sibling, edge.axis, isFar: true) == 0,
      let near = distance(of: edge.child, edge.axis, isFar: false), near >= 0,
      near - (distance(of: edge.sibling, edge.axis, isFar: false) ?? near) != edge.constant,
      !reachesOutAcross(edge)
    else { return nil }
    let amount = Wording.number(edge.constant)
    let isFirst = snapshot.constraints[place].first == edge.child
    return finding(
      .outsetOffset,
      place,
      items: [edge.child, parent],
      "\(words.item(edge.child)) sticks out of \(words.item(parent)) by \(amount) points "
        + "(\(edge.axis == .horizontal ? "right" : "bottom")), as \(words.item(edge.sibling)) ends at its edge: "
        + words.constraint(snapshot.constraints[place]),
      suggestion: Self.otherSign(
        now: isFirst ? amount : "−\(amount)",
        wanted: isFirst ? "−\(amount)" : amount
      )
    )
  }

  /// A required equality that ties the far edges of two siblings to each other.
  private struct SiblingEdge {
    /// The one that reaches further.
    var child: Int
    var sibling: Int
    var axis: LayoutAxis
    /// How far, in points.
    var constant: Double
  }

  private func siblingEdge(_ place: Int) -> SiblingEdge? {
    guard let tie = requiredTie(place), tie.isFar else { return nil }
    let constraint = snapshot.constraints[place]
    let isAhead = constraint.constant > 0
    return SiblingEdge(
      child: isAhead ? tie.first : tie.second,
      sibling: isAhead ? tie.second : tie.first,
      axis: tie.axis,
      constant: abs(constraint.constant)
    )
  }

  /// The two siblings whose edges at the same side a required equality ties to each other.
  private func requiredTie(
    _ place: Int
  ) -> (first: Int, second: Int, axis: LayoutAxis, isFar: Bool)? {
    snapshot.constraints[place].priority >= 1000 ? siblingTie(place) : nil
  }

  /// How far right or down of its superview's edge an edge of a view is, by required equalities with it and with siblings; nil
  /// where those do not say.
  private func distance(
    of item: Int,
    _ axis: LayoutAxis,
    isFar: Bool,
    _ steps: Int = 4
  ) -> Double? {
    for place in constraints[item] {
      guard let edge = containerEdge(place), edge.child == item, edge.axis == axis,
        edge.isFar == isFar, edge.relation == .equal, items[edge.container].kind == .view,
        snapshot.constraints[place].priority >= 1000
      else { continue }
      return edge.constant
    }
    guard steps > 0 else { return nil }
    for place in constraints[item] {
      guard let tie = requiredTie(place), tie.axis == axis, tie.isFar == isFar else { continue }
      let isFirst = tie.first == item
      let other = isFirst ? tie.second : tie.first
      guard let known = distance(of: other, axis, isFar: isFar, steps - 1) else { continue }
      let constant = snapshot.constraints[place].constant
      return known + (isFirst ? constant : -constant)
    }
    return nil
  }

  /// Whether a view is out along the other axis as well, as a badge at a corner is.
  private func reachesOutAcross(_ edge: SiblingEdge) -> Bool {
    let across: LayoutAxis = edge.axis == .horizontal ? .vertical : .horizontal
    return [true, false].contains { isFar in
      guard let distance = distance(of: edge.child, across, isFar: isFar) else { return false }
      return isFar ? distance > 0 : distance < 0
    }
  }
}
