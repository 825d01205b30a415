public import ConstraintSolver

/// Random changes of a system whose parts come and go.
///
/// The system starts complete. Its unknowns lie in groups (a view, a cell); a group goes with all its
/// rows and comes back with them. Rows of the system go and come back by themselves as well, and rows
/// without any plan may join them.
public final class RandomHistory {
  /// The solver under change.
  public let mirror: MirroredSolver
  let kind: HistoryKind
  /// For each unknown of the system, its number in the mirror while it is there.
  var unknowns: [Int?]
  /// For each row of the system, its number in the mirror while it is there.
  var rows: [Int?]
  /// Rows that are not part of the system.
  var extraRows: Set<Int> = []
  /// The groups that are there.
  var isPresent: [Bool]
  /// The links between neighbours in the list of groups.
  var links: Set<Int> = []
  var random: SeededRandom

  /// Starts with the complete system.
  public init(_ kind: HistoryKind, seed: UInt64) throws(SolverError) {
    self.kind = kind
    mirror = MirroredSolver()
    random = SeededRandom(seed: seed)
    unknowns = Array(repeating: nil, count: kind.system.unknowns.count)
    rows = Array(repeating: nil, count: kind.system.rows.count)
    isPresent = Array(repeating: false, count: kind.groups.count)
    // To examine it after each of the first additions would take most of the time.
    mirror.checksInvariants = false
    let grouped = Set(kind.groups.joined())
    for unknown in unknowns.indices where !grouped.contains(unknown) { addUnknown(unknown) }
    for number in rows.indices { try addRow(number) }
    for group in kind.groups.indices { try bring(group) }
    mirror.checksInvariants = TestSettings.checksInvariants
    mirror.check()
  }

  /// Makes a random number of changes, from one to a dozen, and says how many.
  public func changeBatch() throws(SolverError) -> Int {
    let sizes = [1, 1, 1, 2, 3, 5, 12]
    let count = sizes.randomElement(using: &random) ?? 1
    for _ in 0..<count { try change() }
    return count
  }

  /// Makes one random change.
  public func change() throws(SolverError) {
    switch Int.random(in: 0..<100, using: &random) {
    case 0..<8 where !kind.groups.isEmpty:
      let group = Int.random(in: kind.groups.indices, using: &random)
      if isPresent[group] { try drop(group) } else { try bring(group) }
    case 8..<30: try toggleRow()
    case 30..<40: try addExtraRow()
    case 40..<50:
      guard let row = extraRows.sorted().randomElement(using: &random) else { return }
      extraRows.remove(row)
      try mirror.removeRow(row)
    case 50..<75: try changeConstant()
    case 75..<85: try changePriority()
    case 85..<95: changeRest()
    default: changeOrdinal()
    }
  }

  /// Whether the next question about freedoms is asked: sometimes not, since asking may move things.
  public func asksForFreedoms() -> Bool { Int.random(in: 0..<3, using: &random) == 0 }

  // MARK: - Groups

  private func addUnknown(_ unknown: Int) {
    let plain = kind.system.unknowns[unknown]
    unknowns[unknown] = mirror.addUnknown(
      ordinal: ordinal(for: unknown),
      rest: plain.rest,
      isNonNegative: plain.isNonNegative
    )
  }

  /// Adds a group's unknowns, and the rows that then have all theirs.
  func bring(_ group: Int) throws(SolverError) {
    isPresent[group] = true
    for unknown in kind.groups[group] { addUnknown(unknown) }
    let members = Set(kind.groups[group])
    for (number, row) in kind.system.rows.enumerated()
    where rows[number] == nil && row.variables.contains(where: members.contains) {
      try addRow(number)
    }
    try relink()
  }

  /// Removes a group's unknowns with all rows that mention them.
  func drop(_ group: Int) throws(SolverError) {
    isPresent[group] = false
    for unknown in kind.groups[group] {
      guard let number = unknowns[unknown] else { continue }
      unknowns[unknown] = nil
      try mirror.removeUnknown(number)
    }
    for (number, row) in rows.enumerated() where row.map({ mirror.rows[$0] == nil }) ?? false {
      rows[number] = nil
    }
    extraRows = extraRows.filter { mirror.rows[$0] != nil }
    try relink()
  }

