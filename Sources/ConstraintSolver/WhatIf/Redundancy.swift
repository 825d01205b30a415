/// What a constraint adds to the other required constraints.
public struct Redundancy: Sendable, Hashable {
  /// Why others imply one side of a constraint.
  ///
  /// The left sides of the members, times their multipliers, add up to the left side of the
  /// constraint; the right sides add up to ``bound``. So the others say: left side (``relation``)
  /// ``bound``.
  public struct Proof: Sendable, Hashable {
    /// Which side is implied: "at most" or "at least".
    public var relation: Relation
    /// The end that the others set to the left side, in points.
    public var bound: Double
    /// The others that take part, in the order of adding, then silent rules.
    ///
    /// For "at most", the multiplier of an "at most" is positive and that of an "at least" negative;
    /// for "at least" it is the other way round.
    public var members: [Conflict.Member]

    /// Makes a proof.
    public init(relation: Relation, bound: Double, members: [Conflict.Member]) {
      self.relation = relation
      self.bound = bound
      self.members = members
    }
  }

  /// The least value that the others allow for the left side, in points; may be −∞.
  public var least: Double
  /// The greatest value that the others allow for the left side, in points; may be ∞.
  public var greatest: Double

  /// Why the others imply the constraint: two proofs for an equality, one for an inequality.
  ///
  /// Empty if they do not.
  public var proofs: [Proof]

  /// Whether the constraint could be left out without any change: the others imply it.
  ///
  /// Of two equal constraints each is redundant, but not both together.
  public var isRedundant: Bool { !proofs.isEmpty }

  /// Makes an answer.
  public init(least: Double, greatest: Double, proofs: [Proof]) {
    self.least = least
    self.greatest = greatest
    self.proofs = proofs
  }
}
