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
    var best = (variable: -1, sign: 1.0, level: levels, rate: 0.0)
    return costs.slopes.withUnsafeBufferPointer { slopes in
      for variable in 0..<variableCount where slotOf.base[variable] < 0 && !isFrozen.base[variable]
      {
        let price = prices.base + variable * levels
        for sign in [1.0, -1.0] {
          let segment = Int(sign > 0 ? above.base[variable] : below.base[variable])
          let slope = costs.slopeStart(of: segment, of: variable)
          var level = 0
          var rate = 0.0
          while level <= best.level, level < levels {
            rate = sign * (price[level] + slopes[slope + level])
            if abs(rate) > noise.base[level] { break }
            level += 1
          }
          guard level <= best.level, level < levels, rate < 0 else { continue }
          // A rate has to be better by more than rounding to come before a lesser index.
          if level == best.level, rate >= best.rate * (1 + 1e-9) { continue }
          best = (variable, sign, level, rate)
        }
      }
      return best.variable < 0 ? nil : (best.variable, best.sign)
    }
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
