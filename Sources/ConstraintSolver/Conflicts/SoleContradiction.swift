/// The only contradiction among members that can contradict each other in one way at most, found without a
/// search.
///
/// All that members say of one variable alone is that it is within a *range*. Were a range one member, with a
/// factor that may be positive for its upper end and negative for its lower, then chains, forms and rows of layouts
/// would add up to nothing in one way only, or in none: ``FactorEquations`` finds it in near-linear time. Every
/// smallest contradiction then is that way, gone one way round or the other, with one of the members that hold each
/// range at the end in question. With those that hold it there firmest, the sum is least; where it would not be
/// negative any more with the next firm one, for no range, there is one contradiction and no other.
///
/// Source: J. Gleeson, J. Ryan, "Identifying minimally infeasible subsystems of inequalities", ORSA Journal on
/// Computing 2(1), 1990: smallest contradictions are the extreme ways of adding up to nothing.
struct SoleContradiction: ~Copyable {
  /// What is known of the members.
  enum Verdict {
    /// They can hold together.
    case holds
    /// They contradict each other in one way, and leaving out any of its members ends that.
    case contradiction([Multiple])
  }

  /// The end of a range: the members that hold it, as far as they are asked about.
  private struct End {
    /// The firmest member.
    var source = Source.none
    /// Its coefficient and its right side.
    var coefficient = 1.0
    var constant = 0.0
    /// Where it holds the variable, and where the next firm one would; infinite for nowhere.
    var value: Double
    var next = Double.nan

    /// Takes in what another member says of this end.
    mutating func meet(_ other: End, _ isFirmer: (Double, Double) -> Bool) {
      if isFirmer(other.value, value) {
        let former = value
        self = other
        next = former
      } else if isFirmer(other.value, next) {
        next = other.value
      }
    }
  }

  private let system: ComponentSystem
  private var lower: [End]
  private var upper: [End]
  /// The variables with a range, called by their silent rules, and the rows of several variables.
  private var members: [Source] = []

  init(_ system: ComponentSystem, members: [Source]) {
    self.system = system
    lower = Array(repeating: End(value: -.infinity, next: -.infinity), count: system.variableCount)
    upper = Array(repeating: End(value: .infinity, next: .infinity), count: system.variableCount)
    self.members.reserveCapacity(members.count)
    for member in members {
      guard let row = member.row else {
        if let variable = member.variable { limit(variable, member, 1, .greaterThanOrEqual, 0) }
        continue
      }
      let terms = system.terms(of: row)
      guard terms.count == 1 else {
        self.members.append(member)
        continue
      }
      let coefficient = system.coefficients[terms.lowerBound]
      limit(
        Int(system.columns[terms.lowerBound]),
        member,
        coefficient,
        system.relations[row],
        system.constants[row]
      )
    }
  }

  /// Takes in what a member says of a variable alone.
  private mutating func limit(
    _ variable: Int,
    _ source: Source,
    _ coefficient: Double,
    _ relation: Relation,
    _ constant: Double
  ) {
    if lower[variable].source == .none, upper[variable].source == .none {
      members.append(.nonNegative(variable))
    }
    let end = End(
      source: source,
      coefficient: coefficient,
      constant: constant,
      value: constant / coefficient
    )
    let side = Double(relation.rawValue) * coefficient
    if side >= 0 { lower[variable].meet(end, >) }
    if side <= 0 { upper[variable].meet(end, <) }
  }

  /// Whether the members can hold together, and if not, the one way in which they contradict each other.
  ///
  /// - Returns: Nil if they add up to nothing in several ways, or numbers are too near to each other to tell.
  /// - Complexity: O(terms · log) for members like those of layouts.
  func verdict() -> Verdict? {
    for variable in lower.indices where lower[variable].value > upper[variable].value { return nil }
    var equations = FactorEquations(system, members: members)
    guard let factors = equations.solve() else { return nil }
    var found: [Multiple]?
    for sign in [1.0, -1] {
      switch goRound(factors, sign) {
      case .holds: break
      case .contradiction(let multiples):
        guard found == nil else { return nil }
        found = multiples
      case nil: return nil
      }
    }
    return found.map { .contradiction($0.sorted { $0.source < $1.source }) } ?? .holds
  }

  /// What the members say if they are multiplied by factors, or by those of the opposite sign.
  private func goRound(_ factors: [Extended], _ sign: Double) -> Verdict? {
    var (sum, largest) = (Extended.zero, 0.0)
    // What the sum would grow by, at least, if a range were held by the next firm member.
    var growth = Double.infinity
    var multiples: [Multiple] = []
    for (member, factor) in zip(members, factors) where !factor.isZero {
      var factor = sign > 0 ? factor : -factor
      if let row = member.row {
        guard Double(system.relations[row].rawValue) * factor.high <= 0 else { return .holds }
        sum = sum + factor * Extended(system.constants[row])
        multiples.append(Multiple(source: member, factor: factor.high))
      } else if let variable = member.variable {
        let end = factor.high < 0 ? lower[variable] : upper[variable]
        guard end.source != .none else { return .holds }
        if end.next.isFinite { growth = min(growth, factor.size * abs(end.value - end.next)) }
        if end.coefficient != 1 { factor = factor / Extended(end.coefficient) }
        sum = sum + factor * Extended(end.constant)
        multiples.append(Multiple(source: end.source, factor: factor.high))
      }
      largest = max(largest, factor.size)
    }
    let slack = system.feasibility * largest
    if sum.high > -0.1 * slack { return .holds }
    guard sum.high < -10 * slack, sum.high + growth > 10 * slack else { return nil }
    return .contradiction(multiples)
  }
}
