import Cards
import PlumbSnapshots
import Testing
import UIKit

@MainActor @Suite struct FeedCellTests {
  @Test func narrow() {
    expectLayout(
      of: FeedCellView(frame: CGRect(x: 0, y: 0, width: 320, height: 400)),
      as: [.text, .svg]
    )
  }

  @Test func `holds everywhere`() throws {
    try expectLayout(
      FeedCellView.init(frame:),
      across: .devices(.allPhones),
      .directions,
      .textSizes,
      .data(\.name.text, ["Ada", "Wilhelmina von Hohenzollern-Sigmaringen"])
    ) { result in
      result.expectTouchTargets()
      result.expectOrder(.horizontal, "avatar", "name")
    }
  }
}
