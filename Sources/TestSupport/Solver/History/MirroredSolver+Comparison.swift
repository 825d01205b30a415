public import ConstraintSolver

extension MirroredSolver {
  /// How far two solvers may be apart, relative to the greater value and at least to 1.
  ///
  /// Required rows may be missed by a millionth of a point.
  public static let tolerance = 1e-6

  /// Which member of a contradiction is put out of force.
  public enum Breaking: Sendable, CaseIterable {
    /// The one added first.
    case first
    /// The one added last.
    case last

    func choose(_ conflict: Conflict) -> ConstraintID? {
      switch self {
      case .first: conflict.constraints.first
      case .last: conflict.constraints.last
      }
    }
  }

  /// Solves, and lists in words what is wrong with the result.
  ///
  /// - Parameters:
  ///   - breaking: The member of a contradiction to put out of force.
  ///   - comparesFreedoms: Whether the ranges of undecided unknowns are asked for and compared.
  /// - Returns: An empty list if the result is that of a fresh solver with the same content, and the
  ///   solution lists exactly the unknowns whose value changed.
  /// - Throws: What the solver says of rows that it refuses.
  public func solveAndCompare(
    breaking: Breaking = .last,
    comparesFreedoms: Bool = true
  ) throws(SolverError) -> [String] {
    var before: [Int: Double] = [:]
    for number in unknowns.keys { before[number] = value(ofUnknown: number) }
    let solution = solver.solve(breaking: breaking.choose)
    check()
    let fresh = try rebuilt()
    fresh.solver.solve(breaking: breaking.choose)
    var problems = changeProblems(solution, before: before)
    problems += conflictProblems(solution, fresh)
    problems += valueProblems(fresh)
    if comparesFreedoms {
      problems += freedomProblems(fresh)
      check()
    }
    return problems
  }

  private func changeProblems(_ solution: Solution, before: [Int: Double]) -> [String] {
    let changed = unknowns.filter { before[$0.key] != solver.value(of: $0.value.handle) }
    let expected = changed.values.map(\.handle).sorted()
    return solution.changed == expected
      ? [] : ["changed lists \(solution.changed), not \(expected)"]
  }

  private func conflictProblems(_ solution: Solution, _ fresh: FreshSolver) -> [String] {
    let numbers = Dictionary(uniqueKeysWithValues: rows.map { ($0.value.id, $0.key) })
    let mine = solver.constraintsOutOfForce.map { numbers[$0] ?? -1 }
    let theirs = fresh.solver.constraintsOutOfForce.map { fresh.rowNumbers[$0] ?? -1 }
    var problems = mine == theirs ? [] : ["out of force are rows \(mine), not \(theirs)"]
    for conflict in solution.conflicts {
      guard let broken = conflict.broken, let number = numbers[broken] else {
        problems.append("a conflict breaks \(String(describing: conflict.broken))")
        continue
      }
      if !mine.contains(number) { problems.append("row \(number) is broken and yet in force") }
      for member in conflict.constraints where rows[numbers[member] ?? -1]?.row.priority != 1000 {
        problems.append("\(member) is in a contradiction, and not required")
      }
    }
    return problems
  }

  private func valueProblems(_ fresh: FreshSolver) -> [String] {
    unknowns.keys.sorted().compactMap { number in
      guard let variable = fresh.variables[number] else { return nil }
      let (mine, theirs) = (value(ofUnknown: number), fresh.solver.value(of: variable))
      return isSame(mine, theirs) ? nil : "unknown \(number) is \(mine), not \(theirs)"
    }
  }

  private func freedomProblems(_ fresh: FreshSolver) -> [String] {
    unknowns.sorted { $0.key < $1.key }.compactMap { number, unknown in
      guard let variable = fresh.variables[number] else { return nil }
      let mine = solver.freedom(of: unknown.handle)
      let theirs = fresh.solver.freedom(of: variable)
      switch (mine, theirs) {
      case (nil, nil): return nil
      case (let mine?, let theirs?):
        let isSameRange = isSame(mine.lower, theirs.lower) && isSame(mine.upper, theirs.upper)
        if isSameRange && mine.value == solver.value(of: unknown.handle) { return nil }
        return "unknown \(number) is free in \(mine), not \(theirs)"
      case (let mine, let theirs):
        return "freedom of unknown \(number) is \(String(describing: mine)), "
          + "not \(String(describing: theirs))"
      }
    }
  }

  private func isSame(_ a: Double, _ b: Double) -> Bool {
    a == b || abs(a - b) <= Self.tolerance * max(1, abs(a), abs(b))
  }
}
