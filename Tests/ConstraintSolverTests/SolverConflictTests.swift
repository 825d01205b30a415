import ConstraintSolver
import Testing

@Suite struct `Conflicts` {
  @Test func `two lengths for one width`() throws {
    // 100 and 130 disagree by 30; the one added last gives way.
    let solver = Solver()
    let width = solver.addVariable(ordinal: 0, isNonNegative: true)
    let first = try solver.addConstraint([Term(width)], .equal, 100)
    let second = try solver.addConstraint([Term(width)], .equal, 130)
    let conflicts = solver.solve().conflicts
    #expect(conflicts.map(\.constraints) == [[first, second]])
    #expect(conflicts.first?.excess == 30)
    #expect(conflicts.first?.broken == second)
    #expect(solver.constraintsOutOfForce == [second])
    #expect(solver.value(of: width) == 100)
  }

  @Test func `the silent rule of a size is a member`() throws {
    // left = 80, left + width = 50: the width would be −30.
    let solver = Solver()
    let left = solver.addVariable(ordinal: 0)
    let width = solver.addVariable(ordinal: 1, isNonNegative: true)
    let start = try solver.addConstraint([Term(left)], .equal, 80)
    let end = try solver.addConstraint([Term(left), Term(width)], .equal, 50)
    let conflict = try #require(solver.solve().conflicts.first)
    #expect(
      conflict.members.map(\.subject) == [
        .constraint(start), .constraint(end), .nonNegative(width),
      ]
    )
    #expect(conflict.excess == 30)
  }

  @Test func `the members add up to a contradiction`() throws {
    // a ≥ 60, b ≥ 60, a + b ≤ 100: −60 − 60 + 100 = −20.
    let solver = Solver()
    let a = solver.addVariable(ordinal: 0)
    let b = solver.addVariable(ordinal: 1)
    try solver.addConstraint([Term(a)], .greaterThanOrEqual, 60)
    try solver.addConstraint([Term(b)], .greaterThanOrEqual, 60)
    try solver.addConstraint([Term(a), Term(b)], .lessThanOrEqual, 100)
    let conflict = try #require(solver.solve().conflicts.first)
    #expect(conflict.members.map(\.multiplier) == [-1, -1, 1])
    #expect(conflict.excess == 20)
  }

  @Test func `two fractions of a width miss by the points that a third constraint wants`() throws {
    // part = 0.7 · whole and part = 0.8 · whole leave only 0 for both, and part is at least 5.
    let solver = Solver()
    let whole = solver.addVariable(ordinal: 0)
    let part = solver.addVariable(ordinal: 1)
    let small = try solver.addConstraint([Term(part), Term(whole, -0.7)], .equal, 0)
    let large = try solver.addConstraint([Term(part), Term(whole, -0.8)], .equal, 0)
    let least = try solver.addConstraint([Term(part)], .greaterThanOrEqual, 5)
    let conflict = try #require(solver.solve().conflicts.first)
    #expect(conflict.constraints == [small, large, least])
    #expect(abs(conflict.excess - 5) < 1e-9)
    #expect(conflict.members.last?.multiplier == -1)
  }

  @Test func `a circle of equalities is reported without what hangs on it`() throws {
    // b = a + 10, c = b + 10, c = a + 30; d = c is no part of it.
    let solver = Solver()
    let (a, b, c, d) = (
      solver.addVariable(ordinal: 0), solver.addVariable(ordinal: 1),
      solver.addVariable(ordinal: 2), solver.addVariable(ordinal: 3)
    )
    let hanging = try solver.addConstraint([Term(d), Term(c, -1)], .equal, 0)
    let first = try solver.addConstraint([Term(b), Term(a, -1)], .equal, 10)
    let second = try solver.addConstraint([Term(c), Term(b, -1)], .equal, 10)
    let third = try solver.addConstraint([Term(c), Term(a, -1)], .equal, 30)
    let conflicts = solver.solve().conflicts
    #expect(conflicts.map(\.constraints) == [[first, second, third]])
    #expect(conflicts.first?.excess == 10)
    #expect(!conflicts.flatMap(\.constraints).contains(hanging))
  }

  @Test func `a broken constraint comes back when its opponent goes`() throws {
    let solver = Solver()
    let width = solver.addVariable(ordinal: 0)
    let first = try solver.addConstraint([Term(width)], .equal, 100)
    try solver.addConstraint([Term(width)], .equal, 130)
    solver.solve()
    try solver.removeConstraint(first)
    let solution = solver.solve()
    #expect(solution.changed == [width])
    #expect(solution.conflicts.isEmpty)
    #expect(solver.constraintsOutOfForce.isEmpty)
    #expect(solver.value(of: width) == 130)
  }

  @Test func `the caller chooses who gives way`() throws {
    let solver = Solver()
    let width = solver.addVariable(ordinal: 0)
    let first = try solver.addConstraint([Term(width)], .equal, 100)
    try solver.addConstraint([Term(width)], .equal, 130)
    let conflicts = solver.solve { $0.constraints.first }.conflicts
    #expect(conflicts.map(\.broken) == [first])
    #expect(solver.value(of: width) == 130)
  }

  @Test func `a choice that is not a member is passed over`() throws {
    let solver = Solver()
    let width = solver.addVariable(ordinal: 0)
    let other = try solver.addConstraint([Term(width)], .greaterThanOrEqual, 0)
    try solver.addConstraint([Term(width)], .equal, 100)
    let last = try solver.addConstraint([Term(width)], .equal, 130)
    #expect(solver.solve { _ in other }.conflicts.map(\.broken) == [last])
  }

  @Test func `every independent contradiction is reported in one call`() throws {
    let solver = Solver()
    var expected: [[ConstraintID]] = []
    let root = solver.addVariable(ordinal: 0)
    for ordinal in 1...5 {
      let width = solver.addVariable(ordinal: ordinal)
      try solver.addConstraint(
        [Term(width), Term(root, -1)],
        .greaterThanOrEqual,
        0,
        priority: 500
      )
      expected.append([
        try solver.addConstraint([Term(width)], .equal, 100),
        try solver.addConstraint([Term(width)], .equal, 130),
      ])
    }
    #expect(Set(solver.solve().conflicts.map(\.constraints)) == Set(expected))
  }

  @Test func `priorities below required give way without a word`() throws {
    let solver = Solver()
    let width = solver.addVariable(ordinal: 0)
    try solver.addConstraint([Term(width)], .equal, 100)
    try solver.addConstraint([Term(width)], .equal, 130, priority: 999)
    #expect(solver.solve().conflicts.isEmpty)
  }

  @Test func `a required constraint without variables is a conflict by itself`() throws {
    let solver = Solver()
    let x = solver.addVariable(ordinal: 0)
    let impossible = try solver.addConstraint([Term(x), Term(x, -1)], .equal, 5)
    try solver.addConstraint([], .lessThanOrEqual, 5)
    try solver.addConstraint([], .equal, 5, priority: 999)
    let conflicts = solver.solve().conflicts
    #expect(conflicts.map(\.constraints) == [[impossible]])
    #expect(conflicts.first?.excess == 5)
    #expect(solver.constraintsOutOfForce == [impossible])
  }

  @Test func `a long chain that does not fit is one contradiction`() throws {
    // 300 heights of 44 are 13200; the frame around them is 13000.
    let solver = Solver()
    var previous: Variable?
    for index in 0..<300 {
      let bottom = solver.addVariable(ordinal: index)
      let above = previous.map { [Term($0, -1)] } ?? []
      try solver.addConstraint([Term(bottom)] + above, .equal, 44)
      previous = bottom
    }
    try solver.addConstraint([Term(try #require(previous))], .equal, 13_000)
    let conflicts = solver.solve().conflicts
    #expect(conflicts.map(\.members.count) == [301])
    #expect(conflicts.first.map { abs($0.excess - 200) < 1e-6 } == true)
  }
}
