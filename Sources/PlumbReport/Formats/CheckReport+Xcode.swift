import LayoutEngine
public import PlumbDiagnosis

extension CheckReport {
  /// The report as the lines that Xcode shows beside a document when a build phase prints them:
  /// `/path/Main.storyboard:26:8: warning: … [ambiguous]`.
  ///
  /// An error that lets nothing fail is written as a warning: whatever the status of the program that prints the word
  /// "error", Xcode lets the build fail.
  ///
  /// - Parameters:
  ///   - level: The least serious finding to report.
  ///   - fails: Whether a finding lets the check fail.
  ///   - path: The absolute path of a file: Xcode opens no other.
  /// - Returns: A line for each finding; nothing where there are none.
  ///
  /// Source: Apple, "Running custom scripts during a build, Log errors and warnings from your script".
  public func xcode(
    level: Finding.Severity,
    failing fails: (Entry) -> Bool = { _ in true },
    naming path: (String) -> String = { $0 }
  ) -> String {
    var lines = failures.map { failure in
      Self.line(path(failure.file), failure.line, nil, "error", failure.message, "unreadable")
    }
    lines += entries(from: level).map { entry in
      let finding = entry.finding
      return Self.line(
        entry.place.map(path) ?? "",
        finding.location?.line,
        finding.location?.column,
        (fails(entry) ? finding.severity : min(finding.severity, .warning)).rawValue,
        entry.text,
        finding.rule.id
      )
    }
    return TerminalText.withoutCommands(lines)
  }

  private static func line(
    _ file: String,
    _ line: Int?,
    _ column: Int?,
    _ word: String,
    _ message: String,
    _ rule: String
  ) -> String {
    // Without a line Xcode would not take it for a place.
    var place = file.isEmpty ? "" : "\(file):\(line ?? 1):"
    if !file.isEmpty, line != nil, let column { place += "\(column):" }
    if !place.isEmpty { place += " " }
    return TerminalText.safe("\(place)\(word): \(message) [\(rule)]")
  }
}
