import UIKit
import XCTest

@testable import StoryboardFlow

@MainActor
final class FlowTests: XCTestCase {
  private func shownFlow() throws -> (UINavigationController, UIWindow) {
    let navigation = try XCTUnwrap(
      UIStoryboard.main.instantiateInitialViewController() as? UINavigationController
    )
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    return (navigation, window)
  }

  private func signedIn() throws -> (ItemsViewController, UINavigationController, UIWindow) {
    let (navigation, window) = try shownFlow()
    let form = try XCTUnwrap(navigation.topViewController as? SignInViewController)
    form.emailField.text = "ada@example.com"
    form.passwordField.text = "secret"
    form.passwordField.sendActions(for: .editingChanged)
    form.signInButton.sendActions(for: .touchUpInside)
    window.layoutIfNeeded()
    let items = try XCTUnwrap(navigation.topViewController as? ItemsViewController)
    items.view.layoutIfNeeded()
    return (items, navigation, window)
  }

  func testTheFirstControllerIsThatOfTheStoryboard() throws {
    let (navigation, window) = try shownFlow()
    let form = try XCTUnwrap(navigation.topViewController as? SignInViewController)
    XCTAssertTrue(navigation.navigationBar.prefersLargeTitles)
    XCTAssertEqual(form.navigationItem.title, "Welcome")
    XCTAssertNotNil(form.storyboard)
    XCTAssertEqual(form.fields.count, 2)
    XCTAssertTrue(form.emailField.delegate === form)
    XCTAssertEqual(form.bottomConstraint.constant, 20)
    XCTAssertTrue(form.passwordField.isSecureTextEntry)
    XCTAssertEqual(form.emailField.frame.width, 361)
    window.isHidden = true
  }

  func testAWrongPasswordLeadsNowhere() throws {
    let (navigation, window) = try shownFlow()
    let form = try XCTUnwrap(navigation.topViewController as? SignInViewController)
    XCTAssertFalse(form.signInButton.isEnabled)
    form.emailField.text = "ada@example.com"
    form.passwordField.text = "guess"
    form.passwordField.sendActions(for: .editingChanged)
    XCTAssertTrue(form.signInButton.isEnabled)
    form.signInButton.sendActions(for: .touchUpInside)
    XCTAssertEqual(form.errorLabel?.isHidden, false)
    XCTAssertEqual(navigation.viewControllers.count, 1)
    window.isHidden = true
  }

  func testSigningInShowsTheItems() throws {
    let (items, navigation, window) = try signedIn()
    XCTAssertEqual(navigation.viewControllers.count, 2)
    XCTAssertEqual(items.user, "ada@example.com")
    XCTAssertEqual(items.tableView.style, .insetGrouped)
    let cell = try XCTUnwrap(
      items.tableView.cellForRow(at: IndexPath(row: 2, section: 0)) as? ItemCell
    )
    XCTAssertEqual(cell.titleLabel.text, "Tea")
    XCTAssertEqual(cell.frame.height, 52)
    XCTAssertEqual(cell.accessoryType, .disclosureIndicator)
    cell.doneSwitch.isOn = true
    cell.doneSwitch.sendActions(for: .valueChanged)
    XCTAssertEqual(items.log, ["done"])
    window.isHidden = true
  }

  func testASegueByNameEmbedsWhatItLeadsTo() throws {
    let (items, navigation, window) = try signedIn()
    items.tableView.selectRow(
      at: IndexPath(row: 0, section: 0),
      animated: false,
      scrollPosition: .none
    )
    items.performSegue(withIdentifier: "showItem", sender: items)
    window.layoutIfNeeded()
    let detail = try XCTUnwrap(navigation.topViewController as? ItemViewController)
    detail.view.layoutIfNeeded()
    XCTAssertEqual(detail.shownName, "Milk")
    XCTAssertEqual(detail.children.count, 1)
    XCTAssertEqual(detail.chart?.values, [1, 2, 3])
    XCTAssertTrue(detail.chart?.parent === detail)
    XCTAssertEqual(detail.containerFrame.height, 128)
    XCTAssertEqual(detail.chart?.view.frame.size, detail.containerFrame.size)
    XCTAssertTrue(detail.hidesBottomBarWhenPushed)
    window.isHidden = true
  }

