import ConstraintSolver
import TestSupport
import Testing

/// The solution depends on the set of constraints, not on how it came about.
@Suite struct `Independence of history` {
  @Test(arguments: `Agreement with the oracle`.fixtures)
  func `gives the same solution in any order of adding`(_ name: String) throws {
    for (number, item) in try `Agreement with the oracle`.cases(name).enumerated() {
      guard case .solution = item.answer else { continue }
      let first = try LoadedSystem(item.system)
      first.solver.solve()
      var random = SeededRandom(seed: UInt64(number))
      let second = try LoadedSystem(
        item.system,
        order: Array(item.system.rows.indices).shuffled(using: &random)
      )
      second.solver.solve()
      if name == "wide" {
        // Values of half a million and more are not rounded, and what depends on them differs in
        // the bits that such values have no room for.
        let size = first.values.reduce(1) { max($0, abs($1)) }
        for (a, b) in zip(first.values, second.values) {
          #expect(abs(a - b) <= 1e-9 * size, "\(name) \(number)")
        }
      } else {
        #expect(
          first.values.map(\.bitPattern) == second.values.map(\.bitPattern),
          "\(name) \(number)"
        )
      }
    }
  }

  @Test(arguments: 0..<40)
  func `is the same after any edits as when built afresh`(_ seed: Int) throws {
    var random = SeededRandom(seed: UInt64(seed))
    let edited = EditedSystem(variableCount: 12, random: &random)
    for step in 0..<100 {
      try edited.edit(using: &random)
      guard step % 3 == 2 || step == 99 else { continue }
      edited.solver.solve()
      let fresh = try edited.rebuilt()
      fresh.solver.solve()
      #expect(edited.bits == fresh.bits, "seed \(seed), step \(step)")
      #expect(edited.outOfForce == fresh.outOfForce, "seed \(seed), step \(step)")
    }
  }
}
