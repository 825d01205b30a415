/// One line of a log without the damage of pasting, and the constraints in it.
struct LogLine {
  /// A constraint, or the beginning of one that does not end on the line.
  struct Token {
    /// The part between `<` and `>`.
    var content: Bytes
    var start: Int
    var end: Int
    var isComplete: Bool
  }

  var number: Int
  var bytes: Bytes

  // MARK: - Mending

  /// Undoes escapes of HTML, of Markdown and of property lists.
  static func mended(_ line: Bytes) -> Bytes {
    let needsMending = line.contains { byte in
      byte == .of("&") || byte == .of("\\") || byte == .of("~") || byte == 0xC2 || byte == 0xE2
    }
    guard needsMending else { return line }
    let line = HTMLEntity.decoded(line)
    // A text has such apostrophes; the quotes around identifiers have them where a word processor made them.
    let hasPlainQuotes = line.contains(.of("'"))
    let hasStrokes = hasStrokes(line)
    var result: [UInt8] = []
    result.reserveCapacity(line.count)
    var place = line.startIndex
    while place < line.endIndex {
      let byte = line[place]
      if byte == .of("\\"), place + 1 < line.endIndex {
        place += escape(line, place, &result)
      } else if hasStrokes, line.has("~~", at: place) {
        result.append(.of("-"))
        place += 2
      } else if byte == 0xC2, place + 1 < line.endIndex, line[place + 1] == 0xA0 {
        result.append(0x20)
        place += 2
      } else if line.has("\u{201C}", at: place) || line.has("\u{201D}", at: place) {
        result.append(.of("\""))
        place += 3
      } else if !hasPlainQuotes,
        line.has("\u{2018}", at: place) || line.has("\u{2019}", at: place)
      {
        result.append(.of("'"))
        place += 3
      } else {
        result.append(byte)
        place += 1
      }
    }
    return result[...]
  }

  /// Whether a tracker took two dashes for the ends of struck-out text, which it writes as `~~`: `V:|~~(0)~~[UILabel]`.
  private static func hasStrokes(_ line: Bytes) -> Bool {
    ["|~~(", "]~~(", "'UISV~~", "'UIView~~"].contains { line.find($0) != nil }
  }

  /// Mends an escape and returns its length.
  private static func escape(_ line: Bytes, _ place: Int, _ result: inout [UInt8]) -> Int {
    let next = line[place + 1]
    switch next {
    case .of("<"), .of(">"), .of("\""), .of("*"), .of("_"), .of("["), .of("]"), .of("|"):
      result.append(next)
      return 2
    case .of("U"):
      guard let unit = codeUnit(line, place) else { break }
      if unit >= 0xD800, unit < 0xDC00, let low = codeUnit(line, place + 6), low >= 0xDC00,
        low < 0xE000,
        let scalar = Unicode.Scalar(
          0x10000 + (UInt32(unit) - 0xD800) << 10 + (UInt32(low) - 0xDC00)
        )
      {
        result += Array(String(scalar).utf8)
        return 12
      }
      guard let scalar = Unicode.Scalar(unit) else { break }
      result += Array(String(scalar).utf8)
      return 6
    default: break
    }
    result.append(line[place])
    return 1
  }

  /// The four digits of `\U00fc`.
  private static func codeUnit(_ line: Bytes, _ place: Int) -> UInt16? {
    guard line.has("\\U", at: place), place + 6 <= line.endIndex else { return nil }
    let digits = line[(place + 2)..<(place + 6)]
    guard digits.allSatisfy(\.isHexDigit) else { return nil }
    return UInt16(digits.string, radix: 16)
  }

  /// The lines of a line in which a whole log stands with escaped newlines, as in JSON; nil for others.
  static func unescaped(_ line: Bytes) -> [Bytes]? {
    guard line.find("\\n") != nil else { return nil }
    let marks: [StaticString] = [
      "\\n(", "\\n)", "\\n|  ", "\\n    \\\"", "\\n\\t", "\\nWill ", "\\n<", "\\n\\\"",
    ]
    guard marks.contains(where: { line.find($0) != nil }) else { return nil }
    var lines: [Bytes] = []
    var current: [UInt8] = []
    var place = line.startIndex
    while place < line.endIndex {
      if line[place] == .of("\\"), place + 1 < line.endIndex {
        switch line[place + 1] {
        case .of("n"):
          lines.append(current[...])
          current = []
        case .of("t"): current.append(0x09)
        case .of("r"): break
        case .of("\\"), .of("/"): current.append(line[place + 1])
        case .of("\""): current.append(.of("\""))
        default: current += line[place...(place + 1)]
        }
        place += 2
      } else {
        current.append(line[place])
        place += 1
      }
    }
    return lines + [current[...]]
  }

  /// The lines of a line on which several stand, as a form or a chat leaves them; nil for others.
  static func unjoined(_ line: Bytes) -> [Bytes]? {
    guard line.find("Constraint:") != nil else { return nil }
    let starts: [StaticString] = [
      "Unable to simultaneously satisfy constraints", "Conflicting constraints detected",
      "Will attempt to recover by breaking", "Make a symbolic breakpoint at",
      "Break on objc_exception_throw", "Set the NSUserDefault NSConstraintBasedLayout",
      "The methods in the UIConstraintBasedLayoutDebugging",
    ]
    var cuts: Set<Int> = []
    for start in starts {
      var place = line.startIndex
      while let found = line.find(start, from: place) {
        cuts.insert(found)
        place = found + 1
      }
    }
    // A header with its list, or a statement of what gives way with its constraint, is read as it is.
    guard cuts.count > 1 else { return nil }
    var lines: [Bytes] = []
    var begin = line.startIndex
    for cut in cuts.sorted() where cut > begin {
      lines.append(line[begin..<cut])
      begin = cut
    }
    return lines + [line[begin...]]
  }

