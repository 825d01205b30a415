extension NSLayoutConstraint {
  /// How the two sides of a constraint relate.
  public enum Relation: Int, Sendable {
    /// The first side is at most the second.
    case lessThanOrEqual = -1
    /// Both sides are equal.
    case equal = 0
    /// The first side is at least the second.
    case greaterThanOrEqual = 1
  }

  /// The part of an item that a constraint speaks of.
  public enum Attribute: Int, Hashable, Sendable {
    // In the order of their raw values, so that one is the other: all of them are read for each row.

    /// No attribute: the second side is a constant.
    case notAnAttribute = 0
    /// The left side of the alignment rectangle.
    case left = 1
    /// The right side of the alignment rectangle.
    case right = 2
    /// The top of the alignment rectangle.
    case top = 3
    /// The bottom of the alignment rectangle.
    case bottom = 4
    /// The side where the container's reading direction begins.
    case leading = 5
    /// The side where the container's reading direction ends.
    case trailing = 6
    /// The width of the alignment rectangle.
    case width = 7
    /// The height of the alignment rectangle.
    case height = 8
    /// The horizontal centre of the alignment rectangle.
    case centerX = 9
    /// The vertical centre of the alignment rectangle.
    case centerY = 10
    /// The baseline of the last line of text.
    case lastBaseline = 11
    /// The baseline of the first line of text.
    case firstBaseline = 12
    /// The left side, moved in by the left margin.
    case leftMargin = 13
    /// The right side, moved in by the right margin.
    case rightMargin = 14
    /// The top, moved in by the top margin.
    case topMargin = 15
    /// The bottom, moved in by the bottom margin.
    case bottomMargin = 16
    /// The leading side, moved in by the leading margin.
    case leadingMargin = 17
    /// The trailing side, moved in by the trailing margin.
    case trailingMargin = 18
    /// The horizontal centre between the margins.
    case centerXWithinMargins = 19
    /// The vertical centre between the margins.
    case centerYWithinMargins = 20

    /// The former name of ``lastBaseline``.
    public static var baseline: Attribute { .lastBaseline }
  }

  /// Horizontal or vertical.
  public enum Axis: Int, Sendable {
    /// From left to right or right to left.
    case horizontal = 0
    /// From top to bottom.
    case vertical = 1
  }

  /// The options of the visual format.
  public struct FormatOptions: OptionSet, Sendable {
    public let rawValue: UInt

    /// Creates options from their bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// Align the items' left sides.
    public static let alignAllLeft = FormatOptions(rawValue: 1 << 1)
    /// Align the items' right sides.
    public static let alignAllRight = FormatOptions(rawValue: 1 << 2)
    /// Align the items' tops.
    public static let alignAllTop = FormatOptions(rawValue: 1 << 3)
    /// Align the items' bottoms.
    public static let alignAllBottom = FormatOptions(rawValue: 1 << 4)
    /// Align the items' leading sides.
    public static let alignAllLeading = FormatOptions(rawValue: 1 << 5)
    /// Align the items' trailing sides.
    public static let alignAllTrailing = FormatOptions(rawValue: 1 << 6)
    /// Align the items' horizontal centres.
    public static let alignAllCenterX = FormatOptions(rawValue: 1 << 9)
    /// Align the items' vertical centres.
    public static let alignAllCenterY = FormatOptions(rawValue: 1 << 10)
    /// Align the items' last baselines.
    public static let alignAllLastBaseline = FormatOptions(rawValue: 1 << 11)
    /// Align the items' first baselines.
    public static let alignAllFirstBaseline = FormatOptions(rawValue: 1 << 12)
    /// Read the format from leading to trailing.
    ///
    /// The default.
    public static let directionLeadingToTrailing: FormatOptions = []
    /// Read the format from left to right.
    public static let directionLeftToRight = FormatOptions(rawValue: 1 << 16)
    /// Read the format from right to left.
    public static let directionRightToLeft = FormatOptions(rawValue: 2 << 16)
    /// Measure distances from edge to edge.
    ///
    /// The default.
    public static let spacingEdgeToEdge: FormatOptions = []
    /// Measure distances between views from the last baseline of the upper one to the first of the lower one.
    ///
    /// It matters in vertical formats alone; the edges of the superview stay edges.
    public static let spacingBaselineToBaseline = FormatOptions(rawValue: 1 << 19)
    /// The bits of the spacing.
    public static let spacingMask = FormatOptions(rawValue: 1 << 19)
    /// The bits of the alignments.
    public static let alignmentMask = FormatOptions(rawValue: 0xFFFF)
    /// The bits of the directions; as an option, a format is read from leading to trailing.
    public static let directionMask = FormatOptions(rawValue: 3 << 16)

    /// The direction alone.
    var direction: FormatOptions {
      let direction = intersection(.directionMask)
      return direction == .directionMask ? .directionLeadingToTrailing : direction
    }
  }
}
