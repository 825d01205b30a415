/// The end of a walk of the simplex, in extended precision.
///
/// Where the coefficients of a program range over many powers of ten, a `Double` cannot tell a wish that
/// improves by little from one that does not. So the walk is taken up again from the basis that it ended
/// at, with twice the digits, from the rows that it started from; mostly it turns out to be at its end.
///
/// The table is dense: a program that would need more than ``entryLimit`` entries is left as it is.
struct ExtendedSimplex {
  let costs: PiecewiseCosts
  let levels: Int
  let isFrozen: [Bool]

  /// The basic variable of each row, and the nonbasic one of each column.
  var basics: [Int]
  var nonbasics: [Int]
  /// The coefficients, row after row: basic variable = Σ coefficient · nonbasic variable.
  var table: [Extended]
  /// By how much each coefficient would be another if those of the start were off by some rounding.
  ///
  /// A sum that cancels partly keeps the rounding of its terms: what is left of 20 − 19.98 is known a
  /// thousand times worse than they are. So where a later sum cancels to nothing, the size of its terms
  /// does not tell what is rounding; this does, as it goes the way of the coefficients. That of
  /// roundings that cancel each other cancels as well, so that it does not grow with the walk.
  var doubts: [Double]
  var values: [Extended]
  /// The segments below and above the value of each variable.
  var below: [Int32]
  var above: [Int32]

  /// What the basic variables cost for each unit of a column's variable, level by level, and the greatest
  /// term of that sum.
  var prices: [Extended] = []
  var priceSizes: [Double] = []
  /// By how much each price would be another; see ``doubts``.
  var priceDoubts: [Double] = []
  var breakpoints: [Breakpoint] = []
  /// The columns of the pivot row that are not zero.
  private var pivotColumns: [Int] = []

  /// The largest table; a walk over a full one takes some tenths of a second.
  static let entryLimit = 20_000

  /// A sum below this share of its greatest term is zero.
  ///
  /// The arithmetic is off by 10⁻³⁰, coefficients by the 10⁻¹⁶ of the few products that made them. The
  /// coefficients of the start are doubted by as much.
  static let cancellation = 1e-14

  var width: Int { nonbasics.count }

  /// Takes a walk up where it ended.
  ///
  /// - Returns: Nil for a table that is too large, or a basis that is none.
  init?(_ simplex: Simplex) {
    let count = simplex.variableCount
    let rowCount = simplex.startBasics.count
    guard simplex.basics.count == rowCount, rowCount * (count - rowCount) <= Self.entryLimit else {
      return nil
    }
    costs = simplex.costs
    levels = simplex.levels
    isFrozen = simplex.isFrozen
    basics = simplex.startBasics.map { Int($0) }
    values = simplex.values.map { Extended($0) }
    below = simplex.below
    above = simplex.above
    var columnOf = Array(repeating: 0, count: count)
    for basic in basics { columnOf[basic] = -1 }
    nonbasics = (0..<count).filter { columnOf[$0] == 0 }
    for (column, variable) in nonbasics.enumerated() { columnOf[variable] = column }
    table = Array(repeating: .zero, count: rowCount * nonbasics.count)
    doubts = Array(repeating: 0, count: table.count)
    var seed: UInt64 = 1
    for row in 0..<rowCount {
      let start = row * nonbasics.count
      for place in simplex.startRows.entries(of: row) {
        let entry = start + columnOf[Int(simplex.startRows.columns[place])]
        table[entry] = Extended(simplex.startRows.values[place])
        doubts[entry] = table[entry].high * Self.doubt(&seed)
      }
    }
    guard exchange(for: simplex.basics) else { return nil }
    evaluate()
    for basic in basics { locate(basic) }
  }

  /// The share by which a coefficient of the start is doubted: as good as random, so that the doubts of
  /// several coefficients do not cancel by chance, and the same in every walk.
  ///
  /// Source: D. E. Knuth, "The Art of Computer Programming", volume 2, 3.3.4 (the multiplier).
  private static func doubt(_ seed: inout UInt64) -> Double {
    seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    // The low bits are hardly random.
    let share = 0.5 + Double((seed << 1) >> 34) * 0x1p-31
    return cancellation * (seed >> 63 == 0 ? share : -share)
  }

  /// Brings the variables of a basis into the rows, those of the largest coefficients first.
  private mutating func exchange(for wanted: [Int32]) -> Bool {
    var isWanted = Array(repeating: false, count: values.count)
    for variable in wanted where variable >= 0 { isWanted[Int(variable)] = true }
    var pending = nonbasics.indices.filter { isWanted[nonbasics[$0]] }
    while !pending.isEmpty {
      var best: (place: Int, row: Int, size: Double)?
      for (place, column) in pending.enumerated() {
        for row in basics.indices where !isWanted[basics[row]] {
          let size = table[row * width + column].size
          if size > best?.size ?? 0 { best = (place, row, size) }
        }
      }
      guard let best else { return false }
      pivot(row: best.row, column: pending.remove(at: best.place))
    }
    return true
  }

  /// Calculates the values of the basic variables from those of the others.
  private mutating func evaluate() {
    for row in basics.indices {
      var (value, size) = (Extended.zero, 0.0)
      for column in 0..<width {
        let entry = table[row * width + column]
        guard !entry.isZero else { continue }
        let term = entry * values[nonbasics[column]]
        value = value + term
        size = max(size, term.size)
      }
      values[basics[row]] = value.size > Self.cancellation * size ? value : .zero
    }
  }

  /// Finds the segment of a basic variable; at a kink, it stays on the side where it was.
  private mutating func locate(_ basic: Int) {
    let value = values[basic]
    var segment = 0
    while segment < costs.kinkCount(of: basic) {
      let position = costs.position(of: segment, of: basic)
      let gap = (value - Extended(position)).high
      let isAtKink = abs(gap) <= 1e-12 * max(1, abs(position))
      if isAtKink ? below[basic] <= segment : gap < 0 { break }
      segment += 1
    }
    below[basic] = Int32(segment)
    above[basic] = Int32(segment)
  }

  /// Exchanges the basic variable of a row with the nonbasic one of a column.
  mutating func pivot(row: Int, column: Int) {
    let width = width
    let start = row * width
    pivotColumns.removeAll(keepingCapacity: true)
    for other in 0..<width where other != column && !table[start + other].isZero {
      pivotColumns.append(other)
    }
    let inverse = Extended(1) / table[start + column]
    let inverseDoubt = -inverse.high * inverse.high * doubts[start + column]
    for other in pivotColumns {
      let entry = table[start + other]
      table[start + other] = -(entry * inverse)
      doubts[start + other] = -(doubts[start + other] * inverse.high + entry.high * inverseDoubt)
    }
    table[start + column] = inverse
    doubts[start + column] = inverseDoubt
    for target in basics.indices where target != row {
      let own = target * width
      let (factor, factorDoubt) = (table[own + column], doubts[own + column])
      guard !factor.isZero else { continue }
      for other in pivotColumns {
        let (a, b) = (table[own + other], factor * table[start + other])
        let sum = a + b
        let doubt =
          doubts[own + other] + factor.high * doubts[start + other]
          + factorDoubt * table[start + other].high
        let isKnown = sum.size > max(Self.cancellation * max(a.size, b.size), abs(doubt))
        table[own + other] = isKnown ? sum : .zero
        doubts[own + other] = isKnown ? doubt : 0
      }
      table[own + column] = factor * inverse
      doubts[own + column] = factor.high * inverseDoubt + factorDoubt * inverse.high
    }
    swap(&basics[row], &nonbasics[column])
  }
}
