/// Puts together what the variables of a part cost, with room that is used from part to part.
///
/// Bounds count in level 0, soft kinks in one level for each priority that the part uses; the greatest
/// weight of a level is 1.
struct CostBuilder {
  /// The greatest weight of every level; zero for one that is not in use, as a kink has a positive
  /// weight on one side at least.
  private var weights: [Double]
  private var rankOf: [Int]
  private var kinks: [PiecewiseCosts.Kink] = []
  /// The costs of the variable looked at last.
  private var alone = PiecewiseCosts(levels: 1)

  init(levelCount: Int) {
    weights = Array(repeating: 0, count: levelCount)
    rankOf = Array(repeating: 0, count: levelCount)
  }

  /// The costs of variables, of some that must be zero, and of one that costs nothing.
  mutating func costs(
    _ presolve: borrowing Presolve,
    _ variables: [Int32],
    artificialCount: Int
  ) -> PiecewiseCosts {
    for level in weights.indices { weights[level] = 0 }
    for variable in variables { weigh(Int(variable), presolve) }
    var costs = PiecewiseCosts(levels: rank())
    for variable in variables {
      collect(Int(variable), presolve)
      costs.append(&kinks)
    }
    for _ in 0..<artificialCount {
      kinks.removeAll(keepingCapacity: true)
      kinks.append(.init(position: 0, level: 0, left: 1, right: 1))
      costs.append(&kinks)
    }
    kinks.removeAll(keepingCapacity: true)
    costs.append(&kinks)
    return costs
  }

  /// The value of a variable without rows.
  ///
  /// - Returns: Nil if its costs leave a choice or its bounds contradict each other, which takes a
  ///   closer look.
  mutating func onlyValue(of variable: Int, _ presolve: borrowing Presolve) -> Double? {
    guard presolve.firstKink[variable] >= 0 else { return nil }
    for level in weights.indices { weights[level] = 0 }
    weigh(variable, presolve)
    alone.removeAll(levels: rank())
    collect(variable, presolve)
    alone.append(&kinks)
    guard let value = alone.onlyMinimum(of: 0),
      value >= presolve.lower[variable], value <= presolve.upper[variable]
    else { return nil }
    return value
  }

  private mutating func weigh(_ variable: Int, _ presolve: borrowing Presolve) {
    var kink = Int(presolve.firstKink[variable])
    while kink >= 0 {
      let soft = presolve.kinks[kink]
      weights[soft.level] = max(weights[soft.level], soft.left, soft.right)
      kink = Int(presolve.nextKink[kink])
    }
  }

  /// Numbers the levels in use, and returns how many there are, level 0 included.
  private mutating func rank() -> Int {
    var count = 1
    for level in weights.indices where weights[level] > 0 {
      rankOf[level] = count
      count += 1
    }
    return count
  }

  /// Takes the kinks of a variable.
  private mutating func collect(_ variable: Int, _ presolve: borrowing Presolve) {
    kinks.removeAll(keepingCapacity: true)
    if presolve.lower[variable] > -.infinity {
      kinks.append(.init(position: presolve.lower[variable], level: 0, left: 1, right: 0))
    }
    if presolve.upper[variable] < .infinity {
      kinks.append(.init(position: presolve.upper[variable], level: 0, left: 0, right: 1))
    }
    var kink = Int(presolve.firstKink[variable])
    while kink >= 0 {
      var soft = presolve.kinks[kink]
      let weight = weights[soft.level]
      soft.left /= weight
      soft.right /= weight
      soft.level = rankOf[soft.level]
      kinks.append(soft)
      kink = Int(presolve.nextKink[kink])
    }
  }
}
