public import Foundation
import Testing

/// The files that are recorded beside a test's file.
public struct SnapshotFolder: Sendable {
  /// Whether tests write what they find: where `PLUMB_RECORD` is 1.
  public static var isRecording: Bool {
    ProcessInfo.processInfo.environment["PLUMB_RECORD"] == "1"
  }

  /// Where the files lie.
  public let url: URL
  private let source: URL

  /// Names the folder beside a test's file: `__Snapshots__`, or what `PLUMB_SNAPSHOTS` says, and in it one of the file's
  /// name.
  public init(besides filePath: String) {
    source = URL(fileURLWithPath: filePath)
    url = source.deletingLastPathComponent()
      .appendingPathComponent(
        ProcessInfo.processInfo.environment["PLUMB_SNAPSHOTS"] ?? "__Snapshots__"
      )
      .appendingPathComponent(source.deletingPathExtension().lastPathComponent)
  }

  /// A name that every file system takes: letters and digits of ASCII, and dashes for all else.
  static func fileName(_ name: some StringProtocol) -> String {
    let bare = name.prefix { $0 != "(" }
    let parts = bare.split { !($0.isASCII && ($0.isLetter || $0.isNumber || $0 == "_")) }
    return parts.isEmpty ? "snapshot" : parts.joined(separator: "-")
  }

  // MARK: - Comparing

  func compare(
    _ content: String,
    with name: String,
    isRecording: Bool,
    _ sourceLocation: SourceLocation
  ) throws {
    let file = url.appendingPathComponent(name)
    if isRecording {
      try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
      try Data(content.utf8).write(to: file)
      return
    }
    guard FileManager.default.fileExists(atPath: file.path) else {
      Attachment.record(content, named: name, sourceLocation: sourceLocation)
      ReportedIssue.record(
        "nothing is recorded at \(file.path); run the test with PLUMB_RECORD=1",
        sourceLocation
      )
      return
    }
    let recorded = String(decoding: try Data(contentsOf: file), as: UTF8.self)
    guard recorded.utf8.elementsEqual(content.utf8) == false else { return }
    Attachment.record(content, named: name, sourceLocation: sourceLocation)
    ReportedIssue.record(
      "the layout is not the one in \(file.path):\n\(Self.difference(recorded, content))",
      sourceLocation
    )
  }

  /// The lines that differ: − is recorded, + was found; twenty at most.
  static func difference(_ recorded: String, _ found: String) -> String {
    let (old, new) = (lines(recorded), lines(found))
    var result: [(place: Int, text: String)] = []
    for change in new.difference(from: old) {
      switch change {
      case .remove(let place, let line, _): result.append((place, "− " + line))
      case .insert(let place, let line, _): result.append((place, "+ " + line))
      }
    }
    result.sort { ($0.place, $1.text) < ($1.place, $0.text) }
    let shown = result.prefix(20).map(\.text)
    let rest = result.count - shown.count
    return (shown + (rest > 0 ? ["and \(rest) more"] : [])).joined(separator: "\n")
  }

  private static func lines(_ text: String) -> [String] {
    text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  // MARK: - Unused files

  /// The files whose test is no longer in the test's file, sorted by name; none where there is no folder.
  ///
  /// - Throws: Where the test's file or the folder cannot be read.
  public func unusedFiles() throws -> [URL] {
    guard FileManager.default.fileExists(atPath: url.path) else { return [] }
    let code = try String(contentsOf: source, encoding: .utf8)
    let functions = Set(
      code.components(separatedBy: "func ").dropFirst().map { Self.fileName($0) }
    )
    return try FileManager.default.contentsOfDirectory(atPath: url.path).sorted()
      .filter { !functions.contains(String($0.prefix { $0 != "." })) }
      .map { url.appendingPathComponent($0) }
  }
}
