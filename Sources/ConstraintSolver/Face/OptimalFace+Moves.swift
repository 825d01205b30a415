/// Moves that take no walk of the simplex.
extension OptimalFace {
  /// How many columns are tried before a walk has to find the way.
  private static let trialLimit = 8

  /// Moves a variable that one column alone moves, if that takes no exchange of variables.
  ///
  /// Without this, each of the many items of an undetermined row would cost a walk over the whole
  /// component.
  ///
  /// - Returns: How far the variable moved; nil if it takes a walk to find out.
  mutating func moveColumn(by way: Double) -> Double? {
    guard touched.count == 1, let column = touched.first.map({ Int($0) }) else { return nil }
    let factor = sums[column]
    let sign: Double = way / factor < 0 ? -1 : 1
    // Most are at rest already; a look for the rows would read all of them.
    if way != 0 { simplex.rows.rows(of: Int32(column), into: &simplex.found) }
    let (length, stop) = room(column, sign, upTo: abs(way / factor))
    if let stop, !isHeld(stop, by: column) { return nil }
    shift(column, by: sign * length)
    simplex.isFrozen[column] = true
    clear()
    return sign * length * factor
  }

  /// Moves a variable that several columns move by one of them, if that one can go all the way.
  ///
  /// The column of the greatest number is tried first: it belongs to the variable that will be asked
  /// last, and gives way until then.
  ///
  /// - Returns: How far the variable moved: all the way, or to the end of its own range. Nil if it
  ///   takes a walk to find out.
  mutating func moveOne(by way: Double) -> Double? {
    let way = withinOwnRange(way)
    let candidates = touched.sorted().reversed().prefix(Self.trialLimit)
    let largest = touched.reduce(0) { max($0, abs(sums[Int($1)])) }
    for candidate in candidates {
      let column = Int(candidate)
      let factor = sums[column]
      guard abs(factor) >= 0.1 * largest else { continue }
      let length = abs(way / factor)
      let sign: Double = way / factor < 0 ? -1 : 1
      simplex.rows.rows(of: candidate, into: &simplex.found)
      guard room(column, sign, upTo: length).length == length else { continue }
      shift(column, by: sign * length)
      hold(by: column)
      return way
    }
    return nil
  }

  /// The part of a way that leads no further than to the end of a variable's own range.
  private func withinOwnRange(_ way: Double) -> Double {
    guard pieces.count == 1, let (number, factor) = pieces.first else { return way }
    let value = simplex.values[number]
    let (lower, upper) = simplex.costs.ends(of: 1, of: number)
    let goal = min(max(value + way / factor, lower), upper)
    return (goal - value) * factor
  }

  /// Keeps what is put together at its present value: a column gives way to whatever else moves.
  private mutating func hold(by column: Int) {
    let held: Int
    if pieces.count == 1, let piece = pieces.first?.number {
      clear()
      guard simplex.rowOf[piece] >= 0 else {
        // It is the column itself, which no other moves.
        simplex.isFrozen[piece] = true
        return
      }
      held = piece
    } else {
      held = ask(slope: 0, near: nil)
    }
    let row = Int(simplex.rowOf[held])
    simplex.rows.rows(of: Int32(column), into: &simplex.found)
    simplex.exchange(row: row, entering: column)
    simplex.below[column] = 1
    simplex.above[column] = 1
    simplex.isFrozen[held] = true
  }

  /// How far a column can go, with the row that stops it if it is one; ``Simplex/found`` must hold the
  /// rows of the column.
  private func room(
    _ column: Int,
    _ sign: Double,
    upTo limit: Double
  ) -> (length: Double, stop: Int?) {
    guard limit > 0 else { return (0, nil) }
    let (lower, upper) = simplex.costs.ends(of: 1, of: column)
    let value = simplex.values[column]
    var length = min(limit, max(0, sign > 0 ? upper - value : value - lower))
    var stop: Int?
    for (row, place) in simplex.found {
      let rate = sign * simplex.rows.values[place]
      guard abs(rate) > Tolerance.pivot else { continue }
      let basic = Int(simplex.basics[row])
      let (lower, upper) = simplex.costs.ends(of: 1, of: basic)
      let present = simplex.values[basic]
      let room = max(0, rate > 0 ? upper - present : present - lower) / abs(rate)
      if room < length {
        length = room
        stop = row
      }
    }
    return (length, stop)
  }

  /// Moves a column and the basic variables of its rows, which ``Simplex/found`` must hold.
  private mutating func shift(_ column: Int, by length: Double) {
    guard length != 0 else { return }
    simplex.values[column] += length
    for (row, place) in simplex.found {
      simplex.values[Int(simplex.basics[row])] += simplex.rows.values[place] * length
    }
  }

  /// Whether no other column can move the basic variable of a row.
  private func isHeld(_ row: Int, by column: Int) -> Bool {
    simplex.rows.entries(of: row).allSatisfy { place in
      let other = Int(simplex.rows.columns[place])
      return other == column || simplex.isFrozen[other]
    }
  }

  /// Frees the room of rows that are gone, and puts the values of frozen columns into one.
  ///
  /// Every walk leaves a row behind that is as long as what was asked about.
  mutating func compactIfNeeded() {
    guard simplex.rows.columns.count > roomLimit else { return }
    var rows = SparseRows(columnCount: simplex.variableCount)
    var basics: [Int32] = []
    for (row, basic) in simplex.basics.enumerated() where basic >= 0 {
      rows.addRow(capacity: simplex.rows.count(of: row) + 2)
      simplex.rowOf[Int(basic)] = Int32(basics.count)
      var constant = 0.0
      for place in simplex.rows.entries(of: row) {
        let column = simplex.rows.columns[place]
        if simplex.isFrozen[Int(column)] {
          constant += simplex.rows.values[place] * simplex.values[Int(column)]
        } else {
          rows.append(column, simplex.rows.values[place], to: basics.count)
        }
      }
      if constant != 0 { rows.append(unit, constant, to: basics.count) }
      basics.append(basic)
    }
    simplex.rows = rows
    simplex.basics = basics
    roomLimit = 4 * rows.columns.count + 10_000
  }
}
