extension ExtendedSimplex {
  /// A kink that the moving variable, or a basic one that it drives, comes to.
  struct Breakpoint {
    /// How far the moving variable is from there.
    var distance: Extended
    /// The row of the basic variable; −1 for the moving variable itself.
    var row: Int
    var variable: Int
    var kink: Int32
    /// How far it goes when the moving variable goes one unit; signed.
    var speed: Extended
    /// By how much the speed would be another; see ``ExtendedSimplex/doubts``.
    var doubt: Double

    /// Whether it is nearer; the kinks of one variable come in the order in which it meets them.
    func precedes(_ other: Breakpoint) -> Bool {
      if distance != other.distance { return distance < other.distance }
      if variable != other.variable { return variable < other.variable }
      return (speed.high > 0 ? kink : -kink) < (other.speed.high > 0 ? other.kink : -other.kink)
    }
  }

  /// Walks to the optimum, as ``Simplex/minimise()`` does.
  ///
  /// - Returns: Whether it was reached.
  mutating func minimise() -> Bool {
    var stalled = 0
    for _ in 0..<500 + 10 * (basics.count + width) {
      price()
      let careful = stalled > 20 + 2 * basics.count
      guard let (column, sign) = improving(first: careful) else { return true }
      guard let length = step(column, sign, careful: careful) else { return false }
      if length > 0 { stalled = 0 } else { stalled += 1 }
    }
    return false
  }

  // MARK: - Prices

  private mutating func price() {
    let (levels, width) = (levels, width)
    prices.refill(.zero, count: width * levels)
    priceSizes.refill(0, count: width * levels)
    priceDoubts.refill(0, count: width * levels)
    for row in basics.indices {
      let slopes = costs.slopeStart(of: Int(below[basics[row]]), of: basics[row])
      guard (0..<levels).contains(where: { costs.slopes[slopes + $0] != 0 }) else { continue }
      for column in 0..<width {
        let entry = table[row * width + column]
        guard !entry.isZero else { continue }
        for level in 0..<levels where costs.slopes[slopes + level] != 0 {
          let slope = costs.slopes[slopes + level]
          let term = entry * Extended(slope)
          let place = column * levels + level
          prices[place] = prices[place] + term
          priceSizes[place] = max(priceSizes[place], term.size)
          priceDoubts[place] += doubts[row * width + column] * slope
        }
      }
    }
  }

  /// By how much the cost of a level changes when a column's variable moves up by a unit, from a segment.
  func rate(_ column: Int, segment: Int32, level: Int) -> Extended {
    let slope = costs.slopes[costs.slopeStart(of: Int(segment), of: nonbasics[column]) + level]
    let place = column * levels + level
    let rate = prices[place] + Extended(slope)
    let size = max(priceSizes[place], abs(slope))
    return rate.size > max(Self.cancellation * size, abs(priceDoubts[place])) ? rate : .zero
  }

  /// The column and direction in which the cost falls fastest in the first level; or just the first one
  /// in which it falls, by the least variable.
  private func improving(first: Bool) -> (column: Int, sign: Double)? {
    var best: (column: Int, sign: Double, level: Int, rate: Double)?
    for column in 0..<width where !isFrozen[nonbasics[column]] {
      for sign in [1.0, -1.0] {
        let segment = sign > 0 ? above[nonbasics[column]] : below[nonbasics[column]]
        for level in 0..<levels {
          let rate = sign * self.rate(column, segment: segment, level: level).high
          if rate == 0 { continue }
          guard rate < 0 else { break }
          let isBetter =
            if let best {
              first
                ? nonbasics[column] < nonbasics[best.column]
                : (level, rate) < (best.level, best.rate)
            } else {
              true
            }
          if isBetter { best = (column, sign, level, rate) }
          break
        }
      }
    }
    return best.map { ($0.column, $0.sign) }
  }

  // MARK: - Steps

  /// Moves a column's variable until the cost stops falling.
  ///
  /// - Returns: The length of the step, or nil where the cost falls forever.
  private mutating func step(_ column: Int, _ sign: Double, careful: Bool) -> Double? {
    let entering = nonbasics[column]
    collectBreakpoints(column, sign)
    guard let stop = careful ? firstStop() : longStop(column, sign) else { return nil }
    let last = breakpoints[stop]
    let length = last.distance
    if !length.isZero {
      values[entering] = values[entering] + Extended(sign) * length
      for row in basics.indices {
        let entry = table[row * width + column]
        guard !entry.isZero else { continue }
        values[basics[row]] = values[basics[row]] + Extended(sign) * entry * length
      }
    }
    var segment = sign > 0 ? above[entering] : below[entering]
    for passed in careful ? [] : breakpoints[..<stop] {
      let next = passed.speed.high > 0 ? passed.kink + 1 : passed.kink
      if passed.row < 0 {
        segment = next
      } else {
        below[passed.variable] = next
        above[passed.variable] = next
      }
    }
    values[last.variable] = Extended(costs.position(of: Int(last.kink), of: last.variable))
    if last.row >= 0 {
      pivot(row: last.row, column: column)
      below[entering] = segment
      above[entering] = segment
    }
    below[last.variable] = last.kink
    above[last.variable] = last.kink + 1
    return length.high
  }

