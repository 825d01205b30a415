extension Program {
  /// The columns: the roots, then the left sides of rows that became columns.
  var columnCount: Int { roots.count + lifted.count }

  /// What stands for a column outside of the program: a root, or, behind all variables, the row whose left
  /// side it is.
  func name(of local: Int, variableCount: Int) -> Int32 {
    local < roots.count ? roots[local] : Int32(variableCount) + rows[lifted[local - roots.count]]
  }

  /// Makes an equality of a row: its left side becomes a column, which bears the row's bound or cost.
  mutating func lift(_ row: Int) {
    let local = Int32(columnCount)
    lifted.append(Int32(row))
    liftedRightSides.append(rightSides[row])
    rightSides[row] = 0
    uses.append(1)
    if !units.isEmpty { units.append(1) }
    matrix.addColumn()
    matrix.append(local, -1, to: row)
  }

  /// Takes a column out: one row says what it is, and goes out too.
  ///
  /// ``found`` must hold the rows of the column.
  mutating func eliminate(_ local: Int32, by choice: Int) {
    let row = found[choice].row
    let offset = found[choice].place - matrix.entries(of: row).lowerBound
    if !rowIsEquality[row] { lift(row) }
    let place = matrix.entries(of: row).lowerBound + offset
    let pivot = matrix.values[place]
    eliminated.append(local)
    eliminatedConstants.append(rightSides[row] / pivot)
    eliminatedStarts.append(Int32(partColumns.count))
    for other in 0..<found.count where other != choice {
      add(row, except: place, pivot: pivot, to: found[other])
    }
    for entry in matrix.entries(of: row) where entry != place {
      let column = matrix.columns[entry]
      partColumns.append(column)
      partFactors.append(-matrix.values[entry] / pivot)
      uses[column] -= 1
      pending.append(column)
    }
    uses[local] = 0
    matrix.removeAll(from: row)
    isLeft[row] = false
  }

  /// Adds the multiple of a row to another that takes a column out of it.
  private mutating func add(
    _ row: Int,
    except pivotPlace: Int,
    pivot: Double,
    to target: (row: Int, place: Int)
  ) {
    let factor = -matrix.values[target.place] / pivot
    rightSides[target.row] += factor * rightSides[row]
    var slot = -1
    if matrix.count(of: target.row) >= LongRows.least {
      slot = longRows.keep(target.row, of: matrix)
    } else {
      longRows.forget(target.row)
    }
    remove(target.place, from: target.row, slot)
    for entry in matrix.entries(of: row) where entry != pivotPlace {
      add(factor * matrix.values[entry], matrix.columns[entry], to: target.row, slot)
    }
  }

  private mutating func remove(_ place: Int, from row: Int, _ slot: Int) {
    guard slot >= 0 else { return matrix.remove(at: place, from: row) }
    longRows.remove(matrix.columns[place], from: slot)
    matrix.remove(at: place, from: row)
    let entries = matrix.entries(of: row)
    guard entries.contains(place) else { return }
    longRows.set(matrix.columns[place], to: place - entries.lowerBound, in: slot)
  }

  private mutating func add(_ added: Double, _ column: Int32, to row: Int, _ slot: Int) {
    if !Tolerance.units.contains(abs(added)) { hasExtremeEntries = true }
    guard let place = place(of: column, in: row, slot) else {
      if slot >= 0 { longRows.set(column, to: matrix.count(of: row), in: slot) }
      matrix.append(column, added, to: row)
      uses[column] += 1
      return
    }
    let sum = matrix.values[place] + added
    if abs(sum) <= Tolerance.cancellation * (abs(added) + abs(matrix.values[place])) {
      remove(place, from: row, slot)
      uses[column] -= 1
    } else {
      matrix.values[place] = sum
    }
  }

  private mutating func place(of column: Int32, in row: Int, _ slot: Int) -> Int? {
    guard slot >= 0 else { return matrix.place(of: column, in: row) }
    guard let offset = longRows.offset(of: column, in: slot) else { return nil }
    return matrix.entries(of: row).lowerBound + offset
  }

  /// By how many entries the matrix grows if a row in ``found`` says what the column is.
  ///
  /// Long rows count as if they had nothing in common with it.
  mutating func growth(by choice: Int) -> Int {
    let row = found[choice].row
    let pivot = matrix.values[found[choice].place]
    var growth = -matrix.count(of: row)
    for other in 0..<found.count where other != choice {
      let target = found[other].row
      let factor = -matrix.values[found[other].place] / pivot
      let isLong = matrix.count(of: target) >= LongRows.least
      // The column goes; the left side of a row that is no equality comes.
      growth += rowIsEquality[row] ? -1 : 0
      for entry in matrix.entries(of: row) where entry != found[choice].place {
        guard !isLong, let place = matrix.place(of: matrix.columns[entry], in: target) else {
          growth += 1
          continue
        }
        let added = factor * matrix.values[entry]
        let sum = matrix.values[place] + added
        let isGone = abs(sum) <= Tolerance.cancellation * (abs(added) + abs(matrix.values[place]))
        if isGone { growth -= 1 }
      }
    }
    return growth
  }
}
