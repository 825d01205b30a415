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

  /// What the variables are made of: base + Σ factor · variable of the simplex.
  var bases: [Double]
  var starts: [Int32]
  var counts: [Int32]
  var columns: [Int32] = []
  var factors: [Double] = []

  /// Sums while a row is put together, and the columns in it.
  var sums: [Double] = []
  var touched: [Int32] = []
  var isTouched: [Bool] = []

  /// The number of variables that the parts brought along, before any are added for questions.
  let ownCount: Int

  /// Puts the parts that can move into one program; nil if nothing can.
  ///
  /// - Parameters:
  ///   - presolve: The system.
  ///   - parts: The optimal parts.
  ///   - solution: The values of the system's variables at the optimum that the parts are at.
  init?(_ presolve: borrowing Presolve, _ parts: [ReducedComponent], solution: [Double]) {
    let movable = parts.filter(\.simplex.canMove)
    guard !movable.isEmpty else { return nil }
    let count = presolve.uses.count
    var numberOf = Array(repeating: Int32(-1), count: count)
    bases = solution
    starts = Array(repeating: 0, count: count)
    counts = Array(repeating: 0, count: count)

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
    sums = Array(repeating: 0, count: total)
    isTouched = Array(repeating: false, count: total)
    express(presolve)
    for variable in bases.indices {
      for index in pieces(of: variable) {
        bases[variable] -= factors[index] * simplex.values[Int(columns[index])]
      }
    }
  }

  /// The places in ``columns`` and ``factors`` of what a variable is made of.
  func pieces(of variable: Int) -> Range<Int> {
    Int(starts[variable])..<Int(starts[variable] + counts[variable])
  }

  /// The present value of a variable of the system.
  func value(of variable: Int) -> Double {
    var value = bases[variable]
    for index in pieces(of: variable) {
      value += factors[index] * simplex.values[Int(columns[index])]
    }
    return value
  }

  /// Says of every variable what it is made of, as far as that can move.
  private mutating func express(_ presolve: borrowing Presolve) {
    for (variable, number) in numberOf.enumerated() where number >= 0 {
      starts[variable] = Int32(columns.count)
      counts[variable] = 1
      columns.append(number)
      factors.append(1)
    }
    for elimination in presolve.eliminations.reversed() {
      touched.removeAll(keepingCapacity: true)
      for part in elimination.parts {
        let other = Int(presolve.partColumns[part])
        let end = Int(starts[other] + counts[other])
        var index = Int(starts[other])
        while index < end {
          touch(columns[index], presolve.partFactors[part] * factors[index])
          index += 1
        }
      }
      let variable = Int(elimination.variable)
      starts[variable] = Int32(columns.count)
      for column in touched {
        isTouched[Int(column)] = false
        let sum = sums[Int(column)]
        sums[Int(column)] = 0
        guard abs(sum) > Tolerance.cancellation else { continue }
        columns.append(column)
        factors.append(sum)
      }
      counts[variable] = Int32(columns.count) - starts[variable]
    }
    touched.removeAll()
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
