#if SNAPSHOTS

import PlumbSnapshots
import UIKit
import XCTest

/// Layout tests in a target that knows XCTest and not Swift Testing: what fails, fails here.
final class SnapshotTests: XCTestCase {
  private var failures: [String] = []

  override func recordFailure(
    withDescription description: String,
    inFile filePath: String,
    atLine lineNumber: Int,
    expected: Bool
  ) {
    failures.append(description)
  }

  /// Fails for good where not exactly one failure was caught, or another one.
  private func expectFailure(_ words: String) {
    let isCaught = failures.count == 1 && failures[0].contains(words)
    if !isCaught {
      super.recordFailure(
        withDescription: "expected a failure with '\(words)', got \(failures)",
        inFile: #filePath,
        atLine: #line,
        expected: true
      )
    }
    failures = []
  }

  @MainActor
  func testALayoutWithoutRecordingFails() async {
    expectLayout(of: UIView(), record: .never)
    expectFailure("nothing is recorded at")
  }

  @MainActor
  func testAFindingFails() async {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let label = UILabel()
    label.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(label)
    expectNoFindings(in: view)
    expectFailure("ambiguous")
  }

  @MainActor
  func testACaseOfAMatrixFails() async throws {
    try expectLayout(
      UIView.init(frame:),
      across: .devices([.usual]),
      .directions
    ) { $0.expect(false, "nothing is right") }
    expectFailure("in all 2 cases")
  }
}

#endif
