public import Foundation

/// The files that are recorded beside a test's file.
public struct SnapshotFolder: Sendable {
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

  /// The name of the folder in messages: that of the test's file.
  var name: String { url.lastPathComponent }

  /// The name of a function without its parameters, as ``fileName(_:)`` writes it.
  static func functionName(_ name: some StringProtocol) -> String {
    fileName(name.prefix { $0 != "(" })
  }

  /// A name that every file system takes: letters and digits of ASCII, and dashes for all else.
  static func fileName(_ name: some StringProtocol) -> String {
    let parts = name.split { !($0.isASCII && ($0.isLetter || $0.isNumber || $0 == "_")) }
    return parts.isEmpty ? "snapshot" : parts.joined(separator: "-")
  }

  // MARK: - Comparing

  /// What became of a layout that was held against its file.
  enum Outcome: Hashable {
    /// The file holds it.
    case same
    /// The file holds something else.
    case differs(recorded: String)
    /// There is no file.
    case missing
    /// The file holds it now; `replaced` is what it held.
    case written(replaced: String?)
    /// Another layout of this run is in the file, which was about to be replaced.
    case writtenTwice(recorded: String)
  }

  /// Holds a layout against its file, byte by byte, and writes it where that is asked for.
  ///
  /// - Throws: Where the file can be read or written by nobody.
  func compare(
    _ content: String,
    with name: String,
    recording: SnapshotRecording
  ) throws -> Outcome {
    let file = url.appendingPathComponent(name)
    let recorded =
      FileManager.default.fileExists(atPath: file.path)
      ? String(decoding: try Data(contentsOf: file), as: UTF8.self) : nil
    if let recorded, recorded.utf8.elementsEqual(content.utf8) { return .same }
    switch (recording, recorded) {
    case (.never, let recorded?), (.missing, let recorded?): return .differs(recorded: recorded)
    case (.never, nil): return .missing
    case (.missing, nil), (.failed, _), (.all, _): break
    }
    if let recorded, Self.written.contains(file.path) { return .writtenTwice(recorded: recorded) }
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    try Data(content.utf8).write(to: file)
    Self.written.insert(file.path)
    return .written(replaced: recorded)
  }

  private static let written = WrittenFiles()

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
      code.components(separatedBy: "func ").dropFirst().map { Self.functionName($0) }
    )
    return try FileManager.default.contentsOfDirectory(atPath: url.path).sorted()
      .filter { !functions.contains(String($0.prefix { $0 != "." })) }
      .map { url.appendingPathComponent($0) }
  }
}

/// The files that this process has written.
private final class WrittenFiles: @unchecked Sendable {
  private let lock = NSLock()
  private var paths: Set<String> = []

  func insert(_ path: String) { lock.withLock { _ = paths.insert(path) } }

  func contains(_ path: String) -> Bool { lock.withLock { paths.contains(path) } }
}
