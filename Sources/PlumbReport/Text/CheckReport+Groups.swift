import LayoutEngine
import PlumbDiagnosis

/// Findings of one rule and severity.
struct FindingGroup {
  var rule: Rule
  var severity: Finding.Severity
  var entries: [CheckReport.Entry]

  /// How many documents they are in.
  var documents: Int { Set(entries.map(\.file)).count }

  /// The findings by rule and severity: errors first, and of one severity those of which there are most.
  static func all(_ entries: [CheckReport.Entry]) -> [FindingGroup] {
    struct Key: Hashable {
      var rule: Rule
      var severity: Finding.Severity
    }
    let order = Dictionary(uniqueKeysWithValues: Rule.all.enumerated().map { ($1.id, $0) })
    return Dictionary(grouping: entries) {
      Key(rule: $0.finding.rule, severity: $0.finding.severity)
    }
    .map { FindingGroup(rule: $0.rule, severity: $0.severity, entries: $1) }
    .sorted { a, b in
      if a.severity != b.severity { return a.severity > b.severity }
      if a.entries.count != b.entries.count { return a.entries.count > b.entries.count }
      return order[a.rule.id] ?? 0 < order[b.rule.id] ?? 0
    }
  }

  /// Examples from as many documents as there are.
  func examples(_ count: Int) -> [CheckReport.Entry] {
    var seen: Set<String> = []
    let first = entries.filter { seen.insert($0.file).inserted }
    return Array(first.prefix(count))
  }
}

extension CheckReport {
  /// The findings by rule, each with its count and examples, in no more than some lines.
  func groups(
    level: Finding.Severity,
    _ isColored: Bool,
    width: Int,
    lines limit: Int
  ) -> [String] {
    let shown = entries(from: level)
    let groups = FindingGroup.all(shown)
    var lines = failures.prefix(3).map { line(for: $0, "unreadable", .red, isColored) }
    if failures.count > 3 { lines.append("and \(failures.count - 3) more that are unreadable") }
    let closing = hints(shown, groups)
    let room = limit - lines.count - closing.count
    let examples = Self.examples(of: groups, room: room)
    let idWidth = groups.map(\.rule.id.count).max() ?? 0
    let countWidth = groups.map { "\($0.entries.count)".count }.max() ?? 0
    for (group, count) in zip(groups, examples) {
      let severity = group.severity.rawValue
      let number = "\(group.entries.count)"
      lines.append(
        TerminalText.colored(severity.padded(to: 7), group.severity.color, if: isColored)
          + " " + TerminalText.colored(group.rule.id.padded(to: idWidth), .bold, if: isColored)
          + " " + String(repeating: " ", count: countWidth - number.count) + number + " in "
          + Self.count(group.documents, "document") + ": " + group.rule.title
      )
      for entry in group.examples(count) {
        let text = TerminalText.safe(entry.placeText + entry.message)
        lines.append(
          TerminalText.colored("  " + text.shortened(to: width - 2), .dim, if: isColored)
        )
      }
    }
    return lines + closing
  }

  /// How many examples each group has room for: one for each as far as the room goes, then more of the first.
  private static func examples(of groups: [FindingGroup], room: Int) -> [Int] {
    var left = room - groups.count
    var counts = groups.map { _ in 0 }
    for most in 1...3 {
      for (index, group) in groups.enumerated()
      where left > 0 && counts[index] < min(most, group.documents) {
        counts[index] += 1
        left -= 1
      }
    }
    return counts
  }

  /// Where most of it is, and how to see the rest.
  private func hints(_ shown: [Entry], _ groups: [FindingGroup]) -> [String] {
    var lines: [String] = [""]
    let documents = Dictionary(grouping: shown, by: \.file).map { ($0.key, $0.value.count) }
      .sorted { ($1.1, $0.0) < ($0.1, $1.0) }
    if documents.count > 3 {
      let most = documents.prefix(3).map { "\($0.0) (\($0.1))" }.joined(separator: ", ")
      lines.append(TerminalText.safe("Most are in \(most)."))
    }
    var also: [String] = []
    if !notes.isEmpty { also.append(Self.count(notes.count, "note") + " on the documents") }
    let gone = gone.count + (changes?.gone.count ?? 0)
    if gone > 0 { also.append("\(gone) gone") }
    lines.append(
      "All of it: --all" + (also.isEmpty ? "" : " (and \(also.joined(separator: ", ")))")
        + "; one rule: --only \(groups.max { $0.entries.count < $1.entries.count }?.rule.id ?? "RULE"); "
        + "to pass what is there today: --baseline FILE --write-baseline"
    )
    return lines
  }
}

extension String {
  fileprivate func padded(to width: Int) -> String {
    self + String(repeating: " ", count: max(0, width - count))
  }

  /// The text, or what fits of it with an ellipsis behind it.
  fileprivate func shortened(to width: Int) -> String {
    count > max(20, width) ? prefix(max(20, width) - 1) + "…" : self
  }
}
