/// What long rows are short of, or have too much, as far as columns by themselves tell who gives way.
///
/// A stack view of too little room has a row over all lengths and gaps. What it is short of is taken from where that
/// costs least, as in ``OneRow``, and the segment used last is its price. What costs more to move than the price stays
/// where it is at the optimum too, unless other rows have a say: rows should hold with it at the start, and what can
/// move at the price should give way to them.
///
/// Short required rows are used up before: each says the column that costs least, as gaps that others put together do.
/// It is a start only, and the walk judges.
///
/// Source: G. B. Dantzig, "Discrete-variable extremum problems", Operations Research 5, 1957.
struct StartingShares: ~Copyable {
  /// What is known of a variable.
  enum Standing: Int8, BitwiseCopyable, Comparable {
    /// It can move at the price of a row.
    case givesWay
    /// No row that was shared tells.
    case open
    /// It stays where it is.
    case stays

    static func < (a: Standing, b: Standing) -> Bool { a.rawValue < b.rawValue }
  }

  var standings = Slab<Standing>()
  /// Whether any row was shared.
  var isUsed = false
}

extension SparseSimplex {
  /// Rows of fewer columns are left to the walk.
  static var fewColumns: Int { 24 }

  /// A segment that a variable can move along to make a row hold.
  private struct Share {
    var variable: Int32
    /// The kink at its end.
    var kink: Int32
    /// By how much the row changes.
    var size: Double
    /// Where the costs of the segment begin, and what makes costs for each unit of the row of them.
    var slopes: Int
    var factor: Double
  }

  /// Brings variables to where long required rows that are missed would have them.
  ///
  /// - Returns: What is known of each variable then.
  mutating func shareShortages() -> StartingShares {
    var shares = StartingShares()
    shares.standings.append(repeating: .open, count: variableCount)
    var rows = (0..<matrix.rowCount).filter { isRequired(matrix.columnCount + $0) }
    guard rows.contains(where: { matrix.entries(ofRow: $0).count >= Self.fewColumns }) else {
      return shares
    }
    rows.sort { a, b in
      (matrix.entries(ofRow: a).count, a) < (matrix.entries(ofRow: b).count, b)
    }
    // What costs something in later levels only may have to move for wishes of rows.
    let end = (0..<matrix.rowCount).compactMap { level(ofWish: matrix.columnCount + $0) }.min()
    var said = StartingRows(
      columnCount: variableCount,
      budget: 8 * (matrix.entryColumns.count + variableCount)
    )
    for row in rows {
      guard said.take(row, of: matrix, withLogical: true) else {
        said.leave()
        break
      }
      if matrix.entries(ofRow: row).count >= Self.fewColumns {
        share(said.entries, &shares, end)
      } else {
        _ = said.say(before: matrix.columnCount) { a, b in
          let (own, other) = (lastLevel(of: a), lastLevel(of: b))
          if own != other { return own > other }
          return (matrix.entries(ofColumn: a).count, a) < (matrix.entries(ofColumn: b).count, b)
        }
      }
      said.leave()
    }
    return shares
  }

  /// Whether a row may not have every value.
  private func isRequired(_ logical: Int) -> Bool {
    let last = costs.slopeStart(of: costs.kinkCount(of: logical), of: logical)
    return costs.slopes[costs.slopeStart(of: 0, of: logical)] != 0 || costs.slopes[last] != 0
  }

  /// Takes what a row is missed by from where it costs least.
  private mutating func share(
    _ entries: [(column: Int, value: Double)],
    _ result: inout StartingShares,
    _ end: Int?
  ) {
    let end = end ?? levels
    guard entries.allSatisfy({ result.standings[$0.column] == .open }) else { return }
    let missing = -entries.reduce(0) { $0 + $1.value * values[$1.column] }
    guard abs(missing) > Tolerance.freedom else { return }
    var shares = shares(of: entries, missing)
    shares.sort { a, b in
      let order = compare(a, b, before: end)
      return order != 0 ? order < 0 : (a.variable, a.kink) < (b.variable, b.kink)
    }
    var left = abs(missing)
    let last = shares.first { share in
      left -= share.size
      return left <= 0
    }
    // Where it costs nothing, there is room, and nobody has to give way.
    guard let last, (0..<end).contains(where: { costs.slopes[last.slopes + $0] != 0 }) else {
      return
    }
    result.isUsed = true
    for (column, _) in entries { result.standings[column] = .stays }
    for share in shares {
      let order = compare(share, last, before: end)
      if order > 0 { break }
      if order == 0 {
        result.standings[share.variable] = .givesWay
      } else {
        values[share.variable] = costs.position(of: Int(share.kink), of: Int(share.variable))
        below[share.variable] = share.kink
        above[share.variable] = share.kink + 1
      }
    }
  }

  /// The segments that can be used up to make a row hold.
  private func shares(
    of entries: [(column: Int, value: Double)],
    _ missing: Double
  ) -> [Share] {
    var shares: [Share] = []
    for (variable, coefficient) in entries {
      let rises = (coefficient > 0) == (missing > 0)
      var segment = rises ? above[variable] : below[variable]
      var from = values[variable]
      while true {
        let kink = rises ? segment : segment - 1
        let isLast = kink < 0 || kink >= costs.kinkCount(of: variable)
        let end = isLast ? Double.infinity : costs.position(of: Int(kink), of: variable)
        shares.append(
          Share(
            variable: Int32(variable),
            kink: kink,
            size: abs(end - from) * abs(coefficient),
            slopes: costs.slopeStart(of: Int(segment), of: variable),
            factor: (rises ? 1 : -1) / abs(coefficient)
          )
        )
        guard !isLast, end.isFinite else { break }
        from = end
        segment += rises ? 1 : -1
      }
    }
    return shares
  }

  /// Compares what segments cost for each unit of their row in the first levels: negative if the first costs less.
  private func compare(_ a: Share, _ b: Share, before end: Int) -> Int {
    for level in 0..<end {
      let left = costs.slopes[a.slopes + level] * a.factor
      let right = costs.slopes[b.slopes + level] * b.factor
      if abs(left - right) > Tolerance.cost { return left < right ? -1 : 1 }
    }
    return 0
  }
}
