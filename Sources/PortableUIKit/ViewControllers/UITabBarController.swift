public import Foundation

/// A controller of several controllers, one of which is shown, with a bar below to choose.
@preconcurrency @MainActor
open class UITabBarController: UIViewController, UITabBarDelegate {
  /// Told that the user chose an entry of the bar; nobody chooses here.
  open func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}

  /// The controllers.
  open var viewControllers: [UIViewController]? {
    didSet { controllersDidChange(from: oldValue ?? []) }
  }

  /// The place of the controller that is shown.
  open var selectedIndex = 0 {
    didSet { if isViewLoaded { showSelected() } }
  }

  /// The controller that is shown.
  open var selectedViewController: UIViewController? {
    get {
      guard let viewControllers, viewControllers.indices.contains(selectedIndex) else { return nil }
      return viewControllers[selectedIndex]
    }
    set {
      guard let index = viewControllers?.firstIndex(where: { $0 === newValue }) else { return }
      selectedIndex = index
    }
  }

  /// The bar at the bottom.
  public let tabBar = UITabBar()

  /// Replaces the controllers.
  open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
    self.viewControllers = viewControllers
  }

  /// Who hears of what is chosen.
  open weak var delegate: (any UITabBarControllerDelegate)?

  /// The controller of the entries that have no room; there is always room here.
  open private(set) lazy var moreNavigationController = UINavigationController()

  /// Whether the bar is hidden.
  open var isTabBarHidden = false {
    didSet { viewIfLoaded?.setNeedsLayout() }
  }

  /// Hides or shows the bar.
  open func setTabBarHidden(_ hidden: Bool, animated: Bool) {
    isTabBarHidden = hidden
  }

  /// The entries, which make the controllers, as of iOS 18.
  open var tabs: [UITab] = [] {
    didSet { tabsDidChange(from: oldValue) }
  }

  /// Where entries stand.
  public enum Mode: Int, Sendable {
    case automatic = 0
    case tabBar = 1
    case tabSidebar = 2
  }

  /// Where entries are wished to stand; they stand in a bar here.
  open var mode = Mode.automatic
  /// The column in place of the bar; there is none here.
  public let sidebar = Sidebar()

  /// The column in place of the bar, as of iOS 18; it is kept, and not shown.
  @preconcurrency @MainActor
  open class Sidebar: NSObject {
    /// Whether the column is hidden.
    open var isHidden = true
    /// The view above the entries.
    open var headerContentConfiguration: (any UIContentConfiguration)?
    /// The view below the entries.
    open var footerContentConfiguration: (any UIContentConfiguration)?
    /// The view at the bottom of the column.
    open var bottomBarView: UIView?
  }

  /// The identifiers of the entries where there is little room.
  open var compactTabIdentifiers: [String]?
  /// The name under which what the user changes is kept.
  open var customizationIdentifier: String?

  /// When the bar becomes small.
  public enum MinimizeBehavior: Int, Sendable {
    case automatic = 0
    case never = 1
    case onScrollDown = 2
    case onScrollUp = 3
  }

  /// When the bar becomes small; it does not here.
  open var tabBarMinimizeBehavior = MinimizeBehavior.automatic
  /// The view above the bar; kept, and not shown.
  open var bottomAccessory: UITabAccessory?

  /// Sets the view above the bar.
  open func setBottomAccessory(_ bottomAccessory: UITabAccessory?, animated: Bool) {
    self.bottomAccessory = bottomAccessory
  }

  // MARK: - Laying out

  private let wrapper = UIView()
  private weak var shown: UIViewController?
  /// Ends the change that an animator is at work on.
  private var endChange: (() -> Void)?

  private func controllersDidChange(from old: [UIViewController]) {
    let controllers = viewControllers ?? []
    for controller in old where !controllers.contains(where: { $0 === controller }) {
      controller.willMove(toParent: nil)
      controller.viewIfLoaded?.removeFromSuperview()
      controller.removeFromParent()
    }
    for controller in controllers where controller.parent !== self {
      addChild(controller)
      controller.didMove(toParent: self)
    }
    tabBar.items = controllers.compactMap(\.tabBarItem)
    if isViewLoaded { showSelected() }
  }

  private func showSelected() {
    endChange?()
    let selected = selectedViewController
    let settle = { [weak self] in
      guard let self else { return }
      for view in wrapper.subviews where view !== selected?.viewIfLoaded {
        view.removeFromSuperview()
      }
      guard let view = selected?.view else { return }
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      if view.superview !== wrapper {
        view.frame = wrapper.bounds
        wrapper.addSubview(view)
      }
      placeBar()
    }
    if let shown, let selected, shown !== selected, viewIfLoaded?.window != nil,
      let animator = delegate?
        .tabBarController(self, animationControllerForTransitionFrom: shown, to: selected)
    {
      endChange = exchange(shown, for: selected, in: wrapper, animator: animator) { [weak self] in
        self?.endChange = nil
        settle()
      } end: {
      }
    } else {
      exchange(shown, for: selected, settle)
    }
    shown = selected
    tabBar.selectedItem = selected?.tabBarItem
    viewIfLoaded?.setNeedsLayout()
  }

  open override func loadView() {
    view = ControllerContainerView(frame: UIScreen.main.bounds) { [weak self] in self?.placeBar() }
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    wrapper.frame = view.bounds
    view.addSubview(wrapper)
    view.addSubview(tabBar)
    showSelected()
  }

  /// Whether a controller that was pushed hides the bar.
  ///
  /// Source: Apple's documentation of `hidesBottomBarWhenPushed`: it counts for the controller and
  /// all that are pushed on it; the bottom of the stack is not pushed.
  private var isHiddenByPush: Bool {
    guard let stack = selectedViewController as? UINavigationController else { return false }
    return stack.viewControllers.dropFirst().contains { $0.hidesBottomBarWhenPushed }
  }

  /// Places the bar at the bottom, over the safe area there, and adds it to that of the child.
  private func placeBar() {
    guard let view = viewIfLoaded else { return }
    var safe = view.safeAreaInsets
    let bounds = view.bounds
    let height = BarMetrics.wholeTabBarHeight(view.traitCollection, above: safe.bottom)
    tabBar.isHidden = isTabBarHidden || isHiddenByPush
    tabBar.frame = CGRect(
      x: 0,
      y: bounds.height - height,
      width: bounds.width,
      height: height
    )
    contentBottom?.constant = tabBar.isHidden ? 0 : -height
    wrapper.frame = bounds
    if !tabBar.isHidden { safe.bottom = height }
    wrapper.safeAreaInsetsOverride = safe
    guard let selected = selectedViewController, let selectedView = selected.viewIfLoaded else {
      return
    }
    selectedView.frame = selected.extendedFrame(
      in: bounds,
      top: nil,
      bottom: tabBar.isHidden ? nil : (safe.bottom, tabBar.isTranslucent)
    )
  }

  private var contentBottom: NSLayoutConstraint?

  /// The part of the view that the bar leaves free.
  ///
  /// Source: Apple, `UITabBarController.contentLayoutGuide` (iOS 26): the area unobscured by the tab bar or sidebar; there is
  /// no sidebar here.
  open private(set) lazy var contentLayoutGuide: UILayoutGuide = {
    let guide = UILayoutGuide()
    loadViewIfNeeded()
    guard let view = viewIfLoaded else { return guide }
    view.addLayoutGuide(guide)
    let bottom = guide.bottomAnchor.constraint(equalTo: view.bottomAnchor)
    NSLayoutConstraint.activate([
      guide.topAnchor.constraint(equalTo: view.topAnchor),
      guide.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      guide.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      bottom,
    ])
    contentBottom = bottom
    placeBar()
    return guide
  }()

  /// The controllers that may change their places in the bar.
  open var customizableViewControllers: [UIViewController]?
}

