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
      case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate, .privateUse:
        result += "\\u{" + String(scalar.value, radix: 16) + "}"
      default:
        result.unicodeScalars.append(scalar)
      }
    }
    return result
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
