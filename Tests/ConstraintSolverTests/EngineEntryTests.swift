import Testing

@testable import ConstraintSolver

/// The ways in for the layout engine, which leave out checks and put several things in at once, against the public ones.
@Suite struct `Entries for the layout engine` {
  private struct Numbers {
    var state: UInt64

    mutating func next(_ bound: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int((state >> 33) % UInt64(bound))
    }
  }

  /// Two solvers that get the same, one by either way.
  private struct Pair {
    let plain = Solver()
    let quick = Solver()
    var variables: [Variable] = []
    var constraints: [ConstraintID] = []
    var holds: [(variable: Variable, most: ConstraintID, least: ConstraintID)] = []

    mutating func addRectangle(_ width: Double, _ height: Double) {
      let ordinal = variables.count
      let added = [
        plain.addVariable(ordinal: ordinal, rest: width, isNonNegative: true),
        plain.addVariable(ordinal: ordinal + 1, rest: height, isNonNegative: true),
        plain.addVariable(ordinal: ordinal + 2), plain.addVariable(ordinal: ordinal + 3),
      ]
      let quick = quick.addRectangle(ordinal: ordinal, width: width, height: height)
      #expect([quick.width, quick.height, quick.left, quick.top] == added)
      variables += added
    }

    mutating func hold(_ variable: Variable, _ length: Double, _ most: Float, _ least: Float) throws
    {
      let added = [
        try plain.addConstraint(
          [Term(variable)],
          .lessThanOrEqual,
          length,
          priority: Priority(rawValue: most)
        ),
        try plain.addConstraint(
          [Term(variable)],
          .greaterThanOrEqual,
          length,
          priority: Priority(rawValue: least)
        ),
      ]
      let quick = try quick.addHold(of: variable, to: length, most: most, least: least)
      #expect([quick.most, quick.least] == added)
      constraints += added
      holds.append((variable, quick.most, quick.least))
    }

    /// Gives a hold another length, if both of its rows are still there.
    func changeHold(_ place: Int, _ length: Double) throws {
      let hold = holds[place]
      guard plain.contains(hold.most), plain.contains(hold.least) else { return }
      plain.setRest(length, of: hold.variable)
      try plain.setConstant(length, of: hold.most)
      try plain.setConstant(length, of: hold.least)
      try quick.setHold((hold.most, hold.least), of: hold.variable, to: length)
    }

    mutating func add(
      _ terms: [Term],
      _ relation: Relation,
      _ constant: Double,
      _ priority: Float
    ) throws {
      let added = try plain.addConstraint(
        terms,
        relation,
        constant,
        priority: Priority(rawValue: priority)
      )
      let quick = try terms.withUnsafeBufferPointer {
        try self.quick.addKnownConstraint($0, relation, constant, priority: priority)
      }
      #expect(quick == added)
      constraints.append(added)
    }

    mutating func remove(_ place: Int) throws {
      let constraint = constraints.remove(at: place)
      try plain.removeConstraint(constraint)
      try quick.removeConstraint(constraint)
    }

    func solve() {
      let (one, other) = (plain.solve(), quick.solve())
      #expect(one.conflicts.map(\.constraints) == other.conflicts.map(\.constraints))
      #expect(one.changed == other.changed)
      for variable in variables {
        #expect(
          plain.value(of: variable).bitPattern == quick.value(of: variable).bitPattern,
          "\(variable)"
        )
      }
    }
  }

  /// Lengths held to contents, some of which change, and rows between edges, some of which name a variable twice or
  /// contradict each other; some are taken out again, so that their places are given away.
  @Test(arguments: 0..<40)
  func `put in what the public ones do`(_ seed: UInt64) throws {
    var numbers = Numbers(state: seed &* 0x9E37_79B9_7F4A_7C15 &+ 1)
    let priorities: [Float] = [1000, 1000, 999, 750, 251, 250]
    var pair = Pair()
    for _ in 0..<4 {
      for _ in 0..<(1 + numbers.next(4)) {
        pair.addRectangle(Double(numbers.next(3) * 40), Double(numbers.next(3) * 20))
        let height = pair.variables[pair.variables.count - 3]
        try pair.hold(height, Double(numbers.next(60)), 250, priorities[numbers.next(6)])
      }
      for _ in 0..<numbers.next(10) {
        let terms = (0..<(1 + numbers.next(3))).map { _ in
          Term(
            pair.variables[numbers.next(pair.variables.count)],
            [1, -1, 0.5, 2][numbers.next(4)]
          )
        }
        let relation: Relation =
          [.equal, .equal, .lessThanOrEqual, .greaterThanOrEqual][numbers.next(4)]
        try pair.add(
          terms,
          relation,
          Double(numbers.next(400) - 100),
          priorities[numbers.next(6)]
        )
      }
      pair.solve()
      for _ in 0..<numbers.next(4) {
        try pair.changeHold(numbers.next(pair.holds.count), Double(numbers.next(60)))
      }
      pair.solve()
      for _ in 0..<numbers.next(4) where !pair.constraints.isEmpty {
        try pair.remove(numbers.next(pair.constraints.count))
      }
      pair.solve()
    }
  }

  @Test func `refuse what the public ones refuse`() throws {
    let solver = Solver()
    let variable = solver.addVariable()
    #expect(throws: SolverError.self) {
      try solver.addHold(of: variable, to: .nan, most: 250, least: 750)
    }
    #expect(throws: SolverError.self) {
      try solver.addHold(of: variable, to: 1, most: 0, least: 750)
    }
    let hold = try solver.addHold(of: variable, to: 1, most: 250, least: 750)
    #expect(throws: SolverError.self) { try solver.setHold(hold, of: variable, to: .infinity) }
    try solver.removeConstraint(hold.least)
    #expect(throws: SolverError.self) { try solver.setHold(hold, of: variable, to: 2) }
    #expect(solver.graph.rows[hold.most.slot].constant == 1)
    #expect(throws: SolverError.self) {
      try [Term(variable, .infinity)].withUnsafeBufferPointer {
        try solver.addKnownConstraint($0, .equal, 1, priority: 1000)
      }
    }
  }
}
