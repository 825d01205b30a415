import UIKit
import XCTest

@testable import App
@testable import Kit

/// The layouts that these sources make where they are compiled.
@MainActor
final class LayoutTests: XCTestCase {
  func testDetailController() throws {
    try LayoutText.check(DetailController(nibName: nil, bundle: nil), "DetailController")
  }

  func testSpecialController() throws {
    try LayoutText.check(SpecialController(nibName: nil, bundle: nil), "SpecialController")
  }

  func testBaseController() throws {
    try LayoutText.check(BaseController(nibName: nil, bundle: nil), "BaseController")
  }
}
