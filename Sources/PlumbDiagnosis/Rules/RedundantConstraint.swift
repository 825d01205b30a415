import ConstraintSolver
import LayoutEngine

extension Rule {
  /// A constraint that is there twice, or a required one that others imply.
  ///
  /// One that is there twice is a warning: whoever changes one of the two makes a conflict. One that others imply is a
  /// note: it may be there for those who read it.
  public static let redundantConstraint: Rule = Rule(
    "redundant-constraint",
    "A constraint that is there twice, or that others imply",
    page: "RedundantConstraint"
  ) { facts in
    let redundancy = Redundancy(facts)
    let grave = facts.centredAndFilled(redundancy.proofs)
    let told = redundancy.proofs.filter { !facts.isOfOneLine($0) && !facts.isOfOwnMask($0) }
    var findings = told.map { proof in
      redundancy.twins[proof.place].map { facts.finding(twin: $0, of: proof.place) }
        ?? facts.finding(for: proof, isGrave: grave.contains(proof.place))
    }
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
  /// Whether a line makes a constraint and one of those that imply it, as a loop does for views of one size: deleting it takes
  /// the other one as well.
  fileprivate func isOfOneLine(_ proof: Redundancy.Proof) -> Bool {
    let own = snapshot.constraints[proof.place]
    return own.origin != nil
      && proof.implying.contains { place in
        let other = snapshot.constraints[place]
        return other.isOwn && other.origin == own.origin && other.first != own.first
          && other.firstAttribute == own.firstAttribute
          && other.secondAttribute == own.secondAttribute
      }
  }

  /// Whether the autoresizing mask of one of its own views implies a constraint: it is the mask that is one too many.
  fileprivate func isOfOwnMask(_ proof: Redundancy.Proof) -> Bool {
    let own = items(of: proof.place)
    return proof.implying.contains { place in
      let other = snapshot.constraints[place]
      return other.source == .autoresizingMask && own.contains(other.first)
    }
  }

  private func items(of place: Int) -> [Int] {
    let constraint = snapshot.constraints[place]
    return [constraint.first] + (constraint.second.map { [$0] } ?? [])
  }

  /// A constraint that is there twice.
  fileprivate func finding(twin: Int, of place: Int) -> Finding {
    let marks = [words.mark(twin), words.mark(place)].filter { !$0.isEmpty }
    let both =
      marks.count == 2
      ? marks[0] == marks[1] ? ", both at \(marks[0])" : ": \(marks[0]) and \(marks[1])" : ""
    var finding = finding(
      .redundantConstraint,
      place,
      items: items(of: place),
      "\(words.constraint(snapshot.constraints[place])) is there twice\(both)",
      suggestion: "delete one of the two: changing only one of them makes a conflict"
    )
    finding.constraints.append(twin)
    finding.fixes = [.delete(constraint: place)]
    return finding
  }

  /// The axis along which a view's centre and both its edges, with insets, are tied to one other view, and the two.
  private func heldThreeTimes(_ proof: Redundancy.Proof) -> (axis: LayoutAxis, views: Set<Int>)? {
    let places = [proof.place] + proof.implying
    let all = places.map { snapshot.constraints[$0] }
    guard all.count == 3,
      all.allSatisfy({ $0.isOwn && $0.relation == .equal && $0.multiplier == 1 }),
      all.allSatisfy({ $0.firstAttribute == $0.secondAttribute }),
      Set(all.map(\.firstAttribute)).count == 3, let axis = all[0].firstAttribute.axis
    else { return nil }
    let pairs = Set(places.map { Set(items(of: $0).map(owner)) })
    let edges = all.filter { $0.firstAttribute.side(isMirrored: false) != nil }
    guard let views = pairs.first, pairs.count == 1, edges.count == 2,
      edges.allSatisfy({ $0.constant != 0 })
    else { return nil }
    return (axis, views)
  }

  /// The constraints that make a view both centred and tied to all four edges of another one, with insets: whoever
  /// changes an inset makes a conflict, and which of the two was meant is not said.
  fileprivate func centredAndFilled(_ proofs: [Redundancy.Proof]) -> Set<Int> {
    let held = proofs.compactMap { proof in heldThreeTimes(proof).map { (proof.place, $0) } }
    let axes = Dictionary(grouping: held, by: \.1.views)
      .mapValues { Set($0.map(\.1.axis)) }
    return Set(held.filter { axes[$0.1.views]?.count == 2 }.map(\.0))
  }

  /// A constraint that others imply.
  fileprivate func finding(for proof: Redundancy.Proof, isGrave: Bool) -> Finding {
    let all = snapshot.constraints
    let constraint = all[proof.place]
    let names = proof.implying.map { words.named($0) }
    let start = "\(words.named(proof.place)) adds nothing: "
    let message = Wording.fitting(names.count) { limit in
      start
        + (names.isEmpty
          ? "no length is negative"
          : Wording.list(names, limit: limit) + (names.count == 1 ? " says" : " say") + " the same")
    }
    var finding = finding(
      .redundantConstraint,
      proof.place,
      items: items(of: proof.place),
      message,
      suggestion: constraint.relation == .equal
        ? "delete it: it would contradict a later change of the others" : "it can be deleted"
    )
    finding.severity = isGrave ? .warning : .note
    finding.details = names.map { "implied by \($0)" }
    if let stack = proof.implying.lazy.compactMap({ self.stack(of: $0) }).first,
      let turning = turning(stack, proof.place)
    {
      finding.details.append("it \(turning)")
    }
    finding.constraints += proof.implying.filter { all[$0].source == .app }
    finding.fixes = [.delete(constraint: proof.place)]
    return finding
  }
}
