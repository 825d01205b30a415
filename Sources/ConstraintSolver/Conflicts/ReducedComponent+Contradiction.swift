extension ReducedComponent {
  /// By how much the worst bound is missed.
  func violation(_ presolve: borrowing Presolve) -> Double {
    var worst = 0.0
    for (number, variable) in variables.enumerated() {
      let value = simplex.values[number]
      worst = max(
        worst,
        presolve.lower[Int(variable)] - value,
        value - presolve.upper[Int(variable)]
      )
    }
    for number in variables.count..<simplex.variableCount - 1 {
      worst = max(worst, abs(simplex.values[number]))
    }
    return worst
  }

  /// Why a part cannot be satisfied, read off its prices at the least sum of violations.
  func contradiction(_ presolve: borrowing Presolve) -> [Multiple] {
    var multiples: [Multiple] = []
    func weight(_ variable: Int) -> Double {
      if simplex.rowOf[variable] < 0 { return -simplex.prices[variable * simplex.levels] }
      let segment = Int(simplex.below[variable])
      return simplex.costs.slopes[simplex.costs.slopeStart(of: segment, of: variable)]
    }
    for (number, anchor) in anchors.enumerated() {
      let factor = -weight(anchor.variable) / anchor.coefficient
      guard abs(factor) > Tolerance.multiplier else { continue }
      multiples.append(Multiple(source: .row(Int(rows[number])), factor: factor))
    }
    for (number, variable) in variables.enumerated() {
      let weight = weight(number)
      guard abs(weight) > Tolerance.multiplier else { continue }
      multiples += presolve.boundMultiples(Int(variable), weight: weight)
    }
    return multiples
  }
}
