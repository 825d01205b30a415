import Foundation
import Requirements

/// What a process writes down of the class that it reads, so that another one can go on behind it.
///
/// Misuse of UIKit stops a program, and reading calls UIKit as the app would. Whoever reads many classes does it in a
/// process of its own: where that stops, the next one leaves the class out, or only what events would run of it.
package final class ReadingJournal: @unchecked Sendable {
  /// What was read when a process stopped.
  package struct Stop: Codable, Hashable, Sendable {
    /// The class, as ``ReadingJournal`` names it.
    package var key: String
    /// Whether its layout was there already.
    package var isInEvents = false
    /// What UIKit said, or nil for a stop without words.
    package var message: String?
    /// The line of the source that was run.
    package var file: String?
    package var line: Int?
    /// Whether nothing that is not known had led there.
    package var isCertain = false
  }

  /// The variable that names the journal's file to a process that is watched.
  package static let variable = "PLUMBLINE_READING_JOURNAL"
  /// How a process ends that UIKit stopped.
  package static let exitCode: Int32 = 86

  /// The journal of this process, where it is watched.
  @MainActor package static let current: ReadingJournal? = {
    guard let path = ProcessInfo.processInfo.environment[variable] else { return nil }
    let journal = ReadingJournal(path)
    RequirementFailures.observer = { message in journal.stopped(message) }
    return journal
  }()

  /// What stopped processes before this one.
  package let stops: [Stop]
  private let path: String
  private var state: Stop?
  /// The open file; nil until something is written down, and where it cannot be opened.
  private lazy var file: FileHandle? = {
    _ = FileManager.default.createFile(atPath: path, contents: nil)
    return FileHandle(forWritingAtPath: path)
  }()

  /// Opens the journal in a file, which earlier processes may have written to.
  package init(_ path: String) {
    self.path = path
    let data = FileManager.default.contents(atPath: path + ".stops") ?? Data()
    stops = (try? JSONDecoder().decode([Stop].self, from: data)) ?? []
  }

  /// What stopped the reading of a class before.
  func stop(at key: String) -> [Stop] { stops.filter { $0.key == key } }

  @MainActor
  func begin(_ key: String) {
    state = Stop(key: key)
    write()
  }

  @MainActor
  func beginEvents() {
    state?.isInEvents = true
    write()
  }

  @MainActor
  func end() {
    state = nil
    write()
  }

  /// Writes into the open file: one made anew for each class would wait for the disk.
  private func write() {
    let data = state.flatMap { try? JSONEncoder().encode($0) } ?? Data()
    guard let file else {
      _ = FileManager.default.createFile(atPath: path, contents: data)
      return
    }
    do {
      try file.truncate(atOffset: 0)
      try file.write(contentsOf: data)
    } catch {
      self.file = nil
      _ = FileManager.default.createFile(atPath: path, contents: data)
    }
  }

  /// Writes down what UIKit says, and ends the process without a trace of it on the terminal.
  private func stopped(_ message: String) {
    guard state != nil else { return }
    state?.message = message
    MainActor.assumeIsolated {
      guard let evaluator = Callbacks.evaluator else { return }
      state?.file = evaluator.site?.file
      state?.line = evaluator.site?.line
      state?.isCertain = !evaluator.hasGaps
    }
    write()
    exit(Self.exitCode)
  }

  // MARK: - Watching

  /// What a process was reading when it ended, and takes note of it for the next one.
  ///
  /// - Returns: Nil where it read nothing.
  package func takeStop() -> Stop? {
    guard let data = FileManager.default.contents(atPath: path), !data.isEmpty,
      let stop = try? JSONDecoder().decode(Stop.self, from: data)
    else { return nil }
    let all = ReadingJournal(path).stops + [stop]
    guard let encoded = try? JSONEncoder().encode(all) else { return nil }
    _ = FileManager.default.createFile(atPath: path + ".stops", contents: encoded)
    _ = FileManager.default.createFile(atPath: path, contents: Data())
    return stop
  }
}
