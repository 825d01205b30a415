extension Certificate {
  /// How many members are looked at to make a contradiction smaller.
  ///
  /// Beyond that, one is reported as found; those that come from chains of equalities are smallest
  /// already.
  private static let minimalLimit = 400

  /// Leaves out members until no contradiction is left without every one of them.
  ///
  /// The members of a smallest contradiction depend on each other in one way only. As long as there is
  /// a second dependence, a multiple of it is subtracted so that some factor becomes zero and the rest
  /// is still a contradiction.
  ///
  /// Source: J. Gleeson, J. Ryan, "Identifying minimally infeasible subsystems of inequalities", ORSA
  /// Journal on Computing 2(1), 1990 (smallest contradictions are the vertices of the dual).
  mutating func minimise(in system: ComponentSystem) {
    guard multiples.count <= Self.minimalLimit else { return }
    while multiples.count > 1, let dependence = firstDependence(in: system) {
      let excess = zip(multiples, dependence).reduce(0) {
        $0 + $1.1 * constant(of: $1.0.source, in: system)
      }
      let direction = excess < 0 ? dependence.map { -$0 } : dependence
      guard direction.contains(0) else {
        // The only dependence is that of all members: nothing can be left out.
        adopt(direction.map { -$0 })
        return
      }
      subtract(direction, excess: abs(excess))
      let largest = multiples.reduce(0) { max($0, abs($1.factor)) }
      multiples.removeAll { abs($0.factor) <= Tolerance.multiplier * largest }
    }
  }

  /// Takes factors that were calculated afresh from the members, unless rounding has turned a sign.
  private mutating func adopt(_ factors: [Double]) {
    guard zip(multiples, factors).allSatisfy({ $0.factor * $1 > 0 }) else { return }
    for index in multiples.indices { multiples[index].factor = factors[index] }
  }

  /// Subtracts as much of a dependence as makes the first factor zero.
  private mutating func subtract(_ dependence: [Double], excess: Double) {
    var least: (index: Int, ratio: Double)?
    for (index, factor) in dependence.enumerated() where factor != 0 {
      let ratio = multiples[index].factor / factor
      guard ratio > 0, ratio < least?.ratio ?? .infinity else { continue }
      least = (index, ratio)
    }
    if let least {
      for index in multiples.indices {
        multiples[index].factor -= least.ratio * dependence[index]
      }
      multiples[least.index].factor = 0
    } else if excess > 0 {
      // The dependence is a contradiction by itself, and a smaller one.
      for index in multiples.indices { multiples[index].factor = -dependence[index] }
    } else {
      subtract(dependence.map { -$0 }, excess: 0)
    }
  }

  /// The right side of a member; 0 for a silent rule.
  func constant(of source: Source, in system: ComponentSystem) -> Double {
    source.row.map { system.constants[$0] } ?? 0
  }

  /// The first way in which members depend on each other.
  ///
  /// - Complexity: O(n² · terms) for n members.
  private func firstDependence(in system: ComponentSystem) -> [Double]? {
    var pivots: [(variable: Int, terms: [Int: Double], combination: [Double])] = []
    for (index, multiple) in multiples.enumerated() {
      var terms: [Int: Double] = [:]
      if let row = multiple.source.row {
        for term in system.terms(of: row) {
          terms[Int(system.columns[term])] = system.coefficients[term]
        }
      } else if let variable = multiple.source.variable {
        terms[variable] = 1
      }
      var combination = Array(repeating: 0.0, count: multiples.count)
      combination[index] = 1
      for pivot in pivots {
        guard let coefficient = terms[pivot.variable], let divisor = pivot.terms[pivot.variable]
        else { continue }
        let factor = coefficient / divisor
        for (variable, value) in pivot.terms {
          let old = terms[variable] ?? 0
          let new = old - factor * value
          terms[variable] =
            abs(new) <= Tolerance.cancellation * (abs(old) + abs(factor * value)) ? nil : new
        }
        terms[pivot.variable] = nil
        for other in 0...index { combination[other] -= factor * pivot.combination[other] }
      }
      let largest = terms.max { a, b in (abs(a.value), b.key) < (abs(b.value), a.key) }
      if let largest {
        pivots.append((largest.key, terms, combination))
        continue
      }
      let size = combination.reduce(0) { max($0, abs($1)) }
      for other in combination.indices
      where abs(combination[other]) <= Tolerance.multiplier * size {
        combination[other] = 0
      }
      return combination
    }
    return nil
  }
}
