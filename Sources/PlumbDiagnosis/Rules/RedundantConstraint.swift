import ConstraintSolver
import LayoutEngine

extension Rule {
  /// A required constraint that others imply.
  public static let redundantConstraint: Rule = Rule(
    "redundant-constraint",
    "A required constraint that others imply",
    page: "RedundantConstraint"
  ) { facts in
    let redundancy = Redundancy(facts)
    var findings = redundancy.proofs.map { facts.finding(for: $0) }
    if redundancy.leftOut > 0, !facts.items.isEmpty {
      var finding = facts.finding(
        .redundantConstraint,
        at: 0,
        "the layout is too large to ask of every constraint whether others imply it: "
          + "\(redundancy.leftOut) that may be redundant were left out",
        suggestion: nil
      )
      finding.severity = .note
      findings.append(finding)
    }
    return findings
  }
}

extension LayoutFacts {
  fileprivate func finding(for proof: Redundancy.Proof) -> Finding {
    let all = snapshot.constraints
    let names = proof.implying.map { words.constraint(all[$0]) }
    let constraint = all[proof.place]
    let because =
      names.isEmpty
      ? "no length is negative"
      : names.joined(separator: ", ") + (names.count == 1 ? " says" : " say") + " the same"
    let stack = proof.implying.lazy.compactMap { self.stack(of: $0) }.first
    var finding = finding(
      .redundantConstraint,
      proof.place,
      items: [constraint.first] + (constraint.second.map { [$0] } ?? []),
      "\(words.constraint(constraint)) adds nothing: \(because)"
        + (stack.map { turning($0, proof.place) } ?? ""),
      suggestion: constraint.relation == .equal
        ? "delete it: a later change of the others would contradict it" : "it can be deleted"
    )
    // A bound that others imply does no harm, and may be there for the eye.
    if constraint.relation != .equal { finding.severity = .note }
    finding.constraints += proof.implying.filter { all[$0].source == .app }
    return finding
  }
}
