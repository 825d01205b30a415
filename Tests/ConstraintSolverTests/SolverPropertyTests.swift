import ConstraintSolver
import TestSupport
import Testing

/// What has to be true of any system.
@Suite struct `Properties of random systems` {
  /// Rows of these systems are products of numbers up to 100 and 10⁴; relative to the largest
  /// coefficient of a row, the solver keeps them to a millionth.
  static let tolerance = 1e-5

  @Test(arguments: 0..<100)
  func `required constraints in force hold`(_ seed: Int) throws {
    var random = SeededRandom(seed: UInt64(seed))
    let system = RandomSystems.nearlyFeasible(using: &random)
    let loaded = try LoadedSystem(system)
    loaded.solver.solve()
    let out = Set(loaded.solver.constraintsOutOfForce)
    let values = loaded.values
    for (row, id) in zip(system.rows, loaded.constraints)
    where row.priority == 1000 && !out.contains(id) {
      let largest = row.coefficients.reduce(1) { max($0, abs($1)) }
      #expect(row.error(values) < Self.tolerance * largest, "seed \(seed): \(row)")
    }
    for (unknown, value) in zip(system.unknowns, values) where unknown.isNonNegative {
      #expect(value > -Self.tolerance, "seed \(seed)")
    }
  }

  @Test(arguments: 0..<100)
  func `each reported contradiction is one, and smallest`(_ seed: Int) throws {
    var random = SeededRandom(seed: UInt64(seed))
    let system = RandomSystems.nearlyFeasible(using: &random)
    let loaded = try LoadedSystem(system)
    for conflict in loaded.solver.solve().conflicts {
      let members = loaded.members(of: conflict)
      #expect(!(try isFeasible(system.restricted(to: members))), "seed \(seed): \(members)")
      for left in members {
        let others = members.filter { $0 != left }
        #expect(
          try isFeasible(system.restricted(to: others)),
          "seed \(seed): \(members), not \(left)"
        )
      }
    }
  }

  @Test(arguments: 0..<100)
  func `the members of a contradiction add up`(_ seed: Int) throws {
    var random = SeededRandom(seed: UInt64(seed))
    let system = RandomSystems.nearlyFeasible(using: &random)
    let loaded = try LoadedSystem(system)
    for conflict in loaded.solver.solve().conflicts {
      var sums = Array(repeating: 0.0, count: system.unknowns.count)
      var rightSide = 0.0
      for member in conflict.members {
        switch member.subject {
        case .nonNegative(let variable):
          sums[loaded.variables.firstIndex(of: variable) ?? 0] += member.multiplier
        case .constraint(let id):
          let row = system.rows[loaded.constraints.firstIndex(of: id) ?? 0]
          rightSide += member.multiplier * row.constant
          for (variable, coefficient) in zip(row.variables, row.coefficients) {
            sums[variable] += member.multiplier * coefficient
          }
        }
      }
      #expect(sums.allSatisfy { abs($0) < 1e-6 }, "seed \(seed)")
      #expect(abs(rightSide + conflict.excess) < 1e-6 * max(1, conflict.excess), "seed \(seed)")
    }
  }

  private func isFeasible(_ system: PlainSystem) throws -> Bool {
    try LoadedSystem(system).solver.solve().conflicts.isEmpty
  }
}
