extension Solver {
  /// Traps where the solver's tables contradict each other.
  ///
  /// For tests: they call it after every change where `PLUMB_CHECK_INVARIANTS` is 1.
  ///
  /// - Complexity: O(terms × constraints of a variable).
  package func checkInvariants() {
    checkPlaces()
    checkVariables()
    checkConstraints()
    checkTouched()
  }

  /// Every place is either alive or free, and free once.
  private func checkPlaces() {
    let freeVariables = marks(freeVariableIndices, count: variables.count, "variable")
    for index in variables.indices {
      precondition(
        variables[index].isAlive != freeVariables[index],
        "the place of variable \(index) is \(variables[index].isAlive ? "taken and free" : "lost")"
      )
    }
    let freeConstraints = marks(freeSlots, count: constraints.count, "constraint")
    for slot in constraints.indices {
      precondition(
        constraints[slot].isAlive != freeConstraints[slot],
        "slot \(slot) is \(constraints[slot].isAlive ? "taken and free" : "lost")"
      )
    }
  }

  /// Marks the listed places, which lie in the table and are listed once.
  private func marks(_ places: [Int32], count: Int, _ table: String) -> [Bool] {
    var marks = Array(repeating: false, count: count)
    for place in places {
      precondition(
        place >= 0 && Int(place) < count,
        "\(table) \(place) is listed, of \(count)"
      )
      precondition(!marks[Int(place)], "\(table) \(place) is listed twice")
      marks[Int(place)] = true
    }
    return marks
  }

  private func checkVariables() {
    for index in variables.indices {
      guard variables[index].isAlive else {
        precondition(
          variables[index].uses.isEmpty,
          "removed variable \(index) is in use: \(variables[index].uses)"
        )
        continue
      }
      precondition(
        variables[index].rest.isFinite && variables[index].value.isFinite,
        "variable \(index) is \(variables[index].value), and rests at \(variables[index].rest)"
      )
    }
    for (index, freedom) in freedoms {
      precondition(
        contains(freedom.variable) && freedom.variable.index == index,
        "the freedom of place \(index) is that of \(freedom.variable)"
      )
      precondition(
        variables[Int(index)].isFreedomKnown,
        "the freedom of variable \(index) is out of date"
      )
      precondition(freedom.lower <= freedom.upper, "variable \(index) is free in \(freedom)")
    }
  }

  /// Constraints are whole, and the variables of their terms list them: once, and no others.
  private func checkConstraints() {
    var mentions = Array(repeating: 0, count: variables.count)
    var serials: [UInt64] = []
    for slot in constraints.indices {
      guard constraints[slot].isAlive else {
        precondition(constraints[slot].terms.isEmpty, "removed slot \(slot) has terms")
        precondition(!constraints[slot].isOutOfForce, "removed slot \(slot) is out of force")
        continue
      }
      precondition(
        constraints[slot].constant.isFinite && constraints[slot].priority.isValid,
        "slot \(slot) has \(constraints[slot].constant) at \(constraints[slot].priority)"
      )
      serials.append(constraints[slot].serial)
      checkTerms(slot, &mentions)
      checkForce(slot)
    }
    serials.sort()
    for (serial, next) in zip(serials, serials.dropFirst()) {
      precondition(serial < next, "two constraints have serial \(serial)")
    }
    precondition((serials.last ?? 0) < max(nextSerial, 1), "a serial is not below \(nextSerial)")
    for index in variables.indices {
      precondition(
        variables[index].uses.count == mentions[index],
        "variable \(index) lists \(variables[index].uses), and has \(mentions[index]) constraints"
      )
    }
  }

  private func checkTerms(_ slot: Int, _ mentions: inout [Int]) {
    let terms = constraints[slot].terms
    for place in terms.indices {
      let (variable, coefficient) = (terms[place].variable, terms[place].coefficient)
      precondition(contains(variable), "slot \(slot) names \(variable), which is not there")
      precondition(
        coefficient.isFinite && coefficient != 0,
        "slot \(slot) has coefficient \(coefficient)"
      )
      for earlier in 0..<place {
        precondition(terms[earlier].variable != variable, "slot \(slot) names \(variable) twice")
      }
      precondition(
        variables[Int(variable.index)].uses.contains(Int32(slot)),
        "\(variable) does not list slot \(slot), which mentions it"
      )
      mentions[Int(variable.index)] += 1
    }
  }

  /// Only required constraints are ever put out of force; one that was made optional since then
  /// waits to be solved again.
  private func checkForce(_ slot: Int) {
    guard constraints[slot].isOutOfForce || constraints[slot].isPassedOver else { return }
    let terms = constraints[slot].terms
    let waits =
      terms.isEmpty
      ? touchedEmptyConstraints.contains(Int32(slot))
      : terms.contains { variables[Int($0.variable.index)].isTouched }
    precondition(
      constraints[slot].priority == .required || waits,
      "slot \(slot) is out of force at priority \(constraints[slot].priority.rawValue)"
    )
  }

  /// The flags of touched variables and the list of them agree.
  private func checkTouched() {
    let listed = marks(touched, count: variables.count, "touched variable")
    for index in variables.indices {
      precondition(
        variables[index].isTouched == listed[index],
        "variable \(index) is \(listed[index] ? "listed as touched, and not" : "touched, and lost")"
      )
    }
  }
}
