/// Linear constraints with priorities, solved where they changed.
///
///     let solver = Solver()
///     let left = solver.addVariable()
///     let width = solver.addVariable(isNonNegative: true)
///     try solver.addConstraint(left + width == 320)
///     try solver.addConstraint(width == 100 | .high)
///     solver.solve()
///     solver.value(of: left)  // 220
///
/// Required constraints hold, or a contradiction among them is reported and one of its members put out
/// of force. Below that, higher priorities come strictly first; within one priority the sum of the
/// absolute errors is least. What is then still open is decided by the rule for ties: in order of
/// their ordinals (equal ordinals: of their handles), variables come as near to their `rest` as the
/// earlier ones allow. So the solution is unique, and depends only on the set of constraints.
///
/// Changes are collected until ``solve(breaking:)``, which looks only at what depends on them. A solver
/// is not meant for several threads at once; different solvers are independent of each other.
public final class Solver {
  /// A solver calls nobody while it is at its tables, so that nobody else can come to be at them.
  @exclusivity(unchecked) var graph = Graph()

  /// Constraints without variables that were added or changed.
  @exclusivity(unchecked) var touchedEmptyConstraints: [Int32] = []
  /// The freedoms of undecided variables that were asked about since the last change.
  @exclusivity(unchecked) var freedoms: [Int32: Freedom?] = [:]
  /// Whether a component had too many undecided variables for all their ranges to be found.
  public internal(set) var leavesFreedomsOut = false

  /// The constraint behind each edit variable.
  var edits: [Variable: ConstraintID] = [:]
  /// The ordinal of the next variable that is added without one.
  var nextOrdinal = 0

  /// Makes a solver without variables.
  public init() {}

  deinit {
    var program = Program()
    swap(&program, &graph.program)
    ProgramRoom.leave(program)
  }
}
