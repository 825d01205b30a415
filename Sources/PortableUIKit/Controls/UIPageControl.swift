public import Foundation

/// A row of dots, one for each page.
@preconcurrency @MainActor
open class UIPageControl: UIControl {
  /// The page that is shown, counted from 0.
  open var currentPage = 0

  /// The number of pages.
  open var numberOfPages = 0 {
    didSet {
      guard numberOfPages != oldValue else { return }
      invalidateIntrinsicContentSize()
      setNeedsLayout()
    }
  }

  /// Whether one dot alone is not shown.
  open var hidesForSinglePage = false

  /// What lies behind the dots.
  public enum BackgroundStyle: Int, Sendable {
    case automatic = 0
    case prominent = 1
    case minimal = 2
  }

  /// What is happening to the control.
  public enum InteractionState: Int, Sendable {
    case none = 0
    case discrete = 1
    case continuous = 2
  }

  /// What lies behind the dots.
  open var backgroundStyle = BackgroundStyle.automatic
  /// Whether a finger can run along the dots.
  open var allowsContinuousInteraction = true
  /// What is happening to the control; nothing is here.
  open var interactionState: InteractionState { .none }
  /// Where the first dot stands.
  public enum Direction: Int, Sendable {
    case natural = 0
    case leftToRight = 1
    case rightToLeft = 2
    case topToBottom = 3
    case bottomToTop = 4
  }

  /// Where the first dot stands; a column of dots is as high as a row is wide.
  open var direction = Direction.natural {
    didSet {
      guard direction != oldValue else { return }
      invalidateIntrinsicContentSize()
      setNeedsLayout()
    }
  }

  private var isColumn: Bool { direction == .topToBottom || direction == .bottomToTop }

  /// A length along the dots and one across, in points.
  private func size(_ length: CGFloat, by breadth: CGFloat) -> CGSize {
    isColumn
      ? CGSize(width: breadth, height: length) : CGSize(width: length, height: breadth)
  }

  /// The picture in place of the dot of the page shown.
  open var preferredCurrentPageIndicatorImage: UIImage?
  private var currentIndicatorImages: [Int: UIImage] = [:]

  /// Sets the picture in place of one dot while its page is shown.
  open func setCurrentPageIndicatorImage(_ image: UIImage?, forPage page: Int) {
    currentIndicatorImages[page] = image
  }

  /// Returns the picture in place of one dot while its page is shown.
  open func currentPageIndicatorImage(forPage page: Int) -> UIImage? {
    currentIndicatorImages[page] ?? preferredCurrentPageIndicatorImage
  }

  /// Whether the dots wait for ``updateCurrentPageDisplay()``, as before iOS 14; nothing is drawn meanwhile.
  open var defersCurrentPageDisplay = false

  /// Shows the page that was set.
  open func updateCurrentPageDisplay() {}

  /// The picture in place of the dots.
  ///
  /// - Note: UIKit: pictures have a size of their own; here they take the room of dots.
  open var preferredIndicatorImage: UIImage?
  private var indicatorImages: [Int: UIImage] = [:]

  /// Sets the picture in place of one dot.
  open func setIndicatorImage(_ image: UIImage?, forPage page: Int) {
    indicatorImages[page] = image
  }

  /// Returns the picture in place of one dot.
  open func indicatorImage(forPage page: Int) -> UIImage? {
    indicatorImages[page] ?? preferredIndicatorImage
  }

  /// The color of the dots.
  open var pageIndicatorTintColor: UIColor?

  /// The color of the dot of the page shown.
  open var currentPageIndicatorTintColor: UIColor?

  override class var appearanceProperties: [AppearanceProperty] {
    super.appearanceProperties + [
      .init(\UIPageControl.pageIndicatorTintColor) { $0.pageIndicatorTintColor = $1 },
      .init(\UIPageControl.currentPageIndicatorTintColor) {
        $0.currentPageIndicatorTintColor = $1
      },
    ]
  }

  /// Returns the size for a number of dots, in points.
  ///
  /// - Note: UIKit: dots of 7 points, 9 apart; from iOS 14 on there is more room around them, which
  ///   is an assumption here.
  open func size(forNumberOfPages pageCount: Int) -> CGSize {
    let dots = CGFloat(max(0, pageCount))
    return size(dots > 0 ? 16 * dots - 9 + 76.5 : 0, by: 26)
  }

  open override var intrinsicContentSize: CGSize { size(forNumberOfPages: numberOfPages) }

  private lazy var content = PageControlContentView(frame: .zero)

  /// Lays out the view of the dots: 18 points for each and 20 more, 26 high, in the middle.
  ///
  /// - Note: UIKit: the dots themselves are views, too; here the control is drawn as a whole.
  ///
  /// Source: recordings of Mac Catalyst 26.1.
  open override func layoutSubviews() {
    if content.superview == nil { insertSubview(content, at: 0) }
    let size = size(numberOfPages > 0 ? 18 * CGFloat(numberOfPages) + 20 : 0, by: 26)
    content.frame = CGRect(
      x: bounds.minX + (bounds.width - size.width) / 2,
      y: bounds.minY + (bounds.height - size.height) / 2,
      width: size.width,
      height: size.height
    )
    super.layoutSubviews()
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
}

/// The view that holds the dots of a page control.
private final class PageControlContentView: UIView {}
