extension Solver {
  /// What the values of some variables would be after changes, without making them.
  ///
  ///     let answer = try solver.whatIf(
  ///       adding: [LinearConstraint([Term(width)], .equal, 0, priority: 50)],
  ///       values: [width, height]
  ///     )
  ///
  /// The answer is the one that ``solve(breaking:)`` would give, with all that has changed since the
  /// last solution; the solver stays as it is. A variable that the changes are not connected with gets
  /// its value too.
  ///
  /// - Parameters:
  ///   - trials: Constraints to add.
  ///   - removed: Constraints to leave out.
  ///   - constants: Constraints to give another right side, in points.
  ///   - asked: The variables to answer for.
  /// - Returns: Their values, and the contradictions in the components that were looked at.
  /// - Throws: As ``addConstraint(_:_:_:priority:)-([Term],_,_,_)`` and ``removeConstraint(_:)`` do.
  /// - Complexity: That of solving the components of all variables involved afresh.
  public func whatIf(
    adding trials: [LinearConstraint] = [],
    removing removed: [ConstraintID] = [],
    changing constants: [ConstraintID: Double] = [:],
    values asked: [Variable]
  ) throws(SolverError) -> WhatIf {
    for variable in asked where !contains(variable) { throw .unknownVariable(variable) }
    var starts = asked
    for constraint in removed { starts += try variables(of: constraint) }
    for (constraint, constant) in constants {
      try Self.check(constant: constant)
      starts += try variables(of: constraint)
    }
    let (added, ids) = try checked(trials)
    starts += added.flatMap { $0.terms.map(\.variable) }

    var copy = analysedSystem(around: starts)
    for (constraint, constant) in constants.sorted(by: { $0.key < $1.key }) {
      if let row = copy.row(of: constraint) { copy.setConstant(constant, ofRow: row) }
    }
    for (trial, id) in zip(added, ids) { copy.append(trial, id: id) }
    var isExcluded = copy.nothingExcluded
    for constraint in removed {
      if let row = copy.row(of: constraint) { isExcluded[row] = true }
    }
    let outcome = copy.solve(&isExcluded)
    var conflicts = added.indices.compactMap { index in
      added[index].terms.isEmpty ? conflict(ofEmpty: added[index], ids[index]) : nil
    }
    conflicts += outcome.conflicts
    return WhatIf(
      values: asked.map { copy.number(of: $0).map { outcome.values[$0] } ?? value(of: $0) },
      conflicts: conflicts,
      trials: ids
    )
  }

  /// Checks constraints on trial as ``addConstraint(_:_:_:priority:)-([Term],_,_,_)`` would, and makes
  /// handles.
  func checked(
    _ trials: [LinearConstraint]
  ) throws(SolverError) -> (trials: [LinearConstraint], ids: [ConstraintID]) {
    var checked = trials
    for index in trials.indices {
      let trial = trials[index]
      try Self.check(constant: trial.constant)
      guard trial.priority.isValid else { throw .invalidPriority(trial.priority) }
      checked[index].terms = try mergedTerms(trial.terms)
    }
    let ids = trials.indices.map { index in
      // No constraint has a slot below 0.
      ConstraintID(slot: -1 - Int32(index), serial: graph.nextSerial + UInt64(index))
    }
    return (checked, ids)
  }

  /// Checks terms and adds up those of the same variable.
  func mergedTerms(_ terms: [Term]) throws(SolverError) -> [Term] {
    var sums: [Variable: Double] = [:]
    for term in terms {
      guard contains(term.variable) else { throw .unknownVariable(term.variable) }
      sums[term.variable] = Tolerance.sum(sums[term.variable] ?? 0, term.coefficient)
    }
    for term in terms { try Self.check(Term(term.variable, sums[term.variable] ?? 0)) }
    return sums.filter { $0.value != 0 }.map { Term($0.key, $0.value) }
      .sorted { $0.variable < $1.variable }
  }

  private func conflict(ofEmpty trial: LinearConstraint, _ id: ConstraintID) -> Conflict? {
    guard trial.priority == .required else { return nil }
    let constant = trial.constant
    let isMissed =
      trial.relation == .equal ? constant != 0 : Double(trial.relation.rawValue) * constant > 0
    guard isMissed else { return nil }
    let member = Conflict.Member(subject: .constraint(id), multiplier: constant < 0 ? 1 : -1)
    return Conflict(members: [member], excess: abs(constant), broken: id)
  }
}

extension AnalysedSystem {
  /// Adds a constraint on trial; one without variables says nothing.
  mutating func append(_ trial: LinearConstraint, id: ConstraintID, countsAsSize: Bool = true) {
    let terms = trial.terms.compactMap { term in
      number(of: term.variable).map { (number: $0, coefficient: term.coefficient) }
    }
    guard !terms.isEmpty else { return }
    append(
      terms,
      trial.relation,
      trial.constant,
      priority: trial.priority,
      id: id,
      countsAsSize: countsAsSize
    )
  }
}
