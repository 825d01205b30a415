import Testing

@testable import ConstraintSolver

/// Places that follow from all lengths before them, where every length is open: each length is tied to
/// every place behind it.
@Suite struct `Chains of open lengths` {
  private static let count = 300

  /// Places 0…count, each behind the one before by an open length, and what holds the chain.
  private func chain() throws -> (solver: Solver, lengths: [Variable], end: ConstraintID) {
    let solver = Solver()
    var place = solver.addVariable(ordinal: 0)
    try solver.addConstraint([Term(place)], .equal, 0)
    var lengths: [Variable] = []
    for index in 0..<Self.count {
      let length = solver.addVariable(ordinal: 2 * index + 1, isNonNegative: true)
      let next = solver.addVariable(ordinal: 2 * index + 2)
      try solver.addConstraint([Term(next), Term(place, -1), Term(length, -1)], .equal, 8)
      lengths.append(length)
      place = next
    }
    let end = try solver.addConstraint([Term(place)], .equal, 8 * Double(Self.count) + 60)
    return (solver, lengths, end)
  }

  @Test func `the last takes what the rule for ties leaves`() throws {
    // All lengths rest at 0 and share 60: all but the last are at rest.
    let (solver, lengths, end) = try chain()
    solver.solve()
    let open = Array(repeating: 0.0, count: Self.count - 1)
    #expect(lengths.map { solver.value(of: $0) } == open + [60])
    try solver.setConstant(8 * Double(Self.count) + 90, of: end)
    solver.solve()
    #expect(lengths.map { solver.value(of: $0) } == open + [90])
  }

  @Test func `what is to be settled stays in proportion to the variables`() throws {
    let (solver, lengths, end) = try chain()
    solver.solve()
    for total in [90.0, 0, 45] {
      try solver.setConstant(8 * Double(Self.count) + total, of: end)
      solver.solve()
      let first = try solver.addConstraint([Term(lengths[0])], .equal, 0)
      solver.solve()
      try solver.removeConstraint(first)
      solver.solve()
    }
    #expect(solver.graph.movable.capacity <= 8 * Self.count)
  }
}
