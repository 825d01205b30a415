import TestSupport
import Testing

@testable import ConstraintSolver

/// What came of the same rows in another solver is what looking at them gives, to the last bit.
@Suite struct `Known structures` {
  /// Rectangles with the rows between them, which a solver gets all at once.
  private struct Screen {
    var rests: [(width: Double, height: Double)]
    var ordinals: [Int]
    var rows: [PlainRow]

    func load(keeping: Bool) throws -> (solver: Solver, constraints: [ConstraintID]) {
      let solver = Solver()
      solver.graph.keepsStructures = keeping
      var variables: [Variable] = []
      for (rest, ordinal) in zip(rests, ordinals) {
        let added = solver.addRectangle(ordinal: ordinal, width: rest.width, height: rest.height)
        variables += [added.width, added.height, added.left, added.top]
      }
      let constraints = try rows.map { row in
        try solver.addConstraint(
          row.terms.map { Term(variables[$0.variable], $0.coefficient) },
          row.relation,
          row.constant,
          priority: Priority(rawValue: row.priority)
        )
      }
      if let first = variables.first { solver.setOrdinal(7, of: first, isMirrored: true) }
      return (solver, constraints)
    }
  }

  /// A row of labels, each with what it holds.
  private func labels(_ lengths: [Double], spacing: Double = 8) -> Screen {
    var rows = [PlainRow(terms: [(0, 1)], relation: .equal, constant: 320, priority: 1000)]
    for (number, length) in lengths.enumerated() {
      let own = (number + 1) * 4
      let above: [(variable: Int, coefficient: Double)] =
        number == 0 ? [] : [(own - 1, -1), (own - 3, -1)]
      rows += [
        PlainRow(terms: [(own, 1)], relation: .lessThanOrEqual, constant: length, priority: 250),
        PlainRow(
          terms: [(own + 1, 1)],
          relation: .greaterThanOrEqual,
          constant: length / 10,
          priority: 750
        ),
        PlainRow(
          terms: [(own + 3, 1)] + above,
          relation: .equal,
          constant: spacing,
          priority: 1000
        ),
        PlainRow(
          terms: [(0, 1), (own, -1), (own + 2, -2)],
          relation: .equal,
          constant: 0,
          priority: 1000
        ),
      ]
    }
    let count = lengths.count + 1
    return Screen(
      rests: Array(repeating: (0, 0), count: count),
      ordinals: (0..<count).map { $0 * 4 },
      rows: rows
    )
  }

  /// Whether a solver that gets a screen after another takes over what came of that one.
  ///
  /// Another test may have what is known at that moment; so it is tried several times where it is to be. Once the screen
  /// was solved, it is known itself.
  private func repeats(_ screen: Screen, after other: Screen, tries: Int = 200) throws -> Bool {
    for _ in 0..<tries {
      try other.load(keeping: true).solver.solve()
      let solver = try screen.load(keeping: true).solver
      solver.solve()
      if solver.graph.hasRepeatedStructure { return true }
    }
    return false
  }

  @Test func `are taken over where only wishes have other constants`() throws {
    #expect(try repeats(labels([90, 120, 50]), after: labels([100, 20, 55])))
  }

