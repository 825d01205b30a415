import ConstraintSolver
public import PlumbLog

/// What a logged conflict is about: who contradicts whom, and whether the text proves it.
///
///     for conflict in ConflictLog(text).conflicts {
///       print(ConflictExplanation(conflict).minimalSets)
///     }
///
/// Source of the rules: widths, heights, margins, baseline offsets and content sizes are at least 0;
/// leading means left; a standard space is its printed number; a layout margins guide lies by its owner's
/// margins inside its owner.
public struct ConflictExplanation: Sendable {
  /// A rule that holds without being printed.
  public typealias SilentRule = ConflictSum.SilentRule
  /// A smallest set of constraints that cannot all hold, by their places among ``constraints``.
  public typealias MinimalSet = ConflictSum

  /// What would have to be true for all constraints to hold.
  public struct Condition: Sendable, Hashable {
    /// The item.
    public var item: LoggedConstraint.Item
    /// What of it the log does not print, such as `left margin`.
    public var quantity: String
    /// The least value, in points.
    public var least: Double
    /// The greatest value, in points; may be ∞.
    public var greatest: Double
  }

  /// The conflict as it was logged.
  public let conflict: LoggedConflict
  /// The different constraints of the list.
  public let constraints: [LoggedConstraint]
  /// The smallest contradictory sets: smaller ones first, then in the order of the list.
  public let minimalSets: [MinimalSet]
  /// Whether there are no other sets.
  public let isComplete: Bool
  /// Whether the smallest sets are contradictory only as widths, heights and content sizes cannot be
  /// negative.
  public let needsNonNegativeSize: Bool
  /// Where nothing is proven: what unprinted margins and baselines would have to be for the printed lines
  /// to hold.
  public let conditions: [Condition]
  /// Places of constraints that take no part, as they are not required.
  public let leftOut: [Int]
  /// Whether the constraints miss by less than the digits that are printed.
  public let isBelowPrecision: Bool
  /// Whether something takes part that no log prints: a margin or a baseline.
  let dependsOnUnprinted: Bool

  /// Whether the printed constraints contradict each other.
  public var isProvable: Bool { !minimalSets.isEmpty }

  /// Whether there is no conflict: a list of constraints that all hold together, of which the log does not say that
  /// they contradict each other, none of which was cut off or left out, and none of which depends on a margin or a
  /// baseline that the log does not print.
  public var isHarmless: Bool {
    !conflict.isAnnounced && !isProvable && !isBelowPrecision && !dependsOnUnprinted
      && !constraints.isEmpty
      && conflict.problems.allSatisfy { $0.reason == .ambiguousName }
  }

  /// Whether the contradiction ends where the log says that it does; nil where the log does not say, or
  /// nothing is proven.
  public var breakingResolves: Bool? {
    guard isProvable, let broken = conflict.brokenIndex else { return nil }
    return minimalSets.allSatisfy { $0.members.contains(broken) }
  }

  /// The sets that are still contradictory without the broken constraint.
  public var remainingSets: [MinimalSet] {
    guard let broken = conflict.brokenIndex else { return [] }
    return minimalSets.filter { !$0.members.contains(broken) }
  }

  /// Looks into a logged conflict.
  ///
  /// - Parameters:
  ///   - conflict: The conflict.
  ///   - solves: How many subsets may be tried, at least 1.
  /// - Complexity: A few solves for each set; for up to 20 constraints well below a millisecond.
  public init(_ conflict: LoggedConflict, solves: Int = 1000) {
    self.conflict = conflict
    let constraints = conflict.distinct
    self.constraints = constraints
    let system = LoggedSystem(constraints)
    leftOut = system.leftOut
    dependsOnUnprinted = system.variables.keys.contains(where: \.quantity.isUnprinted)
    var full: [MinimalSet] = system.impossible.map { index in
      let constant = constraints[index].statement.constant
      return MinimalSet(
        members: [index],
        shares: [-abs(constant)],
        silentRules: [],
        excess: abs(constant)
      )
    }
    var isComplete = true
    for row in system.firstRowsOfComponents {
      var budget = ConflictingSets.Budget(solves: solves, sets: 100, effort: 60_000)
      budget.tellsRulesApart = false
      budget.asksAboutMembers = false
      guard let answer = try? system.solver.conflictingSets(around: row, budget: budget) else {
        isComplete = false
        continue
      }
      isComplete = isComplete && answer.isComplete
      full += answer.sets.map {
        Self.set($0, system, constraints, broken: conflict.brokenIndex)
      }
    }
    self.isComplete = isComplete
    let proven = full.filter { !Self.isBelowPrecision($0, constraints) }
    isBelowPrecision = proven.isEmpty && !full.isEmpty
    minimalSets = Self.minimal(proven)
    let smallest = minimalSets
    needsNonNegativeSize =
      !proven.isEmpty
      && proven.allSatisfy { set in
        set.silentRules.contains(where: \.isSize)
          || !smallest.contains { Set($0.members).isSuperset(of: set.members) }
      }
    conditions = proven.isEmpty ? Self.conditions(system) : []
  }

