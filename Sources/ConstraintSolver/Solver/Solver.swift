/// Linear constraints with priorities, solved component by component.
///
///     let solver = Solver()
///     let left = solver.addVariable(ordinal: 0)
///     let width = solver.addVariable(ordinal: 1, isNonNegative: true)
///     try solver.addConstraint([Term(left), Term(width)], .equal, 320)
///     try solver.addConstraint([Term(width)], .equal, 100, priority: 750)
///     solver.solve()
///     solver.value(of: left)  // 220
///
/// Required constraints hold, or a contradiction among them is reported and one of its members put out
/// of force. Below that, higher priorities come strictly first; within one priority the sum of the
/// absolute errors is least. What is then still open is decided by the rule for ties: in order of
/// their ordinals (equal ordinals: of their handles), variables come as near to their `rest` as the
/// earlier ones allow. So the solution is unique, and depends only on the set of constraints.
///
/// Changes are collected until ``solve(breaking:)``, which looks only at the components, connected by
/// constraints, that a change has touched. A solver is not meant for several threads at once; different
/// solvers are independent of each other.
public final class Solver {
  var variables: [VariableRecord] = []
  var freeVariableIndices: [Int32] = []

  var constraints: [ConstraintRecord] = []
  var freeSlots: [Int32] = []
  var nextSerial: UInt64 = 0

  /// The variables whose component has to be solved again.
  var touched: [Int32] = []
  /// Constraints without variables that were added or changed.
  var touchedEmptyConstraints: [Int32] = []

  /// The number of searches for components, and the search in which a record was last met.
  var searchCount: Int32 = 0

  /// The freedoms of undecided variables in components that were asked about.
  var freedoms: [Int32: Freedom] = [:]
  /// Whether a component had too many undecided variables for all their ranges to be found.
  public internal(set) var leavesFreedomsOut = false

  /// Makes a solver without variables.
  public init() {}
}

/// What a solver knows of a variable.
struct VariableRecord {
  var ordinal: Int
  var rest: Double
  var value: Double
  /// The slots of the constraints that mention the variable.
  var uses: [Int32] = []
  var generation: Int32
  var search: Int32 = 0
  var number: Int32 = 0
  var isNonNegative: Bool
  var isAlive = true
  var isTouched = false
  /// Whether the component of the variable had room to move when it was solved last.
  var mayBeFree = false
  /// Whether ``Solver/freedoms`` is up to date for the variable.
  var isFreedomKnown = false
}

/// What a solver knows of a constraint.
struct ConstraintRecord {
  /// Sorted by variable, each once, no coefficient zero.
  var terms: [Term]
  var relation: Relation
  var constant: Double
  var priority: Priority
  var serial: UInt64
  var search: Int32 = 0
  var isAlive = true
  var isOutOfForce = false
  /// Whether the constraint was left to the others, which imply it but for rounding.
  var isPassedOver = false
}
