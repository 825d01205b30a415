extension SolverFixture {
  /// In what way a system is difficult; each belongs to one class.
  public enum Class: String, CaseIterable, Sendable {
    /// One solution, at which no more rows and silent rules are tight than there are unknowns.
    case decided
    /// One solution, at which more are tight than there are unknowns.
    case degenerate
    /// Several solutions that are equally good in every priority: the rule for ties chooses.
    case ties
    /// No solution.
    case infeasible
  }
}

extension SolverFixture.Case {
  /// The class of the system, found from its answer.
  public var `class`: SolverFixture.Class {
    guard case .solution(_, let values, let lower, let upper) = answer else { return .infeasible }
    guard lower == upper else { return .ties }
    var tight = system.rows.count { row in
      let products = zip(row.variables, row.coefficients).map { $1 * values[$0] }
      let size = products.reduce(max(1, abs(row.constant))) { max($0, abs($1)) }
      return abs(products.reduce(0, +) - row.constant) <= 1e-6 * size
    }
    for (unknown, value) in zip(system.unknowns, values) where unknown.isNonNegative {
      if abs(value) <= 1e-6 { tight += 1 }
    }
    return tight > values.count ? .degenerate : .decided
  }
}
