import UIKit
import XCTest

@testable import LooseViews

@MainActor
final class RatingTests: XCTestCase {
  func testTheViewComesFromItsDocument() throws {
    let view = try XCTUnwrap(RatingView.make())
    XCTAssertEqual(view.bounds.size, CGSize(width: 200, height: 44))
    XCTAssertEqual(view.text, "Unrated")
  }

  func testAStepSetsTheLabel() throws {
    let view = try XCTUnwrap(RatingView.make())
    view.rate(4)
    XCTAssertEqual(view.text, "4 of 5")
  }

  func testMoreThanTheMostIsTheMost() throws {
    let view = try XCTUnwrap(RatingView.make())
    view.rate(9)
    XCTAssertEqual(view.value, 5)
  }
}
