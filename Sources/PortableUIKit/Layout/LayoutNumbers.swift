internal import LayoutEngine

#if SwiftLog
internal import Logging
#endif

/// The sizes of numbers that a layout takes.
///
/// `CGFloat.greatestFiniteMagnitude` is no length: its double is infinite. Code gives it for "as much as
/// there is", and gets the largest number that is one.
enum LayoutNumbers {
  /// The largest size of a constant and of a content's length, in points: 2²⁵.
  ///
  /// - Note: UIKit: it says that a smaller value is substituted, and not which; this one is an assumption.
  static let largestConstant: CGFloat = 33_554_432
  /// The largest size of a coordinate.
  static let largestCoordinate = CGFloat(LayoutLimits.length)

  /// Whether the message was written; it is written once.
  @MainActor static var isLogged = false

  /// A constant as it counts.
  @inline(__always)
  static func constant(_ value: CGFloat) -> CGFloat {
    abs(value) <= largestConstant ? value : substitute(for: value, largestConstant)
  }

  /// A coordinate as it counts.
  @inline(__always)
  static func coordinate(_ value: CGFloat) -> CGFloat {
    abs(value) <= largestCoordinate ? value : substitute(for: value, largestCoordinate)
  }

  /// Whether a frame counts as it is; one with something that is no number does not.
  @inline(__always)
  static func areOrdinary(_ frame: CGRect) -> Bool {
    abs(frame.origin.x) <= largestCoordinate && abs(frame.origin.y) <= largestCoordinate
      && abs(frame.size.width) <= largestCoordinate && abs(frame.size.height) <= largestCoordinate
  }

  /// A frame as it counts.
  static func frame(_ frame: CGRect) -> CGRect {
    CGRect(
      x: coordinate(frame.origin.x),
      y: coordinate(frame.origin.y),
      width: coordinate(frame.size.width),
      height: coordinate(frame.size.height)
    )
  }

  /// A multiplier as it counts: one that is smaller than any layout can show counts as 0.
  @inline(__always)
  static func multiplier(_ value: CGFloat) -> CGFloat {
    if LayoutLimits.contains(multiplier: Double(value)) { return value }
    if abs(value) < 1 { return 0 }
    return substitute(for: value, CGFloat(LayoutLimits.multipliers.upperBound))
  }

  /// What stands for a number beyond the limit; 0 for one that is none.
  @inline(never)
  private static func substitute(for value: CGFloat, _ limit: CGFloat) -> CGFloat {
    guard !value.isNaN else { return 0 }
    MainActor.assumeIsolated {
      // What code says that is only read is no matter of the log.
      guard !isLogged, !EvaluatedCode.isRunning else { return }
      isLogged = true
      LayoutConflictReporter.makeLogger().warning("\(message)")
    }
    return value < 0 ? -limit : limit
  }

  /// What UIKit says.
  private static let message: Logger.Message = """
    This NSLayoutConstraint is being configured with a constant that exceeds internal limits.  A \
    smaller value will be substituted, but this problem should be fixed. Break on BOOL \
    _NSLayoutConstraintNumberExceedsLimit(void) to debug.  This will be logged only once.  This may \
    break in the future.
    """
}
