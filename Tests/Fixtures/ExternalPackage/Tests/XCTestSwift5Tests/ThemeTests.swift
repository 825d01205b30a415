import Swift5Client
import UIKit
import XCTest

final class ThemeTests: XCTestCase {
  func testLooksSetAtLaunchReachTheFrames() {
    Theme.apply()
    let controller = UIViewController()
    let badge = BadgeLabel()
    badge.text = "8"
    badge.translatesAutoresizingMaskIntoConstraints = false
    controller.view.addSubview(badge)
    badge.centerXAnchor.constraint(equalTo: controller.view.centerXAnchor).isActive = true
    badge.topAnchor.constraint(equalTo: controller.view.safeAreaLayoutGuide.topAnchor).isActive =
      true
    let toggle = UISwitch()
    controller.view.addSubview(toggle)
    let stack = UINavigationController(rootViewController: controller)
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = stack
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    XCTAssertEqual(stack.navigationBar.frame.height, 96)
    XCTAssertEqual(badge.font.pointSize, 11)
    // 11 · 1.193359375 = 13.13, up to the pixel.
    XCTAssertEqual(badge.frame.height, 40.0 / 3, accuracy: 1e-9)
    XCTAssertEqual(badge.frameOnScreen.minY, stack.navigationBar.frame.maxY)
    XCTAssertEqual(toggle.onTintColor, .systemTeal)
  }

  func testPlacesFollowTransforms() {
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 100, width: 200, height: 200))
    let button = UIView(frame: CGRect(x: 20, y: 40, width: 100, height: 60))
    let icon = UIView(frame: CGRect(x: 10, y: 10, width: 20, height: 20))
    scroll.addSubview(button)
    button.addSubview(icon)
    button.press()
    // Half the size about the centre (70, 70): (10 − 50) / 2 + 70 = 50, (10 − 30) / 2 + 70 = 60.
    XCTAssertEqual(icon.place(in: scroll), CGRect(x: 50, y: 60, width: 10, height: 10))
    XCTAssertEqual(button.frame, CGRect(x: 45, y: 55, width: 50, height: 30))
    XCTAssertEqual(button.center, CGPoint(x: 70, y: 70))
  }

  func testFieldsWithAttributedHints() {
    let field = PriceField(hint: "Amount", unit: "per month")
    field.price.text = "1.234.567,89 €"
    let width = field.field.intrinsicContentSize.width
    let plain = UITextField()
    plain.placeholder = "Amount"
    XCTAssertGreaterThan(width, plain.intrinsicContentSize.width)
    let size = field.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    XCTAssertEqual(size.width, width + 68)
    // A label that shrinks keeps the size of its full font.
    XCTAssertGreaterThan(field.price.intrinsicContentSize.width, 60)
  }
}