  // MARK: - Constraints

  /// The constraints of the line, in order.
  ///
  /// - Parameter isListed: Whether the line is in a list, where classes of any name count.
  /// - Returns: The constraints, and last one that does not end on the line.
  func tokens(isListed: Bool) -> [Token] {
    var found: [Token] = []
    var place = bytes.startIndex
    while let open = bytes[place...].firstIndex(of: .of("<")) {
      place = open + 1
      guard isBeginning(place, isListed: isListed) else { continue }
      guard let end = end(from: place) else {
        found.append(
          Token(
            content: bytes[place...],
            start: open,
            end: bytes.endIndex,
            isComplete: false
          )
        )
        break
      }
      found.append(Token(content: bytes[place..<end], start: open, end: end + 1, isComplete: true))
      place = end + 1
    }
    return found
  }

  /// Whether a class and a colon begin at a place.
  private func isBeginning(_ start: Int, isListed: Bool) -> Bool {
    var place = start
    while place < bytes.endIndex, bytes[place].isBlank { place += 1 }
    let nameStart = place
    while place < bytes.endIndex, bytes[place].isNamePart || bytes[place] == .of("<") { place += 1 }
    let name = bytes[nameStart..<place]
    guard place > nameStart, !bytes[nameStart].isDigit else { return false }
    while place < bytes.endIndex, bytes[place] == .of(">") || bytes[place].isBlank { place += 1 }
    guard place < bytes.endIndex, bytes[place] == .of(":") else { return false }
    if name.find("Constraint") != nil { return true }
    return isListed && bytes.has("0x", at: place + 1) && bytes[place...].find("; ") == nil
  }

  /// Where the constraint ends that begins at a place: its `>`, which is no sign and no end of a
  /// generic class.
  private func end(from start: Int) -> Int? {
    var depth = 0
    var fallback: Int?
    var place = start
    while place < bytes.endIndex {
      let byte = bytes[place]
      if byte == .of("<"), place > start, bytes[place - 1].isNamePart, place + 1 < bytes.endIndex,
        bytes[place + 1].isNamePart
      {
        depth += 1
      } else if byte == .of("<"), depth == 0, bytes.has("\"<", at: place - 1), fallback == nil,
        isBeginning(place + 1, isListed: true)
      {
        // The next one begins, and this one has no end.
        return nil
      } else if byte == .of(">"), !bytes.has(">=", at: place) {
        let isQuoted =
          bytes.has(">\",", at: place) || bytes[place...].dropFirst().elementsEqual([0x22])
        if depth == 0 || isQuoted {
          if isEnd(place + 1) { return place }
        } else {
          depth -= 1
          if fallback == nil, isEnd(place + 1) { fallback = place }
        }
      }
      place += 1
    }
    return fallback
  }

  /// Whether what comes behind a `>` can come behind a constraint.
  private func isEnd(_ start: Int) -> Bool {
    var place = start
    while place < bytes.endIndex, bytes[place].isBlank { place += 1 }
    guard place < bytes.endIndex else { return true }
    switch bytes[place] {
    case .of("\""), .of(","), .of(";"), .of("*"), .of(")"), .of("<"), .of("`"), .of("]"), .of("\\"):
      return true
    case .of("/"): return place > start || bytes.has("//", at: place)
    case .of("."):
      return place + 1 == bytes.endIndex || bytes[place + 1].isBlank
        || bytes[place + 1] == .of("\"") || bytes[place + 1] == .of("*")
    default: return place > start && isClosed(start - 1)
    }
  }

  /// Whether what stands before a `>` ends a constraint, so that any word may follow: `(active)`, a list of names or
  /// a bracket.
  private func isClosed(_ place: Int) -> Bool {
    bytes.has("(active)", at: place - 8) || bytes.has("(inactive)", at: place - 10)
      || bytes.has(" )", at: place - 2) || bytes.has("]", at: place - 1)
  }

  // MARK: - Structure

  /// Without blanks and the marks of quotes, comments and lists at the beginning.
  var plain: Bytes {
    var part = bytes.trimmed
    while let byte = part.first {
      if byte == .of(">") || byte == .of("*") || byte == .of("#") || byte.isBlank
        || byte == .of("`")
      {
        part = part.dropFirst()
      } else if part.starts(with: "//") || part.starts(with: "/*") {
        part = part.dropFirst(2)
      } else {
        break
      }
    }
    while let byte = part.last, byte.isBlank || byte == .of("*") || byte == .of("`") {
      part = part.dropLast()
    }
    return part
  }

  /// Whether the line opens a list: `(` alone, or at the end behind a prefix or header.
  var opensList: Bool {
    let plain = self.plain
    return plain.elementsEqual([0x28]) || plain.ends(with: " (") || plain.ends(with: "\t(")
      || plain.ends(with: ":(")
  }

  /// Whether the line is dots that stand for others.
  var isElision: Bool {
    let plain = self.plain
    return plain.starts(with: "...") || plain.starts(with: "\u{2026}")
  }

  /// Whether the line closes a list.
  var closesList: Bool {
    let plain = self.plain
    return plain.starts(with: ")") && plain.count <= 3 || plain.ends(with: " )")
      || plain.ends(with: "\t)") || plain.ends(with: " ).")
  }
}
