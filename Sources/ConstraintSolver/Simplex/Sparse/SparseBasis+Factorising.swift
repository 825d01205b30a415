extension SparseBasis {
  /// What is known of the rows and columns while a basis is factorised.
  struct Factorisation: ~Copyable {
    var isRowLeft = Slab<Bool>()
    var isColumnLeft = Slab<Bool>()
    var rowCounts = Slab<Int32>()
    var columnCounts = Slab<Int32>()
    /// The basic columns that each row is in.
    var starts = Slab<Int32>()
    var users = Slab<Int32>()
    var queue = Slab<Int32>()
    /// The rows in which the column that is looked at has something.
    var touched = Slab<Int32>()
    var isTouched = Slab<Bool>()
    /// What the nucleus eliminated by each row; −1 for nothing.
    var eliminationOf = Slab<Int32>()
    /// The eliminations that the column that is looked at takes part in.
    var due = EliminationHeap(latestFirst: false)
    /// The variables of the slots, as they come out.
    var chosen = Slab<Int32>()
    /// The variables that take no part, because they depend on the others.
    var rejected: [Int32] = []
  }

  /// An entry that is divided by may be this much less than the largest of its column.
  private static var threshold: Double { 0.1 }
  private static var leastPivot: Double { 1e-8 }

  /// Factorises a basis.
  ///
  /// - Parameters:
  ///   - basics: The variables, in any order; they come out by slots. A logical stands in for one that depends on
  ///     the others.
  ///   - matrix: Their columns.
  /// - Returns: The variables that are no part of the basis any more.
  mutating func factorise(_ basics: inout Slab<Int32>, of matrix: borrowing SparseColumns)
    -> [Int32]
  {
    begin(basics, matrix)
    takeColumnSingletons(basics, matrix)
    takeRowSingletons(basics, matrix)
    takeNucleus(basics, matrix)
    let rejected = work.rejected
    for row in 0..<matrix.rowCount where work.isRowLeft[row] {
      // The logical of the row stands in for a variable that was rejected.
      order.append(Int32(row))
      diagonal[row] = -1
      work.chosen[row] = Int32(matrix.columnCount + row)
      upperColumns[row] = .empty
    }
    basics.copy(work.chosen)
    orderUpperByRows()
    return rejected
  }

  private mutating func begin(_ basics: borrowing Slab<Int32>, _ matrix: borrowing SparseColumns) {
    let count = matrix.rowCount
    order.removeAll()
    diagonal.removeAll()
    diagonal.append(repeating: 0, count: count)
    upperColumns.removeAll()
    upperColumns.append(repeating: .empty, count: count)
    columnIndices.removeAll()
    columnValues.removeAll()
    eliminations.removeAll()
    lowerIndices.removeAll()
    lowerValues.removeAll()
    updates.removeAll()
    updateIndices.removeAll()
    updateValues.removeAll()
    vector.removeAll()
    vector.append(repeating: 0, count: count)
    work.begin(basics, matrix)
  }

  /// Divides by the only entries that columns have in the rows left.
  private mutating func takeColumnSingletons(
    _ basics: borrowing Slab<Int32>,
    _ matrix: borrowing SparseColumns
  ) {
    work.queue.removeAll()
    for place in 0..<basics.count where work.columnCounts[place] == 1 {
      work.queue.append(Int32(place))
    }
    var head = 0
    while head < work.queue.count {
      let place = Int(work.queue[head])
      head += 1
      guard work.isColumnLeft[place], work.columnCounts[place] == 1 else { continue }
      let variable = Int(basics[place])
      var pivot: (row: Int, value: Double)?
      if variable >= matrix.columnCount {
        pivot = (variable - matrix.columnCount, -1)
      } else {
        for entry in matrix.entries(ofColumn: variable) {
          let row = Int(matrix.entryRows.base[entry])
          if work.isRowLeft[row] { pivot = (row, matrix.columnValues.base[entry]) }
        }
      }
      guard let pivot, abs(pivot.value) > Self.leastPivot else { continue }
      takeUpper(variable, at: pivot, matrix)
      work.take(row: pivot.row, place, Int32(variable))
      for user in Int(work.starts[pivot.row])..<Int(work.starts[pivot.row + 1]) {
        let other = work.users[user]
        guard work.isColumnLeft[other] else { continue }
        work.columnCounts[other] -= 1
        if work.columnCounts[other] == 1 { work.queue.append(other) }
      }
    }
  }

  /// Divides by the only entries that rows have in the columns left.
  private mutating func takeRowSingletons(
    _ basics: borrowing Slab<Int32>,
    _ matrix: borrowing SparseColumns
  ) {
    work.countRows()
    work.queue.removeAll()
    for row in 0..<matrix.rowCount where work.isRowLeft[row] && work.rowCounts[row] == 1 {
      work.queue.append(Int32(row))
    }
    var head = 0
    while head < work.queue.count {
      let row = Int(work.queue[head])
      head += 1
      guard work.isRowLeft[row], work.rowCounts[row] == 1 else { continue }
      var only: Int?
      for user in Int(work.starts[row])..<Int(work.starts[row + 1])
      where work.isColumnLeft[work.users[user]] { only = Int(work.users[user]) }
      guard let place = only, Int(basics[place]) < matrix.columnCount else { continue }
      let variable = Int(basics[place])
      var (own, largest) = (0.0, 0.0)
      for entry in matrix.entries(ofColumn: variable) {
        let other = Int(matrix.entryRows.base[entry])
        guard work.isRowLeft[other] else { continue }
        largest = max(largest, abs(matrix.columnValues.base[entry]))
        if other == row { own = matrix.columnValues.base[entry] }
      }
      guard abs(own) > Self.leastPivot, abs(own) >= Self.threshold * largest else { continue }
      let first = Int32(lowerIndices.count)
      let start = Int32(columnIndices.count)
      for entry in matrix.entries(ofColumn: variable) {
        let other = matrix.entryRows.base[entry]
        let value = matrix.columnValues.base[entry]
        if work.isRowLeft[other] {
          guard Int(other) != row else { continue }
          lowerIndices.append(other)
          lowerValues.append(value / own)
          work.rowCounts[other] -= 1
          if work.rowCounts[other] == 1 { work.queue.append(other) }
        } else {
          columnIndices.append(other)
          columnValues.append(value)
        }
      }
      finish(row, own, first, start)
      work.take(row: row, place, Int32(variable))
    }
  }

  /// Eliminates what is left: columns with one short row left first, then the shortest.
  ///
  /// A column meets the eliminations of the rows in which it has something, and those of the rows in which these
  /// leave something: so it takes O(operations · log), however many eliminations there are.
  private mutating func takeNucleus(
    _ basics: borrowing Slab<Int32>,
    _ matrix: borrowing SparseColumns
  ) {
    var places = (0..<basics.count).filter { work.isColumnLeft[$0] }
    places.sort { (work.columnCounts[$0], $0) < (work.columnCounts[$1], $1) }
    guard !places.isEmpty else { return }
    work.eliminationOf.removeAll()
    work.eliminationOf.append(repeating: -1, count: matrix.rowCount)
    work.countShortRows(places, basics, matrix)
    var head = 0
    var next = 0
    while true {
      // Nothing but long rows changes where a column has one short row left.
      var place = -1
      while place < 0, head < work.queue.count {
        if work.isColumnLeft[work.queue[head]] { place = Int(work.queue[head]) }
        head += 1
      }
      while place < 0, next < places.count {
        if work.isColumnLeft[places[next]] { place = places[next] }
        next += 1
      }
      guard place >= 0 else { return }
      let variable = Int(basics[place])
      touchColumn(variable, matrix)
      while let due = work.due.pop() {
        let elimination = eliminations.base[due]
        let factor = vector.base[Int(elimination.row)]
        guard factor != 0 else { continue }
        for entry in Int(elimination.run.start)..<Int(elimination.run.end) {
          touch(lowerIndices.base[entry], -lowerValues.base[entry] * factor)
        }
      }
      takeNucleusColumn(place, Int32(variable))
      for place in 0..<work.touched.count {
        vector.base[Int(work.touched.base[place])] = 0
        work.isTouched.base[Int(work.touched.base[place])] = false
      }
      work.touched.removeAll()
    }
  }

  /// Takes a column into the vector.
  private mutating func touchColumn(_ variable: Int, _ matrix: borrowing SparseColumns) {
    guard variable < matrix.columnCount else {
      return touch(Int32(variable - matrix.columnCount), -1)
    }
    for entry in matrix.entries(ofColumn: variable) {
      touch(matrix.entryRows.base[entry], matrix.columnValues.base[entry])
    }
  }

  @inline(__always)
  private mutating func touch(_ row: Int32, _ added: Double) {
    if !work.isTouched.base[Int(row)] {
      work.isTouched.base[Int(row)] = true
      work.touched.append(row)
      let elimination = work.eliminationOf.base[Int(row)]
      if elimination >= 0 { work.due.push(Int(elimination)) }
    }
    vector.base[Int(row)] += added
  }

  private mutating func takeNucleusColumn(_ place: Int, _ variable: Int32) {
    var largest = 0.0
    for place in 0..<work.touched.count {
      let row = Int(work.touched.base[place])
      if work.isRowLeft.base[row] { largest = max(largest, abs(vector.base[row])) }
    }
    guard largest > Self.leastPivot else {
      work.isColumnLeft[place] = false
      work.rejected.append(variable)
      return
    }
    var best = -1
    for place in 0..<work.touched.count {
      let row = Int(work.touched.base[place])
      guard work.isRowLeft.base[row], abs(vector.base[row]) >= Self.threshold * largest else {
        continue
      }
      if best < 0 || (work.rowCounts[row], row) < (work.rowCounts[best], best) { best = row }
    }
    let own = vector[best]
    let first = Int32(lowerIndices.count)
    let start = Int32(columnIndices.count)
    for place in 0..<work.touched.count {
      let row = work.touched.base[place]
      let value = vector.base[Int(row)]
      guard Int(row) != best, abs(value) > Tolerance.drop else { continue }
      if work.isRowLeft.base[Int(row)] {
        lowerIndices.append(row)
        lowerValues.append(value / own)
      } else {
        columnIndices.append(row)
        columnValues.append(value)
      }
    }
    let before = eliminations.count
    finish(best, own, first, start)
    if eliminations.count > before { work.eliminationOf[best] = Int32(before) }
    work.take(row: best, place, variable)
    work.noteShortRow(best)
  }

  /// Notes a column whose other entries are all in rows that were divided by before.
  private mutating func takeUpper(
    _ variable: Int,
    at pivot: (row: Int, value: Double),
    _ matrix: borrowing SparseColumns
  ) {
    let start = Int32(columnIndices.count)
    if variable < matrix.columnCount {
      for entry in matrix.entries(ofColumn: variable)
      where Int(matrix.entryRows.base[entry]) != pivot.row {
        columnIndices.append(matrix.entryRows.base[entry])
        columnValues.append(matrix.columnValues.base[entry])
      }
    }
    finish(pivot.row, pivot.value, Int32(lowerIndices.count), start)
  }

  private mutating func finish(_ row: Int, _ pivot: Double, _ lower: Int32, _ upper: Int32) {
    order.append(Int32(row))
    diagonal[row] = pivot
    upperColumns[row] = Run(start: upper, end: Int32(columnIndices.count))
    guard lower < Int32(lowerIndices.count) else { return }
    eliminations.append(
      Elimination(row: Int32(row), run: Run(start: lower, end: Int32(lowerIndices.count)))
    )
  }

  private mutating func orderUpperByRows() {
    upperRows.removeAll()
    upperRows.append(repeating: .empty, count: order.count)
    for entry in 0..<columnIndices.count { upperRows[columnIndices[entry]].end += 1 }
    var start: Int32 = 0
    for slot in 0..<order.count {
      let count = upperRows[slot].end
      upperRows[slot] = Run(start: start, end: start)
      start += count
    }
    rowIndices.removeAll()
    rowIndices.append(repeating: 0, count: columnIndices.count)
    rowValues.removeAll()
    rowValues.append(repeating: 0, count: columnIndices.count)
    for slot in 0..<order.count {
      let run = upperColumns[slot]
      for entry in Int(run.start)..<Int(run.end) {
        let row = columnIndices[entry]
        let place = upperRows[row].end
        upperRows[row].end += 1
        rowIndices[place] = Int32(slot)
        rowValues[place] = columnValues[entry]
      }
    }
  }
}

