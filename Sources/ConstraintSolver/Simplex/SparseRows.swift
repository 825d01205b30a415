/// Rows of a sparse matrix that can grow, with the rows of every column.
///
/// The entries of a row lie side by side, in no particular order. A row that outgrows its room moves
/// to the end of the store. The lists of the columns may name a row that has lost its entry since;
/// ``rows(of:into:)`` drops those as it meets them.
struct SparseRows {
  /// The column of every entry.
  private(set) var columns: [Int32] = []
  /// The coefficient of every entry.
  var values: [Double] = []

  private var starts: [Int] = []
  private var counts: [Int32] = []
  private var capacities: [Int32] = []

  private var firstUse: [Int32]
  private var useRow: [Int32] = []
  private var nextUse: [Int32] = []
  private var stamps: [Int32] = []
  private var stamp: Int32 = 0

  init(columnCount: Int) {
    firstUse = Array(repeating: -1, count: columnCount)
  }

  var rowCount: Int { starts.count }

  /// Makes room.
  mutating func reserve(rows: Int, entries: Int) {
    starts.reserveCapacity(rows)
    counts.reserveCapacity(rows)
    capacities.reserveCapacity(rows)
    stamps.reserveCapacity(rows)
    columns.reserveCapacity(entries)
    values.reserveCapacity(entries)
    useRow.reserveCapacity(entries)
    nextUse.reserveCapacity(entries)
  }

  /// Takes everything out, and keeps the room.
  mutating func removeAll(columnCount: Int) {
    columns.removeAll(keepingCapacity: true)
    values.removeAll(keepingCapacity: true)
    starts.removeAll(keepingCapacity: true)
    counts.removeAll(keepingCapacity: true)
    capacities.removeAll(keepingCapacity: true)
    firstUse.removeAll(keepingCapacity: true)
    for _ in 0..<columnCount { firstUse.append(-1) }
    useRow.removeAll(keepingCapacity: true)
    nextUse.removeAll(keepingCapacity: true)
    stamps.removeAll(keepingCapacity: true)
    stamp = 0
  }

  /// The places of a row's entries in ``columns`` and ``values``.
  func entries(of row: Int) -> Range<Int> {
    let start = starts[row]
    return start..<start + Int(counts[row])
  }

  func count(of row: Int) -> Int { Int(counts[row]) }

  /// Adds an empty row with room for some entries.
  mutating func addRow(capacity: Int) {
    starts.append(columns.count)
    counts.append(0)
    capacities.append(Int32(capacity))
    stamps.append(0)
    for _ in 0..<capacity {
      columns.append(-1)
      values.append(0)
    }
  }

  mutating func addColumn() {
    firstUse.append(-1)
  }

  /// The place of a column's entry in a row.
  ///
  /// - Complexity: O(entries of the row).
  func place(of column: Int32, in row: Int) -> Int? {
    let start = starts[row]
    let count = Int(counts[row])
    return columns.withUnsafeBufferPointer { columns in
      for i in start..<start + count where columns[i] == column { return i }
      return nil
    }
  }

  /// Adds an entry for a column that the row does not have.
  mutating func append(_ column: Int32, _ value: Double, to row: Int) {
    if counts[row] == capacities[row] { grow(row) }
    let place = starts[row] + Int(counts[row])
    columns[place] = column
    values[place] = value
    counts[row] += 1
    useRow.append(Int32(row))
    nextUse.append(firstUse[Int(column)])
    firstUse[Int(column)] = Int32(useRow.count - 1)
  }

  /// Puts another column at an entry's place.
  mutating func rename(_ place: Int, in row: Int, to column: Int32) {
    columns[place] = column
    useRow.append(Int32(row))
    nextUse.append(firstUse[Int(column)])
    firstUse[Int(column)] = Int32(useRow.count - 1)
  }

  /// Removes the entry at a place; the last entry of the row takes the place.
  mutating func remove(at place: Int, from row: Int) {
    let last = starts[row] + Int(counts[row]) - 1
    columns[place] = columns[last]
    values[place] = values[last]
    counts[row] -= 1
  }

  mutating func removeAll(from row: Int) {
    counts[row] = 0
  }

  /// Fills `found` with the rows that have an entry in a column and the places of the entries.
  mutating func rows(of column: Int32, into found: inout [(row: Int, place: Int)]) {
    found.removeAll(keepingCapacity: true)
    stamp += 1
    var previous: Int32 = -1
    var use = firstUse[Int(column)]
    while use >= 0 {
      let next = nextUse[Int(use)]
      let row = Int(useRow[Int(use)])
      // An entry that was dropped and came back is listed twice; all listings of a row but one go.
      if stamps[row] != stamp, let place = place(of: column, in: row) {
        stamps[row] = stamp
        found.append((row, place))
        previous = use
      } else if previous >= 0 {
        nextUse[Int(previous)] = next
      } else {
        firstUse[Int(column)] = next
      }
      use = next
    }
  }

  private mutating func grow(_ row: Int) {
    let start = starts[row]
    let count = Int(counts[row])
    let capacity = max(4, 2 * count)
    if start + Int(capacities[row]) == columns.count {
      let more = capacity - Int(capacities[row])
      columns.append(contentsOf: repeatElement(-1, count: more))
      values.append(contentsOf: repeatElement(0, count: more))
    } else {
      starts[row] = columns.count
      for i in start..<start + count {
        columns.append(columns[i])
        values.append(values[i])
      }
      columns.append(contentsOf: repeatElement(-1, count: capacity - count))
      values.append(contentsOf: repeatElement(0, count: capacity - count))
    }
    capacities[row] = Int32(capacity)
  }
}
