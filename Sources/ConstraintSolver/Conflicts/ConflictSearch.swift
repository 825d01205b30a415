/// A search for the contradictions among members that required rows connect with each other.
struct ConflictSearch {
  let analysed: AnalysedSystem
  /// The required rows and silent rules.
  let members: [Source]
  /// The members in a table, unless there are too many.
  private var dictionary: RowDictionary?
  private let placeOf: [Source: Int]
  private let budget: ConflictingSets.Budget

  private(set) var solveCount = 0
  private var effort = 0
  private(set) var isComplete = false
  /// The smallest contradictions found.
  private(set) var found: [Certificate] = []

  init(_ analysed: AnalysedSystem, members: [Source], budget: ConflictingSets.Budget) {
    self.analysed = analysed
    self.members = members
    self.budget = budget
    dictionary = RowDictionary(analysed.system, members: members)
    placeOf = Dictionary(uniqueKeysWithValues: members.enumerated().map { ($1, $0) })
  }

  private var canAfford: Bool { solveCount < budget.solves && effort < budget.effort }

  /// Finds contradictions until there are no more, or the budget is spent.
  mutating func run() {
    var hitting = HittingSets()
    while let without = hitting.next {
      guard canAfford, found.count < budget.sets else { return }
      guard let certificate = contradiction(without: without) else {
        hitting.accept()
        continue
      }
      let places = Set(certificate.multiples.compactMap { placeOf[$0.source] })
      // Numbers at the edge of what can be calculated: two verdicts that exclude each other.
      guard places.isDisjoint(with: without), !places.isEmpty else { return }
      found.append(certificate)
      hitting.add(places)
    }
    isComplete = !hitting.isCutShort
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

  /// Whether all can hold without a member; nil if the budget is spent.
  mutating func endsConflict(_ member: Source) -> Bool? {
    guard let place = placeOf[member] else { return nil }
    // Without the member there is a conflict that it is not in.
    if found.contains(where: { !$0.multiples.contains { $0.source == member } }) { return false }
    if isComplete { return true }
    guard canAfford else { return nil }
    return contradiction(without: [place]) == nil
  }

  /// The smallest change of a member's constant after which all can hold, scaled as the row is.
  ///
  /// The others must be able to hold together.
  mutating func change(_ member: Source) -> Double? {
    guard let place = placeOf[member], dictionary != nil || canAfford else { return nil }
    guard contradiction(without: [place]) == nil else { return nil }
    let constant = member.row.map { analysed.system.constants[$0] } ?? 0
    let relation = member.row.map { analysed.system.relations[$0] } ?? .greaterThanOrEqual
    guard var table = dictionary else { return changeBySolving(member) }
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
