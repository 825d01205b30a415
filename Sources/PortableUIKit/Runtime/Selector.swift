#if !canImport(ObjectiveC)

/// The name of a method, where code names one; it can be kept and compared, and calls nothing.
///
/// - Note: UIKit: without the Objective-C runtime, `#selector` does not compile. Where an action may be
///   nil, as in `UIBarButtonItem(barButtonSystemItem: .flexibleSpace, target: nil, action: nil)`, the same
///   source compiles here.
public struct Selector: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
  /// The name.
  public let description: String

  /// Creates a selector from the name of a method.
  public init(_ str: String) {
    description = str
  }

  /// Creates a selector from the name of a method.
  public init(stringLiteral value: String) {
    description = value
  }
}

#endif
