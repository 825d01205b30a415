import Foundation
import PlumbDiagnosis
import PlumbInterfaceBuilder
import PlumbReport

/// Writes the report of a check in the format that was asked for.
struct CheckWriter {
  private let check: Check
  private let level: Finding.Severity
  private var repository = Repository()

  init(_ check: Check, level: Finding.Severity) {
    self.check = check
    self.level = level
  }

  /// Writes a report to the standard output, and its summary where one was asked for.
  ///
  /// - Parameters:
  ///   - report: The report.
  ///   - fails: Whether a finding lets the check fail.
  /// - Throws: ``Failure`` where the file of the summary cannot be written.
  mutating func write(
    _ report: CheckReport,
    failing fails: (CheckReport.Entry) -> Bool
  ) throws {
    if check.summary != nil {
      let names = names(report)
      let text = report.markdown(level: level) { names[$0] ?? $0 }
      guard let file = check.summaryFile else {
        print(text)
        return
      }
      try Self.append(text + "\n", to: file)
    }
    switch check.format {
    case .text:
      print(
        report.text(
          level: level,
          isColored: Terminal.showsColors,
          isComplete: check.all || check.explain || !check.only.isEmpty,
          width: Terminal.width
        )
      )
    case .json:
      try write(report.json(level: level))
    case .sarif:
      let names = names(report)
      try write(
        report.sarif(
          level: level,
          folder: root(of: report),
          naming: { names[$0] ?? $0 },
          pages: check.pages.flatMap { URL(string: $0) },
          keepsKnown: check.keepKnown
        )
      )
    case .junit:
      print(report.jUnit(level: level))
    case .github:
      let names = names(report)
      let text = report.gitHub(level: level) { names[$0] ?? $0 }
      if !text.isEmpty { print(text) }
    case .xcode:
      let text = report.xcode(level: level, failing: fails) { repository.path($0) }
      if !text.isEmpty { print(text) }
    }
  }

  private func write(_ data: Data) throws {
    try FileHandle.standardOutput.write(contentsOf: data + Data("\n".utf8))
  }

  /// Adds a text to a file, or writes one: workflows of GitHub give each step a file to add to.
  private static func append(_ text: String, to file: String) throws {
    let earlier = FileManager.default.contents(atPath: file) ?? Data()
    try PictureFile.write(earlier + Data(text.utf8), to: file)
  }

  /// The files of a report as they are called from the root of their repository.
  private mutating func names(_ report: CheckReport) -> [String: String] {
    let files = Set(
      (report.entries + report.known).compactMap(\.place) + report.failures.map(\.file)
        + report.gone.map(\.file)
    )
    return Dictionary(uniqueKeysWithValues: files.map { ($0, repository.name($0)) })
  }

  /// The root of the repository that the documents lie in, or else the working folder.
  private mutating func root(of report: CheckReport) -> String {
    let file = report.files.first ?? report.failures.first?.file
    let folder = file.map { PathNames.normalized(repository.path($0) + "/..") }
    return repository.root(around: folder ?? repository.workingFolder) ?? repository.workingFolder
  }
}
