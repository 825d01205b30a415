import ConstraintSolver
import LayoutEngine

extension Rule {
  /// A positive constant at the trailing side or bottom, which pushes the view out or over its neighbour.
  public static let outsetOffset: Rule = Rule(
    "outset-by-offset",
    "A positive constant that pushes a view out, or over its neighbour, at the far side",
    page: "OutsetByOffset"
  ) { facts in
    facts.snapshot.constraints.indices.compactMap { facts.outset($0) ?? facts.coveredNeighbour($0) }
  }
}

extension LayoutFacts {
  /// The finding for a constraint that pushes its view out at a far side while another holds it in at
  /// the near side.
  fileprivate func outset(_ place: Int) -> Finding? {
    guard let edge = containerEdge(place), edge.isFar, edge.constant > 0, edge.relation == .equal,
      let near = constraints[edge.child].lazy.compactMap({ self.containerEdge($0) }).first(where: {
        $0.child == edge.child && !$0.isFar && $0.axis == edge.axis && $0.constant >= 0
      }), items[edge.container].kind != .guide || edge.constant == near.constant
    else { return nil }
    // A picture may stick out for looks by whatever it likes, and a backdrop that reaches the other edge. What
    // is inside at the other edge, a text, a control, or the very inset of the other edge in a picture, is a
    // sign that was forgotten.
    let isPicture = items[edge.child].isImage
    guard
      near.constant > 0
        ? !isPicture || edge.constant == near.constant : isContent(edge.child) && !isPicture
    else { return nil }
    let constraint = snapshot.constraints[place]
    let amount = Wording.number(edge.constant)
    let side = edge.axis == .horizontal ? "right" : "bottom"
    let child = words.item(edge.child)
    let isFirst = constraint.first == edge.child
    let wanted = isFirst ? "−\(amount)" : amount
    return finding(
      .outsetOffset,
      place,
      items: [edge.child, owner(edge.container)],
      near.constant == 0
        ? "\(child) sticks out of \(words.item(edge.container)) by \(amount) points "
          + "(\(side)): \(words.constraint(constraint))"
        : "\(child) is \(Wording.number(near.constant)) points inside "
          + "\(words.item(edge.container)) at one side and \(amount) points outside at the other "
          + "(\(side)): \(words.constraint(constraint))",
      suggestion: "use \(wanted) as the constant: it counts to the right and down at every edge"
    )
  }

  /// A constraint that ties an edge of a view to the same edge of something it lies in.
  struct ContainerEdge {
    var child: Int
    /// The superview, or a guide of it.
    var container: Int
    var axis: LayoutAxis
    /// Whether it is the edge at which a positive constant leads outward.
    var isFar: Bool
    /// How far right or down of the container's edge the child's is.
    var constant: Double
    /// The relation of the child's edge to the container's.
    var relation: Relation
  }

  /// The constraint as one between an edge of a view and the same edge of its superview.
  func containerEdge(_ place: Int) -> ContainerEdge? {
    let constraint = snapshot.constraints[place]
    guard constraint.isOwn, let second = constraint.second, constraint.multiplier == 1,
      let side = constraint.firstAttribute.side(isMirrored: false),
      side == constraint.secondAttribute.side(isMirrored: false),
      let axis = constraint.firstAttribute.axis
    else { return nil }
    let isFar = side == "right" || side == "bottom"
    if items[constraint.first].kind == .view, items[constraint.first].parent == owner(second),
      second != constraint.first
    {
      return ContainerEdge(
        child: constraint.first,
        container: second,
        axis: axis,
        isFar: isFar,
        constant: constraint.constant,
        relation: constraint.relation
      )
    }
    guard items[second].kind == .view, items[second].parent == owner(constraint.first) else {
      return nil
    }
    return ContainerEdge(
      child: second,
      container: constraint.first,
      axis: axis,
      isFar: isFar,
      constant: -constraint.constant,
      relation: constraint.relation.reversed
    )
  }
}

extension Relation {
  /// The relation with both sides exchanged.
  var reversed: Relation {
    switch self {
    case .lessThanOrEqual: .greaterThanOrEqual
    case .equal: .equal
    case .greaterThanOrEqual: .lessThanOrEqual
    }
  }
}
