import UIKit
import XCTest

@testable import MediaContainer

/// The layouts that these sources make where they are compiled.
@MainActor
final class LayoutTests: XCTestCase {
  func testFilmView() throws { try LayoutText.check(FilmView(frame: .zero), "FilmView") }

  func testMapViewController() throws {
    try LayoutText.check(MapViewController(), "MapViewController")
  }

  func testPageViewController() throws {
    try LayoutText.check(PageViewController(), "PageViewController")
  }
}
