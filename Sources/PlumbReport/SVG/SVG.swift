import LayoutEngine

/// How numbers, texts and colours are written in SVG: the same characters on every machine.
enum SVG {
  /// A number with at most two digits after the point, and at most ten million either way.
  ///
  /// What is no number is written as 0, for a picture must be readable whatever a file holds.
  static func number(_ value: Double) -> String {
    guard !value.isNaN else { return "0" }
    let hundredths = Int((min(max(value, -1e7), 1e7) * 100).rounded())
    let size = hundredths.magnitude
    let fraction = size % 100
    var text = (hundredths < 0 ? "-" : "") + String(size / 100)
    if fraction > 0 {
      text += fraction < 10 ? ".0" : "."
      text += String(fraction % 10 == 0 ? fraction / 10 : fraction)
    }
    return text
  }

  /// A number with at most six digits after the point, for maps, whose parts are multiplied with lengths.
  static func exact(_ value: Double) -> String {
    guard !value.isNaN else { return "0" }
    let millionths = Int((min(max(value, -1e7), 1e7) * 1e6).rounded())
    let size = millionths.magnitude
    var text = (millionths < 0 ? "-" : "") + String(size / 1_000_000)
    if size % 1_000_000 > 0 {
      var digits = String(size % 1_000_000)
      digits = String(repeating: "0", count: 6 - digits.count) + digits
      while digits.hasSuffix("0") { digits.removeLast() }
      text += "." + digits
    }
    return text
  }

  /// The value of a `transform` attribute.
  static func matrix(_ transform: DrawnTransform) -> String {
    if transform.isDisplacement {
      return "translate(\(number(transform.tx)) \(number(transform.ty)))"
    }
    return "matrix(\(transform.numbers.map(exact).joined(separator: " ")))"
  }

  /// A text as the content or the attribute of an element.
  ///
  /// Markup becomes entities. Characters that XML does not allow, and those that would turn the reading
  /// direction of what follows, are left out.
  ///
  /// Source: Extensible Markup Language 1.0, 2.2, for what is allowed.
  static func escaped(_ text: some StringProtocol) -> String {
    var result = ""
    result.reserveCapacity(text.utf8.count)
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "'": result += "&#39;"
      case "\t", "\n", "\r", "\u{2028}", "\u{2029}": result += " "
      case "\u{202A}"..."\u{202E}", "\u{2066}"..."\u{2069}": continue
      // Two scalars of each plane that no text may hold.
      case _ where scalar.value & 0xFFFE == 0xFFFE: result += "\u{FFFD}"
      case _ where scalar.properties.generalCategory == .control: continue
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  /// Attributes for a colour and its opacity, such as ` fill="#ff0000" fill-opacity="0.5"`.
  static func paint(_ name: String, _ color: LayoutSnapshot.Color?) -> String {
    guard let color, color.alpha > 0 else { return " \(name)=\"none\"" }
    let opacity =
      color.alpha == 255 ? "" : " \(name)-opacity=\"\(number(Double(color.alpha) / 255))\""
    return " \(name)=\"\(color.hex)\"\(opacity)"
  }
}
