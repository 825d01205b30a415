/// A handle for one constraint of a ``Solver``.
///
/// Handles compare in the order of adding: the constraint added last is the greatest.
public struct ConstraintID: Hashable, Sendable, Comparable {
  /// The place of the constraint in the solver's table.
  package var slot: Int32

  /// The number of constraints that were added before it; never used again.
  package var serial: UInt64

  package init(slot: Int32, serial: UInt64) {
    self.slot = slot
    self.serial = serial
  }

  public static func < (a: ConstraintID, b: ConstraintID) -> Bool { a.serial < b.serial }
}

extension ConstraintID: CustomStringConvertible {
  /// A short name for logs, such as `#12`.
  public var description: String { "#\(serial)" }
}
