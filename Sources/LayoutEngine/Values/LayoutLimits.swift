/// The numbers that an engine calculates with.
public enum LayoutLimits {
  /// The largest size of a length, constant or coordinate, in points.
  ///
  /// Some million screens: what is larger is no length, but a way to say "without an end".
  public static let length = 1e10

  /// The sizes of multipliers other than 0.
  public static let multipliers = 1e-6...1e6

  /// The largest size of a row's constant, which sums of products of lengths and multipliers may come to.
  private static let sum = 1e15

  /// A row's constant as it counts; what is larger has no end anyhow.
  @inline(__always)
  static func limited(_ constant: Double) -> Double { min(max(constant, -sum), sum) }

  /// Whether a number is a length that an engine takes.
  public static func contains(length: Double) -> Bool { abs(length) <= Self.length }

  /// Whether a number is a multiplier that an engine takes.
  public static func contains(multiplier: Double) -> Bool {
    multiplier == 0 || multipliers.contains(abs(multiplier))
  }
}
