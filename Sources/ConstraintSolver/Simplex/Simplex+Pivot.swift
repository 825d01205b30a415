import Requirements

extension Simplex {
  /// Lets a nonbasic variable take the place of a basic one.
  ///
  /// ``found`` must hold the rows of the entering variable.
  ///
  /// - Parameters:
  ///   - pivotRow: The row of the leaving variable.
  ///   - entering: The nonbasic variable.
  ///   - segment: The segment in which the entering variable lies.
  mutating func pivot(row pivotRow: Int, entering: Int, segment: Int32) {
    let levels = levels
    let leaving = Int(basics[pivotRow])

    // The leaving variable no longer adds its slope to the prices.
    let oldSlope = costs.slopeStart(of: Int(below[leaving]), of: leaving)
    for level in 0..<levels { addToPrices(-costs.slopes[oldSlope + level], pivotRow, level) }

    exchange(row: pivotRow, entering: entering)
    below[entering] = segment
    above[entering] = segment

    // The price of the entering variable, and its slope now that it is basic, fall on its row.
    let newSlope = costs.slopeStart(of: Int(segment), of: entering)
    for level in 0..<levels { prices[leaving * levels + level] = 0 }
    for level in 0..<levels {
      let weight = prices[entering * levels + level] + costs.slopes[newSlope + level]
      addToPrices(weight, pivotRow, level)
    }
  }

  /// Adds a multiple of a row to the prices of a level.
  mutating func addToPrices(_ weight: Double, _ row: Int, _ level: Int) {
    guard weight != 0 else { return }
    let levels = levels
    let rows = rows
    prices.withUnsafeMutableBufferPointer { prices in
      rows.withEntries(of: row) { entries in
        for entry in 0..<entries.count {
          prices[Int(entries.columns[entry]) * levels + level] += weight * entries.values[entry]
        }
      }
    }
  }

  /// Rewrites the rows for a nonbasic variable that takes the place of a basic one.
  ///
  /// ``found`` must hold the rows of the entering variable.
  mutating func exchange(row pivotRow: Int, entering: Int) {
    let leaving = basics[pivotRow]
    // leaving = … + c · entering  becomes  entering = leaving / c − …
    guard let place = found.first(where: { $0.row == pivotRow })?.place else {
      requirementFailure("row \(pivotRow) has no entry for variable \(entering)")
    }
    let inverse = 1 / rows.values[place]
    rows.remove(at: place, from: pivotRow)
    let entries = rows.entries(of: pivotRow)
    rows.values.withUnsafeMutableBufferPointer { values in
      for place in entries { values[place] *= -inverse }
    }
    rows.append(leaving, inverse, to: pivotRow)
    basics[pivotRow] = Int32(entering)
    rowOf[entering] = Int32(pivotRow)
    rowOf[Int(leaving)] = -1
    for (row, place) in found where row != pivotRow {
      let factor = rows.values[place]
      rows.remove(at: place, from: row)
      add(factor, timesRow: pivotRow, to: row)
    }
  }

  /// Adds a multiple of one row to another.
  mutating func add(_ factor: Double, timesRow source: Int, to target: Int) {
    if placeInRow.count < variableCount { placeInRow.refill(-1, count: variableCount) }
    let before = rows.entries(of: target)
    let added = rows.entries(of: source)
    var (cancelled, missing) = (false, false)
    rows.withMutableValues { columns, values in
      placeInRow.withUnsafeMutableBufferPointer { placeInRow in
        for place in before { placeInRow[Int(columns[place])] = Int32(place) }
        for place in added {
          let column = Int(columns[place])
          let term = factor * values[place]
          let old = Int(placeInRow[column])
          if old >= 0 {
            let sum = values[old] + term
            let isZero = abs(sum) <= Tolerance.drop * max(1, abs(term))
            values[old] = isZero ? 0 : sum
            cancelled = cancelled || isZero
          } else if abs(term) > Tolerance.drop {
            placeInRow[column] = -2
            missing = true
          }
        }
        for place in before { placeInRow[Int(columns[place])] = -1 }
      }
    }
    if missing { addMissing(factor, timesRow: source, to: target) }
    if cancelled {
      var place = rows.entries(of: target).upperBound - 1
      while place >= rows.entries(of: target).lowerBound {
        if rows.values[place] == 0 { rows.remove(at: place, from: target) }
        place -= 1
      }
    }
  }

  /// Appends the entries that were marked as missing.
  private mutating func addMissing(_ factor: Double, timesRow source: Int, to target: Int) {
    for place in rows.entries(of: source) {
      let column = rows.columns[place]
      guard placeInRow[Int(column)] == -2 else { continue }
      placeInRow[Int(column)] = -1
      rows.append(column, factor * rows.values[place], to: target)
    }
  }
}
