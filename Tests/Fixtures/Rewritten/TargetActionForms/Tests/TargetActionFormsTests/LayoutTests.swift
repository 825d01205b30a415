import UIKit
import XCTest

@testable import TargetActionForms

/// The layouts that these sources make where they are compiled.
@MainActor
final class LayoutTests: XCTestCase {
  func testToolStrip() throws { try LayoutText.check(ToolStrip(frame: .zero), "ToolStrip") }

  func testWorkbench() throws { try LayoutText.check(Workbench(), "Workbench") }

  func testProfileForm() throws { try LayoutText.check(ProfileForm(), "ProfileForm") }

  func testLongProfileForm() throws { try LayoutText.check(LongProfileForm(), "LongProfileForm") }
}
