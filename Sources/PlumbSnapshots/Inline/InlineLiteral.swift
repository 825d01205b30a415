/// A string literal of several lines.
struct InlineLiteral: Hashable {
  /// How many number signs its delimiters have: as many as keep its text as it is.
  let signs: Int
  private let lines: [String]

  /// Writes a text as a literal.
  init(_ text: String) {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    var signs = 0
    // By bytes: a mark that combines with the one before it is none to the compiler.
    let bytes = Array(text.utf8)
    while ["\\", "\"\"\""].contains(where: { mark in
      bytes.firstRange(of: Array((mark + String(repeating: "#", count: signs)).utf8)) != nil
    }) {
      signs += 1
    }
    let sign = "\\" + String(repeating: "#", count: signs)
    self.signs = signs
    self.lines = lines.map { line in
      line.unicodeScalars.reduce(into: "") { result, scalar in
        // What a source may not hold, or what the compiler would take for a line break.
        let isPlain = scalar == "\t" || scalar.value >= 0x20 && scalar.value != 0x7F
        if isPlain {
          result.unicodeScalars.append(scalar)
        } else {
          result += sign + "u{" + String(scalar.value, radix: 16) + "}"
        }
      }
    }
  }

  /// The literal's lines, each behind an indentation but for empty ones.
  func source(indent: String) -> String {
    let marks = String(repeating: "#", count: signs)
    let all = [marks + "\"\"\""] + lines + ["\"\"\"" + marks]
    return all.map { $0.isEmpty ? "" : indent + $0 }.joined(separator: "\n")
  }
}
