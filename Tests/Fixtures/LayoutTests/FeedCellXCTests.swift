import Cards
import PlumbSnapshots
import UIKit
import XCTest

final class FeedCellXCTests: XCTestCase {
  @MainActor func testNarrow() async {
    expectLayout(of: FeedCellView(frame: CGRect(x: 0, y: 0, width: 320, height: 400)))
  }
}
