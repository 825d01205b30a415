import ArgumentParser
import Foundation
import PlumbConfiguration
import PlumbDiagnosis
import PlumbInterfaceBuilder
import PlumbReport

/// `plumbline check`: lays documents out and reports what is wrong with them.
struct Check: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Lays out documents and Swift code and reports what is wrong with them.",
    discussion: """
      Swift code is read, not built: plumbline evaluates the code that makes views and lays out what comes of \
      it. What it cannot know, such as a value from the network, it says with --verbose; nothing that hangs on \
      it is reported as a fact.

      The nearest .plumbline.yml around each file, up to the root of its repository, says which files and \
      rules count, for which devices, and what fails; `plumbline rules` lists the rules. \
      What does not fit a screen is grouped by rule; --all lists it.

      Exit status: 0 when nothing was found that fails, 1 when something was (an unreadable document is a \
      finding, too), 2 for a wrong call, a path that is not there, or a configuration or baseline that \
      cannot be read.
      """
  )

  @Argument(
    help:
      """
      Files (.xib, .storyboard, .swift, snapshots as .json), or folders to search; the working folder without.
      """
  )
  var paths: [String] = []

  @Option(help: "text, json, sarif, junit, github or xcode.")
  var format = Format.text

  @Option(help: "The least serious finding to report: error, warning or note (default: warning).")
  var level: Level?

  @Option(
    help: """
      The least serious finding that lets the check fail: error, warning, note or never (default: what is \
      reported).
      """
  )
  var failOn: FailureLevel?

  @Option(help: "A rule to look for, and no other; may be repeated.")
  var only: [String] = []

  @Flag(help: "List every finding, however many there are.")
  var all = false

  @Flag(
    help: "Say on standard error which configurations, projects and files were used or left out."
  )
  var verbose = false

  @OptionGroup var layout: LayoutOptions
  @OptionGroup var fonts: FontOptions
  @OptionGroup var assets: AssetOptions

  @Flag(
    help:
      "Lay out for every known device, or those that the app supports where its project says so."
  )
  var allDevices = false

  @Option(
    help: """
      Lay out for every combination of these, with commas between them: phones, tablets, directions, text-sizes.
      """
  )
  var matrix: CheckMatrix?

  @Option(help: "How many times as long texts may become; by default what translations come to.")
  var grow: Double?

  @Option(
    help: """
      Check only documents that changed since this revision and HEAD parted, and report what is new in them.
      """
  )
  var changedSince: String?

  @Option(help: "A file of known findings, which pass.")
  var baseline: String?

  @Flag(help: "Write the findings to the baseline file instead of comparing with it.")
  var writeBaseline = false

  @Flag(help: "Keep known findings in SARIF, as suppressed, for viewers that hide such.")
  var keepKnown = false

  @Flag(help: "Tell below each finding who takes part in it, and with how many points.")
  var explain = false

  @Option(help: "markdown: write a summary, as one would post it, in place of the findings.")
  var summary: Summary?

  @Option(help: "A file to append the summary to; the findings are then written as --format says.")
  var summaryFile: String?

  @Flag(
    inversion: .prefixedNo,
    help: "Read the Swift files of folders, too, or documents alone."
  )
  var code = true

  @Option(help: "A configuration in place of every .plumbline.yml.")
  var config: String?

  @Option(
    help: ArgumentHelp(
      "A file to write when nothing was found that fails: build systems see by it that the check is up to date.",
      visibility: .hidden
    )
  )
  var mark: String?

  @Option(help: "Where the documentation is published: rules in SARIF link to their pages there.")
  var pages: String?

  enum Format: String, ExpressibleByArgument, CaseIterable {
    case text
    case json
    case sarif
    case junit
    case github
    case xcode
  }

  enum Summary: String, ExpressibleByArgument, CaseIterable {
    case markdown
  }

  enum Level: String, ExpressibleByArgument, CaseIterable {
    case error
    case warning
    case note

    var severity: Finding.Severity {
      switch self {
      case .error: .error
      case .warning: .warning
      case .note: .note
      }
    }
  }

  func validate() throws {
    if let grow, !(grow.isFinite && grow >= 1 && grow <= 100) {
      throw ValidationError("--grow must be from 1 to 100, not \(grow)")
    }
    if layout.device != nil, allDevices {
      throw ValidationError("--device and --all-devices exclude each other")
    }
    if matrix?.namesDevices == true, layout.device != nil || allDevices {
      throw ValidationError(
        "--matrix with phones or tablets excludes --device and --all-devices"
      )
    }
    if let pages, URL(string: pages)?.scheme?.hasPrefix("http") != true {
      throw ValidationError("--pages must be an http or https address, not '\(pages)'")
    }
    if writeBaseline, baseline == nil {
      throw ValidationError("--write-baseline needs --baseline FILE")
    }
    if writeBaseline, changedSince != nil {
      throw ValidationError(
        "--write-baseline and --changed-since exclude each other: a baseline is of all documents"
      )
    }
    if writeBaseline, !only.isEmpty {
      throw ValidationError(
        "--write-baseline and --only exclude each other: a baseline is of all rules"
      )
    }
    if paths.contains("-") {
      throw ValidationError("check reads files; /dev/stdin names a document on the standard input")
    }
    if keepKnown, baseline == nil || format != .sarif {
      throw ValidationError("--keep-known needs --baseline FILE and --format sarif")
    }
    if summaryFile != nil, summary == nil {
      throw ValidationError("--summary-file needs --summary markdown")
    }
    for rule in only where Rule.named(rule) == nil { throw ValidationError(Rule.unknown(rule)) }
  }

  @MainActor
  func run() async throws {
    let paths = paths.isEmpty ? ["."] : paths
    if WatchedReading.isNeeded(for: paths, inFolders: code) { try WatchedReading.run() }
    var run = try CheckRun(self)
    var report = try await run.report()
    let level = run.level
    if writeBaseline, let baseline {
      let count = try BaselineFile(baseline).write(report, from: level)
      for failure in report.failures {
        Terminal.complain(
          FileFailure(file: failure.file, line: failure.line, message: failure.message).description
        )
      }
      print("\(count) finding\(count == 1 ? " is" : "s are") known from now on")
      if !report.failures.isEmpty { throw ExitCode(2) }
      return
    }
    report.explainsFindings = explain
    if let baseline { try compare(&report, with: baseline) }
    var writer = CheckWriter(self, level: level)
    try writer.write(report, failing: run.fails)
    if !report.failures.isEmpty { throw ExitCode(2) }
    if report.entries(from: level).contains(where: run.fails) { throw ExitCode(1) }
    if let mark { try PictureFile.write("", to: mark) }
  }

  /// What is to be said of a folder in which nothing is to be checked: a name that was mistyped is found
  /// by it.
  static func emptiness(_ folder: String) -> String {
    "\(folder): no .xib, .storyboard or .swift file is in this folder"
  }

  /// Takes known findings out of a report.
  private func compare(_ report: inout CheckReport, with baseline: String) throws {
    let file = try BaselineFile(baseline)
    (report.entries, report.known, report.gone) = try file.compare(report)
    if keepKnown {
      report.gone = report.gone.map { known in
        var known = known
        known.file = file.path(of: known.file)
        return known
      }
    }
  }
}
