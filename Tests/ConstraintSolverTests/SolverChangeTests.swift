import ConstraintSolver
import TestSupport
import Testing

@Suite struct `Changes` {
  @Test func `only variables whose value changed are listed`() throws {
    let solver = Solver()
    let a = solver.addVariable(ordinal: 0)
    let b = solver.addVariable(ordinal: 1)
    let c = solver.addVariable(ordinal: 2)
    let length = try solver.addConstraint([Term(a)], .equal, 10)
    try solver.addConstraint([Term(b), Term(a, -1)], .greaterThanOrEqual, 0)
    try solver.addConstraint([Term(b)], .equal, 50)
    try solver.addConstraint([Term(c)], .equal, 3)
    #expect(solver.solve().changed == [a, b, c])
    #expect(solver.solve().changed.isEmpty)
    // b is in the component of a, and keeps its value.
    try solver.setConstant(20, of: length)
    #expect(solver.solve().changed == [a])
  }

  @Test func `components without a change are left alone`() throws {
    // The second component has a conflict, which is only reported when it is solved.
    let solver = Solver()
    let a = solver.addVariable(ordinal: 0)
    let b = solver.addVariable(ordinal: 1)
    let length = try solver.addConstraint([Term(a)], .equal, 10)
    try solver.addConstraint([Term(b)], .equal, 1)
    try solver.addConstraint([Term(b)], .equal, 2)
    #expect(solver.solve().conflicts.count == 1)
    try solver.setConstant(20, of: length)
    #expect(solver.solve().conflicts.isEmpty)
    #expect(solver.constraintsOutOfForce.count == 1)
  }

  @Test func `a removed constraint sets its variables free`() throws {
    let solver = Solver()
    let a = solver.addVariable(ordinal: 0, rest: 5)
    let length = try solver.addConstraint([Term(a)], .equal, 10)
    solver.solve()
    try solver.removeConstraint(length)
    #expect(solver.solve().changed == [a])
    #expect(solver.value(of: a) == 5)
    #expect(!solver.contains(length))
  }

  @Test func `the place of a removed variable is used again, its handle is not`() {
    let solver = Solver()
    let old = solver.addVariable(ordinal: 0)
    solver.solve()
    solver.removeVariable(old)
    let new = solver.addVariable(ordinal: 0, rest: 4)
    #expect(!solver.contains(old))
    #expect(old != new)
    solver.solve()
    #expect(solver.value(of: new) == 4)
  }

  @Test func `repeated terms are added up and zeros dropped`() throws {
    // x + x + 0 · y = 10 leaves y alone.
    let solver = Solver()
    let x = solver.addVariable(ordinal: 0)
    let y = solver.addVariable(ordinal: 1)
    try solver.addConstraint([Term(x), Term(y, 0), Term(x)], .equal, 10)
    solver.solve()
    #expect(solver.value(of: x) == 5)
    #expect(solver.freedom(of: x) == nil)
    #expect(solver.freedom(of: y) != nil)
  }
}
