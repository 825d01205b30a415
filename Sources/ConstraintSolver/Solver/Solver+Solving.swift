import Requirements

extension Solver {
  /// Brings the solution up to date with the changes since the last call.
  ///
  /// A contradiction among required constraints is reported as a ``Conflict``; one of its members is
  /// put out of force, and the component solved again. When constraints connected with it change, it
  /// is tried again, so that the solution does not depend on what was solved before.
  ///
  /// - Parameter choose: Picks the member to put out of force. Where it answers nil, or a constraint
  ///   that is not a member, the member added last is taken.
  /// - Returns: What changed, and the conflicts found.
  /// - Complexity: Near-linear in what depends on the changes, for constraints like those of layouts;
  ///   in the connected component where required constraints contradict each other.
  @discardableResult
  public func solve(
    breaking choose: (Conflict) -> ConstraintID? = { $0.constraints.last }
  ) -> Solution {
    leavesFreedomsOut = false
    var solution = Solution()
    if !touchedEmptyConstraints.isEmpty { breakEmptyConstraints(choose, &solution) }
    guard !graph.isSettled else { return solution }
    freedoms.removeAll()
    graph.isOutOfRange = false
    if graph.followAlone(&solution.changed) {
      solution.isOutOfRange = graph.isOutOfRange
      return solution
    }
    if !graph.outOfForce.isEmpty { graph.tryAgain() }
    graph.settle()
    var attempts = 0
    while !graph.contradicted.isEmpty, attempts < Self.attemptLimit {
      attempts += 1
      let visit = graph.newVisit()
      for start in graph.takeContradicted() {
        guard graph.variables[start].visit != visit else { continue }
        let count = graph.outOfForce.count
        explain(graph.component(of: start, visit: visit), choose, &solution)
        // Something is missed, and no rows can be shown to contradict each other.
        if graph.outOfForce.count == count { graph.isOutOfRange = true }
      }
      graph.settle()
    }
    solution.changed = graph.takeChanges()
    solution.isOutOfRange = graph.isOutOfRange || graph.missesPassedOver
    return solution
  }

  /// How often a solve looks for contradictions.
  ///
  /// Each time at least one row goes out of force, unless the numbers are at the edge of what can be
  /// calculated.
  private static let attemptLimit = 1000

  /// Finds the contradictions in a component, and puts rows out of force.
  private func explain(
    _ group: Graph.Group,
    _ choose: (Conflict) -> ConstraintID?,
    _ solution: inout Solution
  ) {
    let system = graph.system(variables: group.variables, slots: group.rows)
    var isExcluded = system.slots.map { slot in
      graph.rows[slot].status == .outOfForce || graph.rows[slot].status == .passedOver
    }
    // What is wanted only contradicts nothing.
    // Nor is a row that says what a silent rule says worth breaking: the rule would go on saying it.
    for row in isExcluded.indices where system.levels[row] != 0 || system.isImplied(row) {
      isExcluded[row] = true
    }
    if endSole(system, &isExcluded, choose, &solution) { return }
    while true {
      var search = ContradictionSearch(system, isExcluded: isExcluded)
      var found = search.next(isExcluded: isExcluded)
      if found.isEmpty { return }
      while !found.isEmpty {
        if found.contains(where: \.isRefuted) {
          found = ComponentSolution(system, isExcluded: isExcluded).contradictions
          if found.isEmpty { return }
        }
        let broken = end(found, system, &isExcluded, choose, &solution)
        let goesOn = !broken.isEmpty && broken.allSatisfy { search.release(row: $0) }
        found = goesOn ? search.next(isExcluded: isExcluded) : []
      }
    }
  }

  /// Ends the contradictions of a component whose parts each have one at most, found without a search.
  ///
  /// - Returns: False, with nothing done, where a part may have several.
  private func endSole(
    _ system: ComponentSystem,
    _ isExcluded: inout [Bool],
    _ choose: (Conflict) -> ConstraintID?,
    _ solution: inout Solution
  ) -> Bool {
    var found: [Certificate] = []
    for members in system.requiredParts(isExcluded: isExcluded) {
      switch SoleContradiction(system, members: members).verdict() {
      case .holds: break
      case .contradiction(let multiples): found.append(Certificate(multiples: multiples))
      case nil: return false
      }
    }
    // What the graph met, and nobody can show, is for the search to judge.
    guard !found.isEmpty else { return false }
    _ = end(found, system, &isExcluded, choose, &solution)
    return true
  }

