extension Solver {
  /// Traps where the solver's tables contradict each other.
  ///
  /// For tests: they call it after every change where `PLUMB_CHECK_INVARIANTS` is 1.
  ///
  /// - Complexity: O(variables + terms).
  package func checkInvariants() {
    checkFreeLists()
    checkVariables()
    checkConstraints()
    checkTouched()
  }

  /// Every place is either alive or free, and free once.
  private func checkFreeLists() {
    let freeVariables = Set(freeVariableIndices)
    precondition(
      freeVariables.count == freeVariableIndices.count,
      "a place of a variable is free twice: \(freeVariableIndices)"
    )
    for index in variables.indices {
      precondition(
        variables[index].isAlive != freeVariables.contains(Int32(index)),
        "the place of variable \(index) is \(variables[index].isAlive ? "free" : "lost")"
      )
    }
    let free = Set(freeSlots)
    precondition(free.count == freeSlots.count, "a slot is free twice: \(freeSlots)")
    for slot in constraints.indices {
      precondition(
        constraints[slot].isAlive != free.contains(Int32(slot)),
        "slot \(slot) is \(constraints[slot].isAlive ? "alive and free" : "lost")"
      )
    }
    let isInside =
      freeVariables.allSatisfy { variables.indices.contains(Int($0)) }
      && free.allSatisfy { constraints.indices.contains(Int($0)) }
    precondition(isInside, "a free place lies outside its table")
  }

  private func checkVariables() {
    for (index, record) in variables.enumerated() {
      guard record.isAlive else {
        precondition(record.uses.isEmpty, "removed variable \(index) is in use: \(record.uses)")
        precondition(freedoms[Int32(index)] == nil, "removed variable \(index) has a freedom")
        continue
      }
      precondition(record.rest.isFinite, "variable \(index) rests at \(record.rest)")
      precondition(record.value.isFinite, "variable \(index) is \(record.value)")
      precondition(
        Set(record.uses).count == record.uses.count,
        "variable \(index) lists a constraint twice: \(record.uses)"
      )
      for slot in record.uses {
        precondition(
          constraints.indices.contains(Int(slot)) && constraints[Int(slot)].isAlive
            && constraints[Int(slot)].terms.contains { $0.variable.index == Int32(index) },
          "variable \(index) lists slot \(slot), which does not mention it"
        )
      }
      checkFreedom(ofIndex: Int32(index), record)
    }
    for index in freedoms.keys {
      precondition(variables.indices.contains(Int(index)), "place \(index) has a freedom")
    }
  }

  private func checkFreedom(ofIndex index: Int32, _ record: VariableRecord) {
    guard let freedom = freedoms[index] else { return }
    precondition(record.isFreedomKnown, "the freedom of variable \(index) is out of date")
    precondition(
      freedom.variable == handle(ofIndex: index),
      "the freedom of variable \(index) is that of \(freedom.variable)"
    )
    precondition(freedom.lower <= freedom.upper, "variable \(index) is free in \(freedom)")
  }

  private func checkConstraints() {
    var serials: Set<UInt64> = []
    for (slot, record) in constraints.enumerated() {
      guard record.isAlive else {
        precondition(record.terms.isEmpty, "removed slot \(slot) has terms: \(record.terms)")
        precondition(!record.isOutOfForce, "removed slot \(slot) is out of force")
        continue
      }
      precondition(record.serial < nextSerial, "slot \(slot) has a serial of the future")
      precondition(serials.insert(record.serial).inserted, "slot \(slot) has another's serial")
      precondition(record.constant.isFinite, "slot \(slot) has constant \(record.constant)")
      precondition(record.priority.isValid, "slot \(slot) has priority \(record.priority)")
      precondition(
        Set(record.terms.map(\.variable)).count == record.terms.count,
        "slot \(slot) names a variable twice: \(record.terms)"
      )
      for term in record.terms {
        precondition(contains(term.variable), "slot \(slot) names \(term.variable), now removed")
        precondition(
          term.coefficient.isFinite && term.coefficient != 0,
          "slot \(slot) has coefficient \(term.coefficient)"
        )
        precondition(
          variables[Int(term.variable.index)].uses.contains(Int32(slot)),
          "\(term.variable) does not list slot \(slot), which mentions it"
        )
      }
      checkForce(slot, record)
    }
  }

  /// Only required constraints are ever put out of force; one that was made optional since then
  /// waits to be solved again.
  private func checkForce(_ slot: Int, _ record: ConstraintRecord) {
    guard record.isOutOfForce || record.isPassedOver else { return }
    let waits =
      record.terms.isEmpty
      ? touchedEmptyConstraints.contains(Int32(slot))
      : record.terms.contains { variables[Int($0.variable.index)].isTouched }
    precondition(
      record.priority == .required || waits,
      "slot \(slot) is out of force at priority \(record.priority.rawValue)"
    )
  }

  /// The flags of touched variables and the list of them agree.
  private func checkTouched() {
    precondition(Set(touched).count == touched.count, "a variable is touched twice: \(touched)")
    for index in touched {
      precondition(variables.indices.contains(Int(index)), "place \(index) is touched")
    }
    let listed = Set(touched)
    for index in variables.indices {
      precondition(
        variables[index].isTouched == listed.contains(Int32(index)),
        "variable \(index) is \(variables[index].isTouched ? "not " : "")in the list of touched ones"
      )
    }
  }
}
