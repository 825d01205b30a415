import ConstraintSolver
import Foundation
import TestSupport
import Testing

@Suite struct `Dumps` {
  /// The system of the article: two labels in a frame, and a third of which nobody says where it is.
  private func sample() throws -> (Solver, [Variable], [Variable: String]) {
    let solver = Solver()
    let names = ["frame", "first", "second", "gap", "badge"]
    let variables = names.indices.map { solver.addVariable(ordinal: $0, isNonNegative: true) }
    let (frame, first, second) = (variables[0], variables[1], variables[2])
    let (gap, badge) = (variables[3], variables[4])
    try solver.addConstraint(frame == 150)
    try solver.addConstraint(frame == first + gap + second)
    try solver.addConstraint(gap == 10)
    try solver.addConstraint(first == 100 | .low)
    try solver.addConstraint(second >= 80 | .high)
    try solver.addConstraint(badge <= 0.5 * second)
    try solver.addConstraint(frame >= 160)
    return (solver, variables, Dictionary(uniqueKeysWithValues: zip(variables, names)))
  }

  @Test func `the article shows what is written`() throws {
    let (solver, variables, names) = try sample()
    solver.solve()
    let dump = solver.dump(around: variables[0]) { names[$0] ?? "" }
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let article = root.appending(
      path: "Sources/ConstraintSolver/ConstraintSolver.docc/ReadingADump.md"
    )
    let text = try String(contentsOf: article, encoding: .utf8)
    #expect(text.contains("```\n\(dump)```"), "\(dump)")
  }

  @Test func `a dump leaves the solver as it is`() throws {
    let (solver, variables, _) = try sample()
    solver.solve()
    let before = solver.dump(around: variables[0])
    #expect(solver.solve() == Solution())
    #expect(solver.dump(around: variables[1]) == before)
  }

  @Test(arguments: ["layouts", "random", "degenerate", "conflicts"])
  func `every variable and constraint has its line`(_ name: String) throws {
    for item in try SolverFixture(name).cases.prefix(50) {
      let loaded = try LoadedSystem(item.system)
      loaded.solver.solve()
      let dumps = loaded.variables.map { loaded.solver.dump(around: $0) }.joined()
      for variable in loaded.variables { #expect(dumps.contains("\n  \(variable) ")) }
      for (row, id) in zip(item.system.rows, loaded.constraints) where !row.variables.isEmpty {
        #expect(dumps.contains("\n  \(id) "), "\(row)")
      }
    }
  }

  @Test func `a variable without constraints is free`() {
    let solver = Solver()
    let x = solver.addVariable(ordinal: 0, rest: 7)
    solver.solve()
    let dump = solver.dump(around: x)
    #expect(dump.hasSuffix("free, and settled by the rule for ties\n  x0  −∞ … ∞  at 7\n"))
  }
}
