// Numbers of tables become indices, and indices numbers, at almost every step. The conversions of the standard library
// take integers of any type, and the compiler puts all that they may have to do in place of each use, in debug builds too;
// the passes that look at it took a quarter of the time in which the solver compiles (Swift 6.3). These take one type, and
// are preferred for that. In release builds both come to the same instructions.

import Requirements

extension Int {
  /// Makes an index of a table's number.
  @inline(__always)
  init(_ value: Int32) { self.init(truncatingIfNeeded: value) }
}

extension Int32 {
  /// Makes a table's number of an index.
  ///
  /// - Precondition: The index fits into 32 bits.
  @inline(__always)
  init(_ value: Int) {
    self.init(truncatingIfNeeded: value)
    if Int(self) != value { Self.refuse(value) }
  }

  @inline(never)
  private static func refuse(_ value: Int) -> Never {
    requirementFailure("\(value) does not fit into 32 bits")
  }
}