  func testASegueActionMakesItsController() throws {
    let detail = try XCTUnwrap(
      UIStoryboard.main.instantiateViewController(withIdentifier: "Item") as? ItemViewController
    )
    detail.name = "Tea"
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
    window.rootViewController = detail
    window.makeKeyAndVisible()
    detail.performSegue(withIdentifier: "help", sender: nil)
    XCTAssertEqual((detail.presentedViewController as? HelpViewController)?.topic, "Tea")
    window.isHidden = true
  }

  func testASegueOfTheAppsOwnRuns() throws {
    let detail =
      UIStoryboard.main.instantiateViewController(identifier: "Item") as! ItemViewController
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
    window.rootViewController = detail
    window.makeKeyAndVisible()
    detail.performSegue(withIdentifier: "replace", sender: nil)
    XCTAssertTrue(window.rootViewController is ChartViewController)
    window.isHidden = true
  }

  func testABarButtonPresentsSettingsThatLeadBack() throws {
    let (items, navigation, window) = try signedIn()
    let button = try XCTUnwrap(items.navigationItem.rightBarButtonItem)
    UIApplication.shared.sendAction(
      try XCTUnwrap(button.action),
      to: button.target,
      from: button,
      for: nil
    )
    let presented = try XCTUnwrap(items.presentedViewController as? UINavigationController)
    XCTAssertEqual(presented.modalPresentationStyle, .fullScreen)
    let settings = try XCTUnwrap(presented.topViewController as? SettingsViewController)
    settings.loadViewIfNeeded()
    window.layoutIfNeeded()
    XCTAssertEqual(settings.versionLabel.text, "1.2")
    XCTAssertFalse(settings.readOnlySwitch.isOn)
    settings.readOnlySwitch.isOn = true
    settings.readOnlySwitch.sendActions(for: .valueChanged)
    let done = try XCTUnwrap(settings.navigationItem.leftBarButtonItem)
    UIApplication.shared.sendAction(
      try XCTUnwrap(done.action),
      to: done.target,
      from: done,
      for: nil
    )
    XCTAssertEqual(items.log, ["back from settingsDone"])
    XCTAssertTrue(items.isReadOnly)
    XCTAssertNil(items.presentedViewController)
    window.isHidden = true
  }

  func testAStaticTableHasItsRows() throws {
    let (items, navigation, window) = try signedIn()
    items.performSegue(withIdentifier: "showSettings", sender: nil)
    let presented = try XCTUnwrap(items.presentedViewController as? UINavigationController)
    let settings = try XCTUnwrap(presented.topViewController as? SettingsViewController)
    settings.loadViewIfNeeded()
    window.layoutIfNeeded()
    settings.tableView.layoutIfNeeded()
    XCTAssertEqual(settings.tableView.numberOfSections, 2)
    XCTAssertEqual(settings.tableView.numberOfRows(inSection: 1), 2)
    XCTAssertEqual(
      settings.tableView(settings.tableView, titleForHeaderInSection: 0),
      "Access"
    )
    let cell = try XCTUnwrap(settings.tableView.cellForRow(at: IndexPath(row: 0, section: 0)))
    XCTAssertEqual(cell.frame.height, 48)
    XCTAssertTrue(settings.readOnlySwitch.isDescendant(of: cell))
    window.isHidden = true
  }

  func testTabsHaveTheirControllers() throws {
    let tabs = try XCTUnwrap(
      UIStoryboard.main.instantiateViewController(withIdentifier: "Tabs") as? UITabBarController
    )
    XCTAssertEqual(tabs.viewControllers?.count, 2)
    XCTAssertTrue(tabs.viewControllers?.first is UINavigationController)
    XCTAssertEqual(tabs.viewControllers?.last?.tabBarItem.title, "About")
    XCTAssertEqual(tabs.viewControllers?.last?.tabBarItem.tag, 3)
  }

  func testSelectingARowFollowsItsSegue() throws {
    let (items, navigation, window) = try signedIn()
    let table = try XCTUnwrap(items.tableView)
    for row in [1, 2] {
      let path = IndexPath(row: row, section: 0)
      let cell = try XCTUnwrap(table.cellForRow(at: path))
      table.selectRow(at: path, animated: false, scrollPosition: .none)
      if items.shouldPerformSegue(withIdentifier: "showItem", sender: cell) {
        items.performSegue(withIdentifier: "showItem", sender: cell)
      }
      table.deselectRow(at: path, animated: false)
    }
    XCTAssertEqual((navigation.topViewController as? ItemViewController)?.name, "Tea")
    XCTAssertEqual(navigation.viewControllers.count, 3)
    window.isHidden = true
  }
}
