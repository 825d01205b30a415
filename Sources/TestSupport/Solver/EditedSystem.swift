public import ConstraintSolver

/// A solver under random edits that remembers what it should hold.
public final class EditedSystem {
  /// The solver.
  public let solver = Solver()
  private var variables: [Variable] = []
  private var unknowns: [PlainSystem.Unknown] = []
  /// The constraints in force or not, in the order of adding.
  private var rows: [(row: PlainSystem.Row, id: ConstraintID)] = []

  /// Makes a solver with variables and no constraints.
  public init(variableCount: Int, random: inout SeededRandom) {
    for ordinal in 0..<variableCount {
      let unknown = PlainSystem.Unknown(
        rest: Double(Int.random(in: -2...8, using: &random) * 5),
        isNonNegative: Bool.random(using: &random)
      )
      unknowns.append(unknown)
      variables.append(
        solver.addVariable(
          ordinal: ordinal,
          rest: unknown.rest,
          isNonNegative: unknown.isNonNegative
        )
      )
    }
  }

  private init(unknowns: [PlainSystem.Unknown]) {
    self.unknowns = unknowns
    for (ordinal, unknown) in unknowns.enumerated() {
      variables.append(
        solver.addVariable(
          ordinal: ordinal,
          rest: unknown.rest,
          isNonNegative: unknown.isNonNegative
        )
      )
    }
  }

  /// Adds, removes or changes a constraint, or changes a rest.
  public func edit(using random: inout SeededRandom) throws(SolverError) {
    let kind = Int.random(in: 0..<20, using: &random)
    if rows.isEmpty || (kind < 9 && rows.count < 3 * variables.count) {
      let row = randomRow(using: &random)
      rows.append((row, try solver.addConstraint(row, variables)))
      return
    }
    let index = Int.random(in: rows.indices, using: &random)
    switch kind {
    case 17:
      let variable = Int.random(in: variables.indices, using: &random)
      unknowns[variable].rest = Double(Int.random(in: -20...40, using: &random))
      solver.setRest(unknowns[variable].rest, of: variables[variable])
    case 18, 19:
      rows[index].row.priority = randomPriority(using: &random)
      try solver.setPriority(Priority(rows[index].row.priority), of: rows[index].id)
    case 13...16:
      rows[index].row.constant = Double(Int.random(in: -20...60, using: &random))
      try solver.setConstant(rows[index].row.constant, of: rows[index].id)
    default:
      try solver.removeConstraint(rows.remove(at: index).id)
    }
  }

  /// A new solver with the same variables and constraints.
  public func rebuilt() throws(SolverError) -> EditedSystem {
    let copy = EditedSystem(unknowns: unknowns)
    for (row, _) in rows {
      copy.rows.append((row, try copy.solver.addConstraint(row, copy.variables)))
    }
    return copy
  }

  /// The values of all variables, bit for bit.
  public var bits: [UInt64] { variables.map { solver.value(of: $0).bitPattern } }

  /// The places, in the order of adding, of constraints that are out of force.
  public var outOfForce: [Int] {
    let out = Set(solver.constraintsOutOfForce)
    return rows.indices.filter { out.contains(rows[$0].id) }
  }

  private func randomPriority(using random: inout SeededRandom) -> Float {
    [1000, 1000, 1000, 750, 750, 250].randomElement(using: &random) ?? 1000
  }

  private func randomRow(using random: inout SeededRandom) -> PlainSystem.Row {
    let count = Int.random(in: 1...3, using: &random)
    let chosen = Array(variables.indices.shuffled(using: &random).prefix(count))
    return PlainSystem.Row(
      variables: chosen,
      coefficients: chosen.map { _ in
        [1, 1, -1, -1, 2, 0.5, -3].randomElement(using: &random) ?? 1
      },
      relation: [.equal, .equal, .lessThanOrEqual, .greaterThanOrEqual]
        .randomElement(using: &random) ?? .equal,
      constant: Double(Int.random(in: -20...60, using: &random)),
      priority: randomPriority(using: &random)
    )
  }
}
