import LayoutEngine
import PlumbDiagnosis
import PlumbLog
import TextMetrics

/// What a picture of a reconstructed layout says of its log.
struct LoggedNotes: Hashable, Sendable {
  /// The number in the log's list of each constraint of the snapshot, from 1.
  private(set) var numbers: [Int: Int] = [:]
  private var rows: [Row] = []

  private struct Row: Hashable, Sendable {
    var text: String
    var color: LayoutSnapshot.Color
    var isBold = false
  }

  init(_ layout: ReconstructedLayout) {
    let explanation = layout.explanation
    let ink = LayoutSnapshot.Color(50, 50, 60)
    for (index, place) in layout.places.enumerated() {
      if let place { numbers[place] = index + 1 }
    }
    for finding in layout.findings {
      rows.append(Row(text: finding.message, color: OverlayDrawing.broken, isBold: true))
    }
    for (index, constraint) in explanation.constraints.enumerated() {
      let isBroken = index == layout.broken
      let isLeftOut = layout.leftOut.contains(index)
      rows.append(
        Row(
          text: "\(index + 1)  \(ExplanationWording.constraint(constraint))"
            + (constraint.identifier.map { " '\($0)'" } ?? "")
            + (isBroken ? "  ← gives way" : isLeftOut ? "  ← left out of this picture" : ""),
          color: isBroken || isLeftOut ? OverlayDrawing.broken : OverlayDrawing.measure
        )
      )
    }
    let advice = layout.findings.compactMap(\.suggestion)
    rows += (advice + layout.notes).map { Row(text: $0, color: ink) }
    if !layout.guesses.isEmpty {
      rows.append(
        Row(
          text: "Dashed: place or size is not given by the log, and drawn so that it can be seen.",
          color: LayoutSnapshot.Color(90, 90, 100)
        )
      )
    }
  }

  /// The words below a picture.
  func legend(below top: Double, from left: Double, width: Double) -> [DrawnShape] {
    var result: [DrawnShape] = []
    var y = top
    for row in rows {
      for text in OverlayText.rows(row.text, size: 10, width: width) {
        var line = LayoutSnapshot.TextLine(
          text: text,
          x: left,
          baseline: y + 11.5,
          width: OverlayText.width(text, size: 10, weight: row.isBold ? .semibold : .regular),
          fontSize: 10
        )
        line.color = row.color
        if row.isBold { line.weight = 600 }
        result.append(DrawnShape(.text(line)))
        y += 13
      }
      y += 4
    }
    return result
  }
}

extension ItemDrawing {
  /// The drawing with dashed lines.
  var dashed: ItemDrawing {
    var result = self
    for index in result.shapes.indices where result.shapes[index].stroke != nil {
      result.shapes[index].dash = [4, 3]
      result.shapes[index].stroke = LayoutSnapshot.Color(110, 110, 122)
      result.shapes[index].strokeWidth = 1
    }
    return result
  }
}
