import Foundation
import PortableUIKit
import Testing

/// A controller that notes what it is told.
@MainActor
private final class Recorder: UIViewController {
  var calls: [String] = []

  override func viewWillAppear(_ animated: Bool) { calls.append("will appear") }
  override func viewIsAppearing(_ animated: Bool) { calls.append("is appearing") }
  override func viewDidAppear(_ animated: Bool) { calls.append("did appear") }
  override func viewWillDisappear(_ animated: Bool) { calls.append("will disappear") }
  override func viewDidDisappear(_ animated: Bool) { calls.append("did disappear") }
  override func willMove(toParent parent: UIViewController?) {
    calls.append(parent == nil ? "will leave" : "will move")
  }
  override func didMove(toParent parent: UIViewController?) {
    calls.append(parent == nil ? "did leave" : "did move")
  }
  override func viewSafeAreaInsetsDidChange() { calls.append("safe area") }
}

/// A phone's window of 390 × 844 points that shows `root`.
@MainActor
private func window(_ root: UIViewController) -> UIWindow {
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
  window.safeAreaInsetsOverride = UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)
  window.rootViewController = root
  window.makeKeyAndVisible()
  return window
}

@MainActor
@Suite(.onFormerSystem) struct `A navigation controller` {
  private let bottom = Recorder()

  @Test func `tells controllers of a push in order`() {
    let stack = UINavigationController(rootViewController: bottom)
    let window = window(stack)
    #expect(
      bottom.calls.filter { $0 != "safe area" } == [
        "will move", "did move", "will appear", "is appearing", "did appear",
      ]
    )
    bottom.calls = []
    let next = Recorder()
    stack.pushViewController(next, animated: false)
    #expect(bottom.calls == ["will disappear", "did disappear"])
    #expect(
      next.calls.filter { $0 != "safe area" } == [
        "will move", "will appear", "is appearing", "did appear", "did move",
      ]
    )
    next.calls = []
    #expect(stack.popViewController(animated: false) === next)
    #expect(next.calls == ["will leave", "will disappear", "did disappear", "did leave"])
    #expect(next.parent == nil)
    withExtendedLifetime(window) {}
  }

  @Test func `adds a large title to the safe area`() {
    let stack = UINavigationController(rootViewController: bottom)
    stack.navigationBar.prefersLargeTitles = true
    let window = window(stack)
    // 47 + 44 + 52
    #expect(bottom.view.safeAreaInsets.top == 143)
    #expect(stack.navigationBar.frame == rect(0, 47, 390, 96))
    let next = UIViewController()
    next.navigationItem.largeTitleDisplayMode = .never
    stack.pushViewController(next, animated: false)
    window.layoutIfNeeded()
    #expect(next.view.safeAreaInsets.top == 91)
  }

  @Test func `is higher for a search bar below the title`() {
    bottom.navigationItem.searchController = UISearchController(searchResultsController: nil)
    let stack = UINavigationController(rootViewController: bottom)
    stack.navigationBar.prefersLargeTitles = true
    let window = window(stack)
    // 96 + 52
    #expect(stack.navigationBar.frame == rect(0, 47, 390, 148))
    #expect(bottom.view.safeAreaInsets.top == 195)
    withExtendedLifetime(window) {}
  }

  @Test func `has a low bar where there is little height`() {
    let stack = UINavigationController(rootViewController: bottom)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 844, height: 390))
    window.traitOverride = UITraitCollection(traitsFrom: [
      .current, UITraitCollection(verticalSizeClass: .compact),
    ])
    window.rootViewController = stack
    window.makeKeyAndVisible()
    #expect(stack.navigationBar.frame == rect(0, 0, 844, 32))
    #expect(bottom.view.safeAreaInsets.top == 32)
  }

  @Test func `gives back the room of a hidden bar`() {
    let stack = UINavigationController(rootViewController: bottom)
    let window = window(stack)
    stack.setNavigationBarHidden(true, animated: false)
    window.layoutIfNeeded()
    #expect(bottom.view.safeAreaInsets.top == 47)
    bottom.calls = []
    stack.isToolbarHidden = false
    window.layoutIfNeeded()
    // 34 + 44
    #expect(bottom.view.safeAreaInsets.bottom == 78)
    #expect(stack.toolbar.frame == rect(0, 766, 390, 44))
    #expect(bottom.calls == ["safe area"])
  }

  @Test func `keeps a view that does not extend under bars below them`() {
    bottom.edgesForExtendedLayout = []
    let stack = UINavigationController(rootViewController: bottom)
    let window = window(stack)
    #expect(bottom.view.frame == rect(0, 91, 390, 753))
    #expect(bottom.view.safeAreaInsets.top == 0)
    bottom.edgesForExtendedLayout = .all
    stack.view.setNeedsLayout()
    window.layoutIfNeeded()
    #expect(bottom.view.frame == rect(0, 0, 390, 844))
    stack.navigationBar.isTranslucent = false
    stack.view.setNeedsLayout()
    window.layoutIfNeeded()
    #expect(bottom.view.frame == rect(0, 91, 390, 753))
  }

  @Test func `hides a tab bar below what was pushed`() {
    let stack = UINavigationController(rootViewController: bottom)
    let tabs = UITabBarController()
    tabs.viewControllers = [stack]
    let window = window(tabs)
    #expect(bottom.view.safeAreaInsets.bottom == 83)
    let next = UIViewController()
    next.hidesBottomBarWhenPushed = true
    stack.pushViewController(next, animated: false)
    window.layoutIfNeeded()
    #expect(tabs.tabBar.isHidden)
    #expect(next.view.safeAreaInsets.bottom == 34)
    stack.popViewController(animated: false)
    window.layoutIfNeeded()
    #expect(!tabs.tabBar.isHidden)
  }

  @Test func `lets the content of a table begin below its bar`() {
    let controller = UITableViewController(style: .plain)
    let stack = UINavigationController(rootViewController: controller)
    let window = window(stack)
    #expect(controller.tableView.adjustedContentInset.top == 91)
    #expect(controller.tableView.contentOffset.y == -91)
    withExtendedLifetime(window) {}
  }
}

