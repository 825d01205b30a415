import LayoutEngine

extension Rule {
  /// A view with constraints of its own whose autoresizing mask is turned into constraints, too.
  public static let autoresizingMask: Rule = Rule(
    "autoresizing-mask",
    "An autoresizing mask left on beside constraints",
    page: "AutoresizingMask"
  ) { facts in
    facts.items.indices.compactMap { index -> Finding? in
      guard facts.items[index].usesAutoresizingMask, facts.items[index].kind == .view,
        facts.isVisible[index], let parent = facts.items[index].parent
      else { return nil }
      let own = facts.constraints[index].first { place in
        let constraint = facts.snapshot.constraints[place]
        guard constraint.isOwn, constraint.first == index else { return false }
        return constraint.second.map { facts.owner($0) == parent } ?? true
      }
      guard let own else { return nil }
      let constraint = facts.words.constraint(facts.snapshot.constraints[own])
      return facts.finding(
        .autoresizingMask,
        at: index,
        constraints: [own],
        "\(facts.words.item(index)) is placed by its autoresizing mask and by \(constraint): "
          + "they contradict each other as soon as the frame is another one",
        suggestion: "set `translatesAutoresizingMaskIntoConstraints` to false"
      )
    }
  }
}
