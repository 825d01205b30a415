extension Presolve {
  /// Eliminates variables by required equalities of one or two variables.
  ///
  /// Longer rows get shorter by that and then take part. Of the two variables of a row the one in
  /// fewer rows goes, so that no row is rewritten often.
  mutating func joinEqualities() {
    var queue: [Int32] = []
    queue.reserveCapacity(system.rowCount)
    rows.reserve(rows: system.rowCount, entries: system.columns.count)
    eliminations.reserveCapacity(system.variableCount)
    partColumns.reserveCapacity(system.variableCount)
    partFactors.reserveCapacity(system.variableCount)
    for row in 0..<system.rowCount {
      let terms = system.terms(of: row)
      guard system.levels[row] == 0, system.relations[row] == .equal, !isExcluded[row] else {
        rows.addRow(capacity: 0)
        continue
      }
      rows.addRow(capacity: terms.count)
      for term in terms {
        rows.append(system.columns[term], system.coefficients[term], to: row)
        uses[Int(system.columns[term])] += 1
      }
      isLive[row] = true
      if terms.count <= 2 { queue.append(Int32(row)) }
    }
    var head = 0
    while head < queue.count {
      let row = Int(queue[head])
      head += 1
      guard isLive[row] else { continue }
      let entries = rows.entries(of: row)
      guard !entries.isEmpty else {
        isLive[row] = false
        if abs(rightSides[row]) > feasibility {
          let factor: Double = rightSides[row] > 0 ? -1 : 1
          contradictions.append([Multiple(source: .row(row), factor: factor)])
        }
        continue
      }
      var place = entries.lowerBound
      if entries.count == 2, isBetterPivot(place + 1, than: place) { place += 1 }
      let variable = Int(rows.columns[place])
      recordElimination(of: variable, by: row, at: place)
      substituteInRows(variable, queue: &queue)
    }
    affineCount = eliminations.count
  }

  private func isBetterPivot(_ a: Int, than b: Int) -> Bool {
    let (sizeA, sizeB) = (abs(rows.values[a]), abs(rows.values[b]))
    // A factor of more than a hundred would magnify rounding.
    if sizeA > 100 * sizeB { return true }
    if sizeB > 100 * sizeA { return false }
    let (columnA, columnB) = (rows.columns[a], rows.columns[b])
    let (usesA, usesB) = (uses[Int(columnA)], uses[Int(columnB)])
    return usesA != usesB ? usesA < usesB : columnA > columnB
  }

  /// Replaces a variable, just eliminated in favour of at most one other, in all rows.
  private mutating func substituteInRows(_ variable: Int, queue: inout [Int32]) {
    let elimination = eliminations[eliminations.count - 1]
    rows.rows(of: Int32(variable), into: &found)
    for (row, place) in found {
      let coefficient = rows.values[place]
      rightSides[row] -= coefficient * elimination.constant
      if let part = elimination.parts.first {
        let other = partColumns[part]
        let added = coefficient * partFactors[part]
        if let old = rows.place(of: other, in: row) {
          let sum = rows.values[old] + added
          if abs(sum) <= Tolerance.cancellation * (abs(added) + abs(rows.values[old])) {
            // The later of the two places goes first, as the last entry takes an emptied place.
            rows.remove(at: max(place, old), from: row)
            rows.remove(at: min(place, old), from: row)
            uses[Int(other)] -= 1
          } else {
            rows.values[old] = sum
            rows.remove(at: place, from: row)
          }
        } else {
          rows.values[place] = added
          rows.rename(place, in: row, to: other)
          uses[Int(other)] += 1
        }
      } else {
        rows.remove(at: place, from: row)
      }
      uses[variable] -= 1
      if rows.count(of: row) <= 2 { queue.append(Int32(row)) }
    }
  }

  /// Says of every variable what it is after the first step.
  mutating func resolveRoots() {
    let count = system.variableCount
    roots = Array(0..<Int32(count))
    factors = Array(repeating: 1, count: count)
    offsets = Array(repeating: 0, count: count)
    // What a variable was replaced by went later, so that it is known already.
    for elimination in eliminations.reversed() {
      let variable = Int(elimination.variable)
      offsets[variable] = elimination.constant
      if let part = elimination.parts.first {
        let other = Int(partColumns[part])
        roots[variable] = roots[other]
        factors[variable] = partFactors[part] * factors[other]
        offsets[variable] += partFactors[part] * offsets[other]
      } else {
        roots[variable] = -1
        factors[variable] = 0
      }
    }
  }
}
