import Foundation
import LayoutEngine
import Testing

@testable import PortableUIKit

/// What is seen of bars and of what the system draws over a screen.
@MainActor
@Suite struct `The look of bars` {
  private func words(_ look: LayoutSnapshot.Look?) -> [String] {
    guard let look else { return [] }
    return look.lines.map(\.text) + look.layers.flatMap { words($0.look) }
  }

  private func images(_ look: LayoutSnapshot.Look?) -> [String] {
    guard let look else { return [] }
    return (look.image.map { [$0.name] } ?? []) + look.layers.flatMap { images($0.look) }
  }

  private func snapshot(_ controller: UIViewController, _ system: SystemGeneration) throws
    -> LayoutSnapshot
  {
    let device = try #require(SimulatedDevice.named("iPhone 16"))
    let window = device.makeWindow(system: system)
    window.rootViewController = controller
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    return window.layoutSnapshot()
  }

  private func stack() -> UINavigationController {
    let (first, second) = (UIViewController(), UIViewController())
    first.title = "Orders"
    second.title = "Order"
    second.navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .add)
    let stack = UINavigationController(rootViewController: first)
    stack.pushViewController(second, animated: false)
    return stack
  }

  @Test func `says title, buttons and the way back`() throws {
    let bar = try #require(
      try snapshot(stack(), .ios13).items.first { $0.className == "UINavigationBar" }
    )
    #expect(words(bar.look) == ["Orders", "Order"])
    #expect(images(bar.look) == ["chevron.left", "plus"])
  }

  @Test func `says a large title that the controller gets when its view is loaded`() throws {
    final class Orders: UIViewController {
      override func viewDidLoad() {
        super.viewDidLoad()
        title = "Orders"
      }
    }
    let stack = UINavigationController(rootViewController: Orders())
    stack.navigationBar.prefersLargeTitles = true
    let bar = try #require(
      try snapshot(stack, .ios26).items.first { $0.className == "UINavigationBar" }
    )
    let lines = (bar.look?.layers ?? []).flatMap(\.look.lines)
    #expect(lines.map(\.text) == ["Orders"])
    #expect(lines.map(\.fontSize) == [34])
  }

  @Test func `has a background that reaches to the top before iOS 26, and plates of glass since`()
    throws
  {
    let old = try #require(
      try snapshot(stack(), .ios13).items.first { $0.className == "UINavigationBar" }
    )
    #expect(old.look?.layers.first?.frame.y == -old.frame.y)
    let new = try #require(
      try snapshot(stack(), .ios26).items.first { $0.className == "UINavigationBar" }
    )
    #expect(new.look?.layers.count { $0.look.cornerRadius == 22 } == 2)
  }

  @Test func `shows the entries of a tab bar, the chosen one in the tint`() throws {
    let tabs = UITabBarController()
    let controllers = ["One", "Two"].map { title in
      let controller = UIViewController()
      controller.tabBarItem = UITabBarItem(title: title, image: UIImage(systemName: "star"), tag: 0)
      return controller
    }
    tabs.viewControllers = controllers
    tabs.selectedIndex = 1
    let bar = try #require(try snapshot(tabs, .ios13).items.first { $0.className == "UITabBar" })
    let lines = (bar.look?.layers ?? []).flatMap(\.look.lines)
    #expect(lines.map(\.text) == ["One", "Two"])
    #expect(lines.map(\.color) == [.init(.systemGray), .init(.systemBlue)])
    #expect(images(bar.look) == ["star", "star"])
  }

  @Test func `shows a search bar below the title before iOS 26, and at the bottom since`() throws {
    func field(_ system: SystemGeneration) throws -> (bar: LayoutRect, words: LayoutRect) {
      let root = UIViewController()
      root.navigationItem.searchController = UISearchController(searchResultsController: nil)
      root.navigationItem.searchController?.searchBar.placeholder = "Find"
      let bar = try #require(
        try snapshot(UINavigationController(rootViewController: root), system).items
          .first { $0.className == "UINavigationBar" }
      )
      let line = bar.look?.layers.first { words($0.look) == ["Find"] }
      return (bar.frame, try #require(line).frame)
    }
    let old = try field(.ios13)
    #expect(old.bar.height == 96)
    #expect(old.words.y == 45)
    // 852 − 34 − 48 points from the top of the screen
    let new = try field(.ios26)
    #expect(new.bar.height == 44)
    #expect(new.bar.y + new.words.y == 770)
  }

  /// Two spaces share what 375 − 2 × 16 points leave beside a button: it stands in the middle.
  @Test func `shares the room of a tool bar between its spaces`() throws {
    let bar = UIToolbar()
    bar.frame = CGRect(x: 0, y: 0, width: 375, height: 44)
    let button = UIBarButtonItem(title: "Go")
    bar.items = [.flexibleSpace(), button, .flexibleSpace()]
    let look = try #require(bar.layoutSnapshot().items.first?.look)
    let words = try #require(look.layers.first { !$0.look.lines.isEmpty })
    #expect(abs(words.frame.x + words.frame.width / 2 - 187.5) < 0.01)
  }

  private func search(_ style: UISearchBar.Style, in host: UIView) throws -> LayoutSnapshot.Look {
    let bar = UISearchBar(frame: CGRect(x: 0, y: 0, width: 375, height: 56))
    bar.searchBarStyle = style
    bar.placeholder = "Find"
    bar.showsCancelButton = true
    host.addSubview(bar)
    return try #require(
      host.layoutSnapshot().items.first { $0.className == "UISearchBar" }?.look
    )
  }

  /// A view that is laid out as before iOS 26.
  private func host() -> UIView {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 375, height: 600))
    view.setSystem(.ios13)
    return view
  }

  /// Source: Apple's Human Interface Guidelines, Search bars: the default style is the prominent one.
  @Test func `has a ground below a search bar that is prominent`() throws {
    let prominent = try search(.default, in: host()).layers.filter { $0.frame.height == 56 }
    #expect(prominent.compactMap(\.look.background) == [.init(249, 249, 249)])
    let minimal = try search(.minimal, in: host()).layers.filter { $0.frame.height == 56 }
    #expect(minimal.allSatisfy { $0.look.background == nil })
  }

  /// 36 points high: 10 above and below in a bar of 56; it ends 10 points before the button that ends the search.
  @Test func `has the field of a search bar beside the button that ends the search`() throws {
    let layers = try search(.minimal, in: host()).layers
    let field = try #require(layers.first { $0.look.cornerRadius == 10 })
    #expect((field.frame.x, field.frame.y, field.frame.height) == (8, 10, 36))
    let cancel = try #require(layers.first { $0.look.lines.map(\.text) == ["Cancel"] })
    #expect(abs(cancel.frame.x - field.frame.maxX - 10) < 0.01)
    #expect(abs(cancel.frame.maxX - 367) < 0.01)
    #expect(layers.flatMap(\.look.lines).map(\.text) == ["Cancel", "Find"])
  }

  /// A bar that ends where the safe area does, whether or not the safe area counts the bar.
  @Test(arguments: [34.0, 78]) func `has a tool bar's ground to the end of the screen`(
    inset: Double
  ) throws {
    let root = host()
    root.safeAreaInsetsOverride = UIEdgeInsets(top: 0, left: 0, bottom: CGFloat(inset), right: 0)
    let bar = UIToolbar(frame: CGRect(x: 0, y: 522, width: 375, height: 44))
    root.addSubview(bar)
    let look = try #require(
      root.layoutSnapshot().items.first { $0.className == "UIToolbar" }?.look
    )
    #expect(look.layers.first?.frame.height == 78)
  }

  @Test func `has the status bar over a window, light in the dark style`() throws {
    let window = try #require(SimulatedDevice.named("iPhone 16")).makeWindow(system: .ios26)
    window.rootViewController = UIViewController()
    window.makeKeyAndVisible()
    let light = try #require(window.layoutSnapshot().items.first?.look)
    #expect(light.layers.flatMap(\.look.lines).map(\.text) == ["9:41"])
    #expect(light.layers.flatMap(\.look.lines).map(\.color) == [.black])
    window.overrideUserInterfaceStyle = .dark
    let dark = try #require(window.layoutSnapshot().items.first?.look)
    #expect(dark.layers.flatMap(\.look.lines).map(\.color) == [.white])
  }

  @Test func `leaves the status bar out where the controller hides it`() throws {
    final class Hiding: UIViewController {
      override var prefersStatusBarHidden: Bool { true }
    }
    let root = try #require(try snapshot(Hiding(), .ios26).items.first)
    #expect(words(root.look).isEmpty)
  }
}
