import UIKit
import XCTest

@testable import PublicSymbols

/// The layouts that these sources make where they are compiled.
@MainActor
final class LayoutTests: XCTestCase {
  func testReadable() throws { try LayoutText.check(Readable(frame: .zero), "Readable") }

  func testSearchController() throws {
    try LayoutText.check(SearchController(), "SearchController")
  }

  func testWatchedTabs() throws { try LayoutText.check(WatchedTabs(), "WatchedTabs") }

  func testCopyLabel() throws { try LayoutText.check(CopyLabel(frame: .zero), "CopyLabel") }

  func testMenuTable() throws { try LayoutText.check(MenuTable(), "MenuTable") }

  func testFilm() throws { try LayoutText.check(Film(frame: .zero), "Film") }

  func testPulseView() throws { try LayoutText.check(PulseView(frame: .zero), "PulseView") }

  func testAmountField() throws { try LayoutText.check(AmountField(frame: .zero), "AmountField") }

  func testAttachmentController() throws {
    try LayoutText.check(AttachmentController(), "AttachmentController")
  }

  func testShareController() throws { try LayoutText.check(ShareController(), "ShareController") }
}
