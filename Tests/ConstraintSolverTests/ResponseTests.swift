import ConstraintSolver
import TestSupport
import Testing

@Suite struct `Responses to a constant` {
  @Test func `labels shrink one after the other as their frame does`() throws {
    // Two labels want 100 each, the second more firmly, the first at least 20: from 200 down the first
    // gives way, from 120 down the second, below 20 nothing helps.
    let solver = Solver()
    let first = solver.addVariable(ordinal: 0, isNonNegative: true)
    let second = solver.addVariable(ordinal: 1, isNonNegative: true)
    let frame = try solver.addConstraint([Term(first), Term(second)], .equal, 150)
    try solver.addConstraint([Term(first)], .greaterThanOrEqual, 20)
    try solver.addConstraint([Term(first)], .equal, 100, priority: 250)
    try solver.addConstraint([Term(second)], .equal, 100, priority: 750)
    solver.solve()
    let response = try solver.response(of: [first, second], to: frame, over: 0...300)
    #expect(response.feasible == 20...300)
    #expect(response.isComplete)
    #expect(response.breakpoints == [120])
    #expect(
      response.pieces == [
        .init(range: 20...120, values: [20, 0], slopes: [0, 1]),
        .init(range: 120...300, values: [20, 100], slopes: [1, 0]),
      ]
    )
    #expect(response.values(at: 220) == [120, 100])
    #expect(response.values(at: 10) == nil)
    let here = try solver.sensitivity(of: [first], to: frame)
    #expect(here.below?.slopes == [1] && here.below == here.above)
    #expect(here.below?.range.lowerBound == 120)
    #expect(solver.value(of: first) == 50)
    #expect(solver.solve() == Solution())
  }

  @Test func `at a breakpoint the pieces on both sides differ`() throws {
    let solver = Solver()
    let x = solver.addVariable(ordinal: 0)
    let limit = try solver.addConstraint([Term(x)], .lessThanOrEqual, 100)
    try solver.addConstraint([Term(x)], .equal, 100, priority: 500)
    solver.solve()
    let (below, above) = try solver.sensitivity(of: [x], to: limit)
    #expect(below?.slopes == [1] && above?.slopes == [0])
  }

  @Test func `where nothing can hold there are no pieces`() throws {
    let solver = Solver()
    let x = solver.addVariable(ordinal: 0)
    try solver.addConstraint([Term(x)], .greaterThanOrEqual, 100)
    let width = try solver.addConstraint([Term(x)], .equal, 120)
    solver.solve()
    let response = try solver.response(of: [x], to: width, over: 0...50)
    #expect(response.feasible == nil && response.pieces.isEmpty && response.isComplete)
    #expect(throws: SolverError.notFinite(value: .infinity, place: .constant)) {
      try solver.response(of: [x], to: width, over: 0 ... .infinity)
    }
  }

  @Test(arguments: ["layouts", "random", "degenerate", "ties"])
  func `are those of a solver that is asked again and again`(_ name: String) throws {
    for (number, item) in try SolverFixture(name).cases.enumerated() {
      guard case .solution = item.answer else { continue }
      var random = SeededRandom(seed: UInt64(number))
      let loaded = try LoadedSystem(item.system)
      loaded.solver.solve()
      let row = Int.random(in: item.system.rows.indices, using: &random)
      let range = item.system.rows[row].constant - 60...item.system.rows[row].constant + 60
      let response = try loaded.solver.response(
        of: loaded.variables,
        to: loaded.constraints[row],
        over: range
      )
      #expect(response.isComplete, "\(name) \(number)")
      for _ in 0..<8 {
        let constant = Double.random(in: range, using: &random)
        try loaded.solver.setConstant(constant, of: loaded.constraints[row])
        let conflicts = loaded.solver.solve().conflicts
        let values = response.values(at: constant)
        #expect((values != nil) == conflicts.isEmpty, "\(name) \(number): \(row) \(constant)")
        guard let values, conflicts.isEmpty else { continue }
        for (mine, theirs) in zip(values, loaded.values) {
          #expect(abs(mine - theirs) < 1e-5, "\(name) \(number): \(row) at \(constant)")
        }
      }
    }
  }
}
