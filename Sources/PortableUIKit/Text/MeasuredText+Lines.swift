import Foundation
package import LayoutEngine
import TextMetrics

extension MeasuredText {
  /// Where and how text is drawn in a rectangle.
  struct Placement {
    /// The rectangle, in the coordinates that lines are wanted in.
    var area: CGRect
    /// Where lines stand between the sides.
    var alignment = NSTextAlignment.natural
    /// Whether the view reads from right to left, for the natural alignment.
    var isRightToLeft = false
    /// Whether the natural alignment goes by the letters of a paragraph rather than by the view.
    var followsLetters = false
    /// Where the text stands between top and bottom.
    var vertical = Vertical.center
    /// The colour of the letters.
    var color = UIColor.label
  }

  /// Where text stands between top and bottom.
  enum Vertical {
    case top
    case center
    /// With its top at a distance from that of the rectangle, in points.
    case at(CGFloat)
  }

  /// The text as it is drawn: broken at the width, and no more lines than the height holds.
  ///
  /// - Note: UIKit: a label leaves out lines for which it is too low, and cuts the last one it shows.
  func drawnLines(_ placement: Placement) -> [LayoutSnapshot.TextLine] {
    let area = placement.area
    guard area.width > 0, area.height > 0, !text.string.isEmpty else { return [] }
    var layout = metrics.layout(
      text,
      fitting: Double(area.width),
      lineLimit: lines,
      lineBreak: breakMode
    )
    let fitting = layout.lines.count { $0.top + $0.height <= Double(area.height) + 0.5 }
    if fitting < layout.lines.count, layout.lines.count > 1 {
      layout = metrics.layout(
        text,
        fitting: Double(area.width),
        lineLimit: max(1, fitting),
        lineBreak: breakMode
      )
    }
    let top =
      switch placement.vertical {
      case .top: Double(area.minY)
      case .center: Double(area.minY) + (Double(area.height) - layout.height) / 2
      case .at(let distance): Double(area.minY) + Double(distance)
      }
    return layout.lines.enumerated().flatMap { index, line in
      let isCut = layout.isTruncated && index == layout.lines.count - 1
      let runs = shownRuns(of: line, isCut: isCut, width: Double(area.width))
      return place(runs, of: line, in: paragraph(around: line.range), top: top, placement)
    }
  }

  /// Sets the runs of a line beside each other.
  private func place(
    _ runs: [TextRun],
    of line: TextLine,
    in paragraph: Paragraph,
    top: Double,
    _ placement: Placement
  ) -> [LayoutSnapshot.TextLine] {
    let widths = runs.map { metrics.naturalWidth(of: StyledText([$0])) }
    let total = widths.reduce(0, +)
    let room = Double(placement.area.width) - total
    let anchor = anchor(of: paragraph, placement)
    let indent: Double =
      switch anchor {
      case .left: line.indent
      case .middle: room / 2
      case .right: room - line.indent
      }
    var x = Double(placement.area.minX) + indent
    let components = LayoutSnapshot.Color(placement.color)
    let isRightToLeft = paragraph.isRightToLeft ?? false
    let order = Self.visualOrder(of: runs.map(\.text), isRightToLeft: isRightToLeft)
    return order.map { index in
      let (run, width) = (runs[index], widths[index])
      var result = LayoutSnapshot.TextLine(
        text: run.text,
        x: x,
        baseline: top + line.top + line.baseline - run.baselineOffset,
        width: width,
        fontSize: run.font.pointSize
      )
      result.weight = run.font.weight.css
      result.isItalic = run.font.isItalic
      if case .named(let name) = run.font.family { result.family = name }
      result.color = components
      if runs.count == 1 { result.anchor = anchor }
      result.isRightToLeft = run.text.firstDirection ?? isRightToLeft
      x += width
      return result
    }
  }

  // MARK: - Cutting

