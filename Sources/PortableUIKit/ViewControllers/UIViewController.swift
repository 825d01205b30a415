public import Foundation

/// What looks after a screen, or a part of one: it makes a view and hears of its layout.
@preconcurrency @MainActor
open class UIViewController: UIResponder {
  // MARK: - Creating a View Controller

  /// Creates a controller; the names are kept and nothing is loaded.
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    nibName = nibNameOrNil
    nibBundle = nibBundleOrNil
    super.init()
  }

  /// Creates a controller that makes its view itself.
  public convenience override init() {
    self.init(nibName: nil, bundle: nil)
  }

  /// Creates a controller from an archive.
  public required init?(coder: NSCoder) {
    nibName = nil
    nibBundle = nil
    super.init()
  }

  /// The name of the document with the view.
  public let nibName: String?
  /// The bundle of the document with the view.
  public let nibBundle: Bundle?

  // MARK: - Managing the View

  private var storedView: UIView?
  private var isLoadingView = false

  // Apple declares the view so; reading it makes it.
  /// The view, made when it is first asked for.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var view: UIView! {
    get {
      loadViewIfNeeded()
      return storedView
    }
    set {
      storedView?.layoutController = nil
      storedView = newValue
      topGuide = nil
      bottomGuide = nil
      newValue?.layoutController = self
    }
  }

  /// The view, where it was made.
  open var viewIfLoaded: UIView? { storedView }

  /// Whether the view was made.
  open var isViewLoaded: Bool { storedView != nil }

  /// Makes the view and sets ``UIViewController/view``: a plain one as large as the screen, unless overridden.
  open func loadView() {
    let view = UIView(frame: UIScreen.main.bounds)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    self.view = view
  }

  /// Makes the view, unless it was made.
  open func loadViewIfNeeded() {
    guard storedView == nil, !isLoadingView else { return }
    isLoadingView = true
    loadView()
    isLoadingView = false
    precondition(
      storedView != nil,
      "loadView of \(type(of: self)) did not set the controller's view"
    )
    viewDidLoad()
  }

  /// Tells that the view was made.
  open func viewDidLoad() {}

  /// What the controller is called.
  open var title: String?

  /// The size that the controller would like for its view, in points.
  open var preferredContentSize = CGSize.zero

  // MARK: - Responding to View Events

  /// Tells that the view is about to be shown.
  open func viewWillAppear(_ animated: Bool) {}

  /// Tells that the view is shown, before its layout.
  open func viewIsAppearing(_ animated: Bool) {}

  /// Tells that the view was shown.
  open func viewDidAppear(_ animated: Bool) {}

  /// Tells that the view is about to go.
  open func viewWillDisappear(_ animated: Bool) {}

  /// Tells that the view has gone.
  open func viewDidDisappear(_ animated: Bool) {}

  /// Shows the controller: it and the controllers in it appear.
  func appear() {
    loadViewIfNeeded()
    viewWillAppear(false)
    viewIsAppearing(false)
    appearingChildren.forEach { $0.appear() }
    storedView?.layoutIfNeeded()
    viewDidAppear(false)
  }

  /// The children that appear with this controller.
  var appearingChildren: [UIViewController] {
    children.filter { $0.viewIfLoaded?.superview != nil }
  }

  // MARK: - Laying Out the View

  /// Tells that the view is about to lay out its subviews.
  open func viewWillLayoutSubviews() {}

  /// Tells that the view has laid out its subviews.
  open func viewDidLayoutSubviews() {}

  /// Where a controller brings the constraints of its view up to date; overrides call `super`.
  open func updateViewConstraints() {
    storedView?.updateConstraints()
  }

  // MARK: - Margins and Safe Area

  /// The least margins of the view in points: 0 above and below; at the sides 16, or 20 from a width
  /// of 390 on.
  ///
  /// Source: saved frames in Interface Builder documents.
  open var systemMinimumLayoutMargins: NSDirectionalEdgeInsets {
    let width = storedView?.bounds.width ?? UIScreen.main.bounds.width
    let side: CGFloat = width >= 390 ? 20 : 16
    return NSDirectionalEdgeInsets(top: 0, leading: side, bottom: 0, trailing: side)
  }

  /// Whether the margins of the view are at least ``systemMinimumLayoutMargins``.
  open var viewRespectsSystemMinimumLayoutMargins = true {
    didSet { storedView?.marginRulesChanged() }
  }

  /// What the controller adds to the safe area of its view, in points.
  open var additionalSafeAreaInsets = UIEdgeInsets.zero {
    didSet { if additionalSafeAreaInsets != oldValue { storedView?.marginRulesChanged() } }
  }

  /// Tells that the margins of the view have changed.
  open func viewLayoutMarginsDidChange() {}

  /// Tells that the safe area of the view has changed.
  open func viewSafeAreaInsetsDidChange() {}

  private var topGuide: LayoutSupportGuide?
  private var bottomGuide: LayoutSupportGuide?

  /// What stands for the bars at the top; the first use adds two constraints to the view.
  open var topLayoutGuide: any UILayoutSupport {
    if let topGuide { return topGuide }
    let guide = LayoutSupportGuide(atTop: true, of: view)
    topGuide = guide
    return guide
  }

  /// What stands for the bars at the bottom; the first use adds two constraints to the view.
  open var bottomLayoutGuide: any UILayoutSupport {
    if let bottomGuide { return bottomGuide }
    let guide = LayoutSupportGuide(atTop: false, of: view)
    bottomGuide = guide
    return guide
  }

  /// Which edges the view reaches under bars.
  open var edgesForExtendedLayout = UIRectEdge.all

  /// Whether the view reaches under opaque bars.
  open var extendedLayoutIncludesOpaqueBars = false

  // MARK: - Managing Child View Controllers

  /// The controllers in this one.
  public internal(set) var children: [UIViewController] = []

  /// The controller that this one is in.
  public internal(set) weak var parent: UIViewController?

  /// Takes a controller in; its view has to be added by the caller.
  open func addChild(_ childController: UIViewController) {
    guard childController.parent !== self else { return }
    childController.removeFromParent()
    childController.willMove(toParent: self)
    children.append(childController)
    childController.parent = self
  }

  /// Takes the controller out of its parent.
  open func removeFromParent() {
    guard let parent else { return }
    parent.children.removeAll { $0 === self }
    self.parent = nil
    didMove(toParent: nil)
  }

  /// Tells that the parent is about to change.
  open func willMove(toParent parent: UIViewController?) {}

  /// Tells that the parent has changed.
  open func didMove(toParent parent: UIViewController?) {}

  // MARK: - Presenting a View Controller

  /// The controller that this one presents.
  public private(set) var presentedViewController: UIViewController?

  /// The controller that presents this one.
  public private(set) weak var presentingViewController: UIViewController?

  /// How the controller is presented.
  open var modalPresentationStyle = UIModalPresentationStyle.automatic

  /// Presents a controller: its view is loaded; where it goes is not laid out here.
  open func present(
    _ viewControllerToPresent: UIViewController,
    animated flag: Bool,
    completion: (() -> Void)? = nil
  ) {
    presentedViewController = viewControllerToPresent
    viewControllerToPresent.presentingViewController = self
    viewControllerToPresent.loadViewIfNeeded()
    completion?()
  }

  /// Ends what the controller presents, or its own presentation.
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    if let presentedViewController {
      presentedViewController.presentingViewController = nil
      self.presentedViewController = nil
    } else {
      presentingViewController?.dismiss(animated: flag)
    }
    completion?()
  }

  // MARK: - Bars

  /// What is shown in a navigation bar.
  open private(set) lazy var navigationItem = UINavigationItem(title: title ?? "")

  // Apple declares the item so; it is never nil here.
  /// What is shown in a tab bar.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open lazy var tabBarItem: UITabBarItem! = UITabBarItem(title: title, image: nil, tag: 0)

  // MARK: - Traits and the responder chain

  /// The traits of the view.
  open var traitCollection: UITraitCollection {
    storedView?.traitCollection ?? parent?.traitCollection ?? .current
  }

  /// Tells that the traits have changed.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  open override var next: UIResponder? { storedView?.superview ?? presentingViewController }
}

extension UIViewController: UITraitEnvironment {}

extension UIViewController: LayoutController {
  /// The least margins in force.
  var effectiveMinimumMargins: NSDirectionalEdgeInsets {
    viewRespectsSystemMinimumLayoutMargins ? systemMinimumLayoutMargins : .zero
  }
}

/// How a controller is presented.
public enum UIModalPresentationStyle: Int, Sendable {
  case fullScreen = 0
  case pageSheet = 1
  case formSheet = 2
  case currentContext = 3
  case custom = 4
  case overFullScreen = 5
  case overCurrentContext = 6
  case popover = 7
  case none = -1
  case automatic = -2
}
