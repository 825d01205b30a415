import ConstraintSolver
import TestSupport
import Testing

@Suite struct `What if` {
  /// Solutions by two ways of calculating agree to the millionth that rows may be missed by, times
  /// the size of coefficients.
  static let tolerance = 1e-5

  @Test func `a width on trial moves what hangs on it`() throws {
    // left = 20, right = left + width: 20 + 80 = 100.
    let solver = Solver()
    let left = solver.addVariable(ordinal: 0)
    let right = solver.addVariable(ordinal: 1)
    let width = solver.addVariable(ordinal: 2, isNonNegative: true)
    try solver.addConstraint([Term(left)], .equal, 20)
    try solver.addConstraint([Term(right), Term(left, -1), Term(width, -1)], .equal, 0)
    try solver.addConstraint([Term(width)], .equal, 50, priority: 250)
    solver.solve()
    let answer = try solver.whatIf(
      adding: [LinearConstraint([Term(width)], .equal, 80, priority: 750)],
      values: [right, width]
    )
    #expect(answer.values == [100, 80])
    #expect(answer.conflicts.isEmpty)
    #expect(solver.value(of: right) == 70)
    #expect(solver.solve() == Solution())
  }

  @Test func `a contradiction names the constraint on trial`() throws {
    let solver = Solver()
    let width = solver.addVariable(ordinal: 0)
    let fixed = try solver.addConstraint([Term(width)], .equal, 50)
    let trial = LinearConstraint([Term(width)], .greaterThanOrEqual, 80)
    let answer = try solver.whatIf(adding: [trial], values: [width])
    #expect(answer.conflicts.map(\.constraints) == [[fixed, answer.trials[0]]])
    #expect(answer.conflicts.map(\.broken) == [answer.trials[0]])
    #expect(answer.values == [50])
    #expect(!solver.contains(answer.trials[0]))
  }

  @Test func `trials join components and leave the solver as it was`() throws {
    let solver = Solver()
    let a = solver.addVariable(ordinal: 0, rest: 3)
    let b = solver.addVariable(ordinal: 1, rest: 5)
    let apart = solver.addVariable(ordinal: 2, rest: 7)
    solver.solve()
    let same = LinearConstraint([Term(a), Term(b, -1)], .equal, 0)
    #expect(try solver.whatIf(adding: [same], values: [b, apart]).values == [3, 7])
    #expect(solver.solve() == Solution())
    #expect(solver.value(of: b) == 5)
  }

  @Test func `input is refused as for constraints`() throws {
    let solver = Solver()
    let x = solver.addVariable(ordinal: 0)
    let known = try solver.addConstraint([Term(x)], .equal, 1)
    let gone = try solver.addConstraint([Term(x)], .equal, 1)
    try solver.removeConstraint(gone)
    #expect(throws: SolverError.unknownConstraint(gone)) {
      try solver.whatIf(removing: [gone], values: [x])
    }
    #expect(throws: SolverError.notFinite(value: .infinity, place: .constant)) {
      try solver.whatIf(changing: [known: .infinity], values: [x])
    }
    #expect(throws: SolverError.invalidPriority(0)) {
      try solver.whatIf(adding: [.init([Term(x)], .equal, 1, priority: 0)], values: [x])
    }
    #expect(throws: SolverError.invalidPriority(.required)) {
      try solver.fittingValue(of: [Term(x)], .least, priority: .required)
    }
  }

  @Test(arguments: ["layouts", "random", "degenerate", "ties", "conflicts"])
  func `is what a new solver comes to after the change`(_ name: String) throws {
    for (number, item) in try SolverFixture(name).cases.enumerated() {
      var random = SeededRandom(seed: UInt64(number))
      let system = item.system
      let loaded = try LoadedSystem(system)
      loaded.solver.solve()
      guard let left = system.rows.indices.randomElement(using: &random) else { continue }
      guard let moved = system.rows.indices.filter({ $0 != left }).randomElement(using: &random)
      else { continue }
      var changed = system
      changed.rows[moved].constant += 3
      var trial = system.rows[left]
      trial.priority = 600
      trial.constant += 7
      changed.rows.append(trial)
      changed.rows.remove(at: left)
      let fresh = try LoadedSystem(changed)
      let conflicts = fresh.solver.solve().conflicts
      let answer = try loaded.solver.whatIf(
        adding: [
          LinearConstraint(
            zip(trial.variables, trial.coefficients).map { Term(loaded.variables[$0], $1) },
            trial.relation,
            trial.constant,
            priority: Priority(trial.priority)
          )
        ],
        removing: [loaded.constraints[left]],
        changing: [
          loaded.constraints[moved]: changed.rows[moved < left ? moved : moved - 1].constant
        ],
        values: loaded.variables
      )
      #expect(answer.conflicts.isEmpty == conflicts.isEmpty, "\(name) \(number)")
      // With contradictions, which of them is found first depends on the numbers of the rows.
      guard conflicts.isEmpty else { continue }
      for (mine, theirs) in zip(answer.values, fresh.values) {
        #expect(
          abs(mine - theirs) < Self.tolerance,
          "\(name) \(number): \(answer.values), not \(fresh.values)"
        )
      }
    }
  }

  @Test func `the fitting size is what content needs`() throws {
    // 8 + label + 8 with a label of at least 120: 136, although the frame is 300 wide now.
    let solver = Solver()
    let frame = solver.addVariable(ordinal: 0, isNonNegative: true)
    let label = solver.addVariable(ordinal: 1, isNonNegative: true)
    let outer = try solver.addConstraint([Term(frame)], .equal, 300)
    try solver.addConstraint([Term(frame), Term(label, -1)], .equal, 16)
    try solver.addConstraint([Term(label)], .greaterThanOrEqual, 120, priority: 750)
    solver.solve()
    #expect(try solver.fittingValue(of: [Term(frame)], .least, priority: 50) == 300)
    let least = try solver.fittingValue(
      of: [Term(frame)],
      .least,
      priority: 50,
      removing: [outer]
    )
    #expect(least == 136)
    // Above 750, the content gives way: nothing but its silent rule is left.
    #expect(
      try solver.fittingValue(of: [Term(frame)], .least, priority: 800, removing: [outer]) == 16
    )
    #expect(
      try solver.fittingValue(of: [Term(frame)], .greatest, priority: 50, removing: [outer])
        == .infinity
    )
    #expect(try solver.fittingValue(of: [], .least, priority: 50) == 0)
  }

  @Test(arguments: ["layouts", "random", "degenerate", "ties"])
  func `the fitting value below all priorities is the end of the freedom`(_ name: String) throws {
    for (number, item) in try SolverFixture(name).cases.enumerated() {
      guard case .solution(_, _, let lower, let upper) = item.answer else { continue }
      let loaded = try LoadedSystem(item.system)
      for (index, variable) in loaded.variables.enumerated() {
        for (extreme, end) in [(Solver.Extreme.least, lower), (.greatest, upper)] {
          let value = try loaded.solver.fittingValue(
            of: [Term(variable)],
            extreme,
            priority: 0.5
          )
          #expect(
            value == end[index] || abs(value - end[index]) < Self.tolerance,
            "\(name) \(number): \(variable) \(value), not \(end[index])"
          )
        }
      }
    }
  }
}
