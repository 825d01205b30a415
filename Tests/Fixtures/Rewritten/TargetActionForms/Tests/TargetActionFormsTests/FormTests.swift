import UIKit
import XCTest

@testable import TargetActionForms

@MainActor
final class FormTests: XCTestCase {
  func makeForm() -> ProfileForm {
    let form = ProfileForm()
    form.loadViewIfNeeded()
    return form
  }

  func testTapsReachTheirMethods() {
    let form = makeForm()
    form.saveButton.sendActions(for: .touchDown)
    form.saveButton.sendActions(for: .touchUpInside)
    form.newsletter.isOn = true
    form.newsletter.sendActions(for: .valueChanged)
    form.volume.sendActions(for: .valueChanged)
    XCTAssertEqual(form.log, ["pressed", "save true", "newsletter true", "volume"])
  }

  func testAnOverrideIsCalledThroughTheSelectorOfTheSuperclass() {
    let form = LongProfileForm()
    form.loadViewIfNeeded()
    form.saveButton.sendActions(for: .touchUpInside)
    XCTAssertEqual(form.log, ["save true", "and more"])
  }

  func testRecognizersAndBarButtonsReachTheirMethods() throws {
    let form = makeForm()
    form.recognizer.state = .ended
    let action = try XCTUnwrap(form.closeItem.action)
    XCTAssertTrue(
      UIApplication.shared.sendAction(
        action,
        to: form.closeItem.target,
        from: form.closeItem,
        for: nil
      )
    )
    XCTAssertEqual(form.log, ["tapped 2", "close"])
  }

  func testNotificationsReachTheirMethodsUntilTheObserverIsGone() {
    var form: ProfileForm? = makeForm()
    NotificationCenter.default.post(name: UIResponder.keyboardWillShowNotification, object: nil)
    NotificationCenter.default.post(name: UIApplication.didBecomeActiveNotification, object: nil)
    XCTAssertEqual(form?.log, ["UIKeyboardWillShowNotification", "active"])
    weak var gone = form
    form = nil
    XCTAssertNil(gone)
    NotificationCenter.default.post(name: UIResponder.keyboardWillShowNotification, object: nil)
  }

  func testTimersCallTheirMethodAndCarryWhatTheyAreGiven() {
    let form = makeForm()
    form.startTimer()
    let end = Date(timeIntervalSinceNow: 2)
    while form.log.isEmpty, Date() < end {
      _ = RunLoop.current.run(mode: .default, before: Date(timeIntervalSinceNow: 0.02))
    }
    XCTAssertEqual(form.log, ["tick 2"])
  }

  func testMethodsAreFoundByName() {
    let form = LongProfileForm()
    XCTAssertTrue(form.responds(to: Selector(("save:"))))
    XCTAssertTrue(form.responds(to: NSSelectorFromString("resetEverything")))
    XCTAssertFalse(form.responds(to: NSSelectorFromString("reset")))
    XCTAssertFalse(ProfileForm().responds(to: #selector(LongProfileForm.reset)))
    XCTAssertTrue(form.responds(to: #selector(LongProfileForm.choose(row:))))
    XCTAssertEqual(#selector(LongProfileForm.choose(row:)), NSSelectorFromString("chooseWithRow:"))
    form.perform(#selector(LongProfileForm.reset))
    form.perform(#selector(LongProfileForm.choose(row:)), with: 3)
    form.perform(NSSelectorFromString("debugMenu"))
    #if DEBUG
    XCTAssertEqual(form.log, ["reset", "row 3", "debug"])
    #else
    XCTAssertEqual(form.log, ["reset", "row 3", "release"])
    #endif
  }

  func testMethodsThatAnExtensionGivesAClassOfUIKit() {
    let form = makeForm()
    form.hideKeyboardWhenTapped().state = .ended
    XCTAssertEqual(form.title, "dismissed")
  }

  func testAnObserverThatIsNoViewHearsFromOtherThreads() {
    let cart = Cart()
    let posted = expectation(description: "posted")
    DispatchQueue.global().async {
      NotificationCenter.default.post(name: .cartChanged, object: nil)
      posted.fulfill()
    }
    wait(for: [posted], timeout: 2)
    XCTAssertEqual(cart.changes, 1)
    cart.perform(NSSelectorFromString("clear"))
    XCTAssertTrue(cart.cleared)
    let total = cart.perform(#selector(Cart.total(_:)), with: NSArray(array: [1, 2]))?
      .takeUnretainedValue()
    XCTAssertEqual(total as? NSNumber, 2)
  }

  func testAGenericControllerHearsItsControl() {
    let list = ListController<String>()
    list.loadViewIfNeeded()
    list.control.sendActions(for: .valueChanged)
    XCTAssertEqual(list.refreshes, 1)
  }

  func testAnActionWithoutTargetGoesUp() {
    let bench = Workbench()
    let strip = ToolStrip(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
    bench.view.addSubview(strip)
    strip.button.sendActions(for: .touchUpInside)
    strip.button.sendActions(for: .touchDown)
    XCTAssertEqual(bench.used, 1)
  }
}
