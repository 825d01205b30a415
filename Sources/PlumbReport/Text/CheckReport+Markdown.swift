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
      "\(lookedAt) checked"
        + (failures.isEmpty ? "" : ", \(Self.count(failures.count, "path")) could not be read")
        + MarkdownText.sentence(passedOver(level: level)),
    ]
    for failure in failures.prefix(10) {
      lines += [
        "",
        "- **unreadable** \(MarkdownText.code(path(failure.file))): \(MarkdownText.text(failure.message))",
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
        MarkdownText.code(path(file) + (entry.finding.location.map { ":\($0.line)" } ?? "")) + " "
      }
      lines.append(
        "- \(place ?? "")**\(entry.finding.rule.id)** \(MarkdownText.text(entry.message))"
          + (entry.finding.suggestion.map { "<br>→ \(MarkdownText.text($0))" } ?? "")
      )
    }
    if shown.count > listed.count { lines.append("- and \(shown.count - listed.count) more") }
    lines += ["", "</details>"]
    return lines.joined(separator: "\n")
  }
}
