/// What the programs solved last left open, kept until ties are settled.
///
/// Only what can move is kept: the columns of an optimal tableau with room to move, and the rows that
/// they move. Roots that were eliminated are sums of other roots.
struct KeptFaces: ~Copyable {
  /// A program.
  struct Face: BitwiseCopyable {
    var firstRange: Int32
    var columnCount: Int32
    var rowCount: Int32
    /// Where the rows are in ``rowEnds``, and where the first one's coefficients begin.
    var firstRow: Int32
    var firstEntry: Int32
    /// Where the differences are that are all it leaves open, and how many roots they are of; −1 differences where it
    /// is of another kind.
    var firstDifference: Int32 = 0
    var differenceCount: Int32 = -1
    var firstRoot: Int32 = 0
    var rootCount: Int32 = 0
  }

  /// By how much two roots of a face may come to differ more, or less, than they do.
  struct Difference: BitwiseCopyable {
    /// Their numbers in the face.
    var first: Int32
    var second: Int32
    var lower: Double
    var upper: Double
  }

  /// How a root moves.
  enum Kind: UInt8, BitwiseCopyable {
    /// Not at all.
    case fixed
    /// As a variable of the face.
    case variable
    /// As a sum of other roots.
    case sum
  }

  struct Root: BitwiseCopyable {
    var root: Int32
    var face: Int32
    var kind: Kind
    /// What the variable counts, in points.
    var unit = 1.0
    /// The variable's number in the face, or the first part.
    var first: Int32 = 0
    /// The end of the parts.
    var end: Int32 = 0
  }

  /// Where a variable of a face may be.
  struct Range: BitwiseCopyable {
    var lower: Double
    var upper: Double
    var value: Double
  }

  struct Part: BitwiseCopyable {
    var root: Int32
    var factor: Double
  }

  var faces = Slab<Face>()
  var roots = Slab<Root>()
  /// The ranges of each face's columns, then of its rows.
  var ranges = Slab<Range>()
  /// The coefficients of each face that are not zero, row after row, with their columns, and where each row's end.
  ///
  /// Where a face has one column, each of its rows has one coefficient.
  var entries = Slab<Double>()
  var entryColumns = Slab<Int32>()
  var rowEnds = Slab<Int32>()
  var parts = Slab<Part>()
  var differences = Slab<Difference>()
  /// The place in ``roots`` of a variable; −1 for none.
  var placeOf = Slab<Int32>()
  /// The columns of the program that is being kept, by their numbers in the face; −1 for none.
  private var numbers = Slab<Int32>()

  init() {}

  mutating func removeAll() {
    for place in 0..<roots.count { placeOf[roots[place].root] = -1 }
    faces.removeAllAndShrink()
    roots.removeAllAndShrink()
    ranges.removeAllAndShrink()
    entries.removeAllAndShrink()
    entryColumns.removeAllAndShrink()
    rowEnds.removeAllAndShrink()
    parts.removeAllAndShrink()
    differences.removeAllAndShrink()
  }

  private mutating func add(_ root: Root, variableCount: Int) {
    if placeOf.count < variableCount {
      placeOf.append(repeating: -1, count: variableCount - placeOf.count)
    }
    placeOf[root.root] = Int32(roots.count)
    roots.append(root)
  }

  /// Keeps a root that no row holds.
  mutating func keepAlone(
    _ root: Int32,
    _ range: (lower: Double, upper: Double),
    value: Double,
    variableCount: Int
  ) {
    add(
      Root(root: root, face: Int32(faces.count), kind: .variable),
      variableCount: variableCount
    )
    faces.append(
      Face(
        firstRange: Int32(ranges.count),
        columnCount: 1,
        rowCount: 0,
        firstRow: Int32(rowEnds.count),
        firstEntry: Int32(entries.count)
      )
    )
    ranges.append(Range(lower: range.lower, upper: range.upper, value: value))
  }

