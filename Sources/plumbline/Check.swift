import ArgumentParser
import Foundation
import PlumbDiagnosis
import PlumbInterfaceBuilder
import PlumbReport

/// `plumbline check`: lays documents out and reports what is wrong with them.
struct Check: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    abstract:
      "Lays out xib and storyboard files and reports conflicts, ambiguity and misplaced views.",
    discussion: """
      Exit status: 0 when nothing was found at or above the level, 1 when something was, 2 for a \
      wrong call or a file that cannot be read.
      """
  )

  @Argument(help: "Files, or folders to search for .xib and .storyboard files.")
  var paths: [String]

  @Option(help: "text or json.")
  var format = Format.text

  @Option(help: "The least serious finding to report: error or warning.")
  var level = Level.warning

  enum Format: String, ExpressibleByArgument, CaseIterable {
    case text
    case json
  }

  enum Level: String, ExpressibleByArgument, CaseIterable {
    case error
    case warning

    var severity: Finding.Severity { self == .error ? .error : .warning }
  }

  @MainActor
  func run() async throws {
    let checker = LayoutChecker()
    let files = DocumentFiles(paths)
    let progress = ProgressBar(total: files.files.count)
    for file in files.files {
      checker.check(file)
      progress.advance()
    }
    progress.finish()
    let report = checker.finish(adding: files.failures)
    switch format {
    case .text:
      print(report.text(level: level.severity, isColored: Terminal.showsColors))
    case .json:
      try FileHandle.standardOutput.write(
        contentsOf: report.json(level: level.severity) + Data("\n".utf8)
      )
    }
    if !report.failures.isEmpty { throw ExitCode(2) }
    if !report.entries(from: level.severity).isEmpty { throw ExitCode(1) }
  }
}
