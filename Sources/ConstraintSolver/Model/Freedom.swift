/// A variable that the constraints leave undecided.
///
/// Every number from ``lower`` to ``upper`` belongs to some solution that is as good as the chosen
/// one in every priority.
public struct Freedom: Sendable, Hashable {
  /// The undecided variable.
  public var variable: Variable

  /// The least value it can take; may be −∞.
  public var lower: Double

  /// The greatest value it can take; may be +∞.
  public var upper: Double

  /// The value that the rule for ties chose.
  public var value: Double

  /// Makes a freedom out of its parts.
  public init(variable: Variable, lower: Double, upper: Double, value: Double) {
    self.variable = variable
    self.lower = lower
    self.upper = upper
    self.value = value
  }
}
