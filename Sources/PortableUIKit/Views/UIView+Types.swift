extension UIView {
  /// Which parts of a frame follow the superview's size.
  public struct AutoresizingMask: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    /// Creates a mask from its bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// The left margin follows.
    public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1 << 0)
    /// The width follows.
    public static let flexibleWidth = AutoresizingMask(rawValue: 1 << 1)
    /// The right margin follows.
    public static let flexibleRightMargin = AutoresizingMask(rawValue: 1 << 2)
    /// The top margin follows.
    public static let flexibleTopMargin = AutoresizingMask(rawValue: 1 << 3)
    /// The height follows.
    public static let flexibleHeight = AutoresizingMask(rawValue: 1 << 4)
    /// The bottom margin follows.
    public static let flexibleBottomMargin = AutoresizingMask(rawValue: 1 << 5)
  }

  /// How content follows the bounds.
  public enum ContentMode: Int, Sendable {
    case scaleToFill
    case scaleAspectFit
    case scaleAspectFill
    case redraw
    case center
    case top
    case bottom
    case left
    case right
    case topLeft
    case topRight
    case bottomLeft
    case bottomRight
  }
}

/// A priority for each axis.
struct ContentPriorities: Hashable, Sendable {
  var horizontal: UILayoutPriority
  var vertical: UILayoutPriority

  subscript(axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    get { axis == .horizontal ? horizontal : vertical }
    set {
      if axis == .horizontal { horizontal = newValue } else { vertical = newValue }
    }
  }
}

/// Where the baselines of content are, in points, in the alignment rectangle.
struct BaselineOffsets: Hashable, Sendable {
  /// From the top to the first baseline, at the content's natural height.
  var firstFromTop: CGFloat
  /// From the bottom up to the last baseline, at the content's natural height.
  var lastFromBottom: CGFloat
  /// Whether content stays in the vertical middle of a view that is taller than the content.
  var centersContent: Bool
}

/// What about a view changed, as far as its layout goes.
struct LayoutInputs: OptionSet {
  let rawValue: Int

  static let intrinsicSize = LayoutInputs(rawValue: 1 << 0)
  static let contentPriorities = LayoutInputs(rawValue: 1 << 1)
  static let margins = LayoutInputs(rawValue: 1 << 2)
  static let autoresizing = LayoutInputs(rawValue: 1 << 3)
  static let direction = LayoutInputs(rawValue: 1 << 4)
}

/// What a view asks of the controller whose root view it is.
@MainActor
protocol LayoutController: AnyObject {
  /// Told after the root view was told that its safe area changed.
  func viewSafeAreaInsetsDidChange()
  /// Told after the root view was told that its margins changed.
  func viewLayoutMarginsDidChange()
  /// Told after the root view came into a window, or left it.
  func viewDidChangeWindow()
  /// Has the controller update its properties for the first time, before its root view does.
  func updateNewProperties()
  /// Asks for an update of the controller's properties.
  func setNeedsUpdateProperties()
  /// Where the controller brings the constraints of its root view up to date, which updates the view too.
  func updateViewConstraints()
  /// Told before the root view lays out its subviews.
  func viewWillLayoutSubviews()
  /// Told after the root view laid out its subviews.
  func viewDidLayoutSubviews()
  /// The least margins of the root view, in points.
  var effectiveMinimumMargins: NSDirectionalEdgeInsets { get }
  /// What the controller adds to the root view's safe area.
  var additionalSafeAreaInsets: UIEdgeInsets { get }
}
