extension Simplex {
  /// Calculates the prices of all nonbasic variables from the slopes of the basic ones.
  mutating func price() {
    let levels = levels
    prices.refill(0, count: variableCount * levels)
    noise.refill(1, count: levels)
    let (rows, costs, basics, below) = (rows, costs, basics, below)
    prices.withUnsafeMutableBufferPointer { prices in
      noise.withUnsafeMutableBufferPointer { largest in
        for row in 0..<basics.count where basics[row] >= 0 {
          let basic = Int(basics[row])
          let start = costs.slopeStart(of: Int(below[basic]), of: basic)
          for level in 0..<levels {
            let slope = costs.slopes[start + level]
            guard slope != 0 else { continue }
            rows.withEntries(of: row) { entries in
              for entry in 0..<entries.count {
                let term = entries.values[entry] * slope
                prices[Int(entries.columns[entry]) * levels + level] += term
                largest[level] = max(largest[level], abs(term))
              }
            }
          }
        }
        // Sums of large terms are off by more than sums of small ones.
        for level in 0..<levels { largest[level] = max(Tolerance.cost, 1e-12 * largest[level]) }
      }
    }
  }

  /// Calculates the values of the basic variables afresh.
  mutating func evaluate() {
    let (rows, basics) = (rows, basics)
    values.withUnsafeMutableBufferPointer { values in
      for row in 0..<basics.count where basics[row] >= 0 {
        values[Int(basics[row])] = rows.withEntries(of: row) { entries in
          var value = 0.0
          for entry in 0..<entries.count {
            value += entries.values[entry] * values[Int(entries.columns[entry])]
          }
          return value
        }
      }
    }
  }

  /// Calculates prices and the values of the basic variables afresh.
  mutating func refresh() {
    evaluate()
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

  /// The nonbasic variable and direction in which the cost falls fastest in the first level; of several
  /// such, the one with the least costs in the next levels.
  func bestImproving() -> (variable: Int, sign: Double)? {
    let levels = levels
    return prices.withUnsafeBufferPointer { prices in
      costs.slopes.withUnsafeBufferPointer { slopes in
        noise.withUnsafeBufferPointer { noise in
          var best = Candidate(level: levels)
          for variable in 0..<rowOf.count where rowOf[variable] < 0 && !isFrozen[variable] {
            var candidate = Candidate(level: levels)
            candidate.variable = variable
            candidate.price = variable * levels
            let (below, above) = (Int(below[variable]), Int(above[variable]))
            for turn in 0..<2 {
              candidate.sign = turn == 0 ? 1 : -1
              candidate.slope = costs.slopeStart(of: turn == 0 ? above : below, of: variable)
              var level = 0
              var rate = 0.0
              while level <= best.level, level < levels {
                rate =
                  candidate.sign
                  * (prices[candidate.price + level] + slopes[candidate.slope + level])
                if abs(rate) > noise[level] { break }
                level += 1
              }
              guard level <= best.level, level < levels, rate < 0 else { continue }
              candidate.level = level
              candidate.rate = rate
              if level == best.level {
                // A rate has to be better by more than rounding to come before a lesser index.
                let slack = 1e-9 * abs(best.rate)
                guard rate <= best.rate + slack else { continue }
                if rate >= best.rate - slack {
                  var next = level + 1
                  var difference = 0.0
                  while next < levels {
                    difference =
                      candidate.sign
                      * (prices[candidate.price + next] + slopes[candidate.slope + next])
                      - best.sign * (prices[best.price + next] + slopes[best.slope + next])
                    if abs(difference) > noise[next] { break }
                    next += 1
                  }
                  guard next < levels, difference < 0 else { continue }
                }
              }
              best = candidate
            }
          }
          return best.level < levels ? (best.variable, best.sign) : nil
        }
      }
    }
  }

  /// A nonbasic variable and direction in which the cost falls fast: the best one, or, where there are many
  /// variables and few rows, one that was nearly as good a few steps ago.
  mutating func nextImproving() -> (variable: Int, sign: Double)? {
    guard variableCount >= ImprovingList.fewVariables,
      variableCount >= ImprovingList.leastRatio * basics.count
    else { return bestImproving() }
    if let listed = improving.best({ openRate($0) }) { return listed }
    guard let best = bestImproving() else { return nil }
    var list = ImprovingList()
    swap(&list, &improving)
    list.list(besides: best, of: variableCount) { openRate($0) }
    swap(&list, &improving)
    return best
  }

  private func openRate(_ direction: ImprovingList.Direction) -> ImprovingList.Rate? {
    guard rowOf[direction.variable] < 0, !isFrozen[direction.variable] else { return nil }
    return rate(direction.variable, direction.sign)
  }

  /// A direction in which the cost falls.
  private struct Candidate {
    var variable = 0
    var sign = 1.0
    /// The first level in which it falls.
    var level: Int
    var rate = 0.0
    /// Where its prices and its slopes are.
    var price = 0
    var slope = 0
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
