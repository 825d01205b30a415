/// Logs in the code of addresses: links to pages that explain a conflict, and what was copied out of such a link.
enum LogLink {
  /// The lines of the log in a link, as it is pasted from a browser or stands in an issue; nil for a line without one.
  ///
  /// Source: links in public issues, `https://…/?constraintlog=%22%3CNSLayoutConstraint%3A…`.
  static func lines(in line: Bytes) -> [Bytes]? {
    let mark: StaticString = "constraintlog="
    guard let start = line.find(mark) else {
      // No text but a log has a class of constraints between the codes of `<` and `:`.
      guard line.find("%3C") != nil, line.find("Constraint%3A") != nil else { return nil }
      return decoded(line, isForm: false)
    }
    let begin = start + mark.utf8CodeUnitCount
    let log = line[begin..<end(of: line, from: begin)]
    // Where blanks have a code, `+` is one of the log's own.
    return decoded(log, isForm: log.find("%20") == nil)
  }

  /// Where a link ends: before a blank, a further part of the address, or the parenthesis that Markdown puts around it.
  ///
  /// Parentheses of the log itself stand in pairs; not all browsers write them in code.
  private static func end(of line: Bytes, from begin: Int) -> Int {
    var depth = 0
    for place in begin..<line.endIndex {
      switch line[place] {
      case 0x20, .of("&"): return place
      case .of("("): depth += 1
      case .of(")"):
        depth -= 1
        if depth < 0 { return place }
      default: break
      }
    }
    return line.endIndex
  }

  /// The lines of a text in the code of addresses; in that of forms, `+` is a blank.
  private static func decoded(_ encoded: Bytes, isForm: Bool) -> [Bytes] {
    var decoded: [UInt8] = []
    var place = encoded.startIndex
    while place < encoded.endIndex {
      if encoded[place] == .of("%"), place + 2 < encoded.endIndex,
        let byte = UInt8(encoded[(place + 1)...(place + 2)].string, radix: 16)
      {
        decoded.append(byte)
        place += 3
      } else {
        decoded.append(isForm && encoded[place] == .of("+") ? 0x20 : encoded[place])
        place += 1
      }
    }
    return decoded.split(separator: 0x0A, omittingEmptySubsequences: false).map { $0 }
  }
}
