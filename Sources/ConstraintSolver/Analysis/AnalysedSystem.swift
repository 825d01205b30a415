/// A copy of components, to ask questions of without touching the solver.
struct AnalysedSystem {
  var system: ComponentSystem
  /// The priority of each rank in ``ComponentSystem/levels``, required first.
  var priorities: [Priority]
  /// The handle of every row.
  var ids: [ConstraintID]
  /// The handle of every variable.
  var handles: [Variable]
  /// Whether a row is out of force in the solver.
  var isOutOfForce: [Bool]
  /// The number of each variable, by its place in the solver.
  private(set) var numberOf: [Int32: Int] = [:]
  private var rowOf: [ConstraintID: Int] = [:]

  init(
    _ system: ComponentSystem,
    priorities: [Priority],
    ids: [ConstraintID],
    handles: [Variable],
    isOutOfForce: [Bool]
  ) {
    self.system = system
    self.priorities = priorities
    self.ids = ids
    self.handles = handles
    self.isOutOfForce = isOutOfForce
    for (number, index) in system.variables.enumerated() { numberOf[index] = number }
    for (row, id) in ids.enumerated() { rowOf[id] = row }
  }

  func number(of variable: Variable) -> Int? { numberOf[variable.index] }

  func row(of constraint: ConstraintID) -> Int? { rowOf[constraint] }

  /// No row left out.
  var nothingExcluded: [Bool] { Array(repeating: false, count: system.rowCount) }

  /// Adds a row at the end.
  ///
  /// - Parameters:
  ///   - terms: Its left side: numbers of variables, each once, and coefficients other than 0.
  ///   - relation: How the sides compare.
  ///   - constant: The right side.
  ///   - priority: How firmly the row is held.
  ///   - id: The handle that stands for it in conflicts.
  ///   - countsAsSize: Whether tolerances take note of the constant; not for one that only stands
  ///     for "as far as possible".
  mutating func append(
    _ terms: [(number: Int, coefficient: Double)],
    _ relation: Relation,
    _ constant: Double,
    priority: Priority,
    id: ConstraintID,
    countsAsSize: Bool = true
  ) {
    let level = rank(of: priority)
    let scale = Self.scale(terms.map(\.coefficient))
    for term in terms.sorted(by: { $0.number < $1.number }) {
      system.columns.append(Int32(term.number))
      system.coefficients.append(term.coefficient * scale)
    }
    system.starts.append(system.columns.count)
    system.constants.append(constant * scale)
    system.scales.append(scale)
    system.relations.append(relation)
    system.levels.append(Int32(level))
    system.slots.append(id.slot)
    if countsAsSize { system.largestConstant = max(system.largestConstant, abs(constant * scale)) }
    rowOf[id] = ids.count
    ids.append(id)
    isOutOfForce.append(false)
  }

  /// Changes the right side of a row.
  mutating func setConstant(_ constant: Double, ofRow row: Int) {
    system.constants[row] = constant * system.scales[row]
    system.largestConstant = max(system.largestConstant, abs(system.constants[row]))
  }

  /// The right side of a row, as it was given.
  func constant(ofRow row: Int) -> Double { system.constants[row] / system.scales[row] }

  /// The factor that brings the largest coefficient of a row into 1..<2.
  private static func scale(_ coefficients: [Double]) -> Double {
    let largest = coefficients.reduce(0) { max($0, abs($1)) }
    return largest > 0 ? 1 / largest.binade : 1
  }

  /// The rank of a priority, which becomes one of the system's if it is not.
  private mutating func rank(of priority: Priority) -> Int {
    let rank = priorities.firstIndex { $0 <= priority } ?? priorities.count
    if rank < priorities.count, priorities[rank] == priority { return rank }
    priorities.insert(priority, at: rank)
    system.levelCount += 1
    for row in system.levels.indices where system.levels[row] >= Int32(rank) {
      system.levels[row] += 1
    }
    return rank
  }

  /// What the left side of a row comes to, scaled as the row is.
  func activity(ofRow row: Int, _ values: [Double]) -> Double {
    system.terms(of: row).reduce(0) {
      $0 + system.coefficients[$1] * values[Int(system.columns[$1])]
    }
  }
}
