#if PLUMB_CAPTURE || !canImport(Darwin)

import LayoutEngine
import PlumbDiagnosis
import PlumbReport
public import Testing

#if canImport(UIKit)
public import UIKit
#else
public import AppKit
#endif

/// How a layout is recorded.
public enum SnapshotForm: String, Hashable, Sendable, CaseIterable {
  /// The views as a tree of lines with their frames, for a review to read.
  case text = "txt"
  /// A picture that a browser shows.
  case svg
}

/// Lays a view out and compares it with what was recorded beside the test.
///
///     @MainActor @Test func card() {
///       let card = CardView(frame: CGRect(x: 0, y: 0, width: 320, height: 200))
///       expectLayout(of: card, as: [.text, .svg])
///     }
///
/// The files lie in `__Snapshots__` beside the test's file, in a folder of its name, and are named after
/// the test. They are compared exactly: no clock, locale or installed font decides a byte of them. Where
/// they differ, an issue says in which lines, and what was found is attached to the test. Tests that run
/// with `PLUMB_RECORD=1` write the files and pass.
///
/// On Apple's platforms the layout is what Apple's UIKit made of the view, with the fonts of the system that runs the
/// test: a file that was recorded there differs from one that was recorded on Linux wherever a text decides something.
/// Record each on the host that compares it; `PLUMB_SNAPSHOTS` names the folder instead of `__Snapshots__`.
///
/// - Parameters:
///   - view: The view. All of the hierarchy that it is in is laid out; what is recorded begins with
///     the topmost view.
///   - name: What tells several layouts of one test apart.
///   - forms: How it is recorded.
///   - isRecording: Whether to write the files; where `PLUMB_RECORD` is 1 unless told otherwise.
///   - function: The test; filled in by the compiler.
///   - filePath: The test's file; filled in by the compiler.
///   - sourceLocation: Where issues are shown; filled in by the compiler.
@preconcurrency @MainActor
public func expectLayout(
  of view: TestedView,
  named name: String? = nil,
  as forms: [SnapshotForm] = [.text],
  isRecording: Bool = SnapshotFolder.isRecording,
  function: String = #function,
  filePath: String = #filePath,
  sourceLocation: Testing.SourceLocation = #_sourceLocation
) {
  let test = SnapshotFolder.fileName(function)
  let snapshot = TestedLayout.recorded(view, named: test)
  let folder = SnapshotFolder(besides: filePath)
  for form in forms {
    do {
      let content = try form.content(of: snapshot)
      let part = name.map { "." + SnapshotFolder.fileName($0) } ?? ""
      try folder.compare(
        content,
        with: test + part + "." + form.rawValue,
        isRecording: isRecording,
        sourceLocation
      )
    } catch {
      ReportedIssue.record("the layout cannot be recorded: \(error)", sourceLocation)
    }
  }
}

/// Reports files beside a test's file that no test of it uses any more.
///
/// A file is used where the test's file has a function of its name; so it does not matter which of the
/// tests ran. Call it in a test of the same file.
///
/// - Parameters:
///   - filePath: The test's file; filled in by the compiler.
///   - sourceLocation: Where issues are shown; filled in by the compiler.
public func expectNoUnusedSnapshots(
  filePath: String = #filePath,
  sourceLocation: Testing.SourceLocation = #_sourceLocation
) {
  do {
    for file in try SnapshotFolder(besides: filePath).unusedFiles() {
      ReportedIssue.record("no test uses \(file.path); delete it", sourceLocation)
    }
  } catch {
    ReportedIssue.record("the snapshots cannot be listed: \(error)", sourceLocation)
  }
}

extension SnapshotForm {
  /// The bytes that a file of this form holds.
  fileprivate func content(of snapshot: LayoutSnapshot) throws -> String {
    switch self {
    case .text: snapshot.treeText
    case .svg: LayoutPicture(try SolvedLayout(snapshot)).svg()
    }
  }
}

#endif
