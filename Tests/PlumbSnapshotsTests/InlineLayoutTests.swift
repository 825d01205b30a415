import Foundation
import Testing
import UIKit

@testable import PlumbSnapshots

/// Layouts that are compared with a text in the test itself.
@MainActor
@Suite struct `An inline layout` {
  private var box: UIView {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 48))
    let label = UILabel(frame: CGRect(x: 16, y: 8, width: 100, height: 20))
    label.text = "Say \\hello\\"
    view.addSubview(label)
    return view
  }

  @Test func `is compared with the text behind the call`() {
    expectInlineLayout(of: box) {
      #"""
      UIView (0, 0, 320, 48)
        UILabel "Say \hello\" (16, 8, 100, 20)
      """#
    }
  }

  @Test func `that differs fails with the lines that do`() throws {
    let found = issues {
      expectInlineLayout(of: UIView(frame: CGRect(x: 0, y: 0, width: 1, height: 2))) {
        """
        UIView (0, 0, 1, 1)
        """
      }
    }
    #expect(
      found == [
        """
        the layout is not the one behind this call:
        − UIView (0, 0, 1, 1)
        + UIView (0, 0, 1, 2)
        """
      ]
    )
  }

  @Test func `is not recorded where nothing may be written`() throws {
    let found = issues { expectInlineLayout(of: box, record: .never) }
    #expect(found.first?.hasPrefix("nothing is recorded behind this call") == true)
  }

  #if !canImport(Darwin)
  @Test func `can be one of a device`() {
    expectInlineLayout(
      of: ProfileCard(frame: .zero),
      on: LayoutCircumstances(direction: .rightToLeft),
      size: CGSize(width: 300, height: 90)
    ) {
      """
      ProfileCard (0, 0, 300, 90)
        UIView (244, 25, 40, 40)
        UILabel "Ada Lovelace" (105.33, 24, 126.67, 42)
        UIButton (16, 23, 73, 44)
          ButtonTitleLabel "Follow" (12, 12, 49, 20.33)
      """
    }
  }
  #endif
}

/// Recordings in files of their own, as if they had been built.
@Suite struct `Recording inline layouts` {
  private let folder: URL
  private let file: String
  private static let source = """
    expectInlineLayout(of: a)
    expectInlineLayout(of: b)

    """

  init() throws {
    folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("plumb-inline-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    file = folder.appendingPathComponent("T.swift").path
    try Data(Self.source.utf8).write(to: URL(fileURLWithPath: file))
  }

  private func recordings(build seconds: Double = 60) -> InlineRecordings {
    // A build comes after the source.
    let program = ProgramBuild(path: "/tests", date: Date(timeIntervalSinceNow: seconds))
    return InlineRecordings(file: file, journalIn: folder, program: program)
  }

  private var text: String {
    get throws { String(decoding: try Data(contentsOf: URL(fileURLWithPath: file)), as: UTF8.self) }
  }

  private func recording(_ line: Int, _ text: String) -> InlineRecordings.Recording {
    .init(line: line, column: 19, was: nil, text: text)
  }

  @Test func `counts lines as the compiler did, in each process of a build`() throws {
    let program = ProgramBuild(path: "/tests", date: Date(timeIntervalSinceNow: 60))
    for (line, text) in [(1, "A"), (2, "B")] {
      try InlineRecordings(file: file, journalIn: folder, program: program)
        .record(recording(line, text))
    }
    #expect(
      try text == """
        expectInlineLayout(of: a) {
          \"""
          A
          \"""
        }
        expectInlineLayout(of: b) {
          \"""
          B
          \"""
        }

        """
    )
    try FileManager.default.removeItem(at: folder)
  }

  @Test func `leaves a file alone that was changed since the build`() throws {
    let recordings = recordings(build: -60)
    #expect(throws: InlineError.changed(file)) { try recordings.record(recording(1, "A")) }
    #expect(try text == Self.source)
    try FileManager.default.removeItem(at: folder)
  }

  /// Somebody saves the file while the tests run.
  @Test func `leaves a file alone that was changed between two recordings`() throws {
    let recordings = recordings()
    try recordings.record(recording(2, "B"))
    let changed = "// new\n" + (try text)
    try Data(changed.utf8).write(to: URL(fileURLWithPath: file))
    #expect(throws: InlineError.noCall(file, 1)) { try recordings.record(recording(1, "A")) }
    #expect(try text == changed)
    try FileManager.default.removeItem(at: folder)
  }

  @Test func `refuses two layouts for one call, and takes the same one twice`() throws {
    let recordings = recordings()
    try recordings.record(recording(1, "A"))
    try recordings.record(recording(1, "A"))
    #expect(throws: InlineError.twice(file, 1)) { try recordings.record(recording(1, "B")) }
    try FileManager.default.removeItem(at: folder)
  }
}
