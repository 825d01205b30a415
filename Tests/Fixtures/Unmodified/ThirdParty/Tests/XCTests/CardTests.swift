import ThirdParty
import UIKit
import XCTest

final class CardTests: XCTestCase {
  func testACardIsAsHighAsItsContent() {
    let card = Card()
    // 8 + 20 + 4 + 30 + 8
    XCTAssertEqual(card.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize).height, 70)
  }

  func testAnotherGapMovesTheDetail() {
    let card = Card(frame: CGRect(x: 0, y: 0, width: 200, height: 0))
    card.frame.size = CGSize(width: 200, height: 76)
    card.setGap(10, animated: true)
    XCTAssertEqual(card.detail.frame, CGRect(x: 8, y: 38, width: 184, height: 30))
    card.detail.isHidden = true
    XCTAssertEqual(card.hiddenChanges, 1)
  }
}
