import LayoutEngine

/// Something that can be proven of a layout at all widths.
public struct LayoutProperty: Sendable {
  enum Kind: Sendable {
    case noOverlap, insideParent, insideSafeArea, noClippedText, noConflict, unambiguous
    case touchTargets(Double)
    case holds(String?, @Sendable (ProofLayout) -> ProofStatement)
  }

  let kind: Kind

  /// Texts, images and controls of one superview do not cover each other.
  public static let noOverlap = LayoutProperty(kind: .noOverlap)
  /// No view sticks out of its superview; what scrolls may.
  public static let insideParent = LayoutProperty(kind: .insideParent)
  /// No text, image or control lies outside the safe area of the topmost view.
  public static let insideSafeArea = LayoutProperty(kind: .insideSafeArea)
  /// Each text has the room that it needs.
  public static let noClippedText = LayoutProperty(kind: .noClippedText)
  /// The required constraints can all hold.
  public static let noConflict = LayoutProperty(kind: .noConflict)
  /// The constraints leave nothing open.
  public static let unambiguous = LayoutProperty(kind: .unambiguous)
  /// Each control is 44 points wide and high.
  public static let touchTargets = LayoutProperty.touchTargets(atLeast: 44)

  /// Each control is large enough for a finger.
  ///
  /// - Parameter least: The least width and height in points. Source of the 44: Apple's Human Interface Guidelines,
  ///   "Buttons".
  /// - Returns: The property.
  public static func touchTargets(atLeast least: Double) -> LayoutProperty {
    LayoutProperty(kind: .touchTargets(least))
  }

  /// A statement of your own holds.
  ///
  ///     .holds { $0["title"].maxX <= $0["badge"].minX - 8 }
  ///
  /// - Parameters:
  ///   - words: The statement in words, for failures.
  ///   - statement: Lengths of views and how they compare, in the coordinates of the topmost view.
  /// - Returns: The property.
  public static func holds(
    _ words: String? = nil,
    _ statement: @escaping @Sendable (ProofLayout) -> ProofStatement
  ) -> LayoutProperty {
    LayoutProperty(kind: .holds(words, statement))
  }
}

/// The widths for which something is to be proven.
public struct ProofRange: Hashable, Sendable {
  /// The widths in points.
  public let widths: ClosedRange<Double>

  /// All widths of the layout in a range of points, fractions included.
  public static func widths(_ widths: ClosedRange<Double>) -> ProofRange {
    ProofRange(widths: widths)
  }
}
