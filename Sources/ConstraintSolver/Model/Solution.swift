/// What a call of ``Solver/solve(breaking:)`` did.
public struct Solution: Sendable, Hashable {
  /// The variables whose value is another than before, in order of their handles.
  public var changed: [Variable]

  /// The contradictions found in this call, each with the constraint that was put out of force.
  public var conflicts: [Conflict]

  /// Makes a solution out of its parts.
  public init(changed: [Variable] = [], conflicts: [Conflict] = []) {
    self.changed = changed
    self.conflicts = conflicts
  }
}
