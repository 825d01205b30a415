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