extension SparseBasis.Factorisation {
  fileprivate mutating func begin(
    _ basics: borrowing Slab<Int32>,
    _ matrix: borrowing SparseColumns
  ) {
    let count = matrix.rowCount
    rejected.removeAll()
    isRowLeft.removeAll()
    isRowLeft.append(repeating: true, count: count)
    isTouched.removeAll()
    isTouched.append(repeating: false, count: count)
    isColumnLeft.removeAll()
    isColumnLeft.append(repeating: true, count: count)
    chosen.removeAll()
    chosen.append(repeating: -1, count: count)
    columnCounts.removeAll()
    columnCounts.append(repeating: 1, count: count)
    starts.removeAll()
    starts.append(repeating: 0, count: count + 2)
    for place in 0..<count {
      let variable = Int(basics[place])
      if variable >= matrix.columnCount {
        starts[variable - matrix.columnCount + 2] += 1
        continue
      }
      let entries = matrix.entries(ofColumn: variable)
      columnCounts[place] = Int32(entries.count)
      for entry in entries { starts[matrix.entryRows.base[entry] + 2] += 1 }
    }
    for row in 0..<count { starts[row + 2] += starts[row + 1] }
    users.removeAll()
    users.append(repeating: 0, count: Int(starts[count + 1]))
    for place in 0..<count {
      let variable = Int(basics[place])
      if variable >= matrix.columnCount {
        put(place, in: variable - matrix.columnCount)
        continue
      }
      for entry in matrix.entries(ofColumn: variable) {
        put(place, in: Int(matrix.entryRows.base[entry]))
      }
    }
  }