  // MARK: - Sets

  private static func set(
    _ set: ConflictingSet,
    _ system: LoggedSystem,
    _ constraints: [LoggedConstraint],
    broken: Int?
  ) -> MinimalSet {
    let scale = scale(of: set, system, constraints, broken: broken)
    var members: [(index: Int, share: Double)] = []
    var silent: [SilentRule] = []
    for member in set.members {
      switch member.subject {
      case .constraint(let id):
        if let index = system.indexOf[id] { members.append((index, member.share / scale)) }
      case .nonNegative(let variable):
        guard let key = system.keys[variable] else { continue }
        silent.append(
          SilentRule(
            item: system.item(key.item),
            quantity: key.quantity.words,
            isSize: key.quantity.isSize,
            weight: abs(member.multiplier) / scale
          )
        )
      }
    }
    members.sort { $0.index < $1.index }
    return MinimalSet(
      members: members.map(\.index),
      shares: members.map(\.share),
      silentRules: silent,
      excess: set.excess / scale
    )
  }

  /// The factor in a set of what the points of its sum are those of: what gives way, or where a host gives a length that
  /// counts for less, the app's constraint with the largest factor.
  ///
  /// A width of 0.98 of the host's 393 points misses by 7.86 points, and not by 393.
  private static func scale(
    of set: ConflictingSet,
    _ system: LoggedSystem,
    _ constraints: [LoggedConstraint],
    broken: Int?
  ) -> Double {
    var app = 0.0
    var host: Double?
    for member in set.members {
      guard case .constraint(let id) = member.subject, let index = system.indexOf[id] else {
        continue
      }
      let factor = abs(member.multiplier)
      if index == broken, factor > 1e-9 { return factor }
      switch constraints[index].kind {
      case .encapsulated, .temporary: host = max(host ?? 0, factor)
      default: app = max(app, factor)
      }
    }
    guard let host, app > host else { return 1 }
    return app
  }

  /// The sets that contain no other, each once: rules that are not printed count as always there.
  private static func minimal(_ sets: [MinimalSet]) -> [MinimalSet] {
    var result: [MinimalSet] = []
    let sorted = sets.sorted {
      $0.members.count == $1.members.count
        ? $0.silentRules.count < $1.silentRules.count : $0.members.count < $1.members.count
    }
    for set in sorted {
      let members = Set(set.members)
      if !result.contains(where: { members.isSuperset(of: $0.members) }) { result.append(set) }
    }
    return result.sorted {
      $0.members.count == $1.members.count
        ? $0.members.lexicographicallyPrecedes($1.members) : $0.members.count < $1.members.count
    }
  }

  /// Whether a set misses by no more than what six printed digits leave open.
  private static func isBelowPrecision(
    _ set: MinimalSet,
    _ constraints: [LoggedConstraint]
  ) -> Bool {
    let open = zip(set.members, set.shares).reduce(0.0) { sum, member in
      let statement = constraints[member.0].statement
      guard statement.constant.hasManyDigits || statement.multiplier.hasManyDigits else {
        return sum
      }
      return sum + abs(member.1) * 5e-6
    }
    return set.excess <= open
  }

  // MARK: - Conditions

  private static func conditions(_ system: LoggedSystem) -> [Condition] {
    var result: [Condition] = []
    let unprinted = system.variables.filter { $0.key.quantity.isUnprinted }
      .sorted { $0.value < $1.value }
    for (key, variable) in unprinted.prefix(12) {
      let term = [Term(variable)]
      guard let least = try? system.solver.fittingValue(of: term, .least, priority: 50),
        let greatest = try? system.solver.fittingValue(of: term, .greatest, priority: 50),
        least > 1e-6 || greatest < .infinity
      else { continue }
      result.append(
        Condition(
          item: system.item(key.item),
          quantity: key.quantity.words,
          least: max(0, least),
          greatest: greatest
        )
      )
    }
    return result
  }
}

extension Double {
  /// Whether as many digits are printed as UIKit prints at most, so that more may be cut off.
  fileprivate var hasManyDigits: Bool {
    guard self != 0, isFinite else { return false }
    let scaled = abs(self) * 10_000
    return scaled != scaled.rounded() || abs(self) >= 100_000
  }
}

extension LoggedSystem {
  func item(_ id: String) -> LoggedConstraint.Item { items[id] ?? .init(id: id) }
}

extension LoggedSystem.Quantity {
  /// The quantity in words.
  var words: String {
    switch self {
    case .left: "left edge"
    case .top: "top edge"
    case .width: "width"
    case .height: "height"
    case .leftMargin: "left margin"
    case .topMargin: "top margin"
    case .rightMargin: "right margin"
    case .bottomMargin: "bottom margin"
    case .firstBaseline: "first baseline's distance from the top"
    case .lastBaseline: "last baseline's distance from the bottom"
    case .contentWidth: "content width"
    case .contentHeight: "content height"
    case .other(let name): name
    }
  }
}
