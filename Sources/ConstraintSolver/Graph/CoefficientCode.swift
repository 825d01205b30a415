/// A coefficient in half the room of a `Double`.
///
/// Nearly all coefficients are a `Float` to the last bit: 1, −1, a half. Of the others, the code says where they are noted.
struct CoefficientCode: BitwiseCopyable {
  /// The bits of the `Float`, or ``firstPlace`` and the place.
  private var code: Int32

  /// The least code of a place: that of 2³¹, which is more than any coefficient.
  private static var firstPlace: Int32 { 0x4f00_0000 }
  /// The bits of a `Double` in which a `Float` has none.
  private static var surplusBits: UInt64 { 0x1fff_ffff }

  static var one: CoefficientCode { CoefficientCode(code: 0x3f80_0000) }
  /// What stands in room that no term uses.
  static var none: CoefficientCode { CoefficientCode(code: 0) }

  private init(code: Int32) { self.code = code }

  /// The code of a coefficient that is a `Float`, of a size that coefficients may have; nil for another.
  @inline(__always)
  init?(_ coefficient: Double) {
    assert(abs(coefficient) < 0x1p31 && abs(coefficient) >= 0x1p-126, "no size of a coefficient")
    guard coefficient.bitPattern & Self.surplusBits == 0 else { return nil }
    code = Int32(bitPattern: Float(coefficient).bitPattern)
  }

  /// The code of a coefficient that is noted at a place.
  init(place: Int) { code = Self.firstPlace + Int32(place) }

  /// Where the coefficient is noted; nil for one that is a `Float`.
  @inline(__always)
  var place: Int? { code >= Self.firstPlace ? Int(code &- Self.firstPlace) : nil }

  /// The coefficient, of one that is a `Float`.
  @inline(__always)
  fileprivate var short: Double { Double(Float(bitPattern: UInt32(bitPattern: code))) }
}

/// The coefficients that are no `Float`.
struct LongCoefficients: ~Copyable {
  private var values = Slab<Double>()
  private var freePlaces = Slab<Int32>()

  /// The coefficient that a code stands for.
  @inline(__always)
  subscript(code: CoefficientCode) -> Double {
    guard let place = code.place else { return code.short }
    return values[place]
  }

  /// Whether two codes stand for the same, to the last bit.
  @inline(__always)
  func areSame(_ a: CoefficientCode, _ b: CoefficientCode) -> Bool {
    self[a].bitPattern == self[b].bitPattern
  }

  /// The code of a coefficient.
  @inline(__always)
  mutating func code(for coefficient: Double) -> CoefficientCode {
    CoefficientCode(coefficient) ?? note(coefficient)
  }

  /// A code like another, of a term of its own.
  @inline(__always)
  mutating func copy(_ code: CoefficientCode) -> CoefficientCode {
    guard let place = code.place else { return code }
    return note(values[place])
  }

  @inline(never)
  private mutating func note(_ coefficient: Double) -> CoefficientCode {
    if let place = freePlaces.popLast() {
      values[place] = coefficient
      return CoefficientCode(place: Int(place))
    }
    values.append(coefficient)
    return CoefficientCode(place: values.count - 1)
  }

  /// Gives the place of a code away, whose term is removed.
  mutating func remove(_ code: CoefficientCode) {
    if let place = code.place { freePlaces.append(Int32(place)) }
  }

  /// Takes over what codes stand for elsewhere.
  mutating func copy(_ other: borrowing LongCoefficients) {
    values.copy(other.values)
    freePlaces.copy(other.freePlaces)
  }

  /// Whether the codes of as many terms stand for the same.
  func isSame(as other: borrowing LongCoefficients) -> Bool {
    values.count == other.values.count && values.hasBytes(of: other.values.base)
  }

  mutating func trim() { values.trim() }

  /// The bytes that it has room for.
  var byteCount: Int { values.byteCount + freePlaces.byteCount }
}
