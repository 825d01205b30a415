/// Text as Markdown in which nothing that a document holds is markup.
enum MarkdownText {
  /// Words behind a semicolon; nothing for none.
  static func sentence(_ words: String) -> String {
    words.isEmpty ? "" : "; " + text(words)
  }

  /// Text in which nothing is markup; what stands between backquotes in messages stays code.
  static func text(_ text: String) -> String {
    let parts = TerminalText.safe(text).split(separator: "`", omittingEmptySubsequences: false)
    guard parts.count % 2 == 1 else { return escaped(parts.joined(separator: "'")) }
    return parts.enumerated().map { $0 % 2 == 1 ? code(String($1)) : escaped(String($1)) }.joined()
  }

  /// Text as code, which is shown as it is.
  static func code(_ text: String) -> String {
    let safe = TerminalText.safe(text).unicodeScalars.map { scalar in
      scalar == "`" ? "'" : scalar == "|" ? "¦" : String(scalar)
    }.joined()
    return safe.isEmpty ? "" : "`\(safe)`"
  }

  /// Text in which each sign that Markdown or HTML could take for markup is escaped.
  static func escaped(_ text: String) -> String {
    text.unicodeScalars.map { scalar in
      switch scalar {
      case "&": "&amp;"
      case "<": "&lt;"
      case ">": "&gt;"
      case "\\", "*", "_", "[", "]", "#", "|", "~", "!", "$": "\\\(scalar)"
      // A word joiner keeps a name from being a mention or a link, and is not seen.
      case "@": "@\u{2060}"
      default: String(scalar)
      }
    }.joined().replacingAll("://", with: ":\u{2060}//")
  }
}

extension String {
  /// The text with another word in place of each one of a kind.
  func replacingAll(_ word: String, with other: String) -> String {
    split(separator: word, omittingEmptySubsequences: false).joined(separator: other)
  }
}
