extension Program {
  /// Programs of fewer rows are faster in a tableau.
  private static var fewRows: Int { 40 }

  /// Sets a walk with a factorised basis up.
  ///
  /// - Parameters:
  ///   - sparse: The walk.
  ///   - firstLogical: The column of the first row's left side.
  ///   - count: The number of columns.
  ///   - question: A root whose value is to be that of a logical of its own behind the others; nil for none.
  mutating func setUp(
    _ sparse: inout SparseSimplex,
    firstLogical: Int,
    count: Int,
    question: Int?
  ) {
    limits.collectCosts(count, &sparse.costs)
    sparse.matrix.begin(columnCount: firstLogical)
    for row in 0..<rows.count where isLeft[row] {
      for entry in matrix.entries(of: row) {
        sparse.matrix.append(columnOf[matrix.columns[entry]], matrix.values[entry])
      }
      sparse.matrix.endRow()
    }
    if let question {
      var weights = Array(repeating: 0.0, count: columnCount)
      weights[question] = 1
      for (column, weight) in reduced(weights).enumerated() where weight != 0 {
        sparse.matrix.append(Int32(column), weight)
      }
      sparse.matrix.endRow()
      var none: [PiecewiseCosts.Kink] = []
      sparse.costs.append(&none)
    }
    sparse.matrix.finish()
  }

  /// Whether the program is for ``SparseSimplex``: large, and in no need of extended precision.
  ///
  /// - Parameter rowCount: The number of rows that are left.
  /// - Returns: Whether it is.
  mutating func isForFactors(rowCount: Int) -> Bool {
    rowCount >= Self.fewRows && units.isEmpty && !isWide
  }

  /// The constant of a root in what the columns say of it.
  func constant(of local: Int) -> Double { recovered(isChange: false) { _ in 0 }[local] }

  /// What roots and lifted left sides are, or by how much they change, with the columns that are left.
  ///
  /// - Parameters:
  ///   - isChange: Whether constants do not count.
  ///   - column: The value of a column.
  /// - Returns: A number for each.
  func recovered(isChange: Bool, _ column: (Int) -> Double) -> [Double] {
    var result = Array(repeating: 0.0, count: columnCount)
    let places = columnOf.base
    for local in 0..<columnCount where places[local] >= 0 {
      result[local] = column(Int(places[local]))
    }
    let (roots, starts, constants) = (
      eliminated.base, eliminatedStarts.base, eliminatedConstants.base
    )
    let (columns, factors) = (partColumns.base, partFactors.base)
    var end = partColumns.count
    for place in (0..<eliminated.count).reversed() {
      let start = Int(starts[place])
      var value = isChange ? 0 : constants[place]
      for part in start..<end { value += factors[part] * result[Int(columns[part])] }
      result[Int(roots[place])] = value
      end = start
    }
    return result
  }

  /// Whether roots and lifted left sides change with the columns that are left.
  ///
  /// - Parameter column: Whether a column changes.
  /// - Returns: Whether each changes.
  func recoveredMoves(_ column: (Int) -> Bool) -> [Bool] {
    var result = (0..<columnCount).map { local in
      columnOf.base[local] >= 0 && column(Int(columnOf.base[local]))
    }
    var end = partColumns.count
    for place in (0..<eliminated.count).reversed() {
      let start = Int(eliminatedStarts.base[place])
      for part in start..<end where result[Int(partColumns.base[part])] {
        result[Int(eliminated.base[place])] = true
      }
      end = start
    }
    return result
  }

  /// What a sum of roots is as a sum of the columns that are left.
  ///
  /// - Parameter weights: The factor of each root, and 0 for each lifted left side.
  /// - Returns: The factor of each column.
  func reduced(_ weights: [Double]) -> [Double] {
    var weights = weights
    let (roots, starts, places) = (eliminated.base, eliminatedStarts.base, columnOf.base)
    let (columns, factors) = (partColumns.base, partFactors.base)
    let (count, partCount) = (eliminated.count, partColumns.count)
    for place in 0..<count {
      let weight = weights[Int(roots[place])]
      guard weight != 0 else { continue }
      let end = place + 1 < count ? Int(starts[place + 1]) : partCount
      for part in Int(starts[place])..<end { weights[Int(columns[part])] += weight * factors[part] }
    }
    var sums = Array(repeating: 0.0, count: limits.count)
    for local in 0..<columnCount where places[local] >= 0 {
      sums[Int(places[local])] = weights[local]
    }
    return sums
  }
}
