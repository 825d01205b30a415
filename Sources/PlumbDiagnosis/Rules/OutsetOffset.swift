import ConstraintSolver
import LayoutEngine

extension Rule {
  /// A positive constant at the trailing side or bottom, which pushes the view out or over its neighbour.
  public static let outsetOffset: Rule = Rule(
    "outset-by-offset",
    "A positive constant that pushes a view out, or over its neighbour, at the far side",
    page: "OutsetByOffset"
  ) { facts in
    facts.snapshot.constraints.indices.compactMap {
      facts.outset($0) ?? facts.nearOutset($0) ?? facts.coveredNeighbour($0)
        ?? facts.shiftedOverSibling($0) ?? facts.outsetBesideFlushSibling($0)
        ?? facts.outsetFromAncestor($0)
    }
  }
}

extension LayoutFacts {
  /// The finding for a constraint that pushes its view out at a far side while another holds it in at
  /// the near side.
  fileprivate func outset(_ place: Int) -> Finding? {
    guard let edge = containerEdge(place), edge.isFar else { return nil }
    if edge.relation == .greaterThanOrEqual, edge.constant < 0 {
      return turnedLimit(place, edge)
    }
    guard edge.constant > 0, !isContradicted(place, edge) else { return nil }
    guard edge.relation == .equal else {
      return edge.relation == .lessThanOrEqual
        ? loosenedLimit(place, edge) : turnedRelation(place, edge)
    }
    guard
      let near = constraints[edge.child].lazy.compactMap({ self.containerEdge($0) }).first(where: {
        $0.child == edge.child && !$0.isFar && $0.axis == edge.axis && $0.constant >= 0
      })
    else { return loneOutset(place, edge) }
    guard items[edge.container].kind != .guide || edge.constant == near.constant else { return nil }
    // A picture, or a shape whose superview cuts it off, may stick out for looks by whatever it likes, and a
    // backdrop that reaches the other edge. What is inside at the other edge, a text, a control, or the very
    // inset of the other edge in a picture, is a sign that was forgotten.
    let isPicture =
      items[edge.child].isImage
      || isShape(edge.child) && items[owner(edge.container)].clipsToBounds
    guard
      near.constant > 0
        ? !isPicture || edge.constant == near.constant
        : isContent(edge.child) && !isPicture && edge.constant >= Self.leastOutset
    else { return nil }
    guard edge.constant != near.constant || !isOfPile(edge) else { return nil }
    return outset(place, edge, near: near.constant)
  }

  /// How far out a view that begins at the edge must stick, in points, for its sign to be taken for a mistake: the
  /// fraction of a point is what dragging leaves.
  static let leastOutset = 1.0

  /// Whether another constraint holds the same edge at another distance: that the two conflict is said of both.
  private func isContradicted(_ place: Int, _ edge: ContainerEdge) -> Bool {
    constraints[edge.child].contains { other in
      guard other != place, snapshot.constraints[other].priority == 1000,
        snapshot.constraints[place].priority == 1000, let second = containerEdge(other)
      else { return false }
      return second.child == edge.child && second.container == edge.container && second.isFar
        && second.axis == edge.axis && second.relation == .equal
        && second.constant != edge.constant
    }
  }

  /// Whether a view that is moved as a whole lies in a pile: others in its container are moved the same way by other amounts, as
  /// cards behind each other are, or it is a shape without content that is moved both ways behind what lies on it, as a shadow is.
  ///
  /// Nobody forgets a sign twice with two amounts in one and the same place.
  func isOfPile(_ edge: ContainerEdge) -> Bool {
    let others = children[owner(edge.container)].filter { $0 != edge.child }
    func shift(of item: Int, _ axis: LayoutAxis) -> Double? {
      let edges = constraints[item].compactMap(containerEdge).filter {
        $0.child == item && $0.axis == axis && $0.relation == .equal
      }
      guard let near = edges.first(where: { !$0.isFar }), let far = edges.first(where: \.isFar),
        near.constant == far.constant, near.container == edge.container
      else { return nil }
      return near.constant
    }
    let rect = absolute[edge.child]
    /// Whether a view lies on more than half of the one that is moved.
    func liesOn(_ other: Int) -> Bool {
      guard let shared = absolute[other].intersection(rect) else { return false }
      return shared.width * shared.height > rect.width * rect.height / 2
    }
    let isPile = others.contains { other in
      guard let shift = shift(of: other, edge.axis) else { return false }
      return shift > 0 && shift != edge.constant && liesOn(other)
    }
    if isPile { return true }
    let across: LayoutAxis = edge.axis == .horizontal ? .vertical : .horizontal
    guard isShape(edge.child), shift(of: edge.child, across) ?? 0 > 0 else { return false }
    return others.contains { $0 > edge.child && liesOn($0) }
  }

