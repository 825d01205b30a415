import ConstraintSolver
import Testing

@Suite struct `Variables without an ordinal` {
  @Test func `come in the order of adding`() throws {
    // x + y = 100, both rest at 0: the first is 0, the second takes all.
    let solver = Solver()
    let (x, y) = (solver.addVariable(), solver.addVariable())
    try solver.addConstraint(y + x == 100)
    solver.solve()
    #expect(solver.value(of: x) == 0)
    #expect(solver.value(of: y) == 100)
  }

  @Test func `come in the order of adding where places of removed ones are used again`() throws {
    let solver = Solver()
    let removed = solver.addVariable()
    let x = solver.addVariable()
    solver.removeVariable(removed)
    solver.solve()
    let y = solver.addVariable()
    #expect(y < x, "the handle is one of a lower place")
    try solver.addConstraint(x + y == 100)
    solver.solve()
    #expect(solver.value(of: x) == 0)
    #expect(solver.value(of: y) == 100)
  }

  @Test func `come behind those with ordinals below 0`() throws {
    let solver = Solver()
    let x = solver.addVariable()
    let first = solver.addVariable(ordinal: -1)
    try solver.addConstraint(x + first == 100)
    solver.solve()
    #expect(solver.value(of: first) == 0)
    #expect(solver.value(of: x) == 100)
  }
}
