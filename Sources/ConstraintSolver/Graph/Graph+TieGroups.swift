extension Graph {
  /// By how much a silent rule that was left out may be broken: as far as no value given shows it.
  static var silentSlack: Double { 0x1p-33 }

  /// Settles a group from where its programs ended.
  ///
  /// Silent rules that the programs left out are looked at afterwards: what is best without them, and
  /// keeps them, is best.
  ///
  /// - Returns: Whether that was possible; if not, nothing has changed.
  mutating func settleInPlace(_ group: Group) -> Bool {
    let isSettled = collectTies(group) && moveTies(group) && setTies(group)
    for place in 0..<program.ties.nodes.count { program.tieOf[program.ties.nodes[place].root] = -1 }
    program.ties.removeAll()
    return isSettled
  }

  // MARK: - What can move

  private mutating func collectTies(_ group: Group) -> Bool {
    // Left sides of rows that became columns are called by what comes behind all variables.
    let names = variables.count + rows.count
    if program.tieOf.count < names {
      program.tieOf.append(repeating: -1, count: names - program.tieOf.count)
    }
    for variable in group.variables {
      let root = variables[variable].root
      guard root >= 0 else { return false }
      guard program.tieOf[root] < 0 else { continue }
      let isKept = root < program.kept.placeOf.count && program.kept.placeOf[root] >= 0
      guard isKept || variables[root].flags.contains(.isPeeled) else { return false }
      program.tieOf[root] = Int32(program.ties.nodes.count)
      program.ties.nodes.append(
        TieGroup.Node(root: root, variable: -1, value: variables[root].value)
      )
    }
    return addColumns() && addRows() && addSums()
  }

  /// Adds the columns of all faces that the nodes are in, and notes where those of each begin.
  private mutating func addColumns() -> Bool {
    program.tieFaces.removeAll()
    program.tieFaces.append(repeating: -1, count: program.kept.faces.count)
    var entryCount = 0
    var (columnCount, rowCount) = (0, 0)
    for number in 0..<program.ties.nodes.count {
      let root = program.ties.nodes[number].root
      guard !variables[root].flags.contains(.isPeeled) else { continue }
      let kept = program.kept.roots[program.kept.placeOf[root]]
      guard program.tieFaces[kept.face] < 0 else { continue }
      let face = program.kept.faces[kept.face]
      program.tieFaces[kept.face] = Int32(columnCount)
      columnCount += Int(face.columnCount)
      rowCount += Int(face.rowCount)
      entryCount = columnCount * rowCount
      guard entryCount <= TieTableau.entryLimit else { return false }
      for place in Int(face.firstRange)..<Int(face.firstRange + face.columnCount) {
        let range = program.kept.ranges[place]
        program.ties.tableau.addColumn(range.lower, range.upper, range.value)
      }
    }
    program.ties.tableau.reserve(entryCount)
    return true
  }

  private mutating func addRows() -> Bool {
    program.tieRows.removeAll()
    program.tieRows.append(repeating: -1, count: program.kept.faces.count)
    for number in 0..<program.kept.faces.count where program.tieFaces[number] >= 0 {
      let face = program.kept.faces[number]
      let firstColumn = Int(program.tieFaces[number])
      let count = Int(face.columnCount)
      program.tieRows[number] = Int32(program.ties.tableau.values.count)
      var entry = Int(face.firstEntry)
      for row in 0..<Int(face.rowCount) {
        let range = program.kept.ranges[Int(face.firstRange) + count + row]
        program.ties.tableau.addRow(range.lower, range.upper, range.value)
        let end = Int(program.kept.rowEnds[Int(face.firstRow) + row])
        while entry < end {
          let column = firstColumn + Int(program.kept.entryColumns[entry])
          if program.kept.entries[entry] != 0 {
            program.ties.tableau.setEntry(column, to: program.kept.entries[entry])
          }
          entry += 1
        }
      }
    }
    return true
  }

  /// Finds out what the nodes are made of.
  private mutating func addSums() -> Bool {
    for number in 0..<program.ties.nodes.count {
      var node = program.ties.nodes[number]
      node.first = Int32(program.ties.parts.count)
      if variables[node.root].flags.contains(.isPeeled) {
        addPeel(node.root)
      } else {
        let kept = program.kept.roots[program.kept.placeOf[node.root]]
        switch kept.kind {
        case .fixed: node.isKnown = true
        case .variable:
          node.unit = kept.unit
          node.variable = variable(of: kept)
        case .sum:
          for place in kept.first..<kept.end {
            let part = program.kept.parts[place]
            guard let other = tieNode(of: part.root) else { return false }
            program.ties.parts.append(.init(node: other, factor: part.factor))
          }
        }
      }
      node.end = Int32(program.ties.parts.count)
      program.ties.nodes[number] = node
    }
    return true
  }

  /// The variable of the tableau that a kept one is.
  private mutating func variable(of kept: KeptFaces.Root) -> Int32 {
    let face = program.kept.faces[kept.face]
    return kept.first < face.columnCount
      ? program.tieFaces[kept.face] + kept.first
      : program.tieRows[kept.face] + kept.first - face.columnCount
  }

  /// The node of a root, or of a left side, which gets one when it is first met.
  private mutating func tieNode(of name: Int32) -> Int32? {
    if program.tieOf[name] >= 0 { return program.tieOf[name] }
    guard name >= variables.count, name < program.kept.placeOf.count,
      program.kept.placeOf[name] >= 0
    else { return nil }
    let kept = program.kept.roots[program.kept.placeOf[name]]
    var node = TieGroup.Node(root: name, variable: -1, value: 0)
    if kept.kind == .variable {
      node.unit = kept.unit
      node.variable = variable(of: kept)
    } else {
      node.isKnown = true
    }
    program.tieOf[name] = Int32(program.ties.nodes.count)
    program.ties.nodes.append(node)
    return program.tieOf[name]
  }

  /// Adds the roots that a peeled root is computed from; those that are decided add nothing.
  private mutating func addPeel(_ root: Int32) {
    gather(variables[root].firstRow)
    var pivot = 1.0
    for place in 0..<sumRoots.count where sumRoots[place] == root { pivot = sumCoefficients[place] }
    for place in 0..<sumRoots.count where sumRoots[place] != root {
      let other = program.tieOf[sumRoots[place]]
      guard other >= 0 else { continue }
      program.ties.parts.append(.init(node: other, factor: -sumCoefficients[place] / pivot))
    }
  }

  // MARK: - Moving

  /// Moves all variables of the group, one after the other.
  private mutating func moveTies(_ group: Group) -> Bool {
    program.ties.begin()
    for variable in sortedByOrdinal(group.variables) {
      let record = variables[variable]
      // A tiny factor would magnify rounding.
      guard abs(record.factor) >= 1e-3 else { return false }
      let offset = record.offset + slopeValue(of: variable)
      let rest = rest(of: variable)
      let isSettled = program.ties.settle(Int(program.tieOf[record.root])) { present in
        (rest - offset) / record.factor - present
      }
      guard isSettled else { return false }
    }
    return true
  }

  private mutating func sortedByOrdinal(_ group: [Int32]) -> [Int32] {
    var keys: [Int64] = []
    keys.reserveCapacity(group.count)
    for variable in group {
      var ordinal = variables[variable].ordinal
      if variables[variable].flags.contains(.isMirrored), isShort(variable) { ordinal = ~ordinal }
      keys.append(Int64(ordinal) << 32 | Int64(variable))
    }
    keys.sort()
    return keys.map { Int32(truncatingIfNeeded: $0) }
  }

  /// Whether a variable of the group can only fall short of its rest.
  private mutating func isShort(_ variable: Int32) -> Bool {
    let record = variables[variable]
    let node = program.ties.nodes[program.tieOf[record.root]]
    let excess =
      record.factor * node.value + record.offset + slopeValue(of: variable) - rest(of: variable)
    guard abs(excess) <= Tolerance.freedom else { return excess < 0 }
    guard node.variable >= 0 else { return false }
    // At its rest, it is on the side that its range is on.
    let tableau = program.ties.tableau.range(of: Int(node.variable))
    let present = node.value / node.unit
    let room = record.factor * node.unit > 0 ? tableau.upper - present : present - tableau.lower
    return room * abs(record.factor * node.unit) <= Tolerance.freedom
  }

  /// Gives all variables their values, unless a silent rule that was left out speaks against it.
  private mutating func setTies(_ group: Group) -> Bool {
    for variable in group.variables where variables[variable].flags.contains(.isNonNegative) {
      let record = variables[variable]
      let root = program.ties.value(of: Int(program.tieOf[record.root]))
      let value = record.factor * root + record.offset + slopeValue(of: variable)
      guard value >= -Self.silentSlack else { return false }
    }
    for number in 0..<program.ties.nodes.count
    where program.ties.nodes[number].root < variables.count {
      set(program.ties.nodes[number].root, to: program.ties.value(of: number) + 0.0)
    }
    for variable in group.variables { setMember(variable) }
    return true
  }
}
