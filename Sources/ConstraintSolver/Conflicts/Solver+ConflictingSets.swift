extension Solver {
  /// All smallest sets of required constraints that contradict each other, around a conflict.
  ///
  /// Constraints out of force take part like all others. The solver is left as it is.
  ///
  /// - Parameters:
  ///   - conflict: A conflict of the last solution; its constraints must still be there.
  ///   - budget: What may be spent.
  /// - Returns: The sets among constraints that are connected with the conflict.
  /// - Throws: ``SolverError/unknownConstraint(_:)``.
  /// - Complexity: Two solves of the component's required part for each set, and one for each smallest
  ///   set of constraints whose removal ends all conflicts, within the budget.
  public func conflictingSets(
    of conflict: Conflict,
    budget: ConflictingSets.Budget = .init()
  ) throws(SolverError) -> ConflictingSets {
    for constraint in conflict.constraints {
      guard let variable = try variables(of: constraint).first else { continue }
      return conflictingSets(around: variable, budget: budget)
    }
    return try conflictingSets(ofEmpty: conflict.constraints)
  }

  /// All smallest sets of required constraints that contradict each other, around a constraint.
  ///
  /// As ``conflictingSets(of:budget:)``.
  public func conflictingSets(
    around constraint: ConstraintID,
    budget: ConflictingSets.Budget = .init()
  ) throws(SolverError) -> ConflictingSets {
    guard let variable = try variables(of: constraint).first else {
      return try conflictingSets(ofEmpty: [constraint])
    }
    return conflictingSets(around: variable, budget: budget)
  }

  /// All smallest sets of required constraints that contradict each other, in the component of a
  /// variable.
  ///
  /// As ``conflictingSets(of:budget:)``. The parts of the component that only constraints below
  /// required connect are searched one after the other, each with the whole budget.
  public func conflictingSets(
    around variable: Variable,
    budget: ConflictingSets.Budget = .init()
  ) -> ConflictingSets {
    let analysed = analysedSystem(around: [variable])
    var answer = ConflictingSets(sets: [], isComplete: true, solveCount: 0)
    for members in analysed.requiredParts() {
      var search = ConflictSearch(analysed, members: members, budget: budget)
      search.run()
      for certificate in search.found {
        guard let set = analysed.conflictingSet(certificate, &search) else { continue }
        answer.sets.append(set)
      }
      answer.isComplete = answer.isComplete && search.isComplete
      answer.solveCount += search.solveCount
      answer.effort += search.effort
    }
    answer.effort += analysed.system.rowCount
    answer.sets.sort { a, b in
      if a.members.count != b.members.count { return a.members.count < b.members.count }
      return a.constraints.lexicographicallyPrecedes(b.constraints)
    }
    return answer
  }

  /// Constraints without variables, each of which is a conflict by itself or none at all.
  private func conflictingSets(
    ofEmpty constraints: [ConstraintID]
  ) throws(SolverError) -> ConflictingSets {
    var answer = ConflictingSets(sets: [], isComplete: true, solveCount: 0)
    for constraint in constraints {
      let record = graph.rows[try index(of: constraint)]
      guard record.isRequired else { continue }
      let relation = record.relation
      let isMissed =
        relation == .equal ? record.constant != 0 : Double(relation.rawValue) * record.constant > 0
      guard isMissed else { continue }
      let member = ConflictingSet.Member(
        subject: .constraint(constraint),
        multiplier: record.constant < 0 ? 1 : -1,
        constant: record.constant,
        endsConflict: true,
        change: -record.constant
      )
      answer.sets.append(ConflictingSet(members: [member], excess: abs(record.constant)))
    }
    return answer
  }
}

extension AnalysedSystem {
  /// A contradiction with all that is said of its members.
  func conflictingSet(
    _ certificate: Certificate,
    _ search: inout ConflictSearch
  ) -> ConflictingSet? {
    guard let conflict = conflict(certificate) else { return nil }
    var members: [ConflictingSet.Member] = []
    for member in conflict.members {
      let source: Source
      var constant = 0.0
      var scale = 1.0
      switch member.subject {
      case .constraint(let id):
        guard let row = row(of: id) else { return nil }
        source = .row(row)
        constant = self.constant(ofRow: row)
        scale = system.scales[row]
      case .nonNegative(let variable):
        guard let number = number(of: variable) else { return nil }
        source = .nonNegative(number)
      }
      let (ends, change) = search.verdict(of: source)
      members.append(
        ConflictingSet.Member(
          subject: member.subject,
          multiplier: member.multiplier,
          constant: constant + 0.0,
          endsConflict: ends,
          change: change.map { $0 / scale + 0.0 }
        )
      )
    }
    return ConflictingSet(members: members, excess: conflict.excess)
  }
}
