#if PLUMB_CAPTURE || !canImport(Darwin)

import Foundation
import LayoutEngine

/// One call that compares a layout with its files.
@MainActor
struct RecordedLayout {
  var folder: SnapshotFolder
  var function: String
  var name: String?
  var place: TestPlace

  /// One call at a place in a test's source, whose files lie beside it.
  init(at place: TestPlace, _ function: String, named name: String?) {
    self.init(
      folder: SnapshotFolder(besides: "\(place.filePath)"),
      function: function,
      name: name,
      place: place
    )
  }

  /// One call with files in a folder.
  init(folder: SnapshotFolder, function: String, name: String? = nil, place: TestPlace) {
    self.folder = folder
    self.function = function
    self.name = name
    self.place = place
  }

  /// Lays a view out and holds it against its files; what does not agree fails the test.
  func expect(_ view: TestedView, as forms: [SnapshotForm], record: SnapshotRecording?) {
    do {
      // What is no matrix belongs to the first of its shards, so that no two processes write one file.
      guard try MatrixShard.current.index == 0 else { return }
      let recording =
        try record ?? SnapshotsTrait.current ?? SnapshotRecording.environment ?? .missing
      let file = try SnapshotNames.shared.name(
        for: SnapshotNames.Request(
          folder: folder.url.path,
          function: function,
          name: name,
          place: "\(place.fileID):\(place.line)"
        ),
        of: .current
      )
      for form in forms {
        let test = SnapshotFolder.functionName(function)
        let layout = TestedLayout.recorded(view, named: test, isNamed: form.isNamed)
        let content = try form.content(of: layout)
        let name = file + "." + form.fileExtension
        report(
          try folder.compare(content, with: name, recording: recording),
          of: content,
          in: name,
          recording
        )
      }
    } catch {
      ReportedIssue.record("the layout cannot be recorded: \(error)", place)
    }
  }

  private func report(
    _ outcome: SnapshotFolder.Outcome,
    of content: String,
    in name: String,
    _ recording: SnapshotRecording
  ) {
    let path = folder.url.appendingPathComponent(name).path
    switch outcome {
    case .same:
      return
    case .missing:
      attach(content, name)
      ReportedIssue.record(
        "nothing is recorded at \(path), and nothing may be written (PLUMB_RECORD=never); record it with PLUMB_RECORD=missing",
        place
      )
    case .differs(let recorded):
      attachDifference(recorded, content, name)
      ReportedIssue.record(
        "the layout is not the one in \(path):\n\(SnapshotFolder.difference(recorded, content))",
        place
      )
    case .written(replaced: nil):
      ReportedIssue.record("recorded \(path); look at it, the next run compares", place)
    case .written(let recorded?):
      attachDifference(recorded, content, name)
      ReportedIssue.record(
        "recorded \(path) anew:\n\(SnapshotFolder.difference(recorded, content))",
        place
      )
    case .writtenTwice(let recorded):
      attachDifference(recorded, content, name)
      ReportedIssue.record(
        """
        \(path) has another layout of this run already; give `named:` what tells them apart:
        \(SnapshotFolder.difference(recorded, content))
        """,
        place
      )
    }
  }

  private func attach(_ content: String, _ name: String) {
    TestArtifact(name: name, content: content).attach(group: folder.name, place)
  }

  private func attachDifference(_ recorded: String, _ found: String, _ name: String) {
    attach(found, name)
    guard name.hasSuffix(".svg") else { return }
    attach(
      PictureDifference(before: recorded, after: found).svg,
      name.dropLast(4) + ".difference.svg"
    )
  }
}

#endif
