extension Simplex {
  /// Calculates the tableau of the present basis from the rows of the start, if it has drifted.
  ///
  /// Each pivot adds rounding to the rows; where the present point misses a row of the start by more
  /// than rounding of its own, the pivots are made again, the largest first.
  ///
  /// - Returns: Whether the tableau is another now.
  mutating func repairIfNeeded() -> Bool {
    guard drift() > 1e-9 else { return false }
    let wanted = basics
    var repaired = self
    repaired.rows = startRows
    repaired.basics = startBasics
    for basic in wanted where basic >= 0 { repaired.rowOf[Int(basic)] = -1 }
    for (row, basic) in startBasics.enumerated() { repaired.rowOf[Int(basic)] = Int32(row) }
    let isWanted = Set(wanted)
    var pending = wanted.filter { repaired.rowOf[Int($0)] < 0 }.sorted()
    var threshold = 0.1
    while !pending.isEmpty {
      let before = pending.count
      pending.removeAll { entering in
        repaired.rows.rows(of: entering, into: &repaired.found)
        let choice =
          repaired.found
          .filter { !isWanted.contains(repaired.basics[$0.row]) }
          .max { abs(repaired.rows.values[$0.place]) < abs(repaired.rows.values[$1.place]) }
        guard let choice, abs(repaired.rows.values[choice.place]) > threshold else { return false }
        repaired.exchange(row: choice.row, entering: Int(entering))
        return true
      }
      guard pending.count == before else { continue }
      threshold /= 100
      // The basis is singular as far as one can see: stay with the old tableau.
      guard threshold > Tolerance.pivot else { return false }
    }
    self = repaired
    return true
  }

  /// By how much the present point misses the rows of the start, relative to their terms.
  private func drift() -> Double {
    var worst = 0.0
    for row in 0..<startBasics.count {
      let value = values[Int(startBasics[row])]
      let miss = startRows.withEntries(of: row) { entries in
        var sum = -value
        var size = max(1, abs(value))
        for entry in 0..<entries.count {
          let term = entries.values[entry] * values[Int(entries.columns[entry])]
          sum += term
          size = max(size, abs(term))
        }
        return abs(sum) / size
      }
      worst = max(worst, miss)
    }
    return worst
  }
}
