extension Solver {
  /// Solves the components that were touched by changes since the last call.
  ///
  /// A contradiction among required constraints is reported as a ``Conflict``; one of its members is
  /// put out of force, and the component solved again. A component that is solved again starts with all
  /// its constraints in force, so that the solution does not depend on what was solved before.
  ///
  /// - Parameter choose: Picks the member to put out of force. Where it answers nil, or a constraint
  ///   that is not a member, the member added last is taken.
  /// - Returns: What changed, and the conflicts found.
  /// - Complexity: Near-linear in the touched components for constraints like those of layouts.
  @discardableResult
  public func solve(
    breaking choose: (Conflict) -> ConstraintID? = { $0.constraints.last }
  ) -> Solution {
    leavesFreedomsOut = false
    var solution = Solution()
    breakEmptyConstraints(choose, &solution)
    searchCount += 1
    let starts = touched.sorted()
    touched.removeAll()
    variables.withUnsafeMutableBufferPointer { variables in
      for start in starts { variables[Int(start)].isTouched = false }
    }
    for start in starts where isUnsearched(start) {
      let (indices, slots) = component(of: start, search: searchCount)
      solveComponent(indices, slots, choose, &solution)
    }
    solution.changed.sort()
    return solution
  }

  /// Whether a variable is there and not in a component that this search has met.
  private func isUnsearched(_ index: Int32) -> Bool {
    variables.withUnsafeBufferPointer { variables in
      variables[Int(index)].isAlive && variables[Int(index)].search != searchCount
    }
  }

  private func solveComponent(
    _ indices: [Int32],
    _ slots: [Int32],
    _ choose: (Conflict) -> ConstraintID?,
    _ solution: inout Solution
  ) {
    constraints.withUnsafeMutableBufferPointer { constraints in
      for slot in slots {
        constraints[Int(slot)].isOutOfForce = false
        constraints[Int(slot)].isPassedOver = false
      }
    }
    variables.withUnsafeMutableBufferPointer { variables in
      for index in indices where variables[Int(index)].isFreedomKnown {
        variables[Int(index)].isFreedomKnown = false
        freedoms[index] = nil
      }
    }
    if slots.isEmpty {
      setAlone(indices, &solution)
      return
    }
    let system = system(variables: indices, slots: slots)
    var isExcluded = Array(repeating: false, count: system.rowCount)
    while true {
      let result = ComponentSolution(system, isExcluded: isExcluded)
      if result.contradictions.isEmpty {
        set(system.variables, to: result, &solution)
        return
      }
      for certificate in result.contradictions {
        // One broken before may have settled this contradiction as well.
        let isSettled = certificate.multiples.contains { multiple in
          multiple.source.row.map { isExcluded[$0] } ?? false
        }
        if isSettled {
          continue
        }
        if let row = certificate.negligibleRow(in: system) {
          isExcluded[row] = true
          constraints[Int(system.slots[row])].isPassedOver = true
          continue
        }
        let conflict = breakOne(certificate, system, isExcluded, choose)
        if let broken = conflict.broken {
          constraints[Int(broken.slot)].isOutOfForce = true
          for row in system.slots.indices where system.slots[row] == broken.slot {
            isExcluded[row] = true
          }
        }
        solution.conflicts.append(conflict)
      }
    }
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
    precondition(!constraints.isEmpty, "a contradiction has no constraint among its members")
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
      constraints[Int($0)].serial < constraints[Int($1)].serial
    }
    touchedEmptyConstraints.removeAll()
    for slot in slots {
      let record = constraints[Int(slot)]
      guard record.isAlive, record.terms.isEmpty else { continue }
      constraints[Int(slot)].isOutOfForce = false
      guard record.priority == .required else { continue }
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
      constraints[Int(slot)].isOutOfForce = true
      solution.conflicts.append(conflict)
    }
  }

  /// Gives variables without constraints their rests.
  private func setAlone(_ indices: [Int32], _ solution: inout Solution) {
    for index in indices {
      let record = variables[Int(index)]
      variables[Int(index)].mayBeFree = true
      let value = record.isNonNegative ? max(0, record.rest) : record.rest
      variables[Int(index)].isFreedomKnown = true
      freedoms[index] = Freedom(
        variable: handle(ofIndex: index),
        lower: record.isNonNegative ? 0 : -.infinity,
        upper: .infinity,
        value: value + 0.0
      )
      set(index, to: value + 0.0, &solution)
    }
  }

  private func set(
    _ indices: [Int32],
    to result: ComponentSolution,
    _ solution: inout Solution
  ) {
    variables.withUnsafeMutableBufferPointer { variables in
      for (number, index) in indices.enumerated() {
        let value = result.values[number]
        variables[Int(index)].mayBeFree = result.hasFreedom
        guard variables[Int(index)].value.bitPattern != value.bitPattern else { continue }
        variables[Int(index)].value = value
        solution.changed.append(
          Variable(index: index, generation: variables[Int(index)].generation)
        )
      }
    }
  }

  private func set(_ index: Int32, to value: Double, _ solution: inout Solution) {
    guard variables[Int(index)].value.bitPattern != value.bitPattern else { return }
    variables[Int(index)].value = value
    solution.changed.append(handle(ofIndex: index))
  }
}
