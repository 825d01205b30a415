/// A component's system on its way to something smaller.
///
/// Each row becomes an equality; one that is not required, or not an equality, gets a variable of its
/// own for its left side (a *logical*), which carries the cost. Then variables are eliminated, each by
/// one row that says what it is:
///
/// 1. by required equalities of at most two variables, until none are left;
/// 2. by the only row of a variable that nothing else holds;
/// 3. by either row of a variable in two rows that nothing else holds,
///
/// where a bound that the row implies anyhow does not count as something that holds.
///
/// Source: E. D. Andersen, K. D. Andersen, "Presolving in linear programming", Mathematical
/// Programming 71, 1995 (free and implied free columns, doubleton equations).
///
/// A presolve is never copied: it holds some twenty arrays, each of which would have to be retained.
///
/// - Complexity: Near-linear in the number of terms for rows like those of layouts.
struct Presolve: ~Copyable {
  private let storage = InMemory()

  let system: ComponentSystem
  /// The rows that are out of force.
  let isExcluded: [Bool]
  let feasibility: Double

  /// The rows as far as they are reduced; a row keeps its number.
  var rows: SparseRows
  var rightSides: [Double]
  var isLive: [Bool]
  /// The number of live rows that a variable is in.
  var uses: [Int32]

  var lower: [Double]
  var upper: [Double]
  var lowerSource: [Source]
  var upperSource: [Source]

  /// The soft kinks of every variable, linked.
  var firstKink: [Int32]
  var kinks: [PiecewiseCosts.Kink] = []
  var nextKink: [Int32] = []

  /// When a variable was eliminated; −1 for one that is still there.
  var eliminationOf: [Int32]
  var eliminations: [Elimination] = []
  /// The variables and factors that the eliminated ones are made of.
  var partColumns: [Int32] = []
  var partFactors: [Double] = []
  /// The number of eliminations of the first step.
  var affineCount = 0

  /// What every variable of the system is after the first step: factor · root + offset.
  var roots: [Int32] = []
  var factors: [Double] = []
  var offsets: [Double] = []

  /// The contradictions found so far.
  var contradictions: [[Multiple]] = []

  var found: [(row: Int, place: Int)] = []
  var placeOf: [Int32]
  var longRows = LongRows()

  /// One variable, expressed by others that were there when it went.
  struct Elimination {
    var variable: Int32
    /// The row that says what the variable is.
    var row: Int32
    /// The variable's coefficient in that row at that time.
    var pivot: Double
    var constant: Double
    var parts: Range<Int>
  }

  init(_ system: ComponentSystem, isExcluded: [Bool]) {
    self.system = system
    self.isExcluded = isExcluded
    feasibility = system.feasibility
    let count = system.variableCount + system.rowCount
    rows = SparseRows(columnCount: count)
    rightSides = system.constants
    isLive = Array(repeating: false, count: system.rowCount)
    uses = Array(repeating: 0, count: count)
    lower = Array(repeating: -.infinity, count: count)
    upper = Array(repeating: .infinity, count: count)
    lowerSource = Array(repeating: .none, count: count)
    upperSource = Array(repeating: .none, count: count)
    firstKink = Array(repeating: -1, count: count)
    eliminationOf = Array(repeating: -1, count: count)
    placeOf = Array(repeating: -1, count: count)
  }

  /// The logical of a row.
  func logical(of row: Int) -> Int { system.variableCount + row }

  /// The row of a logical; nil for a variable of the system.
  func row(ofLogical variable: Int) -> Int? {
    variable >= system.variableCount ? variable - system.variableCount : nil
  }

  /// Whether a variable is part of the system; not every row has a logical.
  func isInUse(_ variable: Int) -> Bool {
    variable < system.variableCount || uses[variable] > 0 || firstKink[variable] >= 0
      || lower[variable] > -.infinity || upper[variable] < .infinity
  }

  /// Takes all the steps, or stops after the one that finds a contradiction.
  mutating func run() {
    joinEqualities()
    guard contradictions.isEmpty else { return }
    resolveRoots()
    substituteRows()
    boundNonNegatives()
    guard contradictions.isEmpty else { return }
    eliminateFreeColumns()
    checkBounds()
  }

  /// Notes that a variable is what a row makes it, and takes the row out.
  ///
  /// The row must not have been changed since `place` was found.
  mutating func recordElimination(of variable: Int, by row: Int, at place: Int) {
    let pivot = rows.values[place]
    let start = partColumns.count
    for entry in rows.entries(of: row) where entry != place {
      partColumns.append(rows.columns[entry])
      partFactors.append(-rows.values[entry] / pivot)
    }
    for entry in rows.entries(of: row) { uses[Int(rows.columns[entry])] -= 1 }
    eliminationOf[variable] = Int32(eliminations.count)
    eliminations.append(
      Elimination(
        variable: Int32(variable),
        row: Int32(row),
        pivot: pivot,
        constant: rightSides[row] / pivot,
        parts: start..<partColumns.count
      )
    )
    isLive[row] = false
    rows.removeAll(from: row)
  }
}
