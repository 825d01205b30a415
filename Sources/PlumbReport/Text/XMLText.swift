/// Text as XML in which nothing is markup, also between quotation marks.
enum XMLText {
  static func escaped(_ text: String) -> String {
    // By scalars: with an accent behind it, `<` is another character, and markup nonetheless.
    TerminalText.safe(text).unicodeScalars.reduce(into: "") { result, scalar in
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "'": result += "&apos;"
      default: result.unicodeScalars.append(scalar)
      }
    }
  }
}
