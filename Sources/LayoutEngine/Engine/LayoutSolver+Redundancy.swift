import ConstraintSolver
import Requirements

extension LayoutSolver {
  /// The constraints of some that can be left out together without any change to what is required, each
  /// with those that imply it.
  ///
  /// They are asked about in turn; of two equal ones the first can be left out. Only required constraints
  /// imply anything, and the rules that no width or height is negative. The engine stays as it is.
  ///
  /// - Parameter candidates: The constraints to ask about.
  /// - Returns: Those that can be left out, in the order given, and the members of their proofs, none of
  ///   which was left out before.
  /// - Complexity: That of solving what is connected with the candidates, and of a few pivots for each.
  public func removableConstraints(
    among candidates: [LayoutConstraintID]
  ) -> [(constraint: LayoutConstraintID, implying: [LayoutConflict.Member])] {
    var idOf: [ConstraintID: LayoutConstraintID] = [:]
    let rows = candidates.compactMap { id -> ConstraintID? in
      guard let row = constraintRecord(id).pointee.row else { return nil }
      idOf[row] = id
      return row
    }
    do throws(SolverError) {
      return try solver.removableConstraints(among: rows).compactMap { removable in
        guard let id = idOf[removable.constraint] else { return nil }
        var seen: Set<LayoutConflict.Subject> = []
        let members = removable.proofs.flatMap(\.members).compactMap(translate)
          .filter { seen.insert($0.subject).inserted }
        return (id, members)
      }
    } catch {
      requirementFailure("the solver refused a question: \(error)")
    }
  }
}
