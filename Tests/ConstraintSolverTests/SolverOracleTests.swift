import ConstraintSolver
import TestSupport
import Testing

/// Systems solved by an independent solver as well; see `Scripts/solver_oracle.py`.
@Suite struct `Agreement with the oracle` {
  static let fixtures = ["layouts", "random", "degenerate", "ties", "conflicts"]

  /// The oracle keeps rows to 1e-7, and lets each priority slip by 1e-9; constants reach 400 and the
  /// coefficients 3, so that a handful of such slips stays below this.
  static let tolerance = 1e-5

  @Test(arguments: fixtures)
  func `reaches the least error in every priority`(_ name: String) throws {
    let fixture = try SolverFixture(name)
    for (number, item) in fixture.cases.enumerated() {
      guard case .solution(let errors, _, _, _) = item.answer else { continue }
      let loaded = try LoadedSystem(item.system)
      let solution = loaded.solver.solve()
      #expect(solution.conflicts.isEmpty, "\(name) \(number)")
      let reached = item.system.errors(loaded.values)
      #expect(
        reached.filter { $0.priority == 1000 }.allSatisfy { $0.error < Self.tolerance },
        "\(name) \(number)"
      )
      for (mine, theirs) in zip(reached.filter { $0.priority < 1000 }, errors) {
        #expect(mine.priority == theirs.priority)
        #expect(
          abs(mine.error - theirs.error) < Self.tolerance,
          "\(name) \(number): \(mine.priority)"
        )
      }
    }
  }

  @Test(arguments: fixtures)
  func `settles ties as the rule says`(_ name: String) throws {
    for (number, item) in try SolverFixture(name).cases.enumerated() {
      guard case .solution(_, let values, _, _) = item.answer else { continue }
      let loaded = try LoadedSystem(item.system)
      loaded.solver.solve()
      for (mine, theirs) in zip(loaded.values, values) {
        #expect(
          abs(mine - theirs) < Self.tolerance,
          "\(name) \(number): \(loaded.values), not \(values)"
        )
      }
    }
  }

  @Test(arguments: fixtures)
  func `knows the exact freedom of every variable`(_ name: String) throws {
    for (number, item) in try SolverFixture(name).cases.enumerated() {
      guard case .solution(_, _, let lower, let upper) = item.answer else { continue }
      let loaded = try LoadedSystem(item.system)
      loaded.solver.solve()
      for (index, variable) in loaded.variables.enumerated() {
        let freedom = loaded.solver.freedom(of: variable)
        let isFree = upper[index] - lower[index] > Self.tolerance
        #expect((freedom != nil) == isFree, "\(name) \(number): \(variable)")
        guard let freedom, isFree else { continue }
        #expect(isSame(freedom.lower, lower[index]), "\(name) \(number): \(freedom)")
        #expect(isSame(freedom.upper, upper[index]), "\(name) \(number): \(freedom)")
        #expect(freedom.value == loaded.solver.value(of: variable))
      }
    }
  }

  @Test(arguments: fixtures)
  func `reports a minimal contradiction exactly where there is one`(_ name: String) throws {
    for (number, item) in try SolverFixture(name).cases.enumerated() {
      guard case .conflicts(let contradictions) = item.answer else { continue }
      let loaded = try LoadedSystem(item.system)
      let conflicts = loaded.solver.solve().conflicts
      #expect(!conflicts.isEmpty, "\(name) \(number)")
      for conflict in conflicts {
        let members = loaded.members(of: conflict)
        let known = contradictions.first { $0.members == members }
        #expect(known != nil, "\(name) \(number): \(members) of \(contradictions)")
        #expect(
          abs(conflict.excess - (known?.excess ?? 0)) < Self.tolerance,
          "\(name) \(number): \(conflict.excess)"
        )
      }
    }
  }

  @Test func `has at least 1200 systems with and without solutions`() throws {
    let cases = try Self.fixtures.flatMap { try SolverFixture($0).cases }
    let infeasible = cases.count { item in
      if case .conflicts = item.answer { true } else { false }
    }
    #expect(cases.count >= 1200)
    #expect(infeasible >= 250)
  }

  private func isSame(_ a: Double, _ b: Double) -> Bool {
    a == b || abs(a - b) < Self.tolerance
  }
}
