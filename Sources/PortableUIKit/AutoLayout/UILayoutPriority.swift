/// How firmly a constraint, a hugging or a compression resistance is held.
///
/// Above 0 and up to 1000 (``required``). A higher priority is satisfied completely before a lower
/// one is looked at.
public struct UILayoutPriority: RawRepresentable, Hashable, Sendable {
  /// The priority as a number, above 0 and at most 1000.
  public var rawValue: Float

  /// Creates a priority from a number.
  public init(_ rawValue: Float) {
    self.rawValue = rawValue
  }

  /// Creates a priority from a number.
  public init(rawValue: Float) {
    self.rawValue = rawValue
  }

  /// Must hold: 1000.
  public static let required = UILayoutPriority(1000)
  /// How firmly a button resists compression: 750.
  public static let defaultHigh = UILayoutPriority(750)
  /// The priority at which dragging may resize a scene: 510.
  public static let dragThatCanResizeScene = UILayoutPriority(510)
  /// The priority at which a scene's size stays: 500.
  public static let sceneSizeStayPut = UILayoutPriority(500)
  /// The priority at which dragging does not resize a scene: 490.
  public static let dragThatCannotResizeScene = UILayoutPriority(490)
  /// How firmly a button hugs its contents: 250.
  public static let defaultLow = UILayoutPriority(250)
  /// The priority at which a fitting size is as small as possible: 50.
  public static let fittingSizeLevel = UILayoutPriority(50)
}

extension UILayoutPriority: Comparable {
  public static func < (lhs: UILayoutPriority, rhs: UILayoutPriority) -> Bool {
    lhs.rawValue < rhs.rawValue
  }
}

extension UILayoutPriority {
  /// The priority that many steps above.
  public static func + (lhs: UILayoutPriority, rhs: Float) -> UILayoutPriority {
    UILayoutPriority(lhs.rawValue + rhs)
  }

  /// The priority that many steps below.
  public static func - (lhs: UILayoutPriority, rhs: Float) -> UILayoutPriority {
    UILayoutPriority(lhs.rawValue - rhs)
  }
}
