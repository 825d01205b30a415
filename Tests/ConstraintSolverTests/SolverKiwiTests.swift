import ConstraintSolver
import Testing

/// Small systems of other solvers, whose solutions have to be ours.
///
/// Source: the tests of kiwi (`py/tests`), in our own words.
@Suite struct `Examples of kiwi` {
  @Test func `an impossible constraint is named and leaves the solver usable`() throws {
    let solver = Solver()
    let v = solver.addVariable(ordinal: 0)
    let first = try solver.addConstraint([Term(v)], .greaterThanOrEqual, 10)
    let second = try solver.addConstraint([Term(v)], .lessThanOrEqual, -5)
    #expect(solver.solve().conflicts.map(\.broken) == [second])
    try solver.removeConstraint(first)
    #expect(solver.solve().conflicts.isEmpty)
    #expect(solver.value(of: v) == -5)
  }

  @Test func `a weak bound gives way to a wish`() throws {
    // v1 + v2 = 0, v1 = 10, v2 ≥ 0 weak: 10 and −10.
    let solver = Solver()
    let v1 = solver.addVariable(ordinal: 0)
    let v2 = solver.addVariable(ordinal: 1)
    try solver.addConstraint([Term(v1), Term(v2)], .equal, 0)
    try solver.addConstraint([Term(v1)], .equal, 10)
    try solver.addConstraint([Term(v2)], .greaterThanOrEqual, 0, priority: 10)
    solver.solve()
    #expect(solver.value(of: v1) == 10)
    #expect(solver.value(of: v2) == -10)
  }

  @Test func `a strong wish beats a medium one`() throws {
    // v1 + v2 = 0, v1 ≥ 10 medium, v2 = 2 strong: −2 and 2.
    let solver = Solver()
    let v1 = solver.addVariable(ordinal: 0)
    let v2 = solver.addVariable(ordinal: 1)
    try solver.addConstraint([Term(v1), Term(v2)], .equal, 0)
    try solver.addConstraint([Term(v1)], .greaterThanOrEqual, 10, priority: 500)
    try solver.addConstraint([Term(v2)], .equal, 2, priority: 750)
    solver.solve()
    #expect(solver.value(of: v1) == -2)
    #expect(solver.value(of: v2) == 2)
  }

  @Test func `the middle of an interval drags its ends`() throws {
    // 2 · middle = left + right, left + 20 ≤ right, left ≥ −10, right ≤ 100, middle = 90:
    // right = 100, left = 80.
    let solver = Solver()
    let left = solver.addVariable(ordinal: 0)
    let middle = solver.addVariable(ordinal: 1)
    let right = solver.addVariable(ordinal: 2)
    try solver.addConstraint([Term(middle, 2), Term(left, -1), Term(right, -1)], .equal, 0)
    try solver.addConstraint([Term(left), Term(right, -1)], .lessThanOrEqual, -20)
    try solver.addConstraint([Term(left)], .greaterThanOrEqual, -10)
    try solver.addConstraint([Term(right)], .lessThanOrEqual, 100)
    let wish = try solver.addConstraint([Term(middle)], .equal, 90, priority: 750)
    solver.solve()
    #expect(solver.value(of: left) == 80)
    #expect(solver.value(of: right) == 100)
    // −10 ≤ left and left + 20 ≤ right: the middle cannot come below 0.
    try solver.setConstant(-50, of: wish)
    solver.solve()
    #expect(solver.value(of: left) == -10)
    #expect(solver.value(of: right) == 10)
  }

  @Test func `only a missed constraint has an error`() throws {
    // v ≥ 10 required, v ≤ −5 weak: 10, and the weak one is missed by 15.
    let solver = Solver()
    let v = solver.addVariable(ordinal: 0)
    try solver.addConstraint([Term(v)], .greaterThanOrEqual, 10)
    try solver.addConstraint([Term(v)], .lessThanOrEqual, -5, priority: 10)
    #expect(solver.solve().conflicts.isEmpty)
    #expect(solver.value(of: v) == 10)
  }

  // MARK: - Errors

