import Requirements

/// The values of a solver's variables, read where they lie.
///
/// The layout engine reads four for each item that moves; a call for each would take longer than the reading. So
/// the engine has the reading for itself: what is inlinable for the modules of a package alone is called all the same.
package struct KnownValues {
  /// The records of the variables, which begin with the value.
  package let records: UnsafeRawPointer
  /// The bytes of a variable's record.
  package let stride: Int

  init(_ records: UnsafePointer<VariableRecord>) {
    requirement(
      MemoryLayout<VariableRecord>.offset(of: \.value) == 0,
      "a variable is not laid out as its values are read"
    )
    self.records = UnsafeRawPointer(records)
    stride = MemoryLayout<VariableRecord>.stride
  }

  /// Values that lie side by side, by the indices of their variables.
  package init(values: UnsafePointer<Double>) {
    records = UnsafeRawPointer(values)
    stride = MemoryLayout<Double>.stride
  }

  /// The number that a value is given as: the nearest whole multiple of 2⁻³².
  ///
  /// Which way a value was calculated shows in its last bits, some 10⁻¹³ of a screen's size. Whole
  /// multiples of 2⁻³² are far coarser than that, and far finer than what can be seen; so a value does
  /// not depend on what was solved before. Values of half a million and more stay as they are.
  @inline(__always)
  package static func given(_ value: Double) -> Double {
    // At this magnitude, the last bit of a number is worth 2⁻³².
    let magnitude = 1.5 * 1_048_576
    guard abs(value) < 524_288 else { return value }
    // A negative zero would be another number, bit for bit.
    return value + magnitude - magnitude + 0.0
  }

  /// Whether two values are so far apart that they are given as different numbers.
  ///
  /// One that is out of range is not told to be so, where the other is in range.
  @inline(__always)
  static func areClearlyOthers(_ first: Double, _ second: Double) -> Bool {
    // Each is given as one that is no further away than 2⁻³³. Next to the largest value, numbers are 10⁸⁴ apart.
    let distance = abs(first - second)
    return distance > 0x1p-31 && distance < 1e50
  }
}
