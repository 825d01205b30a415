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
  /// - Throws: ``SolverError/notFinite(value:place:)``, ``SolverError/outOfRange(value:place:)``,
  ///   ``SolverError/unknownVariable(_:)`` or ``SolverError/invalidPriority(_:)``; the solver is then
  ///   as before.
  /// - Complexity: O(n²) for n terms up to 8, O(n log n) for more.
  @discardableResult
  public func addConstraint(
    _ terms: [Term],
    _ relation: Relation,
    _ constant: Double,
    priority: Priority = .required
  ) throws(SolverError) -> ConstraintID {
    let added: ConstraintID? = try terms.withUnsafeBufferPointer {
      buffer throws(SolverError) in
      try addIfMerged(buffer, relation, constant, priority)
    }
    if let added { return added }
    return try addMerged(terms, relation, constant, priority)
  }

  /// Adds a constraint whose terms lie in a buffer.
  ///
  /// For callers that add many, and put the terms of each into the same room; otherwise the same as
  /// ``addConstraint(_:_:_:priority:)-([Term],_,_,_)``.
  @discardableResult
  public func addConstraint(
    _ terms: UnsafeBufferPointer<Term>,
    _ relation: Relation,
    _ constant: Double,
    priority: Priority = .required
  ) throws(SolverError) -> ConstraintID {
    if let added = try addIfMerged(terms, relation, constant, priority) { return added }
    return try addMerged(Array(terms), relation, constant, priority)
  }

  /// Notes that the constraints from here on belong to a part of a layout, such as a cell, which others may repeat.
  ///
  /// It changes no solution: parts that are alike are solved in less time.
  package func beginGroup() { graph.beginGroup() }

  /// Adds a constraint whose variables are known to be the solver's.
  ///
  /// This is for the layout engine, which keeps the variables of its items; otherwise the same as
  /// ``addConstraint(_:_:_:priority:)-(UnsafeBufferPointer<Term>,_,_,_)``.
  ///
  /// Where `arePlain` says so, the terms are known to be of different variables, 1 to 8 of them, with coefficients of
  /// a usual size.
  @discardableResult
  package func addKnownConstraint(
    _ terms: UnsafeBufferPointer<Term>,
    _ relation: Relation,
    _ constant: Double,
    priority: Float,
    arePlain: Bool = false
  ) throws(SolverError) -> ConstraintID {
    assert(!arePlain || graph.areMerged(terms, areKnown: true), "the terms are not plain")
    guard arePlain, abs(constant) <= Self.largestConstant, priority > 0, priority <= 1000,
      terms.count <= 4, graph.freeRows.isEmpty, graph.freeRuns.isEmpty
    else { return try addUnlikeOthers(terms, relation, constant, priority) }
    return graph.appendRow(terms, relation, constant, priority)
  }

  /// Does the same for the few that cannot be put behind the others without a look.
  @inline(never)
  private func addUnlikeOthers(
    _ terms: UnsafeBufferPointer<Term>,
    _ relation: Relation,
    _ constant: Double,
    _ priority: Float
  ) throws(SolverError) -> ConstraintID {
    // Whatever is not plain is looked at more closely, and refused there or put right.
    guard abs(constant) <= Self.largestConstant, priority > 0, priority <= 1000,
      graph.areMerged(terms, areKnown: true)
    else {
      return try addConstraint(terms, relation, constant, priority: Priority(rawValue: priority))
    }
    return graph.addRow(terms, relation, constant, priority)
  }

  @inline(__always)
  private static func check(priority: Float) throws(SolverError) {
    let priority = Priority(rawValue: priority)
    guard priority.isValid else { throw .invalidPriority(priority) }
  }

  /// Holds a variable that is known to be the solver's to a length from both sides.
  ///
  /// This is for the layout engine, whose items have these constraints by the thousand; otherwise the same as
  /// two calls of ``addConstraint(_:_:_:priority:)-([Term],_,_,_)``.
  ///
  /// - Parameters:
  ///   - variable: The variable.
  ///   - length: What it is to be at most and at least, in points.
  ///   - most: How firmly it is kept from being more.
  ///   - least: How firmly it is kept from being less.
  /// - Returns: The handles of the constraints.
  /// - Throws: As ``addConstraint(_:_:_:priority:)-([Term],_,_,_)`` does.
  package func addHold(
    of variable: Variable,
    to length: Double,
    most: Float,
    least: Float
  ) throws(SolverError) -> (most: ConstraintID, least: ConstraintID) {
    try Self.check(constant: length)
    try Self.check(priority: most)
    try Self.check(priority: least)
    return graph.addHold(of: variable, to: length, priorities: (most, least))
  }

  /// Holds a variable that is known to be the solver's to another length, which it also rests at from now on.
  ///
  /// This is for contents that change; otherwise the same as ``setRest(_:of:)`` and two calls of
  /// ``setConstant(_:of:)``.
  ///
  /// - Parameters:
  ///   - hold: What ``addHold(of:to:most:least:)`` returned for the variable.
  ///   - variable: The variable.
  ///   - length: What it is to be at most and at least, in points.
  /// - Throws: As ``setConstant(_:of:)`` does.
  package func setHold(
    _ hold: (most: ConstraintID, least: ConstraintID),
    of variable: Variable,
    to length: Double
  ) throws(SolverError) {
    try Self.check(constant: length)
    let most = try index(of: hold.most)
    let least = try index(of: hold.least)
    let variable = variable.index
    if graph.rest(of: variable) != length {
      graph.setRest(length, of: variable)
      if graph.variables[variable].flags.contains(.mayBeFree) { graph.touchTies(variable) }
    }
    graph.setHold(most, least, to: length)
  }

  private func addIfMerged(
    _ terms: UnsafeBufferPointer<Term>,
    _ relation: Relation,
    _ constant: Double,
    _ priority: Priority
  ) throws(SolverError) -> ConstraintID? {
    try Self.check(constant: constant)
    guard priority.isValid else { throw .invalidPriority(priority) }
    return graph.addIfMerged(terms, relation, constant, priority.rawValue)
  }

  private func addMerged(
    _ terms: [Term],
    _ relation: Relation,
    _ constant: Double,
    _ priority: Priority
  ) throws(SolverError) -> ConstraintID {
    let merged = try merged(terms)
    let added = merged.withUnsafeBufferPointer {
      graph.addRow($0, relation, constant, priority.rawValue)
    }
    if merged.isEmpty { touchedEmptyConstraints.append(added.slot) }
    return added
  }

  /// Takes a constraint out.
  ///
  /// - Throws: ``SolverError/unknownConstraint(_:)``.
  /// - Complexity: O(terms), and the constraints that concern the same variable alone.
  public func removeConstraint(_ constraint: ConstraintID) throws(SolverError) {
    let row = try index(of: constraint)
    touchAround(row)
    graph.removeRow(row)
  }

  /// Changes the right side of a constraint.
  ///
  /// - Throws: ``SolverError/notFinite(value:place:)``, ``SolverError/outOfRange(value:place:)`` or
  ///   ``SolverError/unknownConstraint(_:)``.
  public func setConstant(_ constant: Double, of constraint: ConstraintID) throws(SolverError) {
    try Self.check(constant: constant)
    let row = try index(of: constraint)
    guard graph.rows[row].constant != constant else { return }
    touchAround(row)
    graph.setConstant(constant, of: row)
  }

  /// Changes how firmly a constraint is held.
  ///
  /// - Throws: ``SolverError/invalidPriority(_:)`` or ``SolverError/unknownConstraint(_:)``.
  public func setPriority(
    _ priority: Priority,
    of constraint: ConstraintID
  ) throws(SolverError) {
    guard priority.isValid else { throw .invalidPriority(priority) }
    let row = try index(of: constraint)
    guard graph.rows[row].priority != priority.rawValue else { return }
    touchAround(row)
    graph.requeue(row)
    graph.rows[row].priority = priority.rawValue
  }

  /// Whether the solver has a constraint.
  public func contains(_ constraint: ConstraintID) -> Bool {
    graph.contains(constraint)
  }

  /// The constraints that contradict others and do not count for now, in the order of adding.
  ///
  /// Each is tried again whenever its component changes.
  ///
  /// - Complexity: O(n log n) for n such constraints.
  public var constraintsOutOfForce: [ConstraintID] {
    if graph.outOfForce.isEmpty { return [] }
    var found: [ConstraintID] = []
    for place in 0..<graph.outOfForce.count {
      let row = graph.outOfForce[place]
      if graph.rows[row].status == .outOfForce { found.append(id(ofSlot: row)) }
    }
    return found.sorted()
  }

  func id(ofSlot slot: Int32) -> ConstraintID {
    ConstraintID(slot: slot, serial: graph.serial(of: slot))
  }

  @inline(__always)
  func index(of constraint: ConstraintID) throws(SolverError) -> Int32 {
    guard contains(constraint) else { throw .unknownConstraint(constraint) }
    return constraint.slot
  }

  /// Notes a constraint without variables, and where constraints are out of force, that those connected
  /// with this one have to be tried again.
  func touchAround(_ row: Int32) {
    if graph.rows[row].termCount == 0 { touchedEmptyConstraints.append(row) }
    graph.touchTerms(of: row)
  }

  /// Checks terms, and adds up those of the same variable.
  private func merged(_ terms: [Term]) throws(SolverError) -> [Term] {
    for term in terms {
      guard term.coefficient.isFinite else {
        throw .notFinite(value: term.coefficient, place: .coefficient(of: term.variable))
      }
      guard contains(term.variable) else { throw .unknownVariable(term.variable) }
    }
    var merged: [Term] = []
    merged.reserveCapacity(terms.count)
    var places: [Variable: Int] = [:]
    for term in terms {
      if let place = places[term.variable] {
        merged[place].coefficient = Tolerance.sum(merged[place].coefficient, term.coefficient)
      } else {
        places[term.variable] = merged.count
        merged.append(term)
      }
    }
    for term in merged { try Self.check(term) }
    merged.removeAll { $0.coefficient == 0 }
    return merged
  }
}

