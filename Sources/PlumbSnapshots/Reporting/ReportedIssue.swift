import Testing

#if canImport(XCTest)
import XCTest
#endif

/// What the expectations of this module say.
///
/// Their own tests listen, so that what is wrong on purpose is not shown as if it were wrong.
enum ReportedIssue {
  /// Who listens; nobody, and the test that runs fails.
  @TaskLocal static var listener: (@Sendable (String) -> Void)?

  /// Fails the test that runs.
  ///
  /// Swift Testing knows its own tests. Where it knows of none, either XCTest runs the test, and Swift Testing has nobody
  /// to tell, or a test of Swift Testing has started a task that does not belong to it, and XCTest has nobody to tell.
  /// So both hear of it, and neither shows it twice.
  static func record(_ text: String, _ place: TestPlace) {
    if let listener { return listener(text) }
    #if canImport(XCTest)
    if Test.current == nil { XCTFail(text, file: place.filePath, line: place.line) }
    #endif
    Issue.record(Comment(rawValue: text), sourceLocation: place.sourceLocation)
  }
}
