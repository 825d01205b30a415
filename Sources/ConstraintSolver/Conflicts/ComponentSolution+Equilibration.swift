extension ComponentSolution {
  /// Solves a component; in other units of its variables where its numbers are far from each other, or
  /// where rounding made up a contradiction.
  ///
  /// The tolerances of the simplex suit coefficients near 1. Where they range over many powers of
  /// ten, a unit for every variable brings them nearer to 1; the solution is the same.
  ///
  /// - Parameters:
  ///   - system: Its variables and rows.
  ///   - isExcluded: The rows that are out of force.
  ///   - wantsFreedoms: Whether to find the exact ranges of undecided variables.
  init(_ system: ComponentSystem, isExcluded: [Bool], wantsFreedoms: Bool = false) {
    let isWide = system.isWide
    if isWide {
      self.init()
    } else {
      self.init(asScaled: system, isExcluded: isExcluded, wantsFreedoms: wantsFreedoms)
      guard contradictions.contains(where: \.isRefuted) else { return }
    }
    let (scaled, units) = system.equilibrated()
    var second = ComponentSolution(
      asScaled: scaled,
      isExcluded: isExcluded,
      wantsFreedoms: wantsFreedoms,
      refines: true
    )
    guard !second.contradictions.contains(where: \.isRefuted) else {
      if isWide {
        self.init(asScaled: system, isExcluded: isExcluded, wantsFreedoms: wantsFreedoms)
      }
      return
    }
    for index in second.values.indices { second.values[index] *= units[index] }
    for index in second.freedoms.indices {
      let unit = units[second.freedoms[index].variable]
      second.freedoms[index].lower *= unit
      second.freedoms[index].upper *= unit
    }
    for index in second.contradictions.indices {
      // For the rows and rules as they were; in extended precision it comes to the same members.
      second.contradictions[index].minimise(in: system, isExcluded: isExcluded)
    }
    self = second
  }
}

extension ComponentSystem {
  /// Whether the sizes of coefficients, or of the weights of one priority, are far from each other.
  var isWide: Bool {
    var (largest, least) = (0.0, Double.infinity)
    for coefficient in coefficients where coefficient != 0 {
      largest = max(largest, abs(coefficient))
      least = min(least, abs(coefficient))
    }
    if largest > Tolerance.wide * least { return true }
    // A row of a priority weighs as much as its scale brought it down.
    var ranges = Array(repeating: (least: Double.infinity, largest: 0.0), count: levelCount)
    for row in 0..<rowCount where levels[row] > 0 {
      let level = Int(levels[row])
      ranges[level].least = min(ranges[level].least, scales[row])
      ranges[level].largest = max(ranges[level].largest, scales[row])
    }
    return ranges.contains { $0.largest > Tolerance.wide * $0.least }
  }

  /// The same system with other units of its variables, so that coefficients are nearer to 1.
  ///
  /// - Returns: The system, and for each variable the power of two that its values in it have to be
  ///   multiplied by.
  ///
  /// Source: A. R. Curtis, J. K. Reid, "On the automatic scaling of matrices for Gaussian
  /// elimination", IMA Journal of Applied Mathematics 10, 1972; here, the geometric means of the
  /// greatest and least sizes of rows and columns in turn.
  func equilibrated() -> (system: ComponentSystem, units: [Double]) {
    var units = Array(repeating: 1.0, count: variableCount)
    var factors = Array(repeating: 1.0, count: rowCount)
    for _ in 0..<4 {
      var largest = Array(repeating: 0.0, count: variableCount)
      var least = Array(repeating: Double.infinity, count: variableCount)
      for row in 0..<rowCount {
        var (rowLargest, rowLeast) = (0.0, Double.infinity)
        for term in terms(of: row) {
          let size = abs(coefficients[term]) * units[Int(columns[term])]
          rowLargest = max(rowLargest, size)
          rowLeast = min(rowLeast, size)
        }
        guard rowLargest > 0 else { continue }
        factors[row] = Tolerance.unit(rowLargest, rowLeast)
        for term in terms(of: row) {
          let column = Int(columns[term])
          let size = abs(coefficients[term]) * factors[row]
          largest[column] = max(largest[column], size)
          least[column] = min(least[column], size)
        }
      }
      for column in units.indices where largest[column] > 0 {
        units[column] = Tolerance.unit(largest[column], least[column])
      }
    }
    var scaled = self
    scaled.largestConstant = 0
    for row in 0..<rowCount {
      var rowLargest = 0.0
      for term in terms(of: row) {
        scaled.coefficients[term] = coefficients[term] * units[Int(columns[term])]
        rowLargest = max(rowLargest, abs(scaled.coefficients[term]))
      }
      let factor = rowLargest > 0 ? 1 / rowLargest.binade : 1
      for term in terms(of: row) { scaled.coefficients[term] *= factor }
      scaled.constants[row] *= factor
      scaled.scales[row] *= factor
      scaled.largestConstant = max(scaled.largestConstant, abs(scaled.constants[row]))
    }
    for index in units.indices { scaled.rests[index] /= units[index] }
    return (scaled, units)
  }
}