  /// Joins each group of the list to the next one that is there.
  private func relink() throws(SolverError) {
    guard let list = kind.list else { return }
    for link in links.sorted() { try mirror.removeRow(link) }
    links.removeAll()
    let present = list.items.indices.filter { isPresent[$0] }
    for row in list.rows(joining: present) {
      let numbers = row.variables.compactMap { unknowns[$0] }
      guard numbers.count == row.variables.count else { continue }
      var row = row
      row.variables = numbers
      links.insert(try mirror.addRow(row))
    }
  }

  // MARK: - Rows

  /// Adds a row of the system, if all its unknowns are there.
  private func addRow(_ number: Int) throws(SolverError) {
    var row = kind.system.rows[number]
    let numbers = row.variables.compactMap { unknowns[$0] }
    guard numbers.count == row.variables.count else { return }
    row.variables = numbers
    rows[number] = try mirror.addRow(row)
  }

  private func toggleRow() throws(SolverError) {
    // A row that is out comes back before others go, so that most are in.
    let out = rows.indices.filter { rows[$0] == nil }
    if let number = out.randomElement(using: &random), Int.random(in: 0..<3, using: &random) > 0 {
      try addRow(number)
    } else if let number = rows.indices.randomElement(using: &random), let row = rows[number] {
      rows[number] = nil
      try mirror.removeRow(row)
    }
  }

  private func addExtraRow() throws(SolverError) {
    let present = mirror.unknowns.keys.sorted()
    guard extraRows.count < kind.extraRowLimit, !present.isEmpty else { return }
    let count = Int.random(in: 1...min(3, present.count), using: &random)
    let variables = Array(present.shuffled(using: &random).prefix(count))
    let relations = [Relation.equal, .equal, .lessThanOrEqual, .greaterThanOrEqual]
    let row = PlainSystem.Row(
      variables: variables,
      coefficients: variables.map { _ in
        [1, 1, -1, -1, 2, 0.5, -3].randomElement(using: &random) ?? 1
      },
      relation: relations.randomElement(using: &random) ?? .equal,
      constant: Double(Int.random(in: -20...60, using: &random)),
      priority: randomPriority()
    )
    extraRows.insert(try mirror.addRow(row))
  }

  // MARK: - Numbers

  private func changeConstant() throws(SolverError) {
    guard let number = mirror.rows.keys.sorted().randomElement(using: &random) else { return }
    let old = mirror.rows[number]?.row.constant ?? 0
    let candidates: [Double] = [
      Double(Int.random(in: -20...60, using: &random)), 0, old + 1, old - 0.5, old * 2,
    ]
    // A system keeps its own shape for the most part: its constants come back.
    if let own = rows.firstIndex(of: number), Bool.random(using: &random) {
      try mirror.setConstant(kind.system.rows[own].constant, ofRow: number)
    } else {
      let constant = candidates.randomElement(using: &random) ?? 0
      try mirror.setConstant(min(max(constant, -5000), 5000), ofRow: number)
    }
  }

  private func changePriority() throws(SolverError) {
    guard let number = mirror.rows.keys.sorted().randomElement(using: &random) else { return }
    if let own = rows.firstIndex(of: number), Bool.random(using: &random) {
      try mirror.setPriority(kind.system.rows[own].priority, ofRow: number)
    } else {
      try mirror.setPriority(randomPriority(), ofRow: number)
    }
  }

  private func changeRest() {
    guard let number = mirror.unknowns.keys.sorted().randomElement(using: &random) else { return }
    mirror.setRest(Double(Int.random(in: -20...40, using: &random)), ofUnknown: number)
  }

  private func changeOrdinal() {
    guard let number = mirror.unknowns.keys.sorted().randomElement(using: &random) else { return }
    let range = 0...2 * mirror.unknowns.count
    mirror.setOrdinal(Int.random(in: range, using: &random), ofUnknown: number)
  }

  /// Mostly the place in the system, sometimes any, so that ordinals collide and are out of order.
  private func ordinal(for unknown: Int) -> Int {
    if Int.random(in: 0..<5, using: &random) > 0 { return unknown }
    return Int.random(in: 0...unknowns.count, using: &random)
  }

  private func randomPriority() -> Float {
    [1000, 1000, 1000, 750, 750, 250, 749.5].randomElement(using: &random) ?? 1000
  }
}
