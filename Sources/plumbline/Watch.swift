import ArgumentParser
import Foundation
import PageServing
import PlumbReport

/// `plumbline watch`: checks layouts whenever a file is saved.
struct Watch: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Checks layouts, and checks them again whenever a file is saved.",
    discussion: """
      Takes the paths and options of `plumbline check`, such as plumbline watch App --level note. Control-C ends it.

      Exit status: 2 for a wrong call or a path that is not there.
      """
  )

  @Argument(
    parsing: .allUnrecognized,
    help: "Files, or folders to search, the working folder without; and options of plumbline check."
  )
  var arguments: [String] = []

  func run() async throws {
    // What an option names, such as a configuration, is followed as well.
    let named = arguments.filter {
      !$0.hasPrefix("-") && FileManager.default.fileExists(atPath: $0)
    }
    let paths = named.isEmpty ? ["."] : named
    var watcher = FileWatcher(InspectedFiles(paths, includingCode: true).files)
    if try check() == 2, named.isEmpty { throw ExitCode(2) }
    var round = 0
    while !Task.isCancelled {
      try await Task.sleep(for: .milliseconds(100))
      round += 1
      var changed = watcher.changes()
      if round % 10 == 0 {
        let (new, gone) = watcher.follow(InspectedFiles(paths, includingCode: true).files)
        changed += new + gone
      }
      guard !changed.isEmpty else { continue }
      let rest = changed.count > 3 ? " and \(changed.count - 3) more" : ""
      let names = changed.sorted().prefix(3).joined(separator: ", ") + rest
      try FileHandle.standardOutput.write(
        contentsOf: Data("\n— \(TerminalText.line(names))\n".utf8)
      )
      _ = try check()
    }
  }

  /// Runs the check as a program of its own, so that this one goes on whatever a file does to it; its status.
  private func check() throws -> Int32 {
    let process = Process()
    process.executableURL = Bundle.main.executableURL
    process.arguments = ["check"] + arguments
    process.standardInput = FileHandle.nullDevice
    try RunningProcesses.all.start(process)
    return try RunningProcesses.all.end(of: process)
  }
}
