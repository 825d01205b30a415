import ArgumentParser
import Foundation
import PlumbReport

/// `plumbline test`: runs the tests of a package in several processes that share its matrices.
struct TestCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "test",
    abstract: "Runs a package's tests in processes that share the cases of its layout matrices.",
    discussion: """
      The tests are built once, and run in as many processes as --shards says: each lays out its part of \
      every matrix (PLUMB_SHARD), and what they found is put together as `plumbline merge` does. Tests of XCTest and of Swift \
      Testing run alike. What is no matrix runs in each process; layouts that are compared with recorded ones are compared by \
      the first alone, whose output is shown. Of the others, what failed is shown.

      --filter and --skip choose tests as `swift test` does, --skip-build takes what is built, and all other options go to \
      `swift build`: `plumbline test --shards 2 -c release --filter FeedCell`.

      Exit status: 0 when everything passes, 1 when a test or a layout fails, 2 when a process ended without its part, or \
      for a wrong call.
      """
  )

  @Option(help: "How many processes; as many as there are processors unless told otherwise.")
  var shards: Int?

  @Option(
    name: .shortAndLong,
    help: "A folder for pictures, summaries and the output of processes."
  )
  var output: String?

  @Option(help: "text, markdown, junit or json: how it is told what the matrices found.")
  var format = MatrixFormat.text

  @Argument(parsing: .allUnrecognized, help: "Options of swift test and swift build.")
  var arguments: [String] = []

  func validate() throws {
    if let shards, shards < 1 { throw ValidationError("--shards must be 1 or more, not \(shards)") }
  }

  func run() throws {
    let run = ShardedTests(
      swift: try SwiftToolchain(),
      selection: try TestSelection(arguments),
      count: shards ?? ProcessInfo.processInfo.activeProcessorCount,
      // The output of programs is for people where ours is for a program.
      isQuiet: format != .text
    )
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("plumbline-test-\(UUID().uuidString)").path
    defer { try? FileManager.default.removeItem(atPath: folder) }
    if !run.selection.skipsBuild {
      let status = try run.build()
      guard status == 0 else { throw ExitCode(status == 2 ? 2 : 1) }
    }
    let statuses = try run.run(run.program(), resultsIn: folder)
    for (place, status) in statuses.enumerated() where status != 0 && place > 0 {
      Terminal.complain("process \(place + 1) of \(statuses.count) ended with \(status):")
      for line in run.failures(of: place, in: folder) { Terminal.complain("  " + line) }
    }
    if let output { try run.keepLogs(of: folder, in: output) }
    let parts = try MatrixFolder([folder]).parts
    if parts.isEmpty {
      Terminal.complain("no matrix of layouts ran")
    } else {
      try Merge.tell(MatrixReport(parts), format, in: output)
    }
    if statuses.contains(where: { $0 != 0 }) { throw ExitCode(1) }
  }
}
