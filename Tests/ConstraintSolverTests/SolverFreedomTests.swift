import ConstraintSolver
import TestSupport
import Testing

@Suite struct `Freedom of variables` {
  @Test func `a decided variable has none`() throws {
    let solver = Solver()
    let x = solver.addVariable(ordinal: 0, isNonNegative: true)
    // 0 is where the silent rule ends, and where the wish is: no freedom.
    try solver.addConstraint([Term(x)], .equal, 0, priority: 10)
    solver.solve()
    #expect(solver.freedom(of: x) == nil)
    #expect(solver.freeVariables().isEmpty)
  }

  @Test func `the ends are exact`() throws {
    // x + y = 100, y ≥ 0, x ≥ 20: x lies in 20...100, y in 0...80.
    let solver = Solver()
    let x = solver.addVariable(ordinal: 0)
    let y = solver.addVariable(ordinal: 1, isNonNegative: true)
    try solver.addConstraint([Term(x), Term(y)], .equal, 100)
    try solver.addConstraint([Term(x)], .greaterThanOrEqual, 20)
    solver.solve()
    #expect(
      solver.freeVariables() == [
        Freedom(variable: x, lower: 20, upper: 100, value: 20),
        Freedom(variable: y, lower: 0, upper: 80, value: 80),
      ]
    )
  }

  @Test func `without constraints it has no end`() {
    let solver = Solver()
    let x = solver.addVariable(ordinal: 0)
    let width = solver.addVariable(ordinal: 1, isNonNegative: true)
    solver.solve()
    #expect(
      solver.freedom(of: x)
        == Freedom(variable: x, lower: -.infinity, upper: .infinity, value: 0)
    )
    #expect(
      solver.freedom(of: width) == Freedom(variable: width, lower: 0, upper: .infinity, value: 0)
    )
  }

  @Test func `wishes of one priority that disagree leave the room between them`() throws {
    let solver = Solver()
    let x = solver.addVariable(ordinal: 0)
    try solver.addConstraint([Term(x)], .equal, 10, priority: 500)
    try solver.addConstraint([Term(x)], .equal, 40, priority: 500)
    solver.solve()
    #expect(solver.freedom(of: x) == Freedom(variable: x, lower: 10, upper: 40, value: 10))
  }

  @Test func `constraints out of force do not count`() throws {
    let solver = Solver()
    let x = solver.addVariable(ordinal: 0)
    try solver.addConstraint([Term(x)], .greaterThanOrEqual, 10)
    try solver.addConstraint([Term(x)], .lessThanOrEqual, 0)
    solver.solve()
    #expect(solver.freedom(of: x) == Freedom(variable: x, lower: 10, upper: .infinity, value: 10))
  }

  @Test func `a range that only rounding leaves is none`() throws {
    // 0.1 + 0.2 is more than 0.3 by 2⁻⁵⁴, some 10⁻¹⁷.
    let solver = Solver()
    let x = solver.addVariable(ordinal: 0)
    let y = solver.addVariable(ordinal: 1)
    try solver.addConstraint([Term(x)], .greaterThanOrEqual, 0.3)
    try solver.addConstraint([Term(x)], .lessThanOrEqual, 0.1 + 0.2)
    try solver.addConstraint([Term(y)], .greaterThanOrEqual, 5)
    try solver.addConstraint([Term(y)], .lessThanOrEqual, 5.000_000_5)
    solver.solve()
    #expect(solver.freeVariables().isEmpty)
  }

  @Test func `a few points are a range beside ten million, too`() throws {
    let solver = Solver()
    let x = solver.addVariable(ordinal: 0)
    try solver.addConstraint([Term(x)], .greaterThanOrEqual, 1e7)
    try solver.addConstraint([Term(x)], .lessThanOrEqual, 1e7 + 5)
    solver.solve()
    #expect(solver.freedom(of: x).map { $0.upper - $0.lower } == 5)
  }

  @Test func `variables that move together have the same room`() throws {
    // a ∈ 0...40 and b = 2a + 10, c = 60 − a.
    let solver = Solver()
    let (a, b, c) = (
      solver.addVariable(ordinal: 0), solver.addVariable(ordinal: 1),
      solver.addVariable(ordinal: 2)
    )
    try solver.addConstraint([Term(a)], .greaterThanOrEqual, 0)
    try solver.addConstraint([Term(b), Term(a, -2)], .equal, 10)
    try solver.addConstraint([Term(c), Term(a)], .equal, 60)
    try solver.addConstraint([Term(c)], .greaterThanOrEqual, 20)
    solver.solve()
    #expect(
      solver.freeVariables() == [
        Freedom(variable: a, lower: 0, upper: 40, value: 0),
        Freedom(variable: b, lower: 10, upper: 90, value: 10),
        Freedom(variable: c, lower: 20, upper: 60, value: 60),
      ]
    )
  }

  @Test(arguments: [false, true])
  func `a long undetermined column is settled from the top`(_ wantsMore: Bool) throws {
    // 800 heights of at least 0 and 8 between them share 40 000; all want 30 or nothing. The last
    // takes what the others leave: 40 000 − 799 · 8 − 799 · 30 = 9638.
    let count = 800
    var system = LayoutWorkloads.chain(count)
    system.rows.removeAll { $0.variables.count == 1 && $0.constant == 44 }
    system.rows.append(
      .init(
        variables: [3],
        coefficients: [1],
        relation: .equal,
        constant: 40_000,
        priority: 1000
      )
    )
    if wantsMore { for view in 1...count { system.unknowns[4 * view + 3].rest = 30 } }
    let loaded = try LoadedSystem(system)
    loaded.solver.solve()
    let heights = (1...count).map { loaded.values[4 * $0 + 3] }
    #expect(heights.dropLast().allSatisfy { $0 == (wantsMore ? 30 : 0) })
    #expect(heights.last == (wantsMore ? 9638 : 33_608))
  }
}
