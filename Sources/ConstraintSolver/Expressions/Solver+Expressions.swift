extension Solver {
  /// Adds a constraint.
  ///
  ///     try solver.addConstraint(x + 2 * y >= 10 | .high)
  ///
  /// Everything said of ``addConstraint(_:_:_:priority:)-([Term],_,_,_)`` holds here. The priority belongs
  /// to the right side, as `|` binds more tightly than a relation.
  ///
  /// - Returns: The handle of the constraint.
  /// - Throws: ``SolverError/notFinite(value:place:)``, ``SolverError/outOfRange(value:place:)``,
  ///   ``SolverError/unknownVariable(_:)`` or ``SolverError/invalidPriority(_:)``; the solver is then
  ///   as before.
  @discardableResult
  public func addConstraint(
    _ constraint: LinearConstraint
  ) throws(SolverError) -> ConstraintID {
    try addConstraint(
      constraint.terms,
      constraint.relation,
      constraint.constant,
      priority: constraint.priority
    )
  }

  /// The value of a sum in the last solution, in points.
  ///
  /// - Complexity: O(terms).
  public func value(of sum: LinearExpression) -> Double {
    sum.terms.reduce(sum.constant) { $0 + $1.coefficient * value(of: $1.variable) }
  }
}