  private mutating func put(_ place: Int, in row: Int) {
    users[starts[row + 1]] = Int32(place)
    starts[row + 1] += 1
  }

  fileprivate mutating func countRows() {
    rowCounts.removeAll()
    rowCounts.append(repeating: 0, count: isRowLeft.count)
    for row in 0..<isRowLeft.count where isRowLeft[row] {
      for user in Int(starts[row])..<Int(starts[row + 1]) where isColumnLeft[users[user]] {
        rowCounts[row] += 1
      }
    }
  }

  /// How long a row may be that counts where the nucleus is put in order.
  private static var shortRow: Int32 { 24 }

  /// Counts the short rows that are left in each column, and lists the columns that have one.
  fileprivate mutating func countShortRows(
    _ places: [Int],
    _ basics: borrowing Slab<Int32>,
    _ matrix: borrowing SparseColumns
  ) {
    queue.removeAll()
    for place in places {
      let variable = Int(basics[place])
      columnCounts[place] = 0
      guard variable < matrix.columnCount else { continue }
      for entry in matrix.entries(ofColumn: variable) {
        let row = matrix.entryRows.base[entry]
        if isRowLeft[row], rowCounts[row] <= Self.shortRow { columnCounts[place] += 1 }
      }
      if columnCounts[place] == 1 { queue.append(Int32(place)) }
    }
  }

  /// Lists the columns that have one short row left without one that was divided by.
  fileprivate mutating func noteShortRow(_ row: Int) {
    guard rowCounts[row] <= Self.shortRow else { return }
    for user in Int(starts[row])..<Int(starts[row + 1]) {
      let place = users[user]
      guard isColumnLeft[place] else { continue }
      columnCounts[place] -= 1
      if columnCounts[place] == 1 { queue.append(place) }
    }
  }

  fileprivate mutating func take(row: Int, _ place: Int, _ variable: Int32) {
    isRowLeft[row] = false
    isColumnLeft[place] = false
    chosen[row] = variable
  }
}
