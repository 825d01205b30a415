/// A constraint that is tried out, and not added.
public struct TrialConstraint: Sendable, Hashable {
  /// The left side.
  public var terms: [Term]
  /// How the sides compare.
  public var relation: Relation
  /// The right side, in points.
  public var constant: Double
  /// How firmly the constraint is held.
  public var priority: Priority

  /// Makes the constraint Σ `terms` (`relation`) `constant`.
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

/// What a solver would come to after changes that are only thought of.
public struct WhatIf: Sendable, Hashable {
  /// The values of the variables that were asked for, in points, in the order of asking.
  public var values: [Double]

  /// The contradictions there would be, each with the member that would be put out of force: the one
  /// added last, constraints on trial after all others.
  public var conflicts: [Conflict]

  /// Stand-ins for the constraints on trial, in their order, as members of ``conflicts``.
  ///
  /// No solver knows them.
  public var trials: [ConstraintID]

  /// Makes an answer.
  public init(values: [Double], conflicts: [Conflict], trials: [ConstraintID]) {
    self.values = values
    self.conflicts = conflicts
    self.trials = trials
  }
}