/// What hears of what is chosen in a tab bar.
@preconcurrency @MainActor
public protocol UITabBarControllerDelegate: NSObjectProtocol {
  /// Whether a controller can be chosen.
  func tabBarController(
    _ tabBarController: UITabBarController,
    shouldSelect viewController: UIViewController
  ) -> Bool

  /// Tells that the user chose a controller.
  func tabBarController(
    _ tabBarController: UITabBarController,
    didSelect viewController: UIViewController
  )

  /// Returns what moves controllers when they change.
  func tabBarController(
    _ tabBarController: UITabBarController,
    animationControllerForTransitionFrom fromVC: UIViewController,
    to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?

  /// Returns what follows fingers while controllers change.
  func tabBarController(
    _ tabBarController: UITabBarController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?

  /// Returns how the device may be held.
  func tabBarControllerSupportedInterfaceOrientations(
    _ tabBarController: UITabBarController
  ) -> UIInterfaceOrientationMask

  /// Returns how the device is best held.
  func tabBarControllerPreferredInterfaceOrientationForPresentation(
    _ tabBarController: UITabBarController
  ) -> UIInterfaceOrientation

  /// Whether a tab can be chosen.
  func tabBarController(
    _ tabBarController: UITabBarController,
    shouldSelectTab tab: UITab
  ) -> Bool

  /// Tells that another tab is chosen.
  func tabBarController(
    _ tabBarController: UITabBarController,
    didSelectTab selectedTab: UITab,
    previousTab: UITab?
  )

  /// Tells that the bar will be put together by its user.
  func tabBarController(
    _ tabBarController: UITabBarController,
    willBeginCustomizing viewControllers: [UIViewController]
  )

  /// Tells that the bar was put together by its user.
  func tabBarController(
    _ tabBarController: UITabBarController,
    didEndCustomizing viewControllers: [UIViewController],
    changed: Bool
  )
}

extension UITabBarControllerDelegate {
  /// It can.
  public func tabBarController(
    _ tabBarController: UITabBarController,
    shouldSelect viewController: UIViewController
  ) -> Bool { true }

  /// Does nothing.
  public func tabBarController(
    _ tabBarController: UITabBarController,
    didSelect viewController: UIViewController
  ) {}

  /// None.
  public func tabBarController(
    _ tabBarController: UITabBarController,
    animationControllerForTransitionFrom fromVC: UIViewController,
    to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { nil }

  /// None.
  public func tabBarController(
    _ tabBarController: UITabBarController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { nil }

  /// In all ways.
  public func tabBarControllerSupportedInterfaceOrientations(
    _ tabBarController: UITabBarController
  ) -> UIInterfaceOrientationMask { .all }

  /// Upright.
  public func tabBarControllerPreferredInterfaceOrientationForPresentation(
    _ tabBarController: UITabBarController
  ) -> UIInterfaceOrientation { .portrait }

  /// It can.
  public func tabBarController(
    _ tabBarController: UITabBarController,
    shouldSelectTab tab: UITab
  ) -> Bool { true }

  /// Does nothing.
  public func tabBarController(
    _ tabBarController: UITabBarController,
    didSelectTab selectedTab: UITab,
    previousTab: UITab?
  ) {}

  /// Does nothing.
  public func tabBarController(
    _ tabBarController: UITabBarController,
    willBeginCustomizing viewControllers: [UIViewController]
  ) {}

  /// Does nothing.
  public func tabBarController(
    _ tabBarController: UITabBarController,
    didEndCustomizing viewControllers: [UIViewController],
    changed: Bool
  ) {}
}