  @Test func `the same constraint twice is two constraints`() throws {
    // kiwi refuses the second; here each has a handle of its own, and counts.
    let solver = Solver()
    let v = solver.addVariable(ordinal: 0)
    let first = try solver.addConstraint([Term(v)], .equal, 10)
    let second = try solver.addConstraint([Term(v)], .equal, 10)
    #expect(solver.solve().conflicts.isEmpty)
    try solver.removeConstraint(first)
    #expect(solver.contains(second))
    solver.solve()
    #expect(solver.value(of: v) == 10)
  }

  @Test func `a removed constraint is unknown, and named`() throws {
    let solver = Solver()
    let v = solver.addVariable(ordinal: 0)
    let constraint = try solver.addConstraint([Term(v)], .greaterThanOrEqual, 10)
    try solver.removeConstraint(constraint)
    #expect(throws: SolverError.unknownConstraint(constraint)) {
      try solver.removeConstraint(constraint)
    }
  }

  // MARK: - Edits, which are wishes whose constant changes

  @Test func `an edit beats a weak wish`() throws {
    // v1 = 1 weak, and 2 is suggested at a medium strength: 2.
    let solver = Solver()
    let v1 = solver.addVariable(ordinal: 0)
    try solver.addConstraint([Term(v1)], .equal, 1, priority: 10)
    let edit = try solver.addConstraint([Term(v1)], .equal, 0, priority: 500)
    try solver.setConstant(2, of: edit)
    solver.solve()
    #expect(solver.value(of: v1) == 2)
  }

  @Test func `an edit that is removed leaves no trace`() throws {
    let solver = Solver()
    let v1 = solver.addVariable(ordinal: 0)
    try solver.addConstraint([Term(v1)], .equal, 1, priority: 10)
    let edit = try solver.addConstraint([Term(v1)], .equal, 2, priority: 500)
    solver.solve()
    try solver.removeConstraint(edit)
    #expect(solver.solve().changed == [v1])
    #expect(solver.value(of: v1) == 1)
  }

  @Test func `a required bound holds against edits`() throws {
    // v1 + v2 = 0, v2 ≤ −1, v2 ≥ 0 weak; v2 is suggested to be 0: it stays at −1.
    let solver = Solver()
    let v1 = solver.addVariable(ordinal: 0)
    let v2 = solver.addVariable(ordinal: 1)
    try solver.addConstraint([Term(v1), Term(v2)], .equal, 0)
    try solver.addConstraint([Term(v2)], .lessThanOrEqual, -1)
    try solver.addConstraint([Term(v2)], .greaterThanOrEqual, 0, priority: 10)
    let edit = try solver.addConstraint([Term(v2)], .equal, -5, priority: 500)
    solver.solve()
    #expect(solver.value(of: v2) == -5)
    try solver.setConstant(0, of: edit)
    solver.solve()
    #expect(solver.value(of: v2) == -1)
    #expect(solver.value(of: v1) == 1)
  }

  @Test func `an edit moves what is otherwise undecided`() throws {
    // 2v + 1 ≥ 0, and 10 is suggested for v: 21.
    let solver = Solver()
    let v = solver.addVariable(ordinal: 0)
    try solver.addConstraint([Term(v, 2)], .greaterThanOrEqual, -1)
    let edit = try solver.addConstraint([Term(v)], .equal, 0, priority: 500)
    try solver.setConstant(10, of: edit)
    solver.solve()
    #expect(2 * solver.value(of: v) + 1 == 21)
  }

  // MARK: - Linear programs

  @Test func `a maximum is a wish that cannot be met`() throws {
    // Maximise 3x + 2y with x + y ≤ 4, x + 3y ≤ 6, x ≤ 3 and neither negative: 11 at (3, 1).
    let solver = Solver()
    let x = solver.addVariable(ordinal: 0, isNonNegative: true)
    let y = solver.addVariable(ordinal: 1, isNonNegative: true)
    try solver.addConstraint([Term(x), Term(y)], .lessThanOrEqual, 4)
    try solver.addConstraint([Term(x), Term(y, 3)], .lessThanOrEqual, 6)
    try solver.addConstraint([Term(x)], .lessThanOrEqual, 3)
    try solver.addConstraint([Term(x, 3), Term(y, 2)], .greaterThanOrEqual, 1000, priority: 10)
    solver.solve()
    #expect(solver.value(of: x) == 3)
    #expect(solver.value(of: y) == 1)
  }
}
