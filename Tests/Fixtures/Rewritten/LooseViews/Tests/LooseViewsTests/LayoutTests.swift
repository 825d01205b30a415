import UIKit
import XCTest

@testable import LooseViews

/// The layouts that these sources make where they are compiled.
@MainActor
final class LayoutTests: XCTestCase {
  func testRatingView() throws {
    try LayoutText.checkAsDrawn(XCTUnwrap(RatingView.make()), "RatingView")
  }
}
