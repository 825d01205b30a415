public import Foundation

/// What few views are told, and none looks at: kept beside the view.
private final class RareProperties {
  var restorationIdentifier: String?
  var isExclusiveTouch = false
  var clearsContextBeforeDrawing = true
  var contentScaleFactor: CGFloat?
  var tintAdjustmentMode = UIView.TintAdjustmentMode.automatic
  var mask: UIView?
  var hoverStyle: UIHoverStyle?
  var showsLargeContentViewer = false
  var largeContentTitle: String?
  var largeContentImage: UIImage?
  var scalesLargeContentImage = false
  var focusGroupIdentifier: String?
  var corners: UICornerConfiguration?
}

@MainActor private var rarePropertiesKey: UInt8 = 0

extension UIView {
  /// Whether the tint color is dimmed.
  public enum TintAdjustmentMode: Int, Sendable {
    case automatic = 0
    case normal = 1
    case dimmed = 2
  }

  private var rare: RareProperties {
    if let kept = associatedObject(of: self, key: &rarePropertiesKey) as? RareProperties {
      return kept
    }
    let new = RareProperties()
    setAssociatedObject(
      new,
      of: self,
      key: &rarePropertiesKey,
      policy: .OBJC_ASSOCIATION_RETAIN_NONATOMIC
    )
    return new
  }

  /// A name under which the view's state would be kept.
  public var restorationIdentifier: String? {
    get { rare.restorationIdentifier }
    set { rare.restorationIdentifier = newValue }
  }

  /// How round the corners are, where that was said; nothing is kept for a view of which nobody said anything.
  var storedCorners: UICornerConfiguration? {
    get {
      (associatedObject(of: self, key: &rarePropertiesKey) as? RareProperties)?.corners
    }
    set { rare.corners = newValue }
  }

  /// Whether touches reach no other view meanwhile.
  public var isExclusiveTouch: Bool {
    get { rare.isExclusiveTouch }
    set { rare.isExclusiveTouch = newValue }
  }

  /// Whether what was drawn is cleared before drawing.
  public var clearsContextBeforeDrawing: Bool {
    get { rare.clearsContextBeforeDrawing }
    set { rare.clearsContextBeforeDrawing = newValue }
  }

  /// Pixels for each point of what is drawn: those of the screen at first.
  public var contentScaleFactor: CGFloat {
    get { rare.contentScaleFactor ?? traitCollection.displayScale }
    set { rare.contentScaleFactor = newValue }
  }

  /// Whether the tint color is dimmed.
  public var tintAdjustmentMode: TintAdjustmentMode {
    get { rare.tintAdjustmentMode }
    set { rare.tintAdjustmentMode = newValue }
  }

  /// What is seen when somebody looks at the view or points to it.
  public var hoverStyle: UIHoverStyle? {
    get { rare.hoverStyle }
    set { rare.hoverStyle = newValue }
  }

  /// Whether the view is shown large while it is held, where text is large.
  public var showsLargeContentViewer: Bool {
    get { rare.showsLargeContentViewer }
    set { rare.showsLargeContentViewer = newValue }
  }

  /// The words that are shown large.
  public var largeContentTitle: String? {
    get { rare.largeContentTitle }
    set { rare.largeContentTitle = newValue }
  }

  /// The picture that is shown large.
  public var largeContentImage: UIImage? {
    get { rare.largeContentImage }
    set { rare.largeContentImage = newValue }
  }

  /// Whether that picture grows with the text.
  public var scalesLargeContentImage: Bool {
    get { rare.scalesLargeContentImage }
    set { rare.scalesLargeContentImage = newValue }
  }

  /// The name of the views among which the focus moves first.
  public var focusGroupIdentifier: String? {
    get { rare.focusGroupIdentifier }
    set { rare.focusGroupIdentifier = newValue }
  }

  /// Whether the view has the focus; none has one here.
  public var isFocused: Bool { false }

  /// The mask, without making room for one.
  var maskView: UIView? {
    (associatedObject(of: self, key: &rarePropertiesKey) as? RareProperties)?.mask
  }

  /// A view whose opacity decides what is seen of this one, in this view's coordinates.
  public var mask: UIView? {
    get { maskView }
    set { rare.mask = newValue }
  }
}
