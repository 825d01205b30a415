/// How pairs of characters are moved in one size.
struct PairAdjustments {
  /// By which part adjustments are greater in large sizes.
  struct Growth {
    /// Those that bring two characters nearer.
    var nearer = 0.3
    /// Those that hold two characters apart, such as a colon behind a digit: they are gone there.
    ///
    /// Source: the label `4:59` of a public document, at 60 points.
    var apart = -1.0
  }

  /// What is added between them in small sizes, in em.
  let table: [PairKey: Double]
  var growth = Growth()
  /// The share of the display shapes.
  let share: Double

  /// What is added between two characters, in em.
  func gain(_ pair: PairKey) -> Double {
    guard let value = table[pair] else { return 0 }
    return value * (1 + share * (value < 0 ? growth.nearer : growth.apart))
  }
}

/// Two neighbouring characters.
struct PairKey: Hashable {
  private let bits: UInt64

  init(_ left: Unicode.Scalar, _ right: Unicode.Scalar) {
    bits = UInt64(left.value) << 32 | UInt64(right.value)
  }

  /// Whether it is a digit and what stands between digits: a point, a comma or a colon.
  var isInNumber: Bool {
    let (left, right) = (bits >> 32, bits & 0xFFFF_FFFF)
    return Self.isDigit(left) && Self.isBetweenDigits(right)
      || Self.isBetweenDigits(left) && Self.isDigit(right)
  }

  private static func isDigit(_ scalar: UInt64) -> Bool { (0x30...0x39).contains(scalar) }

  private static func isBetweenDigits(_ scalar: UInt64) -> Bool {
    scalar == 0x2C || scalar == 0x2E || scalar == 0x3A
  }

  static func == (left: PairKey, right: PairKey) -> Bool { left.bits == right.bits }

  func hash(into hasher: inout Hasher) { hasher.combine(bits) }
}
