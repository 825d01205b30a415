// The options of UIKit are bits, written as Apple's headers have them: `1 << 4`. The standard library's shift takes any integer
// and any number of places, and the compiler puts all that it may have to do in place of each use, in debug builds too, which
// took 20 ms for each option (Swift 6.3). These take one type, and are preferred for that.

extension UInt {
  /// Shifts bits to the left, by 0 to 63 places.
  @inline(__always)
  static func << (bits: UInt, places: Int) -> UInt { bits &<< UInt(bitPattern: places) }
}

extension UInt32 {
  /// Shifts bits to the left, by 0 to 31 places.
  @inline(__always)
  static func << (bits: UInt32, places: Int) -> UInt32 {
    bits &<< UInt32(truncatingIfNeeded: places)
  }
}

extension UInt64 {
  /// Shifts bits to the left, by 0 to 63 places.
  @inline(__always)
  static func << (bits: UInt64, places: Int) -> UInt64 {
    bits &<< UInt64(truncatingIfNeeded: places)
  }
}

extension Int {
  /// Shifts bits to the left, by 0 to 63 places.
  @inline(__always)
  static func << (bits: Int, places: Int) -> Int { bits &<< places }
}
