#if !canImport(ObjectiveC)

/// The name of a method, by which an object can be asked to call it.
///
/// - Note: UIKit: without the Objective-C runtime, `#selector` does not compile. `plumbline swift` rewrites it, and
///   writes down the methods of each class (``SelectorTable``); a selector made from a string finds those. In a
///   package that is built without that tool, a selector can be kept and compared, and calls what it was made with.
public struct Selector: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
  /// The name, as Objective-C writes it: `tableView:didSelectRowAtIndexPath:`.
  public let description: String
  /// What is called where no class that the object is of says what the name means.
  let method: SelectorMethod?

  /// Creates a selector from the name of a method.
  public init(_ str: String) {
    description = str
    method = nil
  }

  /// Creates a selector from the name of a method.
  public init(stringLiteral value: String) {
    self.init(value)
  }

  init(_ name: String, _ method: SelectorMethod) {
    description = name
    self.method = method
  }

  /// Whether the names are the same.
  public static func == (left: Selector, right: Selector) -> Bool {
    left.description == right.description
  }

  /// Feeds the name to the hasher.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(description)
  }
}

/// Returns the selector of a name.
public func NSSelectorFromString(_ aSelectorName: String) -> Selector { Selector(aSelectorName) }

/// Returns the name of a selector.
public func NSStringFromSelector(_ aSelector: Selector) -> String { aSelector.description }

#endif
