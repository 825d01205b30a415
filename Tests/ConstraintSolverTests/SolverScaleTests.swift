import ConstraintSolver
import TestSupport
import Testing

@Suite struct `Sizes of numbers` {
  @Test(arguments: [1e-4, 0.01, 1, 100, 1e4])
  func `coefficients from small to large`(_ scale: Double) throws {
    // scale · x + y = scale · 100 + 50, y = 50: x = 100, whatever the scale.
    let solver = Solver()
    let x = solver.addVariable(ordinal: 0)
    let y = solver.addVariable(ordinal: 1)
    let z = solver.addVariable(ordinal: 2)
    try solver.addConstraint([Term(x, scale), Term(y), Term(z, -1)], .equal, scale * 100 + 50)
    try solver.addConstraint([Term(y), Term(z)], .equal, 50)
    try solver.addConstraint([Term(z, scale)], .equal, 0, priority: 500)
    try solver.addConstraint([Term(x, 1 / scale)], .lessThanOrEqual, 1000 / scale)
    #expect(solver.solve().conflicts.isEmpty)
    #expect(abs(solver.value(of: x) - 100) < 1e-6)
    #expect(solver.value(of: z) == 0)
  }

  @Test func `constants of ten million`() throws {
    let solver = Solver()
    let top = solver.addVariable(ordinal: 0)
    let height = solver.addVariable(ordinal: 1, isNonNegative: true)
    try solver.addConstraint([Term(top)], .equal, 1e7)
    try solver.addConstraint([Term(top), Term(height)], .equal, 1e7 + 0.25)
    #expect(solver.solve().conflicts.isEmpty)
    #expect(solver.value(of: height) == 0.25)
  }

  @Test func `thirds that add up but for rounding are no conflict`() throws {
    let solver = Solver()
    let whole = solver.addVariable(ordinal: 0)
    let parts = (1...3).map { solver.addVariable(ordinal: $0) }
    try solver.addConstraint([Term(whole)], .equal, 1000)
    for part in parts {
      try solver.addConstraint([Term(part), Term(whole, -1 / 3.0)], .equal, 0)
    }
    try solver.addConstraint([Term(whole, -1)] + parts.map { Term($0) }, .equal, 0)
    #expect(solver.solve().conflicts.isEmpty)
  }

  @Test func `an improvement of a millionth per point`() throws {
    // x = 300,091, y = 43, z = 58 meets every wish. Along 10⁴ · y − 1000 · z − x = 71,909 and
    // 10⁴ · z + 100 · y = 584,300, each point of x brings z nearer to 58 by 10⁻⁶.
    let solver = Solver()
    let x = solver.addVariable(ordinal: 0, rest: 91, isNonNegative: true)
    let y = solver.addVariable(ordinal: 1)
    let z = solver.addVariable(ordinal: 2)
    try solver.addConstraint([Term(x, -1)], .lessThanOrEqual, -121, priority: 750)
    try solver.addConstraint(
      [Term(z, -1000), Term(y, 10_000), Term(x, -1)],
      .lessThanOrEqual,
      71_909,
      priority: 750
    )
    try solver.addConstraint([Term(z, 10_000), Term(y, 100)], .greaterThanOrEqual, 584_300)
    try solver.addConstraint([Term(z, -1)], .equal, -58, priority: 750)
    solver.solve()
    // Counted in points, a reduced cost of 10⁻¹⁰, relative to the greatest, would count as none.
    #expect(abs(solver.value(of: z) - 58) < 1e-4)
  }

  @Test func `a program is not left before its optimum`() throws {
    // 1 unit of the row of priority 250 is 10⁻⁵ of a point, and weighs 0.1 in that of priority 750.
    let item = try SolverFixture("wide").cases[63]
    guard case .solution(_, let values, _, _) = item.answer else { return }
    let loaded = try LoadedSystem(item.system)
    loaded.solver.solve()
    #expect(zip(loaded.values, values).allSatisfy { abs($0 - $1) < 0.01 })
  }

  @Test func `a freedom that another unknown passes on by a millionth`() throws {
    // x + … = 0 leaves x at most 81,200, and 1000 · z = 97,081.2 − 0.001 · x: z ≥ 97.0812 − 0.0812.
    let item = try SolverFixture("wide").cases[29]
    let loaded = try LoadedSystem(item.system)
    loaded.solver.solve()
    let freedom = try #require(loaded.solver.freedom(of: loaded.variables[2]))
    #expect(abs(freedom.lower - 97) < 1e-6)
    #expect(freedom.upper == .infinity)
  }

  @Test func `the ends of a range in rows that range over nine powers of ten`() throws {
    let item = try SolverFixture("wide").cases[84]
    let loaded = try LoadedSystem(item.system)
    loaded.solver.solve()
    let freedom = try #require(loaded.solver.freedom(of: loaded.variables[4]))
    // The lower end is 0 in exact arithmetic, and the values of the system reach 29,342: no pixel is missed.
    #expect(abs(freedom.lower) < 0.01)
  }

