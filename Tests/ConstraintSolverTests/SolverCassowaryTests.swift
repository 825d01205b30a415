import ConstraintSolver
import Testing

/// The examples that come with Cassowary.
///
/// Source: Badros, Borning, Stuckey, "The Cassowary Linear Arithmetic Constraint Solving Algorithm",
/// ACM TOCHI 8(4), 2001, and the tests of its distribution (`ClTests`), in our own words. Its stays are
/// wishes of low priority here, its edits wishes whose constant changes.
@Suite struct `Cassowary's own examples` {
  /// Numbers that the tests speak of, all at rest in 0.
  private struct Unknowns {
    let solver = Solver()
    private var count = 0

    mutating func next() -> Variable {
      count += 1
      return solver.addVariable(ordinal: count)
    }
  }

  @Test func `the least distance between a middle and an end`() throws {
    // Minimise m − l where 2m = l + r, l + 10 ≤ r, r ≤ 100, 0 ≤ l: half of 10.
    var unknowns = Unknowns()
    let (solver, left, middle, right) = (
      unknowns.solver, unknowns.next(), unknowns.next(), unknowns.next()
    )
    try solver.addConstraint([Term(middle, 2), Term(left, -1), Term(right, -1)], .equal, 0)
    try solver.addConstraint([Term(left), Term(right, -1)], .lessThanOrEqual, -10)
    try solver.addConstraint([Term(right)], .lessThanOrEqual, 100)
    try solver.addConstraint([Term(left)], .greaterThanOrEqual, 0)
    try solver.addConstraint([Term(middle), Term(left, -1)], .equal, 0, priority: 500)
    solver.solve()
    #expect(solver.value(of: middle) - solver.value(of: left) == 5)
    #expect(solver.value(of: right) - solver.value(of: left) == 10)
  }

  @Test func `a middle that is dragged takes its ends along when it has to`() throws {
    // Stays: l = 30, m = 60, r = 90. The middle is dragged while 0 ≤ l, l + 10 ≤ r ≤ 100.
    var unknowns = Unknowns()
    let (solver, left, middle, right) = (
      unknowns.solver, unknowns.next(), unknowns.next(), unknowns.next()
    )
    try solver.addConstraint([Term(middle, 2), Term(left, -1), Term(right, -1)], .equal, 0)
    try solver.addConstraint([Term(left), Term(right, -1)], .lessThanOrEqual, -10)
    try solver.addConstraint([Term(right)], .lessThanOrEqual, 100)
    try solver.addConstraint([Term(left)], .greaterThanOrEqual, 0)
    for (end, place) in [(left, 30.0), (right, 90)] {
      try solver.addConstraint([Term(end)], .equal, place, priority: 10)
    }
    let edit = try solver.addConstraint([Term(middle)], .equal, 60, priority: 750)
    solver.solve()
    #expect([left, middle, right].map { solver.value(of: $0) } == [30, 60, 90])
    // 2 · 80 = l + r with r ≤ 100: the sum of both stays' errors is least in l 60...70, 0 prefers 60.
    try solver.setConstant(80, of: edit)
    solver.solve()
    #expect([left, middle, right].map { solver.value(of: $0) } == [60, 80, 100])
    // m ≤ 95, for r ≤ 100 and l ≤ r − 10.
    try solver.setConstant(120, of: edit)
    solver.solve()
    #expect([left, middle, right].map { solver.value(of: $0) } == [90, 95, 100])
  }

  @Test func `two equal numbers`() throws {
    // simple1: x = 167, y = 2 by stays; x = y. The sum of both errors is 165 anywhere in 2...167.
    var unknowns = Unknowns()
    let (solver, x, y) = (unknowns.solver, unknowns.next(), unknowns.next())
    try solver.addConstraint([Term(x)], .equal, 167, priority: 10)
    try solver.addConstraint([Term(y)], .equal, 2, priority: 10)
    try solver.addConstraint([Term(x), Term(y, -1)], .equal, 0)
    solver.solve()
    #expect(solver.value(of: x) == solver.value(of: y))
    #expect(solver.freedom(of: x) == Freedom(variable: x, lower: 2, upper: 167, value: 2))
  }

  @Test func `stays alone are kept`() throws {
    // justStay1
    var unknowns = Unknowns()
    let (solver, x, y) = (unknowns.solver, unknowns.next(), unknowns.next())
    try solver.addConstraint([Term(x)], .equal, 5, priority: 10)
    try solver.addConstraint([Term(y)], .equal, 10, priority: 10)
    solver.solve()
    #expect(solver.value(of: x) == 5)
    #expect(solver.value(of: y) == 10)
  }

  @Test func `bounds come and go`() throws {
    // addDelete1: x = 100 weak, with x ≤ 10 and x ≤ 20 now and then.
    var unknowns = Unknowns()
    let (solver, x) = (unknowns.solver, unknowns.next())
    try solver.addConstraint([Term(x)], .equal, 100, priority: 10)
    #expect(solved(solver, x) == 100)
    var ten = try solver.addConstraint([Term(x)], .lessThanOrEqual, 10)
    let twenty = try solver.addConstraint([Term(x)], .lessThanOrEqual, 20)
    #expect(solved(solver, x) == 10)
    try solver.removeConstraint(ten)
    #expect(solved(solver, x) == 20)
    try solver.removeConstraint(twenty)
    #expect(solved(solver, x) == 100)
    ten = try solver.addConstraint([Term(x)], .lessThanOrEqual, 10)
    let again = try solver.addConstraint([Term(x)], .lessThanOrEqual, 10)
    #expect(solved(solver, x) == 10)
    try solver.removeConstraint(ten)
    #expect(solved(solver, x) == 10)
    try solver.removeConstraint(again)
    #expect(solved(solver, x) == 100)
  }

