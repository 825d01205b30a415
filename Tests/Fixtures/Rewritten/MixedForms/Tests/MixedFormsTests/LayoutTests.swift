import UIKit
import XCTest

@testable import MixedForms

/// The layouts that these sources make where they are compiled.
@MainActor
final class LayoutTests: XCTestCase {
  func testOwner() throws { try LayoutText.check(Owner(), "Owner") }

  func testSheet() throws { try LayoutText.check(Sheet(frame: .zero), "Sheet") }
}
