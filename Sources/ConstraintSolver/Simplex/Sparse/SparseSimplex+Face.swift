extension SparseSimplex {
  /// A nonbasic variable that can move without any change of the costs.
  struct Direction {
    var variable: Int
    var canRise: Bool
    var canFall: Bool
  }

  /// The ways that lead from the optimum to others; there may be kinks at their start.
  func openDirections() -> [Direction] {
    var found: [Direction] = []
    for variable in 0..<variableCount where slotOf.base[variable] < 0 && !isFrozen.base[variable] {
      let direction = Direction(
        variable: variable,
        canRise: isLevel(variable, 1),
        canFall: isLevel(variable, -1)
      )
      if direction.canRise || direction.canFall { found.append(direction) }
    }
    return found
  }

  /// Whether a variable may be elsewhere at no other cost, as far as it can be told of it alone.
  func canMove(_ variable: Int) -> Bool {
    if slotOf.base[variable] < 0 { return isLevel(variable, 1) || isLevel(variable, -1) }
    let (lower, upper) = costs.ends(of: Int(below.base[variable]), of: variable)
    return lower < upper
  }

  /// Whether the costs stay the same when a variable moves.
  private func isLevel(_ variable: Int, _ sign: Double) -> Bool {
    rate(variable, sign) == nil
  }

  /// By how much a variable changes with the one that ``findDriven(by:)`` was asked about last.
  func change(of variable: Int, with moving: Int) -> Double {
    if variable == moving { return 1 }
    let slot = slotOf.base[variable]
    return slot < 0 ? 0 : -column.base[Int(slot)]
  }

  /// Leaves the optimum to a tableau.
  ///
  /// - Parameters:
  ///   - simplex: The tableau.
  ///   - withColumns: Whether it is to have the columns of variables that can move.
  mutating func leave(in simplex: inout Simplex, withColumns: Bool) {
    simplex.costs = costs
    simplex.prepare(count: variableCount)
    simplex.rows.removeAll(columnCount: variableCount)
    simplex.basics.removeAll(keepingCapacity: true)
    simplex.prices.removeAll(keepingCapacity: true)
    simplex.noise.removeAll(keepingCapacity: true)
    for variable in 0..<variableCount {
      simplex.rowOf[variable] = slotOf[variable]
      simplex.values[variable] = values[variable]
      simplex.below[variable] = below[variable]
      simplex.above[variable] = above[variable]
      simplex.isFrozen[variable] = isFrozen[variable]
    }
    for place in 0..<prices.count { simplex.prices.append(prices[place]) }
    for level in 0..<noise.count { simplex.noise.append(noise[level]) }
    for slot in 0..<basics.count {
      simplex.basics.append(basics[slot])
      simplex.rows.addRow(capacity: 0)
    }
    simplex.stepCount = stepCount
    guard withColumns else { return }
    for variable in 0..<variableCount where slotOf[variable] < 0 {
      let (lower, upper) = simplex.range(of: variable)
      guard lower < upper else { continue }
      findDriven(by: variable)
      for place in 0..<driven.count {
        let slot = Int(driven[place])
        simplex.rows.append(Int32(variable), -column[slot], to: slot)
      }
    }
  }
}
