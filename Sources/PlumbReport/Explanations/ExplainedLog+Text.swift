public import PlumbDiagnosis
import PlumbLog

extension ExplainedLog {
  /// The explanations for a person to read: a block for each conflict, and a summary.
  ///
  /// Names of the log are shown without control characters.
  public static func text(_ logs: [ExplainedLog], isColored: Bool) -> String {
    var blocks = logs.flatMap { log in
      log.entries.map { Block(file: log.file, entry: $0, isColored: isColored).text }
    }
    blocks.append(summary(logs.flatMap(\.entries)))
    return blocks.joined(separator: "\n\n")
  }

  private static func summary(_ entries: [Entry]) -> String {
    let total = entries.reduce(0) { $0 + $1.lines.count }
    guard total > 0 else { return "no conflicts" }
    let proven = entries.count { $0.explanation.isProvable }
    let different = total == entries.count ? "" : ", \(entries.count) different"
    return "\(total) conflict\(total == 1 ? "" : "s")\(different): "
      + "\(proven) proven, \(entries.count - proven) not provable from the text"
  }

  private struct Block {
    var file: String
    var entry: Entry
    var isColored: Bool

    var text: String {
      let explanation = entry.explanation
      let words = ExplanationWording(explanation)
      var lines = [heading]
      let members = Set(explanation.minimalSets.flatMap(\.members))
      let width = explanation.constraints.map(\.kind.rawValue.count).max() ?? 0
      for (index, constraint) in explanation.constraints.enumerated() {
        lines.append(line(constraint, index, members, width))
      }
      lines += words.arithmetic.map { labelled("why", $0) }
      if let outcome = words.outcome { lines.append(labelled("then", outcome)) }
      lines += words.doubts.map { labelled("but", $0) }
      if let (cause, fix) = words.cause {
        lines.append(labelled("cause", String(cause.trimmingPrefix("usual cause: "))))
        lines.append(labelled("fix", fix))
      }
      lines += words.damages.map { labelled("text", $0) }
      return lines.joined(separator: "\n")
    }

    private var heading: String {
      let explanation = entry.explanation
      let count = explanation.constraints.count
      let verdict =
        explanation.isProvable
        ? "\(count) constraint\(count == 1 ? "" : "s") that cannot all hold"
        : "not provable from the text"
      let times =
        entry.lines.count == 1
        ? ""
        : ", \(entry.lines.count) times (also at line "
          + entry.lines.dropFirst().prefix(5).map(String.init).joined(separator: ", ")
          + (entry.lines.count > 6 ? ", …" : "") + ")"
      return TerminalText.colored(
        TerminalText.safe("\(file):\(entry.lines[0]): "),
        .bold,
        if: isColored
      )
        + TerminalText.colored(
          "conflict: ",
          explanation.isProvable ? .red : .yellow,
          if: isColored
        ) + verdict + times
    }

    private func line(
      _ constraint: LoggedConstraint,
      _ index: Int,
      _ members: Set<Int>,
      _ width: Int
    ) -> String {
      let number = "\(index + 1)"
      let kind = constraint.kind.rawValue
      var text = TerminalText.safe(ExplanationWording.constraint(constraint))
      if let identifier = constraint.identifier { text += " '\(TerminalText.safe(identifier))'" }
      if let place = constraint.place { text += " (\(TerminalText.safe(place)))" }
      if index == entry.explanation.conflict.brokenIndex { text += "  ← gives way" }
      if index == entry.explanation.unstatedBreak { text += "  ← gives way (predicted)" }
      let isIdle = entry.explanation.isProvable && !members.contains(index)
      if isIdle { text += "  (not needed)" }
      let line =
        String(repeating: " ", count: max(0, 4 - number.count)) + number + " " + kind
        + String(repeating: " ", count: width - kind.count + 1) + text
      return TerminalText.colored(line, .dim, if: isColored && isIdle)
    }

    private func labelled(_ label: String, _ text: String) -> String {
      "  " + TerminalText.colored(label, .bold, if: isColored)
        + String(repeating: " ", count: 6 - label.count) + TerminalText.safe(text)
    }
  }
}
