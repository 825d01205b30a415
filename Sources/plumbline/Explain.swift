import ArgumentParser
import Foundation
import PlumbDiagnosis
import PlumbLog
import PlumbReport

/// `plumbline explain`: reads conflict logs and says what they are about.
struct Explain: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Reads logs with Auto Layout conflicts and explains each.",
    discussion: """
      What was copied from Xcode's console is explained by

        pbpaste | plumbline explain

      however it was copied: in one line, with HTML entities, among other output. The AMBIGUOUS LAYOUT lines of \
      _autolayoutTrace are explained as well, and so are other crashes and warnings about layout: no common \
      ancestor, unknown names in visual formats, rows without a height, missing calls of super and more.

      Exit status: 0 when something was explained, 1 when there is no conflict or none that could be read \
      (the system's log leaves constraints out as <private>), 2 for a wrong call or a file that cannot be \
      read.
      """
  )

  @Argument(help: "Log files, or - for the standard input, which is read where no file is named.")
  var files: [String] = []

  @Option(help: "text or json.")
  var format = Format.text

  @Option(help: "A file to write a picture of the contradictory constraints to.")
  var svg: String?

  enum Format: String, ExpressibleByArgument, CaseIterable {
    case text
    case json
  }

  func validate() throws {
    if svg == "-" {
      throw ValidationError("--svg needs the name of a file: the output has the explanations")
    }
  }

  func run() async throws {
    var logs: [ExplainedLog] = []
    var isUnreadable = false
    for file in files.isEmpty ? ["-"] : files {
      do {
        let data = try LayoutContent.data(of: file)
        logs.append(ExplainedLog(ConflictLog(bytes: [UInt8](data)), file: file))
      } catch {
        Terminal.complain("\(error)")
        isUnreadable = true
      }
    }
    // What could not be read has conflicts or not: nothing is known of it.
    if logs.isEmpty { throw ExitCode(2) }
    switch format {
    case .text: print(ExplainedLog.text(logs, isColored: Terminal.showsColors))
    case .json:
      try FileHandle.standardOutput.write(contentsOf: ExplainedLog.json(logs) + Data("\n".utf8))
    }
    if let svg {
      try PictureFile.write(ExplainedLog.svg(logs), to: svg)
    }
    if isUnreadable { throw ExitCode(2) }
    if !logs.contains(where: \.explainsSomething) { throw ExitCode(1) }
  }
}
