extension Program {
  /// Takes a column out: one row says what it is, and goes out too.
  mutating func eliminate(
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
    if !Tolerance.units.contains(abs(added)) { hasExtremeEntries = true }
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

  /// Keeps what the simplex leaves open.
  mutating func keep(variableCount: Int) {
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
  mutating func recoverValues() {
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
  mutating func isMissed(_ count: Int, by feasibility: Double) -> Bool {
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
