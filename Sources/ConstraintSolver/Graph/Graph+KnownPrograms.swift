extension Graph {
  /// Puts down what the solution of the collected program depends on.
  ///
  /// - Returns: Whether the program is one whose solution is kept: a small one of ordinary numbers.
  mutating func askForProgram() -> Bool {
    guard keepsPrograms, program.roots.count <= KnownPrograms.mostRoots,
      program.rows.count <= Self.mostAskedRows, !program.isWide
    else { return false }
    let known = program.known ?? KnownPrograms.take()
    program.known = known
    if program.isRepeated {
      known.beginAgain()
    } else {
      askForRows(known)
    }
    for place in 0..<program.roots.count { ask(known, for: program.roots[place]) }
    known.end()
    return true
  }

  /// Puts down the rows of the collected program.
  private mutating func askForRows(_ known: KnownPrograms) {
    known.begin()
    known.ask(UInt64(program.roots.count) << 32 | UInt64(program.rows.count))
    var entry = 0
    for number in 0..<program.rows.count {
      let record = rows.base + Int(program.rows[number])
      let end = Int(program.collectedEnds[number])
      known.ask(
        Self.word(for: record.pointee.relation, record.pointee.priority, end - entry),
        program.rightSides[number],
        program.scales[number]
      )
      while entry < end {
        known.ask(UInt64(UInt32(bitPattern: program.collectedColumns[entry])))
        known.ask(program.collectedValues[entry])
        entry += 1
      }
    }
    known.endHead()
  }

  /// How many rows a program may have.
  private static var mostAskedRows: Int { 128 }

  /// Puts down what limits a root, and what keeps it from being eliminated.
  private mutating func ask(_ known: KnownPrograms, for root: Int32) {
    let flags = variables[root].flags
    var row = variables[root].firstRow
    var limitCount: UInt64 = 0
    while row >= 0 {
      let (coefficient, rightSide) = gatherLimit(row)
      let record = rows.base + Int(row)
      known.ask(
        Self.word(for: record.pointee.relation, record.pointee.priority, 1),
        coefficient,
        rightSide
      )
      limitCount += 1
      row = record.pointee.nextLimit
    }
    var member = root
    var ruleCount: UInt64 = 0
    repeat {
      let record = variables.base + Int(member)
      if record.pointee.flags.contains(.isNonNegative) {
        known.ask(record.pointee.offset + slopeValue(of: member))
        known.ask(record.pointee.factor)
        ruleCount += 1
      }
      member = record.pointee.nextInClass
    } while member != root
    // Large classes count as ruled without a look.
    let size = UInt64(UInt32(bitPattern: variables[root].classSize))
    known.ask(
      limitCount << 48 | ruleCount << 33 | size << 1 | (flags.contains(.isPinned) ? 1 : 0)
    )
  }

  /// How firmly which relation is held, over how many terms.
  private static func word(for relation: Relation, _ priority: Float, _ count: Int) -> UInt64 {
    UInt64(count) << 40 | UInt64(relation.rawValue + 1) << 32 | UInt64(priority.bitPattern)
  }
}
