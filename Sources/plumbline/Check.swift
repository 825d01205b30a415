import ArgumentParser
import Foundation
import PlumbConfiguration
import PlumbDiagnosis
import PlumbInterfaceBuilder
import PlumbReport

/// `plumbline check`: lays documents out and reports what is wrong with them.
struct Check: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Lays out xib, storyboard and snapshot files and reports what is wrong with them.",
    discussion: """
      A .plumbline.yml in the working folder turns rules on or off; `plumbline rules` lists them.

      Exit status: 0 when nothing was found at or above the level, 1 when something was, 2 for a \
      wrong call or a file that cannot be read.
      """
  )

  @Argument(help: "Files (.xib, .storyboard, snapshots as .json), or folders to search.")
  var paths: [String]

  @Option(help: "text, json, sarif, junit or github.")
  var format = Format.text

  @Option(help: "The least serious finding to report: error, warning or note.")
  var level = Level.warning

  @OptionGroup var layout: LayoutOptions

  @Flag(help: "Lay out for every known device.")
  var allDevices = false

  @Option(help: "How many times as long texts may become; by default what translations come to.")
  var grow: Double?

  @Option(help: "A file of known findings, which pass.")
  var baseline: String?

  @Flag(help: "Write the findings to the baseline file instead of comparing with it.")
  var writeBaseline = false

  @Flag(help: "Keep known findings in SARIF, as suppressed, for viewers that hide such.")
  var keepKnown = false

  @Flag(help: "Tell below each finding who takes part in it, and with how many points.")
  var explain = false

  @Option(help: "A configuration in place of .plumbline.yml.")
  var config: String?

  @Option(help: "Where the documentation is published: rules in SARIF link to their pages there.")
  var pages: String?

  enum Format: String, ExpressibleByArgument, CaseIterable {
    case text
    case json
    case sarif
    case junit
    case github
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
    if let pages, URL(string: pages)?.scheme?.hasPrefix("http") != true {
      throw ValidationError("--pages must be an http or https address, not '\(pages)'")
    }
    if writeBaseline, baseline == nil {
      throw ValidationError("--write-baseline needs --baseline FILE")
    }
    if paths.contains("-") {
      throw ValidationError("check reads files; /dev/stdin names a document on the standard input")
    }
    if keepKnown, baseline == nil || format != .sarif {
      throw ValidationError("--keep-known needs --baseline FILE and --format sarif")
    }
  }

  @MainActor
  func run() async throws {
    let checker = LayoutChecker(try circumstances())
    let files = DocumentFiles(paths)
    for folder in files.emptyFolders { Terminal.complain(Self.emptiness(folder)) }
    let progress = ProgressBar(total: files.files.count)
    for file in files.files {
      checker.check(file)
      progress.advance()
    }
    progress.finish()
    var report = checker.finish(adding: files.failures)
    report.explainsFindings = explain
    if try compare(&report) { return }
    try write(report)
    if !report.failures.isEmpty { throw ExitCode(2) }
    if !report.entries(from: level.severity).isEmpty { throw ExitCode(1) }
  }

  /// What is to be said of a folder in which nothing is to be checked: a name that was mistyped is found
  /// by it.
  static func emptiness(_ folder: String) -> String {
    "\(folder): no .xib or .storyboard file is in this folder"
  }

  private static func text(_ data: Data) throws -> String {
    guard let text = String(data: data, encoding: .utf8) else {
      throw CocoaError(.fileReadInapplicableStringEncoding)
    }
    return text
  }

  private func circumstances() throws -> CheckCircumstances {
    var result = layout.circumstances
    let file = config ?? ".plumbline.yml"
    if config != nil || FileManager.default.fileExists(atPath: file) {
      let text: String
      do {
        text = try Self.text(LayoutContent.data(of: file))
      } catch let error as Failure {
        throw error
      } catch {
        throw Failure("\(file): the configuration is not UTF-8 text")
      }
      result.settings = try RuleSettings(yaml: text, file: file)
    }
    result.options.growth = grow
    if allDevices { result.devices = InterfaceDevice.all }
    return result
  }

  /// Takes known findings out of a report.
  ///
  /// - Returns: Whether the baseline was written instead.
  private func compare(_ report: inout CheckReport) throws -> Bool {
    guard let baseline else { return false }
    let file = try BaselineFile(baseline)
    if writeBaseline {
      guard report.failures.isEmpty else {
        try write(report)
        throw ExitCode(2)
      }
      let count = try file.write(report.entries(from: level.severity))
      print("\(count) finding\(count == 1 ? " is" : "s are") known from now on")
      return true
    }
    (report.entries, report.known, report.gone) = try file.compare(report)
    if keepKnown {
      report.gone = report.gone.map { known in
        var known = known
        known.file = file.path(of: known.file)
        return known
      }
    }
    return false
  }

  private func write(_ report: CheckReport) throws {
    switch format {
    case .text:
      print(report.text(level: level.severity, isColored: Terminal.showsColors))
    case .json:
      try write(report.json(level: level.severity))
    case .sarif:
      try write(
        report.sarif(
          level: level.severity,
          pages: pages.flatMap { URL(string: $0) },
          keepsKnown: keepKnown
        )
      )
    case .junit:
      print(report.jUnit(level: level.severity))
    case .github:
      let text = report.gitHub(level: level.severity)
      if !text.isEmpty { print(text) }
    }
  }

  private func write(_ data: Data) throws {
    try FileHandle.standardOutput.write(contentsOf: data + Data("\n".utf8))
  }
}
