import Swift5Client
import Swift6Client
import UIKit
import XCTest

final class SurfaceTests: XCTestCase {
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))

  func testProxiesAndGroups() {
    let (first, second) = (UIView(), UIView())
    autoreleasepool {
      root.addSubview(first)
      root.addSubview(second)
    }
    let group = constrain(first, second) { first, second in
      first.left == first.superview!.left + 10
      first.width == 100
      second.left == first.right + 5
      second.width == 0.5 * first.width
      second.centerX >= first.centerX ~ .defaultLow
    }
    root.layoutIfNeeded()
    XCTAssertEqual(first.frame.minX, 10)
    XCTAssertEqual(second.frame.minX, 115)
    XCTAssertEqual(second.frame.width, 50)
    // Sizes of one view are its own; what ties two views belongs to the nearest ancestor.
    XCTAssertEqual(first.constraints.count, 1)
    XCTAssertEqual(root.constraints.count, 4)
    constrain(first, second, replace: group) { first, second in
      first.right == first.superview!.right
      first.width == 20
      second.right == first.left
      second.width == 20
    }
    root.layoutIfNeeded()
    XCTAssertEqual(second.frame.minX, 280)
  }

  func testConstrainables() {
    let card: UIView = UILabel()
    let guide = UILayoutGuide()
    root.addSubview(card)
    root.addLayoutGuide(guide)
    let made = guide.pin(
      to: root,
      insets: UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4),
      priority: .defaultHigh
    )
    XCTAssertEqual(made.map(\.priority), Array(repeating: .defaultHigh, count: 4))
    card.pin(to: guide, excluding: .bottom)
    let height = card.align(.height, with: guide, ratio: 0.5)
    root.layoutIfNeeded()
    XCTAssertEqual(guide.layoutFrame, CGRect(x: 2, y: 1, width: 314, height: 476))
    XCTAssertEqual(card.frame, CGRect(x: 2, y: 1, width: 314, height: 238))
    XCTAssert(height.firstItem === card)
    XCTAssert(height.secondItem === guide)
    card.hug(.required, axis: .vertical)
    XCTAssertEqual(card.contentHuggingPriority(for: .vertical), .required)
    XCTAssertFalse(card.readsFromRight)
    let other = UIView()
    root.addSubview(other)
    XCTAssertEqual(other.size(CGSize(width: 3, height: 4)).map(\.constant), [3, 4])
    XCTAssertEqual(other.align(.width, with: nil).secondAttribute, .notAnAttribute)
  }

  func testNodes() {
    let view = UIView()
    root.addSubview(view)
    let traits = UITraitCollection(traitsFrom: [
      UITraitCollection(horizontalSizeClass: .compact),
      UITraitCollection(verticalSizeClass: .regular),
    ])
    view.wish(
      .width(100).when { $0.isHorizontalCompact },
      .width(300).when { !$0.isHorizontalCompact },
      .height(20).when { $0.isVerticalRegular && ($0.isPhone || $0.isPad) },
      .inset(.left, 7),
      .inset(.top, 8),
      in: traits
    )
    view.wish(.inset(.left, 9), in: traits)
    root.layoutIfNeeded()
    XCTAssertEqual(view.frame, CGRect(x: 9, y: 8, width: 100, height: 20))
    XCTAssertEqual(view.nodes.keys.sorted(), ["height", "left", "top", "width"])
    XCTAssertEqual(root.constraints.count, 2)
    weak var node: Node?
    node = view.nodes["left"]
    XCTAssertNotNil(node)
    view.nodes = [:]
    XCTAssertNil(node)
  }

  func testControllersAndTheirGuides() {
    let controller = UIViewController()
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    controller.view.addSubview(view)
    let navigation = UINavigationController(rootViewController: controller)
    let tabs = UITabBarController()
    tabs.viewControllers = [navigation]
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = tabs
    window.makeKeyAndVisible()
    view.topAnchor.constraint(equalTo: controller.topLayoutGuide.bottomAnchor).isActive = true
    view.bottomAnchor.constraint(equalTo: controller.bottomLayoutGuide.topAnchor).isActive = true
    window.layoutIfNeeded()
    XCTAssertEqual(view.frame.minY, controller.topLayoutGuide.length)
    XCTAssertEqual(
      view.frame.maxY,
      controller.view.bounds.height - controller.bottomLayoutGuide.length
    )
    XCTAssertGreaterThan(controller.topLayoutGuide.length, 0)
    let fresh = UIViewController()
    XCTAssertEqual(fresh.view.frame, UIScreen.main.bounds)
    XCTAssertEqual(fresh.view.constraints.count, 0)
    XCTAssert(fresh.topLayoutGuide === fresh.topLayoutGuide)
    XCTAssertEqual(fresh.view.constraints.count, 2)
  }

  func testAttributesAndRelations() {
    let attributes: [NSLayoutConstraint.Attribute] = [
      .notAnAttribute, .left, .right, .top, .bottom, .leading, .trailing, .width, .height,
      .centerX, .centerY, .lastBaseline, .firstBaseline, .leftMargin, .rightMargin, .topMargin,
      .bottomMargin, .leadingMargin, .trailingMargin, .centerXWithinMargins,
      .centerYWithinMargins,
    ]
    XCTAssertEqual(attributes.map(\.rawValue), Array(0...20))
    XCTAssertEqual(Set(attributes).count, 21)
    let relations: [NSLayoutConstraint.Relation] = [.lessThanOrEqual, .equal, .greaterThanOrEqual]
    XCTAssertEqual(relations.map(\.rawValue), [-1, 0, 1])
    XCTAssertEqual(UILayoutPriority(rawValue: 750), UILayoutPriority(750))
    XCTAssertEqual(UILayoutPriority.fittingSizeLevel.rawValue, 50)
  }

  func testContentAndLooks() {
    let button = UIButton()
    button.setTitle("Title", for: .normal)
    button.setImage(UIImage(named: "none"), for: .normal)
    XCTAssertEqual(button.currentTitle, "Title")
    XCTAssertEqual(button.state, .normal)
    let label = UILabel()
    label.text = "Text"
    label.textColor = .yellow
    XCTAssertEqual(label.textColor, UIColor.yellow)
    let field = UITextField()
    field.placeholder = "Name"
    XCTAssertEqual(field.placeholder, "Name")
    XCTAssertNil(UIImageView(image: UIImage(named: "none")).image)
    let cells: [(UIView, UIView)] = [
      (UITableViewCell(), UITableViewCell().contentView),
      (UICollectionViewCell(), UICollectionViewCell().contentView),
    ]
    XCTAssertEqual(cells.count, 2)
    XCTAssertNotEqual(UIColor.red, UIColor.blue)
  }

  func testViewsInTheirTree() {
    let (back, middle, front) = (UIView(), UIView(), UIView())
    root.insertSubview(front, at: 0)
    root.insertSubview(back, belowSubview: front)
    root.insertSubview(middle, aboveSubview: back)
    XCTAssertEqual(root.subviews, [back, middle, front])
    root.bringSubviewToFront(back)
    root.sendSubviewToBack(front)
    XCTAssertEqual(root.subviews, [front, middle, back])
    middle.frame = CGRect(x: 10, y: 20, width: 5, height: 5)
    XCTAssertEqual(middle.convert(CGPoint.zero, to: root), CGPoint(x: 10, y: 20))
    XCTAssert(middle.isDescendant(of: root))
    middle.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    root.frame.size.width += 10
    XCTAssertEqual(middle.frame.width, 15)
    XCTAssertEqual(UIView.userInterfaceLayoutDirection(for: .forceRightToLeft), .rightToLeft)
    var isDone = false
    UIView.animate(withDuration: 0.1) { isDone = true }
    XCTAssert(isDone)
  }

  func testSetsOfObjects() {
    let set = NSMutableSet()
    set.add(Token.first)
    set.add(Token.first)
    set.add(Token.second)
    XCTAssertEqual(set.count, 2)
    set.remove(Token.first)
    XCTAssert(set.allObjects as! [Token] == [Token.second])
  }
}

private final class Token: Equatable {
  static let first = Token()
  static let second = Token()

  static func == (left: Token, right: Token) -> Bool { left === right }
}
