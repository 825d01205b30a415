public import Foundation
import Requirements

/// A controller of pages, one of which is shown.
@preconcurrency @MainActor
open class UIPageViewController: UIViewController {
  /// Where the spine of a book is.
  public enum SpineLocation: Int, Sendable {
    case none = 0
    case min = 1
    case mid = 2
    case max = 3
  }

  /// Where the spine is: at the beginning where pages curl.
  open var spineLocation: SpineLocation { transitionStyle == .pageCurl ? .min : .none }
  /// How pages are turned.
  public enum TransitionStyle: Int, Sendable {
    case pageCurl = 0
    case scroll = 1
  }

  /// Which way pages are turned.
  public enum NavigationOrientation: Int, Sendable {
    case horizontal = 0
    case vertical = 1
  }

  /// Whether the next or the last page comes.
  public enum NavigationDirection: Int, Sendable {
    case forward = 0
    case reverse = 1
  }

  /// A setting of the controller.
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name of the setting.
    public let rawValue: String

    /// Creates a setting from its name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// The space between pages.
    public static let interPageSpacing = OptionsKey(
      rawValue: "UIPageViewControllerOptionInterPageSpacingKey"
    )
    /// Where the spine of a book is.
    public static let spineLocation = OptionsKey(
      rawValue: "UIPageViewControllerOptionSpineLocationKey"
    )
  }

  /// Creates a controller of pages.
  public init(
    transitionStyle style: TransitionStyle,
    navigationOrientation: NavigationOrientation,
    options: [OptionsKey: Any]? = nil
  ) {
    transitionStyle = style
    self.navigationOrientation = navigationOrientation
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a controller of pages that curl, side by side.
  ///
  /// Source: Apple, `UIPageViewController`: page curl and horizontal are the values without other ones.
  public convenience init() {
    self.init(transitionStyle: .pageCurl, navigationOrientation: .horizontal)
  }

  /// Creates a controller from an archive.
  public required init?(coder: NSCoder) {
    transitionStyle = .scroll
    navigationOrientation = .horizontal
    super.init(coder: coder)
  }

  /// How pages are turned.
  public let transitionStyle: TransitionStyle
  /// Which way pages are turned.
  public let navigationOrientation: NavigationOrientation
  /// Who says which pages come before and after.
  open weak var dataSource: (any UIPageViewControllerDataSource)?
  /// Who hears of pages being turned.
  open weak var delegate: (any UIPageViewControllerDelegate)?
  /// Whether pages have content on both sides.
  open var isDoubleSided = false

  /// The pages that are shown.
  open private(set) var viewControllers: [UIViewController]?

  /// Shows pages.
  open func setViewControllers(
    _ viewControllers: [UIViewController]?,
    direction: NavigationDirection,
    animated: Bool,
    completion: ((Bool) -> Void)? = nil
  ) {
    requirement(
      viewControllers?.isEmpty != true,
      "\(type(of: self)) was given an empty array of view controllers; a page needs one"
    )
    let old = self.viewControllers?.first
    self.viewControllers = viewControllers
    let new = viewControllers?.first
    if old !== new {
      old?.willMove(toParent: nil)
      if let new { addChild(new) }
      exchange(old, for: new) {
        old?.viewIfLoaded?.removeFromSuperview()
        if isViewLoaded { showPage() }
      }
      old?.removeFromParent()
      new?.didMove(toParent: self)
    }
    completion?(true)
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    showPage()
  }

  private func showPage() {
    guard let page = viewControllers?.first?.view else { return }
    page.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    page.frame = view.bounds
    if page.superview !== view { view.addSubview(page) }
  }

  /// What turns pages that curl; none for those that scroll.
  open private(set) lazy var gestureRecognizers: [UIGestureRecognizer] =
    transitionStyle == .pageCurl ? [UITapGestureRecognizer(), UIPanGestureRecognizer()] : []
}

/// What says which pages come before and after.
@preconcurrency @MainActor
public protocol UIPageViewControllerDataSource: NSObjectProtocol {
  /// Asks for the page before another; nil where there is none.
  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerBefore viewController: UIViewController
  ) -> UIViewController?
  /// Asks for the page after another; nil where there is none.
  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerAfter viewController: UIViewController
  ) -> UIViewController?
  /// Asks how many dots there are.
  func presentationCount(for pageViewController: UIPageViewController) -> Int
  /// Asks which dot is chosen at first.
  func presentationIndex(for pageViewController: UIPageViewController) -> Int
}

extension UIPageViewControllerDataSource {
  /// No dots.
  public func presentationCount(for pageViewController: UIPageViewController) -> Int { 0 }
  /// The first dot.
  public func presentationIndex(for pageViewController: UIPageViewController) -> Int { 0 }
}

/// What hears of pages being turned; nobody turns them here but code that says so.
@preconcurrency @MainActor
public protocol UIPageViewControllerDelegate: NSObjectProtocol {
  /// Tells that the user begins to turn pages.
  func pageViewController(
    _ pageViewController: UIPageViewController,
    willTransitionTo pendingViewControllers: [UIViewController]
  )
  /// Tells that the user turned pages, or did not.
  func pageViewController(
    _ pageViewController: UIPageViewController,
    didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController],
    transitionCompleted completed: Bool
  )
  /// Asks where the spine is; not asked here.
  func pageViewController(
    _ pageViewController: UIPageViewController,
    spineLocationFor orientation: UIInterfaceOrientation
  ) -> UIPageViewController.SpineLocation
}

extension UIPageViewControllerDelegate {
  /// The beginning.
  public func pageViewController(
    _ pageViewController: UIPageViewController,
    spineLocationFor orientation: UIInterfaceOrientation
  ) -> UIPageViewController.SpineLocation { .min }
  /// Does nothing.
  public func pageViewController(
    _ pageViewController: UIPageViewController,
    willTransitionTo pendingViewControllers: [UIViewController]
  ) {}
  /// Does nothing.
  public func pageViewController(
    _ pageViewController: UIPageViewController,
    didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController],
    transitionCompleted completed: Bool
  ) {}
}
