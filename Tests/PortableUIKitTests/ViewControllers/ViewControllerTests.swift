import Foundation
import PortableUIKit
import Testing

@MainActor
@Suite struct `A view controller` {
  @Test func `makes its view as large as the screen`() {
    let controller = UIViewController()
    #expect(!controller.isViewLoaded)
    #expect(controller.view.frame == rect(0, 0, 390, 844))
    #expect(controller.view === controller.view)
  }

  @Test func `adds two constraints for its top layout guide`() {
    let controller = UIViewController()
    let guide = controller.topLayoutGuide
    #expect(controller.view.constraints.count == 2)
    #expect(controller.topLayoutGuide === guide)
    _ = controller.bottomLayoutGuide
    #expect(controller.view.constraints.count == 4)
  }

  @Test func `gives its view the margins of the system`() {
    let controller = UIViewController()
    #expect(controller.view.directionalLayoutMargins.leading == 16)
    controller.view.frame.size.width = 414
    #expect(controller.view.directionalLayoutMargins.leading == 20)
    controller.view.frame.size.width = 320
    #expect(controller.view.directionalLayoutMargins.leading == 16)
    controller.viewRespectsSystemMinimumLayoutMargins = false
    #expect(controller.view.directionalLayoutMargins == .zero)
  }

  @Test func `hears of its layout`() {
    final class Recorder: UIViewController {
      var calls: [String] = []
      override func viewDidLoad() { calls.append("load") }
      override func viewWillAppear(_ animated: Bool) { calls.append("appear") }
      override func viewWillLayoutSubviews() { calls.append("will") }
      override func viewDidLayoutSubviews() { calls.append("did") }
    }
    let controller = Recorder()
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    window.rootViewController = controller
    window.makeKeyAndVisible()
    #expect(controller.view.frame == window.bounds)
    #expect(controller.calls.prefix(4) == ["load", "appear", "will", "did"])
  }

  @Test func `places its children's views below bars`() {
    let child = UIViewController()
    let marker = UIView()
    marker.translatesAutoresizingMaskIntoConstraints = false
    child.view.addSubview(marker)
    marker.topAnchor.constraint(equalTo: child.topLayoutGuide.bottomAnchor).isActive = true
    marker.bottomAnchor.constraint(equalTo: child.view.safeAreaLayoutGuide.bottomAnchor).isActive =
      true
    let tabs = UITabBarController()
    tabs.viewControllers = [UINavigationController(rootViewController: child)]
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    window.safeAreaInsetsOverride = UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)
    window.rootViewController = tabs
    window.makeKeyAndVisible()
    // 47 + 44 at the top, 49 + 34 at the bottom.
    #expect(child.view.safeAreaInsets == UIEdgeInsets(top: 91, left: 0, bottom: 83, right: 0))
    #expect(child.topLayoutGuide.length == 91)
    #expect(marker.frame.minY == 91)
    // 844 − 83
    #expect(marker.frame.maxY == 761)
    #expect(child.tabBarController === tabs)
  }

  @Test func `takes children in and lets them go`() {
    let parent = UIViewController()
    let child = UIViewController()
    parent.addChild(child)
    #expect(parent.children == [child])
    #expect(child.parent === parent)
    child.removeFromParent()
    #expect(parent.children.isEmpty)
    #expect(child.parent == nil)
  }
}

@MainActor
@Suite struct `A table cell` {
  @Test func `is as high as its content asks for`() {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    let content = SizedView(10, 50)
    content.translatesAutoresizingMaskIntoConstraints = false
    cell.contentView.addSubview(content)
    let margins = cell.contentView.layoutMarginsGuide
    NSLayoutConstraint.activate([
      content.topAnchor.constraint(equalTo: margins.topAnchor),
      content.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
      content.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      content.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
    ])
    let size = cell.systemLayoutSizeFitting(
      CGSize(width: 390, height: 0),
      withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    )
    // 11 + 50 + 11
    #expect(size == CGSize(width: 390, height: 72))
    cell.frame = CGRect(x: 0, y: 0, width: 390, height: 72)
    cell.layoutIfNeeded()
    #expect(content.frame == rect(20, 11, 350, 50))
  }
}