  /// The finding for a text that has to reach beyond the far side, `label.trailing ≥ view.trailing + 16`, where it was to stay
  /// before it: the relation is turned around, and so is the sign.
  ///
  /// What covers an edge on purpose is no text, and what waits outside to be shown does so as a whole.
  private func turnedRelation(_ place: Int, _ edge: ContainerEdge) -> Finding? {
    let constraint = snapshot.constraints[place]
    let (inner, outer) = (absolute[edge.child], absolute[edge.container])
    let begins = edge.axis == .horizontal ? inner.x < outer.maxX : inner.y < outer.maxY
    guard edge.relation == .greaterThanOrEqual, constraint.priority >= 1000, begins,
      items[edge.child].isText, !items[edge.child].isImage, items[edge.container].kind == .view,
      !scrolls.contains(edge.container), !isMirrored(edge)
    else { return nil }
    let amount = Wording.number(edge.constant)
    var wanted = constraint
    wanted.relation = constraint.relation.reversed
    wanted.constant = -constraint.constant
    return finding(
      .outsetOffset,
      place,
      items: [edge.child, owner(edge.container)],
      "\(words.item(edge.child)) has to stick out of \(words.item(edge.container)) by \(amount) points or more "
        + "(\(edge.axis == .horizontal ? "right" : "bottom")): \(words.constraint(constraint))",
      suggestion: "turn the relation and the sign around: \(words.constraint(wanted))"
    )
  }

  /// Whether another view sticks out by as much at the other side, so that both are meant to.
  func isMirrored(_ edge: ContainerEdge) -> Bool {
    children[owner(edge.container)].contains { other in
      other != edge.child
        && constraints[other].lazy.compactMap({ self.containerEdge($0) }).contains {
          $0.child == other && !$0.isFar && $0.axis == edge.axis && $0.relation == .equal
            && $0.constant == -edge.constant
        }
    }
  }

  /// The finding for a view that is so many points inside at the near side, and outside at the far one.
  func outset(_ place: Int, _ edge: ContainerEdge, near: Double) -> Finding {
    let constraint = snapshot.constraints[place]
    let amount = Wording.number(edge.constant)
    let side = edge.axis == .horizontal ? "right" : "bottom"
    let child = words.item(edge.child)
    let isFirst = constraint.first == edge.child
    let (now, wanted) = isFirst ? (amount, "−\(amount)") : ("−\(amount)", amount)
    return finding(
      .outsetOffset,
      place,
      items: [edge.child, owner(edge.container)],
      near == 0
        ? "\(child) sticks out of \(words.item(edge.container)) by \(amount) points "
          + "(\(side)): \(words.constraint(constraint))"
        : "\(child) is \(Wording.number(near)) points inside "
          + "\(words.item(edge.container)) at one side and \(amount) points outside at the other "
          + "(\(side)): \(words.constraint(constraint))",
      suggestion: Self.otherSign(now: now, wanted: wanted)
    )
  }

  /// What to change where a constant has the wrong sign.
  ///
  /// It says which constant the constraint has: one that went through a helper may have the other sign in the source.
  static func otherSign(now: String, wanted: String) -> String {
    "make the constant \(wanted) instead of \(now): it counts to the right and down at every edge"
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
  func containerEdge(_ place: Int) -> ContainerEdge? { edge(place, container) }

  /// The constraint as one between an edge of a view and the same edge of what holds it.
  ///
  /// - Parameters:
  ///   - place: The constraint.
  ///   - container: What holds a view where the constraint ties it to an item; nil where that does not hold it.
  /// - Returns: The edge; nil for a constraint of another kind.
  func edge(
    _ place: Int,
    _ container: (_ child: Int, _ item: Int) -> Int?
  ) -> ContainerEdge? {
    let constraint = snapshot.constraints[place]
    guard constraint.isOwn, let second = constraint.second, constraint.multiplier == 1,
      let side = constraint.firstAttribute.side(isMirrored: false),
      side == constraint.secondAttribute.side(isMirrored: false),
      let axis = constraint.firstAttribute.axis
    else { return nil }
    let isFar = side == "right" || side == "bottom"
    if second != constraint.first, let container = container(constraint.first, second) {
      return ContainerEdge(
        child: constraint.first,
        container: container,
        axis: axis,
        isFar: isFar,
        constant: constraint.constant,
        relation: constraint.relation
      )
    }
    guard let container = container(second, constraint.first) else { return nil }
    return ContainerEdge(
      child: second,
      container: container,
      axis: axis,
      isFar: isFar,
      constant: -constraint.constant,
      relation: constraint.relation.reversed
    )
  }

  /// What holds a view where a constraint ties it to an item: its superview or a guide of that, and its content view where it is
  /// tied to the cell, which that fills.
  private func container(_ child: Int, _ item: Int) -> Int? {
    guard items[child].kind == .view, let parent = items[child].parent else { return nil }
    if parent == owner(item) { return item }
    return isContentViewOfCell(parent) && items[parent].parent == item ? parent : nil
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
