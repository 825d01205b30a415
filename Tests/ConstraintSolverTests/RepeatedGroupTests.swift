import TestSupport
import Testing

@testable import ConstraintSolver

/// Groups of rows that repeat others get the forms that looking at their rows gives, to the last bit; and programs
/// that repeat the one before are what collecting gives.
@Suite struct `Repeated groups` {
  /// Two solvers that get the same, of which only one copies forms.
  private struct Pair {
    let copying = Solver()
    let looking = Solver()
    var variables: [Variable] = []
    var constraints: [ConstraintID] = []

    init(reserving count: Int) {
      looking.graph.repeatsForms = false
      looking.graph.repeatsPrograms = false
      // What another solver found would spare both the look at groups.
      for solver in all { solver.graph.keepsStructures = false }
      copying.reserve(variables: count, constraints: count, terms: count)
    }

    var all: [Solver] { [copying, looking] }

    mutating func addRectangle() {
      for solver in all {
        let added = solver.addRectangle(ordinal: variables.count, width: 0, height: 0)
        guard solver === looking else { continue }
        variables += [added.width, added.height, added.left, added.top]
      }
    }

    mutating func add(_ row: PlainRow, from first: Int) throws {
      let terms = row.terms.map { Term(variables[first + $0.variable], $0.coefficient) }
      for solver in all {
        let added = try solver.addConstraint(
          terms,
          row.relation,
          row.constant,
          priority: Priority(rawValue: row.priority)
        )
        if solver === looking { constraints.append(added) }
      }
    }

    func beginGroup() { for solver in all { solver.beginGroup() } }

