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
    let end = line[start...].firstIndex { $0 == 0x20 || $0 == .of(")") || $0 == .of("&") }
    return decoded(line[(start + mark.utf8CodeUnitCount)..<(end ?? line.endIndex)], isForm: true)
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
