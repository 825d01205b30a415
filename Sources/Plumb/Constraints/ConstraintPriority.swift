/// How firmly a constraint is held, as a number above 0 and up to 1000.
///
///     make.width.equalTo(200).priority(.high)
///     make.height.equalTo(40).priority(.high.advanced(by: -1))
public struct ConstraintPriority: ExpressibleByFloatLiteral, Hashable, Strideable, Sendable {
  /// The priority as a number.
  public let value: Float

  /// Creates a priority from a number.
  public init(_ value: Float) {
    self.value = value
  }

  /// Creates a priority from a literal.
  public init(floatLiteral value: Float) {
    self.value = value
  }

  /// Must hold: 1000.
  public static let required = ConstraintPriority(1000)

  /// 750.
  public static let high = ConstraintPriority(750)

  /// 500, and 501 on macOS, where windows hold their size at 500.
  public static let medium = ConstraintPriority(mediumValue)

  /// 250.
  public static let low = ConstraintPriority(250)

  /// The priority that many steps above this one.
  public func advanced(by steps: Float) -> ConstraintPriority {
    ConstraintPriority(value + steps)
  }

  /// How many steps `other` is above this one.
  public func distance(to other: ConstraintPriority) -> Float {
    other.value - value
  }
}

#if os(macOS)
private let mediumValue: Float = 501
#else
private let mediumValue: Float = 500
#endif
