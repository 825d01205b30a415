extension [Finding] {
  /// The findings without those that say again, at a line, what a graver or an earlier one has said.
  ///
  /// A constraint that contradicts others, that does a stack view's work or that is there twice is one thing to mend.
  func oneForEachCause() -> [Finding] {
    let rank: [Rule: Int] = [.conflict: 0, .arrangedConstraint: 1, .redundantConstraint: 2]
    /// The best rank of what is said of each constraint.
    var best: [Int: Int] = [:]
    for finding in self {
      guard let rank = rank[finding.rule], let place = finding.constraints.first else { continue }
      let places = finding.rule == .conflict ? finding.constraints : [place]
      for place in places { best[place] = Swift.min(rank, best[place] ?? rank) }
    }
    return filter { finding in
      guard let rank = rank[finding.rule], rank > 0, let place = finding.constraints.first,
        let best = best[place]
      else { return true }
      return rank <= best
    }
  }
}
