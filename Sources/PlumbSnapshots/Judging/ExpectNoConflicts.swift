#if PLUMB_CAPTURE

import PlumbCapture

#if canImport(XCTest)
import XCTest
#endif

/// Reports an issue for each conflict of constraints that the platform tells of while `body` runs.
///
///     @MainActor @Test func `a long title`() {
///       let card = CardView()
///       expectNoConflicts(in: card) { card.title = long }
///     }
///
/// The issue has the explanation: who contradicts whom, why, and what to change. It works on Apple's UIKit and on ours.
///
/// - Parameters:
///   - view: A view whose hierarchy is laid out behind `body`, and in which views are looked for; nil for none.
///   - fileID: The test's file; filled in by the compiler.
///   - filePath: The test's file; filled in by the compiler.
///   - line: Where issues are shown; filled in by the compiler.
///   - column: Where issues are shown; filled in by the compiler.
///   - body: What may lead to conflicts.
/// - Returns: What `body` returns.
/// - Throws: What `body` throws.
@discardableResult
@preconcurrency @MainActor
public func expectNoConflicts<Result>(
  in view: TestedView? = nil,
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column,
  _ body: () throws -> Result
) rethrows -> Result {
  var result: [Result] = []
  let conflicts = try LayoutWatch.conflicts(in: view) { result.append(try body()) }
  let place = TestPlace(fileID: fileID, filePath: filePath, line: line, column: column)
  for conflict in conflicts { ReportedIssue.record("\(conflict)", place) }
  return result[0]
}

#if canImport(XCTest)

/// Fails for each conflict of constraints that the platform tells of while `body` runs.
///
///     XCTAssertNoLayoutConflicts(in: card) { card.title = long }
///
/// The failure has the explanation: who contradicts whom, why, and what to change. It works on Apple's UIKit and on
/// ours.
///
/// - Parameters:
///   - view: A view whose hierarchy is laid out behind `body`, and in which views are looked for; nil for none.
///   - file: The test's file; filled in by the compiler.
///   - line: The line; filled in by the compiler.
///   - body: What may lead to conflicts.
/// - Throws: What `body` throws.
@preconcurrency @MainActor
public func XCTAssertNoLayoutConflicts(
  in view: TestedView? = nil,
  file: StaticString = #filePath,
  line: UInt = #line,
  _ body: () throws -> Void
) rethrows {
  for conflict in try LayoutWatch.conflicts(in: view, during: body) {
    XCTFail("\(conflict)", file: file, line: line)
  }
}

#endif

#endif
