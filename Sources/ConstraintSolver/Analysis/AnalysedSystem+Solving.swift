import Requirements

extension AnalysedSystem {
  /// What a copy comes to.
  struct Outcome {
    /// The values of all variables.
    var values: [Double]
    /// The contradictions on the way, each with the constraint that was put out of force.
    var conflicts: [Conflict]
  }

  /// Solves the copy as ``Solver/solve(breaking:)`` would, breaking the member added last.
  ///
  /// - Parameter isExcluded: The rows to leave out; gets those that are broken on the way.
  /// - Returns: The values, and the contradictions met.
  func solve(_ isExcluded: inout [Bool]) -> Outcome {
    var conflicts: [Conflict] = []
    while true {
      let result = ComponentSolution(system, isExcluded: isExcluded)
      guard !result.contradictions.isEmpty else {
        return Outcome(values: result.values, conflicts: conflicts)
      }
      for certificate in result.contradictions {
        let rows = certificate.multiples.compactMap(\.source.row)
        guard !rows.contains(where: { isExcluded[$0] }) else { continue }
        if let row = certificate.negligibleRow(in: system) {
          isExcluded[row] = true
          continue
        }
        let last = rows.max { ids[$0] < ids[$1] }
        guard let last else { requirementFailure("a contradiction has no row among its members") }
        isExcluded[last] = true
        var conflict = conflict(certificate) ?? unprovenConflict(rows)
        conflict.broken = ids[last]
        conflicts.append(conflict)
      }
    }
  }

  /// Rows that the simplex could not bring together, for want of a proof with factors.
  private func unprovenConflict(_ rows: [Int]) -> Conflict {
    let members = rows.map { ids[$0] }.sorted()
    return Conflict(
      members: members.map { Conflict.Member(subject: .constraint($0), multiplier: 0) },
      excess: 0
    )
  }

  /// A contradiction in terms of handles; nil if rounding has made nonsense of it.
  func conflict(_ certificate: Certificate) -> Conflict? {
    let idOfSlot = Dictionary(zip(system.slots, ids)) { first, _ in first }
    return certificate.conflict(in: system) { slot in
      guard let id = idOfSlot[slot] else { requirementFailure("slot \(slot) has no row") }
      return id
    } variable: { index in
      guard let number = numberOf[index] else {
        requirementFailure("variable \(index) is not part of the copy")
      }
      return handles[number]
    }
  }

  /// A smallest contradiction among required rows and silent rules.
  ///
  /// - Parameters:
  ///   - isExcluded: The rows to leave out. Rows below required do not count in any case.
  ///   - rules: The variables that may not be negative.
  /// - Returns: Nil if there is none that is missed by more than rounding.
  func contradiction(_ isExcluded: [Bool], rules: [Bool]) -> Certificate? {
    var isExcluded = isExcluded
    for row in system.levels.indices where system.levels[row] != 0 { isExcluded[row] = true }
    var system = system
    system.isNonNegative = rules
    while true {
      guard let found = system.firstContradiction(isExcluded) else { return nil }
      guard let row = found.negligibleRow(in: system) else { return found }
      isExcluded[row] = true
    }
  }
}

extension ComponentSystem {
  /// The first contradiction that presolve or the simplex meets.
  func firstContradiction(_ isExcluded: [Bool]) -> Certificate? {
    var presolve = Presolve(self, isExcluded: isExcluded)
    presolve.run()
    var found = presolve.contradictions.first
    if found == nil {
      var kept = Array(repeating: 0.0, count: presolve.uses.count)
      var parts = ReducedComponent.split(presolve, &kept)
      for index in parts.indices where found == nil {
        _ = parts[index].simplex.minimise()
        guard parts[index].violation(presolve) > presolve.feasibility else { continue }
        found = parts[index].contradiction(presolve)
      }
    }
    guard let found else { return nil }
    var certificate = Certificate(found, in: presolve)
    certificate.minimise(in: self, isExcluded: isExcluded)
    return certificate
  }
}
