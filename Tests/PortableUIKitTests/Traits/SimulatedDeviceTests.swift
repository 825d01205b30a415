import Foundation
import PortableUIKit
import Testing

@MainActor
@Suite struct `A device` {
  @Test func `has a screen, a safe area and size classes`() throws {
    let device = try #require(SimulatedDevice.named("iPhone 15"))
    // Apple's specification: 2556 × 1179 pixels at scale 3.
    #expect(device.size() == CGSize(width: 1179.0 / 3, height: 2556.0 / 3))
    #expect(device.safeAreaInsets() == UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0))
    #expect(device.horizontalSizeClass() == .compact)
    #expect(device.verticalSizeClass() == .regular)
    #expect(device.size(.landscapeLeft) == CGSize(width: 852, height: 393))
    #expect(
      device.safeAreaInsets(.landscapeLeft)
        == UIEdgeInsets(top: 0, left: 59, bottom: 21, right: 59)
    )
    #expect(device.verticalSizeClass(.landscapeRight) == .compact)
  }

  @Test(arguments: [
    // Pixels by Apple's specifications.
    ("iPhone SE (3rd generation)", 750, 1334), ("iPhone 11", 828, 1792),
    ("iPhone 12 Pro Max", 1284, 2778), ("iPhone 14 Pro Max", 1290, 2796),
    ("iPhone 16 Pro", 1206, 2622), ("iPhone 16 Pro Max", 1320, 2868), ("iPhone Air", 1260, 2736),
    ("iPad Pro 13-inch (M4)", 2064, 2752), ("iPad (10th generation)", 1640, 2360),
  ])
  func `has the pixels of its specification`(_ name: String, _ width: Int, _ height: Int) throws {
    let device = try #require(SimulatedDevice.named(name))
    let size = device.size()
    #expect(size.width * device.scale == CGFloat(width))
    #expect(size.height * device.scale == CGFloat(height))
  }

  @Test func `is wide in landscape where the phone is large`() {
    #expect(
      SimulatedDevice.named("iPhone 15 Plus")?.horizontalSizeClass(.landscapeLeft) == .regular
    )
    #expect(SimulatedDevice.named("iPhone 15")?.horizontalSizeClass(.landscapeLeft) == .compact)
    #expect(SimulatedDevice.named("iPad mini (6th generation)")?.horizontalSizeClass() == .regular)
    #expect(SimulatedDevice.named("iPhone 4") == nil)
  }

  @Test func `has a name of its own`() {
    #expect(Set(SimulatedDevice.all.map(\.name)).count == SimulatedDevice.all.count)
  }

  @Test func `makes a window`() throws {
    let window = try #require(
      SimulatedDevice.named("iPhone 15 Pro Max")?.makeWindow(.landscapeLeft)
    )
    let controller = UIViewController()
    window.rootViewController = controller
    window.makeKeyAndVisible()
    #expect(controller.view.frame == rect(0, 0, 932, 430))
    #expect(controller.view.safeAreaInsets.left == 59)
    #expect(controller.traitCollection.horizontalSizeClass == .regular)
    #expect(controller.traitCollection.verticalSizeClass == .compact)
  }
}

@MainActor
@Suite struct `Trait overrides` {
  private let root = UIView()
  private let child = UIView()

  init() { root.addSubview(child) }

  @Test func `hold for a view and all below it`() {
    root.traitOverrides.horizontalSizeClass = .regular
    root.overrideUserInterfaceStyle = .dark
    #expect(child.traitCollection.horizontalSizeClass == .regular)
    #expect(child.traitCollection.userInterfaceStyle == .dark)
    child.traitOverrides.horizontalSizeClass = .compact
    #expect(child.traitCollection.horizontalSizeClass == .compact)
    #expect(root.traitCollection.horizontalSizeClass == .regular)
    #expect(root.traitOverrides.contains(UITraitHorizontalSizeClass.self))
    root.traitOverrides.remove(UITraitHorizontalSizeClass.self)
    #expect(root.traitCollection.horizontalSizeClass == .compact)
    #expect(UIView().traitCollection.userInterfaceStyle == .light)
  }

  @Test func `are told to those who asked`() {
    var heard: [UIUserInterfaceStyle] = []
    child.registerForTraitChanges([UITraitUserInterfaceStyle.self]) {
      (view: UIView, previous: UITraitCollection) in
      heard.append(previous.userInterfaceStyle)
    }
    root.overrideUserInterfaceStyle = .dark
    #expect(heard == [.light])
    root.traitOverrides.verticalSizeClass = .compact
    #expect(heard == [.light])
  }

  @Test func `turn a hierarchy round`() {
    let marker = UIView()
    root.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    marker.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(marker)
    marker.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10).isActive = true
    marker.widthAnchor.constraint(equalToConstant: 20).isActive = true
    root.layoutIfNeeded()
    #expect(marker.frame.minX == 10)
    root.traitOverrides.layoutDirection = .rightToLeft
    root.layoutIfNeeded()
    // 100 − 10 − 20
    #expect(marker.frame.minX == 70)
  }

  @Test func `are set by a parent for its child`() {
    let parent = UIViewController()
    let controller = UIViewController()
    parent.addChild(controller)
    parent.view.addSubview(controller.view)
    parent.setOverrideTraitCollection(
      UITraitCollection(horizontalSizeClass: .regular),
      forChild: controller
    )
    #expect(controller.traitCollection.horizontalSizeClass == .regular)
    #expect(parent.traitCollection.horizontalSizeClass == .compact)
    controller.traitOverrides.horizontalSizeClass = .compact
    #expect(controller.traitCollection.horizontalSizeClass == .compact)
  }

  @Test func `choose the parts of a dynamic color`() {
    let dark = UITraitCollection(userInterfaceStyle: .dark)
    let light = UITraitCollection(userInterfaceStyle: .light)
    #expect(UIColor.systemBackground.resolvedColor(with: light) == .white)
    #expect(
      UIColor.systemBackground.resolvedColor(with: dark) == UIColor(white: 0, alpha: 1)
    )
    let color = UIColor { $0.userInterfaceStyle == .dark ? .red : .blue }
    #expect(color.resolvedColor(with: dark) == .red)
    #expect(color.resolvedColor(with: light) == .blue)
  }
}
