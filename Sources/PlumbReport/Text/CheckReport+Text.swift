import Foundation
import LayoutEngine
public import PlumbDiagnosis

extension CheckReport {
  /// The report for a person to read.
  ///
  /// What fits a screen is listed: one block for each document and scene, in which each line begins with the
  /// place, as compilers print it. More is grouped by rule, with the count and a few examples of each.
  ///
  /// - Parameters:
  ///   - level: The least serious finding to report.
  ///   - isColored: Whether the text is for a terminal that shows colors.
  ///   - isComplete: Whether everything is listed, however much it is.
  ///   - width: The columns that lines of examples are cut to.
  /// - Returns: Lines, of which the last ones sum up.
  public func text(
    level: Finding.Severity,
    isColored: Bool,
    isComplete: Bool = true,
    width: Int = 120
  ) -> String {
    let listed = list(level: level, isColored)
    let closing = summary(level: level, isColored)
    if isComplete || listed.count + closing.count < Self.screen {
      return TerminalText.withoutCommands(listed + (listed.isEmpty ? [] : [""]) + closing)
    }
    let grouped = groups(
      level: level,
      isColored,
      width: width,
      lines: Self.screen - closing.count - 1
    )
    return TerminalText.withoutCommands(grouped + [""] + closing)
  }

  /// How many lines a person sees at once.
  static let screen = 30

  /// All findings, and what else is to be said.
  private func list(level: Finding.Severity, _ isColored: Bool) -> [String] {
    var lines: [String] = []
    for failure in failures { lines.append(line(for: failure, "unreadable", .red, isColored)) }
    for note in notes { lines.append(line(for: note, "note", .dim, isColored)) }
    for known in gone + (changes?.gone ?? []) {
      let place = [known.file, known.scene, known.views.joined(separator: " ")]
        .filter { !$0.isEmpty }.joined(separator: " ")
      lines.append(TerminalText.safe("\(place): gone: \(known.rule) is not found any more"))
    }
    var scene: String?
    for entry in entries(from: level) {
      let finding = entry.finding
      let heading = "\(entry.file) \(finding.scene)"
      if heading != scene {
        scene = heading
        if !lines.isEmpty { lines.append("") }
        lines.append(
          TerminalText.colored(
            TerminalText.safe(finding.scene.isEmpty ? entry.file : finding.scene),
            .dim,
            if: isColored
          )
        )
      }
      lines.append("  " + line(for: entry, isColored))
      if let suggestion = finding.suggestion {
        lines.append(
          TerminalText.colored("    → \(TerminalText.safe(suggestion))", .dim, if: isColored)
        )
      }
      if explainsFindings {
        lines += finding.details.map {
          TerminalText.colored("      · \(TerminalText.safe($0))", .dim, if: isColored)
        }
      }
    }
    return lines
  }

  func line(
    for failure: Failure,
    _ word: String,
    _ color: TerminalText.Color,
    _ isColored: Bool
  ) -> String {
    let place = failure.line.map { "\(failure.file):\($0)" } ?? failure.file
    return TerminalText.colored("\(TerminalText.safe(place)): ", .bold, if: isColored)
      + TerminalText.colored("\(word): ", color, if: isColored)
      + TerminalText.safe(failure.message)
  }

  private func line(for entry: Entry, _ isColored: Bool) -> String {
    let finding = entry.finding
    return TerminalText.colored(TerminalText.safe(entry.placeText), .bold, if: isColored)
      + TerminalText.colored("\(finding.rule.id): ", finding.severity.color, if: isColored)
      + TerminalText.safe(entry.message)
  }

  /// What was looked at and found, and below it what was passed over.
  private func summary(level: Finding.Severity, _ isColored: Bool) -> [String] {
    let shown = entries(from: level)
    let looked =
      lookedAt
      + (unreadable.isEmpty && failures.isEmpty
        ? "" : ", \(unreadable.count + failures.count) unreadable")
      + ", \(Self.count(scenes, "scene")), \(Self.count(views, "view")), "
      + "\(Self.count(constraints, "constraint")): "
    let counts = SeverityCounts(shown)
    let verdict = shown.isEmpty ? "no findings" : counts.words
    let first =
      looked
      + TerminalText.colored(
        verdict,
        counts.errors > 0 ? .red : shown.isEmpty ? .green : .yellow,
        if: isColored
      )
      + String(format: " in %.2f s", seconds)
    let passed = passedOver(level: level)
    return passed.isEmpty ? [first] : [first, TerminalText.safe(passed)]
  }

  /// What is not among the findings and why, as a sentence; empty where there is nothing.
  func passedOver(level: Finding.Severity) -> String {
    var parts: [String] = []
    if let changes {
      let left = changes.left.count { $0.finding.severity >= level }
      parts.append(
        "since \(changes.revision): \(entries(from: level).count) new, "
          + "\(changes.gone.count) gone, \(left) left"
      )
    }
    let known = known.count { $0.finding.severity >= level }
    if known > 0 || !gone.isEmpty {
      parts.append("baseline: \(known) known" + (gone.isEmpty ? "" : ", \(gone.count) gone"))
    }
    if !ignored.isEmpty { parts.append("\(ignored.count) ignored by notes in the documents") }
    return parts.joined(separator: "; ")
  }

  static func count(_ number: Int, _ noun: String) -> String {
    "\(number) \(noun)\(number == 1 ? "" : "s")"
  }
}

/// How many findings there are of each severity.
struct SeverityCounts {
  var errors: Int
  var warnings: Int
  var notes: Int

  init(_ entries: [CheckReport.Entry]) {
    errors = entries.count { $0.finding.severity == .error }
    notes = entries.count { $0.finding.severity == .note }
    warnings = entries.count - errors - notes
  }

  /// "3 findings (1 error, 2 warnings)".
  var words: String {
    "\(CheckReport.count(errors + warnings + notes, "finding")) "
      + "(\(CheckReport.count(errors, "error")), \(CheckReport.count(warnings, "warning"))"
      + (notes > 0 ? ", \(CheckReport.count(notes, "note")))" : ")")
  }
}

extension Finding.Severity {
  /// The color of a finding's rule.
  var color: TerminalText.Color {
    switch self {
    case .error: .red
    case .warning: .yellow
    case .note: .dim
    }
  }
}

extension CheckReport.Entry {
  /// The place with a colon and a space behind it, or nothing.
  var placeText: String {
    finding.location.map { "\($0.file):\($0.line): " } ?? place.map { "\($0): " } ?? ""
  }
}
