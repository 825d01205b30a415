/// Who may read a value in a message.
///
/// - Note: os: Apple's platforms hide private values where nobody debugs; here messages go to the standard error stream of
///   the one who runs the program, with all values.
public struct OSLogPrivacy: Sendable {
  /// How a hidden value is told from others.
  public enum Mask: Sendable {
    case none, hash
  }

  /// Everybody may read it.
  public static var `public`: OSLogPrivacy { OSLogPrivacy() }
  /// It is hidden.
  public static var `private`: OSLogPrivacy { OSLogPrivacy() }
  /// It is hidden, and more so.
  public static var sensitive: OSLogPrivacy { OSLogPrivacy() }
  /// Numbers are public, texts and objects private.
  public static var auto: OSLogPrivacy { OSLogPrivacy() }

  /// It is hidden behind a mask.
  public static func `private`(mask: Mask) -> OSLogPrivacy { OSLogPrivacy() }
}

/// How a number is written.
public struct OSLogFloatFormatting: Sendable {
  let digits: Int?

  /// With six digits behind the point.
  public static var fixed: OSLogFloatFormatting { OSLogFloatFormatting(digits: 6) }

  /// With a number of digits behind the point.
  public static func fixed(precision: Int) -> OSLogFloatFormatting {
    OSLogFloatFormatting(digits: precision)
  }
}

/// How a whole number is written.
public struct OSLogIntegerFormatting: Sendable {
  let radix: Int

  /// In decimal digits.
  public static var decimal: OSLogIntegerFormatting { OSLogIntegerFormatting(radix: 10) }
  /// In hexadecimal digits.
  public static var hex: OSLogIntegerFormatting { OSLogIntegerFormatting(radix: 16) }
  /// In octal digits.
  public static var octal: OSLogIntegerFormatting { OSLogIntegerFormatting(radix: 8) }
}

/// The parts of a message.
public struct OSLogInterpolation: StringInterpolationProtocol {
  var text = ""

  public init(literalCapacity: Int, interpolationCount: Int) {
    text.reserveCapacity(literalCapacity)
  }

  public mutating func appendLiteral(_ literal: String) { text += literal }

  /// Adds a value.
  public mutating func appendInterpolation<Value>(
    _ value: @autoclosure () -> Value,
    privacy: OSLogPrivacy = .auto
  ) {
    text += "\(value())"
  }

  /// Adds a value that may be nil.
  public mutating func appendInterpolation<Value>(
    _ value: @autoclosure () -> Value?,
    privacy: OSLogPrivacy = .auto
  ) {
    text += value().map { "\($0)" } ?? "nil"
  }

  /// Adds a whole number in digits of a kind.
  public mutating func appendInterpolation<Value: FixedWidthInteger>(
    _ value: @autoclosure () -> Value,
    format: OSLogIntegerFormatting,
    privacy: OSLogPrivacy = .auto
  ) {
    text += String(value(), radix: format.radix)
  }

  /// Adds a number with digits behind the point.
  public mutating func appendInterpolation<Value: BinaryFloatingPoint>(
    _ value: @autoclosure () -> Value,
    format: OSLogFloatFormatting,
    privacy: OSLogPrivacy = .auto
  ) {
    text += format.text(Double(value()))
  }
}

/// A message, with values.
public struct OSLogMessage: ExpressibleByStringInterpolation {
  let text: String

  public init(stringInterpolation: OSLogInterpolation) { text = stringInterpolation.text }
  public init(stringLiteral value: String) { text = value }
}
