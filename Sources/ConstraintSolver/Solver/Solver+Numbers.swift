extension Solver {
  /// The largest size of a constant, in points; larger ones are refused.
  ///
  /// That is far more than anything that is laid out. `Double.greatestFiniteMagnitude` is no length: its
  /// double is infinite.
  public static let largestConstant = 1e20

  /// The sizes of coefficients; others than these and 0 are refused.
  public static let coefficientSizes = 1e-9...1e9

  @inline(__always)
  static func check(constant: Double) throws(SolverError) {
    if abs(constant) <= largestConstant { return }
    try refuse(constant: constant)
  }

  /// Says what is wrong with a constant.
  @inline(never)
  private static func refuse(constant: Double) throws(SolverError) {
    guard constant.isFinite else { throw .notFinite(value: constant, place: .constant) }
    throw .outOfRange(value: constant, place: .constant)
  }

  /// Checks the sum of a variable's coefficients, which may be 0.
  static func check(_ term: Term) throws(SolverError) {
    let (value, place) = (term.coefficient, SolverError.Place.coefficient(of: term.variable))
    guard value.isFinite else { throw .notFinite(value: value, place: place) }
    guard value == 0 || coefficientSizes.contains(abs(value)) else {
      throw .outOfRange(value: value, place: place)
    }
  }

  static func limited(rest: Double) -> Double { min(max(rest, -largestConstant), largestConstant) }
}

extension Graph {
  /// The largest size of a value.
  ///
  /// Chains of multipliers can make values of any size. Beyond this, sums of products of them with
  /// coefficients would come near the end of what a `Double` can hold.
  private static var largestValue: Double { 1e100 }

  /// Whether a row that was left out, because the others seemed to imply it but for rounding, is missed by
  /// more than that.
  var missesPassedOver: Bool {
    mutating get {
      for place in 0..<outOfForce.count where rows[outOfForce[place]].status == .passedOver {
        let record = rows[outOfForce[place]]
        var (miss, size) = (-record.constant, abs(record.constant))
        for term in record.firstTerm..<record.firstTerm + record.termCount {
          let share = coefficient(of: term) * variables[terms[term].variable].value
          miss += share
          size = max(size, abs(share))
        }
        if record.relation != .equal { miss = max(0, -Double(record.relation.rawValue) * miss) }
        if abs(miss) > 1e-6 * max(1, size) { return true }
      }
      return false
    }
  }

  /// A value that can be calculated with, and a note if it is another than the given one.
  @inline(__always)
  mutating func inRange(_ value: Double) -> Double {
    if abs(value) <= Self.largestValue { return value }
    isOutOfRange = true
    return value.isNaN ? 0 : value < 0 ? -Self.largestValue : Self.largestValue
  }
}
