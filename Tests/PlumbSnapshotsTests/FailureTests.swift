import Testing
import UIKit
import XCTest

@testable import PlumbSnapshots

/// What fails, fails in both frameworks.
@Suite(.serialized) struct `A layout that is not the recorded one` {
  private static let found = FoundIssues()

  @MainActor
  @Test(
    .compactMapIssues { issue in
      found.append("\(issue.comments)")
      return nil
    }
  )
  func `fails a test of Swift Testing`() {
    expectLayout(of: UIView(), record: .never)
    #expect(Self.found.all.count == 1)
    #expect(Self.found.all.first?.contains("nothing is recorded at") == true)
  }
}

#if !canImport(Darwin)

/// A test of XCTest, whose failures are caught.
///
/// XCTest for Linux finds no test of the main actor that is not asynchronous.
final class FailureOfXCTest: XCTestCase {
  private var failures: [String] = []

  override func recordFailure(
    withDescription description: String,
    inFile filePath: String,
    atLine lineNumber: Int,
    expected: Bool
  ) {
    failures.append("\(lineNumber): \(description)")
  }

  @MainActor
  func testALayoutThatIsNotTheRecordedOneFails() async {
    let line = #line + 1
    expectLayout(of: UIView(), record: .never)
    let isCaught =
      failures.count == 1 && failures[0].hasPrefix("\(line): failed - nothing is recorded at")
    if !isCaught {
      super.recordFailure(
        withDescription: "expected one failure at line \(line), got \(failures)",
        inFile: #filePath,
        atLine: line,
        expected: true
      )
    }
  }
}

#endif
