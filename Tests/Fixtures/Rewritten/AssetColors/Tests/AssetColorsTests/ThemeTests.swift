import UIKit
import XCTest

@testable import AssetColors

@MainActor
final class ThemeTests: XCTestCase {
  private func parts(_ color: UIColor) -> [Int] {
    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    return [red, green, blue].map { Int(($0 * 255).rounded()) }
  }

  func testAColorFollowsTheAppearance() {
    let light = Theme.accent.resolvedColor(with: UITraitCollection(userInterfaceStyle: .light))
    let dark = Theme.accent.resolvedColor(with: UITraitCollection(userInterfaceStyle: .dark))
    XCTAssertEqual(parts(light), [255, 128, 0])
    XCTAssertEqual(parts(dark), [0, 128, 255])
  }

  func testAColorOfANamespaceStandsForThatOfTheSystem() {
    XCTAssertEqual(parts(Theme.ink), parts(.systemBlue))
    XCTAssertEqual(Theme.color("Nothing"), .magenta)
  }

  func testImagesHaveTheirSizes() {
    XCTAssertEqual(Theme.Images.logo.size, CGSize(width: 30, height: 20))
    XCTAssertEqual(Theme.Images.back.size, CGSize(width: 24, height: 18))
    XCTAssertEqual(Theme.Images.back.renderingMode, .alwaysTemplate)
    XCTAssertEqual(Theme.Images.bubble.size, CGSize(width: 20, height: 20))
    XCTAssertEqual(
      Theme.Images.bubble.capInsets,
      UIEdgeInsets(top: 8, left: 9, bottom: 8, right: 9)
    )
    XCTAssertEqual(Theme.Images.bubble.resizingMode, .stretch)
    XCTAssertNil(UIImage(named: "Missing", in: .module, compatibleWith: nil))
  }

  func testImagesDecideFrames() {
    let header = HeaderView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    header.layoutIfNeeded()
    XCTAssertEqual(header.logo.frame, CGRect(x: 0, y: 0, width: 30, height: 20))
    XCTAssertEqual(header.back.frame, CGRect(x: 38, y: 0, width: 24, height: 18))
    XCTAssertEqual(header.title.frame.minY, 40)
  }

  func testDataComesFromTheCatalog() throws {
    XCTAssertEqual(try Theme.defaults().rows, 3)
    XCTAssertNil(NSDataAsset(name: "Nothing", bundle: .module))
  }

  private func inLanguage(_ code: String, _ body: () throws -> Void) throws {
    let path = try XCTUnwrap(Bundle.module.path(forResource: code, ofType: "lproj"))
    L10n.bundle = try XCTUnwrap(Bundle(path: path))
    defer { L10n.bundle = .module }
    try body()
  }

  func testWordsComeFromTheTables() throws {
    try inLanguage("en") {
      XCTAssertEqual(L10n.title, "Settings")
      XCTAssertEqual(L10n.items(1), "1 item")
      XCTAssertEqual(L10n.items(3), "3 items")
    }
    try inLanguage("de") {
      XCTAssertEqual(L10n.title, "Einstellungen")
      XCTAssertEqual(L10n.items(1), "1 Eintrag")
      XCTAssertEqual(L10n.items(0), "0 Einträge")
    }
  }
}
