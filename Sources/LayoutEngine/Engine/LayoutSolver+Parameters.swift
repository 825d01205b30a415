package import ConstraintSolver
import Requirements

/// Something on which a layout depends and that can have other values.
package enum LayoutParameter: Hashable {
  /// The constant of a constraint between an attribute and a number.
  case constant(LayoutConstraintID)
  /// The width of an item's content and of what its alignment rectangle leaves out.
  case contentWidth(ItemID)
}

extension LayoutSolver {
  /// How the exact frames of some items follow several numbers at once, after a solve.
  ///
  /// The engine stays as it is.
  ///
  /// - Parameters:
  ///   - asked: The quantities to follow: an item, and 0 for its left or 1 for its top relative to the parent, 2 for its
  ///     width, 3 for its height.
  ///   - parameters: What changes, and between which values in points.
  ///   - limit: The greatest number of pieces.
  /// - Returns: Nil where a parameter is no row of its own: a constraint that is out of force, an item without content.
  package func response(
    of asked: [(item: ItemID, quantity: Int)],
    to parameters: [(LayoutParameter, ClosedRange<Double>)],
    limit: Int
  ) -> ParameterResponse? {
    var rows: [SolverParameter] = []
    for (parameter, range) in parameters {
      guard let row = solverParameter(parameter, range) else { return nil }
      rows.append(row)
    }
    return answer { () throws(SolverError) in
      try solver.response(
        of: asked.map { variables(of: $0.item)[$0.quantity] },
        to: rows,
        limit: limit
      )
    }
  }

  /// Which quantities hang together other than through what required equalities decide.
  ///
  /// - Returns: For each item the groups of its left, top, width and height; nil for one that is decided.
  package func groups(of asked: [ItemID]) -> [[Int?]] {
    let found = answer { () throws(SolverError) in
      try solver.groups(of: asked.flatMap(variables(of:)))
    }
    return asked.indices.map { Array(found[$0 * 4..<$0 * 4 + 4]) }
  }

  /// The constants of a required constraint, within a range, with which the required constraints can hold, after a solve.
  ///
  /// - Returns: Nil where none is.
  package func feasibleConstants(
    of id: LayoutConstraintID,
    in range: ClosedRange<Double>
  ) -> ClosedRange<Double>? {
    guard let row = constraintRecord(id).pointee.row else { return nil }
    return answer { () throws(SolverError) in
      try solver.response(of: [], to: row, over: range, limit: 0).feasible
    }
  }

  private func variables(of id: ItemID) -> [Variable] {
    let record = item(id)
    return [record.pointee.left, record.pointee.top, record.pointee.width, record.pointee.height]
  }

  private func solverParameter(
    _ parameter: LayoutParameter,
    _ range: ClosedRange<Double>
  ) -> SolverParameter? {
    switch parameter {
    case .constant(let id):
      let constraint = constraintRecord(id).pointee.constraint
      guard let row = constraintRecord(id).pointee.row, constraint.second == nil,
        buildRow(of: constraintRecord(id)) == constraint.constant
      else { return nil }
      return SolverParameter(constraints: [row], range: range)
    case .contentWidth(let id):
      guard let rows = item(id).pointee.contentRows(.horizontal) else { return nil }
      return SolverParameter(
        constraints: [rows.hugging, rows.resistance],
        rest: item(id).pointee.width,
        range: range
      )
    }
  }

  private func answer<Result>(_ question: () throws(SolverError) -> Result) -> Result {
    do throws(SolverError) {
      return try question()
    } catch {
      requirementFailure("the solver refused a question: \(error)")
    }
  }
}