  @Test func `a tie between two numbers comes and goes`() throws {
    // addDelete2: x = 100 weak, y = 120 strong, x ≤ 10, x ≤ 20, 2x = y.
    var unknowns = Unknowns()
    let (solver, x, y) = (unknowns.solver, unknowns.next(), unknowns.next())
    func values() -> [Double] { [x, y].map { solved(solver, $0) } }
    try solver.addConstraint([Term(x)], .equal, 100, priority: 10)
    try solver.addConstraint([Term(y)], .equal, 120, priority: 750)
    let ten = try solver.addConstraint([Term(x)], .lessThanOrEqual, 10)
    let twenty = try solver.addConstraint([Term(x)], .lessThanOrEqual, 20)
    #expect(values() == [10, 120])
    try solver.removeConstraint(ten)
    #expect(values() == [20, 120])
    let tie = try solver.addConstraint([Term(x, 2), Term(y, -1)], .equal, 0)
    #expect(values() == [20, 40])
    try solver.removeConstraint(twenty)
    #expect(values() == [60, 120])
    try solver.removeConstraint(tie)
    #expect(values() == [100, 120])
  }

  @Test func `of two wishes that exclude each other one is met`() throws {
    // casso1: x ≤ y, y = x + 3, both want 10. The paper takes either (10, 13) or (7, 10).
    var unknowns = Unknowns()
    let (solver, x, y) = (unknowns.solver, unknowns.next(), unknowns.next())
    try solver.addConstraint([Term(x), Term(y, -1)], .lessThanOrEqual, 0)
    try solver.addConstraint([Term(y), Term(x, -1)], .equal, 3)
    try solver.addConstraint([Term(x)], .equal, 10, priority: 10)
    try solver.addConstraint([Term(y)], .equal, 10, priority: 10)
    solver.solve()
    // Nearest to its rest, 0, x is 7.
    #expect(solver.value(of: x) == 7)
    #expect(solver.value(of: y) == 10)
  }

  @Test func `two values for one number are a contradiction`() throws {
    // inconsistent1: x = 10, x = 5.
    var unknowns = Unknowns()
    let (solver, x) = (unknowns.solver, unknowns.next())
    let ten = try solver.addConstraint([Term(x)], .equal, 10)
    let five = try solver.addConstraint([Term(x)], .equal, 5)
    #expect(solver.solve().conflicts.map(\.constraints) == [[ten, five]])
  }

  @Test func `two bounds that leave nothing are a contradiction`() throws {
    // inconsistent2: x ≥ 10, x ≤ 5.
    var unknowns = Unknowns()
    let (solver, x) = (unknowns.solver, unknowns.next())
    let ten = try solver.addConstraint([Term(x)], .greaterThanOrEqual, 10)
    let five = try solver.addConstraint([Term(x)], .lessThanOrEqual, 5)
    let conflict = try #require(solver.solve().conflicts.first)
    #expect(conflict.constraints == [ten, five])
    #expect(conflict.excess == 5)
  }

  @Test func `a chain of bounds that leaves nothing is a contradiction without its idle member`()
    throws
  {
    // inconsistent3: 10 ≤ w ≤ x ≤ y ≤ z ≤ 4; z ≥ 8 as well, which is not needed.
    var unknowns = Unknowns()
    let solver = unknowns.solver
    let chain = (0..<4).map { _ in unknowns.next() }
    var members = [try solver.addConstraint([Term(chain[0])], .greaterThanOrEqual, 10)]
    for (less, more) in zip(chain, chain.dropFirst()) {
      members.append(
        try solver.addConstraint([Term(more), Term(less, -1)], .greaterThanOrEqual, 0)
      )
    }
    let four = try solver.addConstraint([Term(chain[3])], .lessThanOrEqual, 4)
    #expect(solver.solve().conflicts.map(\.constraints) == [members + [four]])
    let eight = try solver.addConstraint([Term(chain[3])], .greaterThanOrEqual, 8)
    let conflict = try #require(solver.solve().conflicts.first)
    // Either set is minimal: the chain with its end, or the two bounds of z.
    #expect([members + [four], [four, eight]].contains(conflict.constraints))
  }

  @Test func `several edits at once`() throws {
    // multiedit: x and y are dragged, then w and h on top, then x and y again.
    var unknowns = Unknowns()
    let solver = unknowns.solver
    let all = (0..<4).map { _ in unknowns.next() }
    let stays = try all.map { try solver.addConstraint([Term($0)], .equal, 0, priority: 10) }
    func drag(_ places: [Int: Double]) throws {
      var edits: [ConstraintID] = []
      for (place, value) in places.sorted(by: { $0.key < $1.key }) {
        edits.append(try solver.addConstraint([Term(all[place])], .equal, value, priority: 750))
      }
      solver.solve()
      // A stay keeps what the edit left.
      for (stay, variable) in zip(stays, all) {
        try solver.setConstant(solver.value(of: variable), of: stay)
      }
      for edit in edits { try solver.removeConstraint(edit) }
      solver.solve()
    }
    try drag([0: 10, 1: 20])
    #expect(all.map { solver.value(of: $0) } == [10, 20, 0, 0])
    try drag([2: 30, 3: 40])
    #expect(all.map { solver.value(of: $0) } == [10, 20, 30, 40])
    try drag([0: 50, 1: 60])
    #expect(all.map { solver.value(of: $0) } == [50, 60, 30, 40])
  }

  private func solved(_ solver: Solver, _ variable: Variable) -> Double {
    solver.solve()
    return solver.value(of: variable)
  }
}
