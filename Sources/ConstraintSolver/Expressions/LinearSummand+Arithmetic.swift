extension LinearSummand {
  /// Both added up.
  public static func + (lhs: Self, rhs: some LinearSummand) -> LinearExpression {
    let (lhs, rhs) = (lhs.linearExpression, rhs.linearExpression)
    return LinearExpression(lhs.terms + rhs.terms, constant: lhs.constant + rhs.constant)
  }

  /// A sum and a number of points.
  public static func + (lhs: Self, rhs: Double) -> LinearExpression {
    let lhs = lhs.linearExpression
    return LinearExpression(lhs.terms, constant: lhs.constant + rhs)
  }

  /// A number of points and a sum.
  public static func + (lhs: Double, rhs: Self) -> LinearExpression { rhs + lhs }

  /// The one less the other.
  public static func - (lhs: Self, rhs: some LinearSummand) -> LinearExpression { lhs + -rhs }

  /// A sum less a number of points.
  public static func - (lhs: Self, rhs: Double) -> LinearExpression { lhs + -rhs }

  /// A number of points less a sum.
  public static func - (lhs: Double, rhs: Self) -> LinearExpression { -rhs + lhs }

  /// The opposite.
  public static prefix func - (operand: Self) -> LinearExpression { operand * -1 }

  /// A sum times a number.
  public static func * (lhs: Self, rhs: Double) -> LinearExpression {
    lhs.linearExpression.map { $0 * rhs }
  }

  /// A number times a sum.
  public static func * (lhs: Double, rhs: Self) -> LinearExpression { rhs * lhs }

  /// A part of a sum; nothing is checked before a solver refuses what a division by 0 makes.
  public static func / (lhs: Self, rhs: Double) -> LinearExpression {
    lhs.linearExpression.map { $0 / rhs }
  }
}

extension LinearExpression {
  /// The sum with all its numbers changed.
  fileprivate func map(_ change: (Double) -> Double) -> Self {
    Self(
      terms.map { Term($0.variable, change($0.coefficient)) },
      // No constant stays none: 0 times infinity would be a wrong number that nobody gave.
      constant: constant == 0 ? 0 : change(constant)
    )
  }
}
