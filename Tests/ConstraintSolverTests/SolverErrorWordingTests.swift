import ConstraintSolver
import Testing

@Suite struct `What refused input is called` {
  @Test func `names the number, where it stands and the rule`() {
    let solver = Solver()
    let x = solver.addVariable()
    let texts: [(SolverError, String)] = [
      (
        .notFinite(value: .infinity, place: .constant),
        "the constant is inf; a constraint needs finite numbers"
      ),
      (
        .notFinite(value: .nan, place: .coefficient(of: x)),
        "the coefficient of x0 is nan; a constraint needs finite numbers"
      ),
      (
        .outOfRange(value: 1e21, place: .constant),
        "the constant is 1e+21; its size can be at most 1e+20"
      ),
      (
        .outOfRange(value: 1e-12, place: .coefficient(of: x)),
        "the coefficient of x0 is 1e-12; its size must be 0 or from 1e-09 to 1000000000.0"
      ),
      (.unknownVariable(x), "x0 is not a variable of this solver"),
      (
        .invalidPriority(Priority(1001)),
        "the priority is 1001.0; it must be above 0 and at most 1000"
      ),
      (
        .requiredEdit(x),
        "x0 cannot be an edit variable of priority 1000; suggested values are wishes"
      ),
      (
        .notEditVariable(x),
        "x0 is not an edit variable; call addEditVariable(_:priority:) first"
      ),
    ]
    for (error, text) in texts { #expect("\(error)" == text) }
  }

  @Test func `names a constraint by its handle`() throws {
    let solver = Solver()
    let x = solver.addVariable()
    let constraint = try solver.addConstraint(x >= 1)
    try solver.removeConstraint(constraint)
    let error = #expect(throws: SolverError.self) { try solver.removeConstraint(constraint) }
    #expect(error.map { "\($0)" } == "\(constraint) is not a constraint of this solver")
  }
}