  @Test func `a wish that weighs a hundred thousandth of another`() throws {
    // x = 0, y = 0 meets both wishes; y's alone was taken for rounding beside 20,000 · x.
    let solver = Solver()
    let x = solver.addVariable(ordinal: 0, isNonNegative: true)
    let y = solver.addVariable(ordinal: 1, rest: 23, isNonNegative: true)
    try solver.addConstraint([Term(y, -1)], .equal, 0, priority: 250)
    try solver.addConstraint([Term(y, 100_000), Term(x)], .greaterThanOrEqual, 0)
    try solver.addConstraint([Term(x, -20_000)], .equal, 0, priority: 250)
    solver.solve()
    #expect(solver.value(of: x) == 0)
    #expect(solver.value(of: y) == 0)
  }

  @Test func `weights that add up to nothing but rounding`() throws {
    // Three wishes of one priority bend the cost of x; beyond the last, their weights cancel but for
    // 10⁻¹⁶, which must not hold x back from the wish of the next priority: x = −30,843 / 308.2.
    let solver = Solver()
    let x = solver.addVariable(ordinal: 0)
    let y = solver.addVariable(ordinal: 1, isNonNegative: true)
    for weight in [0.1, 0.2, 0.3, 0.7, 1.1, 1 / 3.0] {
      try solver.addConstraint([Term(x, weight)], .lessThanOrEqual, -weight, priority: 750)
    }
    try solver.addConstraint(
      [Term(x, -308.2), Term(y, -2.4)],
      .greaterThanOrEqual,
      30_843,
      priority: 250
    )
    solver.solve()
    #expect(abs(solver.value(of: x) + 30_843 / 308.2) < 1e-9)
  }

  @Test func `weights that cancel but for rounding which is much beside the least of them`() throws
  {
    // What is left of 0.58 + 1.04 + 0.0019 is 3 · 10⁻¹⁶ of the largest, and 2 · 10⁻¹³ of the least.
    let solver = Solver()
    let x = solver.addVariable(ordinal: 0)
    let y = solver.addVariable(ordinal: 1, isNonNegative: true)
    for (place, weight) in [0.58, 1.04, 0.0019].enumerated() {
      let rightSide = weight * Double(place + 1)
      try solver.addConstraint([Term(x, weight)], .greaterThanOrEqual, rightSide, priority: 750)
    }
    try solver.addConstraint(
      [Term(x, 308.2), Term(y, -2.4)],
      .greaterThanOrEqual,
      30_843,
      priority: 250
    )
    solver.solve()
    #expect(abs(solver.value(of: x) - 30_843 / 308.2) < 1e-9)
  }

  @Test func `what partial cancellation leaves of rounding is no coefficient`() throws {
    // Two unknowns stand in the same proportion in two rows, as both have them from the same third one. One
    // pivot takes 20.98 off 21, the next takes what is left for 5 · 10⁻¹⁴ of an unknown, a hundred times the
    // rounding of the last sum alone; it was divided by, and the row of priority 750 was missed by 0.18.
    let solver = Solver()
    let rests = [0.0, 0, 0, 2, 0, 13, 0, 11]
    let variables = rests.enumerated().map {
      solver.addVariable(ordinal: $0, rest: $1, isNonNegative: [1, 2, 5, 6].contains($0))
    }
    typealias Row = (variables: [Int], coefficients: [Double], constant: Double, priority: Float)
    let rows: [Row] = [
      ([1, 7, 0], [18.62058866251419, -129.79347502224263, 19.739157053677822], 0, 500),
      ([4], [0.08770367277858508], 0, 1),
      ([2, 5, 7], [0.9267392654893145, 0.02965585364844724, 0.43866745058415446], 0, 750),
      ([6], [-30.252180428331098], 45, 750),
      ([6, 0, 1], [2.2895618344125652, 237.1645564047993, -160.49551092623102], 10, 1000),
      ([4, 7, 2], [19.12815711316329, -0.3845742277092863, 826.4937323640336], 10, 250),
      ([0, 5, 2], [44.43503448044686, 4.820618460792826, -24.11471067427664], 0, 1000),
    ]
    for row in rows {
      try solver.addConstraint(
        zip(row.variables, row.coefficients).map { Term(variables[$0], $1) },
        .equal,
        row.constant,
        priority: Priority(row.priority)
      )
    }
    solver.solve()
    // The optimum in exact arithmetic.
    #expect(abs(solver.value(of: variables[7]) + 0.1641405) < 1e-6)
    #expect(abs(solver.value(of: variables[4]) + 2.8375784) < 1e-6)
  }
}