  @Test func `are not taken over where a required row has another constant`() throws {
    #expect(
      try !repeats(labels([90, 120, 50], spacing: 9), after: labels([90, 120, 50]), tries: 1)
    )
  }

  @Test func `are not taken over where a row is held more firmly`() throws {
    var other = labels([90, 120, 51])
    other.rows[2].priority = 751
    #expect(try !repeats(other, after: labels([90, 120, 51]), tries: 1))
  }

  @Test func `are not taken over by a solver from which something was removed`() throws {
    let screen = labels([90, 120, 52])
    for _ in 0..<20 {
      try screen.load(keeping: true).solver.solve()
      let (solver, constraints) = try screen.load(keeping: true)
      try solver.removeConstraint(constraints[2])
      solver.solve()
      let hasRepeated = solver.graph.hasRepeatedStructure
      #expect(!hasRepeated)
    }
  }

  /// Two groups of lengths that make up a total each, and what each of them would like to be.
  private func shares(_ wishes: [Double], of total: Double) -> Screen {
    var rows: [PlainRow] = []
    for (number, wish) in wishes.enumerated() {
      let own = number * 4
      rows.append(
        PlainRow(
          terms: [(own, 1), (own + 1, 1), (own + 2, 1)],
          relation: .equal,
          constant: total,
          priority: 1000
        )
      )
      for place in 0..<3 {
        for (relation, priority) in [(Relation.lessThanOrEqual, 250), (.greaterThanOrEqual, 750)] {
          rows.append(
            PlainRow(
              terms: [(own + place, 1)],
              relation: relation,
              constant: wish + Double(place) * 10,
              priority: Float(priority + place)
            )
          )
        }
      }
    }
    return Screen(
      rests: Array(repeating: (0, 0), count: wishes.count),
      ordinals: wishes.indices.map { $0 * 4 },
      rows: rows
    )
  }

  /// How many solutions shares of a total take over from others, and the first three lengths.
  ///
  /// Another test may have what is known at that moment; then it is tried with another total, of which nothing is known,
  /// and with wishes that leave as much over.
  private func solutions(
    _ wishes: [Double],
    after others: [Double],
    of least: Double
  ) throws -> (Int, [Double]) {
    for attempt in Tries() {
      let more = Double(attempt)
      let total = least + 3 * more
      try shares(others.map { $0 + more }, of: total).load(keeping: true).solver.solve()
      let solver = try shares(wishes.map { $0 + more }, of: total).load(keeping: true).solver
      solver.solve()
      guard solver.graph.hasRepeatedStructure else { continue }
      let values = (0..<3).map { solver.value(of: Variable(index: $0, generation: 0)) - more }
      return (solver.graph.repeatedSolutions, values)
    }
    return (-1, [])
  }

  @Test func `have solutions for programs whose numbers are the same`() throws {
    let (count, values) = try solutions([20, 25], after: [20, 25], of: 100)
    #expect(count == 2)
    // The 10 points that are over go to the one that is held the least from growing.
    #expect(values == [30, 30, 40])
  }

  @Test func `have none for programs with another number`() throws {
    // No total that is tried here is one that is tried above.
    let (count, values) = try solutions([122, 126], after: [121, 126], of: 401)
    #expect(count == 1)
    // 122 + 132 + 142 leave 5 points.
    #expect(values == [127, 132, 142])
  }

  /// A random screen, then the same with other wishes, after which both change in the same ways.
  ///
  /// More of them with `PLUMB_LONG_TESTS=1`.
  @Test(arguments: UInt64(1)...(TestSettings.length > 1 ? 400 : 120))
  func `change no bit of random screens`(_ seed: UInt64) throws {
    var random = SeededRandom(seed: seed)
    func pick<Element>(_ elements: [Element]) -> Element {
      elements[Int.random(in: 0..<elements.count, using: &random)]
    }
    let rectangles = Int.random(in: 1...6, using: &random)
    func randomRow() -> PlainRow {
      var chosen: [(variable: Int, coefficient: Double)] = []
      for _ in 0..<Int.random(in: 1...4, using: &random) {
        let variable = Int.random(in: 0..<rectangles * 4, using: &random)
        guard !chosen.contains(where: { $0.variable == variable }) else { continue }
        chosen.append((variable, pick([1, -1, 1, -1, 2, 0.5])))
      }
      return PlainRow(
        terms: chosen,
        relation: pick([.equal, .equal, .equal, .lessThanOrEqual, .greaterThanOrEqual]),
        constant: Double(Int.random(in: -1...6, using: &random) * 10),
        priority: pick([1000, 1000, 1000, 750, 250, 251])
      )
    }
    var screen = Screen(
      rests: (0..<rectangles).map { _ in (pick([0, 0, 30]), pick([0, 20])) },
      ordinals: (0..<rectangles).map { $0 * 4 },
      rows: (0..<Int.random(in: 1...30, using: &random)).map { _ in randomRow() }
    )
    try screen.load(keeping: true).solver.solve()
    let isOtherOften = Bool.random(using: &random)
    for place in screen.rows.indices
    where screen.rows[place].priority < 1000
      && (isOtherOften || Int.random(in: 0..<8, using: &random) == 0)
    {
      screen.rows[place].constant = pick([0, 15, 40, 300])
    }
    screen.rests = screen.rests.map { _ in (pick([0, 25]), 0) }
    screen.ordinals.shuffle(using: &random)
    let (repeating, constraints) = try screen.load(keeping: true)
    let (looking, _) = try screen.load(keeping: false)
    func compare() {
      let (one, other) = (repeating.solve(), looking.solve())
      #expect(one.conflicts.map(\.constraints) == other.conflicts.map(\.constraints))
      #expect(one.changed == other.changed)
      #expect(repeating.forms == looking.forms)
      #expect(repeating.states == looking.states)
      for index in 0..<Int32(looking.graph.variables.count) {
        #expect(
          repeating.graph.variables[index].value.bitPattern
            == looking.graph.variables[index].value.bitPattern
        )
      }
    }
    compare()
    var left = constraints
    for _ in 0..<4 {
      let constant = pick([0.0, 10, 35])
      let changed = pick(left)
      for solver in [repeating, looking] { try solver.setConstant(constant, of: changed) }
      compare()
    }
    for _ in 0..<3 where !left.isEmpty {
      let removed = left.remove(at: Int.random(in: 0..<left.count, using: &random))
      for solver in [repeating, looking] { try solver.removeConstraint(removed) }
      compare()
    }
  }
}
