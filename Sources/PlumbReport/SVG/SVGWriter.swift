import LayoutEngine

/// Writes shapes as elements.
struct SVGWriter {
  private(set) var lines: [String] = []
  /// The blurs that are needed, in hundredths of a point.
  private(set) var blurs: Set<Int> = []

  mutating func write(_ line: String) { lines.append(line) }

  /// Writes a shape; `indent` goes before it.
  mutating func write(_ shape: DrawnShape, indent: String = "") {
    var look = SVG.paint("fill", shape.fill)
    if let stroke = shape.stroke {
      look += SVG.paint("stroke", stroke) + " stroke-width=\"\(SVG.number(shape.strokeWidth))\""
      if !shape.dash.isEmpty {
        look += " stroke-dasharray=\"\(shape.dash.map(SVG.number).joined(separator: " "))\""
      }
    }
    if shape.blur > 0 {
      let blur = Int((min(shape.blur, 1000) * 100).rounded())
      blurs.insert(blur)
      look += " filter=\"url(#blur\(blur))\""
    }
    switch shape.figure {
    case .rectangle(let rect, let radius):
      let corner = radius > 0 ? " rx=\"\(SVG.number(radius))\"" : ""
      write(
        "\(indent)<rect x=\"\(SVG.number(rect.x))\" y=\"\(SVG.number(rect.y))\""
          + " width=\"\(SVG.number(max(0, rect.width)))\""
          + " height=\"\(SVG.number(max(0, rect.height)))\"\(corner)\(look)/>"
      )
    case .line(let points, let isClosed):
      let path = points.enumerated()
        .map { ($0 == 0 ? "M" : "L") + SVG.number($1.x) + " " + SVG.number($1.y) }
        .joined()
      write("\(indent)<path d=\"\(path)\(isClosed ? "Z" : "")\"\(look)/>")
    case .text(let line): write(line, indent: indent)
    }
  }

  private mutating func write(_ line: LayoutSnapshot.TextLine, indent: String) {
    guard !line.text.isEmpty, line.fontSize > 0 else { return }
    var attributes =
      " y=\"\(SVG.number(line.baseline))\" font-size=\"\(SVG.number(line.fontSize))\""
    let x =
      switch line.anchor {
      case .left: line.x
      case .middle: line.x + line.width / 2
      case .right: line.x + line.width
      }
    // The start of a text that is written from right to left is its right end.
    let anchor =
      switch (line.anchor, line.isRightToLeft) {
      case (.left, false), (.right, true): ""
      case (.middle, _): " text-anchor=\"middle\""
      case (.right, false), (.left, true): " text-anchor=\"end\""
      }
    attributes = " x=\"\(SVG.number(x))\"\(attributes)\(anchor)"
    if line.isRightToLeft { attributes += " direction=\"rtl\"" }
    if line.weight != 400 {
      attributes += " font-weight=\"\(min(max(line.weight, 1), 1000))\""
    }
    if line.isItalic { attributes += " font-style=\"italic\"" }
    if let family = line.family {
      attributes += " font-family=\"\(SVG.escaped(Self.quoted(family)))\""
    }
    if line.width > 0, line.text.count > 1 {
      // Whatever font the viewer has, the line is as wide as the layout believes.
      attributes += " textLength=\"\(SVG.number(line.width))\" lengthAdjust=\"spacingAndGlyphs\""
    }
    write(
      "\(indent)<text\(attributes)\(SVG.paint("fill", line.color))>\(SVG.escaped(line.text))</text>"
    )
  }

  /// A font's name as CSS quotes it, without what would end the quotes, before the usual fonts.
  private static func quoted(_ family: String) -> String {
    let name = family.filter { $0 != "\"" && $0 != "\\" && $0 != "'" && !$0.isNewline }
    return "\"\(name)\", " + families
  }

  static let families = "-apple-system, \"Helvetica Neue\", Helvetica, Arial, sans-serif"
}
