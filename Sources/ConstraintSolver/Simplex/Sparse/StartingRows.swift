/// The rows that hold at a start, each with the column that it says, reduced by those before it.
///
/// A row loses the columns that earlier rows say before it chooses one of the others. So columns and rows make a
/// basis whatever they have in common, and all of these rows hold at once. Rows of chains lose a few columns each;
/// where they would fill in, the effort ends, and only rows that hold none of the columns chosen are taken.
struct StartingRows: ~Copyable {
  /// What a row is after it was reduced: pivot · column + Σ entries.
  struct Reduced: BitwiseCopyable {
    var column: Int32
    var pivot: Double
    var start: Int32
    var end: Int32
  }

  private var rows = Slab<Reduced>()
  private var entryColumns = Slab<Int32>()
  private var entryValues = Slab<Double>()
  /// The place in ``rows`` of the one that says a column; −1 for none.
  private var rowOf = Slab<Int32>()
  /// The row that is being reduced.
  private var vector = Slab<Double>()
  private var touched = Slab<Int32>()
  private var isTouched = Slab<Bool>()
  private var due = EliminationHeap(latestFirst: false)
  /// How many more entries may be looked at.
  private var budget: Int

  /// Starts with no rows.
  ///
  /// - Parameters:
  ///   - columnCount: The number of columns, and of logicals where rows are to have them.
  ///   - budget: How many entries of earlier rows may be looked at in all.
  init(columnCount: Int, budget: Int) {
    self.budget = budget
    rowOf.append(repeating: -1, count: columnCount)
    vector.append(repeating: 0, count: columnCount)
    isTouched.append(repeating: false, count: columnCount)
  }

  /// Whether a row says what a column is.
  func isSaid(_ column: Int) -> Bool { rowOf.base[column] >= 0 }

  /// Looks at a row without the columns that earlier ones say; ``leave()`` must follow.
  ///
  /// - Parameters:
  ///   - row: The row.
  ///   - matrix: The matrix.
  ///   - withLogical: Whether the row's left side counts as a column.
  /// - Returns: False where the effort ends.
  mutating func take(
    _ row: Int,
    of matrix: borrowing SparseColumns,
    withLogical: Bool = false
  ) -> Bool {
    for entry in matrix.entries(ofRow: row) {
      touch(matrix.entryColumns.base[entry], matrix.rowValues.base[entry])
    }
    if withLogical { touch(Int32(matrix.columnCount + row), -1) }
    return reduce()
  }

  /// What is left in the row that is looked at.
  var entries: [(column: Int, value: Double)] {
    var entries: [(column: Int, value: Double)] = []
    for place in 0..<touched.count where vector[touched[place]] != 0 {
      entries.append((Int(touched[place]), vector[touched[place]]))
    }
    return entries
  }

  /// Leaves the row that is looked at.
  mutating func leave() {
    while let place = touched.popLast() {
      vector[place] = 0
      isTouched[place] = false
    }
  }

  @inline(__always)
  private mutating func touch(_ column: Int32, _ added: Double) {
    if !isTouched[column] {
      isTouched[column] = true
      touched.append(column)
      let row = rowOf[column]
      if row >= 0 { due.push(Int(row)) }
    }
    vector[column] = Tolerance.sum(vector[column], added)
  }

  /// Takes the columns out that earlier rows say.
  private mutating func reduce() -> Bool {
    while let place = due.pop() {
      let earlier = rows[place]
      let factor = vector[earlier.column] / earlier.pivot
      vector[earlier.column] = 0
      guard factor != 0 else { continue }
      budget -= 1 + Int(earlier.end - earlier.start)
      guard budget > 0 else {
        while due.pop() != nil {}
        return false
      }
      for entry in earlier.start..<earlier.end {
        touch(entryColumns[entry], -factor * entryValues[entry])
      }
    }
    return true
  }

  /// Lets the row that is looked at say one of its columns.
  ///
  /// - Parameters:
  ///   - end: Columns from here on are not chosen.
  ///   - precedes: Whether the row should say one column rather than another.
  /// - Returns: The column; nil where the row depends on those before it.
  mutating func say(before end: Int, by precedes: (Int, Int) -> Bool) -> Int? {
    var largest = 0.0
    for place in 0..<touched.count { largest = max(largest, abs(vector[touched[place]])) }
    guard largest > Tolerance.pivot else { return nil }
    var best: Int?
    for place in 0..<touched.count {
      let column = Int(touched[place])
      guard column < end, abs(vector[column]) >= 0.1 * largest else { continue }
      if let best, !precedes(column, best) { continue }
      best = column
    }
    if let best { keep(best) }
    return best
  }

  private mutating func keep(_ column: Int) {
    let start = Int32(entryColumns.count)
    for place in 0..<touched.count {
      let other = touched[place]
      guard vector[other] != 0, Int(other) != column else { continue }
      entryColumns.append(other)
      entryValues.append(vector[other])
    }
    rowOf[column] = Int32(rows.count)
    rows.append(
      Reduced(
        column: Int32(column),
        pivot: vector[column],
        start: start,
        end: Int32(entryColumns.count)
      )
    )
  }
}
