import Testing

@testable import ConstraintSolver

@Suite struct `Invariants of the solver` {
  @Test func `hold after changes and solving`() throws {
    let solver = Solver()
    solver.checkInvariants()
    let x = solver.addVariable(ordinal: 0)
    let y = solver.addVariable(ordinal: 1, isNonNegative: true)
    let sum = try solver.addConstraint([Term(x), Term(y)], .equal, 10)
    try solver.addConstraint([Term(x)], .greaterThanOrEqual, 20)
    solver.checkInvariants()
    solver.solve()
    solver.checkInvariants()
    try solver.setPriority(500, of: sum)
    solver.checkInvariants()
    try solver.removeConstraint(sum)
    solver.removeVariable(y)
    solver.checkInvariants()
    solver.solve()
    _ = solver.freeVariables()
    solver.checkInvariants()
  }

  @Test func `trap where a place is free and taken`() async {
    await #expect(processExitsWith: .failure) {
      let solver = Solver()
      let x = solver.addVariable(ordinal: 0)
      solver.graph.freeVariables.append(x.index)
      solver.checkInvariants()
    }
  }

  @Test func `trap where a variable has lost a constraint`() async {
    await #expect(processExitsWith: .failure) {
      let solver = Solver()
      let x = solver.addVariable(ordinal: 0)
      try solver.addConstraint([Term(x)], .equal, 1)
      solver.graph.variables[Int(0)].firstUse = -1
      solver.checkInvariants()
    }
  }
}
