import Foundation

/// Makes a picture's texts as wide as it says for a converter that passes over `textLength`, as librsvg does.
///
/// Browsers stretch a text to its `textLength`; here it gets a transform that does the same, by the width that the text has
/// in the converter's own fonts. So both show the same line, whatever fonts are installed.
///
/// Source: SVG 1.1, 10.5, `lengthAdjust="spacingAndGlyphs"`: the glyphs are stretched along the line.
struct TextStretching {
  /// A text of a picture.
  private struct Text {
    var content: Substring
    /// Where its attributes are.
    var place: Range<String.Index>
    /// Its attributes but for its place along the line.
    var attributes: String
    /// Where its line starts: at the left, or of one that is written from right to left at the right.
    var start: Double
    /// How wide it has to be.
    var length: Double
    /// What decides its width beside what is written, as attributes.
    var font: String
  }

  private let svg: String
  private let texts: [Text]

  /// Finds the texts of a picture that this tool wrote: in those, attributes are in double quotes, and no text has parts.
  init(_ svg: String) {
    self.svg = svg
    var texts: [Text] = []
    var rest = svg[...]
    while let start = rest.firstRange(of: "<text"),
      let end = rest[start.upperBound...].firstIndex(of: ">")
    {
      let attributes = rest[start.upperBound..<end]
      let inner = rest[rest.index(after: end)...]
      guard let close = inner.firstRange(of: "</text>") else { break }
      rest = inner[close.upperBound...]
      func value(_ name: String) -> Substring? {
        guard let found = attributes.firstRange(of: " \(name)=\"") else { return nil }
        return attributes[found.upperBound...].prefix { $0 != "\"" }
      }
      guard let length = value("textLength").flatMap({ Double($0) }), length > 0,
        let x = value("x").flatMap({ Double($0) }), value("transform") == nil
      else { continue }
      let names = ["font-size", "font-weight", "font-style", "font-family", "direction"]
      let font = names.compactMap { name in value(name).map { " \(name)=\"\($0)\"" } }.joined()
      texts.append(
        Text(
          content: inner[..<close.lowerBound],
          place: attributes.startIndex..<end,
          attributes: String(attributes).replacing(" x=\"\(value("x") ?? "")\"", with: "")
            .replacing(" text-anchor=\"\(value("text-anchor") ?? "")\"", with: ""),
          start: x + length * Self.start(value("text-anchor"), value("direction") == "rtl"),
          length: length,
          font: font
        )
      )
    }
    self.texts = texts
  }

  /// The picture with transforms for its texts, where a converter's widths are known.
  ///
  /// - Parameter widths: The widths that the elements of some ids have in a picture; nil where that cannot be told.
  /// - Returns: The picture, as it was where nothing is known.
  func stretched(_ widths: (_ svg: String, _ ids: [String]) -> [Double]?) -> String {
    guard !texts.isEmpty else { return svg }
    // A width is that of the ink. Between two letters it is that of the line, with what the two take besides.
    var ids: [String: String] = [:]
    var lines: [String] = []
    func measure(_ font: String, _ content: Substring) -> String {
      let line = "\(font)>H\(content)H</text>"
      if let id = ids[line] { return id }
      let id = "t\(ids.count)"
      ids[line] = id
      lines.append("<text xml:space=\"preserve\" id=\"\(id)\" y=\"100\"" + line)
      return id
    }
    let pairs = texts.map { (whole: measure($0.font, $0.content), rest: measure($0.font, "")) }
    let names = (0..<ids.count).map { "t\($0)" }
    let root = svg.prefix { $0 != ">" } + ">"
    let page = root + lines.joined(separator: "\n") + "</svg>"
    guard let found = widths(String(page), names), found.count == names.count else { return svg }
    let known = Dictionary(uniqueKeysWithValues: zip(names, found))
    var result = ""
    var place = svg.startIndex
    for (text, pair) in zip(texts, pairs) {
      guard let whole = known[pair.whole], let rest = known[pair.rest], whole - rest > 0.01 else {
        continue
      }
      let factor = text.length / (whole - rest)
      let shift = Self.number(text.start * (1 - factor))
      result += svg[place..<text.place.lowerBound]
      result += " x=\"\(Self.number(text.start))\"" + text.attributes
      result += " transform=\"matrix(\(Self.number(factor)) 0 0 1 \(shift) 0)\""
      place = text.place.upperBound
    }
    return result + svg[place...]
  }

  /// How far the start of a line is from what anchors it, in lengths of the line.
  ///
  /// librsvg places a middle or an end by the width before a transform, and so lines are placed by their starts.
  private static func start(_ anchor: Substring?, _ isRightToLeft: Bool) -> Double {
    let direction: Double = isRightToLeft ? 1 : -1
    return anchor == "middle" ? direction / 2 : anchor == "end" ? direction : 0
  }

  private static func number(_ value: Double) -> String {
    "\((value * 100_000).rounded() / 100_000)"
  }
}
