import LayoutEngine

extension Rule {
  /// A required constraint that others imply.
  public static let redundantConstraint: Rule = Rule(
    "redundant-constraint",
    "A required constraint that others imply",
    page: "RedundantConstraint"
  ) { facts in
    facts.redundancies().map { place, implying in
      let words = facts.words
      let others = implying.filter { facts.snapshot.constraints[$0].source == .app }
      let system = implying.first { facts.snapshot.constraints[$0].source != .app }
      let names = implying.map { words.constraint(facts.snapshot.constraints[$0]) }
      let constraint = facts.snapshot.constraints[place]
      let because = names.isEmpty ? "no length is negative" : names.joined(separator: ", ")
      let isStacks = system.map { facts.snapshot.constraints[$0].source == .stackView } ?? false
      var finding = facts.finding(
        .redundantConstraint,
        place,
        items: [constraint.first] + (constraint.second.map { [$0] } ?? []),
        "\(words.constraint(constraint)) adds nothing: \(because) say the same"
          + (isStacks ? "; it will contradict the stack view when its axis changes" : ""),
        suggestion: "delete it: a later change of the others would contradict it"
      )
      finding.constraints += others
      return finding
    }
  }
}

extension LayoutFacts {
  /// Layouts with more items than this have only so many proofs worked out.
  private static let largeLayout = (items: 300, proofs: 10)

  /// The redundant constraints, each with those that imply it.
  ///
  /// What the host gives counts as wanted only: a width that is right on one device is not implied.
  fileprivate func redundancies() -> [(place: Int, implying: [Int])] {
    guard solved.conflicts.isEmpty else { return [] }
    var candidates = Elimination.candidates(self)
    guard !candidates.isEmpty else { return [] }
    if items.count > Self.largeLayout.items {
      candidates = Array(candidates.prefix(Self.largeLayout.proofs))
    }
    var free = snapshot
    for place in free.constraints.indices
    where free.constraints[place].source == .encapsulatedSize
      && free.constraints[place].firstAttribute.isSize
    {
      free.constraints[place].priority = 999
    }
    guard let engine = try? LayoutEngine(free) else { return [] }
    _ = engine.solve()
    return candidates.compactMap { place in
      let members = engine.constraintsImplying(LayoutConstraintID(index: place))
      guard !members.isEmpty else { return nil }
      let implying = members.compactMap { member -> Int? in
        if case .constraint(let id) = member.subject { return id.index }
        return nil
      }
      return (place, implying.filter { $0 != place })
    }
  }
}
