/// Programs that are the one before once more, between other roots.
///
/// The cells of a list have programs that differ in nothing but in which roots and rows they are about. Putting one
/// down takes longer than solving it, where the answer is known. So a program is compared with the one that was
/// collected before, row by row in the order of collecting; where every number is that of the one before, to the last
/// bit, only the roots and rows have to be put down. What comes out is to the last bit what collecting gives.
extension Graph {
  /// Collects the program of a root, if it is the one before once more.
  ///
  /// - Returns: False where it is another one, which is yet to be collected.
  mutating func repeatProgram(from start: Int32) -> Bool {
    guard repeatsPrograms else { return false }
    // Roots that were met keep their visits where this comes to nothing; so these are taken from the count before.
    let last = newVisit(room: program.roots.count + 1)
    var walk = ProgramWalk(
      known: program.firstVisit,
      own: last - Int32(truncatingIfNeeded: program.roots.count),
      isFar: isFar
    )
    guard walk.meets(start, asNumber: 0, &variables, &program) else { return false }
    var head = 0
    while head < walk.rootCount {
      let root = program.roots[head]
      head += 1
      guard repeatLiveRows(of: root, &walk) else { return false }
    }
    guard walk.rootCount == program.roots.count, walk.rowCount == program.rows.count else {
      return false
    }
    program.firstVisit = walk.own
    program.values.removeAll()
    program.isRepeated = true
    repeatedPrograms += 1
    return true
  }

  /// How far a program was compared with the one before.
  private struct ProgramWalk {
    /// Where the number of the first root is in the visits of the program before, and of this one.
    var known: Int32
    var own: Int32
    /// Whether it pays to have the records of roots brought nearer when they are met.
    let isFar: Bool
    /// How many roots and rows were met, which have taken the places of those before.
    var rootCount = 0
    var rowCount = 0

    /// Whether a root has the number that another has in the program before; it gets it, if it is met first.
    @inline(__always)
    mutating func meets(
      _ root: Int32,
      asNumber number: Int32,
      _ variables: inout Slab<VariableRecord>,
      _ program: inout Program
    ) -> Bool {
      let record = variables.base + Int(root)
      if record.pointee.visit >= own { return record.pointee.visit &- own == number }
      guard number == rootCount, rootCount < program.roots.count else { return false }
      record.pointee.visit = own &+ number
      program.roots.base[rootCount] = root
      rootCount &+= 1
      return true
    }
  }

  /// Compares the live rows of a root, in the order in which they would be collected.
  private mutating func repeatLiveRows(of root: Int32, _ walk: inout ProgramWalk) -> Bool {
    var unmet = variables[root].liveUses
    var member = root
    repeat {
      var use = firstLiveUse(of: member)
      while use >= 0 {
        let term = terms.base + Int(use)
        use = term.pointee.next
        let record = rows.base + Int(term.pointee.row)
        guard record.pointee.status == .live else { continue }
        if record.pointee.visit < walk.own {
          record.pointee.visit = walk.own
          guard repeatRow(term.pointee.row, &walk) else { return false }
        }
        guard !record.pointee.flags.contains(.isMerged) else { continue }
        unmet -= 1
        if unmet == 0 { return true }
      }
      member = variables.base[Int(member)].nextInClass
    } while member != root
    return true
  }

  /// Compares a row with the one that was collected in its place, and puts it there.
  private mutating func repeatRow(_ row: Int32, _ walk: inout ProgramWalk) -> Bool {
    guard walk.rowCount < program.rows.count else { return false }
    let own = rows.base + Int(row)
    let known = rows.base + Int(program.rows.base[walk.rowCount])
    let count = known.pointee.termCount
    guard own.pointee.termCount == count, own.pointee.relation == known.pointee.relation,
      own.pointee.priority == known.pointee.priority,
      own.pointee.constant.bitPattern == known.pointee.constant.bitPattern
    else { return false }
    var term = terms.base + Int(own.pointee.firstTerm)
    var knownTerm = terms.base + Int(known.pointee.firstTerm)
    let end = term + Int(count)
    while term < end {
      guard coefficients.areSame(term.pointee.coefficient, knownTerm.pointee.coefficient),
        repeatVariable(term.pointee.variable, knownTerm.pointee.variable, &walk)
      else { return false }
      term += 1
      knownTerm += 1
    }
    program.rows.base[walk.rowCount] = row
    walk.rowCount &+= 1
    return true
  }

  /// Whether a variable has the form of another in the program before, by roots of one number.
  @inline(__always)
  private mutating func repeatVariable(
    _ variable: Int32,
    _ known: Int32,
    _ walk: inout ProgramWalk
  ) -> Bool {
    let record = variables.base + Int(variable)
    let other = variables.base + Int(known)
    guard record.pointee.offset.bitPattern == other.pointee.offset.bitPattern,
      record.pointee.factor.bitPattern == other.pointee.factor.bitPattern,
      !record.pointee.flags.contains(.isSloped), !other.pointee.flags.contains(.isSloped)
    else { return false }
    let (root, knownRoot) = (record.pointee.root, other.pointee.root)
    // What is decided adds nothing but its offset.
    guard root >= 0, knownRoot >= 0 else { return root < 0 && knownRoot < 0 }
    let number = variables.base[Int(knownRoot)].visit &- walk.known
    let count = walk.rootCount
    guard number >= 0, walk.meets(root, asNumber: number, &variables, &program) else {
      return false
    }
    if walk.isFar, walk.rootCount > count {
      expectFirstUse(of: root)
      variables.expect(Int(variables[root].nextInClass))
    }
    return true
  }
}
