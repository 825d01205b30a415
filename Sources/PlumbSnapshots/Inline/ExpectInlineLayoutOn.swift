#if !canImport(Darwin)

public import UIKit

/// Lays a view out on a device, in a direction, at a text size, and compares the layout with the text behind the call.
///
/// It is as ``expectInlineLayout(of:as:record:fileID:filePath:function:line:column:matches:)`` in all else, and lays out as
/// ``expectLayout(of:on:size:named:as:record:fileID:filePath:function:line:column:)`` does.
///
/// - Parameters:
///   - make: Makes the view.
///   - circumstances: Where and for whom it is shown.
///   - size: Its size in points, or nil for the width of the window and the height that it wants to have.
///   - form: How it is recorded.
///   - record: When the source is written, or nil for what the test's trait or `PLUMB_RECORD` says.
///   - fileID: The test's file; filled in by the compiler.
///   - filePath: The test's file; filled in by the compiler.
///   - function: The test; filled in by the compiler.
///   - line: Where the call stands; filled in by the compiler.
///   - column: Where the call stands; filled in by the compiler.
///   - expected: The text, as a literal alone.
@preconcurrency @MainActor
public func expectInlineLayout<Subject: UIView>(
  of make: @autoclosure () -> Subject,
  on circumstances: LayoutCircumstances,
  size: CGSize? = nil,
  as form: SnapshotForm = .text,
  record: SnapshotRecording? = nil,
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  function: String = #function,
  line: UInt = #line,
  column: UInt = #column,
  matches expected: (() -> String)? = nil
) {
  let inline = InlineLayout(
    place: TestPlace(fileID: fileID, filePath: filePath, line: line, column: column),
    function: function,
    expected: expected?()
  )
  circumstances.whileShown(make, size: size) { inline.expect($0, as: form, record: record) }
}

/// Lays a controller out in a window of a device, in a direction, at a text size, and compares the layout with the text behind
/// the call; see ``expectInlineLayout(of:on:size:as:record:fileID:filePath:function:line:column:matches:)``.
@preconcurrency @MainActor
public func expectInlineLayout<Subject: UIViewController>(
  of make: @autoclosure () -> Subject,
  on circumstances: LayoutCircumstances,
  as form: SnapshotForm = .text,
  record: SnapshotRecording? = nil,
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  function: String = #function,
  line: UInt = #line,
  column: UInt = #column,
  matches expected: (() -> String)? = nil
) {
  let inline = InlineLayout(
    place: TestPlace(fileID: fileID, filePath: filePath, line: line, column: column),
    function: function,
    expected: expected?()
  )
  circumstances.whileShown(make) { inline.expect($0, as: form, record: record) }
}

#endif
