extension Graph {
  /// Solves the programs of all touched variables.
  mutating func solvePrograms() {
    program.kept.removeAll()
    let base = newVisit()
    var place = 0
    while place < touched.count {
      let variable = touched[place]
      if place + 24 < touched.count {
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
      } else {
        collectProgram(from: root)
        solveProgram()
      }
    }
    touched.removeAll()
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
  private mutating func set(_ root: Int32, _ value: Double, canMove: Bool) {
    if variables[root].flags.contains(.isMovable) { settleGroup(of: root) }
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
      let sum = gather(row)
      let coefficient = sumCoefficients[0] * unit
      program.limits.limit(
        column,
        coefficient,
        rows[row].relation,
        sum.presentRightSide,
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
    program.removeAll()
    program.matrix.removeAll(columnCount: 0)
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
    expectFirstUse(of: root)
    variables.expect(Int(variables[root].nextInClass))
    program.roots.append(root)
    program.uses.append(0)
    program.matrix.addColumn()
  }

  private mutating func addLiveRow(_ row: Int32) {
    let sum = gather(row)
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
    let number = program.rows.count
    program.rows.append(row)
    program.rightSides.append(sum.presentRightSide * scale)
    program.scales.append(scale)
    program.isLeft.append(true)
    program.matrix.addRow(capacity: sumRoots.count + 2)
    for place in 0..<sumRoots.count {
      let root = sumRoots[place]
      if variables[root].visit < program.firstVisit { addRoot(root) }
      let local = variables[root].visit - program.firstVisit
      program.matrix.append(local, sumCoefficients[place] * scale, to: number)
      program.uses[local] += 1
    }
  }

  private mutating func solveProgram() {
    program.chooseUnits()
    eliminateColumns()
    setUpColumns()
    let count = setUpTableau()
    let outcome = program.simplex.minimise()
    let feasibility = feasibility
    if program.isMissed(count, by: feasibility) { contradicted.append(program.roots[0]) }
    let canMove = program.simplex.canMove
    program.recoverValues()
    if canMove, outcome == .optimal { program.keep(variableCount: variables.count) }
    for place in 0..<program.roots.count {
      set(program.roots[place], program.values[place], canMove: canMove)
    }
  }

  // MARK: - Columns that bear no cost

  /// Eliminates roots without limits that are in one or two rows, one of them an equality.
  private mutating func eliminateColumns() {
    program.pending.removeAll()
    for local in 0..<program.roots.count { program.pending.append(Int32(local)) }
    while let local = program.pending.popLast() {
      let uses = program.uses[local]
      guard uses == 1 || uses == 2 else { continue }
      let root = program.roots[local]
      guard variables[root].firstRow < 0, !variables[root].flags.contains(.isPinned) else {
        continue
      }
      program.matrix.rows(of: local, into: &program.found)
      let first = program.found[0]
      let second = program.found.count == 2 ? program.found[1] : nil
      let isSecondBetter = second.map { isShorter($0.row, first.row) && canEliminate($0) } == true
      if !isSecondBetter, canEliminate(first) {
        program.eliminate(local, by: first, in: second)
      } else if let second, canEliminate(second) {
        program.eliminate(local, by: second, in: first)
      }
    }
  }

  private mutating func isShorter(_ a: Int, _ b: Int) -> Bool {
    program.matrix.count(of: a) < program.matrix.count(of: b)
  }

  /// Whether a row is an equality, and its entry fit to divide by.
  private mutating func canEliminate(_ choice: (row: Int, place: Int)) -> Bool {
    guard rows[program.rows[choice.row]].isRequiredEquality else { return false }
    let pivot = abs(program.matrix.values[choice.place])
    for entry in program.matrix.entries(of: choice.row)
    where abs(program.matrix.values[entry]) > 1000 * pivot { return false }
    return true
  }

  // MARK: - The tableau

  /// Gives the roots that are left their columns, with bounds and costs.
  private mutating func setUpColumns() {
    program.columnOf.append(repeating: -1, count: program.roots.count)
    for place in 0..<program.eliminated.count { program.columnOf[program.eliminated[place]] = -2 }
    for local in 0..<program.roots.count where program.columnOf[local] == -1 {
      program.columnOf[local] = Int32(program.limits.count)
      addColumn(program.roots[local], unit: program.unit(of: local))
    }
  }

  /// Gives the rows that are left their logicals, and starts the simplex.
  ///
  /// - Returns: The number of columns.
  private mutating func setUpTableau() -> Int {
    let first = program.limits.count
    var count = first
    for row in 0..<program.rows.count where program.isLeft[row] {
      program.limits.addColumn()
      let record = rows[program.rows[row]]
      program.limits.limit(
        count,
        1,
        record.relation,
        program.rightSides[row],
        priority: record.priority,
        weight: 1 / program.scales[row]
      )
      count += 1
    }
    program.setUpTableau(firstLogical: first, count: count)
    program.simplex.start { _ in 0 }
    return count
  }
}

extension Program {
  /// Takes a column out: one row says what it is, and goes out too.
  fileprivate mutating func eliminate(
    _ local: Int32,
    by choice: (row: Int, place: Int),
    in other: (row: Int, place: Int)?
  ) {
    let pivot = matrix.values[choice.place]
    eliminated.append(local)
    eliminatedConstants.append(rightSides[choice.row] / pivot)
    eliminatedStarts.append(Int32(partColumns.count))
    if let other {
      let factor = -matrix.values[other.place] / pivot
      rightSides[other.row] += factor * rightSides[choice.row]
      matrix.remove(at: other.place, from: other.row)
      for entry in matrix.entries(of: choice.row) where entry != choice.place {
        add(factor * matrix.values[entry], matrix.columns[entry], to: other.row)
      }
    }
    for entry in matrix.entries(of: choice.row) where entry != choice.place {
      let column = matrix.columns[entry]
      partColumns.append(column)
      partFactors.append(-matrix.values[entry] / pivot)
      uses[column] -= 1
      pending.append(column)
    }
    uses[local] = 0
    matrix.removeAll(from: choice.row)
    isLeft[choice.row] = false
  }

  private mutating func add(_ added: Double, _ column: Int32, to row: Int) {
    guard let place = matrix.place(of: column, in: row) else {
      matrix.append(column, added, to: row)
      uses[column] += 1
      return
    }
    let sum = matrix.values[place] + added
    if abs(sum) <= Tolerance.cancellation * (abs(added) + abs(matrix.values[place])) {
      matrix.remove(at: place, from: row)
      uses[column] -= 1
    } else {
      matrix.values[place] = sum
    }
  }

  /// Expresses a basic variable of each row by the others: its logical, or a column of an equality that
  /// no other row holds, while the logical stays where the equality wants it.
  fileprivate mutating func setUpTableau(firstLogical: Int, count: Int) {
    limits.collectCosts(count, &simplex.costs)
    simplex.rows.removeAll(columnCount: count)
    simplex.prepare(count: count)
    simplex.basics.removeAll(keepingCapacity: true)
    var logical = firstLogical
    var number = 0
    for row in 0..<rows.count where isLeft[row] {
      let entries = matrix.entries(of: row)
      simplex.rows.addRow(capacity: entries.count + 2)
      if limits.lower[logical] == limits.upper[logical], let anchor = anchor(of: row) {
        let pivot = matrix.values[anchor]
        for entry in entries where entry != anchor {
          simplex.rows.append(
            columnOf[matrix.columns[entry]],
            -matrix.values[entry] / pivot,
            to: number
          )
        }
        simplex.rows.append(Int32(logical), 1 / pivot, to: number)
        simplex.freeze(logical, at: limits.lower[logical])
        simplex.basics.append(columnOf[matrix.columns[anchor]])
      } else {
        for entry in entries {
          simplex.rows.append(columnOf[matrix.columns[entry]], matrix.values[entry], to: number)
        }
        simplex.basics.append(Int32(logical))
      }
      logical += 1
      number += 1
    }
  }

  /// The entry of a row whose column is in no other row and fit to divide by.
  private mutating func anchor(of row: Int) -> Int? {
    var best: Int?
    var largest = 0.0
    for entry in matrix.entries(of: row) {
      let size = abs(matrix.values[entry])
      largest = max(largest, size)
      guard uses[matrix.columns[entry]] == 1 else { continue }
      if let old = best, abs(matrix.values[old]) >= size { continue }
      best = entry
    }
    guard let best, abs(matrix.values[best]) >= 0.001 * largest else { return nil }
    return best
  }

  /// Keeps what the simplex leaves open.
  fileprivate mutating func keep(variableCount: Int) {
    let first = kept.roots.count
    guard kept.keep(simplex, roots, columnOf: columnOf, variableCount: variableCount) else {
      return
    }
    if !units.isEmpty {
      for local in 0..<roots.count { kept.roots[first + local].unit = units[local] }
    }
    for place in 0..<eliminated.count {
      let start = Int(eliminatedStarts[place])
      let end =
        place + 1 < eliminated.count ? Int(eliminatedStarts[place + 1]) : partColumns.count
      let keptPlace = first + Int(eliminated[place])
      kept.roots[keptPlace].first = Int32(kept.parts.count)
      for part in start..<end {
        let column = Int(partColumns[part])
        let factor = partFactors[part] * unit(of: Int(eliminated[place])) / unit(of: column)
        kept.parts.append(.init(root: roots[column], factor: factor))
      }
      kept.roots[keptPlace].end = Int32(kept.parts.count)
    }
  }

  /// Reads the values of the roots off the simplex.
  fileprivate mutating func recoverValues() {
    values.append(repeating: 0, count: roots.count)
    for local in 0..<roots.count where columnOf[local] >= 0 {
      values[local] = simplex.values[Int(columnOf[local])]
    }
    var place = eliminated.count - 1
    var end = partColumns.count
    while place >= 0 {
      let start = Int(eliminatedStarts[place])
      var value = eliminatedConstants[place]
      for part in start..<end { value += partFactors[part] * values[partColumns[part]] }
      values[eliminated[place]] = value
      end = start
      place -= 1
    }
    guard !units.isEmpty else { return }
    for local in 0..<roots.count { values[local] *= units[local] }
  }

  /// Whether the simplex misses a bound by more than it may; rows count as scaled to coefficients of
  /// about 1, and roots in points.
  fileprivate mutating func isMissed(_ count: Int, by feasibility: Double) -> Bool {
    var worst = 0.0
    for column in 0..<count {
      let value = simplex.values[column]
      worst = max(worst, limits.lower[column] - value, value - limits.upper[column])
    }
    guard !units.isEmpty else { return worst > feasibility }
    for local in 0..<roots.count where columnOf[local] >= 0 {
      let column = columnOf[local]
      let value = simplex.values[Int(column)]
      let miss = max(limits.lower[column] - value, value - limits.upper[column])
      if miss * units[local] > feasibility { return true }
    }
    for column in (count - logicalCount)..<count {
      let value = simplex.values[column]
      if max(limits.lower[column] - value, value - limits.upper[column]) > feasibility {
        return true
      }
    }
    return false
  }

  /// The number of rows that are left.
  private var logicalCount: Int {
    var logicals = 0
    for row in 0..<rows.count where isLeft[row] { logicals += 1 }
    return logicals
  }
}
