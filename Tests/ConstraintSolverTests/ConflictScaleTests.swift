import ConstraintSolver
import TestSupport
import Testing

/// Coefficients from 10⁻⁴ to 10⁴ and constants to 10⁷, where rounding decides much; see
/// `Scripts/exact_oracle.py`.
@Suite struct `Conflicts of ill-conditioned systems` {
  @Test func `are those that rational arithmetic finds`() throws {
    for (number, item) in try SolverFixture("ill-conditioned").cases.enumerated() {
      guard case .conflicts(let contradictions) = item.answer else { continue }
      let loaded = try LoadedSystem(item.system)
      let conflicts = loaded.solver.solve().conflicts
      #expect(conflicts.isEmpty == contradictions.isEmpty, "\(number)")
      for conflict in conflicts {
        let members = loaded.members(of: conflict)
        let known = contradictions.first { $0.members == members }
        #expect(known != nil, "\(number): \(members) of \(contradictions)")
        guard let known else { continue }
        #expect(abs(conflict.excess - known.excess) <= 1e-9 * known.excess, "\(number)")
      }
    }
  }
}
