import ConstraintSolver
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
}
