/// Steps over Swift source by bytes, as far as strings, comments and brackets go.
///
/// It knows where each ends, and nothing of what it means.
struct SourceScanner {
  let bytes: [UInt8]
  /// The next byte.
  var place: Int

  /// Why a scan does not go on.
  enum Trouble: Error, Hashable {
    /// The source ends inside of something.
    case end
    /// A slash that may begin a regular expression, in which brackets mean something else.
    case regularExpression
  }

  var next: UInt8? { place < bytes.count ? bytes[place] : nil }

  private func has(_ text: StaticString, at start: Int) -> Bool {
    let end = start + text.utf8CodeUnitCount
    guard start >= 0, end <= bytes.count else { return false }
    return text.withUTF8Buffer { bytes[start..<end].elementsEqual($0) }
  }

  /// Steps over spaces, line breaks and comments.
  mutating func skipSpace() throws(Trouble) {
    while let byte = next {
      if byte == UInt8(ascii: " ") || (0x09...0x0D).contains(byte) {
        place += 1
      } else if has("//", at: place) {
        while let byte = next, byte != 0x0A { place += 1 }
      } else if has("/*", at: place) {
        try skipComment()
      } else {
        return
      }
    }
  }

  private mutating func skipComment() throws(Trouble) {
    var depth = 0
    while place < bytes.count {
      if has("/*", at: place) {
        depth += 1
        place += 2
      } else if has("*/", at: place) {
        depth -= 1
        place += 2
        if depth == 0 { return }
      } else {
        place += 1
      }
    }
    throw .end
  }

  /// Steps over a bracket, all that is in it, and the one that closes it.
  mutating func skipBrackets() throws(Trouble) {
    var depth = 0
    repeat {
      try skipSpace()
      guard let byte = next else { throw .end }
      switch byte {
      case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"):
        depth += 1
        place += 1
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"):
        depth -= 1
        place += 1
      case UInt8(ascii: "\""): try skipString()
      case UInt8(ascii: "#"): try skipSigns()
      case UInt8(ascii: "/"):
        guard !mayBeginRegularExpression else { throw .regularExpression }
        place += 1
      default: place += 1
      }
    } while depth > 0
  }

  /// Whether a slash stands where no operator between two values can: those have a space on both sides or on neither.
  private var mayBeginRegularExpression: Bool {
    let before = place > 0 ? bytes[place - 1] : UInt8(ascii: " ")
    let after = place + 1 < bytes.count ? bytes[place + 1] : UInt8(ascii: " ")
    let isOpen = before <= 0x20 || "([{,:;=!&|".utf8.contains(before)
    return isOpen && after > 0x20
  }

  /// Steps over number signs and what they begin: a string, or something that is none.
  private mutating func skipSigns() throws(Trouble) {
    var end = place
    while end < bytes.count, bytes[end] == UInt8(ascii: "#") { end += 1 }
    if end < bytes.count, bytes[end] == UInt8(ascii: "\"") {
      try skipString()
      return
    }
    if end < bytes.count, bytes[end] == UInt8(ascii: "/") { throw .regularExpression }
    place = end
  }

  /// Steps over a string with its number signs.
  ///
  /// - Returns: The number of signs, the place of its text, and whether it may have several lines.
  @discardableResult
  mutating func skipString() throws(Trouble) -> (signs: Int, text: Range<Int>, isLong: Bool) {
    var signs = 0
    while next == UInt8(ascii: "#") {
      signs += 1
      place += 1
    }
    let isLong = has("\"\"\"", at: place)
    place += isLong ? 3 : 1
    let start = place
    while let byte = next {
      if byte == UInt8(ascii: "\\"), hasSigns(signs, at: place + 1) {
        place += 1 + signs
        if next == UInt8(ascii: "(") { try skipBrackets() } else { place += 1 }
      } else if byte == UInt8(ascii: "\""), !isLong || has("\"\"\"", at: place),
        hasSigns(signs, at: place + (isLong ? 3 : 1))
      {
        let end = place
        place += (isLong ? 3 : 1) + signs
        return (signs, start..<end, isLong)
      } else {
        place += 1
      }
    }
    throw .end
  }

  private func hasSigns(_ count: Int, at start: Int) -> Bool {
    start + count <= bytes.count
      && bytes[start..<(start + count)].allSatisfy { $0 == UInt8(ascii: "#") }
  }
}
