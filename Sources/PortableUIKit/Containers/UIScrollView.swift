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
    case onDragWithAccessory = 3
    case interactiveWithAccessory = 4
  }

  /// Where the bars at the edges take their look from.
  public enum IndicatorStyle: Int, Sendable {
    case `default` = 0
    case black = 1
    case white = 2
  }

  /// How quickly the content comes to rest, as the part of the speed that is left after a millisecond.
  public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    /// The rate.
    public let rawValue: CGFloat

    /// Creates a rate.
    public init(rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    /// The ordinary rate.
    public static let normal = DecelerationRate(rawValue: 0.998)
    /// A higher rate.
    public static let fast = DecelerationRate(rawValue: 0.99)
  }

  /// Who hears of scrolling.
  ///
  /// Tables and collections declare it anew with the type of their delegate, as UIKit does, which is
  /// why this one gives way to theirs.
  @_disfavoredOverload
  open weak var delegate: (any UIScrollViewDelegate)?

  // MARK: - Creating Scroll Views

  /// Creates a scroll view with a frame in points, which cuts its content off at its bounds.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    clipsToBounds = true
  }

  /// Creates a scroll view from an archive, which cuts its content off at its bounds.
  public required init?(coder: NSCoder) {
    coder.beginDecoding()
    super.init(coder: coder)
    clipsToBounds = true
    coder.endDecoding(self)
  }

  // MARK: - Managing the Content Size and Offset

  /// The size of the content in points.
  ///
  /// Constraints decide it where they reach the edges of the content.
  open var contentSize = CGSize.zero {
    didSet {
      guard contentSize != oldValue else { return }
      setNeedsLayout()
      if contentSize.width < oldValue.width || contentSize.height < oldValue.height {
        keepOffsetInContent()
      }
    }
  }

  /// Scrolls back where the content ends before what is shown, as it does once it has become smaller, or the view larger.
  ///
  /// Source: general knowledge: on iOS content that was scrolled to its end follows it, in lists and outside of them.
  private func keepOffsetInContent() {
    guard !bounds.isEmpty else { return }
    let limit = clamped(contentOffset)
    let offset = CGPoint(x: min(contentOffset.x, limit.x), y: min(contentOffset.y, limit.y))
    if offset != contentOffset { contentOffset = offset }
  }
  /// The size that the view had when it was laid out last.
  private var laidOutSize = CGSize.zero

  /// The point of the content that is at the top left of the view.
  open var contentOffset: CGPoint {
    get { bounds.origin }
    set {
      guard newValue != bounds.origin else { return }
      bounds.origin = newValue
      frameGuideDidMove()
      tellLargeTitle()
      scrollDelegate?.scrollViewDidScroll(self)
    }
  }

  /// Scrolls to a point of the content, also to one outside it, as UIKit does.
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    let isNew = contentOffset != self.contentOffset
    self.contentOffset = contentOffset
    if animated, isNew { scrollDelegate?.scrollViewDidEndScrollingAnimation(self) }
  }

  /// Scrolls as little as it takes to show a rectangle of the content, and no further than the
  /// content goes.
  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
    let insets = adjustedContentInset
    var offset = contentOffset
    offset.x = max(offset.x, rect.maxX - bounds.width + insets.right)
    offset.x = min(offset.x, rect.minX - insets.left)
    offset.y = max(offset.y, rect.maxY - bounds.height + insets.bottom)
    offset.y = min(offset.y, rect.minY - insets.top)
    setContentOffset(clamped(offset), animated: animated)
  }

  /// The nearest offset at which the content fills the view.
  func clamped(_ offset: CGPoint) -> CGPoint {
    let insets = adjustedContentInset
    // Not negative zero.
    let (left, top) = (0 - insets.left, 0 - insets.top)
    let right = max(left, contentSize.width - bounds.width + insets.right)
    let bottom = max(top, contentSize.height - bounds.height + insets.bottom)
    return CGPoint(x: min(max(offset.x, left), right), y: min(max(offset.y, top), bottom))
  }

  /// The delegate as that of a scroll view, also where a subclass declares it with another type.
  var scrollDelegate: (any UIScrollViewDelegate)? { delegate }

  // MARK: - Managing the Content Inset

  /// Space around the content, in points.
  open var contentInset = UIEdgeInsets.zero {
    didSet { if contentInset != oldValue { setNeedsLayout() } }
  }

  /// Space around the content in points, with the part of the safe area that
  /// ``contentInsetAdjustmentBehavior`` says.
  open var adjustedContentInset: UIEdgeInsets {
    var insets = contentInset
    let safe = safeAreaInsets
    let axes = adjustedAxes
    if axes.vertical {
      insets.top += safe.top
      insets.bottom += safe.bottom
    }
    if axes.horizontal {
      insets.left += safe.left
      insets.right += safe.right
    }
    return insets
  }

  /// Along which axes the safe area adds to the insets.
  ///
  /// Source: Apple's documentation of `UIScrollView.ContentInsetAdjustmentBehavior`.
  private var adjustedAxes: (horizontal: Bool, vertical: Bool) {
    let scrollsHorizontally = contentSize.width > bounds.width || alwaysBounceHorizontal
    let scrollsVertically = contentSize.height > bounds.height || alwaysBounceVertical
    return switch contentInsetAdjustmentBehavior {
    case .never: (false, false)
    case .always: (true, true)
    case .scrollableAxes: (scrollsHorizontally, scrollsVertically)
    case .automatic: (scrollsHorizontally, scrollsVertically || isContentBelowBars)
    }
  }

  /// Whether the safe area adds to the insets at the top and the bottom.
  var followsSafeAreaVertically: Bool { adjustedAxes.vertical }

  /// The controller whose content this is: its view, or the first in there.
  var contentController: UIViewController? {
    let isFirst = superview?.storedSubviews.first === self
    return (layoutController ?? (isFirst ? superview?.layoutController : nil)) as? UIViewController
  }

  /// Whether this is the content of a controller that a navigation or tab bar controller shows.
  private var isContentBelowBars: Bool {
    var parent = contentController?.parent
    while let current = parent {
      if current is UINavigationController || current is UITabBarController { return true }
      parent = current.parent
    }
    return false
  }

  /// Whether the safe area adds to the insets.
  open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic {
    didSet { if contentInsetAdjustmentBehavior != oldValue { setNeedsLayout() } }
  }

  /// Told after ``adjustedContentInset`` has changed.
  open func adjustedContentInsetDidChange() {}

  private var knownInset = UIEdgeInsets.zero
  /// Whether the insets changed with a bar that follows the content, which nobody was told of yet.
  private var hasBarNews = false

  /// Lets a bar follow the content, whose offset stays as it is.
  func followingBar(_ change: () -> Void) {
    let missing = adjustedContentInset.top - knownInset.top
    change()
    knownInset.top = adjustedContentInset.top - missing
    hasBarNews = true
    setNeedsLayout()
  }

  /// Keeps what is at the top left in its place when the insets change.
  private func followInsets() {
    let insets = adjustedContentInset
    guard insets != knownInset || hasBarNews else { return }
    hasBarNews = false
    let old = knownInset
    knownInset = insets
    contentOffset = CGPoint(
      x: contentOffset.x - (insets.left - old.left),
      y: contentOffset.y - (insets.top - old.top)
    )
    adjustedContentInsetDidChange()
    scrollDelegate?.scrollViewDidChangeAdjustedContentInset(self)
  }

  /// Lets the content follow the insets, and gives the subviews their frames.
  open override func layoutSubviews() {
    followInsets()
    placeContent()
    super.layoutSubviews()
    if laidOutSize != bounds.size {
      let isLarger = bounds.width > laidOutSize.width || bounds.height > laidOutSize.height
      if isLarger, laidOutSize != .zero { keepOffsetInContent() }
      laidOutSize = bounds.size
    }
    if zoomed?.view.translatesAutoresizingMaskIntoConstraints == false { placeZoomed() }
  }

  /// Where lists place what is visible.
  func placeContent() {}

  /// Where the bars at the edges begin, in points.
  open var scrollIndicatorInsets = UIEdgeInsets.zero
  /// Where the bar at the side begins and ends, in points.
  open var verticalScrollIndicatorInsets = UIEdgeInsets.zero
  /// Where the bar at the bottom begins and ends, in points.
  open var horizontalScrollIndicatorInsets = UIEdgeInsets.zero
  /// Whether the bars keep clear of the safe area.
  open var automaticallyAdjustsScrollIndicatorInsets = true

  // MARK: - Configuring the Scroll View

  private lazy var edgeEffects = ScrollEdgeEffects()

  /// How content fades at the top, as of iOS 26; kept, and not drawn.
  open var topEdgeEffect: UIScrollEdgeEffect { edgeEffects.top }
  /// How content fades at the bottom, as of iOS 26; kept, and not drawn.
  open var bottomEdgeEffect: UIScrollEdgeEffect { edgeEffects.bottom }
  /// How content fades at the left, as of iOS 26; kept, and not drawn.
  open var leftEdgeEffect: UIScrollEdgeEffect { edgeEffects.left }
  /// How content fades at the right, as of iOS 26; kept, and not drawn.
  open var rightEdgeEffect: UIScrollEdgeEffect { edgeEffects.right }

  /// Whether the content can be moved.
  open var isScrollEnabled = true
  /// Whether scrolling stops at whole pages.
  open var isPagingEnabled = false
  /// Whether scrolling goes past the edges and comes back.
  open var bounces = true {
    didSet { (bouncesVertically, bouncesHorizontally) = (bounces, bounces) }
  }
  /// Whether content can be pulled beyond its upper and lower edges.
  open var bouncesVertically = true
  /// Whether content can be pulled beyond its left and right edges.
  open var bouncesHorizontally = true
  /// Whether the keys of a keyboard scroll.
  open var allowsKeyboardScrolling = true
  /// Whether what is left of a movement at an edge goes on to the scroll view around this one.
  open var transfersHorizontalScrollingToParent = true
  /// Whether content is scrolling by itself; nothing moves here.
  open var isScrollAnimating: Bool { false }
  /// Ends all scrolling and zooming; nothing moves here.
  open func stopScrollingAndZooming() {}
  /// Shows the scroll indicators while `changes` move the content.
  open func withScrollIndicatorsShown(forContentOffsetChanges changes: () -> Void) { changes() }
  /// Whether a touch in the content is taken from it as soon as it moves: not from controls.
  open func touchesShouldCancel(in view: UIView) -> Bool { !(view is UIControl) }
  /// Whether a touch reaches the content.
  open func touchesShouldBegin(
    _ touches: Set<UITouch>,
    with event: UIEvent?,
    in view: UIView
  ) -> Bool { true }
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
  /// Whether the look of the bars fits a dark or a light background.
  open var indicatorStyle = IndicatorStyle.default
  /// Whether a touch that begins on a control can become scrolling.
  open var canCancelContentTouches = true
  /// Whether scrolling keeps to one axis once it has begun.
  open var isDirectionalLockEnabled = false
  /// Whether a tap at the top of the screen scrolls to the top.
  open var scrollsToTop = true
  /// How quickly the content comes to rest.
  open var decelerationRate = DecelerationRate.normal
  /// Recognises the finger that scrolls.
  public let panGestureRecognizer = UIPanGestureRecognizer()
  /// Recognises the fingers that zoom, where the content can be zoomed.
  open private(set) lazy var pinchGestureRecognizer: UIPinchGestureRecognizer? =
    UIPinchGestureRecognizer()

  /// Shows the bars for a moment.
  open func flashScrollIndicators() {}

  // MARK: - Zooming

  /// How large the content is shown, between the smallest and the largest scale.
  ///
  /// The view for zooming is transformed, the size of the content follows it, and what was in the middle stays there as far as
  /// the content goes. Without a view for zooming nothing changes.
  ///
  /// Source: Apple's documentation of `viewForZooming(in:)` and of `zoomScale`.
  open var zoomScale: CGFloat {
    get { storedZoomScale }
    set {
      let scale = min(max(newValue, minimumZoomScale), max(minimumZoomScale, maximumZoomScale))
      guard scale != storedZoomScale, let view = scrollDelegate?.viewForZooming(in: self)
      else { return }
      let old = storedZoomScale
      let factor = scale / old
      let middle = CGPoint(
        x: (contentOffset.x + bounds.width / 2) * factor,
        y: (contentOffset.y + bounds.height / 2) * factor
      )
      let origin = view.frame.origin
      zoomed = (view, CGPoint(x: origin.x / storedZoomScale, y: origin.y / storedZoomScale))
      storedZoomScale = scale
      view.transform = CGAffineTransform(scaleX: scale, y: scale)
      placeZoomed()
      contentSize = CGSize(
        width: contentSize.width / old * scale,
        height: contentSize.height / old * scale
      )
      show(middle: middle)
      scrollDelegate?.scrollViewDidZoom(self)
    }
  }

  /// The view that is zoomed, with its origin at a scale of 1.
  private var zoomed: (view: UIView, origin: CGPoint)?

  /// Puts the view that is zoomed where its content begins; constraints place it as if it were not.
  private func placeZoomed() {
    guard let (view, origin) = zoomed, view.superview === self else { return }
    view.center = CGPoint(
      x: (origin.x + view.bounds.width / 2) * storedZoomScale,
      y: (origin.y + view.bounds.height / 2) * storedZoomScale
    )
  }

  private func show(middle: CGPoint) {
    guard !bounds.isEmpty else { return }
    contentOffset = clamped(
      CGPoint(x: middle.x - bounds.width / 2, y: middle.y - bounds.height / 2)
    )
  }

  private var storedZoomScale: CGFloat = 1
  /// How small the content can be shown.
  open var minimumZoomScale: CGFloat = 1
  /// How large the content can be shown.
  open var maximumZoomScale: CGFloat = 1
  /// Whether zooming goes past the limits and comes back.
  open var bouncesZoom = true
  /// Whether fingers zoom the content.
  open var isZooming: Bool { false }
  /// Whether zooming is coming back to a limit.
  open var isZoomBouncing: Bool { false }

  /// Shows the content at a scale.
  open func setZoomScale(_ scale: CGFloat, animated: Bool) {
    zoomScale = scale
  }

  /// Shows a rectangle of the view for zooming, in that view's coordinates, as large as it goes.
  ///
  /// Source: Apple's documentation of `zoom(to:animated:)`.
  open func zoom(to rect: CGRect, animated: Bool) {
    guard rect.width > 0, rect.height > 0, let view = scrollDelegate?.viewForZooming(in: self)
    else { return }
    zoomScale = min(bounds.width / rect.width, bounds.height / rect.height)
    show(middle: view.convert(CGPoint(x: rect.midX, y: rect.midY), to: self))
  }

  /// The control that is pulled down to load anew.
  open var refreshControl: UIRefreshControl?
  /// Whether a finger touches the content.
  open var isTracking: Bool { false }
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

  /// Whether the view works out the size of its content itself, from rows or a text, whatever constraints say.
  var sizesContentItself: Bool { false }

  override func contentGuideDidMove(to size: CGSize) {
    super.contentGuideDidMove(to: size)
    sizeContent(to: CGSize(width: size.width * zoomScale, height: size.height * zoomScale))
  }

  /// Sets the size of the content where it is another one: overrides in apps hear of changes only.
  ///
  /// Source: tables in public code that invalidate their intrinsic size, and ask for layout, whenever their content size is
  /// set; on iOS those layouts end.
  final func sizeContent(to size: CGSize) {
    if size != contentSize { contentSize = size }
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

  /// When the index beside it is shown, of a table.
  public enum IndexDisplayMode: Int, Sendable {
    case automatic = 0
    case alwaysHidden = 1
  }
  /// When the index beside it is shown, of a table.
  open var indexDisplayMode = IndexDisplayMode.automatic
}
