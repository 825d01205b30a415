import TestSupport
import Testing

@testable import ConstraintSolver

/// What stays where it is need not be solved again, and is the same to the last bit as when it is.
@Suite struct `Roots that stay` {
  /// Lengths of contents in a window, whose numbers change.
  private struct Window {
    let solver = Solver()
    var variables: [Variable] = []
    var widthRow: ConstraintID?
    var holds: [(variable: Variable, most: ConstraintID, least: ConstraintID)] = []

    /// Takes the width of the window and the lengths of the contents, three for each cell, in points, and what the cells
    /// are like by chance.
    init(width: Double, lengths: [Double], seed: UInt64) throws {
      var random = SeededRandom(seed: seed)
      let window = add(isNonNegative: true)
      widthRow = try solver.addConstraint([Term(window)], .equal, width)
      for cell in 0..<lengths.count / 3 {
        let (a, b) = (add(isNonNegative: true), add(isNonNegative: true))
        let (x, y) = (add(isNonNegative: false), add(isNonNegative: false))
        let c = add(isNonNegative: true)
        let priorities: [Float] = [250, 251, 749, 750, 999]
        func priority() -> Float { priorities[Int.random(in: 0..<5, using: &random)] }
        for (place, variable) in [a, b, c].enumerated() {
          // What is held rests at its length, as ``Solver/setHold(_:of:to:)`` has it.
          solver.setRest(lengths[3 * cell + place], of: variable)
          let hold = try solver.addHold(
            of: variable,
            to: lengths[3 * cell + place],
            most: priority(),
            least: priority()
          )
          holds.append((variable, hold.most, hold.least))
        }
        let share: Double = Int.random(in: 0..<4, using: &random) == 0 ? 0.5 : 1
        try solver.addConstraint([Term(a), Term(b), Term(window, -share)], .equal, -8)
        try solver.addConstraint([Term(x), Term(a), Term(window, -1)], .equal, -16)
        // One in the middle, or at the far side, with something beside it.
        let middle: Double = Bool.random(using: &random) ? 0.5 : 1
        try solver.addConstraint([Term(y), Term(c, middle), Term(window, -middle)], .equal, 0)
        let beside = add(isNonNegative: Bool.random(using: &random))
        try solver.addConstraint([Term(beside), Term(y, -1)], .equal, 4)
        guard Bool.random(using: &random) else { continue }
        try solver.addConstraint(
          [Term(a), Term(window, -0.5)],
          Bool.random(using: &random) ? .lessThanOrEqual : .greaterThanOrEqual,
          -4,
          priority: Priority(rawValue: Bool.random(using: &random) ? 600 : 1000)
        )
      }
    }

    private mutating func add(isNonNegative: Bool) -> Variable {
      let variable = solver.addVariable(
        ordinal: variables.count,
        isNonNegative: isNonNegative
      )
      variables.append(variable)
      return variable
    }

    var values: [Double] { variables.map { solver.value(of: $0) } }
  }

  /// More of them with `PLUMB_LONG_TESTS=1`.
  @Test(arguments: UInt64(1)...(TestSettings.length > 1 ? 400 : 60))
  func `are the same after any changes of numbers as when solved afresh`(_ seed: UInt64) throws {
    var random = SeededRandom(seed: seed)
    var width = 375.0
    var lengths = (0..<12).map { _ in Double(Int.random(in: 2...30, using: &random) * 8) }
    let window = try Window(width: width, lengths: lengths, seed: seed)
    window.solver.solve()
    for step in 0..<80 {
      let before = window.values
      // Mostly the width alone, as while a window is resized; also to the very places where a root is let go.
      if Int.random(in: 0..<4, using: &random) > 0 {
        width =
          Bool.random(using: &random)
          ? Double(Int.random(in: 20...90, using: &random) * 8)
          : width + Double(Int.random(in: -3...3, using: &random))
        try window.solver.setConstant(width, of: try #require(window.widthRow))
      }
      if Int.random(in: 0..<4, using: &random) == 0 {
        let place = Int.random(in: lengths.indices, using: &random)
        lengths[place] = Double(Int.random(in: 0...40, using: &random) * 8)
        let hold = window.holds[place]
        try window.solver.setHold((hold.most, hold.least), of: hold.variable, to: lengths[place])
      }
      let solution = window.solver.solve()
      let fresh = try Window(width: width, lengths: lengths, seed: seed)
      fresh.solver.solve()
      #expect(
        window.values.map(\.bitPattern) == fresh.values.map(\.bitPattern),
        "seed \(seed), step \(step), width \(width)"
      )
      let moved = zip(window.variables, zip(before, window.values)).filter { $1.0 != $1.1 }
      #expect(solution.changed == moved.map(\.0), "seed \(seed), step \(step), width \(width)")
      window.solver.checkInvariants()
    }
  }

