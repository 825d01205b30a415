extension RowDictionary {
  /// The least or greatest value that the left side of a member can have, and why.
  struct Extreme {
    /// The value, scaled as the row is; infinite if there is no end.
    var value: Double
    /// The members that hold it there: Σ factor · left side = left side of the one asked about.
    var holders: [Multiple]
  }

  /// How far the left side of a member can go while those in force hold; it need not hold itself.
  ///
  /// The members in force must have been found to hold together, the one in question not in force.
  ///
  /// - Returns: Nil if the bound on the number of pivots was reached.
  mutating func extreme(of member: Int, greatest: Bool) -> Extreme? {
    let bound = pivotCount + 200 + 20 * (basics.count + columnCount)
    let sign: Double = greatest ? 1 : -1
    while pivotCount < bound {
      let entering: (column: Int, direction: Double)
      if rowOf[member] < 0 {
        guard let column = nonbasics.firstIndex(of: member) else { return nil }
        entering = (column, sign)
      } else if let choice = improving(row: rowOf[member], sign: sign) {
        entering = choice
      } else {
        return extreme(at: rowOf[member])
      }
      guard let row = blocking(entering.column, entering.direction, except: member) else {
        return Extreme(value: sign * .infinity, holders: [])
      }
      pivot(row: row, column: entering.column)
    }
    return nil
  }

  private func extreme(at row: Int) -> Extreme {
    let start = row * columnCount
    var value = Extended.zero
    var holders: [Multiple] = []
    for (column, member) in nonbasics.enumerated() where member >= 0 {
      let coefficient = table[start + column]
      guard !coefficient.isZero else { continue }
      value = value + coefficient * Extended(constants[member])
      holders.append(Multiple(source: members[member], factor: coefficient.high))
    }
    holders.sort { $0.source < $1.source }
    return Extreme(value: value.high, holders: holders)
  }

  /// The first nonbasic member that can move so that a row goes the wanted way.
  private func improving(row: Int, sign: Double) -> (column: Int, direction: Double)? {
    var best: (column: Int, direction: Double)?
    for (column, member) in nonbasics.enumerated() where member >= 0 {
      let rate = table[row * columnCount + column].high * sign
      guard rate != 0, member < best.map({ nonbasics[$0.column] }) ?? Int.max else { continue }
      let direction: Double = rate > 0 ? 1 : -1
      // A member "at most" its constant can fall, one "at least" can rise.
      guard !isInForce[member] || Double(relations[member]) * direction > 0 else { continue }
      best = (column, direction)
    }
    return best
  }

  /// The row whose member comes to its constant first.
  private func blocking(_ column: Int, _ direction: Double, except asked: Int) -> Int? {
    var best: (row: Int, distance: Double)?
    for (member, row) in rowOf.enumerated()
    where row >= 0 && isInForce[member] && member != asked {
      let rate = table[row * columnCount + column].high * direction
      guard rate != 0, relations[member] == 0 || Double(relations[member]) * rate < 0 else {
        continue
      }
      let room = max(0, Double(relations[member]) * surpluses[row].high)
      let distance = room / abs(rate)
      if distance < best?.distance ?? .infinity { best = (row, distance) }
    }
    return best?.row
  }
}
