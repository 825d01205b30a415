import UIKit
import XCTest

@testable import PublicSymbols

@MainActor
final class LookTests: XCTestCase {
  func testAnImageHasThePixelsOfItsContext() {
    let image = UIImage.filled(.red, size: CGSize(width: 3, height: 4))
    XCTAssertEqual(image.size, CGSize(width: 3, height: 4))
    XCTAssertEqual(image.pixels, CGSize(width: 6, height: 8))
    XCTAssertEqual(image.scaled(to: CGSize(width: 9, height: 9))?.size, CGSize(width: 9, height: 9))
    XCTAssertEqual(image.turned.size, image.size)
    let part = image.cropped(to: CGRect(x: 2, y: 0, width: 10, height: 4))
    XCTAssertEqual(part?.size, CGSize(width: 2, height: 2))
    XCTAssertEqual(image.bubble.size, image.size)
    XCTAssertEqual(frames(of: Data("no image".utf8)), 0)
  }

  func testAnImageOnItsSideChangesItsSides() {
    let pixels = UIImage.filled(.red, size: CGSize(width: 3, height: 4)).cgImage!
    XCTAssertEqual(
      UIImage(cgImage: pixels, scale: 2, orientation: .left).size,
      CGSize(width: 4, height: 3)
    )
  }

  func testALayerWithAnInitialiserOfItsOwn() {
    let layer = BadgeLayer(inset: 3)
    layer.bounds.size = CGSize(width: 10, height: 10)
    XCTAssertEqual(layer.preferredFrameSize(), CGSize(width: 16, height: 16))
  }

  func testALayerCanStandStill() {
    let view = PulseView()
    XCTAssertTrue(view.layer is CATransformLayer)
    XCTAssertEqual(view.layer.speed, 1)
    view.pause()
    XCTAssertEqual(view.layer.speed, 0)
    XCTAssertEqual(view.layer.convertTime(7, from: nil), view.layer.timeOffset)
    let animation = view.pulse()
    XCTAssertTrue(animation.delegate === view)
    XCTAssertEqual(
      ((animation as? CABasicAnimation)?.toValue as? NSValue)?.caTransform3DValue.m11,
      2
    )
    XCTAssertEqual(CATransition().endProgress, 1)
    view.place(CGRect(x: 1, y: 2, width: 3, height: 4))
    XCTAssertEqual(view.frame, CGRect(x: 1, y: 2, width: 3, height: 4))
    XCTAssertFalse(CATransaction.disableActions())
    XCTAssertEqual(view.follow().preferredFrameRateRange.preferred, 60)
  }

  func testFontsSayTheirSize() {
    let font = UIFont.systemFont(ofSize: 13)
    XCTAssertEqual(size(of: font.fontDescriptor), 13)
    XCTAssertEqual(heavy(font).pointSize, 13)
  }

  func testNumbersAreThoseOfCoreGraphics() {
    XCTAssertTrue(isSame(.zero, CGRect(x: 0, y: 0, width: 0, height: 0)))
    XCTAssertEqual(told(CGSize(width: 3, height: 4)), "(3.0, 4.0)")
    XCTAssertEqual(nanoseconds, 1_000_000_000)
    XCTAssertEqual(accent, UIColor(red: 1, green: 0.5, blue: 0, alpha: 1))
  }

  func testBarsKeepWhatTheyAreGiven() {
    let controller = SearchController()
    controller.loadViewIfNeeded()
    XCTAssertEqual(controller.navigationItem.subtitle, "All")
    XCTAssertFalse(controller.bar.searchTextField.isEnabled)
    XCTAssertNotNil(controller.bar.image(for: .search, state: .highlighted))
    XCTAssertNil(controller.bar.image(for: .clear, state: .normal))
    controller.tabs.delegate?.tabBar(controller.tabs, didSelect: controller.tabs.items![0])
    XCTAssertEqual(controller.chosen, [7])
    XCTAssertEqual(controller.split().preferredDisplayMode, .oneBesideSecondary)
  }

  func testAButtonDoesItsAction() {
    let button = SearchController().press()
    XCTAssertEqual(button.tag, 1)
    XCTAssertEqual(button.title(for: .normal), "Press")
    XCTAssertNotNil(button.contextMenuInteraction)
  }

  func testALabelHasAMenu() {
    let label = CopyLabel()
    label.text = "words"
    label.showMenu()
    XCTAssertTrue(UIMenuController.shared.isMenuVisible)
    let share = UIMenuController.shared.menuItems![0].action
    XCTAssertTrue(UIApplication.shared.sendAction(share, to: nil, from: nil, for: nil))
    XCTAssertEqual(label.tag, 1)
    label.selectAll(nil)
    XCTAssertTrue(label.isHighlighted)
    XCTAssertFalse(label.canPerformAction(#selector(UIResponder.paste(_:)), withSender: nil))
  }

  func testARecognizerOfAnAppsOwnTellsItsTargets() {
    let box = Box()
    let recognizer = TouchDownRecognizer(target: box, action: #selector(Box.changed))
    recognizer.touchesBegan([], with: UIEvent())
    XCTAssertEqual(recognizer.state, .ended)
    XCTAssertEqual(box.count, 1)
    XCTAssertEqual(UIPanGestureRecognizer().allowedScrollTypesMask, [])
  }

  func testAnAnimatorKeepsItsBehaviors() {
    let view = UIView()
    let physics = Physics(view)
    physics.hang(UIView(), at: CGPoint(x: 3, y: 4))
    XCTAssertEqual(physics.animator.behaviors.count, 5)
    XCTAssertEqual((physics.animator.behaviors.first as? UIAttachmentBehavior)?.length, 5)
    XCTAssertTrue(UIPercentDrivenInteractiveTransition().wantsInteractiveStart)
    XCTAssertFalse(Swipe().wantsInteractiveStart)
  }

  func testWhatIsReadAloud() {
    let view = Readable()
    XCTAssertTrue(view.accessibilityScroll(.next))
    XCTAssertEqual(view.page, 1)
    view.watch()
    NotificationCenter.default.post(name: UIDevice.orientationDidChangeNotification, object: nil)
    XCTAssertEqual(view.page, 101)
    NotificationCenter.default.post(
      name: UIAccessibility.elementFocusedNotification,
      object: nil,
      userInfo: [UIAccessibility.focusedElementUserInfoKey: view]
    )
    XCTAssertEqual(view.page, 0)
    let child = UIView()
    view.accessibilityElements = [UIView(), child]
    XCTAssertEqual(view.index(ofAccessibilityElement: child), 1)
    XCTAssertEqual(view.index(ofAccessibilityElement: view), NSNotFound)
    view.name()
    XCTAssertEqual(view.accessibilityValue, "one")
    let item = UIBarButtonItem.close(view, #selector(Readable.changed))
    XCTAssertEqual(item.accessibilityLabel, "Close")
  }

  func testObjectsAreObservedByKeys() {
    let board = Board()
    board.start()
    board.score = 3
    XCTAssertEqual(board.seen, [3])
    board.stop()
    board.score = 4
    XCTAssertEqual(board.seen, [3])
    XCTAssertEqual(board.rename("other"), "other")
    XCTAssertEqual(difference([1, 2, 3], [2, 9]), 2)
    XCTAssertEqual(amount(3), "3 items")
    TagsTransformer.register()
    XCTAssertTrue(ValueTransformer(forName: TagsTransformer.name) is TagsTransformer)
    XCTAssertTrue(Requests.isKnown(NSURLAuthenticationMethodServerTrust))
    XCTAssertEqual(Requests.get(URL(string: "https://example.org")!).httpMethod, "GET")
  }
}
