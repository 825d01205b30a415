/// The points that are optimal in every priority, as one polyhedron over what still can move.
///
/// Each variable has a range in which its costs do not change; within these ranges all points that
/// satisfy the rows are equally good. The rule for ties picks one of them, and the exact freedom of a
/// variable is its least and greatest value among them.
struct OptimalFace {
  /// Two levels: the ranges, and one more for what is asked of the face.
  var simplex: Simplex
  /// The number in the simplex of a variable that can move; −1 for any other.
  let numberOf: [Int32]
  /// The number of variables that the parts brought along, before any are added for questions.
  let ownCount: Int

  /// Whether all points agree on a variable, as far as is known.
  var isKnown: [Bool]
  /// The value of a known variable.
  var known: [Double]
  var equalities: OpenEqualities

  private let eliminations: [Presolve.Elimination]
  private let eliminationOf: [Int32]
  private let partColumns: [Int32]
  private let partFactors: [Double]

  /// Sums while a row is put together, and the columns in it.
  var sums: [Double] = []
  var touched: [Int32] = []
  var isTouched: [Bool] = []
  /// What the variable looked at last is made of: variables of the simplex, basic ones too.
  var pieces: [(number: Int, factor: Double)] = []
  /// The ranges of variables of the simplex that were asked for.
  var rangeOf: [Int: (lower: Double, upper: Double)] = [:]
  /// A frozen variable of value 1.
  let unit: Int32
  /// How many entries the rows may take up before those that are gone are cleared away.
  var roomLimit: Int
  /// The terms looked at so far.
  var effort = 0
  private var weights: [Double]
  private var pending = EliminationHeap(latestFirst: false)

  /// Puts the parts that can move into one program; nil if nothing can.
  ///
  /// - Parameters:
  ///   - presolve: The system.
  ///   - parts: The optimal parts.
  ///   - kept: The values of the variables that presolve left, at the optimum that the parts are at.
  init?(_ presolve: borrowing Presolve, _ parts: [ReducedComponent], kept: [Double]) {
    let movable = parts.filter(\.simplex.canMove)
    guard !movable.isEmpty else { return nil }
    let count = presolve.uses.count
    var numberOf = Array(repeating: Int32(-1), count: count)
    let total = movable.reduce(0) { $0 + $1.simplex.variableCount }
    ownCount = total
    var costs = PiecewiseCosts(levels: 2)
    var rows = SparseRows(columnCount: total)
    var basics: [Int32] = []
    var values: [Double] = []
    var isFrozen: [Bool] = []
    for part in movable {
      let offset = values.count
      let simplex = part.simplex
      for (number, variable) in part.variables.enumerated() {
        numberOf[Int(variable)] = Int32(offset + number)
      }
      for variable in 0..<simplex.variableCount {
        let (lower, upper) = simplex.range(of: variable)
        var kinks = [
          PiecewiseCosts.Kink(position: lower, level: 0, left: 1, right: 0),
          PiecewiseCosts.Kink(position: upper, level: 0, left: 0, right: 1),
        ]
        costs.append(&kinks, isRange: true)
        values.append(simplex.values[variable])
        isFrozen.append(simplex.rowOf[variable] < 0 && lower == upper)
      }
      for (row, basic) in simplex.basics.enumerated() {
        rows.addRow(capacity: simplex.rows.count(of: row) + 2)
        basics.append(Int32(offset) + basic)
        for place in simplex.rows.entries(of: row) {
          rows.append(
            Int32(offset) + simplex.rows.columns[place],
            simplex.rows.values[place],
            to: basics.count - 1
          )
        }
      }
    }
    self.numberOf = numberOf
    simplex = Simplex(costs: costs, rows: rows)
    simplex.resume(basics: basics, values: values, isFrozen: isFrozen)
    // A part ends with the variable that carries its right sides.
    unit = Int32(movable[0].simplex.variableCount - 1)
    roomLimit = 4 * simplex.rows.columns.count + 10_000
    sums = Array(repeating: 0, count: total)
    isTouched = Array(repeating: false, count: total)
    eliminations = presolve.eliminations
    eliminationOf = presolve.eliminationOf
    partColumns = presolve.partColumns
    partFactors = presolve.partFactors
    weights = Array(repeating: 0, count: presolve.eliminations.count)
    isKnown = numberOf.map { $0 < 0 }
    known = kept
    for elimination in eliminations.reversed() {
      let variable = Int(elimination.variable)
      var value = elimination.constant
      for part in elimination.parts {
        let other = Int(partColumns[part])
        value += partFactors[part] * known[other]
        if !isKnown[other] { isKnown[variable] = false }
      }
      known[variable] = value
    }
    equalities = OpenEqualities(presolve.system, presolve.isExcluded, isKnown: isKnown)
  }

  /// Finds out what a variable is made of, down to variables whose value is known.
  ///
  /// Fills ``pieces``. A variable that has been brought to its rest is known from then on; so where
  /// each variable is defined by earlier ones, this is a matter of a few terms.
  ///
  /// - Returns: The present value of the variable.
  mutating func expand(_ variable: Int) -> Double {
    pieces.removeAll(keepingCapacity: true)
    var value = 0.0
    visit(variable, 1, &value)
    while let index = pending.pop() {
      let weight = weights[index]
      weights[index] = 0
      guard weight != 0 else { continue }
      let elimination = eliminations[index]
      value += weight * elimination.constant
      for part in elimination.parts {
        visit(Int(partColumns[part]), weight * partFactors[part], &value)
      }
    }
    return value
  }

  private mutating func visit(_ variable: Int, _ factor: Double, _ value: inout Double) {
    effort += 1
    if isKnown[variable] {
      value += factor * known[variable]
    } else if numberOf[variable] >= 0 {
      let number = Int(numberOf[variable])
      value += factor * simplex.values[number]
      pieces.append((number, factor))
    } else {
      let index = Int(eliminationOf[variable])
      if weights[index] == 0 { pending.push(index) }
      weights[index] += factor
    }
  }

  mutating func touch(_ column: Int32, _ added: Double) {
    if !isTouched[Int(column)] {
      isTouched[Int(column)] = true
      touched.append(column)
    }
    sums[Int(column)] += added
  }
}

extension Simplex {
  /// Goes on from a known point, all variables within their ranges.
  mutating func resume(basics: [Int32], values: [Double], isFrozen: [Bool]) {
    self.basics = basics
    self.values = values
    self.isFrozen = isFrozen
    rowOf = Array(repeating: -1, count: values.count)
    for (row, basic) in basics.enumerated() { rowOf[Int(basic)] = Int32(row) }
    below = Array(repeating: 1, count: values.count)
    above = below
    for variable in values.indices where rowOf[variable] < 0 {
      let (lower, upper) = costs.ends(of: 1, of: variable)
      if values[variable] <= lower { below[variable] = 0 }
      if values[variable] >= upper { above[variable] = 2 }
    }
  }
}
