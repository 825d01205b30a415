/// Rows of a sparse matrix that can grow, with the entries of every column.
///
/// The entries of a row lie side by side, in no particular order. A row that outgrows its room moves
/// to the end of the store. The entries of a column are linked with each other.
struct SparseRows {
  /// Where an entry stands.
  private struct Link: BitwiseCopyable {
    var row: Int32
    /// The next and the previous entry of the same column; −1 for none.
    var next: Int32
    var previous: Int32

    static let none = Link(row: -1, next: -1, previous: -1)
  }

  /// Where the entries of a row lie.
  private struct Head: BitwiseCopyable {
    var start: Int
    var count: Int32
    var capacity: Int32
  }

  /// The entries of a row, as long as nothing is added or removed.
  struct Entries {
    let columns: UnsafePointer<Int32>
    let values: UnsafePointer<Double>
    let count: Int
  }

  /// The column of every entry.
  private(set) var columns: [Int32] = []
  /// The coefficient of every entry.
  var values: [Double] = []

  private var links: [Link] = []
  private var heads: [Head] = []
  /// The first entry of every column; −1 for none.
  private var firstEntry: [Int32]

  init(columnCount: Int) {
    firstEntry = Array(repeating: -1, count: columnCount)
  }

  var rowCount: Int { heads.count }

  /// The number of entries that there is room for.
  var room: Int { values.capacity }

  /// Makes room.
  mutating func reserve(rows: Int, entries: Int) {
    heads.reserveCapacity(rows)
    columns.reserveCapacity(entries)
    values.reserveCapacity(entries)
    links.reserveCapacity(entries)
  }

  /// Takes everything out, and keeps the room.
  mutating func removeAll(columnCount: Int) {
    columns.removeAll(keepingCapacity: true)
    values.removeAll(keepingCapacity: true)
    links.removeAll(keepingCapacity: true)
    heads.removeAll(keepingCapacity: true)
    firstEntry.refill(-1, count: columnCount)
    // The first program would make its room bit by bit otherwise.
    if heads.capacity == 0 { reserve(rows: 16, entries: 64) }
  }

  /// Takes over the rows of another matrix, into the room that is there.
  mutating func copy(_ other: SparseRows) {
    columns.copy(other.columns)
    values.copy(other.values)
    links.copy(other.links)
    heads.copy(other.heads)
    firstEntry.copy(other.firstEntry)
  }

  /// The places of a row's entries in ``columns`` and ``values``.
  func entries(of row: Int) -> Range<Int> {
    let head = heads[row]
    return head.start..<head.start + Int(head.count)
  }

  func count(of row: Int) -> Int { Int(heads[row].count) }

  /// Looks at the entries of a row.
  @inline(__always)
  func withEntries<Result>(of row: Int, _ body: (Entries) -> Result) -> Result {
    let head = heads[row]
    return columns.withUnsafeBufferPointer { columns in
      values.withUnsafeBufferPointer { values in
        guard let column = columns.baseAddress, let value = values.baseAddress else {
          return withUnsafePointer(to: Int32(-1)) { column in
            withUnsafePointer(to: 0.0) { body(Entries(columns: column, values: $0, count: 0)) }
          }
        }
        return body(
          Entries(
            columns: column + head.start,
            values: value + head.start,
            count: Int(head.count)
          )
        )
      }
    }
  }

  /// Changes the coefficients of entries, by their places.
  @inline(__always)
  mutating func withMutableValues(
    _ body: (UnsafeBufferPointer<Int32>, UnsafeMutableBufferPointer<Double>) -> Void
  ) {
    columns.withUnsafeBufferPointer { columns in
      values.withUnsafeMutableBufferPointer { values in body(columns, values) }
    }
  }

  /// Adds an empty row with room for some entries.
  mutating func addRow(capacity: Int) {
    heads.append(Head(start: columns.count, count: 0, capacity: Int32(capacity)))
    addRoom(capacity)
  }

