import Foundation
import Testing

@testable import PortableUIKit

/// A device, how it is held, and the heights of a navigation bar, a toolbar and a tab bar, the last with the
/// safe area below it.
private typealias Heights = (String, UIInterfaceOrientation, CGFloat, CGFloat, CGFloat)

private let measured: [Heights] = [
  ("iPhone 16", UIInterfaceOrientation.portrait, 44.0, 44.0, 83.0),
  // 32 and the 21 of the home indicator.
  ("iPhone 16", .landscapeLeft, 32, 32, 53),
  // Where the width is regular bars stay high: 49 and 21.
  ("iPhone 11 Pro Max", .landscapeLeft, 44, 44, 70),
  ("iPhone SE (3rd generation)", .portrait, 44, 44, 49),
  ("iPhone SE (3rd generation)", .landscapeRight, 32, 32, 32),
  ("iPad (9th generation)", .portrait, 50, 50, 50),
  ("iPad Pro 11-inch (4th generation)", .landscapeLeft, 50, 45, 65),
]

/// Heights measured on devices; for the sources see `BarMetrics`.
@MainActor
@Suite(.onFormerSystem) struct `Heights of bars` {
  @Test(arguments: measured)
  func `are those of the device`(
    name: String,
    orientation: UIInterfaceOrientation,
    navigationBar: CGFloat,
    toolbar: CGFloat,
    tabBar: CGFloat
  ) throws {
    let device = try #require(SimulatedDevice.named(name))
    let stack = UINavigationController(rootViewController: UIViewController())
    stack.isToolbarHidden = false
    let window = device.makeWindow(orientation)
    window.rootViewController = stack
    window.layoutIfNeeded()
    #expect(stack.navigationBar.frame.height == navigationBar)
    #expect(stack.toolbar.frame.height == toolbar)
    let tabs = UITabBarController()
    tabs.viewControllers = [UIViewController()]
    window.rootViewController = tabs
    window.layoutIfNeeded()
    #expect(tabs.tabBar.frame.height == tabBar)
  }

  @Test func `of bars by themselves follow the traits`() throws {
    let bar = UINavigationBar()
    #expect(bar.intrinsicContentSize.height == 44)
    let window = try #require(SimulatedDevice.named("iPhone 16")).makeWindow(.landscapeLeft)
    bar.translatesAutoresizingMaskIntoConstraints = false
    window.addSubview(bar)
    bar.topAnchor.constraint(equalTo: window.topAnchor).isActive = true
    window.layoutIfNeeded()
    #expect(bar.frame.height == 32)
    window.traitOverrides.verticalSizeClass = .regular
    window.layoutIfNeeded()
    #expect(bar.frame.height == 44)
  }
}

@MainActor
@Suite struct `A window` {
  @Test func `has the traits of its screen`() throws {
    let device = try #require(SimulatedDevice.named("iPad Pro 11-inch (4th generation)"))
    let window = device.makeWindow()
    #expect(window.screen !== UIScreen.main)
    #expect(window.screen.bounds == window.bounds)
    #expect(window.screen.scale == 2)
    #expect(window.screen.traitCollection.userInterfaceIdiom == .pad)
    #expect(window.traitCollection == window.screen.traitCollection)
  }

  @Test func `overrides traits for what is in it, and not for its screen`() throws {
    let device = try #require(SimulatedDevice.named("iPad Pro 11-inch (4th generation)"))
    let window = device.makeWindow()
    let view = UIView()
    window.addSubview(view)
    window.traitOverrides.horizontalSizeClass = .compact
    #expect(view.traitCollection.horizontalSizeClass == .compact)
    #expect(view.traitCollection.userInterfaceIdiom == .pad)
    #expect(window.screen.traitCollection.horizontalSizeClass == .regular)
  }

  @Test func `takes the traits of a screen that it moves to`() throws {
    let phone = try #require(SimulatedDevice.named("iPhone 16")).makeWindow()
    let tablet = try #require(SimulatedDevice.named("iPad (9th generation)")).makeWindow()
    let view = UIView()
    phone.addSubview(view)
    phone.screen = tablet.screen
    #expect(view.traitCollection.userInterfaceIdiom == .pad)
  }

  @Test func `without a screen of its own is on the main screen`() {
    let window = UIWindow()
    #expect(window.screen === UIScreen.main)
    #expect(window.traitCollection.displayScale == UIScreen.main.scale)
  }
}
