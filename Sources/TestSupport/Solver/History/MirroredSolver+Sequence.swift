public import ConstraintSolver

extension MirroredSolver {
  /// Makes the change of a step; does nothing for one that only looks at the result.
  ///
  /// The numbers of a sequence are those of a mirror that it starts with.
  public func apply(_ step: SolverSequence.Step) throws(SolverError) {
    switch step {
    case .addUnknown(let unknown):
      _ = addUnknown(
        ordinal: unknown.ordinal ?? 0,
        rest: unknown.rest,
        isNonNegative: unknown.isNonNegative
      )
    case .removeUnknown(let number): try removeUnknown(number)
    case .addRow(let row): try addRow(row)
    case .removeRow(let number): try removeRow(number)
    case .setConstant(let row, let constant): try setConstant(constant, ofRow: row)
    case .setPriority(let row, let priority): try setPriority(priority, ofRow: row)
    case .setRest(let unknown, let rest): setRest(rest, ofUnknown: unknown)
    case .setOrdinal(let unknown, let ordinal): setOrdinal(ordinal, ofUnknown: unknown)
    case .solve, .check: break
    }
  }

  /// The values of the unknowns there are, by number.
  public var values: [Double] { unknowns.keys.sorted().map { value(ofUnknown: $0) } }

  /// The numbers of the rows that are out of force, ascending.
  public var rowsOutOfForce: [Int] {
    let out = Set(solver.constraintsOutOfForce)
    return rows.keys.sorted().filter { number in rows[number].map { out.contains($0.id) } ?? false }
  }
}
