import LayoutEngine

extension [Finding] {
  /// The findings without those that say again, at a line, what a graver or an earlier one has said.
  ///
  /// A constraint that contradicts others, that does a stack view's work or that is there twice is one thing to mend.
  func oneForEachCause(in snapshot: LayoutSnapshot) -> [Finding] {
    let rank: [Rule: Int] = [.conflict: 0, .arrangedConstraint: 1, .redundantConstraint: 2]
    /// The best rank of what is said of each constraint.
    var best: [Int: Int] = [:]
    for finding in self {
      guard let rank = rank[finding.rule], let place = finding.constraints.first else { continue }
      let places = finding.rule == .conflict ? finding.constraints : [place]
      for place in places { best[place] = Swift.min(rank, best[place] ?? rank) }
    }
    // Of a mask that contradicts something already, the conflict tells what to mend.
    let masked = Set(
      filter { $0.rule == .conflict }.flatMap(\.constraints)
        .filter { snapshot.constraints[$0].source == .autoresizingMask }
        .map { snapshot.constraints[$0].first }
    )
    return withoutExplainedGeometry.filter { finding in
      if finding.rule == .autoresizingMask, let view = finding.items.first, masked.contains(view) {
        return false
      }
      guard let rank = rank[finding.rule], rank > 0, let place = finding.constraints.first,
        let best = best[place]
      else { return true }
      return rank <= best
    }
  }

  /// The findings, but for those of geometry of which another one tells the cause: what sticks out or covers
  /// something because its text is too long, or its constant has the wrong sign, is told as that.
  private var withoutExplainedGeometry: [Finding] {
    let covering = Set(
      filter { $0.rule == .missingSiblingRelation || $0.rule == .outsetOffset }
        .map { Set($0.items) }
    )
    let leaving = filter { $0.rule == .unboundedGrowth || $0.rule == .outsetOffset }.map(\.items)
    // What leaves, and the text that pushes it out and may leave with it.
    let outside = Set(
      leaving.flatMap { [[Int]($0.suffix(2)), [$0.first, $0.last].compactMap(\.self)] }
    )
    return filter { finding in
      switch finding.rule {
      case .overlappingContent: !covering.contains(Set(finding.items))
      case .outsideSuperview: !outside.contains(finding.items)
      default: true
      }
    }
  }
}
