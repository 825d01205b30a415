import PortableUIKit
import Testing

@MainActor
@Suite struct `A controller of tabs` {
  private func tab(_ title: String) -> UITab {
    UITab(title: title, image: nil, identifier: title) { _ in UIViewController() }
  }

  @Test func `shows the controller of the entry that is chosen`() {
    let tabs = [tab("a"), tab("b")]
    let controller = UITabBarController(tabs: tabs)
    controller.view.frame = CGRect(x: 0, y: 0, width: 390, height: 844)
    controller.view.layoutIfNeeded()
    #expect(controller.viewControllers?.count == 2)
    #expect(controller.selectedTab === tabs[0])
    controller.selectedTab = tabs[1]
    controller.view.layoutIfNeeded()
    #expect(controller.selectedViewController === tabs[1].viewController)
    #expect(tabs[1].viewController?.view.window == nil)
    #expect(tabs[1].viewController?.view.frame.width == 390)
  }

  @Test func `has entries with the words of its tabs`() {
    let tabs = [tab("a"), tab("b")]
    let controller = UITabBarController(tabs: tabs)
    tabs[0].badgeValue = "3"
    #expect(controller.tabBar.items?.map(\.title) == ["a", "b"])
    #expect(controller.tabBar.items?.map(\.badgeValue) == ["3", nil])
  }

  @Test func `makes each controller once`() {
    var made = 0
    let tab = UITab(title: "a", image: nil, identifier: "a") { _ in
      made += 1
      return UIViewController()
    }
    let controller = UITabBarController(tabs: [tab])
    controller.view.layoutIfNeeded()
    #expect(tab.viewController?.tab === tab)
    #expect(made == 1)
  }

  @Test func `leaves out entries that are hidden`() {
    let tabs = [tab("a"), tab("b"), tab("c")]
    let controller = UITabBarController(tabs: tabs)
    controller.selectedTab = tabs[2]
    tabs[0].isHidden = true
    #expect(controller.viewControllers?.count == 2)
    #expect(controller.selectedTab === tabs[2])
  }

  @Test func `shows the chosen child of a group`() {
    let children = [tab("a"), tab("b")]
    let group = UITabGroup(title: "g", image: nil, identifier: "g", children: children)
    group.defaultChildIdentifier = "b"
    let controller = UITabBarController(tabs: [group, UISearchTab { _ in UIViewController() }])
    #expect(controller.selectedViewController === children[1].viewController)
    #expect(controller.tabBar.items?.map(\.title) == ["g", "Search"])
    #expect(controller.tab(forIdentifier: "a") === children[0])
    #expect(children[0].tabBarController === controller)
  }
}
