import ConstraintSolver
import LayoutEngine

extension Rule {
  /// A fixed height of a text that follows the user's text size.
  public static let fixedTextHeight: Rule = Rule(
    "fixed-text-height",
    "A fixed height of a text that follows the preferred text size",
    page: "FixedTextHeight"
  ) { facts in
    facts.snapshot.constraints.indices.compactMap { place -> Finding? in
      let constraint = facts.snapshot.constraints[place]
      guard constraint.isOwn, constraint.firstAttribute == .height,
        constraint.second == nil, constraint.relation != .greaterThanOrEqual,
        constraint.constant > 0, constraint.priority == 1000,
        let text = facts.items[constraint.first].textFacts, text.followsContentSize,
        text.lineHeight * 2 > constraint.constant
      else { return nil }
      let name = facts.words.item(constraint.first)
      return facts.finding(
        .fixedTextHeight,
        place,
        items: [constraint.first],
        "\(name) follows the preferred text size, and its height is "
          + "\(Wording.number(constraint.constant)): a line of twice the size needs "
          + Wording.number(text.lineHeight * 2),
        suggestion: "\(name) height ≥ \(Wording.number(constraint.constant))"
      )
    }
  }
}
