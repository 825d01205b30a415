import ConstraintSolver
import Testing

@Suite struct `Refused input` {
  let solver = Solver()

  @Test(arguments: [Double.nan, .infinity, -.infinity])
  func `a constant that is not finite`(_ value: Double) throws {
    let x = solver.addVariable(ordinal: 0)
    let length = try solver.addConstraint([Term(x)], .equal, 10)
    for attempt in 0..<2 {
      do throws(SolverError) {
        if attempt == 0 {
          try solver.addConstraint([Term(x)], .equal, value)
        } else {
          try solver.setConstant(value, of: length)
        }
        Issue.record("accepted")
      } catch {
        guard case .notFinite(let refused, .constant) = error else {
          Issue.record("\(error)")
          continue
        }
        #expect(refused.bitPattern == value.bitPattern)
      }
    }
    solver.solve()
    #expect(solver.value(of: x) == 10)
  }

  @Test func `a coefficient that is not finite`() {
    let x = solver.addVariable(ordinal: 0)
    #expect(throws: SolverError.notFinite(value: .infinity, place: .coefficient(of: x))) {
      try solver.addConstraint([Term(x, .infinity)], .equal, 1)
    }
  }

  @Test func `coefficients whose sum is not finite`() {
    let x = solver.addVariable(ordinal: 0)
    let huge = Double.greatestFiniteMagnitude
    #expect(throws: SolverError.notFinite(value: .infinity, place: .coefficient(of: x))) {
      try solver.addConstraint([Term(x, huge), Term(x, huge)], .equal, 1)
    }
  }

  @Test(arguments: [1e21, -1e300, Double.greatestFiniteMagnitude])
  func `a constant that is no length`(_ value: Double) {
    let x = solver.addVariable(ordinal: 0)
    #expect(throws: SolverError.outOfRange(value: value, place: .constant)) {
      try solver.addConstraint([Term(x)], .equal, value)
    }
  }

  @Test(arguments: [1e10, -1e308, 1e-10, .leastNonzeroMagnitude])
  func `a coefficient that is too large or too small`(_ value: Double) {
    let x = solver.addVariable(ordinal: 0)
    #expect(throws: SolverError.outOfRange(value: value, place: .coefficient(of: x))) {
      try solver.addConstraint([Term(x, value)], .equal, 1)
    }
  }

  @Test func `not coefficients that cancel but for rounding`() throws {
    // 0.1 + 0.2 − 0.3 is 5.6 · 10⁻¹⁷.
    let x = solver.addVariable(ordinal: 0)
    try solver.addConstraint([Term(x, 0.1), Term(x, 0.2), Term(x, -0.3)], .equal, 0)
    #expect(solver.solve().conflicts.isEmpty)
  }

  @Test func `a variable that was removed`() {
    let x = solver.addVariable(ordinal: 0)
    solver.removeVariable(x)
    #expect(throws: SolverError.unknownVariable(x)) {
      try solver.addConstraint([Term(x)], .equal, 1)
    }
  }

  @Test func `a constraint that was removed`() throws {
    let x = solver.addVariable(ordinal: 0)
    let length = try solver.addConstraint([Term(x)], .equal, 1)
    try solver.removeConstraint(length)
    // Its place is taken by another one.
    try solver.addConstraint([Term(x)], .equal, 2)
    #expect(throws: SolverError.unknownConstraint(length)) {
      try solver.removeConstraint(length)
    }
    #expect(throws: SolverError.unknownConstraint(length)) {
      try solver.setConstant(3, of: length)
    }
    #expect(throws: SolverError.unknownConstraint(length)) {
      try solver.setPriority(500, of: length)
    }
  }

  @Test(arguments: [0, -1, 1000.5, Float.nan])
  func `a priority out of range`(_ value: Float) throws {
    let x = solver.addVariable(ordinal: 0)
    let length = try solver.addConstraint([Term(x)], .equal, 1)
    #expect(throws: SolverError.self) {
      try solver.addConstraint([Term(x)], .equal, 1, priority: Priority(value))
    }
    #expect(throws: SolverError.self) {
      try solver.setPriority(Priority(value), of: length)
    }
  }

  #if os(Linux) || os(macOS)
  @Test func `removing a variable that constraints mention`() async {
    await #expect(processExitsWith: .failure) {
      let solver = Solver()
      let x = solver.addVariable(ordinal: 0)
      _ = try? solver.addConstraint([Term(x)], .equal, 1)
      solver.removeVariable(x)
    }
  }
  #endif
}
