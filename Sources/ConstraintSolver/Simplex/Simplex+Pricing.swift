extension Simplex {
  /// Calculates the prices of all nonbasic variables from the slopes of the basic ones.
  mutating func price() {
    let levels = levels
    prices = Array(repeating: 0, count: variableCount * levels)
    var largest = Array(repeating: 1.0, count: levels)
    for (row, basic) in basics.enumerated() where basic >= 0 {
      let slope = costs.slopeStart(of: Int(below[Int(basic)]), of: Int(basic))
      guard (slope..<slope + levels).contains(where: { costs.slopes[$0] != 0 }) else { continue }
      for place in rows.entries(of: row) {
        let start = Int(rows.columns[place]) * levels
        for level in 0..<levels {
          let term = rows.values[place] * costs.slopes[slope + level]
          prices[start + level] += term
          largest[level] = max(largest[level], abs(term))
        }
      }
    }
    // Sums of large terms are off by more than sums of small ones.
    noise = largest.map { max(Tolerance.cost, 1e-12 * $0) }
  }

  /// Calculates prices and the values of the basic variables afresh.
  mutating func refresh() {
    for (row, basic) in basics.enumerated() where basic >= 0 {
      var value = 0.0
      for place in rows.entries(of: row) {
        value += rows.values[place] * values[Int(rows.columns[place])]
      }
      values[Int(basic)] = value
    }
    price()
  }

  /// The first level in which moving a nonbasic variable changes the cost, and by how much a unit.
  ///
  /// - Returns: Nil where the cost stays the same in every level.
  func rate(_ variable: Int, _ sign: Double) -> (level: Int, rate: Double)? {
    let segment = Int(sign > 0 ? above[variable] : below[variable])
    let slope = costs.slopeStart(of: segment, of: variable)
    let start = variable * levels
    for level in 0..<levels {
      let rate = sign * (prices[start + level] + costs.slopes[slope + level])
      if abs(rate) > noise[level] { return (level, rate) }
    }
    return nil
  }

  /// The nonbasic variable and direction in which the cost falls fastest in the first level.
  func bestImproving() -> (variable: Int, sign: Double)? {
    var best: (variable: Int, sign: Double)?
    var bestLevel = levels
    var bestRate = 0.0
    for variable in 0..<variableCount where rowOf[variable] < 0 && !isFrozen[variable] {
      for sign in [1.0, -1.0] {
        guard let (level, rate) = rate(variable, sign), rate < 0 else { continue }
        // A rate has to be better by more than rounding to come before a lesser index.
        if level < bestLevel || (level == bestLevel && rate < bestRate * (1 + 1e-9)) {
          best = (variable, sign)
          bestLevel = level
          bestRate = rate
        }
      }
    }
    return best
  }

  /// The first nonbasic variable with a direction in which the cost falls.
  func firstImproving() -> (variable: Int, sign: Double)? {
    for variable in 0..<variableCount where rowOf[variable] < 0 && !isFrozen[variable] {
      for sign in [1.0, -1.0] {
        if let (_, rate) = rate(variable, sign), rate < 0 { return (variable, sign) }
      }
    }
    return nil
  }
}
