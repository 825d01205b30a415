import LayoutEngine

extension Rule {
  /// A constraint between views of different branches of the hierarchy.
  public static let farRelatives: Rule = Rule(
    "far-relatives",
    "A constraint between views of different branches of the hierarchy",
    .note,
    page: "FarRelatives"
  ) { facts in
    facts.snapshot.constraints.indices.compactMap { place -> Finding? in
      let constraint = facts.snapshot.constraints[place]
      guard constraint.isOwn, let second = constraint.second else { return nil }
      let a = facts.owner(constraint.first)
      let b = facts.owner(second)
      let steps = facts.stepsToCommonAncestor(a, b)
      // An uncle and a nephew, such as a line below a label in a stack view, are no far relatives.
      guard min(steps.0, steps.1) >= 1, steps.0 + steps.1 >= 4 else { return nil }
      return facts.finding(
        .farRelatives,
        place,
        items: [a, b],
        "\(facts.words.constraint(constraint)) reaches over \(steps.0 + steps.1) steps of "
          + "the hierarchy: it is lost when a view on the way is taken out",
        suggestion: "tie each to its own superview, or give both superviews a common guide"
      )
    }
  }
}

extension LayoutFacts {
  /// How many steps up two items have a common ancestor; zero where they have none.
  func stepsToCommonAncestor(_ first: Int, _ second: Int) -> (Int, Int) {
    guard let shared = hierarchy.commonAncestor(first, second) else { return (0, 0) }
    let depth = hierarchy.depth(of: shared)
    return (hierarchy.depth(of: first) - depth, hierarchy.depth(of: second) - depth)
  }
}
