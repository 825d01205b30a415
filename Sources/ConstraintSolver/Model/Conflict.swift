/// A smallest set of required constraints that cannot hold together.
///
/// Leave out any member, and the others can hold. Multiplied by their ``Member/multiplier`` and
/// added up, the members read 0 ≤ −``excess``: all variables vanish.
///
/// That is calculated in extended precision. Numbers at the edge of what can be calculated may lead to
/// constraints that the solver could not bring together, without a proof: then the multipliers and the
/// excess are 0, and ``Solver/conflictingSets(of:budget:)`` tells whether there is a contradiction.
///
/// Source: J. Farkas, "Theorie der einfachen Ungleichungen", Journal für die reine und angewandte
/// Mathematik 124, 1902.
public struct Conflict: Sendable, Hashable {
  /// One of the disagreeing constraints.
  public struct Member: Sendable, Hashable {
    /// What holds a member together.
    public enum Subject: Sendable, Hashable {
      /// A required constraint.
      case constraint(ConstraintID)
      /// The silent rule that a variable is at least 0.
      case nonNegative(Variable)
    }

    /// The constraint, or the variable that may not be negative.
    public var subject: Subject

    /// The factor of the member in the contradiction.
    ///
    /// Positive for "at most", negative for "at least" (and so for ``Subject/nonNegative(_:)``, read
    /// as variable ≥ 0), either for an equality. The largest among members with a constant has the
    /// size 1, so that the excess is in the constants' points: where two fractions of a width contradict
    /// each other, their factors may be larger.
    public var multiplier: Double

    /// Makes a member.
    public init(subject: Subject, multiplier: Double) {
      self.subject = subject
      self.multiplier = multiplier
    }

    /// The constraint, unless the member is the silent rule of a variable.
    public var constraint: ConstraintID? {
      guard case .constraint(let id) = subject else { return nil }
      return id
    }
  }

  /// The disagreeing constraints in the order of adding, then variables that may not be negative.
  public var members: [Member]

  /// The least sum by which the members must be missed, in the units of their constants.
  public var excess: Double

  /// The member that was put out of force.
  public var broken: ConstraintID?

  /// Makes a conflict out of its parts.
  public init(members: [Member], excess: Double, broken: ConstraintID? = nil) {
    self.members = members
    self.excess = excess
    self.broken = broken
  }

  /// The members that are constraints, in the order of adding.
  public var constraints: [ConstraintID] { members.compactMap(\.constraint) }
}
