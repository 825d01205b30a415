public import ConstraintSolver
import Requirements

/// A solver whose content is kept a second time as plain data, so that a fresh solver can be given
/// the same.
///
/// Unknowns and rows are named by numbers that are never used again. Every change goes to the solver
/// and to the plain content; where ``checksInvariants`` says so, the solver is examined each time.
public final class MirroredSolver {
  /// What is known of an unknown.
  public struct Unknown: Sendable {
    /// Its rank in the rule for ties.
    public var ordinal: Int
    /// Where it would like to be.
    public var rest: Double
    /// Whether it may not be negative.
    public var isNonNegative: Bool
    var handle: Variable
  }

  /// What is known of a row; its variables are numbers of unknowns.
  public struct Row: Sendable {
    /// The constraint.
    public var row: PlainSystem.Row
    var id: ConstraintID
  }

  /// The solver.
  public let solver = Solver()
  /// The unknowns there are, by number.
  public private(set) var unknowns: [Int: Unknown] = [:]
  /// The rows there are, by number; greater numbers were added later.
  public private(set) var rows: [Int: Row] = [:]
  /// For each unknown, the rows that mention it.
  public private(set) var rowsOfUnknown: [Int: Set<Int>] = [:]
  /// Whether the solver is examined after every change.
  public var checksInvariants: Bool
  private var nextUnknown = 0
  private var nextRow = 0

  /// Makes a solver without content.
  public init(checksInvariants: Bool = TestSettings.checksInvariants) {
    self.checksInvariants = checksInvariants
  }

  /// Adds an unknown and says its number.
  public func addUnknown(ordinal: Int, rest: Double = 0, isNonNegative: Bool = false) -> Int {
    let handle = solver.addVariable(ordinal: ordinal, rest: rest, isNonNegative: isNonNegative)
    let number = nextUnknown
    nextUnknown += 1
    unknowns[number] = Unknown(
      ordinal: ordinal,
      rest: rest,
      isNonNegative: isNonNegative,
      handle: handle
    )
    rowsOfUnknown[number] = []
    check()
    return number
  }

  /// Removes an unknown and, before it, the rows that mention it.
  public func removeUnknown(_ number: Int) throws(SolverError) {
    for row in (rowsOfUnknown[number] ?? []).sorted() { try removeRow(row) }
    guard let unknown = unknowns.removeValue(forKey: number) else { return }
    rowsOfUnknown[number] = nil
    solver.removeVariable(unknown.handle)
    check()
  }

  /// Adds a row over numbers of unknowns and says its own number.
  @discardableResult
  public func addRow(_ row: PlainSystem.Row) throws(SolverError) -> Int {
    let id = try solver.addConstraint(
      terms(of: row),
      row.relation,
      row.constant,
      priority: Priority(row.priority)
    )
    let number = nextRow
    nextRow += 1
    rows[number] = Row(row: row, id: id)
    for variable in row.variables { rowsOfUnknown[variable]?.insert(number) }
    check()
    return number
  }

  /// Removes a row.
  public func removeRow(_ number: Int) throws(SolverError) {
    guard let row = rows.removeValue(forKey: number) else { return }
    for variable in row.row.variables { rowsOfUnknown[variable]?.remove(number) }
    try solver.removeConstraint(row.id)
    check()
  }

  /// Changes the right side of a row.
  public func setConstant(_ constant: Double, ofRow number: Int) throws(SolverError) {
    guard let row = rows[number] else { return }
    rows[number]?.row.constant = constant
    try solver.setConstant(constant, of: row.id)
    check()
  }

  /// Changes the priority of a row.
  public func setPriority(_ priority: Float, ofRow number: Int) throws(SolverError) {
    guard let row = rows[number] else { return }
    rows[number]?.row.priority = priority
    try solver.setPriority(Priority(priority), of: row.id)
    check()
  }

  /// Changes where an unknown would like to be.
  public func setRest(_ rest: Double, ofUnknown number: Int) {
    guard let unknown = unknowns[number] else { return }
    unknowns[number]?.rest = rest
    solver.setRest(rest, of: unknown.handle)
    check()
  }

  /// Changes the rank of an unknown in the rule for ties.
  public func setOrdinal(_ ordinal: Int, ofUnknown number: Int) {
    guard let unknown = unknowns[number] else { return }
    unknowns[number]?.ordinal = ordinal
    solver.setOrdinal(ordinal, of: unknown.handle)
    check()
  }

  /// The value of an unknown in the last solution.
  public func value(ofUnknown number: Int) -> Double {
    unknowns[number].map { solver.value(of: $0.handle) } ?? .nan
  }

  /// A new solver with the same content.
  ///
  /// Equal ordinals go by handle and equal rows by age, so unknowns are added in the order of the
  /// handles they have here, and rows in the order in which they were added here.
  public func rebuilt() throws(SolverError) -> FreshSolver {
    let fresh = Solver()
    var variables: [Int: Variable] = [:]
    for (number, unknown) in unknowns.sorted(by: { $0.value.handle < $1.value.handle }) {
      variables[number] = fresh.addVariable(
        ordinal: unknown.ordinal,
        rest: unknown.rest,
        isNonNegative: unknown.isNonNegative
      )
    }
    var numbers: [ConstraintID: Int] = [:]
    for (number, row) in rows.sorted(by: { $0.key < $1.key }) {
      var terms: [Term] = []
      for (variable, coefficient) in zip(row.row.variables, row.row.coefficients) {
        guard let handle = variables[variable] else { continue }
        terms.append(Term(handle, coefficient))
      }
      let id = try fresh.addConstraint(
        terms,
        row.row.relation,
        row.row.constant,
        priority: Priority(row.row.priority)
      )
      numbers[id] = number
    }
    return FreshSolver(solver: fresh, variables: variables, rowNumbers: numbers)
  }

  /// Examines the solver, where that is asked for.
  func check() {
    if checksInvariants { solver.checkInvariants() }
  }

  private func terms(of row: PlainSystem.Row) -> [Term] {
    zip(row.variables, row.coefficients).map { variable, coefficient in
      guard let unknown = unknowns[variable] else {
        requirementFailure("a row mentions unknown \(variable), which is not there")
      }
      return Term(unknown.handle, coefficient)
    }
  }
}

/// A solver that was given everything at once.
public struct FreshSolver {
  /// The solver.
  public let solver: Solver
  /// Its handles of the unknowns, by number.
  public let variables: [Int: Variable]
  /// The numbers of the rows.
  public let rowNumbers: [ConstraintID: Int]
}
