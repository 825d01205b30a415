/// A search for the contradictions among members that required rows connect with each other.
///
/// Leaves out members until the others can hold: one of every contradiction known so far, and where
/// that is not enough, there is one that was not known. Each such set of members left out is a branch
/// of a tree; when all have been looked at, there are no more contradictions.
///
/// Source: R. Reiter, "A theory of diagnosis from first principles", Artificial Intelligence 32, 1987.
struct ConflictSearch {
  let analysed: AnalysedSystem
  /// The required rows and silent rules.
  let members: [Source]
  /// The members in a table, unless there are too many; made for a search alone.
  private var dictionary: RowDictionary?
  private let placeOf: [Source: Int]
  private let budget: ConflictingSets.Budget

  private(set) var solveCount = 0
  private(set) var effort = 0
  private(set) var isComplete = false
  /// The smallest contradictions found.
  private(set) var found: [Certificate] = []

  init(_ analysed: AnalysedSystem, members: [Source], budget: ConflictingSets.Budget) {
    self.analysed = analysed
    self.members = members
    self.budget = budget
    placeOf = Dictionary(uniqueKeysWithValues: members.enumerated().map { ($1, $0) })
  }

  private var canAfford: Bool { solveCount < budget.solves && effort < budget.effort }

  /// What is said of the members may cost as much again.
  private var canAffordMore: Bool {
    solveCount < 2 * budget.solves && effort < 2 * budget.effort
  }

  /// What was found out about members, which often belong to many sets.
  private var verdicts: [Source: (ends: Bool?, change: Double?)] = [:]

  /// The places of the members of what was found.
  private var foundPlaces: [Set<Int>] = []
  /// Sets without which all can hold.
  private var endings: [Set<Int>] = []
  private var branchCount = 0

  /// Finds contradictions until there are no more, or the budget is spent.
  mutating func run() {
    guard let verdict = SoleContradiction(analysed.system, members: members).verdict() else {
      dictionary = RowDictionary(analysed.system, members: members)
      isComplete = explore(without: [], keeping: [])
      return
    }
    solveCount += 1
    effort += members.count
    isComplete = true
    guard case .contradiction(let multiples) = verdict else { return }
    let certificate = Certificate(multiples: multiples)
    found = [certificate]
    foundPlaces = [places(of: certificate)]
    noteChanges(endingSole: certificate)
  }

  /// Notes the changes with which the members of the only contradiction add up to 0 ≤ 0.
  private mutating func noteChanges(endingSole certificate: Certificate) {
    let sum = certificate.multiples.reduce(0) {
      $0 + $1.factor * certificate.constant(of: $1.source, in: analysed.system)
    }
    for multiple in certificate.multiples {
      verdicts[multiple.source] = (ends: true, change: -sum / multiple.factor)
    }
  }

  /// Looks for contradictions without some members.
  ///
  /// - Parameters:
  ///   - without: The members left out.
  ///   - kept: Members that other branches leave out, and this one keeps.
  /// - Returns: Whether the budget reached to the end of all branches.
  private mutating func explore(without: Set<Int>, keeping kept: Set<Int>) -> Bool {
    branchCount += 1
    guard branchCount <= 50 * budget.solves else { return false }
    if endings.contains(where: { $0.isSubset(of: without) }) { return true }
    let conflict: Set<Int>
    if let known = foundPlaces.first(where: { $0.isDisjoint(with: without) }) {
      conflict = known
    } else {
      guard canAfford, found.count < budget.sets else { return false }
      guard var certificate = contradiction(without: without) else {
        endings.append(without)
        return true
      }
      if !budget.tellsRulesApart { shrink(&certificate) }
      conflict = places(of: certificate)
      // Numbers at the edge of what can be calculated: two verdicts that exclude each other.
      guard conflict.isDisjoint(with: without), !conflict.isEmpty else { return false }
      found.append(certificate)
      foundPlaces.append(conflict)
    }
    var kept = kept
    for member in conflict.sorted() where !kept.contains(member) {
      guard explore(without: without.union([member]), keeping: kept) else { return false }
      kept.insert(member)
    }
    return true
  }

  /// The members of a contradiction that can be left out.
  private func places(of certificate: Certificate) -> Set<Int> {
    Set(
      certificate.multiples.compactMap { multiple in
        budget.tellsRulesApart || multiple.source.row != nil ? placeOf[multiple.source] : nil
      }
    )
  }

