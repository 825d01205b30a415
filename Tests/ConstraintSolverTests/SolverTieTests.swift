import ConstraintSolver
import TestSupport
import Testing

@Suite struct `Ties` {
  @Test func `a variable without constraints is at its rest`() {
    let solver = Solver()
    let free = solver.addVariable(ordinal: 0, rest: 7)
    let size = solver.addVariable(ordinal: 1, rest: -7, isNonNegative: true)
    solver.solve()
    #expect(solver.value(of: free) == 7)
    #expect(solver.value(of: size) == 0)
  }

  @Test func `the least ordinal comes as near to its rest as it can`() throws {
    // x + y = 100, both rest at 30: the first is 30, the second takes what is left.
    let solver = Solver()
    let last = solver.addVariable(ordinal: 2, rest: 30)
    let first = solver.addVariable(ordinal: 1, rest: 30)
    try solver.addConstraint([Term(first), Term(last)], .equal, 100)
    solver.solve()
    #expect(solver.value(of: first) == 30)
    #expect(solver.value(of: last) == 70)
  }

  @Test func `equal ordinals go by handle`() throws {
    let solver = Solver()
    let first = solver.addVariable(ordinal: 5)
    let second = solver.addVariable(ordinal: 5)
    try solver.addConstraint([Term(second), Term(first)], .equal, 100)
    solver.solve()
    #expect(solver.value(of: first) == 0)
    #expect(solver.value(of: second) == 100)
  }

  @Test func `a changed ordinal turns the order round`() throws {
    let solver = Solver()
    let a = solver.addVariable(ordinal: 0)
    let b = solver.addVariable(ordinal: 1)
    try solver.addConstraint([Term(a), Term(b)], .equal, 100)
    solver.solve()
    solver.setOrdinal(2, of: a)
    #expect(solver.solve().changed == [a, b])
    #expect(solver.value(of: a) == 100)
  }

  @Test func `a changed rest is looked for`() throws {
    let solver = Solver()
    let a = solver.addVariable(ordinal: 0)
    try solver.addConstraint([Term(a)], .lessThanOrEqual, 50)
    solver.solve()
    solver.setRest(80, of: a)
    #expect(solver.solve().changed == [a])
    #expect(solver.value(of: a) == 50)
  }

  @Test func `wishes of one priority that share a lack fall to the earlier variable`() throws {
    // Three widths want 100 each, at one priority, and have 200: the sum of errors is 100 in any
    // case; the first is as near to 0 as that allows, which is 0.
    let solver = Solver()
    let widths = (0..<3).map { solver.addVariable(ordinal: $0, isNonNegative: true) }
    try solver.addConstraint(widths.map { Term($0) }, .equal, 200)
    for width in widths { try solver.addConstraint([Term(width)], .equal, 100, priority: 500) }
    solver.solve()
    #expect(widths.map { solver.value(of: $0) } == [0, 100, 100])
  }

  @Test(arguments: 0..<12)
  func `a long column shares its height from the top`(_ seed: Int) throws {
    // Each height lies in 0...60, and they have a sum: the first takes what it likes, as long as the
    // others can make up for it, and so on.
    var random = SeededRandom(seed: UInt64(seed))
    let count = Int.random(in: 20...250, using: &random)
    var system = LayoutWorkloads.chain(count)
    system.rows.removeAll { $0.variables.count == 1 && $0.constant == 44 }
    var rest = Double(Int.random(in: 0...60 * count, using: &random))
    let sum = rest + 8 * Double(count - 1)
    system.rows.append(.init(variables: [3], constant: sum, relation: .equal))
    var expected: [Double] = []
    for view in 1...count {
      system.rows.append(
        .init(variables: [4 * view + 3], constant: 60, relation: .lessThanOrEqual)
      )
      let wish = Double(Int.random(in: -20...80, using: &random))
      system.unknowns[4 * view + 3].rest = wish
      let least = max(0, rest - 60 * Double(count - view))
      let height = min(max(wish, least), min(60, rest))
      expected.append(height)
      rest -= height
    }
    let loaded = try LoadedSystem(system)
    #expect(loaded.solver.solve().conflicts.isEmpty)
    for view in 1...count {
      #expect(abs(loaded.values[4 * view + 3] - expected[view - 1]) < 1e-6, "view \(view)")
    }
  }
}

extension PlainSystem.Row {
  /// A required row with coefficients of 1.
  fileprivate init(variables: [Int], constant: Double, relation: Relation) {
    self.init(
      variables: variables,
      coefficients: variables.map { _ in 1 },
      relation: relation,
      constant: constant,
      priority: 1000
    )
  }
}
