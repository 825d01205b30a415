/// A variable times a number: one summand on the left side of a constraint.
public struct Term: Hashable, Sendable {
  /// The unknown.
  public var variable: Variable

  /// The factor in front of it; it has no unit.
  public var coefficient: Double

  /// Makes the summand `coefficient` · `variable`.
  public init(_ variable: Variable, _ coefficient: Double = 1) {
    self.variable = variable
    self.coefficient = coefficient
  }
}
