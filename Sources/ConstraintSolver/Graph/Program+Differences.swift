extension Program {
  /// Whether each row says of the roots that can move no more than by how much two of them differ.
  ///
  /// - Parameter canMove: Whether a root can move.
  /// - Returns: Whether it is so.
  func leavesOnlyDifferences(_ canMove: [Bool]) -> Bool {
    var entry = 0
    for row in 0..<rows.count {
      var (openCount, sum) = (0, 0.0)
      while entry < Int(collectedEnds.base[row]) {
        if canMove[Int(collectedColumns.base[entry])] {
          openCount += 1
          sum += collectedValues.base[entry]
        }
        entry += 1
      }
      guard openCount < 2 || openCount == 2 && sum == 0 else { return false }
    }
    return true
  }

  /// Keeps what the optimum leaves open of differences, by the rows as they were collected.
  ///
  /// A row's left side may change by as much as that of what became of it: its logical, or the column that it was lifted
  /// to. An equality that eliminated a root stays as it is; a row that limits a column is part of the column's range.
  mutating func keepDifferences(variableCount: Int) {
    var ranges: [KeptFaces.Range] = []
    var logical = limits.count
    for row in 0..<rows.count where isLeft[row] { logical -= 1 }
    ranges.reserveCapacity(roots.count)
    let canMove = recoveredMoves { simplex.range(of: $0).lower < simplex.range(of: $0).upper }
    for local in 0..<roots.count {
      let column = Int(columnOf[local])
      ranges.append(
        canMove[local]
          ? column >= 0 ? room(of: column) : .init(lower: -.infinity, upper: .infinity, value: 0)
          : .init(lower: 0, upper: 0, value: 0)
      )
    }
    var liftedTo = Array(repeating: -1, count: rows.count)
    for place in 0..<lifted.count {
      liftedTo[Int(lifted[place])] = Int(columnOf[roots.count + place])
    }
    kept.beginDifferences(roots, variableCount: variableCount)
    var entry = 0
    for row in 0..<rows.count {
      let entries = entry..<Int(collectedEnds[row])
      entry = entries.upperBound
      var column = liftedTo[row]
      if isLeft[row] {
        column = logical
        logical += 1
      }
      if column >= 0 {
        keep(entries, room(of: column), canMove, &ranges)
      } else if rowIsEquality[row] {
        keep(entries, .init(lower: 0, upper: 0, value: 0), canMove, &ranges)
      }
    }
    kept.endDifferences(ranges)
  }

  /// How far a column can go.
  private func room(of column: Int) -> KeptFaces.Range {
    let (lower, upper) = simplex.range(of: column)
    let value = simplex.values[column]
    return .init(lower: min(0, lower - value), upper: max(0, upper - value), value: 0)
  }

  /// Keeps by how much the left side of a row may change.
  private mutating func keep(
    _ entries: Range<Int>,
    _ room: KeptFaces.Range,
    _ canMove: [Bool],
    _ ranges: inout [KeptFaces.Range]
  ) {
    var (first, second) = (-1, -1)
    for entry in entries where canMove[Int(collectedColumns[entry])] {
      if first < 0 { first = entry } else { second = entry }
    }
    guard first >= 0 else { return }
    let coefficient = collectedValues[first]
    var (lower, upper) = (room.lower / coefficient, room.upper / coefficient)
    if coefficient < 0 { swap(&lower, &upper) }
    let local = collectedColumns[first]
    if second >= 0 {
      kept.differences.append(
        .init(first: local, second: collectedColumns[second], lower: lower, upper: upper)
      )
    } else {
      ranges[Int(local)].lower = max(ranges[Int(local)].lower, lower)
      ranges[Int(local)].upper = min(ranges[Int(local)].upper, upper)
    }
  }
}
