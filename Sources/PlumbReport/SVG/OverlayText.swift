import LayoutEngine
import TextMetrics

/// The words of a picture that no view shows: names and measures, as wide as the system font has them.
enum OverlayText {
  private static let metrics = SystemFontMetrics()

  /// The width of a line in points.
  static func width(_ text: String, size: Double, weight: FontWeight = .regular) -> Double {
    metrics.naturalWidth(of: StyledText(text, font: .system(size: size, weight: weight)))
  }

  /// As much of the first line as fits into a width, with its own width; empty where not even an
  /// ellipsis does.
  static func fitting(
    _ text: String,
    size: Double,
    width limit: Double
  ) -> (text: String, width: Double) {
    let line = String(text.prefix(400).split(whereSeparator: \.isNewline).first ?? "")
    let natural = width(line, size: size)
    if natural <= limit { return (line, natural) }
    var kept = Array(line)
    while !kept.isEmpty {
      kept.removeLast(max(1, kept.count / 8))
      let shown = String(kept) + "…"
      let natural = width(shown, size: size)
      if natural <= limit { return (shown, natural) }
    }
    return ("", 0)
  }
}

extension OverlayText {
  /// A text in lines of words; a word that is wider than a line has one of its own.
  static func rows(_ text: String, size: Double, width limit: Double) -> [String] {
    var rows: [String] = []
    for word in text.prefix(2000).split(whereSeparator: \.isWhitespace) {
      if let last = rows.last, width("\(last) \(word)", size: size) <= limit {
        rows[rows.count - 1] = "\(last) \(word)"
      } else {
        rows.append(String(word))
      }
    }
    return rows
  }
}
