/// The linear program of one component, and the room to put it together and solve it.
///
/// The room is used for one component after the other; nothing of a program outlives its solution.
///
/// Each live row gets a *logical*, a variable for its left side, which bears the row's cost. Columns that
/// bear no cost are eliminated; where a row that is no equality says what one is, its left side becomes a
/// column for that. The silent rules of columns that bear no cost are left out, as those of peeled roots
/// are; see ``Graph``.
struct Program: ~Copyable {
  private let storage = InMemory()

  /// The roots, by their numbers.
  var roots = Slab<Int32>()
  /// The rows.
  var rows = Slab<Int32>()
  /// Where the first root's number is in the records' visits.
  var firstVisit: Int32 = 0
  /// Whether the program is as it was collected, and what it was asked with is known, so that the next one can be told
  /// to be the same.
  var canRepeat = false
  /// Whether it is the one before once more, between other roots.
  var isRepeated = false

  /// The rows over the roots' numbers, scaled, as they were collected: the entries of one after the other, and
  /// where those of each end.
  var collectedColumns = Slab<Int32>()
  var collectedValues = Slab<Double>()
  var collectedEnds = Slab<Int32>()
  /// The same as a matrix.
  var matrix = SparseRows(columnCount: 0)
  var rightSides = Slab<Double>()
  var scales = Slab<Double>()
  /// The least and greatest size of a coefficient.
  var leastEntry = Double.infinity
  var largestEntry = 0.0
  /// Whether an elimination made a coefficient that is near the end of what a `Double` can hold.
  var hasExtremeEntries = false
  /// The unit in which the program counts a root; empty if each is counted in points.
  var units = Slab<Double>()
  /// The number of rows that a root is in.
  var uses = Slab<Int32>()
  /// Whether a row is left in the program.
  var isLeft = Slab<Bool>()
  /// Whether a row is a required equality.
  var rowIsEquality = Slab<Bool>()
  /// The rows whose left sides became columns, which come behind those of the roots, and where they want
  /// these to be.
  var lifted = Slab<Int32>()
  var liftedRightSides = Slab<Double>()
  var longRows = LongRows()

  /// The roots that were eliminated, and by what: constant + Σ factor · root.
  var eliminated = Slab<Int32>()
  var eliminatedConstants = Slab<Double>()
  var eliminatedStarts = Slab<Int32>()
  var partColumns = Slab<Int32>()
  var partFactors = Slab<Double>()

  /// The bounds and costs of the columns.
  var limits = ColumnLimits()
  /// The column of a root's number; −1 for an eliminated one.
  var columnOf = Slab<Int32>()
  /// The values of the program's columns at the optimum, those of the rows behind them.
  var columnValues = Slab<Double>()
  /// The values of the columns, eliminated ones too, by their numbers.
  var values = Slab<Double>()

  /// What stands for the columns outside of the program.
  var names = Slab<Int32>()

  var found: [(row: Int, place: Int)] = []
  var pending = Slab<Int32>()
  var alone = PiecewiseCosts(levels: 1)
  /// Where a root alone wants to be.
  var wishes = Slab<Graph.Wish>()
  /// The ends that the roots are at, where all of them are where they are best; empty otherwise.
  var ends = Slab<VariableFlags>()
  /// Whether all that the optimum leaves open is by how much roots differ, and nothing follows from them.
  var leavesDifferences = false
  var simplex = Simplex(costs: PiecewiseCosts(levels: 1), rows: SparseRows(columnCount: 0))

  /// What was solved before, here or in other solvers; nil until it is asked for.
  var known: KnownPrograms?
  var kept = KeptFaces()
  var ties = TieGroup()
  /// The node of a root in the group of ties that is being settled; −1 for none.
  var tieOf = Slab<Int32>()
  /// The first column of every kept face in that group, and its first row; −1 for none.
  var tieFaces = Slab<Int32>()
  var tieRows = Slab<Int32>()

  init() {}

  mutating func removeAll() {
    canRepeat = false
    isRepeated = false
    roots.removeAll()
    rows.removeAll()
    collectedColumns.removeAll()
    collectedValues.removeAll()
    collectedEnds.removeAll()
    rightSides.removeAll()
    scales.removeAll()
    leastEntry = .infinity
    largestEntry = 0
    hasExtremeEntries = false
    units.removeAll()
    uses.removeAll()
    isLeft.removeAll()
    rowIsEquality.removeAll()
    lifted.removeAll()
    liftedRightSides.removeAll()
    eliminated.removeAll()
    eliminatedConstants.removeAll()
    eliminatedStarts.removeAll()
    partColumns.removeAll()
    partFactors.removeAll()
    limits.removeAll()
    columnOf.removeAll()
    columnValues.removeAll()
    values.removeAll()
    ends.removeAll()
    leavesDifferences = false
  }

  /// Makes a matrix of the rows that were collected.
  mutating func buildMatrix() {
    matrix.removeAll(columnCount: roots.count)
    var entry = 0
    for row in 0..<rows.count {
      let end = Int(collectedEnds[row])
      matrix.addRow(capacity: end - entry + 2)
      while entry < end {
        matrix.append(collectedColumns[entry], collectedValues[entry], to: row)
        entry += 1
      }
    }
  }
}
