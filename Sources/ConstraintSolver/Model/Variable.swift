/// A handle for one unknown number of a ``Solver``.
///
///     let width = solver.addVariable(isNonNegative: true)
///
/// A handle is valid for the solver that made it, until the variable is removed. Handles compare in
/// the order in which a solver hands them out; indices of removed variables are used again.
public struct Variable: Hashable, Sendable, Comparable {
  /// The place of the variable in the solver's tables.
  package var index: Int32

  /// How often the place was given to a variable before, so that an old handle is recognised.
  package var generation: Int32

  package init(index: Int32, generation: Int32) {
    self.index = index
    self.generation = generation
  }

  public static func < (a: Variable, b: Variable) -> Bool {
    (a.index, a.generation) < (b.index, b.generation)
  }
}

extension Variable: CustomStringConvertible {
  /// A short name for logs, such as `x3`.
  public var description: String { "x\(index)" }
}
