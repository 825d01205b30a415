extension SolverError: CustomStringConvertible {
  /// What is wrong, in a sentence; variables are called as their handles are.
  public var description: String {
    switch self {
    case .notFinite(let value, let place):
      "\(place) is \(value); a constraint needs finite numbers"
    case .outOfRange(let value, .constant):
      "the constant is \(value); its size can be at most \(Solver.largestConstant)"
    case .outOfRange(let value, let place):
      "\(place) is \(value); its size must be 0 or from \(Solver.coefficientSizes.lowerBound) to "
        + "\(Solver.coefficientSizes.upperBound)"
    case .unknownVariable(let variable):
      "\(variable) is not a variable of this solver"
    case .unknownConstraint(let constraint):
      "\(constraint) is not a constraint of this solver"
    case .invalidPriority(let priority):
      "the priority is \(priority.rawValue); it must be above 0 and at most 1000"
    case .requiredEdit(let variable):
      "\(variable) cannot be an edit variable of priority 1000; suggested values are wishes"
    case .notEditVariable(let variable):
      "\(variable) is not an edit variable; call addEditVariable(_:priority:) first"
    }
  }
}

extension SolverError.Place: CustomStringConvertible {
  /// The place, as the subject of a sentence.
  public var description: String {
    switch self {
    case .constant: "the constant"
    case .coefficient(let variable): "the coefficient of \(variable)"
    }
  }
}
