import Foundation
import Testing
import UIKit

@testable import PlumbSnapshots

/// What recording and comparing does with files, in a folder that is there for one test.
@MainActor
@Suite struct `Snapshot files` {
  private let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("plumb-snapshots-\(UUID().uuidString)")
  private var file: String { folder.appendingPathComponent("CardTests.swift").path }
  private var recorded: URL {
    folder.appendingPathComponent("__Snapshots__/CardTests/card.txt")
  }

  private func view(width: CGFloat = 30) -> UIView {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    view.addSubview(UIView(frame: CGRect(x: 1, y: 2, width: width, height: 40)))
    return view
  }

  private func compare(_ view: UIView, isRecording: Bool = false) {
    expectLayout(of: view, isRecording: isRecording, function: "card()", filePath: file)
  }

  @Test func `are written when recording, and hold the frames`() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    compare(view(), isRecording: true)
    #expect(
      String(decoding: try Data(contentsOf: recorded), as: UTF8.self)
        == "UIView (0, 0, 100, 50)\n  UIView (1, 2, 30, 40)\n"
    )
    compare(view())
  }

  @Test func `are asked for where there are none`() {
    let issues = issues { compare(view()) }
    #expect(issues.count == 1)
    #expect(issues.first?.contains("run the test with PLUMB_RECORD=1") == true)
    #expect(!FileManager.default.fileExists(atPath: recorded.path))
  }

  @Test func `are compared, and the lines that differ are shown`() {
    defer { try? FileManager.default.removeItem(at: folder) }
    compare(view(), isRecording: true)
    let issues = issues { compare(view(width: 31)) }
    #expect(issues.count == 1)
    #expect(
      issues.first?.hasSuffix("−   UIView (1, 2, 30, 40)\n+   UIView (1, 2, 31, 40)") == true
    )
  }

  @Test func `differ by a single byte`() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    compare(view(), isRecording: true)
    let text = String(decoding: try Data(contentsOf: recorded), as: UTF8.self)
    try Data((text + "\n").utf8).write(to: recorded)
    #expect(issues { compare(view()) }.count == 1)
  }

  @Test func `that no test uses are reported`() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    compare(view(), isRecording: true)
    try Data("@Test func card() {}\n".utf8).write(to: URL(fileURLWithPath: file))
    expectNoUnusedSnapshots(filePath: file)
    try Data("@Test func cart() {}\n".utf8).write(to: URL(fileURLWithPath: file))
    let issues = issues { expectNoUnusedSnapshots(filePath: file) }
    #expect(issues.count == 1)
    #expect(issues.first?.contains("card.txt; delete it") == true)
  }
}