extension Graph {
  mutating func contains(_ variable: Variable) -> Bool {
    let index = UInt(bitPattern: Int(variable.index))
    guard index < UInt(bitPattern: variables.count) else { return false }
    let record = variables.base + Int(bitPattern: index)
    return record.pointee.flags.contains(.isAlive)
      && generation(of: variable.index) == variable.generation
  }

  mutating func contains(_ constraint: ConstraintID) -> Bool {
    let slot = Int(constraint.slot)
    // Seen as unsigned, a negative number is none of the slots.
    guard UInt(bitPattern: slot) < UInt(bitPattern: rows.count) else { return false }
    let record = rows.base + slot
    return record.pointee.status != .none && serial(of: constraint.slot) == constraint.serial
  }

  /// Adds a row of a few terms that can stay as they are.
  mutating func addIfMerged(
    _ terms: UnsafeBufferPointer<Term>,
    _ relation: Relation,
    _ constant: Double,
    _ priority: Float
  ) -> ConstraintID? {
    guard areMerged(terms, areKnown: false) else { return nil }
    // Mostly, no row was removed yet.
    if terms.count <= 4, freeRows.isEmpty, freeRuns.isEmpty {
      return appendRow(terms, relation, constant, priority)
    }
    return addRow(terms, relation, constant, priority)
  }

