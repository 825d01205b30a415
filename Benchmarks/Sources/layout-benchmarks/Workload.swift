import ConstraintSolver
import Foundation
import TestSupport

/// A system of constraints to build and to change.
struct Workload {
  var name: String
  var size: Int
  var plain: PlainSystem
  /// The same with width and height ≥ 0 for every view, which ours always carries.
  var full: PlainSystem
  /// The row that gives the root its width.
  var widthRow: Int?
  /// The row of the poster's top inset in the middle cell.
  var changedRow: Int?
  /// The rows of the middle cell.
  var cellRows: ClosedRange<Int>?
  var buildRequirement: Double?

  static let measured: [Workload] = [
    .init("one feed cell", 1, LayoutWorkloads.feed, 9),
    .init("feed", 100, LayoutWorkloads.feed, 400),
    .init("chain", 3000, LayoutWorkloads.chain, 1000),
    .init(
      "grid 30 × 30",
      900,
      { _, isFull in LayoutWorkloads.grid(30, 30, nonNegative: isFull) },
      1000
    ),
    .init("squeeze", 200, LayoutWorkloads.squeeze, 300),
  ]

  init(
    _ name: String,
    _ size: Int,
    _ make: (Int, Bool) -> PlainSystem,
    _ buildRequirement: Double?
  ) {
    self.name = name
    self.size = size
    self.buildRequirement = buildRequirement
    plain = make(size, false)
    full = make(size, true)
    widthRow = full.rows.firstIndex {
      $0.variables.count == 1 && $0.relation == .equal && $0.constant == 375
    }
    guard name == "feed" else { return }
    let perCell = make(3, true).rows.count - make(2, true).rows.count
    let before = make(0, true).rows.count
    let first = before + size / 2 * perCell
    cellRows = first...(first + 127)
    changedRow = full.rows[first...].firstIndex {
      $0.variables.count == 1 && $0.relation == .equal && $0.constant == 1
    }
  }

  /// The plain system as the peer's program reads it.
  var text: Data {
    let width = widthRow.map { plain.rows[$0].variables[0] } ?? -1
    var lines = [
      "\(plain.unknowns.count) \(plain.rows.count) \(width) \(changedRow ?? -1) "
        + "\(cellRows?.lowerBound ?? -1) \(cellRows?.upperBound ?? -1)"
    ]
    for row in plain.rows {
      let terms = zip(row.variables, row.coefficients).map { "\($0) \($1)" }
      lines.append(
        "\(row.relation.rawValue) \(row.constant) \(row.priority) \(terms.count) "
          + terms.joined(separator: " ")
      )
    }
    return Data((lines.joined(separator: "\n") + "\n").utf8)
  }

  // MARK: - Measuring

  func measure(peer: Peer?) throws -> [Measurement] {
    let runs = size == 1 ? 200 : 7
    // Sides alternate, so that both see the same machine.
    let peerBuild = peer?.median(.build, self, runs: size == 1 ? 200 : 3)
    var rows = [
      Measurement(
        name: "\(name), build",
        size: size,
        ours: try median(runs) { try build().solver },
        peer: peerBuild,
        unit: "µs",
        requirement: buildRequirement.map { .ratio($0) }
      )
    ]
    guard name == "feed" else { return rows }
    rows.append(try measureResize(peer))
    rows.append(try measureConstant(peer))
    rows.append(try measureChurn(peer))
    return rows
  }

  private func measureResize(_ peer: Peer?) throws -> Measurement {
    let system = try build()
    let row = system.ids[widthRow ?? 0]
    var turn = 0
    let ours = try median(200) {
      turn += 1
      try system.solver.setConstant(Double(320 + turn % 100), of: row)
      return system.solver.solve()
    }
    return Measurement(
      name: "\(name), resize",
      size: size,
      ours: ours,
      peer: peer?.median(.resize, self, runs: 1000),
      unit: "µs",
      requirement: .ratio(15)
    )
  }

  private func measureConstant(_ peer: Peer?) throws -> Measurement {
    Measurement(
      name: "\(name), one constant",
      size: size,
      ours: try timeOfOneConstant(),
      peer: peer?.median(.constant, self, runs: 20),
      unit: "µs",
      requirement: .ratio(15)
    )
  }

  /// The median time of a change of one constant, in microseconds.
  func timeOfOneConstant() throws -> Double {
    let system = try build()
    let row = system.ids[changedRow ?? 0]
    var turn = 0
    return try median(100) {
      turn += 1
      try system.solver.setConstant(Double(1 + turn % 2), of: row)
      return system.solver.solve()
    }
  }

  private func measureChurn(_ peer: Peer?) throws -> Measurement {
    var system = try build()
    let range = cellRows ?? 0...0
    let ours = try median(30) {
      for index in range { try system.solver.removeConstraint(system.ids[index]) }
      for index in range { system.ids[index] = try system.add(full.rows[index]) }
      return system.solver.solve()
    }
    return Measurement(
      name: "\(name), churn one cell",
      size: size,
      ours: ours,
      peer: peer?.median(.churn, self, runs: 3),
      unit: "µs",
      requirement: .ratio(2500)
    )
  }

  /// A solver with a system in it.
  struct Built {
    var solver = Solver()
    var variables: [Variable] = []
    var ids: [ConstraintID] = []
    private var terms: [Term] = []

    mutating func add(_ row: PlainSystem.Row) throws(SolverError) -> ConstraintID {
      terms.removeAll(keepingCapacity: true)
      for (variable, coefficient) in zip(row.variables, row.coefficients) {
        terms.append(Term(variables[variable], coefficient))
      }
      return try solver.addConstraint(
        terms,
        row.relation,
        row.constant,
        priority: Priority(row.priority)
      )
    }
  }

  func build() throws -> Built {
    var built = Built()
    for (ordinal, unknown) in full.unknowns.enumerated() {
      built.variables.append(
        built.solver.addVariable(
          ordinal: ordinal,
          rest: unknown.rest,
          isNonNegative: unknown.isNonNegative
        )
      )
    }
    for row in full.rows { built.ids.append(try built.add(row)) }
    built.solver.solve()
    return built
  }
}

/// The median time of `runs` runs, in microseconds, without the time that freeing the results takes.
func median<Result>(_ runs: Int, _ body: () throws -> Result) rethrows -> Double {
  var times: [Double] = []
  for _ in 0..<runs {
    let start = ContinuousClock.now
    let result = try body()
    times.append((ContinuousClock.now - start) / .microseconds(1))
    withExtendedLifetime(result) {}
  }
  return times.sorted()[times.count / 2]
}
