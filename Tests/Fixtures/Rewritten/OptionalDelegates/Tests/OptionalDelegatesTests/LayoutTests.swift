import UIKit
import XCTest

@testable import OptionalDelegates

/// The layouts that these sources make where they are compiled.
@MainActor
final class LayoutTests: XCTestCase {
  func testPicker() throws { try LayoutText.check(Picker(frame: .zero), "Picker") }
}
