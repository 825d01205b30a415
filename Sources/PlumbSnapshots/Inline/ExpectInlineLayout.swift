#if PLUMB_CAPTURE || !canImport(Darwin)

/// Lays a view or a controller out and compares the layout with the text behind the call.
///
///     @MainActor @Test func card() {
///       expectInlineLayout(of: CardView(frame: CGRect(x: 0, y: 0, width: 320, height: 200))) {
///         """
///         CardView (0, 0, 320, 200)
///           UILabel "Summer offer" (16, 16, 288, 20.33)
///         """
///       }
///     }
///
/// Write the call without a closure: the first run writes it into the test's source, with the layout, and the test fails once
/// to say so. A text that is there is replaced where `record`, the trait `.snapshots(record:)` or `PLUMB_RECORD` asks for it.
/// Any number of calls in a file can be recorded in one run, also by tests that run in processes of their own.
///
/// The source is written only where it is the one that was built: the call stands where the compiler saw it, with the text
/// that it saw, and the file has not been changed since. Otherwise the test fails and says what to do, and the file stays as
/// it is.
///
/// - Parameters:
///   - subject: The view or controller. All of the hierarchy that it is in is laid out; what is recorded begins with
///     the topmost view.
///   - form: How it is recorded.
///   - record: When the source is written, or nil for what the test's trait or `PLUMB_RECORD` says.
///   - fileID: The test's file; filled in by the compiler.
///   - filePath: The test's file; filled in by the compiler.
///   - function: The test; filled in by the compiler.
///   - line: Where the call stands; filled in by the compiler.
///   - column: Where the call stands; filled in by the compiler.
///   - expected: The text, as a literal alone: the last line break of the layout is left out.
@preconcurrency @MainActor
public func expectInlineLayout(
  of subject: some SnapshotSubject,
  as form: SnapshotForm = .text,
  record: SnapshotRecording? = nil,
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  function: String = #function,
  line: UInt = #line,
  column: UInt = #column,
  matches expected: (() -> String)? = nil
) {
  InlineLayout(
    place: TestPlace(fileID: fileID, filePath: filePath, line: line, column: column),
    function: function,
    expected: expected?()
  ).expect(subject.testedView, as: form, record: record)
}

#endif
