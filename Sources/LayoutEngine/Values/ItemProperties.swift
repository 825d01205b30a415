/// What the engine must know of a view or guide besides its constraints.
public struct ItemProperties: Hashable, Sendable, Codable {
  /// The width of the content, in points of the alignment rectangle, or nil for none.
  public var intrinsicWidth: Double?
  /// The height of the content, in points of the alignment rectangle, or nil for none.
  public var intrinsicHeight: Double?
  /// How firmly the item resists growing beyond its content, above 0 and up to 1000.
  public var hugging = AxisPriorities(horizontal: 250, vertical: 250)
  /// How firmly the item resists shrinking below its content, above 0 and up to 1000.
  public var compressionResistance = AxisPriorities(horizontal: 750, vertical: 750)
  /// Whether leading is right.
  public var isRightToLeft = false
  /// Whether the height of the content follows the width, as that of several lines of text does; nil for
  /// no.
  ///
  /// Where priorities are equal, widths of such items are decided after all others.
  public var wrapsLines: Bool?
  /// What of the frame lies outside the alignment rectangle, in points.
  public var alignmentInsets: LayoutInsets = .zero
  /// The layout margins, in points.
  public var margins: LayoutInsets = .zero
  /// Where the baselines are, or nil where they are the bottom.
  public var baselines: Baselines?

  enum CodingKeys: String, CodingKey {
    case alignmentInsets, intrinsicWidth, intrinsicHeight, hugging, compressionResistance, margins
    case isRightToLeft, baselines, wrapsLines
  }

  /// Creates the properties of an item without content.
  @inlinable
  public init() {}

  /// A priority for each axis.
  public struct AxisPriorities: Hashable, Sendable, Codable {
    public var horizontal: Float
    public var vertical: Float

    /// Creates priorities, above 0 and up to 1000.
    public init(horizontal: Float, vertical: Float) {
      self.horizontal = horizontal
      self.vertical = vertical
    }
  }

  /// Where the first and the last baseline are, in points, in the alignment rectangle.
  public struct Baselines: Hashable, Sendable, Codable {
    /// From the top down to the first baseline, at the natural height.
    public var firstFromTop: Double
    /// From the bottom up to the last baseline, at the natural height.
    public var lastFromBottom: Double
    /// The natural height of content that stays in the vertical middle, or nil for content that
    /// stays at its edges.
    public var centeredHeight: Double?

    /// Creates baselines.
    public init(firstFromTop: Double, lastFromBottom: Double, centeredHeight: Double?) {
      self.firstFromTop = firstFromTop
      self.lastFromBottom = lastFromBottom
      self.centeredHeight = centeredHeight
    }
  }
}
