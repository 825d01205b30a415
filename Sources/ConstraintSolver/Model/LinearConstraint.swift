/// A constraint as a value: added to a solver with ``Solver/addConstraint(_:)``, or only tried out with
/// ``Solver/whatIf(adding:removing:changing:values:)``.
///
/// Operators write one as it is read:
///
///     try solver.addConstraint(x + 2 * y >= 10 | .high)
public struct LinearConstraint: Sendable, Hashable {
  /// The left side.
  public var terms: [Term]
  /// How the sides compare.
  public var relation: Relation
  /// The right side, in points.
  public var constant: Double
  /// How firmly the constraint is held.
  public var priority: Priority

  /// Makes the constraint Σ `terms` (`relation`) `constant`.
  ///
  /// Nothing is checked before a solver gets it.
  public init(
    _ terms: [Term],
    _ relation: Relation,
    _ constant: Double,
    priority: Priority = .required
  ) {
    self.terms = terms
    self.relation = relation
    self.constant = constant
    self.priority = priority
  }
}
