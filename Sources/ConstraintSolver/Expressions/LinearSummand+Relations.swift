/// The right side of a constraint with the priority behind it: `10 | .high`.
public struct PrioritizedSide: Sendable {
  var side: LinearExpression
  var priority: Priority
}

extension Double {
  /// A right side that is held with a priority.
  public static func | (side: Double, priority: Priority) -> PrioritizedSide {
    PrioritizedSide(side: LinearExpression(constant: side), priority: priority)
  }
}

extension LinearConstraint {
  /// The same constraint with another priority: `(x >= y) | .low`.
  public static func | (constraint: Self, priority: Priority) -> Self {
    Self(constraint.terms, constraint.relation, constraint.constant, priority: priority)
  }

  /// Brings variables to the left and numbers to the right.
  init(
    _ left: LinearExpression,
    _ relation: Relation,
    _ right: LinearExpression,
    _ priority: Priority = .required
  ) {
    // Of two infinite numbers the difference is none: what was given is what a solver has to name.
    let given = [left.constant, right.constant].first { !$0.isFinite }
    self.init(
      (left - right).terms,
      relation,
      given ?? (right.constant - left.constant),
      priority: priority
    )
  }
}

extension LinearSummand {
  /// A right side that is held with a priority.
  public static func | (side: Self, priority: Priority) -> PrioritizedSide {
    PrioritizedSide(side: side.linearExpression, priority: priority)
  }

  // MARK: - At most

  /// The left side is at most the right one.
  public static func <= (lhs: Self, rhs: some LinearSummand) -> LinearConstraint {
    LinearConstraint(lhs.linearExpression, .lessThanOrEqual, rhs.linearExpression)
  }

  /// The left side is at most a number of points.
  public static func <= (lhs: Self, rhs: Double) -> LinearConstraint {
    LinearConstraint(lhs.linearExpression, .lessThanOrEqual, LinearExpression(constant: rhs))
  }

  /// A number of points is at most the right side.
  public static func <= (lhs: Double, rhs: Self) -> LinearConstraint {
    LinearConstraint(LinearExpression(constant: lhs), .lessThanOrEqual, rhs.linearExpression)
  }

  /// The left side is at most the right one, with a priority.
  public static func <= (lhs: Self, rhs: PrioritizedSide) -> LinearConstraint {
    LinearConstraint(lhs.linearExpression, .lessThanOrEqual, rhs.side, rhs.priority)
  }

  // MARK: - At least

  /// The left side is at least the right one.
  public static func >= (lhs: Self, rhs: some LinearSummand) -> LinearConstraint {
    LinearConstraint(lhs.linearExpression, .greaterThanOrEqual, rhs.linearExpression)
  }

  /// The left side is at least a number of points.
  public static func >= (lhs: Self, rhs: Double) -> LinearConstraint {
    LinearConstraint(lhs.linearExpression, .greaterThanOrEqual, LinearExpression(constant: rhs))
  }

  /// A number of points is at least the right side.
  public static func >= (lhs: Double, rhs: Self) -> LinearConstraint {
    LinearConstraint(LinearExpression(constant: lhs), .greaterThanOrEqual, rhs.linearExpression)
  }

  /// The left side is at least the right one, with a priority.
  public static func >= (lhs: Self, rhs: PrioritizedSide) -> LinearConstraint {
    LinearConstraint(lhs.linearExpression, .greaterThanOrEqual, rhs.side, rhs.priority)
  }

  // MARK: - Equal

  /// Both sides are the same.
  ///
  /// Where nothing asks for a constraint, `x == y` of two variables asks whether they are the same
  /// variable: `let rule: LinearConstraint = x == y` says what is meant.
  public static func == (lhs: Self, rhs: some LinearSummand) -> LinearConstraint {
    LinearConstraint(lhs.linearExpression, .equal, rhs.linearExpression)
  }

  /// The left side is a number of points.
  public static func == (lhs: Self, rhs: Double) -> LinearConstraint {
    LinearConstraint(lhs.linearExpression, .equal, LinearExpression(constant: rhs))
  }

  /// A number of points is the right side.
  public static func == (lhs: Double, rhs: Self) -> LinearConstraint {
    LinearConstraint(LinearExpression(constant: lhs), .equal, rhs.linearExpression)
  }

  /// Both sides are the same, with a priority.
  public static func == (lhs: Self, rhs: PrioritizedSide) -> LinearConstraint {
    LinearConstraint(lhs.linearExpression, .equal, rhs.side, rhs.priority)
  }
}
