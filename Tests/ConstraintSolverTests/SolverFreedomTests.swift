import ConstraintSolver
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
}
