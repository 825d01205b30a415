import UIKit
import XCTest

@testable import MixedForms

@MainActor
final class SheetTests: XCTestCase {
  lazy var sheet = Sheet()

  func testADelegateThatConformsInAnExtensionIsCalled() {
    let owner = Owner()
    owner.sheet.delegate = owner
    XCTAssertEqual(owner.sheet.show(), 44)
    owner.sheet.perform(#selector(Sheet.close(_:)), with: nil)
    XCTAssertEqual(owner.log, ["show true", "closed"])
  }

  func testNestedAndLocalClassesHaveTheirMethods() {
    XCTAssertEqual(sheet.cellHits, 1)
    XCTAssertEqual(sheet.localClass(), 1)
  }

  func testOverridesInAnExtensionOfTheSameFileAreCalled() {
    XCTAssertEqual(sheet.intrinsicContentSize.width, 7)
    sheet.setNeedsLayout()
    sheet.layoutIfNeeded()
    XCTAssertEqual(sheet.closed, 1000)
  }

  func testAnEditActionFindsTheResponderThatOverridesIt() {
    XCTAssertTrue(
      UIApplication.shared.sendAction(
        #selector(UIResponder.copy(_:)),
        to: nil,
        from: sheet,
        for: nil
      )
    )
    XCTAssertEqual(sheet.closed, 100)
    XCTAssertTrue(sheet.compare(Keyboard().actions[0]))
    XCTAssertFalse(sheet.compare(Keyboard().actions[1]))
  }
}
