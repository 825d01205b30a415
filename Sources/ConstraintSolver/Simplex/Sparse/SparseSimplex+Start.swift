extension SparseSimplex {
  /// Makes a starting basis of the matrix and the costs.
  ///
  /// Nonbasic variables are where they cost least by themselves, or where long rows that are missed would have them.
  /// Rows that are to have one value, required ones first, then the wishes in order of their priorities, have it from
  /// the start: each says one of the columns that those before it have not said, and where there is room enough for the
  /// long ones, is passed over if it has one that they have.
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
    let shares = shareShortages()
    // With room enough, rows without columns in common will do, and leave a triangular basis.
    var chosen = StartingRows(
      columnCount: matrix.columnCount,
      budget: shares.isUsed ? 8 * (matrix.entryColumns.count + count) : 0
    )
    for (row, rank) in rowsWithOneValue(shares) {
      let isLong = matrix.entries(ofRow: row).count >= Self.fewColumns
      if chosen.take(row, of: matrix),
        let column = chosen.say(
          before: matrix.columnCount,
          by: { precedes($0, $1, isLong: isLong, shares) }
        )
      {
        basics[row] = Int32(column)
        isFrozen[matrix.columnCount + row] = rank == 0 && isFixed(matrix.columnCount + row)
      }
      chosen.leave()
    }
    move(chosen)
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

  /// Moves columns to where required rows want them, as far as that costs nothing: up, and where that does not do,
  /// down from there.
  ///
  /// Where rows say by how much variables differ at least, that is a search for the longest paths, after which
  /// all of them hold. It is a start only: whatever is missed afterwards is left to the walk.
  ///
  /// Source: R. Bellman, "On a routing problem", Quarterly of Applied Mathematics 16, 1958.
  private mutating func move(_ chosen: borrowing StartingRows) {
    var sums = Slab<Double>()
    sums.append(repeating: 0, count: matrix.rowCount)
    for column in 0..<matrix.columnCount where values[column] != 0 {
      matrix.add(values[column], timesColumn: column, to: sums)
    }
    for sign in [1.0, -1] {
      for round in 0..<Self.mostRounds {
        // Columns mostly come in the order of the tree.
        let isForward = (round % 2 == 0) == (sign > 0)
        var isDone = true
        for place in 0..<matrix.columnCount {
          let column = isForward ? place : matrix.columnCount - 1 - place
          guard !chosen.isSaid(column) else { continue }
          var length = 0.0
          for entry in matrix.entries(ofColumn: column) {
            let row = Int(matrix.entryRows.base[entry])
            let miss = missing(matrix.columnCount + row, sums.base[row])
            length = max(length, sign * miss / matrix.columnValues.base[entry])
          }
          guard length > 0, canMove(column, by: sign * length) else { continue }
          values[column] += sign * length
          matrix.add(sign * length, timesColumn: column, to: sums)
          isDone = false
        }
        if isDone { break }
      }
    }
  }

  /// In how many rounds columns are moved, forwards and backwards in turn; as columns mostly come in the order
  /// of the tree, or against it, two are enough for most layouts.
  private static var mostRounds: Int { 8 }

  /// By how much a value misses the bounds of a logical; negative where it is too great.
  func missing(_ logical: Int, _ value: Double) -> Double {
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

  /// Whether a column can be moved without any cost; it is inside a segment then.
  private mutating func canMove(_ column: Int, by way: Double) -> Bool {
    let segment = Int(way > 0 ? above[column] : below[column])
    let (lower, upper) = costs.ends(of: segment, of: column)
    let goal = values[column] + way
    guard costs.firstSlope(of: segment, of: column) == 0, lower < goal, goal < upper else {
      return false
    }
    below[column] = Int32(segment)
    above[column] = Int32(segment)
    return true
  }

  /// The rows whose logicals cost more on either side of a place, or stay at one, and the level in which they do;
  /// those of the first levels first.
  private func rowsWithOneValue(
    _ shares: borrowing StartingShares
  ) -> [(row: Int, level: Int)] {
    var found: [(row: Int, level: Int)] = []
    for row in 0..<matrix.rowCount {
      let logical = matrix.columnCount + row
      if let level = level(ofValue: logical) {
        found.append((row, level))
      } else if shares.standings.base[logical] == .stays, below[logical] < above[logical] {
        found.append((row, 0))
      }
    }
    // Long rows come last, so that they lose short ones, and not short ones a long one each.
    let isUsed = shares.isUsed
    func key(_ item: (row: Int, level: Int)) -> (Bool, Int, Int, Int) {
      let length = isUsed ? matrix.entries(ofRow: item.row).count : 0
      return (length >= Self.fewColumns, item.level, length, item.row)
    }
    found.sort { a, b in
      let (own, other) = (key(a), key(b))
      if own.0 != other.0 { return other.0 }
      return (own.1, own.2, own.3) < (other.1, other.2, other.3)
    }
    return found
  }

  /// The level in which a variable costs more on either side of the place where it is; nil where it does not.
  private func level(ofValue variable: Int) -> Int? {
    guard below.base[variable] < above.base[variable] else { return nil }
    let level = lastLevel(of: variable)
    return level < levels ? level : nil
  }

  /// The same for one that is not required.
  func level(ofWish variable: Int) -> Int? {
    level(ofValue: variable).flatMap { $0 > 0 ? $0 : nil }
  }

  /// Whether a row should say one column rather than another: where rows were shared, one that gives way first, then
  /// one that costs something in later levels only; then the one with the fewest kinks, then entries.
  ///
  /// Of long rows, which short ones share their columns with, none that gives way is asked for.
  private func precedes(
    _ a: Int,
    _ b: Int,
    isLong: Bool,
    _ shares: borrowing StartingShares
  ) -> Bool {
    if shares.isUsed {
      var (own, other) = (shares.standings.base[a], shares.standings.base[b])
      if isLong { (own, other) = (max(own, .open), max(other, .open)) }
      if own != other { return own < other }
      let (level, otherLevel) = (lastLevel(of: a), lastLevel(of: b))
      if level != otherLevel { return level > otherLevel }
    }
    let (kinks, otherKinks) = (costs.kinkCount(of: a), costs.kinkCount(of: b))
    if kinks != otherKinks { return kinks < otherKinks }
    return (matrix.entries(ofColumn: a).count, a) < (matrix.entries(ofColumn: b).count, b)
  }

  /// The first level in which moving a column costs something, in the direction that costs less.
  func lastLevel(of column: Int) -> Int {
    [below.base[column], above.base[column]].map { segment in
      let start = costs.slopeStart(of: Int(segment), of: column)
      return (0..<levels).first { costs.slopes[start + $0] != 0 } ?? levels
    }.max() ?? levels
  }
}
