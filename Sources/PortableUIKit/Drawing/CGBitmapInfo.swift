/// Where alpha stands in a pixel.
public enum CGImageAlphaInfo: UInt32, Sendable {
  case none = 0
  case premultipliedLast = 1
  case premultipliedFirst = 2
  case last = 3
  case first = 4
  case noneSkipLast = 5
  case noneSkipFirst = 6
  case alphaOnly = 7
}

/// The order of a pixel's bytes.
public enum CGImageByteOrderInfo: UInt32, Sendable {
  case orderMask = 0x7000
  case orderDefault = 0
  case order16Little = 0x1000
  case order32Little = 0x2000
  case order16Big = 0x3000
  case order32Big = 0x4000
}

/// Where alpha stands, and the order of bytes.
public struct CGBitmapInfo: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: UInt32

  /// Creates it from its bits.
  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  /// The bits that say where alpha stands.
  public static let alphaInfoMask = CGBitmapInfo(rawValue: 0x1F)
  /// Parts are floating point numbers.
  public static let floatComponents = CGBitmapInfo(rawValue: 1 << 8)
  /// The bits of the order.
  public static let byteOrderMask = CGBitmapInfo(rawValue: 0x7000)
  /// Sixteen bits, the smallest first.
  public static let byteOrder16Little = CGBitmapInfo(rawValue: 0x1000)
  /// Thirty-two bits, the smallest first.
  public static let byteOrder32Little = CGBitmapInfo(rawValue: 0x2000)
  /// Sixteen bits, the greatest first.
  public static let byteOrder16Big = CGBitmapInfo(rawValue: 0x3000)
  /// Thirty-two bits, the greatest first.
  public static let byteOrder32Big = CGBitmapInfo(rawValue: 0x4000)
}
