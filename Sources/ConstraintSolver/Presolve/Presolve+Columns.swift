extension Presolve {
  /// Eliminates variables in one or two rows that no cost holds and no bound, or only implied ones.
  ///
  /// Variables without bounds come first: what they leave behind often implies bounds of others.
  mutating func eliminateFreeColumns() {
    var free: [Int32] = []
    var bounded: [Int32] = []
    for variable in uses.indices { enqueue(variable, &free, &bounded) }
    longRows.begin(width: uses.count)
    var freeHead = 0
    var boundedHead = 0
    while true {
      let variable: Int
      if freeHead < free.count {
        variable = Int(free[freeHead])
        freeHead += 1
      } else if boundedHead < bounded.count {
        variable = Int(bounded[boundedHead])
        boundedHead += 1
      } else {
        return
      }
      guard eliminationOf[variable] < 0, uses[variable] == 1 || uses[variable] == 2 else {
        continue
      }
      eliminate(variable, &free, &bounded)
    }
  }

  private func enqueue(_ variable: Int, _ free: inout [Int32], _ bounded: inout [Int32]) {
    guard uses[variable] == 1 || uses[variable] == 2, firstKink[variable] < 0 else { return }
    if lower[variable] == -.infinity && upper[variable] == .infinity {
      free.append(Int32(variable))
    } else {
      bounded.append(Int32(variable))
    }
  }

  private mutating func eliminate(
    _ variable: Int,
    _ free: inout [Int32],
    _ bounded: inout [Int32]
  ) {
    rows.rows(of: Int32(variable), into: &found)
    var places = found
    if places.count == 2, rows.count(of: places[1].row) < rows.count(of: places[0].row) {
      places.swapAt(0, 1)
    }
    guard let choice = places.first(where: { defines($0.row, $0.place, variable) }) else { return }
    let (row, place) = choice
    let pivot = rows.values[place]
    let neighbours = rows.entries(of: row).map { rows.columns[$0] }
    if let other = places.first(where: { $0.row != row }) {
      merge(row, into: other.row, factor: -rows.values[other.place] / pivot, without: variable)
    }
    recordElimination(of: variable, by: row, at: place)
    for neighbour in neighbours where eliminationOf[Int(neighbour)] < 0 {
      enqueue(Int(neighbour), &free, &bounded)
    }
  }

  /// Whether a row may say what a variable is: its coefficient is fit to divide by, and the bounds of
  /// the others keep the variable within its own.
  private func defines(_ row: Int, _ place: Int, _ variable: Int) -> Bool {
    let pivot = rows.values[place]
    var least = rightSides[row] / pivot
    var greatest = least
    let hasLower = lower[variable] > -.infinity
    let hasUpper = upper[variable] < .infinity
    for entry in rows.entries(of: row) where entry != place {
      if abs(rows.values[entry]) > 1000 * abs(pivot) { return false }
      guard hasLower || hasUpper else { continue }
      let factor = -rows.values[entry] / pivot
      let column = Int(rows.columns[entry])
      least += factor * (factor > 0 ? lower[column] : upper[column])
      greatest += factor * (factor > 0 ? upper[column] : lower[column])
      if hasLower && least == -.infinity || hasUpper && greatest == .infinity { return false }
    }
    let slack = 0.01 * feasibility
    return (!hasLower || least >= lower[variable] - slack)
      && (!hasUpper || greatest <= upper[variable] + slack)
  }

  /// Adds a multiple of a row to another, in which a variable cancels.
  private mutating func merge(
    _ source: Int,
    into target: Int,
    factor: Double,
    without variable: Int
  ) {
    rightSides[target] += factor * rightSides[source]
    var slot = -1
    if rows.count(of: target) >= LongRows.least {
      slot = longRows.keep(target, of: rows)
    } else {
      longRows.forget(target)
    }
    for entry in rows.entries(of: source) {
      let column = rows.columns[entry]
      let added = factor * rows.values[entry]
      let place = place(of: column, in: target, slot)
      if Int(column) == variable {
        if let place { remove(place, from: target, slot) }
        uses[variable] -= 1
      } else if let place {
        let sum = rows.values[place] + added
        if abs(sum) <= Tolerance.cancellation * (abs(added) + abs(rows.values[place])) {
          remove(place, from: target, slot)
          uses[Int(column)] -= 1
        } else {
          rows.values[place] = sum
        }
      } else {
        if slot >= 0 { longRows.set(column, to: rows.count(of: target), in: slot) }
        rows.append(column, added, to: target)
        uses[Int(column)] += 1
      }
    }
  }

  private func place(of column: Int32, in row: Int, _ slot: Int) -> Int? {
    guard slot >= 0 else { return rows.place(of: column, in: row) }
    guard let offset = longRows.offset(of: column, in: slot) else { return nil }
    return rows.entries(of: row).lowerBound + offset
  }

  private mutating func remove(_ place: Int, from row: Int, _ slot: Int) {
    if slot >= 0 { longRows.remove(rows.columns[place], from: slot) }
    rows.remove(at: place, from: row)
    let entries = rows.entries(of: row)
    guard slot >= 0, entries.contains(place) else { return }
    longRows.set(rows.columns[place], to: place - entries.lowerBound, in: slot)
  }
}
