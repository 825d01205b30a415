import ConstraintSolver
import TestSupport
import Testing

/// Whatever finite numbers come, each is refused or calculated with.
@Suite struct `Extreme numbers` {
  static let numbers: [Double] = [
    1, -1, 2, 0.5, 10, 1e9, -1e9, 1e-9, -1e-9, 3e-5, 1e5, 1e12, 1e16, -1e20, 1e30, 1e154, -1e155,
    1e-160, 1e300, -1e308, 1e-300, .leastNonzeroMagnitude, .greatestFiniteMagnitude, .infinity,
    -.infinity, .nan,
  ]

  @Test(arguments: 0..<UInt64(8))
  func `are refused, or give finite values`(_ seed: UInt64) throws {
    var random = SeededRandom(seed: seed)
    for number in 0..<60 * TestSettings.length {
      let share = [0.1, 0.3, 0.6].randomElement(using: &random) ?? 0.3
      let solver = Solver()
      var ids: [ConstraintID] = []
      func pick() -> Double {
        let isExtreme = Double.random(in: 0..<1, using: &random) < share
        return (isExtreme ? Self.numbers : [1, -1, 2, 10]).randomElement(using: &random) ?? 1
      }
      let variables = (0..<Int.random(in: 1...5, using: &random)).map { ordinal in
        let rest = pick()
        return solver.addVariable(
          ordinal: ordinal,
          rest: rest.isFinite ? rest : 0,
          isNonNegative: Bool.random(using: &random)
        )
      }
      for _ in 0..<Int.random(in: 2...12, using: &random) {
        let count = Int.random(in: 1...3, using: &random)
        let terms = (0..<count).map { _ in
          Term(variables.randomElement(using: &random) ?? variables[0], pick())
        }
        let relations: [Relation] = [.equal, .lessThanOrEqual, .greaterThanOrEqual]
        let relation = relations.randomElement(using: &random) ?? .equal
        let priorities: [Float] = [1000, 1000, 750, 0.001, 1e-30]
        let priority = priorities.randomElement(using: &random) ?? 1000
        let constant = pick()
        let place = "seed \(seed), system \(number)"
        if let id = ids.randomElement(using: &random), Bool.random(using: &random) {
          try? solver.setConstant(constant, of: id)
        } else if let id = try? solver.addConstraint(
          terms,
          relation,
          constant,
          priority: Priority(priority)
        ) {
          ids.append(id)
        }
        let solution = solver.solve()
        for variable in variables {
          #expect(solver.value(of: variable).isFinite, "\(place)")
          guard let freedom = solver.freedom(of: variable) else { continue }
          #expect(freedom.lower <= freedom.upper, "\(place)")
        }
        for conflict in solution.conflicts { #expect(!conflict.excess.isNaN, "\(place)") }
      }
    }
  }

  @Test func `in a chain come to a finite value, and are said`() throws {
    // Each of the 56 is a million times the one before; 10³³⁰ is no number.
    let solver = Solver()
    let variables = (0..<56).map { solver.addVariable(ordinal: $0) }
    try solver.addConstraint([Term(variables[0])], .equal, 1)
    for (former, next) in zip(variables, variables.dropFirst()) {
      try solver.addConstraint([Term(next), Term(former, -1e6)], .equal, 0)
    }
    #expect(solver.solve().isOutOfRange)
    #expect(variables.allSatisfy { solver.value(of: $0).isFinite })
  }

  @Test func `are not said where there are none`() throws {
    let solver = Solver()
    let x = solver.addVariable(ordinal: 0)
    try solver.addConstraint([Term(x)], .equal, 320)
    #expect(!solver.solve().isOutOfRange)
  }
}
