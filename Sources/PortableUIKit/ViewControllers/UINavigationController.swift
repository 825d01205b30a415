public import Foundation
import Requirements

/// A controller of a stack of controllers, with a bar above the topmost.
@preconcurrency @MainActor
open class UINavigationController: UIViewController {
  /// Creates a controller with the bottom of the stack.
  public convenience init(rootViewController: UIViewController) {
    self.init(nibName: nil, bundle: nil)
    setViewControllers([rootViewController], animated: false)
  }

  /// Creates a controller without a stack, with bars of classes of the app's own.
  public convenience init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) {
    self.init(nibName: nil, bundle: nil)
    if let barClass = navigationBarClass as? UINavigationBar.Type {
      ownNavigationBar = barClass.make() as? UINavigationBar ?? navigationBar
    }
    if let barClass = toolbarClass as? UIToolbar.Type {
      ownToolbar = barClass.make() as? UIToolbar ?? toolbar
    }
  }

  /// The controllers, bottom first.
  open var viewControllers: [UIViewController] = [] {
    didSet { stackDidChange(from: oldValue) }
  }

  private var hasOwnTabBarItem = false

  // Apple declares the item so; it is never nil here.
  /// What is shown in a tab bar: that of the controller at the bottom of the stack, unless another is set.
  ///
  /// Source: Apple's documentation of `UIViewController.title`, a value of which updates the tab-bar item: titles of
  /// controllers at the bottom of stacks show in tab bars.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open override var tabBarItem: UITabBarItem! {
    get {
      guard !hasOwnTabBarItem, let root = viewControllers.first else { return super.tabBarItem }
      return root.tabBarItem
    }
    set {
      hasOwnTabBarItem = true
      super.tabBarItem = newValue
    }
  }

  /// The controller at the top of the stack.
  open var topViewController: UIViewController? { viewControllers.last }

  /// The controller that is shown.
  open var visibleViewController: UIViewController? { topViewController }

  /// The bar at the top.
  public var navigationBar: UINavigationBar { ownNavigationBar }
  private var ownNavigationBar = UINavigationBar()

  /// The bar at the bottom.
  public var toolbar: UIToolbar { ownToolbar }
  private var ownToolbar = UIToolbar()

  /// Who hears of the stack.
  ///
  /// A subclass has one of a narrower type, which is meant where both would do.
  @_disfavoredOverload
  open weak var delegate: (any UINavigationControllerDelegate)?

  /// What happens to the stack.
  public enum Operation: Int, Sendable {
    case none = 0
    case push = 1
    case pop = 2
  }

  /// Whether the bar at the top is hidden.
  open var isNavigationBarHidden = false {
    didSet { viewIfLoaded?.setNeedsLayout() }
  }

  /// Whether the bar at the bottom is hidden.
  open var isToolbarHidden = true {
    didSet { viewIfLoaded?.setNeedsLayout() }
  }

  /// Whether the bar hides when the content is scrolled.
  open var hidesBarsOnSwipe = false
  /// Whether the bars hide and come back at a tap.
  open var hidesBarsOnTap = false
  /// Whether the bars hide where there is little height.
  open var hidesBarsWhenVerticallyCompact = false {
    didSet { viewIfLoaded?.setNeedsLayout() }
  }
  /// Whether the bars hide while there is a keyboard.
  open var hidesBarsWhenKeyboardAppears = false
  /// Recognises the finger that pulls the top of the stack away.
  public let interactivePopGestureRecognizer: UIGestureRecognizer? = UIGestureRecognizer()

  /// Hides or shows the bar at the top.
  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    isNavigationBarHidden = hidden
  }

  /// Hides or shows the bar at the bottom.
  open func setToolbarHidden(_ hidden: Bool, animated: Bool) {
    isToolbarHidden = hidden
  }

  /// Replaces the stack.
  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    requirement(
      Set(viewControllers.map { ObjectIdentifier($0) }).count == viewControllers.count,
      "All view controllers in a navigation controller must be distinct"
    )
    change(animated) { self.viewControllers = viewControllers }
  }

  /// Puts a controller on top.
  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    requirement(
      !viewControllers.contains { $0 === viewController },
      "\(type(of: viewController)) is on the stack already and cannot be pushed again"
    )
    change(animated) { viewControllers.append(viewController) }
  }

  /// Takes the topmost controller away, unless it is the last.
  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    guard viewControllers.count > 1 else { return nil }
    return change(animated) { viewControllers.removeLast() }
  }

  /// Leaves only the bottom of the stack.
  @discardableResult
  open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    guard let root = viewControllers.first else { return nil }
    return popToViewController(root, animated: animated)
  }

  /// Takes everything above a controller away.
  @discardableResult
  open func popToViewController(
    _ viewController: UIViewController,
    animated: Bool
  ) -> [UIViewController]? {
    guard let index = viewControllers.firstIndex(where: { $0 === viewController }) else {
      requirementFailure("\(type(of: viewController)) is not on the stack and cannot be shown")
    }
    let popped = Array(viewControllers[(index + 1)...])
    if !popped.isEmpty { change(animated) { viewControllers = Array(viewControllers[...index]) } }
    return popped
  }

  /// Pushes the controller.
  open override func show(_ vc: UIViewController, sender: Any?) {
    pushViewController(vc, animated: true)
  }

  // MARK: - Laying out

  private let wrapper = UIView()

  /// How much of the room of their large titles the contents of controllers have taken, in points.
  var takenTitleRooms: [ObjectIdentifier: CGFloat] = [:]

  /// Whether the change of the stack that is being made is animated.
  private var isAnimatingChange = false
  /// Ends the change that an animator is at work on.
  private var endChange: (() -> Void)?

  private func change<Result>(_ animated: Bool, _ body: () -> Result) -> Result {
    let before = isAnimatingChange
    isAnimatingChange = animated
    defer { isAnimatingChange = before }
    return body()
  }

  private func stackDidChange(from old: [UIViewController]) {
    endChange?()
    let leaving = old.filter { controller in !viewControllers.contains { $0 === controller } }
    let coming = viewControllers.filter { controller in !old.contains { $0 === controller } }
    for controller in coming {
      addChild(controller)
      controller.isMovingToParent = true
    }
    for controller in leaving {
      controller.willMove(toParent: nil)
      controller.isMovingFromParent = true
      takenTitleRooms[ObjectIdentifier(controller)] = nil
    }
    navigationBar.items = viewControllers.map(\.navigationItem)
    let animated = isAnimatingChange
    if let top = topViewController { delegate?.willShow(top, in: self, animated) }
    let end = { [weak self] in
      guard let self else { return }
      for controller in leaving {
        controller.removeFromParent()
        controller.isMovingFromParent = false
      }
      for controller in coming {
        controller.didMove(toParent: self)
        controller.isMovingToParent = false
      }
      if let top = topViewController { delegate?.didShow(top, in: self, animated) }
      // A tab bar around the stack may have to hide, or come back.
      tabBarController?.viewIfLoaded?.setNeedsLayout()
    }
    if let old = old.last, let top = topViewController, old !== top,
      let animator = animator(from: old, to: top, isPush: !coming.isEmpty)
    {
      endChange = exchange(old, for: top, in: wrapper, animator: animator) { [weak self] in
        self?.endChange = nil
        self?.showTop()
      } end: {
        end()
      }
      return
    }
    if isViewLoaded {
      exchange(old.last, for: topViewController) { showTop() }
    }
    end()
  }

  /// What the delegate has for a change that is animated.
  private func animator(
    from old: UIViewController,
    to top: UIViewController,
    isPush: Bool
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    guard isAnimatingChange, viewIfLoaded?.window != nil else { return nil }
    return delegate?
      .navigationController(self, animationControllerFor: isPush ? .push : .pop, from: old, to: top)
  }

  private func showTop() {
    for view in wrapper.subviews where view !== topViewController?.viewIfLoaded {
      view.removeFromSuperview()
    }
    guard let view = topViewController?.view else { return }
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    if view.superview !== wrapper {
      view.frame = wrapper.bounds
      wrapper.addSubview(view)
    }
    placeBars()
    self.view.setNeedsLayout()
  }

  open override func loadView() {
    view = ControllerContainerView(frame: UIScreen.main.bounds) { [weak self] in self?.placeBars() }
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    wrapper.frame = view.bounds
    view.addSubview(wrapper)
    view.addSubview(navigationBar)
    view.addSubview(toolbar)
    showTop()
  }

  /// Whether the topmost controller has a large title.
  ///
  /// Source: Apple's documentation of `largeTitleDisplayMode`: `automatic` follows the item before.
  var hasLargeTitle: Bool {
    guard navigationBar.prefersLargeTitles else { return false }
    for item in (navigationBar.items ?? []).reversed() {
      switch item.largeTitleDisplayMode {
      case .always: return true
      case .never: return false
      case .automatic: continue
      }
    }
    return true
  }

  /// Places the bars inside the safe area, and adds them to that of the child.
  ///
  /// A child whose view does not extend under a bar gets a smaller frame in place of a larger safe area.
  ///
  /// Source: Apple's documentation of `edgesForExtendedLayout` and
  /// `extendedLayoutIncludesOpaqueBars`.
  func placeBars() {
    guard let view = viewIfLoaded else { return }
    var safe = view.safeAreaInsets
    let bounds = view.bounds
    let isCompact = view.traitCollection.verticalSizeClass == .compact
    let hidesBars = hidesBarsWhenVerticallyCompact && isCompact
    let showsTop = !isNavigationBarHidden && !hidesBars
    let showsBottom = !isToolbarHidden && !hidesBars
    let titleHeight = largeTitleRoom - takenTitleRoom
    let height =
      BarMetrics.navigationBarHeight(view.traitCollection, isLarge: false) + titleHeight
      + navigationBar.searchHeight + navigationBar.promptHeight
    navigationBar.largeTitleHeight = titleHeight
    navigationBar.isHidden = !showsTop
    navigationBar.frame = CGRect(x: 0, y: safe.top, width: bounds.width, height: height)
    if showsTop { safe.top += height }
    var toolbarHeight = BarMetrics.toolbarHeight(view.traitCollection, above: safe.bottom)
    if type(of: toolbar) != UIToolbar.self {
      // A class of the app's own says how high it is.
      let own = toolbar.sizeThatFits(bounds.size).height
      if own != toolbar.intrinsicContentSize.height { toolbarHeight = own }
    }
    toolbar.isHidden = !showsBottom
    toolbar.items = topViewController?.toolbarItems
    toolbar.frame = CGRect(
      x: 0,
      y: bounds.height - safe.bottom - toolbarHeight,
      width: bounds.width,
      height: toolbarHeight
    )
    if showsBottom { safe.bottom += toolbarHeight }
    wrapper.frame = bounds
    wrapper.safeAreaInsetsOverride = safe
    guard let top = topViewController, let topView = top.viewIfLoaded else { return }
    topView.frame = top.extendedFrame(
      in: bounds,
      top: showsTop ? (safe.top, navigationBar.isTranslucent) : nil,
      bottom: showsBottom ? (safe.bottom, toolbar.isTranslucent) : nil
    )
  }

  /// What hides the bars when it is swiped.
  open private(set) lazy var barHideOnSwipeGestureRecognizer = UIPanGestureRecognizer()
  /// What hides the bars when it is tapped.
  open private(set) lazy var barHideOnTapGestureRecognizer = UITapGestureRecognizer()
  /// What goes back when anything is swiped.
  open private(set) lazy var interactiveContentPopGestureRecognizer: UIGestureRecognizer? =
    UIPanGestureRecognizer()
}

