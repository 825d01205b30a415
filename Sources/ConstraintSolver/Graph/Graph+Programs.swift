extension Graph {
  /// Solves the programs of all touched variables.
  mutating func solvePrograms() {
    program.canRepeat = false
    program.kept.removeAll()
    let base = newVisit()
    settledVisit = base
    let isFar = isFar
    var place = 0
    while place < touched.count {
      let variable = touched[place]
      if isFar, place + 24 < touched.count {
        variables.expect(Int(touched[place + 24]))
        expectFirstUse(of: touched[place + 16])
        expectFirstRow(of: touched[place + 8])
      }
      place += 1
      variables[variable].flags.remove(.isTouched)
      let root = variables[variable].root
      guard root >= 0, variables[root].flags.contains(.isAlive), variables[root].visit < base
      else { continue }
      if variables[root].flags.contains(.isPeeled) {
        if variables[root].flags.contains(.mayBeFree) { movable.append(root) }
        continue
      }
      if variables[root].liveUses == 0 {
        variables[root].visit = newVisit()
        solveAlone(root)
      } else if !repeatSolution(from: root) {
        collectProgram(from: root)
        solveProgram()
      }
    }
    touched.removeAll()
    if let known = program.known {
      program.known = nil
      KnownPrograms.leave(known)
    }
  }

  /// Lets the first term that mentions a variable be brought nearer, if the variable is undecided.
  mutating func expectFirstUse(of variable: Int32) {
    let use = variables[variable].firstUse
    if use >= 0, variables[variable].root >= 0 { terms.expect(Int(use)) }
  }

  /// Lets the row of that term be brought nearer.
  mutating func expectFirstRow(of variable: Int32) {
    let use = variables[variable].firstUse
    if use >= 0, variables[variable].root >= 0 { rows.expect(Int(terms[use].row)) }
  }

  /// Puts a value of a root down to be spread.
  mutating func set(_ root: Int32, _ value: Double, canMove: Bool) {
    // What follows from one that can still move may still be undecided, and is looked at for the root's sake.
    if !canMove, variables[root].flags.contains(.isMovable) { settleGroup(of: root) }
    if variables[root].flags.contains(.isKept) { parameterPlan.hasStale = true }
    variables[root].flags.remove([.isLeast, .isGreatest, .isAtWish, .isKept])
    if canMove {
      variables[root].flags.insert(.isMovable)
      movable.append(root)
    } else {
      variables[root].flags.remove(.isMovable)
    }
    // Whoever is new to a root with the same value is among the reformed or the touched peeled roots.
    guard variables[root].value.bitPattern != value.bitPattern else {
      return checkSilentRule(root)
    }
    set(root, to: value)
    changedRoots.append(root)
  }

  // MARK: - One root alone

  private mutating func solveAlone(_ root: Int32) {
    let record = variables[root]
    if record.firstRow < 0, record.firstUse < 0, record.classSize == 1 {
      // Nothing mentions it.
      let isNonNegative = record.flags.contains(.isNonNegative)
      set(root, isNonNegative ? max(0, rest(of: root)) : rest(of: root), canMove: false)
      variables[root].flags.insert(.mayBeFree)
      return
    }
    if keepsPrograms, let value = onlyWish(of: root) {
      set(root, value, canMove: false)
      variables[root].flags.insert(.isAtWish)
      return
    }
    program.removeAll()
    addColumn(root, unit: 1)
    program.limits.collectCosts(1, &program.alone)
    if program.limits.lower[0] > program.limits.upper[0] + feasibility {
      contradicted.append(root)
    }
    if let value = program.alone.onlyMinimum(of: 0) {
      set(root, value, canMove: false)
    } else {
      let value = program.alone.minimum(of: 0, near: rest(of: root))
      set(root, value, canMove: true)
      if let range = program.alone.flatRange(of: 0) {
        program.kept.keepAlone(root, range, value: value, variableCount: variables.count)
      }
    }
  }

  /// Adds a root, counted in a unit, with its limits and the silent rules of its class.
  private mutating func addColumn(_ root: Int32, unit: Double) {
    let column = program.limits.count
    program.limits.addColumn()
    var row = variables[root].firstRow
    while row >= 0 {
      let (given, rightSide) = gatherLimit(row)
      let coefficient = given * unit
      program.limits.limit(
        column,
        coefficient,
        rows[row].relation,
        rightSide,
        priority: rows[row].priority,
        weight: abs(coefficient)
      )
      row = rows[row].nextLimit
    }
    var member = root
    repeat {
      let record = variables.base + Int(member)
      if record.pointee.flags.contains(.isNonNegative) {
        let offset = record.pointee.offset + slopeValue(of: member)
        let bound = -offset / (record.pointee.factor * unit)
        if record.pointee.factor > 0 {
          program.limits.bound(column, below: bound)
        } else {
          program.limits.bound(column, above: bound)
        }
      }
      member = record.pointee.nextInClass
    } while member != root
  }

  // MARK: - Several roots

  /// Finds the roots and rows that are connected with a root by live rows.
  private mutating func collectProgram(from start: Int32) {
    if program.canRepeat, repeatProgram(from: start) { return }
    program.removeAll()
    program.firstVisit = newVisit()
    addRoot(start)
    var head = 0
    while head < program.roots.count {
      let root = program.roots[head]
      head += 1
      addLiveRows(of: root)
    }
    _ = newVisit(room: program.roots.count)
  }

  private mutating func addLiveRows(of root: Int32) {
    // A row that mentions the root once is met once; when all were met, the others need no look.
    var unmet = variables[root].liveUses
    var member = root
    repeat {
      var use = firstLiveUse(of: member)
      while use >= 0 {
        let row = terms[use].row
        use = terms[use].next
        guard rows[row].status == .live else { continue }
        if rows[row].visit < program.firstVisit {
          rows[row].visit = program.firstVisit
          addLiveRow(row)
        }
        guard !rows[row].flags.contains(.isMerged) else { continue }
        unmet -= 1
        if unmet == 0 { return }
      }
      member = variables[member].nextInClass
    } while member != root
  }

  private mutating func addRoot(_ root: Int32) {
    variables[root].visit = program.firstVisit + Int32(program.roots.count)
    if isFar {
      expectFirstUse(of: root)
      variables.expect(Int(variables[root].nextInClass))
    }
    program.roots.append(root)
    program.uses.append(0)
  }

  private mutating func addLiveRow(_ row: Int32) {
    let sum = gatherInPlace(row)
    var largest = 0.0
    var least = Double.infinity
    for place in 0..<sumRoots.count {
      let size = abs(sumCoefficients[place])
      largest = max(largest, size)
      least = min(least, size)
    }
    let scale = largest.isNormal ? 1 / largest.binade : 1
    program.largestEntry = max(program.largestEntry, largest * scale)
    program.leastEntry = min(program.leastEntry, least * scale)
    program.rows.append(row)
    program.rightSides.append(sum.presentRightSide * scale)
    program.scales.append(scale)
    program.isLeft.append(true)
    program.rowIsEquality.append(rows[row].isRequiredEquality)
    program.collectedColumns.reserveMore(sumRoots.count)
    program.collectedValues.reserveMore(sumRoots.count)
    for place in 0..<sumRoots.count {
      let root = sumRoots[place]
      if variables[root].visit < program.firstVisit { addRoot(root) }
      let local = variables[root].visit - program.firstVisit
      program.collectedColumns.appendReserved(local)
      program.collectedValues.appendReserved(sumCoefficients[place] * scale)
      program.uses[local] += 1
    }
    program.collectedEnds.append(Int32(program.collectedColumns.count))
  }

  private mutating func solveProgram() {
    let isAsked = askForProgram()
    if isAsked, program.known?.answer(within: feasibility, &program.values) == true {
      for place in 0..<program.roots.count {
        set(program.roots[place], program.values[place], canMove: false)
      }
      program.canRepeat = true
      noteSolution()
      return
    }
    program.canRepeat = false
    program.buildMatrix()
    program.chooseUnits()
    eliminateColumns()
    setUpColumns()
    let firstLogical = program.limits.count
    let count = setUpLogicals()
    let oneRow = program.oneRow(firstLogical: firstLogical, count: count)
    var isOptimal = true
    if let oneRow {
      for value in oneRow.values { program.columnValues.append(value) }
    } else {
      isOptimal = solveTableau(firstLogical: firstLogical, count: count)
    }
    let feasibility = feasibility
    let isMissed = program.isMissed(count, by: feasibility)
    if isMissed { contradicted.append(program.roots[0]) }
    let canMove = oneRow?.canMove ?? program.simplex.canMove
    program.recoverValues()
    if canMove, isOptimal, program.leavesDifferences {
      program.keepDifferences(variableCount: variables.count)
    } else if canMove, isOptimal, program.ends.isEmpty {
      program.keep(oneRow, variableCount: variables.count, rowCount: rows.count)
    }
    if isAsked, isOptimal, !canMove, !isMissed, !program.isWide {
      program.known?.keep(program.values, within: feasibility)
      noteSolution()
    }
    for place in 0..<program.roots.count {
      set(program.roots[place], program.values[place], canMove: canMove)
    }
    for place in 0..<program.ends.count {
      variables[program.roots[place]].flags.formUnion(program.ends[place])
    }
  }

  /// Walks to the optimum.
  ///
  /// - Returns: Whether it was reached.
  private mutating func solveTableau(firstLogical: Int, count: Int) -> Bool {
    var isOptimal = solveSparse(firstLogical: firstLogical, count: count)
    if !isOptimal {
      program.setUpTableau(firstLogical: firstLogical, count: count)
      program.simplex.start { _ in 0 }
      isOptimal = program.simplex.minimise() == .optimal
      if program.isWide {
        if program.hasExtremeUnits || program.hasExtremeEntries { isOutOfRange = true }
        if program.simplex.refine() { isOptimal = true } else { isOutOfRange = true }
      }
    }
    for column in 0..<count { program.columnValues.append(program.simplex.values[column]) }
    return isOptimal
  }

  // MARK: - The tableau

  /// Gives the roots that are left their columns, with bounds and costs.
  private mutating func setUpColumns() {
    program.columnOf.append(repeating: -1, count: program.columnCount)
    for place in 0..<program.eliminated.count { program.columnOf[program.eliminated[place]] = -2 }
    for local in 0..<program.roots.count where program.columnOf[local] == -1 {
      program.columnOf[local] = Int32(program.limits.count)
      addColumn(program.roots[local], unit: program.unit(of: local))
    }
    for place in 0..<program.lifted.count {
      let column = program.limits.count
      program.columnOf[program.roots.count + place] = Int32(column)
      program.limits.addColumn()
      limit(column, 1, by: Int(program.lifted[place]), program.liftedRightSides[place])
    }
    limitByShortRows()
  }

  /// Lets rows of one column that are no equalities limit it.
  private mutating func limitByShortRows() {
    for row in 0..<program.rows.count
    where program.isLeft[row] && !program.rowIsEquality[row] && program.matrix.count(of: row) == 1 {
      let entry = program.matrix.entries(of: row).lowerBound
      let column = program.columnOf[program.matrix.columns[entry]]
      limit(Int(column), program.matrix.values[entry], by: row, program.rightSides[row])
      program.uses[program.matrix.columns[entry]] -= 1
      program.matrix.removeAll(from: row)
      program.isLeft[row] = false
    }
  }

  /// Takes a row's relation for coefficient · column.
  private mutating func limit(
    _ column: Int,
    _ coefficient: Double,
    by row: Int,
    _ rightSide: Double
  ) {
    let record = rows[program.rows[row]]
    program.limits.limit(
      column,
      coefficient,
      record.relation,
      rightSide,
      priority: record.priority,
      weight: abs(coefficient) / program.scales[row]
    )
  }

  /// Gives the rows that are left their logicals.
  ///
  /// - Returns: The number of columns.
  private mutating func setUpLogicals() -> Int {
    var count = program.limits.count
    for row in 0..<program.rows.count where program.isLeft[row] {
      program.limits.addColumn()
      limit(count, 1, by: row, program.rightSides[row])
      count += 1
    }
    return count
  }
}