  /// Whether a few terms can stay as they are: known variables, each once, and good coefficients.
  ///
  /// - Parameters:
  ///   - terms: The terms.
  ///   - areKnown: Whether the variables are known to be the solver's, and need no look.
  /// - Returns: False where they have to be added up, or refused.
  @inline(__always)
  fileprivate mutating func areMerged(
    _ terms: UnsafeBufferPointer<Term>,
    areKnown: Bool
  ) -> Bool {
    guard let first = terms.baseAddress, terms.count > 0, terms.count <= 8 else { return false }
    let end = first + terms.count
    var term = first
    while term < end {
      let size = abs(term.pointee.coefficient)
      // Written out, as the bounds of a static range would be loaded each time.
      guard size >= 1e-9, size <= 1e9, areKnown || contains(term.pointee.variable) else {
        return false
      }
      var earlier = first
      while earlier < term {
        if earlier.pointee.variable.index == term.pointee.variable.index { return false }
        earlier += 1
      }
      term += 1
    }
    return true
  }

  /// Lets the constraints out of force that are connected with a row be tried again.
  mutating func touchTerms(of row: Int32) {
    guard !outOfForce.isEmpty else { return }
    let first = rows[row].firstTerm
    for term in first..<first + rows[row].termCount { touch(terms[term].variable) }
  }

  /// Lets a tie that a variable takes part in be decided again.
  mutating func touchTies(_ variable: Int32) {
    let flags = variables[variable].flags
    guard flags.contains(.mayBeFree) else { return }
    touch(variable)
    if variables[variable].root >= 0, variables[variables[variable].root].flags.contains(.isPeeled)
    {
      movable.append(variables[variable].root)
    }
  }
}
