import ArgumentParser
import Foundation
import PlumbDiagnosis
import PlumbInterfaceBuilder

/// `plumbline fixes`: makes every fix that `check` offers on a copy of its layout, and counts what comes of it.
struct Fixes: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Tries every fix that findings offer, on copies, and counts.",
    discussion: """
      For each rule a line of: findings, fixes tried, those that left the finding, those that brought a new warning or \
      error, those that brought a new note.

      Exit status: 0 when at least one document was measured, 2 for a wrong call or when none could be read.
      """,
    // It measures the tool, and not a layout.
    shouldDisplay: false
  )

  @Argument(help: "Files, or folders to search for .xib and .storyboard files.")
  var paths: [String]

  @Flag(help: "List the fixes that failed.")
  var failures = false

  @MainActor
  func run() async throws {
    var audit = FixAudit()
    var documents = 0
    let files = DocumentFiles(paths)
    for file in files.files {
      guard
        let layouts = try? LayoutReader(CheckCircumstances()).layouts(
          of: InterfaceDocument(contentsOf: URL(fileURLWithPath: file)),
          file: file
        )
      else { continue }
      documents += 1
      for layout in layouts.joined() {
        guard let solved = try? SolvedLayout(layout.snapshot) else { continue }
        audit.add(solved)
      }
    }
    print("rule findings tried ineffective harmful noted")
    for (rule, count) in audit.counts.sorted(by: { $0.key < $1.key }) {
      print(rule, count.findings, count.tried, count.ineffective, count.harmful, count.noted)
    }
    print("\(documents) documents")
    if failures {
      for failure in audit.failures {
        let new = failure.new.map { "\n    new: \($0)" }.joined()
        print(
          "\(failure.finding)\n  \(failure.fix)\(failure.isIneffective ? "\n    left" : "")\(new)"
        )
      }
    }
    if documents == 0 { throw ExitCode(2) }
  }
}
