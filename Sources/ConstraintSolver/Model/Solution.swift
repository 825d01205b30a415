/// What a call of ``Solver/solve(breaking:)`` did.
public struct Solution: Sendable, Hashable {
  /// The variables whose value is another than before, in order of their handles.
  public var changed: [Variable]

  /// The contradictions found in this call, each with the constraint that was put out of force.
  public var conflicts: [Conflict]

  /// Whether numbers in what this call solved are so far from each other that the solution may not be the
  /// best one.
  ///
  /// Values are finite nevertheless. Coefficients from a thousandth to a thousand do not come here.
  public var isOutOfRange: Bool

  /// Makes a solution out of its parts.
  public init(changed: [Variable] = [], conflicts: [Conflict] = [], isOutOfRange: Bool = false) {
    self.changed = changed
    self.conflicts = conflicts
    self.isOutOfRange = isOutOfRange
  }
}