  private mutating func addRoom(_ count: Int) {
    guard count > 0 else { return }
    columns.append(contentsOf: repeatElement(-1, count: count))
    values.append(contentsOf: repeatElement(0, count: count))
    links.append(contentsOf: repeatElement(.none, count: count))
  }

  mutating func addColumn() {
    firstEntry.append(-1)
  }

  /// The place of a column's entry in a row.
  ///
  /// - Complexity: O(entries of the row).
  func place(of column: Int32, in row: Int) -> Int? {
    let entries = entries(of: row)
    return columns.withUnsafeBufferPointer { columns in
      for place in entries where columns[place] == column { return place }
      return nil
    }
  }

  /// Adds an entry for a column that the row does not have.
  mutating func append(_ column: Int32, _ value: Double, to row: Int) {
    if heads[row].count == heads[row].capacity { grow(row) }
    let place = heads[row].start + Int(heads[row].count)
    heads[row].count += 1
    values[place] = value
    link(place, row, column)
  }

  /// Puts another column at an entry's place.
  mutating func rename(_ place: Int, in row: Int, to column: Int32) {
    unlink(place)
    link(place, row, column)
  }

  /// Removes the entry at a place; the last entry of the row takes the place.
  mutating func remove(at place: Int, from row: Int) {
    heads[row].count -= 1
    let last = heads[row].start + Int(heads[row].count)
    unlink(place)
    if place != last { move(last, to: place) }
  }

  mutating func removeAll(from row: Int) {
    for place in entries(of: row) { unlink(place) }
    heads[row].count = 0
  }

  /// Fills `found` with the rows that have an entry in a column and the places of the entries.
  ///
  /// - Complexity: O(entries of the column).
  func rows(of column: Int32, into found: inout [(row: Int, place: Int)]) {
    found.removeAll(keepingCapacity: true)
    var place = Int(firstEntry[Int(column)])
    links.withUnsafeBufferPointer { links in
      while place >= 0 {
        found.append((Int(links[place].row), place))
        place = Int(links[place].next)
      }
    }
  }

  private mutating func link(_ place: Int, _ row: Int, _ column: Int32) {
    let next = firstEntry[Int(column)]
    columns[place] = column
    links[place] = Link(row: Int32(row), next: next, previous: -1)
    if next >= 0 { links[Int(next)].previous = Int32(place) }
    firstEntry[Int(column)] = Int32(place)
  }

  private mutating func unlink(_ place: Int) {
    let link = links[place]
    if link.next >= 0 { links[Int(link.next)].previous = link.previous }
    if link.previous >= 0 {
      links[Int(link.previous)].next = link.next
    } else {
      firstEntry[Int(columns[place])] = link.next
    }
  }

  private mutating func move(_ source: Int, to target: Int) {
    let link = links[source]
    columns[target] = columns[source]
    values[target] = values[source]
    links[target] = link
    if link.next >= 0 { links[Int(link.next)].previous = Int32(target) }
    if link.previous >= 0 {
      links[Int(link.previous)].next = Int32(target)
    } else {
      firstEntry[Int(columns[target])] = Int32(target)
    }
  }

  private mutating func grow(_ row: Int) {
    let head = heads[row]
    let capacity = max(4, 2 * Int(head.count))
    if head.start + Int(head.capacity) == columns.count {
      addRoom(capacity - Int(head.capacity))
    } else {
      let start = columns.count
      heads[row].start = start
      addRoom(capacity)
      for offset in 0..<Int(head.count) { move(head.start + offset, to: start + offset) }
    }
    heads[row].capacity = Int32(capacity)
  }
}

extension Array {
  /// Makes all elements the same, in the room that is there.
  mutating func refill(_ element: Element, count: Int) {
    removeAll(keepingCapacity: true)
    if capacity < count { reserveCapacity(Swift.max(count, 16)) }
    append(contentsOf: repeatElement(element, count: count))
  }

  /// Takes over the elements of another array, in the room that is there.
  mutating func copy(_ other: [Element]) {
    removeAll(keepingCapacity: true)
    append(contentsOf: other)
  }
}
