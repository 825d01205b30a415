import ConstraintSolver
import Foundation
import TestSupport

/// A system of constraints to build and to change.
struct Workload {
  var name: String
  var size: Int
  var plain: PlainSystem
  /// The same with width and height ≥ 0 for every view, which ours always carries.
  var full: FlatSystem
  /// How many views there are, with four variables each.
  var views: Int { full.variableCount / 4 }
  /// The row that gives the root its width.
  var widthRow: Int?
  /// The row of the poster's top inset in the middle cell, which is 1.
  var changedRow: Int?
  /// The rows of the middle cell.
  var cellRows: ClosedRange<Int>?
  var buildRequirement: Measurement.Requirement?

  static let measured: [Workload] = [
    .init("one feed cell", 1, LayoutWorkloads.feed, .ratioAndAtMost(9, 9)),
    .init("feed", 100, LayoutWorkloads.feed, .ratioAndAtMost(400, 900)),
    .init("chain", 3000, LayoutWorkloads.chain, .ratio(1000)),
    .init(
      "grid 30 × 30",
      900,
      { _, isFull in LayoutWorkloads.grid(30, 30, nonNegative: isFull) },
      .ratio(1000)
    ),
    .init("squeeze", 200, LayoutWorkloads.squeeze, .ratio(300)),
  ]

  init(
    _ name: String,
    _ size: Int,
    _ make: (Int, Bool) -> PlainSystem,
    _ buildRequirement: Measurement.Requirement?
  ) {
    self.name = name
    self.size = size
    self.buildRequirement = buildRequirement
    plain = make(size, false)
    let full = make(size, true)
    self.full = FlatSystem(full)
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
    let runs = size == 1 ? 3000 : 15
    // Sides alternate, so that both see the same machine.
    let peerBuild = peer?.median(.build, self, runs: size == 1 ? 3000 : 3)
    var rows = [
      Measurement(
        name: "\(name), build",
        size: size,
        ours: try timeOfBuilding(runs: runs),
        peer: peerBuild,
        unit: "µs",
        requirement: buildRequirement
      )
    ]
    guard name == "feed" else { return rows }
    rows.append(try measureResize(peer))
    rows.append(try measureConstant("one constant", .staying, peer, .ratio(15)))
    rows.append(
      try measureConstant("a constant that moves the cells below", .moving, peer, nil)
    )
    rows.append(try measureChurn(peer))
    return rows
  }

  /// The median time of building, in microseconds; without making room for the handles before, and
  /// without freeing everything afterwards.
  func timeOfBuilding(runs: Int) throws -> Double {
    var times: [Double] = []
    for _ in 0..<runs {
      let built = Built(roomFor: full)
      times.append(try time { try built.build(full) })
    }
    return times.median
  }

  /// A solver with the system in it.
  func build() throws -> Built {
    let built = Built(roomFor: full)
    try built.build(full)
    return built
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

  /// Two values for the poster's top inset in the middle cell, by turns.
  ///
  /// Below it stand three lines of 20 points with gaps of 1 point, and 3 points more; beside them, a
  /// picture 50 points high. The cell is as high as the higher of the two.
  struct Constants {
    var values: [Double]
    /// The greatest number of variables that a change may concern.
    var mostChanged: Int

    /// 1 + 20 + 1 + 20 + 1 + 20 + 3 = 66 points: the lines, and all cells below, move.
    static let moving = Constants(values: [1, 2], mostChanged: .max)
    /// −20 + … + 3 = 45 points: the picture is higher, so that the lines move in a cell of the same
    /// height, and nothing else: their three tops.
    static let staying = Constants(values: [-20, -21], mostChanged: 8)
  }

  private func measureConstant(
    _ title: String,
    _ constants: Constants,
    _ peer: Peer?,
    _ requirement: Measurement.Requirement?
  ) throws -> Measurement {
    Measurement(
      name: "\(name), \(title)",
      size: size,
      ours: try ConstantChanges(self, constants).time(runs: 100),
      peer: peer?.median(.constant, self, runs: 20, constants: constants.values),
      unit: "µs",
      requirement: requirement
    )
  }

  private func measureChurn(_ peer: Peer?) throws -> Measurement {
    var churn = try Churn(self)
    return Measurement(
      name: "\(name), churn one cell",
      size: size,
      ours: try churn.time(runs: 50),
      peer: peer?.median(.churn, self, runs: 3),
      unit: "µs",
      requirement: .ratio(2500)
    )
  }
}

/// Changes of one constant, back and forth.
struct ConstantChanges {
  private let built: Built
  private let row: ConstraintID
  private let constants: Workload.Constants

  init(_ workload: Workload, _ constants: Workload.Constants) throws {
    built = try workload.build()
    row = built.ids[workload.changedRow ?? 0]
    self.constants = constants
    // The first change makes the constant one that changes, from another value; after that, all are
    // alike.
    for (turn, value) in (constants.values + constants.values).enumerated() {
      try built.solver.setConstant(value, of: row)
      let count = built.solver.solve().changed.count
      precondition(
        turn == 0 || count <= constants.mostChanged,
        "a constant changed \(count) variables"
      )
    }
  }

  /// The median time of a change, in microseconds.
  func time(runs: Int) throws -> Double {
    var turn = 0
    return try median(runs) {
      turn += 1
      try built.solver.setConstant(constants.values[turn % 2], of: row)
      return built.solver.solve()
    }
  }
}

/// Taking the rows of one cell out and putting them in again.
struct Churn {
  private let workload: Workload
  private let rows: ClosedRange<Int>
  private var built: Built

  init(_ workload: Workload) throws {
    self.workload = workload
    rows = workload.cellRows ?? 0...0
    built = try workload.build()
  }

  /// The median time, in microseconds.
  mutating func time(runs: Int) throws -> Double {
    try median(runs) {
      for row in rows { try built.solver.removeConstraint(built.ids[row]) }
      for row in rows { built.ids[row] = try built.add(row, of: workload.full) }
      return built.solver.solve()
    }
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
  return times.median
}

/// The time that something takes, in microseconds.
func time(_ body: () throws -> Void) rethrows -> Double {
  let start = ContinuousClock.now
  try body()
  return (ContinuousClock.now - start) / .microseconds(1)
}

extension [Double] {
  /// The middle one.
  var median: Double { sorted()[count / 2] }
}
