import LayoutEngine
public import PlumbDiagnosis

extension CheckReport {
  /// The report as commands that a workflow of GitHub shows as annotations of the files.
  ///
  /// - Parameters:
  ///   - level: The least serious finding to report.
  ///   - path: A file's path from the repository's root: GitHub knows no other.
  /// - Returns: A line for each finding; nothing where there are none.
  ///
  /// Source: GitHub, "Workflow commands for GitHub Actions".
  public func gitHub(
    level: Finding.Severity,
    naming path: (String) -> String = { $0 }
  ) -> String {
    var lines = failures.map {
      Self.command("error", path($0.file), $0.line, nil, "unreadable", $0.message)
    }
    lines += entries(from: level).map { entry in
      let finding = entry.finding
      let word = finding.severity == .note ? "notice" : finding.severity.rawValue
      return Self.command(
        word,
        entry.place.map(path),
        finding.location?.line,
        finding.location?.column,
        finding.rule.id,
        entry.text
      )
    }
    return lines.joined(separator: "\n")
  }

  private static func command(
    _ word: String,
    _ file: String?,
    _ line: Int?,
    _ column: Int?,
    _ title: String,
    _ message: String
  ) -> String {
    var properties: [String] = []
    if let file { properties.append("file=\(property(file))") }
    if let line { properties.append("line=\(line)") }
    if let column { properties.append("col=\(column)") }
    properties.append("title=\(property(title))")
    return "::\(word) \(properties.joined(separator: ","))::\(data(message))"
  }

  /// Text that ends no command and begins no other.
  private static func data(_ text: String) -> String {
    // By scalars: with an accent behind it, a sign is another character but the same sign.
    TerminalText.safe(text).unicodeScalars.reduce(into: "") { result, scalar in
      if scalar == "%" { result += "%25" } else { result.unicodeScalars.append(scalar) }
    }
  }

  private static func property(_ text: String) -> String {
    data(text).unicodeScalars.reduce(into: "") { result, scalar in
      switch scalar {
      case ":": result += "%3A"
      case ",": result += "%2C"
      default: result.unicodeScalars.append(scalar)
      }
    }
  }
}