  /// The runs of a line as they are seen: without what hangs over its end, and cut where it is too long.
  private func shownRuns(of line: TextLine, isCut: Bool, width: Double) -> [TextRun] {
    let runs = self.runs(in: line.range)
    let whole = runs.map(\.text).joined()
    let natural = runs.reduce(0) { $0 + metrics.naturalWidth(of: StyledText([$1])) }
    guard isCut, natural > width + 0.01 || breakMode != .byClipping else {
      return hyphenated(trimmed(runs), line)
    }
    guard natural > width + 0.01 || line.range.upperBound < text.string.endIndex,
      breakMode != .byWordWrapping, breakMode != .byCharWrapping, breakMode != .byClipping,
      let font = runs.first?.font
    else { return hyphenated(trimmed(runs), line) }
    // A cut text is drawn in the font of its first letter.
    let characters = Array(whole)
    var (low, high) = (0, characters.count)
    while low < high {
      let middle = (low + high + 1) / 2
      let shown = cut(characters, keeping: middle)
      if metrics.naturalWidth(of: StyledText(shown, font: font)) <= width + 0.01 {
        low = middle
      } else {
        high = middle - 1
      }
    }
    return [TextRun(cut(characters, keeping: low), font: font)]
  }

  private func cut(_ characters: [Character], keeping count: Int) -> String {
    switch breakMode {
    case .byTruncatingHead: return "…" + String(characters.suffix(count))
    case .byTruncatingMiddle:
      let head = (count + 1) / 2
      return String(characters.prefix(head)) + "…" + String(characters.suffix(count - head))
    default:
      var kept = characters.prefix(count)
      while kept.last?.isWhitespace == true { kept.removeLast() }
      return String(kept) + "…"
    }
  }

  private func trimmed(_ runs: [TextRun]) -> [TextRun] {
    var runs = runs
    while let last = runs.last {
      let kept = last.text.reversed().drop { $0.isWhitespace }
      if !kept.isEmpty {
        runs[runs.count - 1].text = String(kept.reversed())
        break
      }
      runs.removeLast()
    }
    return runs
  }

  /// The runs of a line, with a hyphen in place of a soft one at which the line was broken.
  private func hyphenated(_ runs: [TextRun], _ line: TextLine) -> [TextRun] {
    guard runs.last?.text.last == "\u{AD}", line.range.upperBound < text.string.endIndex,
      !text.string[line.range.upperBound].isNewline
    else { return runs }
    var runs = runs
    runs[runs.count - 1].text.removeLast()
    runs[runs.count - 1].text += "-"
    return runs
  }

  /// The width of some letters, in UTF-16 units, on one line, in points; 0 for those that are not there.
  func width(of range: NSRange) -> CGFloat {
    guard let letters = Range(range, in: text.string) else { return 0 }
    return CGFloat(metrics.naturalWidth(of: StyledText(runs(in: letters))))
  }

  private func runs(in range: Range<String.Index>) -> [TextRun] {
    let string = text.string.utf8
    let wanted =
      string.distance(
        from: string.startIndex,
        to: range.lowerBound
      )..<string.distance(from: string.startIndex, to: range.upperBound)
    var offset = 0
    var result: [TextRun] = []
    for run in text.runs {
      let end = offset + run.text.utf8.count
      // A run may end before what is wanted begins.
      let start = max(offset, wanted.lowerBound)
      let part = start..<max(start, min(end, wanted.upperBound))
      if !part.isEmpty {
        var copy = run
        copy.text = String(
          decoding: Array(run.text.utf8)[part.lowerBound - offset..<part.upperBound - offset],
          as: UTF8.self
        )
        result.append(copy)
      }
      offset = end
    }
    return result
  }
}

extension FontWeight {
  /// The weight as CSS counts: 400 is regular.
  fileprivate var css: Int {
    switch rawValue {
    case ..<(-0.7): 100
    case ..<(-0.5): 200
    case ..<(-0.2): 300
    case ..<0.12: 400
    case ..<0.27: 500
    case ..<0.35: 600
    case ..<0.48: 700
    case ..<0.59: 800
    default: 900
    }
  }
}

extension LayoutSnapshot.Color {
  /// The colour for the current traits.
  @MainActor
  package init(_ color: UIColor) {
    let parts = color.resolvedColor(with: .current).components
    self.init(
      red: Double(parts.red),
      green: Double(parts.green),
      blue: Double(parts.blue),
      alpha: Double(parts.alpha)
    )
  }

  /// A colour of a layer; nil for one that is not seen.
  @MainActor
  init?(_ color: CGColor?) {
    guard let parts = color?.components, let last = parts.last, last > 0 else { return nil }
    let grey = parts.count < 4
    self.init(
      red: Double(parts[0]),
      green: Double(parts[grey ? 0 : 1]),
      blue: Double(parts[grey ? 0 : 2]),
      alpha: Double(last)
    )
  }
}
