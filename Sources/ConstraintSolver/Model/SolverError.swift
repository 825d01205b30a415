/// Input that a ``Solver`` refuses; the solver is unchanged.
public enum SolverError: Error, Hashable, Sendable {
  /// A number that is not finite, and the place where it was given.
  case notFinite(value: Double, place: Place)
  /// A number too large or too small to calculate with, and the place where it was given: see
  /// ``Solver/largestConstant`` and ``Solver/coefficientSizes``.
  case outOfRange(value: Double, place: Place)
  /// A variable that the solver does not have.
  case unknownVariable(Variable)
  /// A constraint that the solver does not have.
  case unknownConstraint(ConstraintID)
  /// A priority that is not above 0 and at most 1000.
  case invalidPriority(Priority)
  /// A variable that was to be edited with the priority of what must hold.
  case requiredEdit(Variable)
  /// A variable that a value was suggested for, and that is not an edit variable.
  case notEditVariable(Variable)

  /// Where a refused number was given.
  public enum Place: Hashable, Sendable {
    /// The constant of a constraint.
    case constant
    /// The coefficient of a variable, or the sum of its coefficients.
    case coefficient(of: Variable)
  }
}
