import ConstraintSolver
import Testing

@Suite struct `Constraints by operators` {
  let solver = Solver()

  @Test func `have terms on the left, the number on the right and the priority behind it`() {
    let (x, y) = (solver.addVariable(), solver.addVariable())
    let constraint: LinearConstraint = x + 2 * y >= 10 | .high
    let same = LinearConstraint(
      [Term(x), Term(y, 2)],
      .greaterThanOrEqual,
      10,
      priority: Priority(750)
    )
    #expect(constraint == same)
  }

  @Test func `are required without a priority`() {
    let x = solver.addVariable()
    let constraint: LinearConstraint = x <= 3
    #expect(constraint.priority == .required)
  }

  @Test func `bring what stands on the right to the left`() {
    // 2(x − 3) + 1 ≤ y / 4 − x + 9 is 2x − y/4 + x ≤ 9 + 6 − 1
    let (x, y) = (solver.addVariable(), solver.addVariable())
    let constraint: LinearConstraint = 2 * (x - 3) + 1 <= y / 4 - x + 9 | .low
    #expect(constraint.terms == [Term(x, 2), Term(y, -0.25), Term(x)])
    #expect(constraint.relation == .lessThanOrEqual)
    #expect(constraint.constant == 14)
    #expect(constraint.priority == .low)
  }

  @Test func `may begin with a number`() {
    // 10 ≤ x is −x ≤ −10
    let x = solver.addVariable()
    for (constraint, relation) in [
      (10 <= x, Relation.lessThanOrEqual), (10 >= x, .greaterThanOrEqual), (10 == x, .equal),
    ] {
      #expect(constraint == LinearConstraint([Term(x, -1)], relation, -10))
    }
  }

  @Test func `between two variables say that their values are the same`() throws {
    let (x, y) = (solver.addVariable(), solver.addVariable())
    try solver.addConstraint(x == 7)
    try solver.addConstraint(x == y)
    solver.solve()
    #expect(solver.value(of: y) == 7)
  }

  @Test func `get another priority in parentheses`() {
    let (x, y) = (solver.addVariable(), solver.addVariable())
    let constraint = (x >= y + 2) | Priority(600)
    #expect(constraint.priority == Priority(600))
    #expect(constraint.constant == 2)
  }

  @Test func `share out a width as they are read`() throws {
    // Of 320 with margins of 16 and a gap of 8 there are 280: the menu wants 100, the rest is 180.
    let left = solver.addVariable()
    let menu = solver.addVariable(isNonNegative: true)
    let content = solver.addVariable(isNonNegative: true)
    try solver.addConstraint(left == 16)
    try solver.addConstraint(left + menu + 8 + content == 320 - 16)
    try solver.addConstraint(menu == 100 | .high)
    try solver.addConstraint(content >= 1.5 * menu)
    solver.solve()
    #expect(solver.value(of: menu) == 100)
    #expect(solver.value(of: left + menu + 8 + content) == 304)
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity])
  func `are refused with a number that is not finite, by the number that was given`(
    _ number: Double
  ) {
    let (x, y) = (solver.addVariable(), solver.addVariable())
    for constraint in [x + number >= 3, x >= number, x + number <= y + .infinity] {
      do throws(SolverError) {
        try solver.addConstraint(constraint)
        Issue.record("accepted")
      } catch {
        guard case .notFinite(let refused, .constant) = error else {
          Issue.record("\(error)")
          continue
        }
        #expect(refused.isNaN == number.isNaN)
      }
    }
    do throws(SolverError) {
      try solver.addConstraint(number * x == 3)
      Issue.record("accepted")
    } catch {
      guard case .notFinite(_, .coefficient(of: x)) = error else {
        Issue.record("\(error)")
        return
      }
    }
  }
}
