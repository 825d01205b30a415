import Requirements

/// All the ways in which required constraints contradict each other, as far as a budget allows.
public struct ConflictingSets: Sendable, Hashable {
  /// What may be spent on a search.
  ///
  /// One solve asks whether some required constraints can hold together. All sets are found after as
  /// many solves as there are conflicting sets, and smallest sets of constraints whose removal ends
  /// all conflicts; so *k* conflicts of *n* members each that have nothing to do with each other take
  /// some n^k solves, if required constraints connect them. What is said of the members of the sets
  /// may cost as much again as the search.
  public struct Budget: Sendable, Hashable {
    /// The greatest number of solves, at least 1.
    public var solves: Int
    /// The greatest number of sets, at least 1.
    public var sets: Int
    /// The greatest number of constraints looked at, added up over all solves.
    ///
    /// Keeps searches in large components short: a solve takes some µs for each constraint. At least
    /// one set is found in any case.
    public var effort: Int
    /// Whether the silent rules of variables are told apart like constraints.
    ///
    /// If not, they count as always there: all sets are found that differ in their constraints, and of
    /// those that differ in rules alone at least one.
    public var tellsRulesApart = true
    /// Whether ``ConflictingSet/Member/endsConflict`` and ``ConflictingSet/Member/change`` are found out.
    public var asksAboutMembers = true

    /// Makes a budget; 1000 solves, 100 sets and about a second, unless told otherwise.
    public init(solves: Int = 1000, sets: Int = 100, effort: Int = 300_000) {
      requirement(solves > 0 && sets > 0, "a budget of \(solves) solves and \(sets) sets is none")
      self.solves = solves
      self.sets = sets
      self.effort = effort
    }
  }

  /// The sets: smaller ones first, then in the order of adding of their members.
  public var sets: [ConflictingSet]

  /// Whether there are no others.
  public var isComplete: Bool

  /// The number of solves that it took.
  public var solveCount: Int

  /// The number of constraints looked at, added up over all solves, as ``Budget/effort`` limits it; those
  /// that were gone through once to find what is connected count, too.
  public var effort = 0

  /// Makes a list of sets.
  public init(sets: [ConflictingSet], isComplete: Bool, solveCount: Int) {
    self.sets = sets
    self.isComplete = isComplete
    self.solveCount = solveCount
  }
}

/// A smallest set of required constraints that cannot hold together, with the sums that show it.
///
/// Leave out any member, and the others can hold. The ``Member/share`` of the members add up to
/// −``excess``, while everything that is said of variables cancels:
///
///     1 · (x + y ≤ 100)       share  100
///     −1 · (x ≥ 60)           share  −60
///     −1 · (y ≥ 50)           share  −50
///     0 ≤ −10                 excess  10
///
/// Source: J. Farkas, "Theorie der einfachen Ungleichungen", Journal für die reine und angewandte
/// Mathematik 124, 1902.
public struct ConflictingSet: Sendable, Hashable {
  /// One of the disagreeing constraints.
  public struct Member: Sendable, Hashable {
    /// The constraint, or the variable that may not be negative.
    public var subject: Conflict.Member.Subject

    /// The factor of the member in the contradiction, as in ``Conflict/Member/multiplier``.
    public var multiplier: Double

    /// The right side of the member, in points; 0 for a silent rule.
    public var constant: Double

    /// Whether all required constraints can hold as soon as the member is left out: those that are
    /// connected with it by required constraints.
    ///
    /// The same is true of a constraint that is made a bit less than required, as it then gives way
    /// without a conflict. Nil if the budget did not reach for the answer.
    public var endsConflict: Bool?

    /// The smallest change of the constant after which all required constraints can hold, in points.
    ///
    /// Nil if no change has that effect, or the budget did not reach for the answer.
    public var change: Double?

    /// The part of the member in the sum: multiplier · constant, in points.
    public var share: Double { multiplier * constant + 0.0 }

    /// Whether a priority of a bit less than required ends the conflict.
    ///
    /// The same as ``endsConflict`` for constraints; a silent rule has no priority, and gives nil.
    public var endsConflictBelowRequired: Bool? {
      if case .nonNegative = subject { nil } else { endsConflict }
    }

    /// Makes a member.
    public init(
      subject: Conflict.Member.Subject,
      multiplier: Double,
      constant: Double,
      endsConflict: Bool? = nil,
      change: Double? = nil
    ) {
      self.subject = subject
      self.multiplier = multiplier
      self.constant = constant
      self.endsConflict = endsConflict
      self.change = change
    }
  }

  /// The disagreeing constraints in the order of adding, then variables that may not be negative.
  public var members: [Member]

  /// The least sum by which the members must be missed, in points: what is lacking.
  public var excess: Double

  /// Makes a set.
  public init(members: [Member], excess: Double) {
    self.members = members
    self.excess = excess
  }

  /// The members that are constraints, in the order of adding.
  public var constraints: [ConstraintID] {
    members.compactMap { member in
      guard case .constraint(let id) = member.subject else { return nil }
      return id
    }
  }
}