  /// A row of an icon that keeps its width of 24 and a text that fills the rest of the window.
  private func row(_ width: Double, iconPriority: Float = 999) throws -> (
    solver: Solver, width: ConstraintID, text: Variable,
    hold: (most: ConstraintID, least: ConstraintID)
  ) {
    let solver = Solver()
    let window = solver.addVariable(ordinal: 0, isNonNegative: true)
    let icon = solver.addVariable(ordinal: 1, isNonNegative: true)
    let text = solver.addVariable(ordinal: 2, isNonNegative: true)
    let row = try solver.addConstraint([Term(window)], .equal, 300)
    _ = try solver.addHold(of: icon, to: 24, most: iconPriority, least: iconPriority)
    let hold = try solver.addHold(of: text, to: 100, most: 250, least: 750)
    try solver.addConstraint([Term(icon), Term(text), Term(window, -1)], .equal, 0)
    solver.solve()
    for next in [310, 320, width] {
      try solver.setConstant(next, of: row)
      solver.solve()
    }
    return (solver, row, text, hold)
  }

  @Test func `are not looked at while nothing comes to another side`() throws {
    let row = try row(330)
    let count = row.solver.graph.parameterPlan.aloneCount
    for width in [340.0, 200, 130] {
      try row.solver.setConstant(width, of: row.width)
      row.solver.solve()
      #expect(row.solver.value(of: row.text) == width - 24)
    }
    #expect(row.solver.graph.parameterPlan.aloneCount == count + 3)
    // Below 124, the text is too long for what is left; the icon holds more firmly all the same.
    try row.solver.setConstant(110, of: row.width)
    row.solver.solve()
    #expect(row.solver.value(of: row.text) == 86)
    #expect(row.solver.graph.parameterPlan.aloneCount == count + 3)
  }

  @Test func `are not solved again for a text that fills what is left all the same`() throws {
    let row = try row(330)
    try row.solver.setHold(row.hold, of: row.text, to: 200)
    #expect(row.solver.graph.touched.count == 0)
    #expect(row.solver.solve().changed.isEmpty)
    // One that comes to the other side pulls the other way, but the icon holds more firmly.
    try row.solver.setHold(row.hold, of: row.text, to: 400)
    #expect(row.solver.graph.touched.count == 0)
    #expect(row.solver.solve().changed.isEmpty)
  }

  @Test func `are solved again for a text that is firmer than what it comes to the other side of`()
    throws
  {
    let row = try row(330, iconPriority: 500)
    try row.solver.setHold(row.hold, of: row.text, to: 400)
    #expect(row.solver.graph.touched.count == 1)
    row.solver.solve()
    // 330 is all there is.
    #expect(row.solver.value(of: row.text) == 330)
  }

  @Test func `are solved again where wishes of the priority that holds them leave a range`() throws
  {
    func solved(_ lengths: [Double]) throws -> Double {
      let solver = Solver()
      let window = solver.addVariable(ordinal: 0, isNonNegative: true)
      let icon = solver.addVariable(ordinal: 1, isNonNegative: true)
      let badge = solver.addVariable(ordinal: 2, isNonNegative: true)
      let text = solver.addVariable(ordinal: 3, isNonNegative: true)
      try solver.addConstraint([Term(window)], .equal, 330)
      _ = try solver.addHold(of: icon, to: 24, most: 999, least: 999)
      _ = try solver.addHold(of: badge, to: 40, most: 999, least: 999)
      try solver.addConstraint([Term(badge), Term(icon, -1)], .equal, 0)
      let hold = try solver.addHold(of: text, to: lengths[0], most: 250, least: 250)
      try solver.addConstraint([Term(icon), Term(text), Term(window, -1)], .equal, 0)
      solver.solve()
      for length in lengths.dropFirst() {
        try solver.setHold(hold, of: text, to: length)
        solver.solve()
      }
      return solver.value(of: icon)
    }
    #expect(try solved([320]) == 24)
    #expect(try solved([270]) == 40)
    #expect(try solved([320, 270]) == 40)
  }
}
