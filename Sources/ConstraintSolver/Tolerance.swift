/// The numbers below which the solver takes a difference for rounding.
///
/// Every row is scaled by a power of two (which loses nothing) so that its largest coefficient lies
/// in 1..<2; the figures below are for scaled rows, where a constant is a length in points.
enum Tolerance {
  /// Two coefficients that cancel to less than this share of themselves cancel altogether.
  ///
  /// Coefficients are products of at most a few given ones, each off by 2⁻⁵³, some 10⁻¹⁶; the rows of
  /// layouts differ from each other by far more than 10⁻⁹.
  static let cancellation = 1e-9

  /// The sum of two coefficients; 0 where they cancel but for rounding.
  @inline(__always)
  static func sum(_ a: Double, _ b: Double) -> Double {
    let sum = a + b
    return abs(sum) > cancellation * max(abs(a), abs(b)) ? sum : 0
  }

  /// Where sizes of one kind differ by more than this factor, units are chosen for the variables, and
  /// optima made sure of in extended precision.
  ///
  /// Multipliers of layouts, from a hundredth to a hundred, mostly stay below it.
  static let wide = 256.0

  /// The units of variables; beyond them, products of numbers in a row come near the end of what a
  /// `Double` can hold.
  static let units = 0x1p-300...0x1p300

  /// The unit, a power of two, that brings two sizes as near to 1 as it can.
  static func unit(_ largest: Double, _ least: Double) -> Double {
    // The product of the two may be no number where its root is one.
    let unit = 1 / (largest.squareRoot() * least.squareRoot()).binade
    return min(max(unit, units.lowerBound), units.upperBound)
  }

  /// The least pivot of the simplex.
  static let pivot = 1e-9

  /// A coefficient of the tableau below this is dropped.
  static let drop = 1e-12

  /// A reduced cost below this is zero; costs are scaled to at most 1 in each priority.
  static let cost = 1e-9

  /// A slope of a cost that is below this share of the bend before it is zero.
  ///
  /// Slopes are sums of a few weights, which are off by 10⁻¹⁶.
  static let bend = 1e-13

  /// Two kinks of one cost closer than this (relative to their position, at least 1) are one kink.
  static let kink = 1e-10

  /// By how much a required row may be missed, given the largest constant in play.
  ///
  /// A millionth of a point cannot be seen on a screen. Sums over chains of 10⁴ rows with constants c
  /// are off by at most 10⁴ · c · 2⁻⁵³, some 10⁻¹² · c; ten times that is allowed.
  static func feasibility(largestConstant: Double) -> Double {
    1e-6 + 1e-11 * largestConstant
  }

  /// A range narrower than this (relative to its ends, at least 1) is a single value.
  ///
  /// The same millionth of a point that required rows may be missed by.
  static let freedom = 1e-6

  /// A multiplier below this share of the largest one is not part of a contradiction.
  static let multiplier = 1e-9

  /// Two numbers of extended precision that cancel to less than this share of themselves cancel
  /// altogether.
  ///
  /// The arithmetic is off by 10⁻³⁰; the coefficients given, such as a third, by 10⁻¹⁶. Ten
  /// times that is taken for a coefficient that was meant to be zero.
  static let extendedCancellation = 1e-15
}
