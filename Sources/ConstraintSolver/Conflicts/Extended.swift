/// A number with twice the digits of a `Double`, some 32: the unrounded sum of two of them.
///
/// Source: T. J. Dekker, "A floating-point technique for extending the available precision",
/// Numerische Mathematik 18, 1971.
struct Extended: Equatable, BitwiseCopyable {
  /// The number, rounded.
  var high: Double
  /// What rounding took away.
  var low: Double

  static let zero = Extended(0)

  init(_ value: Double) {
    high = value
    low = 0
  }

  private init(high: Double, low: Double) {
    self.high = high
    self.low = low
  }

  /// The sum of two numbers of which the first is the larger in size.
  private static func normalised(_ a: Double, _ b: Double) -> Extended {
    let sum = a + b
    return Extended(high: sum, low: b - (sum - a))
  }

  static func + (a: Extended, b: Extended) -> Extended {
    let sum = a.high + b.high
    let part = sum - a.high
    let error = (a.high - (sum - part)) + (b.high - part)
    return normalised(sum, error + a.low + b.low)
  }

  static prefix func - (a: Extended) -> Extended { Extended(high: -a.high, low: -a.low) }

  static func - (a: Extended, b: Extended) -> Extended { a + -b }

  static func * (a: Extended, b: Extended) -> Extended {
    let product = a.high * b.high
    let error = (-product).addingProduct(a.high, b.high)
    return normalised(product, error + (a.high * b.low + a.low * b.high))
  }

  static func / (a: Extended, b: Extended) -> Extended {
    let first = a.high / b.high
    let rest = a - b * Extended(first)
    let second = rest.high / b.high
    let last = rest - b * Extended(second)
    return normalised(first, second) + Extended(last.high / b.high)
  }

  /// The sum of two numbers; 0 where only rounding is left of them.
  static func sum(_ a: Extended, _ b: Extended) -> Extended {
    let sum = a + b
    return sum.size <= Tolerance.extendedCancellation * (a.size + b.size) ? .zero : sum
  }

  static func < (a: Extended, b: Extended) -> Bool {
    a.high == b.high ? a.low < b.low : a.high < b.high
  }

  var isZero: Bool { high == 0 }
  var size: Double { abs(high) }
}
