import Foundation

/// A controller of a stack of controllers, with a bar above the topmost.
@preconcurrency @MainActor
open class UINavigationController: UIViewController {
  /// Creates a controller with the bottom of the stack.
  public convenience init(rootViewController: UIViewController) {
    self.init(nibName: nil, bundle: nil)
    setViewControllers([rootViewController], animated: false)
  }

  /// The controllers, bottom first.
  open var viewControllers: [UIViewController] = [] {
    didSet { stackDidChange(from: oldValue) }
  }

  /// The controller at the top of the stack.
  open var topViewController: UIViewController? { viewControllers.last }

  /// The controller that is shown.
  open var visibleViewController: UIViewController? { topViewController }

  /// The bar at the top.
  public let navigationBar = UINavigationBar()

  /// The bar at the bottom.
  public let toolbar = UIToolbar()

  /// Whether the bar at the top is hidden.
  open var isNavigationBarHidden = false {
    didSet { viewIfLoaded?.setNeedsLayout() }
  }

  /// Whether the bar at the bottom is hidden.
  open var isToolbarHidden = true

  /// Hides or shows the bar at the top.
  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    isNavigationBarHidden = hidden
  }

  /// Replaces the stack.
  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    self.viewControllers = viewControllers
  }

  /// Puts a controller on top.
  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    viewControllers.append(viewController)
  }

  /// Takes the topmost controller away, unless it is the last.
  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    viewControllers.count > 1 ? viewControllers.removeLast() : nil
  }

  /// Leaves only the bottom of the stack.
  @discardableResult
  open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    guard viewControllers.count > 1 else { return [] }
    let popped = Array(viewControllers.dropFirst())
    viewControllers = Array(viewControllers.prefix(1))
    return popped
  }

  // MARK: - Laying out

  private let wrapper = UIView()

  private func stackDidChange(from old: [UIViewController]) {
    for controller in old where !viewControllers.contains(where: { $0 === controller }) {
      controller.removeFromParent()
    }
    viewControllers.forEach(addChild)
    navigationBar.items = viewControllers.map(\.navigationItem)
    if isViewLoaded { showTop() }
  }

  private func showTop() {
    for view in wrapper.subviews where view !== topViewController?.viewIfLoaded {
      view.removeFromSuperview()
    }
    guard let view = topViewController?.view else { return }
    view.frame = wrapper.bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    wrapper.addSubview(view)
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    wrapper.frame = view.bounds
    view.addSubview(wrapper)
    view.addSubview(navigationBar)
    showTop()
  }

  /// Places the bar below the top of the safe area, and adds it to that of the child.
  open override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    guard let view = viewIfLoaded else { return }
    var safe = view.safeAreaInsets
    let height = navigationBar.intrinsicContentSize.height
    navigationBar.isHidden = isNavigationBarHidden
    navigationBar.frame = CGRect(x: 0, y: safe.top, width: view.bounds.width, height: height)
    wrapper.frame = view.bounds
    if !isNavigationBarHidden { safe.top += height }
    wrapper.safeAreaInsetsOverride = safe
  }
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
