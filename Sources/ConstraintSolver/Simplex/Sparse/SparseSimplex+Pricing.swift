extension SparseSimplex {
  /// The first level in which moving a variable changes the cost, and by how much a unit.
  func rate(_ variable: Int, _ sign: Double) -> (level: Int, rate: Double)? {
    let segment = Int(sign > 0 ? above.base[variable] : below.base[variable])
    let slope = costs.slopeStart(of: segment, of: variable)
    for level in 0..<levels {
      let rate = sign * (prices.base[variable * levels + level] + costs.slopes[slope + level])
      if abs(rate) > noise.base[level] { return (level, rate) }
    }
    return nil
  }

  /// A nonbasic variable and direction in which the cost falls fast in an early level.
  func bestImproving() -> (variable: Int, sign: Double)? {
    let levels = levels
    let (prices, noise) = (UnsafePointer(prices.base), UnsafePointer(noise.base))
    var best = Candidate(level: levels)
    costs.withSlopes { starts, slopes in
      guard let starts = starts.baseAddress, let slopes = slopes.baseAddress else { return }
      for word in 0..<mayEnter.count {
        var left = mayEnter.base[word]
        while left != 0 {
          let variable = word &* 64 &+ left.trailingZeroBitCount
          left &= left &- 1
          let first = Int(starts[variable]) &+ variable
          let up = first &+ Int(above.base[variable])
          let down = first &+ Int(below.base[variable])
          let price = prices + variable &* levels
          let (upward, downward) = (slopes + up &* levels, slopes + down &* levels)
          if levels == 2, !Self.mayFall(price, upward, downward, noise) { continue }
          best.compare(variable, 1, price, upward, noise, levels)
          best.compare(variable, -1, price, downward, noise, levels)
        }
      }
    }
    return best.variable < 0 ? nil : (best.variable, best.sign)
  }

  /// Whether the cost falls in some direction, where there are two levels.
  ///
  /// For most variables it does not, but nothing foretells which level says so: one branch is for all.
  @inline(__always)
  private static func mayFall(
    _ price: UnsafePointer<Double>,
    _ upward: UnsafePointer<Double>,
    _ downward: UnsafePointer<Double>,
    _ noise: UnsafePointer<Double>
  ) -> Bool {
    let first = SIMD2(price[0] + upward[0], -(price[0] + downward[0]))
    let second = SIMD2(price[1] + upward[1], -(price[1] + downward[1]))
    let isFalling = (first .<= noise[0]) .& (second .< -noise[1])
    return any((first .< -noise[0]) .| isFalling)
  }

  /// The best direction found so far.
  struct Candidate {
    var variable = -1
    var sign = 1.0
    /// The first level in which the cost falls.
    var level: Int
    var rate = 0.0

    init(level: Int) { self.level = level }

    /// Takes another direction if it is better.
    @inline(__always)
    mutating func compare(
      _ variable: Int,
      _ sign: Double,
      _ price: UnsafePointer<Double>,
      _ slope: UnsafePointer<Double>,
      _ noise: UnsafePointer<Double>,
      _ levels: Int
    ) {
      var level = 0
      var rate = 0.0
      while level <= self.level, level < levels {
        rate = sign * (price[level] + slope[level])
        if abs(rate) > noise[level] { break }
        level &+= 1
      }
      guard level <= self.level, level < levels, rate < 0 else { return }
      // A rate has to be better by more than rounding to come before a lesser index.
      if level == self.level, rate >= self.rate * (1 + 1e-9) { return }
      self.variable = variable
      self.sign = sign
      self.level = level
      self.rate = rate
    }
  }

  /// Notes who may enter: nonbasic variables that are not frozen.
  mutating func listEntering() {
    mayEnter.removeAll()
    mayEnter.append(repeating: 0, count: (variableCount + 63) / 64)
    for variable in 0..<variableCount where slotOf.base[variable] < 0 && !isFrozen.base[variable] {
      mayEnter.base[variable / 64] |= 1 << UInt64(variable % 64)
    }
  }

  /// Notes that a variable has taken the place of another in the basis.
  mutating func exchangeEntering(_ entering: Int, _ leaving: Int) {
    mayEnter.base[entering / 64] &= ~(1 << UInt64(entering % 64))
    guard !isFrozen.base[leaving] else { return }
    mayEnter.base[leaving / 64] |= 1 << UInt64(leaving % 64)
  }

  /// The first nonbasic variable with a direction in which the cost falls.
  func firstImproving() -> (variable: Int, sign: Double)? {
    for variable in 0..<variableCount where slotOf.base[variable] < 0 && !isFrozen.base[variable] {
      for sign in [1.0, -1.0] {
        if let (_, rate) = rate(variable, sign), rate < 0 { return (variable, sign) }
      }
    }
    return nil
  }
}
