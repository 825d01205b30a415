import UIKit
import XCTest

@testable import KeyValueModels

/// The layouts that these sources make where they are compiled.
@MainActor
final class LayoutTests: XCTestCase {
  func testNoteCell() throws {
    try LayoutText.check(NoteCell(style: .default, reuseIdentifier: nil), "NoteCell")
  }
}
