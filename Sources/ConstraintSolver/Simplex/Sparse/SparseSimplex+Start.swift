extension SparseSimplex {
  /// Makes a starting basis of the matrix and the costs.
  ///
  /// Nonbasic variables are where they cost least by themselves. Rows that are to have one value, required ones
  /// first, then the wishes in order of their priorities, have it from the start where that takes no more than a
  /// triangular basis: a column of each says what it has to be, and is in none of the rows to come.
  mutating func start() {
    let count = variableCount
    slotOf.append(repeating: -1, count: count)
    values.append(repeating: 0, count: count)
    below.append(repeating: 0, count: count)
    above.append(repeating: 0, count: count)
    isFrozen.append(repeating: false, count: count)
    for variable in 0..<count {
      guard let place = costs.cheapestPlace(of: variable, near: 0) else { continue }
      values[variable] = place.value
      below[variable] = place.below
      above[variable] = place.above
    }
    for row in 0..<matrix.rowCount { basics.append(Int32(matrix.columnCount + row)) }
    var isChosen = Slab<Bool>()
    isChosen.append(repeating: false, count: matrix.columnCount)
    for (row, rank) in rowsWithOneValue() {
      guard let column = definedColumn(of: row, isChosen) else { continue }
      isChosen[column] = true
      basics[row] = Int32(column)
      isFrozen[matrix.columnCount + row] = rank == 0 && isFixed(matrix.columnCount + row)
    }
    raise(isChosen)
    for slot in 0..<basics.count { slotOf[basics[slot]] = Int32(slot) }
    refresh()
    locateBasics()
  }

  /// Whether a variable may have one value only.
  private func isFixed(_ variable: Int) -> Bool {
    let kinks = costs.kinkCount(of: variable)
    let first = costs.slopeStart(of: 0, of: variable)
    let last = costs.slopeStart(of: kinks, of: variable)
    return kinks == 1 && costs.slopes[first] < 0 && costs.slopes[last] > 0
  }

  /// Raises columns to where required rows want them, as far as that costs nothing.
  ///
  /// Where rows say by how much variables differ at least, that is a search for the longest paths, after which
  /// all of them hold. It is a start only: whatever is missed afterwards is left to the walk.
  ///
  /// Source: R. Bellman, "On a routing problem", Quarterly of Applied Mathematics 16, 1958.
  private mutating func raise(_ isChosen: borrowing Slab<Bool>) {
    var sums = Slab<Double>()
    sums.append(repeating: 0, count: matrix.rowCount)
    for column in 0..<matrix.columnCount where values[column] != 0 {
      matrix.add(values[column], timesColumn: column, to: sums)
    }
    for round in 0..<Self.mostRounds {
      var isDone = true
      for place in 0..<matrix.columnCount {
        let column = round % 2 == 0 ? place : matrix.columnCount - 1 - place
        guard !isChosen.base[column] else { continue }
        var length = 0.0
        for entry in matrix.entries(ofColumn: column) {
          let row = Int(matrix.entryRows.base[entry])
          let miss = missing(matrix.columnCount + row, sums.base[row])
          length = max(length, miss / matrix.columnValues.base[entry])
        }
        guard length > 0, canRise(column, by: length) else { continue }
        values[column] += length
        matrix.add(length, timesColumn: column, to: sums)
        isDone = false
      }
      if isDone { return }
    }
  }

  /// In how many rounds columns are raised, forwards and backwards in turn; as columns mostly come in the order
  /// of the tree, or against it, two are enough for most layouts.
  private static var mostRounds: Int { 8 }

  /// By how much a value misses the bounds of a logical; negative where it is too great.
  private func missing(_ logical: Int, _ value: Double) -> Double {
    let kinks = costs.kinkCount(of: logical)
    guard kinks > 0 else { return 0 }
    if costs.slopes[costs.slopeStart(of: 0, of: logical)] < 0 {
      var first = 0
      while first + 1 < kinks, costs.slopes[costs.slopeStart(of: first + 1, of: logical)] < 0 {
        first += 1
      }
      let lower = costs.position(of: first, of: logical)
      if value < lower { return lower - value }
    }
    if costs.slopes[costs.slopeStart(of: kinks, of: logical)] > 0 {
      var last = kinks - 1
      while last > 0, costs.slopes[costs.slopeStart(of: last, of: logical)] > 0 { last -= 1 }
      let upper = costs.position(of: last, of: logical)
      if value > upper { return upper - value }
    }
    return 0
  }

  /// Whether a column can be raised without any cost; it is inside a segment then.
  private mutating func canRise(_ column: Int, by length: Double) -> Bool {
    let segment = Int(above[column])
    guard costs.firstSlope(of: segment, of: column) == 0,
      values[column] + length < costs.ends(of: segment, of: column).upper
    else { return false }
    below[column] = Int32(segment)
    return true
  }

  /// The rows whose logicals cost more on either side of a place, and the level in which they do; those of the
  /// first levels first.
  private func rowsWithOneValue() -> [(row: Int, level: Int)] {
    var found: [(row: Int, level: Int)] = []
    for row in 0..<matrix.rowCount {
      let logical = matrix.columnCount + row
      guard below.base[logical] < above.base[logical] else { continue }
      let levels = [below.base[logical], above.base[logical]].map { segment in
        let start = costs.slopeStart(of: Int(segment), of: logical)
        return (0..<costs.levels).first { costs.slopes[start + $0] != 0 } ?? costs.levels
      }
      guard let level = levels.max(), level < costs.levels else { continue }
      found.append((row, level))
    }
    found.sort { ($0.level, $0.row) < ($1.level, $1.row) }
    return found
  }

  /// The column that a row is to say: of those fit to divide by the one with the fewest kinks, then entries.
  private func definedColumn(of row: Int, _ isChosen: borrowing Slab<Bool>) -> Int? {
    var largest = 0.0
    for entry in matrix.entries(ofRow: row) {
      if isChosen.base[Int(matrix.entryColumns.base[entry])] { return nil }
      largest = max(largest, abs(matrix.rowValues.base[entry]))
    }
    var best: (column: Int, kinks: Int, entries: Int)?
    for entry in matrix.entries(ofRow: row) {
      guard abs(matrix.rowValues.base[entry]) >= 0.1 * largest else { continue }
      let column = Int(matrix.entryColumns.base[entry])
      let kinks = costs.kinkCount(of: column)
      let entries = matrix.entries(ofColumn: column).count
      if let best, (best.kinks, best.entries, best.column) < (kinks, entries, column) { continue }
      best = (column, kinks, entries)
    }
    return best?.column
  }
}
