import ConstraintSolver

/// Systems drawn at random, for properties that every system has to have.
public enum RandomSystems {
  /// Sparse rows that a common point satisfies, but for one in forty required ones.
  ///
  /// One coefficient in twenty is very small or very large.
  public static func nearlyFeasible(using random: inout SeededRandom) -> PlainSystem {
    let count = Int.random(in: 5...60, using: &random)
    let point = (0..<count).map { _ in Double(Int.random(in: 0...100, using: &random)) }
    var system = PlainSystem()
    for _ in 0..<count {
      system.unknowns.append(
        .init(
          rest: Double(Int.random(in: 0...3, using: &random) * 10),
          isNonNegative: Bool.random(using: &random)
        )
      )
    }
    for _ in 0..<Int.random(in: count...3 * count, using: &random) {
      system.rows.append(row(around: point, using: &random))
    }
    return system
  }

  private static func row(
    around point: [Double],
    using random: inout SeededRandom
  ) -> PlainSystem.Row {
    let size = [1, 2, 2, 3, 3].randomElement(using: &random) ?? 1
    let variables = Array(point.indices.shuffled(using: &random).prefix(size))
    let coefficients = variables.map { _ -> Double in
      let isOdd = Int.random(in: 0..<20, using: &random) == 0
      let choices: [Double] = isOdd ? [1e-4, 1e4, 0.37, -1e-3, 1e3] : [1, 1, -1]
      return choices.randomElement(using: &random) ?? 1
    }
    let relation =
      [Relation.equal, .equal, .lessThanOrEqual, .greaterThanOrEqual]
      .randomElement(using: &random) ?? .equal
    let priority: Float =
      [1000, 1000, 1000, 1000, 250, 500, 750].randomElement(using: &random) ?? 1000
    var constant = Double(Int.random(in: -20...150, using: &random))
    if priority == 1000, Int.random(in: 0..<40, using: &random) > 0 {
      let room = Double([0, 0, 5, 20].randomElement(using: &random) ?? 0)
      constant = zip(variables, coefficients).reduce(0) { $0 + point[$1.0] * $1.1 }
      constant -= Double(relation.rawValue) * room
    }
    return PlainSystem.Row(
      variables: variables,
      coefficients: coefficients,
      relation: relation,
      constant: constant,
      priority: priority
    )
  }
}

extension PlainSystem {
  /// The members of a conflict and nothing else: rows by number, −1 − n for the silent rule of
  /// unknown n.
  public func restricted(to members: [Int]) -> PlainSystem {
    var system = PlainSystem(unknowns: unknowns.map { Unknown(rest: $0.rest) })
    for member in members {
      if member >= 0 {
        system.rows.append(rows[member])
      } else {
        system.unknowns[-1 - member].isNonNegative = true
      }
    }
    return system
  }
}
