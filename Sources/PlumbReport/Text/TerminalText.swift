import Foundation

/// Text that is safe to show on a terminal, and its colours.
public enum TerminalText {
  /// The text without control characters, which a document could use to drive the terminal.
  ///
  /// Control characters and the characters that reverse the reading direction become their escapes.
  public static func safe(_ text: some StringProtocol) -> String {
    var result = ""
    result.reserveCapacity(text.utf8.count)
    for scalar in text.unicodeScalars {
      switch scalar.properties.generalCategory {
      // XML has no place for these, and no font a sign.
      case _ where scalar.properties.isNoncharacterCodePoint,
        .control, .format, .lineSeparator, .paragraphSeparator, .surrogate, .privateUse:
        result += "\\u{" + String(scalar.value, radix: 16) + "}"
      default:
        result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  /// One line of text that is safe to show on a terminal, and no command to a workflow of GitHub.
  public static func line(_ text: some StringProtocol) -> String { withoutCommands([safe(text)]) }

  /// Lines of which none is a command to a workflow of GitHub that reads them.
  ///
  /// Source: GitHub, "Workflow commands for GitHub Actions": commands begin a line with `::` or `##[`.
  public static func withoutCommands(_ lines: [String]) -> String {
    lines.joined(separator: "\n").split(separator: "\n", omittingEmptySubsequences: false)
      .map { line in
        let text = line.drop { $0.isWhitespace }
        guard let first = text.unicodeScalars.first,
          String(text.unicodeScalars.prefix(2)) == "::"
            || String(text.unicodeScalars.prefix(3)) == "##["
        else { return String(line) }
        let rest = String(String.UnicodeScalarView(text.unicodeScalars.dropFirst()))
        return line.prefix { $0.isWhitespace } + "\\u{\(String(first.value, radix: 16))}" + rest
      }
      .joined(separator: "\n")
  }

  /// JSON of the same meaning in which characters that could drive a terminal are escapes.
  static func safe(json: Data) -> Data {
    let text = String(decoding: json, as: UTF8.self)
    guard text.unicodeScalars.contains(where: isUnsafe) else { return json }
    var result = ""
    for scalar in text.unicodeScalars {
      if isUnsafe(scalar) {
        for unit in String(scalar).utf16 {
          let digits = String(unit, radix: 16)
          result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
        }
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
    return Data(result.utf8)
  }

  /// Whether a character of JSON, which itself escapes those below the space, could drive a terminal.
  private static func isUnsafe(_ scalar: Unicode.Scalar) -> Bool {
    guard scalar.value >= 0x7F else { return false }
    switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator: return true
    default: return false
    }
  }

  /// A colour of the terminal.
  public enum Color: String {
    case red = "31"
    case yellow = "33"
    case green = "32"
    case dim = "2"
    case bold = "1"
  }

  /// The text in a colour, where colours are wanted.
  public static func colored(_ text: String, _ color: Color, if isColored: Bool) -> String {
    isColored ? "\u{1B}[\(color.rawValue)m\(text)\u{1B}[0m" : text
  }
}
