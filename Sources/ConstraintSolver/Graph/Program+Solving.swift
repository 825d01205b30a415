extension Program {
  /// Expresses a basic variable of each row by the others: its logical, or a column of an equality that
  /// no other row holds, while the logical stays where the equality wants it.
  mutating func setUpTableau(firstLogical: Int, count: Int) {
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

  /// Keeps what the optimum leaves open.
  ///
  /// - Parameters:
  ///   - oneRow: The optimum, if it was found without the simplex.
  ///   - variableCount: The number of all variables.
  ///   - rowCount: The number of all rows.
  mutating func keep(_ oneRow: OneRow?, variableCount: Int, rowCount: Int) {
    let first = kept.roots.count
    names.removeAll()
    for local in 0..<columnCount { names.append(name(of: local, variableCount: variableCount)) }
    let room = variableCount + rowCount
    if let oneRow {
      kept.keep(oneRow, names, columnOf: columnOf, variableCount: room)
    } else {
      guard kept.keep(simplex, names, columnOf: columnOf, variableCount: room) else { return }
    }
    if !units.isEmpty {
      for local in 0..<columnCount { kept.roots[first + local].unit = units[local] }
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
        kept.parts.append(.init(root: names[column], factor: factor))
      }
      kept.roots[keptPlace].end = Int32(kept.parts.count)
    }
  }

  /// Calculates the values of all columns, eliminated ones too.
  mutating func recoverValues() {
    values.append(repeating: 0, count: columnCount)
    for local in 0..<columnCount where columnOf[local] >= 0 {
      values[local] = columnValues[columnOf[local]]
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
    for local in 0..<columnCount { values[local] *= units[local] }
  }

  /// Whether the optimum misses a bound by more than it may; rows count as scaled to coefficients of
  /// about 1, and roots in points.
  mutating func isMissed(_ count: Int, by feasibility: Double) -> Bool {
    var worst = 0.0
    for column in 0..<count {
      let value = columnValues[column]
      worst = max(worst, limits.lower[column] - value, value - limits.upper[column])
    }
    guard !units.isEmpty else { return worst > feasibility }
    for local in 0..<columnCount where columnOf[local] >= 0 {
      let column = columnOf[local]
      let value = columnValues[column]
      let miss = max(limits.lower[column] - value, value - limits.upper[column])
      if miss * units[local] > feasibility { return true }
    }
    for column in (count - logicalCount)..<count {
      let value = columnValues[column]
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
