import ConstraintSolver
import LayoutEngine
import Testing

@Suite struct `Names behind their module's` {
  /// A type that is called like its module hides all others of it behind that name: then this is not
  /// compiled.
  @Test func `can be written where another module has the same`() {
    let solver: LayoutEngine.LayoutSolver = LayoutEngine.LayoutSolver(scale: 1)
    let item = solver.addItem(parent: nil)
    let constraint: LayoutEngine.LayoutConstraint = LayoutEngine.LayoutConstraint(item, .width)
    let relation: ConstraintSolver.Relation = constraint.relation
    #expect(relation == .equal)
  }
}
