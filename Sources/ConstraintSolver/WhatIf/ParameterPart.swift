/// A convex part of what parameters can be: all points that keep some bounds.
package struct ParameterPart {
  /// The points p with coefficients · p ≤ limit.
  package struct Bound: Hashable, Sendable {
    package var coefficients: [Double]
    package var limit: Double

    package init(_ coefficients: [Double], _ limit: Double) {
      self.coefficients = coefficients
      self.limit = limit
    }

    /// The other side.
    var reversed: Bound { Bound(coefficients.map { -$0 }, -limit) }

    /// The bound with coefficients of length 1; nil for one without any.
    var normal: Bound? {
      let length = coefficients.reduce(0) { $0 + $1 * $1 }.squareRoot()
      guard length > 1e-9 else { return nil }
      // What is left of sums that cancel is rounding.
      let shares = coefficients.map { abs($0 / length) > 1e-9 ? $0 / length : 0 }
      return Bound(shares, limit / length)
    }
  }

  /// The range of each parameter; the bounds may leave less of it.
  private(set) var ranges: [ClosedRange<Double>]
  /// The bounds beside the ranges, each of length 1.
  private(set) var bounds: [Bound] = []

  /// Whether a parameter has one value alone.
  private let isFixed: [Bool]

  package init(_ ranges: [ClosedRange<Double>]) {
    self.ranges = ranges
    isFixed = ranges.map { $0.lowerBound == $0.upperBound }
  }

  /// Whether there is but one point.
  var isPoint: Bool { isFixed.allSatisfy(\.self) }

  /// The part of this one that keeps a bound as well; nil where nothing is left.
  package func keeping(_ bound: Bound) -> ParameterPart? {
    guard let bound = bound.normal else { return bound.limit >= 0 ? self : nil }
    var result = self
    let used = bound.coefficients.indices.filter { abs(bound.coefficients[$0]) > 1e-12 }
    guard used.count == 1, let place = used.first else {
      if greatest(bound.coefficients) <= bound.limit { return self }
      result.bounds.append(bound)
      return result
    }
    let range = ranges[place]
    let end = bound.limit / bound.coefficients[place]
    if bound.coefficients[place] > 0 {
      guard end >= range.lowerBound else { return nil }
      result.ranges[place] = range.lowerBound...min(range.upperBound, end)
    } else {
      guard end <= range.upperBound else { return nil }
      result.ranges[place] = max(range.lowerBound, end)...range.upperBound
    }
    return result
  }

  /// Lets a parameter on which nothing hangs be anything in a range.
  mutating func widen(_ place: Int, to range: ClosedRange<Double>) { ranges[place] = range }

  /// A number that a sum of the parameters does not exceed, which it need not reach.
  func greatest(_ coefficients: [Double]) -> Double {
    zip(coefficients, ranges).reduce(0) { sum, next in
      sum + next.0 * (next.0 > 0 ? next.1.upperBound : next.1.lowerBound)
    }
  }

  /// Whether a bound may take something away that counts.
  func isCut(by bound: Bound) -> Bool { greatest(bound.coefficients) > bound.limit + 1e-6 }

  /// Whether a point keeps all bounds.
  package func contains(_ point: [Double]) -> Bool {
    zip(ranges, point).allSatisfy { $0.contains($1) }
      && bounds.allSatisfy { bound in
        zip(bound.coefficients, point).reduce(0) { $0 + $1.0 * $1.1 } <= bound.limit
      }
  }

  // MARK: - Questions

  /// A point as far from what bounds the part as any is, and how far that is.
  ///
  /// Parameters with one value bound nothing.
  ///
  /// - Returns: Nil where no point keeps all bounds.
  func center() throws(SolverError) -> (point: [Double], distance: Double)? {
    guard !bounds.isEmpty else {
      let lengths = zip(ranges, isFixed).filter { !$1 }.map { $0.0.upperBound - $0.0.lowerBound }
      return (ranges.map { ($0.lowerBound + $0.upperBound) / 2 }, (lengths.min() ?? 0) / 2)
    }
    let found = try optimum { solver, variables throws(SolverError) in
      let distance = solver.addVariable(isNonNegative: true)
      for (place, variable) in variables.enumerated() {
        let range = ranges[place]
        // A parameter that cannot change keeps no distance from its only value.
        let own = isFixed[place] ? [] : [Term(distance, -1)]
        try solver.addConstraint([Term(variable)] + own, .greaterThanOrEqual, range.lowerBound)
        let above = own.map { Term($0.variable, 1) }
        try solver.addConstraint([Term(variable)] + above, .lessThanOrEqual, range.upperBound)
      }
      for bound in bounds {
        let terms = zip(bound.coefficients, variables).map { Term($1, $0) }
        try solver.addConstraint(terms + [Term(distance)], .lessThanOrEqual, bound.limit)
      }
      return [Term(distance)]
    }
    return found.map { ($0.point, $0.value) }
  }

  /// The point at which the least of some sums, linear in the parameters, is as great as it can be.
  ///
  /// - Parameter sums: What each sum is without the parameters, and its coefficients.
  /// - Returns: The point and the least sum there; nil where no point keeps all bounds.
  /// - Throws: `SolverError` for numbers that no layout has.
  package func greatestLeast(
    of sums: [(constant: Double, coefficients: [Double])]
  ) throws(SolverError) -> (point: [Double], value: Double)? {
    if sums.count == 1, bounds.isEmpty {
      let coefficients = sums[0].coefficients
      let point = zip(ranges, coefficients).map { $1 > 0 ? $0.upperBound : $0.lowerBound }
      return (point, sums[0].constant + greatest(coefficients))
    }
    return try optimum { solver, variables throws(SolverError) in
      let least = solver.addVariable()
      for (range, variable) in zip(ranges, variables) {
        try solver.addConstraint([Term(variable)], .greaterThanOrEqual, range.lowerBound)
        try solver.addConstraint([Term(variable)], .lessThanOrEqual, range.upperBound)
      }
      for bound in bounds {
        let terms = zip(bound.coefficients, variables).map { Term($1, $0) }
        try solver.addConstraint(terms, .lessThanOrEqual, bound.limit)
      }
      for sum in sums {
        let terms = zip(sum.coefficients, variables).map { Term($1, -$0) }
        try solver.addConstraint(terms + [Term(least)], .lessThanOrEqual, sum.constant)
      }
      return [Term(least)]
    }
  }

  /// Makes a sum as great as the required constraints of a new solver let it be.
  ///
  /// - Parameter build: Adds required constraints on variables, one for each parameter, and names the sum.
  /// - Returns: The parameters and the sum; nil where the constraints contradict each other.
  /// - Throws: As `build`.
  private func optimum(
    _ build: (Solver, [Variable]) throws(SolverError) -> [Term]
  ) throws(SolverError) -> (point: [Double], value: Double)? {
    let solver = Solver()
    let variables = ranges.map { solver.addVariable(rest: $0.lowerBound) }
    let wish = try build(solver, variables)
    try solver.addConstraint(wish, .greaterThanOrEqual, Self.far, priority: Priority(rawValue: 1))
    guard solver.solve().conflicts.isEmpty else { return nil }
    let value = wish.reduce(0) { $0 + $1.coefficient * solver.value(of: $1.variable) }
    return (variables.map { solver.value(of: $0) }, value)
  }

  /// More than any length in a layout, in points.
  private static let far = 1e7
}