    func solve() {
      let (one, other) = (copying.solve(), looking.solve())
      #expect(one.conflicts.map(\.constraints) == other.conflicts.map(\.constraints))
      #expect(one.changed == other.changed)
      #expect(copying.forms == looking.forms)
      #expect(copying.states == looking.states)
      for variable in variables {
        #expect(
          copying.value(of: variable).bitPattern == looking.value(of: variable).bitPattern,
          "\(variable)"
        )
      }
    }
  }

  private func row(
    _ terms: [(Int, Double)],
    _ relation: Relation,
    _ constant: Double,
    _ priority: Float = 1000
  ) -> PlainRow {
    PlainRow(
      terms: terms.map { (variable: $0.0, coefficient: $0.1) },
      relation: relation,
      constant: constant,
      priority: priority
    )
  }

  /// A cell and, in it, labels one below the other, in the order width, height, left, top of each.
  private func cell(labels: Int, minimum: Double = 20) -> [PlainRow] {
    var rows: [PlainRow] = []
    for label in 1...labels {
      let own = label * 4
      rows.append(row([(own + 2, 1)], .equal, 16))
      rows.append(row([(0, 1), (own, -1), (own + 2, -1)], .equal, 16))
      if label == 1 {
        rows.append(row([(own + 3, 1)], .equal, 8))
      } else {
        rows.append(row([(own + 3, 1), (own - 1, -1), (own - 3, -1)], .equal, 4))
      }
      rows.append(row([(own + 1, 1)], .greaterThanOrEqual, minimum))
      rows.append(row([(own + 1, 1)], .lessThanOrEqual, 30, 750))
    }
    let last = labels * 4
    rows.append(row([(1, 1), (last + 3, -1), (last + 1, -1)], .equal, 8))
    return rows
  }

  /// Cells below each other in a column that is 320 points wide.
  private func column(of cells: [[PlainRow]], labels: Int) throws -> Pair {
    var pair = Pair(reserving: 8)
    let size = (labels + 1) * 4
    for _ in 0..<cells.count * (labels + 1) { pair.addRectangle() }
    for (number, cell) in cells.enumerated() {
      pair.beginGroup()
      for row in cell { try pair.add(row, from: number * size) }
    }
    for number in cells.indices {
      let first = number * size
      try pair.add(row([(0, 1)], .equal, 320), from: first)
      try pair.add(row([(2, 1)], .equal, 0), from: first)
      guard number > 0 else {
        try pair.add(row([(3, 1)], .equal, 0), from: first)
        continue
      }
      let above = row([(size + 3, 1), (3, -1), (1, -1)], .equal, 0)
      try pair.add(above, from: first - size)
    }
    pair.solve()
    return pair
  }

  @Test func `are all groups but the first of a column of cells that are alike`() throws {
    let cells = Array(repeating: cell(labels: 3), count: 5)
    let pair = try column(of: cells, labels: 3)
    #expect(pair.copying.graph.repeatedGroups == 4)
    #expect(pair.looking.graph.repeatedGroups == 0)
    // A label is 30 points high at most, and as low as it may be at rest.
    #expect(pair.copying.value(of: pair.variables[4 * 4 * 4 + 5]) == 20)
  }

  @Test func `are none of cells of which each has another constant`() throws {
    let cells = (0..<5).map { cell(labels: 3, minimum: 20 + Double($0)) }
    let pair = try column(of: cells, labels: 3)
    #expect(pair.copying.graph.repeatedGroups == 0)
  }

  @Test func `are not looked for after a cell that is not alike`() throws {
    var cells = Array(repeating: cell(labels: 3), count: 6)
    cells[3] = cell(labels: 3, minimum: 25)
    let pair = try column(of: cells, labels: 3)
    // The second and third repeat the first, the sixth repeats the fifth.
    #expect(pair.copying.graph.repeatedGroups == 3)
  }

  @Test func `leave a cell alone whose bound is met by a row from outside`() throws {
    var pair = Pair(reserving: 1000)
    for _ in 0..<12 { pair.addRectangle() }
    for number in 0..<3 {
      pair.beginGroup()
      for row in cell(labels: 3) { try pair.add(row, from: number * 16) }
    }
    try pair.add(row([(5, 1)], .lessThanOrEqual, 20), from: 16)
    pair.solve()
    #expect(pair.copying.value(of: pair.variables[16 + 5]) == 20)
  }

  // MARK: - Programs

  /// Three lengths that make up 100, and what each of them would like to be.
  private func share(_ wishes: [Double], of total: Double = 100) -> [PlainRow] {
    var rows = [row([(0, 1), (1, 1), (2, 1)], .equal, total)]
    for (number, wish) in wishes.enumerated() {
      rows.append(row([(number, 1)], .lessThanOrEqual, wish, 250 + Float(number)))
      rows.append(row([(number, 1)], .greaterThanOrEqual, wish, 750 + Float(number)))
    }
    return rows
  }

  private func shares(_ parts: [[PlainRow]]) throws -> Pair {
    var pair = Pair(reserving: 8)
    for _ in parts { pair.addRectangle() }
    for (number, part) in parts.enumerated() {
      for row in part { try pair.add(row, from: number * 4) }
    }
    pair.solve()
    return pair
  }

  @Test func `are told where programs differ in nothing but their roots`() throws {
    // The first is solved, or known from another test, and the second put down to be asked about.
    let pair = try shares(Array(repeating: share([20, 30, 40]), count: 6))
    #expect(pair.copying.graph.repeatedPrograms >= 4)
    #expect(pair.looking.graph.repeatedPrograms == 0)
    // The 10 points that are over go to the one that is held the least from growing.
    #expect(pair.variables.suffix(4).prefix(3).map(pair.copying.value(of:)) == [30, 30, 40])
  }

  @Test func `are told where what limits the roots is another each time`() throws {
    let parts = (0..<6).map { share([20 + Double($0 % 2), 30, 40]) }
    let pair = try shares(parts + parts)
    #expect(pair.copying.graph.repeatedPrograms >= 8)
    #expect(pair.variables.suffix(4).prefix(3).map(pair.copying.value(of:)) == [30, 30, 40])
  }

  @Test func `are not told where a row has another constant`() throws {
    let parts = (0..<6).map { share([20, 30, 40], of: 100 + Double($0)) }
    #expect(try shares(parts).copying.graph.repeatedPrograms == 0)
  }

  /// Random components, each several times and some with a change, among which some roots are in no live row.
  ///
  /// More of them with `PLUMB_LONG_TESTS=1`.
  @Test(arguments: UInt64(1)...(TestSettings.length > 1 ? 300 : 100))
  func `change no bit of random programs`(_ seed: UInt64) throws {
    var random = SeededRandom(seed: seed)
    func pick<Element>(_ elements: [Element]) -> Element {
      elements[Int.random(in: 0..<elements.count, using: &random)]
    }
    let rectangles = Int.random(in: 1...3, using: &random)
    let size = rectangles * 4
    func randomRow() -> PlainRow {
      var chosen: [(Int, Double)] = []
      for _ in 0..<Int.random(in: 1...4, using: &random) {
        let variable = Int.random(in: 0..<size, using: &random)
        guard !chosen.contains(where: { $0.0 == variable }) else { continue }
        chosen.append((variable, pick([1, -1, 1, 2, 0.5])))
      }
      return row(
        chosen,
        pick([.equal, .equal, .lessThanOrEqual, .greaterThanOrEqual]),
        Double(Int.random(in: 0...6, using: &random) * 10),
        pick(chosen.count > 2 ? [1000, 1000, 750] : [1000, 750, 500, 250, 251])
      )
    }
    let part = (0..<Int.random(in: 4...14, using: &random)).map { _ in randomRow() }
    let copies = Int.random(in: 3...8, using: &random)
    var pair = Pair(reserving: Int.random(in: 1...200, using: &random))
    for _ in 0..<copies * rectangles { pair.addRectangle() }
    for copy in 0..<copies {
      var rows = part
      if Int.random(in: 0..<5, using: &random) == 0 {
        rows[Int.random(in: 0..<rows.count, using: &random)] = randomRow()
      }
      if Int.random(in: 0..<5, using: &random) == 0 { rows.append(randomRow()) }
      if Int.random(in: 0..<8, using: &random) == 0 { rows.swapAt(0, rows.count - 1) }
      for row in rows { try pair.add(row, from: copy * size) }
    }
    pair.solve()
    for _ in 0..<6 {
      let place = Int.random(in: 0..<pair.constraints.count, using: &random)
      let constant = pick([0.0, 10, 35])
      for solver in pair.all { try solver.setConstant(constant, of: pair.constraints[place]) }
      pair.solve()
    }
    for _ in 0..<3 {
      let place = Int.random(in: 0..<pair.constraints.count, using: &random)
      let removed = pair.constraints.remove(at: place)
      for solver in pair.all { try solver.removeConstraint(removed) }
      try pair.add(randomRow(), from: Int.random(in: 0..<copies, using: &random) * size)
      pair.solve()
    }
  }

  // MARK: - Groups

  /// Random groups, some with a change, behind rows that may hold some of their variables, and before others.
  ///
  /// More of them with `PLUMB_LONG_TESTS=1`.
  @Test(arguments: UInt64(1)...(TestSettings.length > 1 ? 300 : 100))
  func `change no bit of random groups`(_ seed: UInt64) throws {
    var random = SeededRandom(seed: seed)
    let rectangles = Int.random(in: 2...6, using: &random)
    let size = rectangles * 4
    let copies = Int.random(in: 2...6, using: &random)
    func randomRow(_ variables: Int) -> PlainRow {
      var chosen: [(Int, Double)] = []
      for _ in 0..<Int.random(in: 1...3, using: &random) {
        let variable = Int.random(in: 0..<variables, using: &random)
        guard !chosen.contains(where: { $0.0 == variable }) else { continue }
        chosen.append((variable, [1, -1, 1, -1, 0.5][Int.random(in: 0..<5, using: &random)]))
      }
      let relation: Relation =
        [.equal, .equal, .equal, .lessThanOrEqual, .greaterThanOrEqual][
          Int.random(in: 0..<5, using: &random)
        ]
      let priority: Float = [1000, 1000, 1000, 750, 250][Int.random(in: 0..<5, using: &random)]
      let constant = Double(Int.random(in: 0...4, using: &random) * 10)
      return row(chosen, relation, chosen.count > 1 ? constant - 20 : constant, priority)
    }
    let group = (0..<Int.random(in: 12...30, using: &random)).map { _ in randomRow(size) }
    var pair = Pair(reserving: Int.random(in: 1...200, using: &random))
    for _ in 0..<copies * rectangles { pair.addRectangle() }
    for _ in 0..<Int.random(in: 0...2, using: &random) {
      try pair.add(randomRow(copies * size), from: 0)
    }
    for copy in 0..<copies {
      pair.beginGroup()
      var rows = group
      if Int.random(in: 0..<6, using: &random) == 0 {
        rows[Int.random(in: 0..<rows.count, using: &random)] = randomRow(size)
      }
      for (number, row) in rows.enumerated() {
        if number == rows.count / 2 { pair.beginGroup() }
        try pair.add(row, from: copy * size)
      }
    }
    for _ in 0..<Int.random(in: 0...6, using: &random) {
      try pair.add(randomRow(copies * size), from: 0)
    }
    pair.solve()
    for _ in 0..<4 {
      let changed = pair.constraints[Int.random(in: 0..<pair.constraints.count, using: &random)]
      for solver in pair.all { try solver.setConstant(30, of: changed) }
      pair.solve()
    }
    for _ in 0..<2 {
      let place = Int.random(in: 0..<pair.constraints.count, using: &random)
      let removed = pair.constraints.remove(at: place)
      for solver in pair.all { try solver.removeConstraint(removed) }
      pair.beginGroup()
      try pair.add(randomRow(size), from: 0)
      pair.solve()
    }
  }
}
