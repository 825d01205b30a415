/// How firmly a constraint is held, above 0 and up to 1000.
///
/// A constraint of priority 1000 is required. Below that, a higher priority beats any number of
/// constraints of lower priorities; within one priority the sum of the absolute errors is least.
/// Fractions are priorities of their own.
public struct Priority: RawRepresentable, Comparable, Hashable, Sendable, Codable {
  /// The number itself.
  public var rawValue: Float

  /// Makes a priority of `rawValue`; a solver refuses one that is not above 0 and at most 1000.
  public init(rawValue: Float) {
    self.rawValue = rawValue
  }

  /// Makes a priority of `rawValue`.
  public init(_ rawValue: Float) {
    self.rawValue = rawValue
  }

  /// The priority of a constraint that must hold.
  public static let required = Priority(1000)

  /// 750: a wish that comes before most.
  public static let high = Priority(750)

  /// 500: a wish in the middle.
  public static let medium = Priority(500)

  /// 250: a wish that most others come before.
  public static let low = Priority(250)

  /// Whether a solver accepts the priority.
  public var isValid: Bool { rawValue > 0 && rawValue <= 1000 }

  public static func < (a: Priority, b: Priority) -> Bool { a.rawValue < b.rawValue }
}

extension Priority: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
  public init(floatLiteral value: Float) { self.init(value) }
  public init(integerLiteral value: Int) { self.init(Float(value)) }
}
