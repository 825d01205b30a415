import Swift5Client
import Swift6Client
import UIKit
import XCTest

// On Linux, XCTest cannot call a synchronous method that is bound to an actor.
@MainActor
final class ClientTests: XCTestCase {
  func testAWrapperKeepsWhatItMade() async {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let view = UIView()
    root.addSubview(view)
    let made = view.maker.make(.left, to: root, .left, constant: 3)
    view.maker.make(.width, constant: 54)
    view.maker.make(.top, to: root, .top)
    view.maker.make(.height, constant: 10)
    XCTAssertEqual(view.made.count, 4)
    XCTAssertEqual(root.constraints.count, 2)
    XCTAssertEqual(root.constraints.first?.firstAttribute, .left)
    XCTAssertEqual((root.constraints.first as? LabelledConstraint)?.label, "made")
    made.constraint.constant = 9
    root.layoutIfNeeded()
    XCTAssertEqual(view.frame, CGRect(x: 9, y: 0, width: 54, height: 10))
    view.maker.removeAll()
    XCTAssertTrue(view.made.isEmpty)
    XCTAssertTrue(root.constraints.isEmpty)
  }

  func testPlainInitializersReachTheFrame() async {
    XCTAssertTrue(PileView().translatesAutoresizingMaskIntoConstraints)
    XCTAssertFalse(PileView(spacing: 0).translatesAutoresizingMaskIntoConstraints)
  }

  func testAPileLaysOutAndLetsGo() async {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let pile = PileView(
      spacing: 4,
      insets: UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 2)
    )
    root.addSubview(pile)
    let views = [UIView(), UIView(), UIView()]
    for view in views {
      view.heightAnchor.constraint(equalToConstant: 10).isActive = true
      view.widthAnchor.constraint(equalToConstant: 50).isActive = true
    }
    pile.pile(views)
    pile.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
    pile.leftAnchor.constraint(equalTo: root.leftAnchor).isActive = true
    root.layoutIfNeeded()
    // 2 + 50 + 2 and 1 + 10 + 4 + 10 + 4 + 10 + 3
    XCTAssertEqual(pile.frame, CGRect(x: 0, y: 0, width: 54, height: 42))
    views[1].isHidden = true
    root.layoutIfNeeded()
    XCTAssertEqual(pile.frame.height, 28)
    views[2].removeFromSuperview()
    root.layoutIfNeeded()
    XCTAssertEqual(pile.frame.height, 14)
    XCTAssertEqual(pile.items.count, 2)
    XCTAssertNil(views[2].superview)
  }

  func testOperatorsAndChains() async {
    let controller = UIViewController()
    let view = UIView()
    controller.view.place { view }
    view.chainedWidth(54).style { $0.tag = 7 }
    view.trailingAnchor /==/ controller.view.trailingAnchor
    view.topAnchor /==/ controller.view.topAnchor
    view.heightAnchor /==/ 10
    XCTAssertEqual(view.tag, 7)
    XCTAssertEqual(view.constraints.first?.secondAttribute, .notAnAttribute)
    controller.view.layoutIfNeeded()
    XCTAssertEqual(view.frame, CGRect(x: 390 - 54, y: 0, width: 54, height: 10))
    controller.view.semanticContentAttribute = .forceRightToLeft
    controller.view.layoutIfNeeded()
    XCTAssertEqual(view.frame.minX, 0)
  }

  func testPrioritiesPrintAndCompare() async {
    XCTAssertEqual("\(UILayoutPriority.defaultHigh)", "UILayoutPriority(rawValue: 750.0)")
    XCTAssertTrue(UILayoutPriority.defaultLow < .required)
  }
}
