import PlumbDiagnosis
import TestSupport
import Testing
import UIKit

@testable import PlumbSnapshots

#if !canImport(Darwin)

/// Screens that hold on every device, in both directions, at each text size and with each content.
///
/// Three devices and four text sizes are tried, and all of them with `PLUMB_LONG_TESTS=1`.
@MainActor
@Suite struct `Screens that hold everywhere` {
  private var isLong: Bool { TestSettings.length > 1 }

  private var devices: [SimulatedDevice] {
    isLong
      ? .all
      : ["iPhone 16", "iPhone SE (3rd generation)", "iPad Air 11-inch (M2)"]
        .compactMap(SimulatedDevice.named)
  }

  private var textSizes: [UIContentSizeCategory] {
    isLong
      ? UIContentSizeCategory.allSizes
      : [.large, .extraSmall, .extraExtraExtraLarge, .accessibilityExtraExtraExtraLarge]
  }

  @Test func `are tried on three devices, or on thirty and more`() {
    #expect(isLong ? devices.count >= 30 : devices.count == 3)
  }

  @Test func `a cell of a feed`() throws {
    let messages = [
      "First light over the lake.", "",
      "We left before six and had the pass to ourselves until the first buses came up from the valley.",
    ]
    try expectLayout(
      FeedCellView.init(frame:),
      across: .devices(devices),
      .directions,
      .textSizes(textSizes),
      .data(\.message.text, messages),
      .data(\.name.text, ["Ada", "Wilhelmina von Hohenzollern-Sigmaringen"]),
      data: .oneAtATime
    ) { result in
      result.expectTouchTargets()
      result.expectOrder(.horizontal, "avatar", "name")
      result.expectOrder(.vertical, "name", "time", "message", "picture")
    }
  }

  @Test func `a form`() throws {
    try expectLayout(
      { LoginScreen() },
      across: .devices(devices),
      .directions,
      .textSizes(textSizes),
      .data([
        LayoutSample("empty") { _ in },
        LayoutSample("filled in") {
          $0.email.text = "wilhelmina.hohenzollern@example.com"
          $0.password.text = "twelve letters"
        },
      ])
    ) { result in
      result.expectTouchTargets()
      result.expectOrder(.vertical, "heading", "email", "password", "login")
      result.expectAligned(.leading, "heading", "email", "password", "login")
    }
  }

  @Test func `settings`() throws {
    try expectLayout(
      { SettingsScreen() },
      across: .devices(devices),
      .directions,
      .textSizes(textSizes),
      .languages([.doubleLength])
    ) { result in
      result.expectVisible("notifications")
      result.expectOrder(.vertical, "notifications", "location")
    }
  }

  @Test func `an album`() throws {
    try expectLayout(
      AlbumScreenView.init(frame:),
      across: .devices(devices),
      .directions,
      .textSizes(textSizes),
      .languages([.doubleLength, .accented])
    ) { result in
      result.expectOrder(.vertical, "cover", "title")
    }
  }

  @Test func `the card of the documentation does not`() throws {
    let found = try issues {
      try expectLayout(
        ProfileCard.init(frame:),
        across: .devices(.allPhones),
        .directions,
        .textSizes([.large, .accessibilityLarge]),
        .data(\.name.text, ["Ada Lovelace", "Wilhelmina Hohenzollern"])
      ) { result in
        result.expectTouchTargets()
      }
    }
    #expect(
      found == [
        """
        PlumbSnapshotsTests/ProfileCard.swift:28: overlapping-content: `follow` covers 17.67 × 26.33 points of `name`
          → tie them to each other: `follow` leading ≥ `name` trailing + 8
        in 102 of 264 cases; the least unusual: iPhone XS, left to right, text size large, “Wilhelmina Hohenzollern”
        fits down to 392 points; at 391: `follow` covers 1.67 × 26.33 points of `name`
        """,
        """
        PlumbSnapshotsTests/ProfileCard.swift:23: outside-superview: `name` sticks out of ProfileCard by 105.67 points at the right
          → keep it inside with `name` trailing ≤ ProfileCard trailing
        in 66 of 264 cases; the least unusual: iPhone XS, left to right, text size accessibilityLarge, “Wilhelmina Hohenzollern”
        fits down to 480 points; at 479: `name` sticks out of ProfileCard by 1.67 points at the right
        """,
      ]
    )
  }
}

#endif
