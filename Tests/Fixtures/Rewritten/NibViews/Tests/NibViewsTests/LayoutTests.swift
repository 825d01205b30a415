import UIKit
import XCTest

@testable import NibViews

@MainActor
final class LayoutTests: XCTestCase {
  func testAViewWhoseSuperclassLoadsTheDocument() throws {
    try LayoutText.check(ProfileHeader(frame: .zero), "ProfileHeader")
  }

  func testACellThatGoesOnInCode() throws {
    let cell = try XCTUnwrap(
      OfferCell.nib.instantiate(withOwner: nil, options: nil).first as? OfferCell
    )
    try LayoutText.check(cell, "OfferCell")
  }

  func testAControllerThatNamesItsDocument() throws {
    try LayoutText.check(OffersViewController(), "OffersViewController")
  }

  func testAControllerOfAStoryboard() throws {
    try LayoutText.check(CounterViewController.instantiate(), "CounterViewController")
  }

  func testControllersThatCodeTakesFromAStoryboard() throws {
    try LayoutText.check(CountersViewController(), "CountersViewController")
  }
}
