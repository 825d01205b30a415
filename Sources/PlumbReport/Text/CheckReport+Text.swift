import Foundation
import LayoutEngine
public import PlumbDiagnosis

extension CheckReport {
  /// The report for a person to read.
  ///
  /// One block for each document and scene; each line begins with the place, as compilers print it.
  public func text(level: Finding.Severity, isColored: Bool) -> String {
    var lines: [String] = []
    for failure in failures { lines.append(line(for: failure, "unreadable", .red, isColored)) }
    for note in notes { lines.append(line(for: note, "note", .dim, isColored)) }
    for known in gone {
      let place = "\(known.file) \(known.scene) \(known.views.joined(separator: " "))"
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
          TerminalText.colored(TerminalText.safe(finding.scene), .dim, if: isColored)
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
    if !lines.isEmpty { lines.append("") }
    lines.append(summary(level: level, isColored))
    return TerminalText.withoutCommands(lines)
  }

  private func line(
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
    let place =
      finding.location.map { "\($0.file):\($0.line): " } ?? entry.place.map { "\($0): " } ?? ""
    let color: TerminalText.Color =
      switch finding.severity {
      case .error: .red
      case .warning: .yellow
      case .note: .dim
      }
    return TerminalText.colored(TerminalText.safe(place), .bold, if: isColored)
      + TerminalText.colored("\(finding.rule.id): ", color, if: isColored)
      + TerminalText.safe(entry.message)
  }

  private func summary(level: Finding.Severity, _ isColored: Bool) -> String {
    let shown = entries(from: level)
    let errors = shown.count { $0.finding.severity == .error }
    let notes = shown.count { $0.finding.severity == .note }
    let verdict =
      shown.isEmpty
      ? "no findings"
      : "\(count(shown.count, "finding")) (\(count(errors, "error")), "
        + count(shown.count - errors - notes, "warning")
        + (notes > 0 ? ", \(count(notes, "note")))" : ")")
    let unreadable = failures.isEmpty ? "" : ", \(failures.count) unreadable"
    return
      "\(count(documents, "document"))\(unreadable), \(count(scenes, "scene")), "
      + "\(count(views, "view")), \(count(constraints, "constraint")): "
      + TerminalText.colored(
        verdict,
        errors > 0 ? .red : shown.isEmpty ? .green : .yellow,
        if: isColored
      )
      + String(format: " in %.2f s", seconds)
  }

  private func count(_ number: Int, _ noun: String) -> String {
    "\(number) \(noun)\(number == 1 ? "" : "s")"
  }
}
