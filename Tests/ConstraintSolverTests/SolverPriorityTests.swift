import ConstraintSolver
import Testing

@Suite struct `Priorities` {
  @Test func `a higher priority beats many of a lower one`() throws {
    let solver = Solver()
    let x = solver.addVariable(ordinal: 0)
    try solver.addConstraint([Term(x)], .equal, 10, priority: 251)
    for _ in 0..<100 { try solver.addConstraint([Term(x)], .equal, 50, priority: 250) }
    solver.solve()
    #expect(solver.value(of: x) == 10)
  }

  @Test func `fractions of a priority count`() throws {
    let solver = Solver()
    let x = solver.addVariable(ordinal: 0)
    try solver.addConstraint([Term(x)], .equal, 10, priority: 250)
    try solver.addConstraint([Term(x)], .equal, 20, priority: 250.5)
    solver.solve()
    #expect(solver.value(of: x) == 20)
  }

  @Test func `one priority has the least sum of errors, not of squares`() throws {
    // |x − 0| + |x − 10| + |x − 100| is least at the median; the mean would be 36.7.
    let solver = Solver()
    let x = solver.addVariable(ordinal: 0)
    for wish in [0.0, 10, 100] { try solver.addConstraint([Term(x)], .equal, wish, priority: 500) }
    solver.solve()
    #expect(solver.value(of: x) == 10)
  }

  @Test func `errors are measured in units of the constants`() throws {
    // 3x = 30 is missed by 3 for each unit of x, 2 · (x = 20) by 2 together: x = 10.
    let solver = Solver()
    let x = solver.addVariable(ordinal: 0)
    try solver.addConstraint([Term(x, 3)], .equal, 30, priority: 500)
    for _ in 0..<2 { try solver.addConstraint([Term(x)], .equal, 20, priority: 500) }
    solver.solve()
    #expect(solver.value(of: x) == 10)
  }

  @Test func `content shrinks before its neighbour with more compression resistance`() throws {
    // 300 for two labels that want 200 each: the one at 749 gives up 100.
    let solver = Solver()
    let first = solver.addVariable(ordinal: 0, isNonNegative: true)
    let second = solver.addVariable(ordinal: 1, isNonNegative: true)
    try solver.addConstraint([Term(first), Term(second)], .equal, 300)
    for (width, resistance) in [(first, 749 as Priority), (second, 750)] {
      try solver.addConstraint([Term(width)], .lessThanOrEqual, 200, priority: 250)
      try solver.addConstraint([Term(width)], .greaterThanOrEqual, 200, priority: resistance)
    }
    solver.solve()
    #expect(solver.value(of: first) == 100)
    #expect(solver.value(of: second) == 200)
  }

  @Test func `a changed priority counts from the next call on`() throws {
    let solver = Solver()
    let x = solver.addVariable(ordinal: 0)
    try solver.addConstraint([Term(x)], .equal, 10, priority: 300)
    let other = try solver.addConstraint([Term(x)], .equal, 20, priority: 250)
    solver.solve()
    try solver.setPriority(.required, of: other)
    #expect(solver.value(of: x) == 10)
    #expect(solver.solve().changed == [x])
    #expect(solver.value(of: x) == 20)
  }
}