@MainActor
@Suite(.onFormerSystem) struct `A parent controller` {
  @Test func `tells a child of appearing when its view comes in`() {
    let parent = UIViewController()
    let window = window(parent)
    let child = Recorder()
    parent.addChild(child)
    parent.view.addSubview(child.view)
    child.didMove(toParent: parent)
    #expect(
      child.calls == ["will move", "will appear", "is appearing", "did appear", "did move"]
    )
    child.calls = []
    child.willMove(toParent: nil)
    child.view.removeFromSuperview()
    child.removeFromParent()
    #expect(child.calls == ["will leave", "will disappear", "did disappear", "did leave"])
    withExtendedLifetime(window) {}
  }

  @Test func `adds to the safe area of a child`() {
    let parent = UIViewController()
    let child = Recorder()
    parent.addChild(child)
    child.view.frame = parent.view.bounds
    parent.view.addSubview(child.view)
    let window = window(parent)
    child.calls = []
    child.additionalSafeAreaInsets = UIEdgeInsets(top: 10, left: 0, bottom: 0, right: 5)
    window.layoutIfNeeded()
    #expect(child.view.safeAreaInsets == UIEdgeInsets(top: 57, left: 0, bottom: 34, right: 5))
    #expect(child.calls == ["safe area"])
  }

  @Test func `changes its tabs`() {
    let first = Recorder()
    let second = Recorder()
    let tabs = UITabBarController()
    tabs.viewControllers = [first, second]
    let window = window(tabs)
    first.calls = []
    tabs.selectedIndex = 1
    #expect(first.calls == ["will disappear", "did disappear"])
    #expect(second.view.window === window)
    #expect(first.viewIfLoaded?.window == nil)
  }

  @Test func `presents a sheet below the status bar`() {
    let parent = UIViewController()
    let window = window(parent)
    let sheet = UIViewController()
    parent.present(sheet, animated: false)
    // 47 + 10
    #expect(sheet.view.frame == rect(0, 57, 390, 787))
    #expect(sheet.view.safeAreaInsets.bottom == 34)
    parent.dismiss(animated: false)
    #expect(sheet.view.window == nil)
    #expect(parent.presentedViewController == nil)
    withExtendedLifetime(window) {}
  }

  @Test func `disappears below a controller that covers everything`() {
    let parent = Recorder()
    let window = window(parent)
    parent.calls = []
    let cover = Recorder()
    cover.modalPresentationStyle = .fullScreen
    parent.present(cover, animated: false)
    #expect(parent.calls == ["will disappear", "did disappear"])
    #expect(cover.view.frame == window.bounds)
    parent.calls = []
    cover.dismiss(animated: false)
    #expect(parent.calls == ["will appear", "is appearing", "did appear"])
  }

  @Test func `has columns beside each other on a wide screen`() {
    let split = UISplitViewController(style: .doubleColumn)
    let primary = UIViewController()
    let secondary = UIViewController()
    split.setViewController(primary, for: .primary)
    split.setViewController(secondary, for: .secondary)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 1024, height: 768))
    window.traitOverride = UITraitCollection(traitsFrom: [
      .current, UITraitCollection(horizontalSizeClass: .regular),
    ])
    window.rootViewController = split
    window.makeKeyAndVisible()
    // Each stands in a stack of its own.
    let frames = [primary, secondary].map { $0.view.convert($0.view.bounds, to: window) }
    #expect(frames == [rect(0, 0, 320, 768), rect(320, 0, 704, 768)])
  }
}
