#if SNAPSHOTS

import PlumbSnapshots
import UIKit
import XCTest

/// As users write it: a class of the main actor, in the mode of Swift 6.
@MainActor
final class SnapshotTests: XCTestCase {
  func testAViewHoldsOnEveryPhone() async throws {
    try expectLayout(
      UIView.init(frame:),
      across: .devices(.allPhones),
      .directions
    ) { $0.expect($0.subject.bounds.width > 0, "it is as wide as the window") }
  }

  func testAViewHasNothingWrong() async {
    expectNoFindings(in: UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)))
  }
}

#endif
