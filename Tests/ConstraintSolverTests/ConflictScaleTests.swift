import ConstraintSolver
import TestSupport
import Testing

/// Coefficients from 10⁻⁴ to 10⁴ and constants to 10⁷, where rounding decides much; see
/// `Scripts/exact_oracle.py`.
@Suite struct `Conflicts of ill-conditioned systems` {
  @Test func `are those that rational arithmetic finds`() throws {
    for (number, item) in try SolverFixture("ill-conditioned").cases.enumerated() {
      guard case .conflicts(let contradictions, _) = item.answer else { continue }
      let loaded = try LoadedSystem(item.system)
      let conflicts = loaded.solver.solve().conflicts
      #expect(conflicts.isEmpty == contradictions.isEmpty, "\(number)")
      for conflict in conflicts {
        let members = loaded.members(of: conflict)
        let known = contradictions.first { $0.members == members }
        #expect(known != nil, "\(number): \(members) of \(contradictions)")
        guard let known else { continue }
        #expect(abs(conflict.scaledExcess - known.excess) <= 1e-9 * known.excess, "\(number)")
      }
    }
  }

  @Test(arguments: [1.0, 2])
  func `are proven, and among all smallest sets`(_ decades: Double) throws {
    for seed in 0..<200 {
      let loaded = try load(seed, decades: decades, constants: decades + 2)
      for conflict in loaded.solver.solve().conflicts {
        #expect(conflict.excess > 0, "seed \(seed)")
        let answer = try loaded.solver.conflictingSets(of: conflict)
        guard answer.isComplete else { continue }
        let sets = answer.sets.map { Set($0.members.map(\.subject)) }
        #expect(sets.contains(Set(conflict.members.map(\.subject))), "seed \(seed)")
      }
    }
  }

  @Test func `are no more than there are`() throws {
    for seed in 0..<200 {
      let loaded = try load(seed, decades: 3, constants: 5)
      let conflicts = loaded.solver.solve().conflicts
      for conflict in conflicts where conflict.excess == 0 {
        Issue.record("seed \(seed): \(conflict)")
      }
      guard conflicts.isEmpty else { continue }
      for variable in loaded.variables {
        #expect(loaded.solver.conflictingSets(around: variable).sets.isEmpty, "seed \(seed)")
      }
    }
  }

  @Test func `are not made up by rounding`() throws {
    // Without units of its own for every column, entries of the tableau reach 10⁹ beside those that are
    // dropped below 10⁻¹², and a point that misses rows by 10⁴ is taken for optimal.
    let loaded = try load(134, decades: 4, constants: 7)
    let conflicts = loaded.solver.solve().conflicts
    for variable in loaded.variables {
      #expect(loaded.solver.conflictingSets(around: variable).sets.isEmpty)
    }
    #expect(conflicts.isEmpty)
  }

  private func load(_ seed: Int, decades: Double, constants: Double) throws -> LoadedSystem {
    var random = SeededRandom(seed: UInt64(seed))
    return try LoadedSystem(
      RandomSystems.wideRanging(decades: decades, constants: constants, using: &random)
    )
  }
}
