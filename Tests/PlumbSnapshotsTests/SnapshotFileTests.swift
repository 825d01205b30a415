import Foundation
import LayoutEngine
import Testing
import UIKit

@testable import PlumbSnapshots

/// What recording and comparing does with files, in a folder that is there for one test.
@MainActor
@Suite final class `Snapshot files` {
  private let root = FileManager.default.temporaryDirectory
    .appendingPathComponent("plumb-snapshots-\(UUID().uuidString)")
  private var source: URL { root.appendingPathComponent("CardTests.swift") }
  private var folder: URL { root.appendingPathComponent("__Snapshots__/CardTests") }
  private var recorded: URL { folder.appendingPathComponent("card.txt") }

  isolated deinit { try? FileManager.default.removeItem(at: root) }

  private func view(width: CGFloat = 30) -> UIView {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    view.addSubview(UIView(frame: CGRect(x: 1, y: 2, width: width, height: 40)))
    return view
  }

  /// What a call says, as in a run of its own.
  private func compare(
    _ view: UIView,
    as forms: [SnapshotForm] = [.text],
    record: SnapshotRecording? = .missing
  ) -> [String] {
    let place = TestPlace(fileID: #fileID, filePath: #filePath, line: #line, column: #column)
    return issues {
      SnapshotNames.$scope.withValue(SnapshotNames.Scope()) {
        RecordedLayout(
          folder: SnapshotFolder(besides: source.path),
          function: "card()",
          place: place
        ).expect(view, as: forms, record: record)
      }
    }
  }

  private func content(_ file: URL) throws -> String {
    String(decoding: try Data(contentsOf: file), as: UTF8.self)
  }

  @Test func `are written where there are none, which the test says once`() throws {
    let first = compare(view())
    #expect(first.count == 1)
    #expect(first.first?.hasPrefix("recorded \(recorded.path)") == true)
    #expect(
      try content(recorded) == "UIView (0, 0, 100, 50)\n  UIView (1, 2, 30, 40)\n"
    )
    #expect(compare(view()).isEmpty)
  }

  @Test func `are not written where nothing may be`() {
    let issues = compare(view(), record: .never)
    #expect(issues.count == 1)
    #expect(issues.first?.contains("nothing is recorded at \(recorded.path)") == true)
    #expect(!FileManager.default.fileExists(atPath: recorded.path))
  }

  @Test func `are compared, and the lines that differ are shown`() throws {
    _ = compare(view())
    for mode in [SnapshotRecording.missing, .never] {
      let issues = compare(view(width: 31), record: mode)
      #expect(issues.count == 1)
      #expect(
        issues.first?.hasSuffix("−   UIView (1, 2, 30, 40)\n+   UIView (1, 2, 31, 40)") == true
      )
    }
    #expect(try content(recorded).contains("30, 40"))
  }

  @Test func `that differ are written anew by who records all`() throws {
    try expectAnewBy(.all)
  }

  @Test func `that differ are written anew by who records what failed`() throws {
    try expectAnewBy(.failed)
  }

  private func expectAnewBy(_ mode: SnapshotRecording) throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try Data("UIView (0, 0, 1, 1)\n".utf8).write(to: recorded)
    let issues = compare(view(), record: mode)
    #expect(issues.count == 1)
    #expect(issues.first?.contains("− UIView (0, 0, 1, 1)") == true)
    #expect(try content(recorded).contains("30, 40"))
    #expect(compare(view(), record: mode).isEmpty)
  }

  @Test func `keep the first of two layouts of one run`() throws {
    _ = compare(view(), record: .all)
    let issues = compare(view(width: 31), record: .all)
    #expect(issues.first?.contains("has another layout of this run already") == true)
    #expect(try content(recorded).contains("30, 40"))
  }

  @Test func `differ by a single byte`() throws {
    _ = compare(view())
    try Data((try content(recorded) + "\n").utf8).write(to: recorded)
    #expect(compare(view()).count == 1)
  }

  @Test func `that no test uses are reported`() throws {
    let place = TestPlace(fileID: #fileID, filePath: #filePath, line: #line, column: #column)
    _ = compare(view())
    try Data("@Test func card() {}\n".utf8).write(to: source)
    let known = issues { reportUnusedSnapshots(in: SnapshotFolder(besides: source.path), place) }
    #expect(known.isEmpty)
    try Data("@Test func cart() {}\n".utf8).write(to: source)
    let issues = issues { reportUnusedSnapshots(in: SnapshotFolder(besides: source.path), place) }
    #expect(issues.count == 1)
    #expect(issues.first?.contains("card.txt; delete it") == true)
  }

  @Test func `hold a layout in each form`() throws {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
    label.text = "Cut off here"
    let view = view()
    view.addSubview(label)
    let widths = SnapshotForm("widths.txt") { layout in
      layout.items.map { "\($0.frame.width)" }.joined(separator: " ")
    }
    _ = compare(view, as: [.text, .svg, .findings, .json, widths])
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted() == [
        "card.findings.txt", "card.json", "card.svg", "card.txt", "card.widths.txt",
      ]
    )
    #expect(try content(folder.appendingPathComponent("card.widths.txt")) == "100.0 30.0 100.0")
    #expect(try content(folder.appendingPathComponent("card.svg")).contains("Cut off here"))
    let json = try content(folder.appendingPathComponent("card.json"))
    let layout = try JSONDecoder().decode(LayoutSnapshot.self, from: Data(json.utf8))
    #expect(layout.items.map(\.id) == ["1", "2", "3"])
    #expect(layout.items[2].text == "Cut off here")
  }
}
