import ArgumentParser
import Foundation
import LayoutReading
import PlumbInterfaceBuilder

/// Runs commands that read Swift in a process of their own, since code that UIKit stops over stops the process.
enum WatchedReading {
  /// How often a command is begun anew; classes beyond that are too many to be left out one by one.
  private static let limit = 100

  /// Whether paths name Swift files, or folders that have some.
  static func isNeeded(for paths: [String], inFolders: Bool) -> Bool {
    guard ProcessInfo.processInfo.environment[ReadingJournal.variable] == nil else { return false }
    if paths.contains(where: { $0.hasSuffix(".swift") }) { return true }
    guard inFolders else { return false }
    let found = DocumentFiles(paths, endingIn: [".swift"]) {
      DocumentFiles.isLeftOut(PathNames.last($0))
    }
    return !found.files.isEmpty
  }

  /// Runs this command again in a process of its own, and once more behind each class that stops it.
  ///
  /// Where there is no room for what the processes tell each other, it says so and returns: this one has to do.
  ///
  /// - Throws: `ExitCode` with how it ended.
  static func run() throws {
    // A name that nobody can guess, for the folder around it is everybody's.
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
      "plumbline-\(UUID().uuidString)"
    )
    do {
      try FileManager.default.createDirectory(
        at: folder,
        withIntermediateDirectories: false,
        attributes: [.posixPermissions: 0o700]
      )
    } catch {
      let place = folder.deletingLastPathComponent().path
      Terminal.complain(
        "note: nothing can be written to \(place), so that code which UIKit stops over ends this command"
      )
      return
    }
    defer { try? FileManager.default.removeItem(at: folder) }
    let journal = ReadingJournal(folder.appendingPathComponent("journal").path)
    var environment = ProcessInfo.processInfo.environment
    environment[ReadingJournal.variable] = folder.appendingPathComponent("journal").path
    for _ in 0..<limit {
      let process = Process()
      process.executableURL = Bundle.main.executableURL
      process.arguments = Array(CommandLine.arguments.dropFirst())
      process.environment = environment
      try RunningProcesses.all.start(process)
      let status = try RunningProcesses.all.end(of: process)
      let isStopped =
        process.terminationReason == .uncaughtSignal
        || process.terminationStatus == ReadingJournal.exitCode
      guard isStopped, journal.takeStop() != nil else {
        throw ExitCode(status)
      }
    }
    throw Failure("reading the Swift files was stopped \(limit) times; name fewer of them")
  }
}
