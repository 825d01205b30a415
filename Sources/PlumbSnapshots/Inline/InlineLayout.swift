#if PLUMB_CAPTURE || !canImport(Darwin)

import Foundation
import LayoutEngine

/// One call that compares a layout with the text behind it.
@MainActor
struct InlineLayout {
  var place: TestPlace
  var function: String
  /// What the closure behind the call says, or nil for a call without one.
  var expected: String?

  /// Lays a view out and holds it against the text; what does not agree fails the test.
  func expect(_ view: TestedView, as form: SnapshotForm, record: SnapshotRecording?) {
    do {
      guard try MatrixShard.current.index == 0 else { return }
      let recording =
        try record ?? SnapshotsTrait.current ?? SnapshotRecording.environment ?? .missing
      let test = SnapshotFolder.functionName(function)
      let layout = TestedLayout.recorded(view, named: test, isNamed: form.isNamed)
      let content = Self.withoutLastBreak(try form.content(of: layout))
      guard content != expected.map(Self.withoutLastBreak) else { return }
      TestArtifact(name: "\(test).\(place.line).\(form.fileExtension)", content: content)
        .attach(group: SnapshotFolder(besides: "\(place.filePath)").name, place)
      try report(content, recording)
    } catch {
      ReportedIssue.record("the layout cannot be recorded: \(error)", place)
    }
  }

  private func report(_ content: String, _ recording: SnapshotRecording) throws {
    let difference = expected.map { SnapshotFolder.difference($0, content) }
    switch (recording, difference) {
    case (.never, nil):
      ReportedIssue.record(
        "nothing is recorded behind this call, and nothing may be written (PLUMB_RECORD=never); record it with PLUMB_RECORD=missing",
        place
      )
    case (.never, let difference?), (.missing, let difference?):
      ReportedIssue.record("the layout is not the one behind this call:\n\(difference)", place)
    case (.missing, nil), (.failed, _), (.all, _):
      let file = "\(place.filePath)"
      try InlineRecordings(file: file).record(
        .init(line: Int(place.line), column: Int(place.column), was: expected, text: content)
      )
      ReportedIssue.record(
        difference.map { "recorded in \(file):\(place.line) anew:\n\($0)" }
          ?? "recorded in \(file):\(place.line); look at it, the next run compares",
        place
      )
    }
  }

  /// A literal of several lines ends without the line break before its last delimiter.
  private static func withoutLastBreak(_ text: String) -> String {
    text.hasSuffix("\n") ? String(text.dropLast()) : text
  }
}

#endif
