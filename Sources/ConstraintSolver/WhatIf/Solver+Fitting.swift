extension Solver {
  /// The end of a range that is looked for.
  public enum Extreme: Sendable, Hashable {
    /// As small as possible.
    case least
    /// As large as possible.
    case greatest
  }

  /// The least or greatest value that a sum can take, wanted with a priority.
  ///
  ///     // systemLayoutSizeFitting(_:) wants the view as small as its content allows, with 50.
  ///     try solver.fittingValue(of: [Term(width)], .least, priority: 50)
  ///
  /// All constraints of a higher priority are held first, those of the same priority share with the
  /// wish as they do among each other: the sum of the errors is least. The solver stays as it is.
  ///
  /// - Parameters:
  ///   - terms: The sum.
  ///   - extreme: The end that is wanted.
  ///   - priority: How much it is wanted; below required.
  ///   - trials: Constraints to add for this question only.
  ///   - removed: Constraints to leave out for this question only.
  /// - Returns: The value in points; −∞ or ∞ if nothing keeps the sum from going on for ever, which
  ///   is what more than 10⁸ points are taken for. Contradictions are settled as in
  ///   ``whatIf(adding:removing:changing:values:)``.
  /// - Throws: As ``addConstraint(_:_:_:priority:)-([Term],_,_,_)`` and ``removeConstraint(_:)`` do;
  ///   ``SolverError/invalidPriority(_:)`` for required, too.
  /// - Complexity: That of solving the components of all variables involved afresh.
  public func fittingValue(
    of terms: [Term],
    _ extreme: Extreme,
    priority: Priority,
    adding trials: [LinearConstraint] = [],
    removing removed: [ConstraintID] = []
  ) throws(SolverError) -> Double {
    guard priority < .required else { throw .invalidPriority(priority) }
    let goal = extreme == .least ? -AnalysedSystem.farAway : AnalysedSystem.farAway
    let wish = LinearConstraint(terms, .equal, goal, priority: priority)
    let (added, ids) = try checked(trials + [wish])
    guard let sum = added.last?.terms, !sum.isEmpty else { return 0 }
    var starts = added.flatMap { $0.terms.map(\.variable) }
    for constraint in removed { starts += try variables(of: constraint) }
    var copy = analysedSystem(around: starts)
    for (index, trial) in added.enumerated() {
      copy.append(trial, id: ids[index], countsAsSize: index < trials.count)
    }
    var isExcluded = copy.nothingExcluded
    for constraint in removed {
      if let row = copy.row(of: constraint) { isExcluded[row] = true }
    }
    let values = copy.solve(&isExcluded).values
    let value = sum.reduce(0) {
      $0 + $1.coefficient * (copy.number(of: $1.variable).map { values[$0] } ?? 0)
    }
    return abs(value) >= 0.9 * AnalysedSystem.farAway
      ? goal.sign == .minus ? -.infinity : .infinity
      : value + 0.0
  }
}

extension AnalysedSystem {
  /// A value that no layout comes to, near enough to 0 for the numbers beside it to keep their digits.
  static let farAway = 134_217_728.0
}
