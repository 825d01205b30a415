extension Solver {
  /// Adds the constraint Σ coefficient · variable (relation) constant.
  ///
  /// Terms of the same variable are added up. A required constraint without variables either holds or
  /// is a conflict by itself; one that is not required is then ignored.
  ///
  /// - Parameters:
  ///   - terms: The left side.
  ///   - relation: How the sides compare.
  ///   - constant: The right side, in points.
  ///   - priority: How firmly the constraint is held.
  /// - Returns: The handle of the constraint.
  /// - Throws: ``SolverError/notFinite(value:place:)``, ``SolverError/unknownVariable(_:)`` or
  ///   ``SolverError/invalidPriority(_:)``; the solver is then as before.
  /// - Complexity: O(n log n) for n terms.
  @discardableResult
  public func addConstraint(
    _ terms: [Term],
    _ relation: Relation,
    _ constant: Double,
    priority: Priority = .required
  ) throws(SolverError) -> ConstraintID {
    guard constant.isFinite else { throw .notFinite(value: constant, place: .constant) }
    guard priority.isValid else { throw .invalidPriority(priority) }
    let terms = try merged(terms)
    let record = ConstraintRecord(
      terms: terms,
      relation: relation,
      constant: constant,
      priority: priority,
      serial: nextSerial
    )
    nextSerial += 1
    let slot: Int32
    if let free = freeSlots.popLast() {
      slot = free
      constraints[Int(free)] = record
    } else {
      slot = Int32(constraints.count)
      constraints.append(record)
    }
    if terms.isEmpty { touchedEmptyConstraints.append(slot) }
    variables.withUnsafeMutableBufferPointer { variables in
      for term in terms {
        let index = Int(term.variable.index)
        variables[index].uses.append(slot)
        guard !variables[index].isTouched else { continue }
        variables[index].isTouched = true
        touched.append(term.variable.index)
      }
    }
    return ConstraintID(slot: slot, serial: record.serial)
  }

  /// Takes a constraint out.
  ///
  /// - Throws: ``SolverError/unknownConstraint(_:)``.
  /// - Complexity: O(constraints of its variables).
  public func removeConstraint(_ constraint: ConstraintID) throws(SolverError) {
    let slot = try index(of: constraint)
    touchConstraint(constraint.slot)
    for term in constraints[slot].terms {
      let variable = Int(term.variable.index)
      if let place = variables[variable].uses.firstIndex(of: constraint.slot) {
        variables[variable].uses.swapAt(place, variables[variable].uses.count - 1)
        variables[variable].uses.removeLast()
      }
    }
    constraints[slot].isAlive = false
    constraints[slot].isOutOfForce = false
    constraints[slot].terms = []
    freeSlots.append(constraint.slot)
  }

  /// Changes the right side of a constraint.
  ///
  /// - Throws: ``SolverError/notFinite(value:place:)`` or ``SolverError/unknownConstraint(_:)``.
  public func setConstant(_ constant: Double, of constraint: ConstraintID) throws(SolverError) {
    guard constant.isFinite else { throw .notFinite(value: constant, place: .constant) }
    let slot = try index(of: constraint)
    guard constraints[slot].constant != constant else { return }
    constraints[slot].constant = constant
    touchConstraint(constraint.slot)
  }

  /// Changes how firmly a constraint is held.
  ///
  /// - Throws: ``SolverError/invalidPriority(_:)`` or ``SolverError/unknownConstraint(_:)``.
  public func setPriority(
    _ priority: Priority,
    of constraint: ConstraintID
  ) throws(SolverError) {
    guard priority.isValid else { throw .invalidPriority(priority) }
    let slot = try index(of: constraint)
    guard constraints[slot].priority != priority else { return }
    constraints[slot].priority = priority
    touchConstraint(constraint.slot)
  }

  /// Whether the solver has a constraint.
  public func contains(_ constraint: ConstraintID) -> Bool {
    let slot = Int(constraint.slot)
    return constraints.indices.contains(slot) && constraints[slot].isAlive
      && constraints[slot].serial == constraint.serial
  }

  /// The constraints that contradict others and do not count for now, in the order of adding.
  ///
  /// Each is tried again whenever its component is solved again.
  ///
  /// - Complexity: O(constraints).
  public var constraintsOutOfForce: [ConstraintID] {
    constraints.indices.filter { constraints[$0].isOutOfForce }.map { id(ofSlot: Int32($0)) }
      .sorted()
  }

  func id(ofSlot slot: Int32) -> ConstraintID {
    ConstraintID(slot: slot, serial: constraints[Int(slot)].serial)
  }

  func index(of constraint: ConstraintID) throws(SolverError) -> Int {
    guard contains(constraint) else { throw .unknownConstraint(constraint) }
    return Int(constraint.slot)
  }

  private func touchConstraint(_ slot: Int32) {
    if constraints[Int(slot)].terms.isEmpty { touchedEmptyConstraints.append(slot) }
    for term in constraints[Int(slot)].terms { touch(term.variable.index) }
  }

  /// Whether a few terms can stay as they are: known variables, each once, and good coefficients.
  private func areMerged(_ terms: [Term]) -> Bool {
    guard terms.count <= 8 else { return false }
    return variables.withUnsafeBufferPointer { variables in
      terms.withUnsafeBufferPointer { terms in
        for place in 0..<terms.count {
          let (variable, coefficient) = (terms[place].variable, terms[place].coefficient)
          let index = Int(variable.index)
          guard coefficient.isFinite, coefficient != 0, index >= 0, index < variables.count,
            variables[index].isAlive, variables[index].generation == variable.generation
          else { return false }
          for earlier in 0..<place where terms[earlier].variable == variable { return false }
        }
        return true
      }
    }
  }

  /// Checks terms, sorts them by variable and adds up those of the same one.
  private func merged(_ terms: [Term]) throws(SolverError) -> [Term] {
    if areMerged(terms) { return terms }
    for term in terms {
      guard term.coefficient.isFinite else {
        throw .notFinite(value: term.coefficient, place: .coefficient(of: term.variable))
      }
      guard contains(term.variable) else { throw .unknownVariable(term.variable) }
    }
    var merged: [Term] = []
    merged.reserveCapacity(terms.count)
    for term in terms {
      if let place = merged.firstIndex(where: { $0.variable == term.variable }) {
        merged[place].coefficient += term.coefficient
      } else {
        merged.append(term)
      }
    }
    for term in merged where !term.coefficient.isFinite {
      throw .notFinite(value: term.coefficient, place: .coefficient(of: term.variable))
    }
    merged.removeAll { $0.coefficient == 0 }
    return merged
  }
}
