import ConstraintSolver
import Testing

/// Constraints that say what a silent rule says.
@Suite struct `A constraint that a length is not negative` {
  /// Lengths with 2 points before each, in a room that is 10 points too small for the gaps alone.
  private func solver(
    _ count: Int,
    isExplicit: Bool
  ) throws -> (solver: Solver, lengths: [Variable]) {
    let solver = Solver()
    var place = solver.addVariable(ordinal: 0)
    var lengths: [Variable] = []
    try solver.addConstraint([Term(place)], .equal, 0)
    for index in 0..<count {
      let length = solver.addVariable(ordinal: 2 * index + 1, isNonNegative: true)
      let next = solver.addVariable(ordinal: 2 * index + 2)
      try solver.addConstraint([Term(next), Term(place, -1), Term(length, -1)], .equal, 2)
      lengths.append(length)
      place = next
    }
    try solver.addConstraint([Term(place)], .equal, 2 * Double(count) - 10)
    if isExplicit {
      for length in lengths { try solver.addConstraint([Term(length)], .greaterThanOrEqual, 0) }
    }
    return (solver, lengths)
  }

  @Test(arguments: [3, 300])
  func `is no member of a conflict, which is the one without it`(_ count: Int) throws {
    let (solver, lengths) = try solver(count, isExplicit: true)
    let conflicts = solver.solve().conflicts
    let (plain, _) = try self.solver(count, isExplicit: false)
    #expect(conflicts == plain.solve().conflicts)
    #expect(conflicts.count == 1)
    #expect(conflicts.first?.excess == 10)
    #expect(lengths.allSatisfy { solver.value(of: $0) >= 0 })
  }

  @Test func `is a member where it asks for more`() throws {
    let solver = Solver()
    let length = solver.addVariable(ordinal: 0, isNonNegative: true)
    try solver.addConstraint([Term(length)], .lessThanOrEqual, 1)
    let least = try solver.addConstraint([Term(length)], .greaterThanOrEqual, 2)
    #expect(solver.solve().conflicts.map(\.broken) == [least])
  }
}
