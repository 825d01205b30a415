extension String {
  /// A message of several lines on one, as a finding shows it.
  ///
  /// Where the last line is a mark below the one before it, that one is quoted, and the mark, which would point at nothing, is
  /// left out.
  var onOneLine: String {
    var lines = split(whereSeparator: \.isNewline).map { line in
      String(
        line.trimmingPrefix(while: \.isWhitespace).reversed().drop(while: \.isWhitespace).reversed()
      )
    }
    .filter { !$0.isEmpty }
    guard lines.count > 1 else { return lines.first ?? self }
    guard lines.last == "^" else { return lines.joined(separator: " ") }
    lines.removeLast()
    let quoted = lines.removeLast()
    guard var text = lines.isEmpty ? nil : lines.joined(separator: " ") else { return quoted }
    if text.last == "." { text.removeLast() }
    return "\(text) in `\(quoted)`"
  }
}