  private mutating func collectBreakpoints(_ column: Int, _ sign: Double) {
    breakpoints.removeAll(keepingCapacity: true)
    let entering = nonbasics[column]
    appendBreakpoints(
      of: entering,
      row: -1,
      segment: sign > 0 ? above[entering] : below[entering],
      speed: Extended(sign),
      doubt: 0
    )
    for row in basics.indices {
      let entry = table[row * width + column]
      guard !entry.isZero else { continue }
      appendBreakpoints(
        of: basics[row],
        row: row,
        segment: below[basics[row]],
        speed: Extended(sign) * entry,
        doubt: sign * doubts[row * width + column]
      )
    }
    breakpoints.sort { $0.precedes($1) }
  }

  private mutating func appendBreakpoints(
    of variable: Int,
    row: Int,
    segment: Int32,
    speed: Extended,
    doubt: Double
  ) {
    let count = Int32(costs.kinkCount(of: variable))
    let isUp = speed.high > 0
    var kink = isUp ? segment : segment - 1
    while kink >= 0, kink < count {
      let gap = Extended(costs.position(of: Int(kink), of: variable)) - values[variable]
      let distance = gap / speed
      breakpoints.append(
        Breakpoint(
          distance: distance.high > 0 ? distance : .zero,
          row: row,
          variable: variable,
          kink: kink,
          speed: speed,
          doubt: doubt
        )
      )
      kink += isUp ? 1 : -1
    }
  }

  /// The nearest kink; among equally near ones that of the least variable.
  private func firstStop() -> Int? { breakpoints.isEmpty ? nil : 0 }

  /// The kink after which the cost vector falls no more.
  private func longStop(_ column: Int, _ sign: Double) -> Int? {
    let segment = sign > 0 ? above[nonbasics[column]] : below[nonbasics[column]]
    var direction = (0..<levels).map {
      Extended(sign) * rate(column, segment: segment, level: $0)
    }
    var sizes = direction.map(\.size)
    var doubts = (0..<levels).map { sign * priceDoubts[column * levels + $0] }
    for (index, breakpoint) in breakpoints.enumerated() {
      let lower = costs.slopeStart(of: Int(breakpoint.kink), of: breakpoint.variable)
      var falls: Bool?
      for level in 0..<levels {
        let bend = costs.slopes[lower + levels + level] - costs.slopes[lower + level]
        if bend != 0 {
          let added =
            (breakpoint.speed.high < 0 ? -breakpoint.speed : breakpoint.speed) * Extended(bend)
          direction[level] = direction[level] + added
          sizes[level] = max(sizes[level], added.size)
          doubts[level] += (breakpoint.speed.high < 0 ? -bend : bend) * breakpoint.doubt
        }
        guard falls == nil,
          direction[level].size > max(Self.cancellation * sizes[level], abs(doubts[level]))
        else { continue }
        falls = direction[level].high < 0
      }
      if falls != true { return index }
    }
    return nil
  }
}

extension Simplex {
  /// Makes sure of the optimum in extended precision, for programs with coefficients far from each other.
  ///
  /// - Returns: Whether it was reached; if not, everything is as before.
  mutating func refine() -> Bool {
    if var walk = ExtendedSimplex(self), walk.minimise() {
      take(walk)
      return true
    }
    // A walk that divided by rounding ends at a basis that is none; so this one begins where that one did.
    var first = self
    first.rows = startRows
    first.basics = startBasics
    first.rowOf.refill(-1, count: variableCount)
    first.start { _ in 0 }
    guard var walk = ExtendedSimplex(first), walk.minimise() else { return false }
    take(walk)
    return true
  }

  private mutating func take(_ walk: ExtendedSimplex) {
    rows.removeAll(columnCount: variableCount)
    basics = walk.basics.map { Int32($0) }
    rowOf.refill(-1, count: variableCount)
    for (row, basic) in basics.enumerated() {
      rowOf[Int(basic)] = Int32(row)
      rows.addRow(capacity: walk.width + 2)
      for column in 0..<walk.width {
        let entry = walk.table[row * walk.width + column].high
        if entry != 0 { rows.append(Int32(walk.nonbasics[column]), entry, to: row) }
      }
    }
    values = walk.values.map(\.high)
    below = walk.below
    above = walk.above
    prices.refill(0, count: variableCount * levels)
    // What is left of a price counts, however small: rounding was taken out of it.
    noise.refill(0, count: levels)
    for (column, variable) in walk.nonbasics.enumerated() {
      for level in 0..<levels {
        var price = walk.prices[column * levels + level].high
        for segment in [walk.above[variable], walk.below[variable]]
        where walk.rate(column, segment: segment, level: level).isZero {
          price = -costs.slopes[costs.slopeStart(of: Int(segment), of: variable) + level]
        }
        prices[variable * levels + level] = price
      }
    }
  }
}
