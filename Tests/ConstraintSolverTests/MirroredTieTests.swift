import ConstraintSolver
import Testing

/// Two or three lengths with content that share a length: who gets what is over, and who keeps its size.
@Suite struct `Mirrored ordinals` {
  /// The lengths of contents 80 and 76 and so on, in the order of their ordinals −1, −2 and so on, which
  /// together have a length.
  private func lengths(_ contents: [Double], sharing total: Double) throws -> [Double] {
    let solver = Solver()
    let variables = try contents.enumerated().map { number, content in
      let variable = solver.addVariable(ordinal: 0, rest: content, isNonNegative: true)
      solver.setOrdinal(-1 - number, of: variable, isMirrored: true)
      let priority = Priority(rawValue: 750)
      try solver.addConstraint(
        [Term(variable)],
        .lessThanOrEqual,
        content,
        priority: Priority(rawValue: 250)
      )
      try solver.addConstraint([Term(variable)], .greaterThanOrEqual, content, priority: priority)
      return variable
    }
    try solver.addConstraint(variables.map { Term($0) }, .equal, total)
    solver.solve()
    return variables.map { solver.value(of: $0) }
  }

  @Test func `give the surplus to the greatest ordinal`() throws {
    // 329 − 76 = 253
    #expect(try lengths([80, 76], sharing: 329) == [253, 76])
    // 305 − 35 − 49 = 221
    #expect(try lengths([34, 35, 49], sharing: 305) == [221, 35, 49])
  }

  @Test func `let the greatest ordinal keep its size in a shortage`() throws {
    // 329 − 255 = 74
    #expect(try lengths([255, 195], sharing: 329) == [255, 74])
    // 400 − 200 − 150 = 50
    #expect(try lengths([200, 150, 90], sharing: 400) == [200, 150, 50])
  }

  @Test func `without a mirror the least ordinal keeps its size in a shortage, too`() throws {
    let solver = Solver()
    let a = solver.addVariable(ordinal: -1, rest: 255, isNonNegative: true)
    let b = solver.addVariable(ordinal: -2, rest: 195, isNonNegative: true)
    for (variable, content) in [(a, 255.0), (b, 195)] {
      try solver.addConstraint(
        [Term(variable)],
        .greaterThanOrEqual,
        content,
        priority: Priority(rawValue: 750)
      )
    }
    try solver.addConstraint([Term(a), Term(b)], .equal, 329)
    solver.solve()
    // 329 − 195 = 134
    #expect([a, b].map { solver.value(of: $0) } == [134, 195])
    solver.setOrdinal(-1, of: a, isMirrored: true)
    solver.setOrdinal(-2, of: b, isMirrored: true)
    solver.solve()
    #expect([a, b].map { solver.value(of: $0) } == [255, 74])
  }

  /// More coefficients than are kept dense, so that the group is solved as a system by itself.
  @Test func `mean the same in a group too large to be settled in place`() throws {
    let count = 300
    let surplus = try lengths(Array(repeating: 10, count: count), sharing: 3100)
    #expect(surplus == [110] + Array(repeating: 10, count: count - 1))
    let shortage = try lengths(Array(repeating: 10, count: count), sharing: 2985)
    // 3000 − 2985 = 15: the last is gone, and the one before has half of its length.
    #expect(shortage == Array(repeating: 10, count: count - 2) + [5, 0])
  }

  @Test(arguments: [100.0, 156, 329, 120, 400])
  func `do not depend on what was solved before`(_ total: Double) throws {
    let solver = Solver()
    let a = solver.addVariable(ordinal: 0, rest: 80, isNonNegative: true)
    let b = solver.addVariable(ordinal: 0, rest: 76, isNonNegative: true)
    solver.setOrdinal(-1, of: a, isMirrored: true)
    solver.setOrdinal(-2, of: b, isMirrored: true)
    for (variable, content) in [(a, 80.0), (b, 76)] {
      for (relation, priority) in [
        (Relation.lessThanOrEqual, Float(250)), (.greaterThanOrEqual, 750),
      ] {
        try solver.addConstraint(
          [Term(variable)],
          relation,
          content,
          priority: Priority(rawValue: priority)
        )
      }
    }
    let row = try solver.addConstraint([Term(a), Term(b)], .equal, 156)
    for constant in [400.0, 156, 60, total] {
      try solver.setConstant(constant, of: row)
      solver.solve()
    }
    #expect([a, b].map { solver.value(of: $0) } == (try lengths([80, 76], sharing: total)))
  }
}
