extension SparseSimplex {
  /// Finds what the basic variables do when a variable moves.
  mutating func findDriven(by entering: Int) {
    column.removeAll()
    column.append(repeating: 0, count: basics.count)
    matrix.add(1, timesColumn: entering, to: column)
    basis.solve(column, keepsSpike: true)
    driven.removeAll()
    driven.reserve(column.count)
    let (column, found) = (column.base, driven.base)
    var count = 0
    // What is zero is written over; a branch would be taken as good as by chance.
    for slot in 0..<basics.count {
      let isDriven = abs(column[slot]) > Tolerance.drop
      column[slot] = isDriven ? column[slot] : 0
      found[count] = Int32(truncatingIfNeeded: slot)
      count &+= isDriven ? 1 : 0
    }
    driven.setCount(count)
  }

  /// The kink that a variable goes to, in ``breakpoints``.
  ///
  /// - Parameters:
  ///   - entering: The variable.
  ///   - sign: The direction, 1 or −1.
  ///   - careful: Stops at the first kink, the least index first, as Bland's rule wants.
  /// - Returns: The kink, or nil where the cost falls forever.
  mutating func choose(_ entering: Int, _ sign: Double, careful: Bool) -> Int? {
    breakpoints.removeAll(keepingCapacity: true)
    appendBreakpoints(
      of: entering,
      slot: -1,
      segment: sign > 0 ? above[entering] : below[entering],
      speed: sign,
      firstOnly: careful
    )
    for place in 0..<driven.count {
      let slot = driven.base[place]
      let coefficient = -column.base[Int(slot)]
      guard abs(coefficient) > Tolerance.pivot else { continue }
      let basic = Int(basics.base[Int(slot)])
      appendBreakpoints(
        of: basic,
        slot: slot,
        segment: below.base[basic],
        speed: sign * coefficient,
        firstOnly: careful
      )
    }
    guard !careful else {
      return breakpoints.indices.min { a, b in
        let (a, b) = (breakpoints[a], breakpoints[b])
        return (a.distance, a.variable) < (b.distance, b.variable)
      }
    }
    return longStop(entering, sign)
  }

  private mutating func appendBreakpoints(
    of variable: Int,
    slot: Int32,
    segment: Int32,
    speed: Double,
    firstOnly: Bool
  ) {
    let count = Int32(costs.kinkCount(of: variable))
    var kink = speed > 0 ? segment : segment - 1
    while kink >= 0 && kink < count {
      let gap = costs.position(of: Int(kink), of: variable) - values.base[variable]
      // An infinite kink holds the place of a bound that is not there.
      guard gap.isFinite else { return }
      breakpoints.append(
        Simplex.Breakpoint(
          distance: max(0, gap / speed),
          row: slot,
          variable: Int32(variable),
          kink: kink,
          speed: speed
        )
      )
      if firstOnly { return }
      kink += speed > 0 ? 1 : -1
    }
  }

  /// The kink after which the cost vector falls no more.
  ///
  /// Steps pass few of many kinks mostly, so these are put in order bit by bit.
  private mutating func longStop(_ entering: Int, _ sign: Double) -> Int? {
    let levels = levels
    let own = costs.slopeStart(
      of: Int(sign > 0 ? above[entering] : below[entering]),
      of: entering
    )
    direction.removeAll()
    for level in 0..<levels {
      direction.append(sign * (prices[entering * levels + level] + costs.slopes[own + level]))
    }
    var sorted = 0
    var portion = 8
    while sorted < breakpoints.count {
      breakpoints.putLeast(portion, from: sorted)
      let end = Swift.min(sorted + portion, breakpoints.count)
      for index in sorted..<end {
        if !falls(behind: breakpoints[index]) { return steadier(than: index) }
      }
      sorted = end
      portion *= 4
    }
    return nil
  }

  /// Whether the cost vector falls behind a kink, given that ``direction`` is the rate before it.
  private mutating func falls(behind breakpoint: Simplex.Breakpoint) -> Bool {
    let levels = levels
    let lower = costs.slopeStart(of: Int(breakpoint.kink), of: Int(breakpoint.variable))
    var falls = false
    var decided = false
    for level in 0..<levels {
      let bend = costs.slopes[lower + levels + level] - costs.slopes[lower + level]
      direction.base[level] += abs(breakpoint.speed) * bend
      if !decided && abs(direction.base[level]) > noise.base[level] {
        decided = true
        falls = direction.base[level] < 0
      }
    }
    return falls
  }

