import ConstraintSolver
import TestSupport
import Testing

/// Components of thousands of rows, which do not fit into a table of extended precision.
@Suite struct `Analysis of large components` {
  /// 600 views, each as wide as the root, which is 375 wide; and one more row for the width of one.
  private func load(_ relation: Relation, _ constant: Double) throws -> (LoadedSystem, [Int]) {
    var system = LayoutWorkloads.chain(600)
    let view = 4 * 300
    let rows = system.rows.indices.filter { row in
      let variables = system.rows[row].variables
      return variables == [2] || variables.contains(view) || variables == [view]
    }
    system.rows.append(
      .init(
        variables: [view + 2],
        coefficients: [1],
        relation: relation,
        constant: constant,
        priority: 1000
      )
    )
    return (try LoadedSystem(system), rows + [system.rows.count - 1])
  }

  @Test func `all sets and the changes that end them`() throws {
    // root = 375, left = 0, root − left − width = 0, width = 300: 75 too much.
    let (loaded, rows) = try load(.equal, 300)
    loaded.solver.solve()
    let answer = loaded.solver.conflictingSets(around: loaded.variables[2])
    #expect(answer.isComplete && answer.sets.count == 1)
    let set = try #require(answer.sets.first)
    #expect(set.constraints == rows.map { loaded.constraints[$0] })
    #expect(set.excess == 75)
    #expect(set.members.map(\.endsConflict) == [true, true, true, true])
    #expect(set.members.map { ($0.change ?? 0).rounded() } == [-75, 75, 75, 75])
  }

  @Test func `a redundant constraint and its proof`() throws {
    let (loaded, rows) = try load(.lessThanOrEqual, 400)
    loaded.solver.solve()
    let answer = try loaded.solver.redundancy(of: loaded.constraints[rows[3]])
    #expect(answer.least == 375 && answer.greatest == 375)
    let proof = try #require(answer.proofs.first)
    #expect(proof.bound == 375)
    #expect(
      proof.members.map(\.constraint) == rows.dropLast().map { loaded.constraints[$0] }
    )
    #expect(proof.members.map(\.multiplier) == [1, -1, -1])
  }

  @Test func `one set is found where all would take too long`() throws {
    // 600 heights of 44 and gaps of 8 do not fit into 1000.
    var system = LayoutWorkloads.chain(600)
    system.rows.append(
      .init(
        variables: [3],
        coefficients: [1],
        relation: .lessThanOrEqual,
        constant: 1000,
        priority: 1000
      )
    )
    let loaded = try LoadedSystem(system)
    loaded.solver.solve()
    let answer = loaded.solver.conflictingSets(
      around: loaded.variables[3],
      budget: .init(solves: 5)
    )
    // Each view but the first is a row for its top and one for its height; the frame has two rows.
    #expect(!answer.isComplete && answer.sets.map(\.members.count) == [1202])
    let excess = try #require(answer.sets.first?.excess)
    #expect(abs(excess - (600 * 44 + 599 * 8 - 1000)) < 1e-6)
  }
}
