import LayoutEngine
public import PlumbDiagnosis
import PlumbLog

extension ExplainedLog {
  /// A picture of the smallest contradictory sets, the same bytes for the same log.
  ///
  /// Each set is a lane for its axis. What its constraints need lies end to end above, what there is below,
  /// as long as their parts in the sum are; the part that is missing is dashed. A constraint that gives
  /// way is red. A member without a part in the sum is listed without a line.
  public static func svg(_ logs: [ExplainedLog]) -> String {
    var drawing = Drawing()
    for log in logs {
      for entry in log.entries { drawing.add(entry, file: log.file) }
    }
    return drawing.document
  }

  private struct Drawing {
    private var y = 20.0
    private var shapes: [String] = []
    private let left = 20.0
    private let width = 700.0

    mutating func add(_ entry: Entry, file: String) {
      let explanation = entry.explanation
      let count = entry.lines.count
      let times = count == 1 ? "" : ", \(count) times"
      write("\(file):\(entry.lines[0])\(times)", x: left, className: "heading")
      y += 22
      guard explanation.isProvable else {
        let verdict = explanation.isHarmless ? "no conflict" : "not provable from the text"
        write(verdict, x: left, className: "note")
        y += 30
        return
      }
      for set in explanation.minimalSets { add(set, explanation) }
      y += 12
    }

    private mutating func add(
      _ set: ConflictExplanation.MinimalSet,
      _ explanation: ConflictExplanation
    ) {
      let needed = zip(set.members, set.shares).filter { $0.1 < 0 }.map { ($0.0, -$0.1) }
      let given = zip(set.members, set.shares).filter { $0.1 > 0 }.map { ($0.0, $0.1) }
      let total = max(needed.reduce(0) { $0 + $1.1 }, 1e-9)
      let scale = width / total
      let axis = explanation.constraints[set.members[0]].axisName
      write("\(axis): needed", x: left, className: "note")
      y += 18
      draw(needed, scale, explanation)
      y += 30
      let end = draw(given, scale, explanation)
      let missing = left + width
      line(end, missing, className: "missing")
      write("\(Wording.number(set.excess)) missing", x: end + 2, className: "missing", dy: -4)
      y += 14
      write("there is", x: left, className: "note")
      y += 18
      for index in set.members {
        let constraint = explanation.constraints[index]
        let isBroken = index == explanation.conflict.brokenIndex
        write(
          "\(index + 1)  \(ExplanationWording.constraint(constraint))",
          x: left,
          className: isBroken ? "broken" : "member"
        )
        y += 16
      }
      for rule in set.silentRules {
        let item = ExplanationWording.item(rule.item)
        write("–  the \(rule.quantity) of \(item) cannot be negative", x: left, className: "note")
        y += 16
      }
      y += 12
    }

    /// Draws dimension lines end to end, and answers where they end.
    @discardableResult private mutating func draw(
      _ parts: [(Int, Double)],
      _ scale: Double,
      _ explanation: ConflictExplanation
    ) -> Double {
      var x = left
      for (index, length) in parts {
        let end = min(x + length * scale, left + width)
        let isBroken = index == explanation.conflict.brokenIndex
        line(x, end, className: isBroken ? "broken" : "member")
        write(
          "\(index + 1): \(Wording.number(length))",
          x: x + 2,
          className: isBroken ? "broken" : "member",
          dy: -4
        )
        x = end
      }
      return x
    }

    private mutating func line(_ start: Double, _ end: Double, className: String) {
      shapes.append(
        "<path class=\"\(className)\" d=\"M\(text(start)) \(text(y - 4))v8M\(text(start)) \(text(y))"
          + "H\(text(end))M\(text(end)) \(text(y - 4))v8\"/>"
      )
    }

    private mutating func write(_ words: String, x: Double, className: String, dy: Double = 0) {
      shapes.append(
        "<text class=\"\(className)\" x=\"\(text(x))\" y=\"\(text(y + dy))\">"
          + Self.escaped(words) + "</text>"
      )
    }

    private func text(_ value: Double) -> String { SVG.number(value) }

    /// Names of a log could hold markup, or characters that XML does not allow.
    static func escaped(_ text: String) -> String {
      SVG.escaped(TerminalText.safe(text))
    }

    var document: String {
      let size = "width=\"\(text(width + 2 * left))\" height=\"\(text(y + 10))\""
      let style =
        "text{font:12px sans-serif;fill:#222}.heading{font-weight:bold}.note{fill:#666}"
        + "path{fill:none;stroke:#36c;stroke-width:1.5}path.broken{stroke:#c22}"
        + "text.broken,text.missing{fill:#c22}path.missing{stroke:#c22;stroke-dasharray:4 3}"
      return
        ([
          "<svg xmlns=\"http://www.w3.org/2000/svg\" \(size)>", "<style>\(style)</style>",
          "<rect width=\"100%\" height=\"100%\" fill=\"#fff\"/>",
        ] + shapes + ["</svg>", ""]).joined(separator: "\n")
    }
  }
}

extension LoggedConstraint {
  /// The axis that the constraint speaks of.
  fileprivate var axisName: String {
    switch statement.anchors.first?.attribute {
    case .layout(let attribute): attribute.axis == .vertical ? "vertical" : "horizontal"
    case .contentHeight: "vertical"
    default: "horizontal"
    }
  }
}
