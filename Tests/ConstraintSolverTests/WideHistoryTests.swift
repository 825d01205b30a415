import ConstraintSolver
import Foundation
import TestSupport
import Testing

/// Changes of rows with coefficients from a thousandth to a thousand.
@Suite struct `Histories of wide-ranging rows` {
  /// What is played: [variables, coefficients, relation, constant, priority] is a row.
  typealias Row = (terms: [(Int, Double)], relation: Relation, constant: Double, priority: Float)

  private static func histories() throws -> [[String: Any]] {
    let file = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("Fixtures/solver-histories/wide.json")
    let content = try JSONSerialization.jsonObject(with: Data(contentsOf: file))
    return try #require((content as? [String: Any])?["histories"] as? [[String: Any]])
  }

  @Test(arguments: 0..<8)
  func `end where a fresh solver ends`(_ number: Int) throws {
    let history = try Self.histories()[number]
    let unknowns = try #require(history["u"] as? [[Double]])
    func made() -> (Solver, [Variable]) {
      let solver = Solver()
      let variables = unknowns.enumerated().map {
        solver.addVariable(ordinal: $0, rest: $1[0], isNonNegative: $1[1] != 0)
      }
      return (solver, variables)
    }
    func row(_ value: Any?) throws -> Row {
      let list = try #require(value as? [Any])
      let variables = try #require(list[0] as? [Int])
      let coefficients = try #require(list[1] as? [Double])
      return (
        Array(zip(variables, coefficients)),
        try #require((list[2] as? Int).flatMap { Relation(rawValue: Int8($0)) }),
        try #require(list[3] as? Double), Float(try #require(list[4] as? Double))
      )
    }
    func add(_ row: Row, to solver: Solver, _ variables: [Variable]) throws -> ConstraintID {
      try solver.addConstraint(
        row.terms.map { Term(variables[$0.0], $0.1) },
        row.relation,
        row.constant,
        priority: Priority(row.priority)
      )
    }
    let (solver, variables) = made()
    var rows: [(row: Row, id: ConstraintID)] = []
    for value in try #require(history["r"] as? [Any]) {
      let row = try row(value)
      rows.append((row, try add(row, to: solver, variables)))
    }
    solver.solve()
    for (place, step) in try #require(history["s"] as? [[Any]]).enumerated() {
      let chosen = rows.isEmpty ? 0 : ((step[1] as? Int) ?? 0) % rows.count
      switch step[0] as? String {
      case "rm" where !rows.isEmpty: try solver.removeConstraint(rows.remove(at: chosen).id)
      case "add":
        let row = try row(step[1])
        rows.append((row, try add(row, to: solver, variables)))
      case "k" where !rows.isEmpty:
        rows[chosen].row.constant = try #require(step[2] as? Double)
        try solver.setConstant(rows[chosen].row.constant, of: rows[chosen].id)
      case "p" where !rows.isEmpty:
        rows[chosen].row.priority = Float(try #require(step[2] as? Double))
        try solver.setPriority(Priority(rows[chosen].row.priority), of: rows[chosen].id)
      default: break
      }
      guard step.last as? String != "hold" else { continue }
      solver.solve()
      let (fresh, freshVariables) = made()
      for item in rows { _ = try add(item.row, to: fresh, freshVariables) }
      fresh.solve()
      #expect(solver.constraintsOutOfForce.count == fresh.constraintsOutOfForce.count)
      let values = freshVariables.map(fresh.value(of:))
      let unit = values.reduce(1) { max($0, abs($1)) }
      for (variable, value) in zip(variables, values) {
        #expect(abs(solver.value(of: variable) - value) <= 1e-6 * unit, "step \(place)")
      }
    }
  }
}
