import UIKit
import XCTest

@testable import NibCells

@MainActor
final class LayoutTests: XCTestCase {
  func testACellOfADocument() throws {
    try LayoutText.check(ContactCell.fromNib(), "ContactCell")
  }

  func testACellOfACollection() throws {
    let nib = UINib(nibName: "PhotoCell", bundle: .module)
    let cell = try XCTUnwrap(nib.instantiate(withOwner: nil, options: nil).first as? PhotoCell)
    try LayoutText.check(cell, "PhotoCell")
  }

  func testAViewThatLoadsItsContent() throws {
    try LayoutText.check(EmptyStateView(frame: .zero), "EmptyStateView")
  }

  func testAControllerOfADocument() throws {
    try LayoutText.check(ContactsViewController(), "ContactsViewController")
  }

  func testAViewWithoutADocument() throws {
    try LayoutText.check(BadgeView(frame: .zero), "BadgeView")
  }
}
