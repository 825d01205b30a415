import Cards
import PlumbSnapshots
import Testing
import UIKit
import XCTest

/// The texts are written by the first run: see .ci/check-layout-tests.
@MainActor @Suite struct InlineTests {
  @Test func card() {
    expectInlineLayout(of: ProfileCard(frame: CGRect(x: 0, y: 0, width: 320, height: 90)))
    expectInlineLayout(
      of: ProfileCard(frame: .zero),
      on: LayoutCircumstances(direction: .rightToLeft),
      size: CGSize(width: 320, height: 90)
    )
  }

  @Test(arguments: [320, 375])
  func `one of several arguments`(_ width: CGFloat) {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 300, height: 60))
    label.numberOfLines = 0
    label.text = "\"\"\"#\\"
    expectInlineLayout(of: label)
  }
}

final class InlineXCTests: XCTestCase {
  @MainActor func testCard() async {
    expectInlineLayout(of: ProfileCard(frame: CGRect(x: 0, y: 0, width: 400, height: 90)))
  }
}
