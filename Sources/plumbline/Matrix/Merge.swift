import ArgumentParser
import Foundation
import PlumbReport

/// `plumbline merge`: puts together what the shards of matrices found.
struct Merge: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Puts together what the shards of layout matrices found.",
    discussion: """
      A test that lays a matrix out leaves its results in the folder that PLUMB_RESULTS names. With PLUMB_SHARD=2/8, that is \
      the second of eight parts; this adds them up as if one process had laid out all: each failure once, with the number \
      of cases in all parts, its least unusual case, the width from which on it is so, and what is excused and no case \
      needs. A part that is missing or there twice is told.

      With -o, the pictures and pages of the cases that are told are copied into one folder, with summary.txt, summary.md, \
      summary.json and junit.xml.

      Exit status: 0 when all hold, 1 when a layout fails, 2 when parts are missing or there twice, for a wrong call, or \
      a file that cannot be read.
      """
  )

  @Argument(help: "Folders that PLUMB_RESULTS named, or files in them.")
  var results: [String]

  @Option(name: .shortAndLong, help: "A folder for the pictures and the summaries.")
  var output: String?

  @Option(help: "text, markdown, junit or json: how it is told.")
  var format = MatrixFormat.text

  func run() throws {
    let found = try MatrixFolder(results)
    guard !found.parts.isEmpty else {
      throw Failure(
        "\(results.joined(separator: ", ")): there is no result of a matrix; PLUMB_RESULTS names the folder for tests"
      )
    }
    try Self.tell(MatrixReport(found.parts), format, in: output)
  }

  /// Writes a report, and ends with what it means.
  static func tell(_ report: MatrixReport, _ format: MatrixFormat, in folder: String?) throws {
    let told = try folder.map { try MatrixFolder.write(report, to: $0) } ?? report
    try format.write(told)
    if report.hasGaps { throw ExitCode(2) }
    if !report.holds { throw ExitCode(1) }
  }
}
