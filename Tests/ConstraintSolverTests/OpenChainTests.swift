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

  @Test func `gaps that are wanted more than lengths go to the end where room is short`() throws {
    let solver = Solver()
    let (count, filled) = (120, 45)
    var places: [Variable] = []
    var end: [Term] = []
    for index in 0..<count {
      let place = solver.addVariable(ordinal: 2 * index)
      let length = solver.addVariable(ordinal: 2 * index + 1, isNonNegative: true)
      let gap = [Term(place)] + end.map { Term($0.variable, -$0.coefficient) }
      try solver.addConstraint(gap, .equal, 8, priority: 999)
      try solver.addConstraint(gap, .greaterThanOrEqual, 0)
      let wanted = Double(index * 37 % 101)
      try solver.addConstraint([Term(length)], .greaterThanOrEqual, wanted, priority: 750)
      try solver.addConstraint([Term(length)], .lessThanOrEqual, wanted, priority: 250)
      places.append(place)
      end = [Term(place), Term(length)]
    }
    try solver.addConstraint(end, .equal, 8 * Double(filled) + 3)
    solver.solve()
    // No length gets any room, and places come as near to 0 as they can, the first ones first.
    let expected = (0..<count).map { index in
      let full = index - (count - filled) + 1
      return full < 0 ? 0 : 8 * Double(full) + 3
    }
    #expect(places.map { solver.value(of: $0) } == expected)
  }
}
