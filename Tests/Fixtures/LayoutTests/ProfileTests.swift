import Cards
import PlumbSnapshots
import Testing
import UIKit
import XCTest

@MainActor @Suite struct ProfileTests {
  @Test func `card everywhere`() throws {
    try expectLayout(
      ProfileCard.init(frame:),
      across: .devices(.allPhones),
      .directions,
      .textSizes([.large, .accessibilityLarge]),
      .data(\.name.text, ["Ada Lovelace", "Wilhelmina Hohenzollern"])
    ) { result in
      result.expectTouchTargets()
      result.excuse(.zeroSize, between: "badge")
    }
  }
}

final class ProfileXCTests: XCTestCase {
  @MainActor func testEverywhere() async throws {
    try expectLayout(
      ProfileCard.init(frame:),
      across: .devices(.allPhones),
      .directions,
      .textSizes([.large]),
      .data(\.name.text, ["Ada Lovelace", "Wilhelmina Hohenzollern"])
    )
  }
}
