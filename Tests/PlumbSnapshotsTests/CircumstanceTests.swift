import Testing
import UIKit

@testable import PlumbSnapshots

#if !canImport(Darwin)

/// Layouts that are recorded for other devices, directions and text sizes.
@MainActor
@Suite struct `Circumstances of a recorded layout` {
  @Test func `name the file by what is unusual`() throws {
    let device = try #require(SimulatedDevice.named("iPhone SE (3rd generation)"))
    #expect(LayoutCircumstances().name == nil)
    let all = LayoutCircumstances(
      device: device,
      orientation: .landscapeLeft,
      width: 320,
      direction: .rightToLeft,
      textSize: .accessibilityLarge,
      style: .dark,
      language: .accented
    )
    #expect(
      all.name
        == "iPhone SE (3rd generation) landscape 320 right to left accessibilityLarge dark accented"
    )
  }

  @Test func `decide the layout of a view`() {
    expectLayout(of: FeedCellView(), on: LayoutCircumstances())
    expectLayout(of: FeedCellView(), on: LayoutCircumstances(direction: .rightToLeft))
    expectLayout(
      of: FeedCellView(),
      on: LayoutCircumstances(width: 320, textSize: .accessibilityLarge)
    )
    expectLayout(
      of: ProfileCard(),
      on: LayoutCircumstances(),
      size: CGSize(width: 300, height: 90),
      named: "size"
    )
  }

  @Test func `decide the layout of a controller`() throws {
    let device = try #require(SimulatedDevice.named("iPhone SE (3rd generation)"))
    expectLayout(
      of: SettingsScreen(),
      on: LayoutCircumstances(device: device, orientation: .landscapeLeft)
    )
    expectLayout(of: SettingsScreen(), on: LayoutCircumstances(style: .dark), as: [.svg])
  }

  @Test func `give way to the former ones`() {
    let before = (UIScreen.main.bounds, UITraitCollection.current.layoutDirection)
    let found = issues {
      expectLayout(
        of: UIView(),
        on: LayoutCircumstances(width: 320, direction: .rightToLeft),
        record: .never
      )
    }
    #expect(found.count == 1)
    #expect(before == (UIScreen.main.bounds, UITraitCollection.current.layoutDirection))
  }

  @Test func `take a narrow window of a tablet for a compact one`() throws {
    let tablet = try #require(SimulatedDevice.all.first { $0.idiom == .pad })
    for (width, sizeClass) in [(375.0, UIUserInterfaceSizeClass.compact), (678, .regular)] {
      let screen = LayoutCircumstances(device: tablet, width: width).screen
      screen.whileCurrent {
        #expect(UITraitCollection.current.horizontalSizeClass == sizeClass)
      }
    }
  }
}

#endif
