import LayoutEngine
public import PlumbDiagnosis

extension CheckReport {
  /// The report in a few lines of Markdown, as one would post it to a pull request: what is new, gone and left, the
  /// count of each rule, and the findings themselves, folded.
  ///
  /// Names from documents are shown as text: none of them makes a link, an image, a mention or an element.
  ///
  /// - Parameters:
  ///   - level: The least serious finding to report.
  ///   - limit: How many findings are listed: comments on GitHub have room for 65,536 characters.
  ///   - path: A file's path from the repository's root.
  /// - Returns: Lines without one that is empty at their end.
  public func markdown(
    level: Finding.Severity,
    limit: Int = 50,
    naming path: (String) -> String = { $0 }
  ) -> String {
    let shown = entries(from: level)
    let counts = SeverityCounts(shown)
    let new = changes == nil && known.isEmpty && gone.isEmpty ? "" : "new "
    let verdict =
      shown.isEmpty
      ? "no \(new)findings" : counts.words.replacingAll("finding", with: new + "finding")
    var lines = [
      "### Layout: \(verdict)", "",
      "\(Self.count(documents, "document")) checked"
        + (failures.isEmpty ? "" : ", \(Self.count(failures.count, "path")) could not be read")
        + Self.sentence(passedOver(level: level)),
    ]
    for failure in failures.prefix(10) {
      lines += [
        "", "- **unreadable** \(Self.code(path(failure.file))): \(Self.text(failure.message))",
      ]
    }
    guard !shown.isEmpty else { return lines.joined(separator: "\n") }
    lines += ["", "| rule | severity | findings | documents |", "|---|---|---:|---:|"]
    for group in FindingGroup.all(shown) {
      lines.append(
        "| \(group.rule.id) | \(group.severity.rawValue) | \(group.entries.count) | \(group.documents) |"
      )
    }
    lines += ["", "<details><summary>Findings</summary>", ""]
    let listed = FindingGroup.all(shown).flatMap(\.entries).prefix(limit)
    for entry in listed {
      let place = entry.place.map { file in
        Self.code(path(file) + (entry.finding.location.map { ":\($0.line)" } ?? "")) + " "
      }
      lines.append(
        "- \(place ?? "")**\(entry.finding.rule.id)** \(Self.text(entry.message))"
          + (entry.finding.suggestion.map { "<br>→ \(Self.text($0))" } ?? "")
      )
    }
    if shown.count > listed.count { lines.append("- and \(shown.count - listed.count) more") }
    lines += ["", "</details>"]
    return lines.joined(separator: "\n")
  }

  private static func sentence(_ words: String) -> String {
    words.isEmpty ? "" : "; " + text(words)
  }

  /// Text in which nothing is markup; what stands between backquotes in messages stays code.
  private static func text(_ text: String) -> String {
    let parts = TerminalText.safe(text).split(separator: "`", omittingEmptySubsequences: false)
    guard parts.count % 2 == 1 else { return escaped(parts.joined(separator: "'")) }
    return parts.enumerated().map { $0 % 2 == 1 ? code(String($1)) : escaped(String($1)) }.joined()
  }

  /// Text as code, which is shown as it is.
  private static func code(_ text: String) -> String {
    let safe = TerminalText.safe(text).unicodeScalars.map { scalar in
      scalar == "`" ? "'" : scalar == "|" ? "¦" : String(scalar)
    }.joined()
    return safe.isEmpty ? "" : "`\(safe)`"
  }

  /// Text in which each sign that Markdown or HTML could take for markup is escaped.
  private static func escaped(_ text: String) -> String {
    text.unicodeScalars.map { scalar in
      switch scalar {
      case "&": "&amp;"
      case "<": "&lt;"
      case ">": "&gt;"
      case "\\", "*", "_", "[", "]", "#", "|", "~", "!", "$": "\\\(scalar)"
      // A word joiner keeps a name from being a mention or a link, and is not seen.
      case "@": "@\u{2060}"
      default: String(scalar)
      }
    }.joined().replacingAll("://", with: ":\u{2060}//")
  }
}

extension String {
  /// The text with another word in place of each one of a kind.
  fileprivate func replacingAll(_ word: String, with other: String) -> String {
    split(separator: word, omittingEmptySubsequences: false).joined(separator: other)
  }
}
