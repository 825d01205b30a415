extension Graph {
  /// Eliminates roots without limits from a program.
  ///
  /// - One that is in one or two rows goes if an equality says what it is; its silent rules are left out.
  /// - One without silent rules goes by any row: it takes a row with it, whose left side becomes a column,
  ///   which is what remains of chains of inequalities. Where it is in more than two rows, that must not
  ///   make the matrix larger.
  ///
  /// Source: E. D. Andersen, K. D. Andersen, "Presolving in linear programming", Mathematical
  /// Programming 71, 1995 (free columns); H. M. Markowitz, "The elimination form of the inverse and its
  /// application to linear programming", Management Science 3, 1957 (what it fills in).
  mutating func eliminateColumns() {
    program.longRows.begin(width: program.roots.count + program.rows.count)
    program.pending.removeAll()
    for local in 0..<program.roots.count { program.pending.append(Int32(local)) }
    while let local = program.pending.popLast() {
      let uses = program.uses[local]
      guard uses >= 1, uses <= Self.mostUses, local < program.roots.count else { continue }
      let root = program.roots[local]
      guard variables[root].firstRow < 0, !variables[root].flags.contains(.isPinned) else {
        continue
      }
      program.matrix.rows(of: local, into: &program.found)
      if let choice = definition(of: root, uses: Int(uses)) { program.eliminate(local, by: choice) }
    }
  }

  /// In how many rows a column may be that is looked at.
  private static var mostUses: Int32 { 6 }
  /// How long a row may be that is put into more than one other.
  private static var longestDefinition: Int { 12 }

  /// The row, of those in `found`, that is to say what a root is: an equality if there is one, the
  /// shortest of them.
  private mutating func definition(of root: Int32, uses: Int) -> Int? {
    var isUnruledRoot: Bool?
    var tried = -1
    // The best one first: whether a row is fit takes a look at all of it, and the row behind the best may be long.
    while let place = next(after: tried, uses: uses) {
      tried = place
      if !program.rowIsEquality[program.found[place].row] || uses > 2 {
        let isUnruled = isUnruledRoot ?? isUnruled(root)
        isUnruledRoot = isUnruled
        guard isUnruled else { continue }
      }
      guard canDefine(place) else { continue }
      guard uses > 2 else { return place }
      guard program.matrix.count(of: program.found[place].row) <= Self.longestDefinition else {
        return nil
      }
      return program.growth(by: place) <= 0 ? place : nil
    }
    return nil
  }

  /// The best row in `found` of those that come after another in order; the best of all after −1.
  ///
  /// Of rows that are as good as each other, that which was found first comes first.
  private mutating func next(after old: Int, uses: Int) -> Int? {
    var best: Int?
    for place in 0..<uses where place != old {
      if old >= 0 {
        // Whether it comes before the old one.
        guard place < old ? isBetter(old, place) : !isBetter(place, old) else { continue }
      }
      if let best, !isBetter(place, best) { continue }
      best = place
    }
    return best
  }

  private mutating func isBetter(_ place: Int, _ old: Int) -> Bool {
    let (row, oldRow) = (program.found[place].row, program.found[old].row)
    let (isEquality, wasEquality) = (program.rowIsEquality[row], program.rowIsEquality[oldRow])
    if isEquality != wasEquality { return isEquality }
    return program.matrix.count(of: row) < program.matrix.count(of: oldRow)
  }

  /// Whether a row's entry is fit to divide by.
  private mutating func canDefine(_ place: Int) -> Bool {
    let (row, own) = program.found[place]
    let pivot = abs(program.matrix.values[own])
    // The left side of a row that is no equality comes with a coefficient of 1.
    guard program.rowIsEquality[row] || pivot * 1000 >= 1 else { return false }
    return program.matrix.withEntries(of: row) { entries in
      for entry in 0..<entries.count where abs(entries.values[entry]) > 1000 * pivot {
        return false
      }
      return true
    }
  }

  /// Whether no member of a root's class has a silent rule.
  private mutating func isUnruled(_ root: Int32) -> Bool {
    guard variables[root].classSize <= Self.largestUnruled else { return false }
    var member = root
    repeat {
      if variables[member].flags.contains(.isNonNegative) { return false }
      member = variables[member].nextInClass
    } while member != root
    return true
  }

  /// How many members are looked through for silent rules.
  private static var largestUnruled: Int32 { 64 }
}
