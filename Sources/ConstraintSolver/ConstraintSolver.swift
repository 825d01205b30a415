public final class Solver {
  public init() {}
  public func addVariable(ordinal: Int, rest: Double = 0, isNonNegative: Bool = false) -> Variable { fatalError("x") }
  public func removeVariable(_ v: Variable) {}
  public func setOrdinal(_ o: Int, of: Variable) {}
  public func setRest(_ o: Double, of: Variable) {}
  public func addConstraint(_ terms: [Term], _ relation: Relation, _ constant: Double, priority: Priority = .required) throws(SolverError) -> ConstraintID { fatalError("x") }
  public func removeConstraint(_ c: ConstraintID) {}
  public func setConstant(_ d: Double, of: ConstraintID) throws(SolverError) {}
  public func setPriority(_ d: Priority, of: ConstraintID) throws(SolverError) {}
  public func solve(breaking choose: (Conflict) -> ConstraintID?) -> Solution { fatalError("x") }
  public func value(of: Variable) -> Double { 0 }
  public func freedom(of: Variable) -> Freedom? { nil }
  public func freeVariables() -> [Freedom] { [] }
  public var constraintsOutOfForce: [ConstraintID] { [] }
}
