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
    for place in rows.entries(of: pivotRow) {
      let start = Int(rows.columns[place]) * levels
      for level in 0..<levels {
        prices[start + level] -= rows.values[place] * costs.slopes[oldSlope + level]
      }
    }

    exchange(row: pivotRow, entering: entering)
    below[entering] = segment
    above[entering] = segment

    // The price of the entering variable, and its slope now that it is basic, fall on its row.
    let newSlope = costs.slopeStart(of: Int(segment), of: entering)
    for level in 0..<levels { prices[leaving * levels + level] = 0 }
    for level in 0..<levels {
      let weight = prices[entering * levels + level] + costs.slopes[newSlope + level]
      guard weight != 0 else { continue }
      for place in rows.entries(of: pivotRow) {
        prices[Int(rows.columns[place]) * levels + level] += weight * rows.values[place]
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
      preconditionFailure("row \(pivotRow) has no entry for variable \(entering)")
    }
    let inverse = 1 / rows.values[place]
    rows.remove(at: place, from: pivotRow)
    for place in rows.entries(of: pivotRow) { rows.values[place] *= -inverse }
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
    if placeInRow.count < variableCount {
      placeInRow = Array(repeating: -1, count: variableCount)
    }
    for place in rows.entries(of: target) { placeInRow[Int(rows.columns[place])] = Int32(place) }
    let before = rows.entries(of: target)
    var cancelled = false
    for place in rows.entries(of: source) {
      let column = rows.columns[place]
      let added = factor * rows.values[place]
      let old = placeInRow[Int(column)]
      if old >= 0 {
        let sum = rows.values[Int(old)] + added
        if abs(sum) <= Tolerance.drop * max(1, abs(added)) {
          rows.values[Int(old)] = 0
          cancelled = true
        } else {
          rows.values[Int(old)] = sum
        }
      } else if abs(added) > Tolerance.drop {
        placeInRow[Int(column)] = -2
      }
    }
    for place in before { placeInRow[Int(rows.columns[place])] = -1 }
    // Appending may move the row, so that it comes after the places were used.
    for place in rows.entries(of: source) where placeInRow[Int(rows.columns[place])] == -2 {
      let column = rows.columns[place]
      placeInRow[Int(column)] = -1
      rows.append(column, factor * rows.values[place], to: target)
    }
    if cancelled {
      var place = rows.entries(of: target).upperBound - 1
      while place >= rows.entries(of: target).lowerBound {
        if rows.values[place] == 0 { rows.remove(at: place, from: target) }
        place -= 1
      }
    }
  }
}
