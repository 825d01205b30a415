import LayoutEngine
import PlumbDiagnosis

extension SourceLayout {
  /// The sets of constraints that cannot all hold in a state that methods switch to, those of properties among them.
  var contradictions: [Set<Int>] {
    guard isOtherState, !stored.isEmpty, let snapshot else { return [] }
    return (found(.conflict, in: snapshot) ?? []).map { Set($0.constraints) }
      .filter { !$0.isDisjoint(with: stored) }
  }

  /// Whether a conflict only follows from another one: it hangs on the same constraints of two states, and on more besides.
  ///
  /// A drawer that is open and closed at once has no width, and so all that is in it has too little room. Whoever mends the drawer
  /// has nothing to do there.
  func follows(_ finding: Finding, from contradictions: [Set<Int>]) -> Bool {
    guard finding.rule == .conflict else { return false }
    let own = Set(finding.constraints)
    let states = own.intersection(stored)
    return contradictions.contains { other in
      other.count < own.count && other.intersection(stored).isSubset(of: states)
    }
  }
}
