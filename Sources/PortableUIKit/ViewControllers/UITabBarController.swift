import Foundation

/// A controller of several controllers, one of which is shown, with a bar below to choose.
@preconcurrency @MainActor
open class UITabBarController: UIViewController {
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

  // MARK: - Laying out

  private let wrapper = UIView()

  private func controllersDidChange(from old: [UIViewController]) {
    let controllers = viewControllers ?? []
    for controller in old where !controllers.contains(where: { $0 === controller }) {
      controller.removeFromParent()
    }
    controllers.forEach(addChild)
    tabBar.items = controllers.compactMap(\.tabBarItem)
    if isViewLoaded { showSelected() }
  }

  private func showSelected() {
    for view in wrapper.subviews where view !== selectedViewController?.viewIfLoaded {
      view.removeFromSuperview()
    }
    guard let view = selectedViewController?.view else { return }
    view.frame = wrapper.bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    wrapper.addSubview(view)
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    wrapper.frame = view.bounds
    view.addSubview(wrapper)
    view.addSubview(tabBar)
    showSelected()
  }

  /// Places the bar at the bottom, over the safe area there, and adds it to that of the child.
  open override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    guard let view = viewIfLoaded else { return }
    var safe = view.safeAreaInsets
    let height = tabBar.intrinsicContentSize.height + safe.bottom
    tabBar.frame = CGRect(
      x: 0,
      y: view.bounds.height - height,
      width: view.bounds.width,
      height: height
    )
    wrapper.frame = view.bounds
    if !tabBar.isHidden { safe.bottom = height }
    wrapper.safeAreaInsetsOverride = safe
  }
}
