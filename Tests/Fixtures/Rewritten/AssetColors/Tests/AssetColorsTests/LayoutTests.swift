import UIKit
import XCTest

@testable import AssetColors

/// The layouts that these sources make where they are compiled.
@MainActor
final class LayoutTests: XCTestCase {
  func testHeaderView() throws { try LayoutText.check(HeaderView(frame: .zero), "HeaderView") }
}
