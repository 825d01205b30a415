import UIKit
import XCTest

@testable import NibCells

@MainActor
final class ContactTests: XCTestCase {
  private func shownController() -> (ContactsViewController, UIWindow) {
    let controller = ContactsViewController()
    controller.contacts = [
      Contact(name: "Ada", city: "London", unread: 12),
      Contact(name: "Bo", city: "Oslo", unread: 0),
    ]
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
    window.rootViewController = controller
    window.isHidden = false
    window.layoutIfNeeded()
    return (controller, window)
  }

  func testTheViewIsThatOfTheFileWithTheControllersName() {
    let (controller, window) = shownController()
    XCTAssertNotNil(controller.tableView)
    XCTAssertTrue(controller.tableView.dataSource === controller)
    XCTAssertEqual(controller.tableView.frame.width, 393)
    XCTAssertEqual(controller.photos.frame.height, 100)
    XCTAssertTrue(controller.emptyView.isHidden)
    window.isHidden = true
  }

  func testCellsHaveTheirOutlets() throws {
    let (controller, window) = shownController()
    let cell = try XCTUnwrap(
      controller.tableView.cellForRow(at: IndexPath(row: 0, section: 0)) as? ContactCell
    )
    XCTAssertEqual(cell.reuseIdentifier, "ContactCell")
    XCTAssertEqual(cell.shownName, "Ada")
    XCTAssertEqual(cell.wokeUp, 1)
    XCTAssertEqual(cell.badgeHeight, 24)
    XCTAssertEqual(cell.selectionStyle, .none)
    // 8 + 20⅓ + 8 + 17 + 8, and what rounding makes of it.
    XCTAssertEqual(cell.frame.height, 61.5, accuracy: 1)
    window.isHidden = true
  }

  func testRuntimeAttributesAreSet() throws {
    let (controller, window) = shownController()
    let cell = try XCTUnwrap(
      controller.tableView.cellForRow(at: IndexPath(row: 0, section: 0)) as? ContactCell
    )
    XCTAssertEqual(cell.badge.layer.cornerRadius, 12)
    XCTAssertEqual(cell.badge.layer.borderWidth, 2)
    XCTAssertEqual(cell.badge.maximum, 9)
    XCTAssertTrue(cell.badge.isLoud)
    XCTAssertEqual(cell.badge.text, "9+")
    XCTAssertNotNil(cell.badge.ring)
    XCTAssertEqual(cell.badge.frameAtInit.size, CGSize(width: 24, height: 24))
    XCTAssertEqual(cell.badge.backgroundColor, .systemRed)
    window.isHidden = true
  }

  func testAButtonOfACellCallsTheCell() throws {
    let (controller, window) = shownController()
    let cell = try XCTUnwrap(
      controller.tableView.cellForRow(at: IndexPath(row: 1, section: 0)) as? ContactCell
    )
    cell.button.sendActions(for: .touchUpInside)
    XCTAssertEqual(controller.called, ["Bo"])
    window.isHidden = true
  }

  func testCellsOfCollectionsComeFromFiles() throws {
    let (controller, window) = shownController()
    let cell = try XCTUnwrap(
      controller.photos.cellForItem(at: IndexPath(item: 1, section: 0)) as? PhotoCell
    )
    XCTAssertEqual(cell.caption.text, "Oslo")
    XCTAssertEqual(cell.frame.size, CGSize(width: 80, height: 80))
    XCTAssertEqual(cell.imageView.frame, CGRect(x: 0, y: 0, width: 80, height: 60))
    window.isHidden = true
  }

  func testAViewLoadsItsContentWithItselfAsOwner() throws {
    let view = EmptyStateView(frame: CGRect(x: 0, y: 0, width: 200, height: 120))
    var retries = 0
    view.onRetry = { retries += 1 }
    view.title = "Nothing here"
    XCTAssertEqual(view.rows.map(\.text), ["Nothing here", "Pull to reload"])
    let button = try XCTUnwrap(view.viewWithTag(7) as? UIButton)
    button.sendActions(for: .touchUpInside)
    XCTAssertEqual(retries, 1)
    XCTAssertEqual(view.subviews.first?.gestureRecognizers?.count, 1)
  }
}
