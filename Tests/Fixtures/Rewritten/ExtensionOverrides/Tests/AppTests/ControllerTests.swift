import Kit
import UIKit
import XCTest

@testable import App

@MainActor
final class ControllerTests: XCTestCase {
  func testOverridesInExtensionsAreCalled() {
    let controller = DetailController(nibName: nil, bundle: nil)
    controller.loadViewIfNeeded()
    controller.viewWillAppear(true)
    XCTAssertEqual(controller.log, ["loaded 1", "appears true"])
    XCTAssertEqual(controller.title, "Detail")
    controller.title = "Other"
    XCTAssertEqual(controller.title, "Other")
  }

  func testWhatAnExtensionDeclaresCanBeOverridden() {
    let controller: DetailController = SpecialController(nibName: nil, bundle: nil)
    XCTAssertEqual(controller.describe(), "special detail")
  }

  func testASelectorOfAnotherModuleCallsTheOverride() {
    let controller = SpecialController(nibName: nil, bundle: nil)
    controller.button.sendActions(for: .touchUpInside)
    XCTAssertEqual(controller.log, ["special tapped"])
    controller.perform(#selector(BaseController.buttonTapped(_:)), with: controller.button)
    XCTAssertEqual(controller.log.count, 2)
  }

  func testARecognizerOfItsOwnTellsItsTarget() {
    let controller = SpecialController(nibName: nil, bundle: nil)
    let recognizer = InstantRecognizer(
      target: controller,
      action: #selector(UIViewController.loadViewIfNeeded)
    )
    recognizer.recognize()
    XCTAssertEqual(controller.log, ["loaded 1"])
  }

  func testTheHostIsTakenForASimulatedPhone() {
    XCTAssertEqual(Device.name, "iOS")
    XCTAssertTrue(Device.isSimulated)
    XCTAssertEqual(Device.tint, UIColor.red)
  }

  func testKeyPathsAreStrings() {
    XCTAssertEqual(Keys.progress, "progress")
    XCTAssertEqual(Keys.nested, "view.frame")
  }
}
