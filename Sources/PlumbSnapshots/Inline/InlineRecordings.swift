import Foundation

/// The texts that a run writes into a test's source.
///
/// Lines that are written move what stands below them, and the compiler's places are those of the source that was built. So
/// that source is kept beside all that was recorded since, in a file for temporary use, and everything is written into
/// it anew each time: by every process that runs tests of the same build, one after the other.
struct InlineRecordings {
  /// A text for a call.
  struct Recording: Hashable, Codable {
    /// Where the compiler saw the call, counted from 1.
    var line: Int
    /// Counted in bytes from 1.
    var column: Int
    /// The text that it has, or nil for a call without one.
    var was: String?
    /// The text that it gets.
    var text: String
  }

  /// What a build's runs have done to a source.
  struct Journal: Hashable, Codable {
    /// What tells the build from others.
    var build: String
    /// The source that was built.
    var source: String
    /// What has been written into it.
    var recordings: [Recording]
    /// The source with that in it.
    var written: String
  }

  let file: String
  private let journal: URL
  private let program: ProgramBuild?

  /// Names a source.
  ///
  /// - Parameters:
  ///   - file: Its path.
  ///   - folder: Where the journal lies.
  ///   - program: What runs; nil where that is not to be had.
  init(
    file: String,
    journalIn folder: URL = FileManager.default.temporaryDirectory,
    program: ProgramBuild? = .running
  ) {
    self.file = file
    self.program = program
    // FNV-1a: the same in every process, unlike Swift's hashes.
    let hash = file.utf8.reduce(14_695_981_039_346_656_037 as UInt64) {
      ($0 ^ UInt64($1)) &* 1_099_511_628_211
    }
    journal = folder.appendingPathComponent("plumb-inline-\(String(hash, radix: 36)).json")
  }

  /// Writes a text into the source.
  ///
  /// - Throws: `InlineError` where that could corrupt it; the file is as it was then. Foundation's errors where it cannot be
  ///   read or written.
  func record(_ recording: Recording) throws {
    try FileLock.hold(journal.appendingPathExtension("lock")) {
      let url = URL(fileURLWithPath: file)
      let bytes = try Data(contentsOf: url)
      guard let present = String(data: bytes, encoding: .utf8) else {
        throw InlineError.notText(file)
      }
      var state = try state(present)
      let same = state.recordings.first {
        $0.line == recording.line && $0.column == recording.column
      }
      if let same {
        guard same.text == recording.text else { throw InlineError.twice(file, recording.line) }
        return
      }
      state.recordings.append(recording)
      state.written = try InlineSource(state.source, file: file).writing(state.recordings)
      try Data(state.written.utf8).write(to: url, options: .atomic)
      try JSONEncoder().encode(state).write(to: journal, options: .atomic)
    }
  }

  /// What has been done to the source; nothing for the one that was built.
  private func state(_ present: String) throws -> Journal {
    let build = program?.identity ?? ""
    if let data = try? Data(contentsOf: journal),
      let state = try? JSONDecoder().decode(Journal.self, from: data),
      state.build == build, state.written == present
    {
      return state
    }
    let change =
      try FileManager.default.attributesOfItem(atPath: file)[.modificationDate] as? Date
    if let change, let program, change > program.date {
      throw InlineError.changed(file)
    }
    return Journal(build: build, source: present, recordings: [], written: present)
  }
}

/// The program that runs the tests, as it was built.
struct ProgramBuild: Hashable, Sendable {
  var path: String
  var date: Date

  /// What tells it from other builds.
  var identity: String { "\(path) \(date.timeIntervalSince1970)" }

  /// The bundle of tests, or the program that holds them; nil where its file is not to be had.
  static let running: ProgramBuild? = {
    let bundle = Bundle.allBundles.first { $0.bundleURL.pathExtension == "xctest" }
    // On Linux, a test bundle is the program.
    let paths = [
      bundle?.executableURL?.path, bundle?.bundleURL.path, Bundle.main.executableURL?.path,
      CommandLine.arguments.first,
    ]
    for case let path? in paths {
      let attributes = try? FileManager.default.attributesOfItem(atPath: path)
      if let attributes, attributes[.type] as? FileAttributeType == .typeRegular,
        let date = attributes[.modificationDate] as? Date
      {
        return ProgramBuild(path: path, date: date)
      }
    }
    return nil
  }()
}

/// Why a text is not written into a source.
enum InlineError: Error, Hashable, CustomStringConvertible {
  /// The file is not the one that was built.
  case changed(String)
  /// The file is not UTF-8.
  case notText(String)
  /// A call has two layouts in one run.
  case twice(String, Int)
  /// Something else stands where the call stood.
  case noCall(String, Int)
  /// The source has another text than the program.
  case otherText(String, Int)
  /// The closure holds more than a literal.
  case noLiteral(String, Int)
  /// Where the call ends is not certain.
  case unclear(String, Int, String)

  var description: String {
    switch self {
    case .changed(let file):
      "\(file) has been changed since it was built, so nothing is written into it; build and run again"
    case .notText(let file): "\(file) is not UTF-8, so nothing is written into it"
    case .twice(let file, let line):
      "\(file):\(line) has another layout of this run already; a call can hold one"
    case .noCall(let file, let line):
      "\(file):\(line) has no call of expectInlineLayout where the compiler saw one, so nothing is written; build and run again"
    case .otherText(let file, let line):
      "\(file):\(line) has another text than the program that runs, so nothing is written; build and run again"
    case .noLiteral(let file, let line):
      "\(file):\(line): the closure holds more than one literal, so nothing is written; leave the literal alone in it"
    case .unclear(let file, let line, let what):
      "\(file):\(line): \(what) in the arguments, so nothing is written; make the view in front of the call"
    }
  }
}
