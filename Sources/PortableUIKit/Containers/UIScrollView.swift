public import Foundation

/// A view whose content may be larger than itself.
///
/// Constraints between the edges of a scroll view and anything inside it speak of the content;
/// width, height and center speak of the frame.
///
/// Source: Apple's Technical Note TN2154.
@preconcurrency @MainActor
open class UIScrollView: UIView {
  /// Whether the safe area adds to the insets.
  public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    case automatic = 0
    case scrollableAxes = 1
    case never = 2
    case always = 3
  }

  /// What happens to the keyboard while scrolling.
  public enum KeyboardDismissMode: Int, Sendable {
    case none = 0
    case onDrag = 1
    case interactive = 2
  }

  /// Who hears of scrolling.
  open weak var delegate: (any UIScrollViewDelegate)?

  // MARK: - Managing the Content Size and Offset

  /// The size of the content in points.
  ///
  /// Constraints decide it where they reach the edges of the content.
  open var contentSize = CGSize.zero {
    didSet { if contentSize != oldValue { setNeedsLayout() } }
  }

  /// The point of the content that is at the top left of the view.
  open var contentOffset: CGPoint {
    get { bounds.origin }
    set {
      guard newValue != bounds.origin else { return }
      bounds.origin = newValue
      frameGuideDidMove()
      delegate?.scrollViewDidScroll(self)
    }
  }

  /// Scrolls to a point of the content.
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    self.contentOffset = contentOffset
  }

  /// Scrolls as little as it takes to show a rectangle of the content.
  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
    var offset = contentOffset
    offset.x = min(max(offset.x, rect.maxX - bounds.width), rect.minX)
    offset.y = min(max(offset.y, rect.maxY - bounds.height), rect.minY)
    contentOffset = offset
  }

  // MARK: - Managing the Content Inset

  /// Space around the content, in points.
  open var contentInset = UIEdgeInsets.zero

  /// Space around the content in points, with the safe area.
  open var adjustedContentInset: UIEdgeInsets {
    guard contentInsetAdjustmentBehavior != .never else { return contentInset }
    let safe = safeAreaInsets
    return UIEdgeInsets(
      top: contentInset.top + safe.top,
      left: contentInset.left + safe.left,
      bottom: contentInset.bottom + safe.bottom,
      right: contentInset.right + safe.right
    )
  }

  /// Whether the safe area adds to the insets.
  open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic

  /// Where the bars at the edges begin, in points.
  open var scrollIndicatorInsets = UIEdgeInsets.zero

  // MARK: - Configuring the Scroll View

  /// Whether the content can be moved.
  open var isScrollEnabled = true
  /// Whether scrolling stops at whole pages.
  open var isPagingEnabled = false
  /// Whether scrolling goes past the edges and comes back.
  open var bounces = true
  /// Whether content that fits can be pulled up and down.
  open var alwaysBounceVertical = false
  /// Whether content that fits can be pulled from side to side.
  open var alwaysBounceHorizontal = false
  /// Whether there is a bar at the bottom.
  open var showsHorizontalScrollIndicator = true
  /// Whether there is a bar at the side.
  open var showsVerticalScrollIndicator = true
  /// What happens to the keyboard while scrolling.
  open var keyboardDismissMode = KeyboardDismissMode.none
  /// Whether touches wait for scrolling.
  open var delaysContentTouches = true
  /// How large the content is shown.
  open var zoomScale: CGFloat = 1
  /// How small the content can be shown.
  open var minimumZoomScale: CGFloat = 1
  /// How large the content can be shown.
  open var maximumZoomScale: CGFloat = 1
  /// The control that is pulled down to load anew.
  open var refreshControl: UIRefreshControl?
  /// Whether a finger moves the content.
  open var isDragging: Bool { false }
  /// Whether the content goes on moving.
  open var isDecelerating: Bool { false }

  // MARK: - Getting the Layout Guides

  /// The guide of the content; its size is the size of the content.
  open var contentLayoutGuide: UILayoutGuide {
    systemGuide(.scrollContent, "UIScrollView-contentLayoutGuide")
  }

  /// The guide of the view's own frame, which does not scroll.
  open var frameLayoutGuide: UILayoutGuide {
    systemGuide(.scrollFrame, "UIScrollView-frameLayoutGuide")
  }

  override var contentGuideForDescendants: UILayoutGuide? { contentLayoutGuide }
  override var hasContentGuide: Bool { true }

  override func contentGuideDidMove(to size: CGSize) {
    super.contentGuideDidMove(to: size)
    contentSize = size
  }

  /// Moves the guide of the frame with the content, so that it stays where the frame is.
  private func frameGuideDidMove() {
    guard let host = layoutHost else { return }
    for guide in systemGuides where guide.role == .scrollFrame {
      host.updateSystemRows(of: guide)
      host.needsSolve = true
    }
    setNeedsLayout()
  }
}

/// What hears of scrolling.
@preconcurrency @MainActor
public protocol UIScrollViewDelegate: NSObjectProtocol {
  /// Tells that the content was moved.
  func scrollViewDidScroll(_ scrollView: UIScrollView)
}

extension UIScrollViewDelegate {
  /// Does nothing.
  public func scrollViewDidScroll(_ scrollView: UIScrollView) {}
}
