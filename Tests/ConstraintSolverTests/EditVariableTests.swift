import ConstraintSolver
import Testing

@Suite struct `Edit variables` {
  let solver = Solver()
  let width: Variable
  let half: Variable

  init() throws {
    width = solver.addVariable(isNonNegative: true)
    half = solver.addVariable(isNonNegative: true)
    try solver.addConstraint(2 * half == width)
    try solver.addConstraint(width <= 300)
  }

  @Test func `take suggested values, and what depends on them follows`() throws {
    try solver.addEditVariable(width)
    for suggested in [100.0, 40, 250] {
      try solver.suggestValue(suggested, for: width)
      solver.solve()
      #expect(solver.value(of: width) == suggested)
      #expect(solver.value(of: half) == suggested / 2)
    }
  }

  @Test func `go as far as what is firmer allows`() throws {
    try solver.addEditVariable(width)
    try solver.suggestValue(1000, for: width)
    let solution = solver.solve()
    #expect(solver.value(of: width) == 300)
    #expect(solution.conflicts.isEmpty)
  }

  @Test func `are held where they are until a value is suggested`() throws {
    try solver.addConstraint(width == 120 | .low)
    solver.solve()
    try solver.addEditVariable(width)
    try solver.addConstraint(width == 80 | .medium)
    solver.solve()
    #expect(solver.value(of: width) == 120)
  }

  @Test func `are let go of`() throws {
    try solver.addConstraint(width == 120 | .low)
    try solver.addEditVariable(width)
    try solver.suggestValue(40, for: width)
    solver.solve()
    solver.removeEditVariable(width)
    solver.removeEditVariable(width)
    solver.solve()
    #expect(solver.value(of: width) == 120)
    #expect(!solver.isEditVariable(width))
    #expect(throws: SolverError.notEditVariable(width)) {
      try solver.suggestValue(50, for: width)
    }
  }

  @Test func `that are edited again get the new priority`() throws {
    try solver.addConstraint(width == 120 | .medium)
    try solver.addEditVariable(width, priority: .low)
    try solver.suggestValue(40, for: width)
    solver.solve()
    #expect(solver.value(of: width) == 120)
    try solver.addEditVariable(width, priority: .high)
    solver.solve()
    #expect(solver.value(of: width) == 40)
  }

  @Test func `are wishes`() {
    #expect(throws: SolverError.requiredEdit(width)) {
      try solver.addEditVariable(width, priority: .required)
    }
    #expect(!solver.isEditVariable(width))
  }

  @Test func `refuse a value that is not finite, and keep the last one`() throws {
    try solver.addEditVariable(width)
    try solver.suggestValue(40, for: width)
    #expect(throws: SolverError.notFinite(value: .infinity, place: .constant)) {
      try solver.suggestValue(.infinity, for: width)
    }
    solver.solve()
    #expect(solver.value(of: width) == 40)
  }

  @Test func `are removed with the variable`() throws {
    let other = solver.addVariable()
    try solver.addEditVariable(other)
    solver.removeVariable(other)
    #expect(!solver.isEditVariable(other))
    let next = solver.addVariable(rest: 5)
    solver.solve()
    #expect(solver.value(of: next) == 5)
  }
}
