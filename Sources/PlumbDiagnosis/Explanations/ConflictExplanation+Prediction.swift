import ConstraintSolver
import LayoutEngine
import PlumbLog

extension ConflictExplanation {
  /// The place among ``constraints`` of the one that probably gave way, where the log does not say: because
  /// it was cut off, or copied without its end.
  public var unstatedBreak: Int? {
    guard conflict.broken == nil, constraints.count > 1,
      isProvable || conflict.problems.contains(where: { $0.reason == .cut })
    else { return nil }
    return predictedBreak
  }

  /// The place among ``constraints`` of the one that Apple's engine is likely to break; nil where none of
  /// the list is a candidate.
  ///
  /// It is the one with the highest `BreakRank` of the whole list, not only of the smallest sets: a size
  /// that a set can do without gives way as well. The tree is read off the constraints, so that it is only
  /// as good as what they tell of it; of siblings, what is named later counts as the later one.
  ///
  /// Source: see `BreakRank`. The constraints of bars and keyboards, which have a name, break like those of
  /// an application: two public logs.
  public var predictedBreak: Int? {
    let system = LoggedSystem(constraints)
    let hierarchy = LoggedHierarchy(constraints, system)
    let ranked = constraints.enumerated().compactMap { index, constraint in
      BreakRank(constraint, hierarchy, system).map { (rank: $0, index: index) }
    }
    return ranked.max { ($0.rank, $0.index) < ($1.rank, $1.index) }?.index
  }
}

extension BreakRank {
  /// The rank of a constraint of a log; nil where it is no relation between attributes of items.
  fileprivate init?(
    _ constraint: LoggedConstraint,
    _ hierarchy: LoggedHierarchy,
    _ system: LoggedSystem
  ) {
    let statement = constraint.statement
    guard case .anchor(let first) = statement.first, case .layout(let attribute) = first.attribute
    else { return nil }
    let depth = hierarchy.depth(of: system.identity(first.item))
    var secondDepth = depth
    var secondAttribute = LayoutAttribute.notAnAttribute
    if case .anchor(let second)? = statement.second, case .layout(let other) = second.attribute {
      secondDepth = hierarchy.depth(of: system.identity(second.item))
      secondAttribute = other
    }
    let maker: Maker
    switch constraint.kind {
    case .user, .namedSystem, .prototyping: maker = .app
    case .stack: maker = .stackView
    case .encapsulated, .temporary: maker = .host
    default: maker = .system
    }
    self.init(
      maker: maker,
      depth: depth + secondDepth,
      firstAttribute: attribute,
      relation: statement.relation,
      place: 0,
      descent: secondDepth - depth,
      secondAttribute: secondAttribute,
      constant: statement.constant
    )
  }
}

extension LoggedHierarchy {
  /// How many items are known to be around an item.
  fileprivate func depth(of id: String) -> Int {
    var count = 0
    var next = parents[id]
    while let outer = next {
      count += 1
      next = parents[outer]
    }
    return count
  }
}
