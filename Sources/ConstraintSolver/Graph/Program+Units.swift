extension Program {
  /// The unit in which a root is counted, a power of two.
  func unit(of local: Int) -> Double { units.isEmpty ? 1 : units[local] }

  /// Whether the sizes of coefficients, or of the weights of one priority, are far from each other.
  var isWide: Bool {
    mutating get { largestEntry > Tolerance.wide * leastEntry || limits.hasWideWeights }
  }

  /// Whether a unit is at the end of what units are allowed.
  var hasExtremeUnits: Bool {
    mutating get {
      for local in 0..<units.count
      where !Tolerance.units.contains(units[local] / 2)
        || !Tolerance.units.contains(units[local] * 2)
      {
        return true
      }
      return false
    }
  }

  /// Counts roots in units that bring the coefficients nearer to 1, if they are far from each other.
  ///
  /// The tolerances are for coefficients near 1; those of most layouts are. Units are powers of two, so
  /// that nothing is lost by them.
  ///
  /// Source: A. R. Curtis, J. K. Reid, "On the automatic scaling of matrices for Gaussian
  /// elimination", IMA Journal of Applied Mathematics 10, 1972; here, the geometric means of the
  /// greatest and least sizes of rows and columns in turn.
  mutating func chooseUnits() {
    guard largestEntry > Tolerance.wide * leastEntry else { return }
    units.append(repeating: 1, count: roots.count)
    var factors = Slab<Double>()
    factors.append(repeating: 1, count: rows.count)
    var largest = Slab<Double>()
    var least = Slab<Double>()
    for _ in 0..<4 {
      largest.removeAll()
      least.removeAll()
      largest.append(repeating: 0, count: roots.count)
      least.append(repeating: .infinity, count: roots.count)
      for row in 0..<rows.count {
        var (rowLargest, rowLeast) = (0.0, Double.infinity)
        for entry in matrix.entries(of: row) {
          let size = abs(matrix.values[entry]) * units[matrix.columns[entry]]
          rowLargest = max(rowLargest, size)
          rowLeast = min(rowLeast, size)
        }
        factors[row] = Tolerance.unit(rowLargest, rowLeast)
        for entry in matrix.entries(of: row) {
          let column = matrix.columns[entry]
          let size = abs(matrix.values[entry]) * factors[row]
          largest[column] = max(largest[column], size)
          least[column] = min(least[column], size)
        }
      }
      for column in 0..<roots.count where largest[column] > 0 {
        units[column] = Tolerance.unit(largest[column], least[column])
      }
    }
    applyUnits()
  }

  private mutating func applyUnits() {
    for row in 0..<rows.count {
      var largest = 0.0
      for entry in matrix.entries(of: row) {
        matrix.values[entry] *= units[matrix.columns[entry]]
        largest = max(largest, abs(matrix.values[entry]))
      }
      let factor = largest.isNormal ? 1 / largest.binade : 1
      for entry in matrix.entries(of: row) { matrix.values[entry] *= factor }
      rightSides[row] *= factor
      scales[row] *= factor
    }
  }
}
