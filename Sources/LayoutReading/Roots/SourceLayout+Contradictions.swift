import ConstraintSolver
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

  /// What constraints say of whom, where two say the same: a base class and its subclass make them both.
  var saidTwice: Set<String> {
    guard let snapshot else { return [] }
    var constants: [String: Double] = [:]
    return Set(
      snapshot.constraints.indices.compactMap { place in
        guard let relation = relation(place) else { return nil }
        let constant = snapshot.constraints[place].constant
        guard let other = constants.updateValue(constant, forKey: relation) else { return nil }
        return other == constant ? relation : nil
      }
    )
  }

  /// Whether a conflict is only that a method changes one of two constraints that said the same, and that no property holds.
  ///
  /// The method may be for the other classes that inherit it: nothing tells that it is ever called here with what parts the two.
  func partsTwins(_ finding: Finding, _ saidTwice: Set<String>) -> Bool {
    guard finding.rule == .conflict, finding.constraints.count == 2,
      Set(finding.constraints).isDisjoint(with: stored)
    else { return false }
    let relations = finding.constraints.map(relation)
    return relations[0] == relations[1] && relations[0].map(saidTwice.contains) == true
  }

  /// What a required equation is about, whatever its constant; nil for others.
  private func relation(_ place: Int) -> String? {
    guard let snapshot else { return nil }
    let constraint = snapshot.constraints[place]
    guard constraint.source == .app, constraint.relation == .equal, constraint.priority == 1000
    else {
      return nil
    }
    let ids = [constraint.first, constraint.second].map { $0.map { snapshot.items[$0].id } ?? "" }
    let attributes = [constraint.firstAttribute, constraint.secondAttribute]
    return "\(ids) \(attributes) \(constraint.multiplier)"
  }
}
