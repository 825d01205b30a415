/// The matrix of a large program, by columns and by rows: Σ coefficient · column − logical = 0 for each row.
///
/// Columns come first, the logicals of the rows behind them; a logical has the coefficient −1 in its own row
/// and is not stored.
struct SparseColumns: ~Copyable {
  private(set) var columnCount = 0
  private(set) var rowCount = 0
  /// Where the entries of each column and row begin, and where the last one ends.
  var columnStarts = Slab<Int32>()
  var rowStarts = Slab<Int32>()
  var entryRows = Slab<Int32>()
  var columnValues = Slab<Double>()
  var entryColumns = Slab<Int32>()
  var rowValues = Slab<Double>()

  init() {}

  /// The number of columns and logicals.
  var variableCount: Int { columnCount + rowCount }

  /// Starts a matrix of so many columns.
  mutating func begin(columnCount: Int) {
    self.columnCount = columnCount
    rowCount = 0
    columnStarts.removeAll()
    rowStarts.removeAll()
    entryRows.removeAll()
    columnValues.removeAll()
    entryColumns.removeAll()
    rowValues.removeAll()
    rowStarts.append(0)
  }

  /// Adds an entry to the row that is being put together.
  mutating func append(_ column: Int32, _ value: Double) {
    entryColumns.append(column)
    rowValues.append(value)
  }

  mutating func endRow() {
    rowStarts.append(Int32(entryColumns.count))
    rowCount += 1
  }

  /// Orders the entries by columns, once all rows are there.
  mutating func finish() {
    columnStarts.append(repeating: 0, count: columnCount + 1)
    for entry in 0..<entryColumns.count { columnStarts[entryColumns[entry] + 1] += 1 }
    for column in 0..<columnCount { columnStarts[column + 1] += columnStarts[column] }
    entryRows.append(repeating: 0, count: entryColumns.count)
    columnValues.append(repeating: 0, count: entryColumns.count)
    var next = Slab<Int32>()
    next.copy(columnStarts)
    for row in 0..<rowCount {
      for entry in Int(rowStarts[row])..<Int(rowStarts[row + 1]) {
        let place = next[entryColumns[entry]]
        next[entryColumns[entry]] += 1
        entryRows[place] = Int32(row)
        columnValues[place] = rowValues[entry]
      }
    }
  }

  func entries(ofColumn column: Int) -> Range<Int> {
    Int(columnStarts.base[column])..<Int(columnStarts.base[column + 1])
  }

  func entries(ofRow row: Int) -> Range<Int> {
    Int(rowStarts.base[row])..<Int(rowStarts.base[row + 1])
  }

  /// Adds a multiple of a variable's column to a vector over the rows.
  @inline(__always)
  func add(_ factor: Double, timesColumn variable: Int, to vector: borrowing Slab<Double>) {
    guard variable < columnCount else {
      vector.base[variable - columnCount] -= factor
      return
    }
    for entry in entries(ofColumn: variable) {
      vector.base[Int(entryRows.base[entry])] += factor * columnValues.base[entry]
    }
  }

  /// What a variable's column and a vector over the rows come to.
  @inline(__always)
  func product(_ variable: Int, _ vector: borrowing Slab<Double>) -> Double {
    guard variable < columnCount else { return -vector.base[variable - columnCount] }
    var sum = 0.0
    for entry in entries(ofColumn: variable) {
      sum += vector.base[Int(entryRows.base[entry])] * columnValues.base[entry]
    }
    return sum
  }
}
