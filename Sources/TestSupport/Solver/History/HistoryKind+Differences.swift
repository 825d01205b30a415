import ConstraintSolver

extension HistoryKind {
  /// Places of which each is at least so far behind each before it, beyond some wishes that they cannot all keep:
  /// one program of count² / 2 rows, which is large from a dozen places on.
  public static func differences(_ count: Int) -> HistoryKind {
    var system = PlainSystem()
    for number in 0..<count {
      system.unknowns.append(.init(rest: Double(number % 3), isNonNegative: number % 4 == 1))
    }
    for later in 0..<count {
      for earlier in 0..<later {
        system.rows.append(
          PlainSystem.Row(
            variables: [later, earlier],
            coefficients: [1, -1],
            relation: .greaterThanOrEqual,
            constant: Double((later + 3 * earlier) % 5),
            priority: 1000
          )
        )
        guard later * earlier % 3 == 1 else { continue }
        system.rows.append(
          PlainSystem.Row(
            variables: [later, earlier],
            coefficients: [1, -1],
            relation: .equal,
            constant: Double((later * 7 + earlier) % 13),
            priority: later % 2 == 0 ? 750 : 250
          )
        )
      }
    }
    return HistoryKind(
      name: "\(count) places and their differences",
      system: system,
      groups: system.unknowns.indices.map { [$0] },
      extraRowLimit: 3
    )
  }
}