  /// Leaves constraints out of a contradiction as long as the others and all rules contradict each other.
  ///
  /// A constraint that fixes a size can stand where the rule of that size would do.
  private mutating func shrink(_ certificate: inout Certificate) {
    let constraints = Set(members.indices.filter { members[$0].row != nil })
    var own = places(of: certificate)
    for place in own.sorted() where own.contains(place) && own.count > 1 {
      guard canAfford else { return }
      let others = constraints.subtracting(own).union([place])
      guard let smaller = contradiction(without: others) else { continue }
      certificate = smaller
      own = places(of: smaller)
    }
  }

  /// A contradiction among all members but some.
  mutating func contradiction(without: Set<Int>) -> Certificate? {
    solveCount += 1
    effort += members.count
    if dictionary != nil {
      for place in members.indices { dictionary?.isInForce[place] = !without.contains(place) }
      switch dictionary?.decide() {
      case .feasible: return nil
      case .infeasible(let multiples): return Certificate(multiples: multiples)
      case .unknown, nil: break
      }
    }
    var isExcluded = Array(repeating: true, count: analysed.system.rowCount)
    var rules = Array(repeating: false, count: analysed.system.variableCount)
    for (place, member) in members.enumerated() where !without.contains(place) {
      if let row = member.row { isExcluded[row] = false }
      if let variable = member.variable { rules[variable] = true }
    }
    return analysed.contradiction(isExcluded, rules: rules)
  }

  /// Whether all can hold without a member, and the smallest change of its constant, scaled as the row
  /// is, after which all can hold; nil for what the budget does not reach for.
  mutating func verdict(of member: Source) -> (ends: Bool?, change: Double?) {
    guard budget.asksAboutMembers else { return (nil, nil) }
    if let known = verdicts[member] { return known }
    let ends = endsConflict(member)
    let verdict = (ends, ends == true ? change(member) : nil)
    verdicts[member] = verdict
    return verdict
  }

  private mutating func endsConflict(_ member: Source) -> Bool? {
    guard let place = placeOf[member] else { return nil }
    // Without the member there is a conflict that it is not in.
    if foundPlaces.contains(where: { !$0.contains(place) }) { return false }
    if isComplete { return true }
    guard canAffordMore else { return nil }
    return contradiction(without: [place]) == nil
  }

  /// The others must be able to hold together.
  private mutating func change(_ member: Source) -> Double? {
    guard let place = placeOf[member], canAffordMore else { return nil }
    guard dictionary != nil else { return changeBySolving(member) }
    guard contradiction(without: [place]) == nil else { return nil }
    let constant = member.row.map { analysed.system.constants[$0] } ?? 0
    let relation = member.row.map { analysed.system.relations[$0] } ?? .greaterThanOrEqual
    guard var table = dictionary else { return nil }
    // Only on one side of the constant can the left side have room.
    for greatest in [false, true] {
      if greatest ? relation == .lessThanOrEqual : relation == .greaterThanOrEqual { continue }
      guard let end = table.extreme(of: place, greatest: greatest), end.value.isFinite else {
        continue
      }
      let change = end.value - constant
      if greatest ? change < 0 : change > 0 { return change }
    }
    return nil
  }

  /// The same with a copy in which the member alone is not required.
  private mutating func changeBySolving(_ member: Source) -> Double? {
    solveCount += 1
    effort += members.count
    var copy = analysed
    let isRule = member.row == nil
    for row in copy.system.levels.indices where copy.system.levels[row] != 0 {
      copy.system.levels[row] = 2
    }
    copy.system.levelCount = max(3, copy.system.levelCount)
    var isExcluded = copy.system.levels.map { $0 != 0 }
    copy.system.isNonNegative = copy.system.isNonNegative.map { _ in false }
    for rule in members.compactMap(\.variable) where .nonNegative(rule) != member {
      copy.system.isNonNegative[rule] = true
    }
    var row = member.row ?? copy.system.rowCount
    if isRule, let variable = member.variable {
      copy.append(
        [(variable, 1)],
        .greaterThanOrEqual,
        0,
        priority: .required,
        id: ConstraintID(slot: -1, serial: .max)
      )
      isExcluded.append(false)
      row = copy.system.rowCount - 1
    }
    copy.system.levels[row] = 1
    let values = copy.solve(&isExcluded).values
    return copy.activity(ofRow: row, values) - copy.system.constants[row]
  }
}
