import Cards
import PlumbSnapshots
import Testing
import UIKit

@MainActor @Suite struct LargeMatrixTests {
  /// 61 devices × 2 directions × 12 text sizes × 8 contents.
  @Test func `feed cell in ten thousand cases`() throws {
    let messages = [
      "First light over the lake.", "", "Gone fishing",
      "We left before six and had the pass to ourselves until the first buses came up from the valley.",
    ]
    try expectLayout(
      FeedCellView.init(frame:),
      across: .devices(.all),
      .directions,
      .textSizes,
      .data(\.message.text, messages),
      .data(\.name.text, ["Ada", "Wilhelmina von Hohenzollern-Sigmaringen"])
    ) { result in
      result.expectTouchTargets()
      result.expectOrder(.horizontal, "avatar", "name")
      result.expectOrder(.vertical, "name", "time", "message", "picture")
    }
  }
}
