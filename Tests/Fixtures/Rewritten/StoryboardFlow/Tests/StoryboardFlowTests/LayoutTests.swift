import UIKit
import XCTest

@testable import StoryboardFlow

@MainActor
final class LayoutTests: XCTestCase {
  /// Checks the last of some controllers on the stack of the storyboard's navigation controller.
  private func check(pushed identifiers: [String], _ name: String) throws {
    let navigation = try XCTUnwrap(
      UIStoryboard.main.instantiateInitialViewController() as? UINavigationController
    )
    for identifier in identifiers {
      let controller = UIStoryboard.main.instantiateViewController(withIdentifier: identifier)
      navigation.pushViewController(controller, animated: false)
    }
    try LayoutText.check(navigation, name)
  }

  func testTheControllerThatTheStoryboardBeginsWith() throws {
    let controller = try XCTUnwrap(UIStoryboard.main.instantiateInitialViewController())
    try LayoutText.check(controller, "SignInViewController")
  }

  func testAListWithPrototypes() throws {
    try check(pushed: ["Items"], "ItemsViewController")
  }

  func testAControllerThatEmbedsAnother() throws {
    try check(pushed: ["Items", "Item"], "ItemViewController")
  }

  func testStaticRows() throws {
    let items = UIStoryboard.main.instantiateViewController(withIdentifier: "Items")
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    window.rootViewController = items
    window.isHidden = false
    items.performSegue(withIdentifier: "showSettings", sender: nil)
    let settings = try XCTUnwrap(items.presentedViewController)
    items.dismiss(animated: false)
    window.isHidden = true
    try LayoutText.check(settings, "SettingsViewController")
  }
}
