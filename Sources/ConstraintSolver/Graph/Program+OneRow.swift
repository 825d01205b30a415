extension Program {
  /// Programs of fewer columns are left to the simplex, which needs no room of its own.
  private static var fewColumns: Int { 24 }

  /// The optimum without the simplex, where elimination left one row at most of many columns.
  ///
  /// - Parameters:
  ///   - firstLogical: The column of the first row's left side.
  ///   - count: The number of columns.
  /// - Returns: Nil where it takes the simplex.
  mutating func oneRow(firstLogical: Int, count: Int) -> OneRow? {
    guard count >= Self.fewColumns, count - firstLogical <= 1, units.isEmpty, !isWide else {
      return nil
    }
    var coefficients = Array(repeating: 0.0, count: count)
    for row in 0..<rows.count where isLeft[row] {
      for entry in matrix.entries(of: row) {
        coefficients[Int(columnOf[matrix.columns[entry]])] = matrix.values[entry]
      }
      coefficients[firstLogical] = -1
    }
    var oneRow = OneRow(coefficients: coefficients)
    for column in 0..<count { oneRow.addColumn(limits.sortedKinks(of: column)) }
    oneRow.solve()
    return oneRow
  }
}
