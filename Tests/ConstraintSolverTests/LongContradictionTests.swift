import TestSupport
import Testing

@testable import ConstraintSolver

@Suite struct `Contradictions over long chains` {
  /// Rows of a fixed height with gaps between them, from the top of a container to its bottom.
  private func form(
    rows: Int,
    height: Double
  ) throws -> (solver: Solver, constraints: [ConstraintID], heights: [ConstraintID]) {
    let solver = Solver()
    var constraints: [ConstraintID] = []
    var heights: [ConstraintID] = []
    var bottom: [Term] = []
    for _ in 0..<rows {
      let top = solver.addVariable()
      let height = solver.addVariable(isNonNegative: true)
      constraints.append(
        try solver.addConstraint([Term(top)] + bottom.map { Term($0.variable, -1) }, .equal, 8)
      )
      constraints.append(try solver.addConstraint([Term(height)], .equal, 44))
      heights.append(constraints[constraints.count - 1])
      bottom = [Term(top), Term(height)]
    }
    constraints.append(try solver.addConstraint(bottom, .equal, height))
    return (solver, constraints, heights)
  }

  /// 2,000 rows of 8 + 44 points in 10 points less.
  @Test func `name every row of a form that is too tall`() throws {
    let (solver, constraints, _) = try form(rows: 2000, height: 2000 * 52 - 10)
    let conflict = try #require(solver.solve().conflicts.first)
    #expect(conflict.constraints == constraints)
    #expect(conflict.members.allSatisfy { abs($0.multiplier) == 1 })
    #expect(conflict.excess == 10)
    #expect(solver.constraintsOutOfForce == [constraints[4000]])
  }

  @Test func `are found again after a change as by a fresh solver`() throws {
    let (solver, _, heights) = try form(rows: 300, height: 300 * 52 - 10)
    solver.solve { $0.constraints[1] }
    for added in [3.0, 5, 0] {
      try solver.setConstant(44 + added, of: heights[7])
      let again = solver.solve { $0.constraints[1] }.conflicts
      let fresh = try form(rows: 300, height: 300 * 52 - 10)
      try fresh.solver.setConstant(44 + added, of: fresh.heights[7])
      #expect(again == fresh.solver.solve { $0.constraints[1] }.conflicts)
      #expect(again.map(\.excess) == [10 + added])
    }
  }

  /// What a table of all members comes to, for random members of which some depend on each other.
  @Test func `are the same with and without a table`() {
    var random = SeededRandom(seed: 21)
    var contradictions = 0
    for number in 0..<1000 {
      let system = Self.cycle(&random)
      let members = system.requiredMembers(isExcluded: system.levels.map { _ in false })
      guard var table = RowDictionary(system, members: members) else { continue }
      let (known, found) = (table.decide(), system.verdict(on: members))
      switch (known, found) {
      case (.infeasible(let known), .infeasible(let found)):
        contradictions += 1
        #expect(known.map(\.source) == found.map(\.source), "\(number)")
        // The same factors but for a common one.
        guard let first = known.first, let own = found.first else { continue }
        for (known, found) in zip(known, found) {
          let (a, b) = (known.factor / first.factor, found.factor / own.factor)
          #expect(abs(a - b) <= 1e-12 * abs(a), "\(number)")
        }
        #expect(first.factor * own.factor > 0, "\(number)")
      case (.feasible, .feasible): break
      default: Issue.record("\(number): \(known), \(found)")
      }
    }
    #expect(contradictions > 100, "\(contradictions)")
  }

  /// Relations round a circle of variables, which can be gone round in one way.
  private static func cycle(_ random: inout SeededRandom) -> ComponentSystem {
    var system = ComponentSystem()
    let count = Int.random(in: 2...12, using: &random)
    system.variables = (0..<Int32(count)).map { $0 }
    system.isNonNegative = Array(repeating: false, count: count)
    let factors = [1, 2, 0.5, 3, 0.7]
    var product = 1.0
    for row in 0..<count {
      let isLast = row == count - 1
      let factor = factors[Int.random(in: factors.indices, using: &random)]
      product *= factor
      let (low, high) = isLast ? (0, count - 1) : (row, row + 1)
      // The last one closes the circle with the product of all factors, or nearly.
      let own = isLast ? product / factor : factor
      let isOff = isLast && Bool.random(using: &random) && Bool.random(using: &random)
      system.columns += [Int32(low), Int32(high)]
      system.coefficients += isLast ? [isOff ? own * 1.5 : own, -1] : [own, -1]
      system.starts.append(system.columns.count)
      system.constants.append(Double(Int.random(in: -50...50, using: &random)))
      let relation = Int8.random(in: -1...1, using: &random)
      system.relations.append(Relation(rawValue: relation) ?? .equal)
      system.levels.append(0)
      system.scales.append(1)
      system.slots.append(Int32(row))
    }
    system.largestConstant = 50
    return system
  }
}
