import LayoutEngine

extension ControlDrawing {
  /// The line below a cell and what stands at its end.
  var cell: [DrawnShape] { line + accessory }

  /// The line between this row and the next one; none below the last row of a section.
  ///
  /// Source: Apple, `UITableView.separatorInset`; where nobody says, 16 points at the leading side.
  private var line: [DrawnShape] {
    if control.count > 0, control.selected == control.count - 1 { return [] }
    let insets = control.lineInsets ?? LayoutInsets(top: 0, left: 16, bottom: 0, right: 0)
    let (start, end) = (max(0, insets.left), width - max(0, insets.right))
    guard end > start else { return [] }
    let y = height - 0.25
    return [.line([(across(start), y), (across(end), y)], separator, width: 0.5)]
  }

  private var accessory: [DrawnShape] {
    let ink = style(Color(60, 60, 67, alpha: 77), Color(235, 235, 245, alpha: 77))
    let end = width - 20
    switch control.style {
    case "disclosureIndicator": return chevron(endingAt: end, ink)
    case "checkmark":
      return [
        .line(
          [(across(end - 13), middle), (across(end - 8), middle + 5), (across(end), middle - 6)],
          tint,
          width: 2
        )
      ]
    case "detailButton": return detail(endingAt: end)
    case "detailDisclosureButton": return detail(endingAt: end - 21) + chevron(endingAt: end, ink)
    default: return []
    }
  }

  private func chevron(endingAt end: Double, _ ink: Color) -> [DrawnShape] {
    let points = [(end - 5, middle - 5.5), (end, middle), (end - 5, middle + 5.5)]
    return [.line(points.map { (across($0.0), $0.1) }, ink, width: 2)]
  }

  /// A circle with an i.
  private func detail(endingAt end: Double) -> [DrawnShape] {
    let left = across(end - 22, 22)
    return [
      .rectangle(left, middle - 11, 22, 22, radius: 11, stroke: tint, strokeWidth: 1.5),
      .rectangle(left + 9.9, middle - 6.2, 2.2, 2.2, radius: 1.1, fill: tint),
      .line([(left + 11, middle - 1.5), (left + 11, middle + 6)], tint, width: 1.6),
    ]
  }
}