/// What hears of a stack of controllers.
@preconcurrency @MainActor
public protocol UINavigationControllerDelegate: NSObjectProtocol {
  /// Asks for what moves controllers; not asked here.
  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController,
    to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?

  /// Tells that a controller is about to be shown.
  func navigationController(
    _ navigationController: UINavigationController,
    willShow viewController: UIViewController,
    animated: Bool
  )

  /// Tells that a controller is shown.
  func navigationController(
    _ navigationController: UINavigationController,
    didShow viewController: UIViewController,
    animated: Bool
  )

  /// Returns what follows fingers while controllers change.
  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?

  /// Returns how the device may be held.
  func navigationControllerSupportedInterfaceOrientations(
    _ navigationController: UINavigationController
  ) -> UIInterfaceOrientationMask

  /// Returns how the device is best held.
  func navigationControllerPreferredInterfaceOrientationForPresentation(
    _ navigationController: UINavigationController
  ) -> UIInterfaceOrientation
}

extension UINavigationControllerDelegate {
  /// None.
  public func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController,
    to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    nil
  }

  /// Does nothing.
  public func navigationController(
    _ navigationController: UINavigationController,
    willShow viewController: UIViewController,
    animated: Bool
  ) {}

  /// Does nothing.
  public func navigationController(
    _ navigationController: UINavigationController,
    didShow viewController: UIViewController,
    animated: Bool
  ) {}

  fileprivate func willShow(
    _ controller: UIViewController,
    in stack: UINavigationController,
    _ animated: Bool
  ) {
    navigationController(stack, willShow: controller, animated: animated)
  }

  fileprivate func didShow(
    _ controller: UIViewController,
    in stack: UINavigationController,
    _ animated: Bool
  ) {
    navigationController(stack, didShow: controller, animated: animated)
  }

  /// None.
  public func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { nil }

  /// In all ways.
  public func navigationControllerSupportedInterfaceOrientations(
    _ navigationController: UINavigationController
  ) -> UIInterfaceOrientationMask { .all }

  /// Upright.
  public func navigationControllerPreferredInterfaceOrientationForPresentation(
    _ navigationController: UINavigationController
  ) -> UIInterfaceOrientation { .portrait }
}

extension UIViewController {
  /// The navigation controller that this one is in.
  public var navigationController: UINavigationController? {
    (parent as? UINavigationController) ?? parent?.navigationController
  }

  /// The tab bar controller that this one is in.
  public var tabBarController: UITabBarController? {
    (parent as? UITabBarController) ?? parent?.tabBarController
  }

  /// The split view controller that this one is in.
  public var splitViewController: UISplitViewController? {
    (parent as? UISplitViewController) ?? parent?.splitViewController
  }
}

extension UIView {
  @_silgen_name("plumb_UIView_init_of_class")
  private class func allocate(_ frame: CGRect) -> UIView

  /// Makes a view of a class that is known only at run time.
  fileprivate class func make() -> UIView { allocate(.zero) }
}
