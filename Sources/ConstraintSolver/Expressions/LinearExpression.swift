/// What can stand in a sum: a variable, a variable times a number, or a sum already.
///
/// The operators `+`, `-`, `*` and `/` take and make them; a product of two variables does not compile.
public protocol LinearSummand {
  /// The same as a sum.
  var linearExpression: LinearExpression { get }
}

/// A sum of variables times numbers, and a number.
///
///     let end = left + width
///     try solver.addConstraint(end <= 320 - 16)
public struct LinearExpression: LinearSummand, Sendable {
  /// The summands with variables; a variable may be there more than once.
  public var terms: [Term]
  /// The summand without a variable, in points.
  public var constant: Double

  /// Makes the sum of `terms` and `constant`.
  public init(_ terms: [Term] = [], constant: Double = 0) {
    self.terms = terms
    self.constant = constant
  }

  /// The sum itself.
  public var linearExpression: LinearExpression { self }
}

extension Variable: LinearSummand {
  /// The variable once.
  public var linearExpression: LinearExpression { LinearExpression([Term(self)]) }
}

extension Term: LinearSummand {
  /// The term alone.
  public var linearExpression: LinearExpression { LinearExpression([self]) }
}
