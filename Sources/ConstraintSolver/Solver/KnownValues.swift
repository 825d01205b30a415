import Requirements

/// The values of a solver's variables, read where they lie.
///
/// The layout engine reads four for each item that moves; a call for each would take longer than the reading.
@frozen
package struct KnownValues {
  @usableFromInline let records: UnsafeRawPointer

  init(_ records: UnsafePointer<VariableRecord>) {
    requirement(
      MemoryLayout<VariableRecord>.stride == Self.stride
        && MemoryLayout<VariableRecord>.offset(of: \.value) == 0,
      "a variable is not laid out as its values are read"
    )
    self.records = UnsafeRawPointer(records)
  }

  /// The bytes of a variable's record, which begins with the value.
  @usableFromInline static var stride: Int { @inlinable get { 64 } }

  /// The value of a variable in the last solution; its rest, if there was none yet.
  ///
  /// - Complexity: O(1).
  @inlinable @inline(__always)
  package subscript(variable: Variable) -> Double {
    Self.given(
      records.load(fromByteOffset: Int(variable.index) &* Self.stride, as: Double.self)
    )
  }

  /// The number that a value is given as: the nearest whole multiple of 2⁻³².
  ///
  /// Which way a value was calculated shows in its last bits, some 10⁻¹³ of a screen's size. Whole
  /// multiples of 2⁻³² are far coarser than that, and far finer than what can be seen; so a value does
  /// not depend on what was solved before. Values of half a million and more stay as they are.
  @inlinable @inline(__always)
  static func given(_ value: Double) -> Double {
    // At this magnitude, the last bit of a number is worth 2⁻³².
    let magnitude = 1.5 * 1_048_576
    guard abs(value) < 524_288 else { return value }
    // A negative zero would be another number, bit for bit.
    return value + magnitude - magnitude + 0.0
  }
}
