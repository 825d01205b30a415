extension Simplex {
  /// A kink that a moving variable, or a basic one that it drives, comes to.
  struct Breakpoint {
    /// How far the moving variable is from there.
    var distance: Double
    /// The row of the basic variable; −1 for the moving variable itself.
    var row: Int32
    /// The variable that comes to a kink.
    var variable: Int32
    /// Its kink.
    var kink: Int32
    /// How far it goes when the moving variable goes one unit; signed.
    var speed: Double

    /// Whether it is nearer; the kinks of one variable come in the order in which it meets them.
    @inline(__always)
    func precedes(_ other: Breakpoint) -> Bool {
      if distance != other.distance { return distance < other.distance }
      if variable != other.variable { return variable < other.variable }
      return (speed > 0 ? kink : -kink) < (other.speed > 0 ? other.kink : -other.kink)
    }
  }

  /// Moves a nonbasic variable until the cost stops falling.
  ///
  /// - Parameters:
  ///   - entering: The variable.
  ///   - sign: The direction, 1 or −1.
  ///   - careful: Stops at the first kink, the least index first, as Bland's rule wants.
  /// - Returns: The length of the step, or nil where the cost falls forever.
  mutating func step(_ entering: Int, _ sign: Double, careful: Bool) -> Double? {
    rows.rows(of: Int32(entering), into: &found)
    collectBreakpoints(entering, sign, firstOnly: careful)
    guard let stop = careful ? firstStop() : longStop(entering, sign) else { return nil }
    let length = max(0, breakpoints[stop].distance)

    if length > 0 {
      values[entering] += sign * length
      for index in 0..<found.count {
        let (row, place) = found[index]
        values[Int(basics[row])] += sign * rows.values[place] * length
      }
    }
    var segment = sign > 0 ? above[entering] : below[entering]
    for passed in breakpoints[..<stop] {
      if passed.row < 0 {
        segment += sign > 0 ? 1 : -1
      } else {
        cross(passed)
      }
    }
    let last = breakpoints[stop]
    let leaving = Int(last.variable)
    values[leaving] = costs.position(of: Int(last.kink), of: leaving)
    if last.row < 0 {
      below[entering] = last.kink
      above[entering] = last.kink + 1
    } else {
      pivot(row: Int(last.row), entering: entering, segment: segment)
      below[leaving] = last.kink
      above[leaving] = last.kink + 1
    }
    return length
  }

  /// Finds the kinks ahead, the nearest first.
  private mutating func collectBreakpoints(_ entering: Int, _ sign: Double, firstOnly: Bool) {
    breakpoints.removeAll(keepingCapacity: true)
    appendBreakpoints(
      of: entering,
      row: -1,
      segment: sign > 0 ? above[entering] : below[entering],
      speed: sign,
      firstOnly: firstOnly
    )
    for (row, place) in found {
      let coefficient = rows.values[place]
      guard abs(coefficient) > Tolerance.pivot else { continue }
      let basic = Int(basics[row])
      appendBreakpoints(
        of: basic,
        row: Int32(row),
        segment: below[basic],
        speed: sign * coefficient,
        firstOnly: firstOnly
      )
    }
    if !firstOnly { sortBreakpoints() }
  }

  /// Sorts the breakpoints; most steps have so few that insertion is fastest.
  private mutating func sortBreakpoints() {
    guard breakpoints.count <= 16 else {
      breakpoints.sort { $0.precedes($1) }
      return
    }
    breakpoints.withUnsafeMutableBufferPointer { breakpoints in
      for index in 1..<max(1, breakpoints.count) {
        let breakpoint = breakpoints[index]
        var place = index
        while place > 0, breakpoint.precedes(breakpoints[place - 1]) {
          breakpoints[place] = breakpoints[place - 1]
          place -= 1
        }
        breakpoints[place] = breakpoint
      }
    }
  }

  private mutating func appendBreakpoints(
    of variable: Int,
    row: Int32,
    segment: Int32,
    speed: Double,
    firstOnly: Bool
  ) {
    let count = Int32(costs.kinkCount(of: variable))
    var kink = speed > 0 ? segment : segment - 1
    while kink >= 0 && kink < count {
      let gap = costs.position(of: Int(kink), of: variable) - values[variable]
      // An infinite kink holds the place of a bound that is not there.
      guard gap.isFinite else { return }
      breakpoints.append(
        Breakpoint(
          distance: max(0, gap / speed),
          row: row,
          variable: Int32(variable),
          kink: kink,
          speed: speed
        )
      )
      if firstOnly { return }
      kink += speed > 0 ? 1 : -1
    }
  }

  /// The nearest kink; among equally near ones that of the least variable.
  private func firstStop() -> Int? {
    breakpoints.indices.min { a, b in
      let (a, b) = (breakpoints[a], breakpoints[b])
      return (a.distance, a.variable) < (b.distance, b.variable)
    }
  }

  /// The kink after which the cost vector falls no more.
  private mutating func longStop(_ entering: Int, _ sign: Double) -> Int? {
    let levels = levels
    let own = costs.slopeStart(
      of: Int(sign > 0 ? above[entering] : below[entering]),
      of: entering
    )
    direction.refill(0, count: levels)
    for level in 0..<levels {
      direction[level] = sign * (prices[entering * levels + level] + costs.slopes[own + level])
    }
    for (index, breakpoint) in breakpoints.enumerated() {
      let variable = Int(breakpoint.variable)
      let lower = costs.slopeStart(of: Int(breakpoint.kink), of: variable)
      var falls = false
      var decided = false
      for level in 0..<levels {
        direction[level] +=
          abs(breakpoint.speed)
          * (costs.slopes[lower + levels + level] - costs.slopes[lower + level])
        if !decided && abs(direction[level]) > noise[level] {
          decided = true
          falls = direction[level] < 0
        }
      }
      if !falls { return steadier(than: index) }
    }
    return nil
  }

  /// A stop as near as the given one, with a greater pivot.
  private func steadier(than stop: Int) -> Int {
    guard breakpoints[stop].row >= 0, abs(breakpoints[stop].speed) < 0.01 else { return stop }
    let limit = breakpoints[stop].distance + 1e-10
    var best = stop
    for index in breakpoints.indices.dropFirst(stop) {
      guard breakpoints[index].distance <= limit else { break }
      if abs(breakpoints[index].speed) > abs(breakpoints[best].speed) { best = index }
    }
    return best
  }

  /// Takes a basic variable to the segment on the other side of a kink.
  private mutating func cross(_ passed: Breakpoint) {
    let levels = levels
    let variable = Int(passed.variable)
    let up = passed.speed > 0
    let lower = costs.slopeStart(of: Int(passed.kink), of: variable)
    for level in 0..<levels {
      let change = costs.slopes[lower + levels + level] - costs.slopes[lower + level]
      addToPrices(up ? change : -change, Int(passed.row), level)
    }
    let segment = up ? passed.kink + 1 : passed.kink
    below[variable] = segment
    above[variable] = segment
  }
}
