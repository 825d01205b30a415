import Foundation

/// The sizes of text: the one place that knows who measures.
enum TextMeasurement {
  /// Answers the size of `string` in points, not rounded.
  ///
  /// - Parameters:
  ///   - string: The text; line feeds begin new lines.
  ///   - font: The font of all of it.
  ///   - width: The width at which lines wrap, in points; infinite for none.
  ///   - lines: The greatest number of lines; 0 is no limit.
  ///   - breakMode: What happens to lines that are too long.
  /// - Returns: The width of the longest line and the height of all lines.
  static func size(
    of string: String,
    font: UIFont,
    width: CGFloat = .infinity,
    lines: Int = 1,
    breakMode: NSLineBreakMode = .byTruncatingTail
  ) -> CGSize {
    let advance = font.pointSize / 2
    var widths: [CGFloat] = []
    for paragraph in string.split(separator: "\n", omittingEmptySubsequences: false) {
      var line: CGFloat = 0
      for word in paragraph.split(separator: " ", omittingEmptySubsequences: false) {
        let length = advance * CGFloat(word.count)
        if line > 0, line + advance + length > width, lines != 1 {
          widths.append(line)
          line = length
        } else {
          line += (line > 0 ? advance : 0) + length
        }
      }
      widths.append(line)
    }
    if lines > 0 { widths = Array(widths.prefix(lines)) }
    return CGSize(
      width: min(widths.max() ?? 0, width),
      height: font.lineHeight * CGFloat(widths.count)
    )
  }
}

extension CGFloat {
  /// Rounds up to whole device pixels; what is a pixel but for rounding errors stays.
  func ceiledToPixel(scale: CGFloat) -> CGFloat {
    let scale = scale > 0 ? scale : 1
    return (self * scale - 0.0001).rounded(.up) / scale
  }

  /// Rounds to the nearest device pixel.
  func roundedToPixel(scale: CGFloat) -> CGFloat {
    let scale = scale > 0 ? scale : 1
    return (self * scale).rounded() / scale
  }
}