  /// Keeps what a simplex at its optimum leaves open; nothing if that is too much.
  mutating func keep(
    _ simplex: Simplex,
    _ roots: borrowing Slab<Int32>,
    columnOf: borrowing Slab<Int32>,
    variableCount: Int
  ) -> Bool {
    numbers.removeAll()
    numbers.append(repeating: -1, count: simplex.variableCount)
    var face = Face(
      firstRange: Int32(ranges.count),
      columnCount: 0,
      rowCount: 0,
      firstRow: Int32(rowEnds.count),
      firstEntry: Int32(entries.count)
    )
    for variable in 0..<simplex.variableCount where simplex.rowOf[variable] < 0 {
      let (lower, upper) = simplex.range(of: variable)
      guard lower < upper else { continue }
      numbers[variable] = face.columnCount
      face.columnCount += 1
      ranges.append(Range(lower: lower, upper: upper, value: simplex.values[variable]))
    }
    let columnCount = Int(face.columnCount)
    guard columnCount * simplex.basics.count <= TieTableau.entryLimit else {
      ranges.removeLast(columnCount)
      return false
    }
    for row in 0..<simplex.basics.count where simplex.basics[row] >= 0 {
      let first = entries.count
      for place in simplex.rows.entries(of: row) {
        let number = numbers[simplex.rows.columns[place]]
        guard number >= 0 else { continue }
        entries.append(simplex.rows.values[place])
        entryColumns.append(number)
      }
      guard entries.count > first else { continue }
      rowEnds.append(Int32(entries.count))
      let basic = Int(simplex.basics[row])
      numbers[basic] = face.columnCount + face.rowCount
      face.rowCount += 1
      let (lower, upper) = simplex.range(of: basic)
      ranges.append(Range(lower: lower, upper: upper, value: simplex.values[basic]))
    }
    add(face, roots, columnOf: columnOf, variableCount: variableCount)
    return true
  }

  /// Keeps what a row leaves open.
  mutating func keep(
    _ row: OneRow,
    _ roots: borrowing Slab<Int32>,
    columnOf: borrowing Slab<Int32>,
    variableCount: Int
  ) {
    numbers.removeAll()
    numbers.append(repeating: -1, count: row.columnCount)
    var face = Face(
      firstRange: Int32(ranges.count),
      columnCount: 0,
      rowCount: 0,
      firstRow: Int32(rowEnds.count),
      firstEntry: Int32(entries.count)
    )
    let basic = row.basic
    for column in 0..<row.columnCount where column != basic {
      let (lower, upper) = row.ranges[column]
      guard lower < upper, basic != nil || row.isAlone(column) else { continue }
      if let basic {
        entries.append(row.rate(of: basic, with: column))
        entryColumns.append(face.columnCount)
      }
      numbers[column] = face.columnCount
      face.columnCount += 1
      ranges.append(Range(lower: lower, upper: upper, value: row.values[column]))
    }
    if let basic {
      rowEnds.append(Int32(entries.count))
      numbers[basic] = face.columnCount
      face.rowCount = 1
      let (lower, upper) = row.ranges[basic]
      ranges.append(Range(lower: lower, upper: upper, value: row.values[basic]))
    }
    add(face, roots, columnOf: columnOf, variableCount: variableCount)
  }

  /// Adds a face and its roots, by the numbers of their columns.
  private mutating func add(
    _ face: Face,
    _ roots: borrowing Slab<Int32>,
    columnOf: borrowing Slab<Int32>,
    variableCount: Int
  ) {
    for local in 0..<roots.count {
      let column = columnOf[local]
      var root = Root(root: roots[local], face: Int32(faces.count), kind: .sum)
      if column >= 0 {
        root.kind = numbers[column] >= 0 ? .variable : .fixed
        root.first = numbers[column]
      }
      add(root, variableCount: variableCount)
    }
    faces.append(face)
  }

  // MARK: - Differences

  /// Begins to keep a program that leaves nothing open but differences; see ``DifferenceTies``.
  mutating func beginDifferences(_ roots: borrowing Slab<Int32>, variableCount: Int) {
    faces.append(
      Face(
        firstRange: Int32(ranges.count),
        columnCount: 0,
        rowCount: 0,
        firstRow: Int32(rowEnds.count),
        firstEntry: Int32(entries.count),
        firstDifference: Int32(differences.count),
        differenceCount: 0,
        firstRoot: Int32(self.roots.count),
        rootCount: Int32(roots.count)
      )
    )
    for local in 0..<roots.count {
      add(
        Root(root: roots[local], face: Int32(faces.count - 1), kind: .fixed),
        variableCount: variableCount
      )
    }
  }

  /// Ends with how far each of the roots may go by itself.
  mutating func endDifferences(_ roots: [Range]) {
    for range in roots { ranges.append(range) }
    faces[faces.count - 1].differenceCount =
      Int32(differences.count) - faces[faces.count - 1].firstDifference
  }

  /// How the roots of a face of differences can move.
  func ties(of face: Face) -> DifferenceTies {
    DifferenceTies(
      UnsafeBufferPointer(start: ranges.base + Int(face.firstRange), count: Int(face.rootCount)),
      UnsafeBufferPointer(
        start: differences.base + Int(face.firstDifference),
        count: Int(face.differenceCount)
      )
    )
  }
}
