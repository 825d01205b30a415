import Combine
import UIKit
import XCTest

@testable import ObservedModels

@MainActor
final class CounterTests: XCTestCase {
  func testTheLabelFollowsTheModel() {
    let counter = Counter()
    let controller = CounterController(counter: counter)
    controller.loadViewIfNeeded()
    XCTAssertEqual(controller.label.text, "0 taps")
    controller.button.sendActions(for: .touchUpInside)
    counter.step = 5
    controller.button.sendActions(for: .touchUpInside)
    XCTAssertEqual(controller.label.text, "6 taps")
    counter.reset.send(())
    XCTAssertEqual(controller.label.text, "0 taps")
  }

  func testTheModelTellsOfChanges() {
    let counter = Counter()
    var changes = 0
    let observation = counter.objectWillChange.sink { changes += 1 }
    counter.increase()
    counter.step = 2
    XCTAssertEqual(changes, 2)
    observation.cancel()
  }

  func testRequestsCarryTheirHeaders() throws {
    let address = try XCTUnwrap(URL(string: "https://example.com"))
    XCTAssertEqual(
      Counter().request(for: address).value(forHTTPHeaderField: "Accept"),
      "application/json"
    )
  }
}
