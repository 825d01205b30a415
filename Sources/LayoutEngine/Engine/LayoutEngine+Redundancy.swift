import ConstraintSolver

extension LayoutEngine {
  /// The constraints that together imply one, or none where the constraint adds something.
  ///
  /// Only required constraints count, and the rules that no width or height is negative. The engine
  /// stays as it is.
  ///
  /// - Complexity: That of solving what is connected with the constraint twice.
  public func constraintsImplying(_ id: LayoutConstraintID) -> [LayoutConflict.Member] {
    guard let row = constraintRecord(id).pointee.row else { return [] }
    do throws(SolverError) {
      var seen: Set<LayoutConflict.Subject> = []
      return try solver.redundancy(of: row).proofs.flatMap(\.members).compactMap(translate)
        .filter { seen.insert($0.subject).inserted }
    } catch {
      preconditionFailure("the solver refused a question: \(error)")
    }
  }
}