  /// Puts a row out of force for each of some contradictions that still stands.
  ///
  /// - Returns: The rows.
  private func end(
    _ found: [Certificate],
    _ system: ComponentSystem,
    _ isExcluded: inout [Bool],
    _ choose: (Conflict) -> ConstraintID?,
    _ solution: inout Solution
  ) -> [Int] {
    var ended: [Int] = []
    for certificate in found {
      // One broken before may have settled this contradiction as well.
      let isSettled = certificate.multiples.contains { multiple in
        multiple.source.row.map { isExcluded[$0] } ?? false
      }
      if isSettled { continue }
      if let row = certificate.negligibleRow(in: system) {
        isExcluded[row] = true
        graph.exclude(system.slots[row], as: .passedOver)
        ended.append(row)
        continue
      }
      let conflict = breakOne(certificate, system, isExcluded, choose)
      if let broken = conflict.broken {
        graph.exclude(broken.slot, as: .outOfForce)
        for row in system.slots.indices where system.slots[row] == broken.slot {
          isExcluded[row] = true
          ended.append(row)
        }
      }
      solution.conflicts.append(conflict)
    }
    return ended
  }

  /// Makes a conflict of a contradiction and chooses the member to break.
  private func breakOne(
    _ certificate: Certificate,
    _ system: ComponentSystem,
    _ isExcluded: [Bool],
    _ choose: (Conflict) -> ConstraintID?
  ) -> Conflict {
    let proven = certificate.conflict(
      in: system,
      constraint: id(ofSlot:),
      variable: handle(ofIndex:)
    )
    var conflict = proven ?? unprovenConflict(in: system, isExcluded)
    if conflict.constraints.isEmpty { conflict = unprovenConflict(in: system, isExcluded) }
    settle(&conflict, choose)
    return conflict
  }

  private func settle(_ conflict: inout Conflict, _ choose: (Conflict) -> ConstraintID?) {
    let constraints = conflict.constraints
    requirement(!constraints.isEmpty, "a contradiction has no constraint among its members")
    if let choice = choose(conflict), constraints.contains(choice) {
      conflict.broken = choice
    } else {
      conflict.broken = constraints.last
    }
  }

  /// Constraints without variables hold or do not, whatever the others say.
  private func breakEmptyConstraints(
    _ choose: (Conflict) -> ConstraintID?,
    _ solution: inout Solution
  ) {
    let slots = Set(touchedEmptyConstraints).sorted {
      graph.serial(of: $0) < graph.serial(of: $1)
    }
    touchedEmptyConstraints.removeAll()
    for slot in slots {
      let record = graph.rows[slot]
      guard record.status != .none, record.termCount == 0 else { continue }
      if record.status == .outOfForce { graph.requeue(slot) }
      guard record.isRequired else { continue }
      let isMissed =
        switch record.relation {
        case .lessThanOrEqual: record.constant < 0
        case .equal: record.constant != 0
        case .greaterThanOrEqual: record.constant > 0
        }
      guard isMissed else { continue }
      var conflict = Conflict(
        members: [
          Conflict.Member(
            subject: .constraint(id(ofSlot: slot)),
            multiplier: record.constant < 0 ? 1 : -1
          )
        ],
        excess: abs(record.constant)
      )
      settle(&conflict, choose)
      graph.exclude(slot, as: .outOfForce)
      solution.conflicts.append(conflict)
    }
  }
}

extension Graph {
  /// Takes the variables around which there are contradictions, in order of their places.
  fileprivate mutating func takeContradicted() -> [Int32] {
    var taken: [Int32] = []
    while let variable = contradicted.popLast() { taken.append(variable) }
    return taken.sorted()
  }

  /// Lets the rows out of force that are connected with changes be looked at like new ones.
  ///
  /// - Complexity: O(terms of the touched components).
  mutating func tryAgain() {
    let visit = newVisit()
    var starts: [Int32] = []
    for place in 0..<touched.count { starts.append(touched[place]) }
    for place in 0..<dirtyRows.count { appendVariable(of: dirtyRows[place], to: &starts) }
    for place in 0..<forgotten.count { starts.append(forgotten[place]) }
    for place in 0..<touchedPeels.count { starts.append(touchedPeels[place]) }
    for place in 0..<uncheckedRows.count { appendVariable(of: uncheckedRows[place], to: &starts) }
    for place in 0..<changedParameters.count {
      appendVariable(of: changedParameters[place], to: &starts)
    }
    for start in starts where variables[start].visit != visit {
      for row in component(of: start, visit: visit).rows
      where rows[row].status == .outOfForce || rows[row].status == .passedOver {
        requeue(row)
      }
    }
  }

  private func appendVariable(of row: Int32, to starts: inout [Int32]) {
    if rows[row].termCount > 0 { starts.append(terms[rows[row].firstTerm].variable) }
  }
}