  /// A stop as near as the given one, with a greater pivot.
  private mutating func steadier(than stop: Int) -> Int {
    guard breakpoints[stop].row >= 0, abs(breakpoints[stop].speed) < 0.01 else { return stop }
    breakpoints[stop...].sort { $0.precedes($1) }
    let limit = breakpoints[stop].distance + 1e-10
    var best = stop
    for index in breakpoints.indices.dropFirst(stop) {
      guard breakpoints[index].distance <= limit else { break }
      if abs(breakpoints[index].speed) > abs(breakpoints[best].speed) { best = index }
    }
    return best
  }

  /// Moves a variable to a kink.
  ///
  /// - Returns: The length of the step; nil where the factors turn out to be worn, and nothing was done.
  mutating func step(_ entering: Int, _ sign: Double, to stop: Int, isFresh: Bool) -> Double? {
    let last = breakpoints[stop]
    if last.row >= 0 {
      pivotRow.removeAll()
      pivotRow.append(repeating: 0, count: basics.count)
      pivotRow[last.row] = 1
      basis.solveTransposed(pivotRow, keepsLever: true)
      let pivot = column[last.row]
      let other = matrix.product(entering, pivotRow)
      if !isFresh, abs(pivot - other) > 1e-7 * max(abs(pivot), abs(other)) { return nil }
    }
    let length = max(0, last.distance)
    if length > 0 {
      values[entering] += sign * length
      for place in 0..<driven.count {
        let slot = Int(driven.base[place])
        values.base[Int(basics.base[slot])] -= sign * column.base[slot] * length
      }
    }
    var segment = sign > 0 ? above[entering] : below[entering]
    for passed in breakpoints[..<stop] {
      let next = passed.speed > 0 ? passed.kink + 1 : passed.kink
      if passed.row < 0 {
        segment = next
      } else {
        below[passed.variable] = next
        above[passed.variable] = next
      }
    }
    changePrices(entering, segment, stop)
    let leaving = Int(last.variable)
    values[leaving] = costs.position(of: Int(last.kink), of: leaving)
    if last.row >= 0 {
      basis.update(slot: Int(last.row), pivot: column[last.row])
      basics[last.row] = Int32(entering)
      slotOf[entering] = last.row
      slotOf[leaving] = -1
      exchangeEntering(entering, leaving)
      below[entering] = segment
      above[entering] = segment
    }
    below[leaving] = last.kink
    above[leaving] = last.kink + 1
    return length
  }

  /// Brings the prices up to date with the kinks passed and with the basis to come.
  private mutating func changePrices(_ entering: Int, _ segment: Int32, _ stop: Int) {
    let levels = levels
    let slopes = costs.slopeStart(of: Int(segment), of: entering)
    let last = breakpoints[stop]
    for level in 0..<levels {
      weights.removeAll()
      weights.append(repeating: 0, count: basics.count)
      var hasPassed = false
      // What the entering variable costs a unit, behind the kinks.
      var rate = prices[entering * levels + level] + costs.slopes[slopes + level]
      for passed in breakpoints[..<stop] where passed.row >= 0 {
        let lower = costs.slopeStart(of: Int(passed.kink), of: Int(passed.variable)) + level
        let bend = costs.slopes[lower + levels] - costs.slopes[lower]
        guard bend != 0 else { continue }
        hasPassed = true
        let change = passed.speed > 0 ? bend : -bend
        weights[passed.row] += change
        rate -= change * column[passed.row]
      }
      if hasPassed { basis.solveTransposed(weights) }
      if last.row >= 0, rate != 0 {
        let factor = rate / column[last.row]
        let (weights, pivotRow) = (weights.base, pivotRow.base)
        for row in 0..<self.weights.count { weights[row] += factor * pivotRow[row] }
      } else if !hasPassed {
        continue
      }
      addToPrices(level)
    }
  }
}

extension [Simplex.Breakpoint] {
  /// Puts the least ones from a place on in order, so many of them.
  ///
  /// - Complexity: O(n + k log k) for k of n, mostly.
  fileprivate mutating func putLeast(_ wanted: Int, from start: Int) {
    var (low, high) = (start, count)
    let end = Swift.min(start + wanted, count)
    withUnsafeMutableBufferPointer { elements in
      // Hoare's selection, until the part that the last wanted one is in is small.
      while high - low > 2 * wanted + 8 {
        let middle = elements[low + (high - low) / 2]
        var (i, j) = (low, high - 1)
        while i <= j {
          while elements[i].precedes(middle) { i += 1 }
          while middle.precedes(elements[j]) { j -= 1 }
          if i <= j {
            elements.swapAt(i, j)
            i += 1
            j -= 1
          }
        }
        if end - 1 <= j {
          high = j + 1
        } else if end - 1 >= i {
          low = i
        } else {
          high = i
          break
        }
      }
      elements[start..<high].sort { $0.precedes($1) }
    }
  }
}
