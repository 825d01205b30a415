extension RowDictionary {
  /// What came out of a question.
  enum Verdict {
    /// The members in force can hold together.
    case feasible
    /// They cannot: a smallest contradiction.
    case infeasible([Multiple])
    /// The bound on the number of pivots was reached.
    case unknown
  }

  /// Looks for a smallest contradiction among the members in force.
  mutating func decide() -> Verdict {
    let bound = pivotCount + 200 + 20 * (basics.count + columnCount)
    var settled: Set<Int> = []
    while pivotCount < bound {
      guard let (row, surplus) = firstMissed(except: settled) else { return .feasible }
      if let column = yielding(row: row, rises: surplus < 0) {
        pivot(row: row, column: column)
        continue
      }
      let largest = largestCoefficient(of: row)
      guard abs(surplus) > feasibility * max(1, largest) else {
        // All of them together are missed by rounding only.
        settled.insert(basics[row])
        continue
      }
      return .infeasible(multiples(of: row, sign: surplus < 0 ? 1 : -1))
    }
    return .unknown
  }

  /// The first basic member in force that is missed.
  private func firstMissed(except settled: Set<Int>) -> (row: Int, surplus: Double)? {
    for (member, row) in rowOf.enumerated() where row >= 0 && isInForce[member] {
      guard !settled.contains(member) else { continue }
      let surplus = surpluses[row].high
      let isMissed =
        switch relations[member] {
        case -1: surplus > feasibility
        case 1: surplus < -feasibility
        default: abs(surplus) > feasibility
        }
      if isMissed { return (row, surplus) }
    }
    return nil
  }

  /// The column of the first nonbasic member that may move so that a row rises or falls; those out of
  /// force come before all others.
  private func yielding(row: Int, rises: Bool) -> Int? {
    var best: Int?
    for (column, member) in nonbasics.enumerated() where member >= 0 {
      let coefficient = table[row * columnCount + column].high
      guard coefficient != 0 else { continue }
      if !isInForce[member] { return column }
      // A member "at most" its constant can fall, one "at least" can rise.
      let canMove = Double(relations[member]) * coefficient * (rises ? 1 : -1) > 0
      if canMove, member < best.map({ nonbasics[$0] }) ?? Int.max { best = column }
    }
    return best
  }

  func largestCoefficient(of row: Int) -> Double {
    let start = row * columnCount
    return nonbasics.indices.reduce(0) {
      nonbasics[$1] >= 0 ? max($0, table[start + $1].size) : $0
    }
  }

  /// The factors with which a row of the table adds up to 0 on the side of the variables.
  ///
  /// - Parameters:
  ///   - row: The row.
  ///   - sign: 1 where the nonbasic members say that the basic one is at most something, −1 where at
  ///     least.
  /// - Returns: The nonbasic members, and the basic one with the factor −`sign`.
  func multiples(of row: Int, sign: Double) -> [Multiple] {
    let start = row * columnCount
    var multiples = [Multiple(source: members[basics[row]], factor: -sign)]
    for (column, member) in nonbasics.enumerated() where member >= 0 {
      let coefficient = table[start + column].high
      guard coefficient != 0 else { continue }
      multiples.append(Multiple(source: members[member], factor: sign * coefficient))
    }
    multiples.sort { $0.source < $1.source }
    return multiples
  }
}
