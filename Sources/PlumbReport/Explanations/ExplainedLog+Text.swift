public import PlumbDiagnosis
import PlumbLog

extension ExplainedLog {
  /// The explanations for a person to read: a block for each conflict, and a summary.
  ///
  /// Names of the log are shown without control characters.
  public static func text(_ logs: [ExplainedLog], isColored: Bool) -> String {
    var blocks = logs.flatMap { $0.blocks(isColored: isColored) }
    blocks.append(summary(logs))
    return blocks.joined(separator: "\n\n")
  }

  /// The explanations without a summary and without colours, a block for each conflict and each message.
  public var blocks: [String] { blocks(isColored: false) }

  private func blocks(isColored: Bool) -> [String] {
    entries.map { Block(file: file, entry: $0, isColored: isColored).text }
      + messages.map { Self.text($0, file: file, isColored) }
  }

  private static func text(_ message: ExplainedMessage, file: String, _ isColored: Bool) -> String {
    let times =
      message.lines.count == 1 ? "" : " (also at line \(list(message.lines.dropFirst())))"
    let place = TerminalText.safe("\(file):\(message.lines[0]): ")
    let heading =
      TerminalText.colored(place, .bold, if: isColored)
      + TerminalText.colored("\(message.name): ", .red, if: isColored)
      + TerminalText.safe(message.summary) + times
    return [
      heading, labelled("cause", message.cause, isColored), labelled("fix", message.fix, isColored),
    ].joined(separator: "\n")
  }

  private static func list(_ lines: ArraySlice<Int>) -> String {
    lines.prefix(5).map(String.init).joined(separator: ", ") + (lines.count > 5 ? ", …" : "")
  }

  private static func labelled(_ label: String, _ text: String, _ isColored: Bool) -> String {
    "  " + TerminalText.colored(label, .bold, if: isColored)
      + String(repeating: " ", count: 6 - label.count) + TerminalText.safe(text)
  }

  private static func summary(_ logs: [ExplainedLog]) -> String {
    let entries = logs.flatMap(\.entries).filter { !$0.explanation.isHarmless }
    let messages = logs.flatMap(\.messages)
    let total = entries.reduce(0) { $0 + $1.lines.count }
    var parts: [String] = []
    if total > 0 {
      let proven = entries.count { $0.explanation.isProvable }
      let different = total == entries.count ? "" : ", \(entries.count) different"
      parts.append(
        "\(total) conflict\(total == 1 ? "" : "s")\(different): "
          + "\(proven) proven, \(entries.count - proven) not provable from the text"
      )
    } else if messages.isEmpty {
      parts.append("no conflicts")
    }
    let views = logs.reduce(0) { $0 + $1.tracedViews }
    let ambiguous = messages.count { $0.name == "ambiguous" }
    if views > 0 {
      parts.append("\(ambiguous) of \(views) view\(views == 1 ? "" : "s") of the trace ambiguous")
    }
    let crashes = messages.count { $0.stopsApp }
    if crashes > 0 { parts.append("\(crashes) crash\(crashes == 1 ? "" : "es") explained") }
    let warnings = messages.count - ambiguous - crashes
    if warnings > 0 {
      parts.append("\(warnings) warning\(warnings == 1 ? "" : "s") explained")
    }
    return parts.joined(separator: "; ")
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
        let (label, text) = Self.parts(of: cause)
        lines.append(labelled(label, text))
        lines.append(labelled("fix", fix))
      }
      lines += words.masks.map { labelled("mask", $0) }
      lines += words.damages.map { labelled("text", $0) }
      return lines.joined(separator: "\n")
    }

    private var heading: String {
      let explanation = entry.explanation
      let count = explanation.constraints.count
      let constraints = "\(count) constraint\(count == 1 ? "" : "s")"
      let all = count == 1 ? "" : count == 2 ? " both" : " all"
      let verdict =
        explanation.isProvable
        ? "\(constraints) that cannot\(all) hold"
        : explanation.isHarmless
          ? "\(constraints) that can\(all) hold"
          : "not provable from the text"
      let times =
        entry.lines.count == 1
        ? ""
        : ", \(entry.lines.count) times (also at line \(list(entry.lines.dropFirst())))"
      return TerminalText.colored(
        TerminalText.safe("\(file):\(entry.lines[0]): "),
        .bold,
        if: isColored
      )
        + TerminalText.colored(
          explanation.isHarmless ? "no conflict: " : "conflict: ",
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

    /// A cause without its first words, which the label says.
    private static func parts(of cause: String) -> (label: String, text: String) {
      for (start, label) in [
        ("usual cause: ", "cause"), ("likely cause: ", "cause"), ("what it is: ", "what"),
      ] where cause.hasPrefix(start) {
        return (label, String(cause.dropFirst(start.count)))
      }
      return ("cause", cause)
    }

    private func labelled(_ label: String, _ text: String) -> String {
      ExplainedLog.labelled(label, text, isColored)
    }
  }
}
