import ConstraintSolver
import LayoutEngine

/// Reads the text of one constraint, the part between `<` and `>`.
///
/// Source of the forms: public logs of iOS 6 to 26 and OS X 10.8 to macOS 14, and the descriptions that
/// SnapKit and Masonry print.
struct ConstraintParser {
  /// The names that stand for items.
  struct Names {
    var superview: LoggedConstraint.Item?
    var entries: [(name: String, address: String)] = []
  }

  /// The head of a constraint.
  struct Head {
    var className: String
    var address: String
    var place: String?
    var mask: String?
    var identifier: String?
  }

  enum Direction {
    case natural
    case leftToRight
    case rightToLeft
  }

  private let text: Bytes
  var names = Names()
  var direction = Direction.natural
  var priority = 1000.0
  var hugging: Double?
  var compressionResistance: Double?
  var containment: LoggedConstraint.Containment?
  /// Whether a name was met that stands for several views.
  private(set) var hasAmbiguousName = false

  init(_ text: Bytes) { self.text = Self.withoutGaps(text) }

  /// The text without the blanks that a page has put between classes and addresses: `UIView: 0xa.left`.
  private static func withoutGaps(_ text: Bytes) -> Bytes {
    guard var gap = text.find(": 0x") else { return text }
    var result: [UInt8] = []
    var start = text.startIndex
    while true {
      result += text[start...gap]
      start = gap + 2
      guard let next = text.find(": 0x", from: start) else { break }
      gap = next
    }
    return (result + text[start...])[...]
  }

  /// The constraint, or nil where the text has none of the known forms.
  mutating func parse(line: Int) -> LoggedConstraint? {
    guard let (head, rest) = Self.head(of: text) else { return nil }
    let body = withoutTail(rest)
    guard var statement = self.statement(body) else { return nil }
    statement.priority = priority
    if hugging != nil || compressionResistance != nil {
      statement.contentPriorities = .init(
        hugging: hugging ?? 0,
        compressionResistance: compressionResistance ?? 0
      )
    }
    statement.containment = containment
    return LoggedConstraint(
      line: line,
      text: text.string,
      className: head.className,
      address: head.address,
      place: head.place,
      mask: head.mask,
      identifier: head.identifier,
      statement: statement
    )
  }

  // MARK: - The head

  /// The class, address, place, mask and identifier, and what comes after them.
  static func head(of text: Bytes) -> (Head, Bytes)? {
    guard let (className, start) = self.className(of: text) else { return nil }
    var place = start
    let addressStart = place
    while place < text.endIndex, !text[place].isBlank, text[place] != .of("@") { place += 1 }
    guard place > addressStart else { return nil }
    var head = Head(className: className, address: text[addressStart..<place].string)
    if place < text.endIndex, text[place] == .of("@"), let end = endOfPlace(text, place) {
      head.place = text[place + 1..<end].string
      place = end
    }
    var rest = text[place...].trimmed
    if rest.starts(with: "h="), rest.count > 12, rest.has(" v=", at: rest.startIndex + 5) {
      let end = rest.startIndex + 11
      head.mask = rest[rest.startIndex..<end].string
      rest = rest[end...].trimmed
    }
    if rest.first == .of("'"), let end = rest[(rest.startIndex + 1)...].find("' "),
      !rest.starts(with: "'|'")
    {
      head.identifier = rest[(rest.startIndex + 1)..<end].string
      rest = rest[(end + 1)...].trimmed
    }
    return (head, rest)
  }

  /// The class before the colon, and where the address or key begins.
  private static func className(of text: Bytes) -> (String, Int)? {
    var place = text.startIndex
    var depth = 0
    while place < text.endIndex {
      let byte = text[place]
      if byte == .of("<") { depth += 1 }
      if byte == .of(">") { depth -= 1 }
      if byte == .of(":"), depth <= 0 { break }
      guard byte.isNamePart || depth > 0 || byte == .of(">") || byte.isBlank else { return nil }
      place += 1
    }
    guard place < text.endIndex else { return nil }
    let name = text[text.startIndex..<place].trimmed
    guard let first = name.first, !first.isDigit, !name.contains(0x20) || depth != 0 else {
      return nil
    }
    place += 1
    while place < text.endIndex, text[place].isBlank { place += 1 }
    return (name.string, place)
  }

  /// Where `@File.swift#12` ends.
  private static func endOfPlace(_ text: Bytes, _ start: Int) -> Int? {
    guard var end = text[start...].firstIndex(of: .of("#")) else { return nil }
    end += 1
    while end < text.endIndex, text[end].isDigit { end += 1 }
    return end
  }

  // MARK: - The tail

  /// Reads what stands behind the statement, and returns what stands before it.
  private mutating func withoutTail(_ rest: Bytes) -> Bytes {
    var body = rest.trimmed
    let marks = [body.findLast("(active"), body.findLast("(inactive"), body.findLast("(Names")]
    if let start = marks.compactMap({ $0 }).max(), body.last == .of(")") || body.count < 4096 {
      readNames(body[start...])
      body = body[body.startIndex..<start].trimmed
    }
    if let marker = body.findLast(" Marker:") { body = body[body.startIndex..<marker].trimmed }
    while let (word, before) = Self.lastWord(body) {
      guard read(word, before, &body) else { break }
    }
    return body
  }

  /// Reads a word of the tail and takes it off `body`, or answers false.
  private mutating func read(_ word: Bytes, _ before: Bytes, _ body: inout Bytes) -> Bool {
    if word.ends(with: "(LTR)") || word.ends(with: "(RTL)") {
      direction = word.ends(with: "(LTR)") ? .leftToRight : .rightToLeft
      body = body[body.startIndex..<body.endIndex - 5].trimmed
      return true
    }
    if let value = Self.value(word, after: "priority:") ?? Self.value(word, after: "@")
      ?? Self.value(word, after: "^")
    {
      priority = value
    } else if let value = Self.value(word, after: "Hug:") {
      hugging = value
    } else if let value = Self.value(word, after: "CompressionResistance:") {
      compressionResistance = value
    } else if let value = word.number, before.ends(with: " @") {
      priority = value
      body = before[before.startIndex..<before.endIndex - 1].trimmed
      return true
    } else if let named = Self.namedPriority(word) {
      priority = named
      if before.ends(with: "^fitting") {
        body = before[before.startIndex..<before.endIndex - 8].trimmed
        return true
      }
      guard word.first == .of("^") else { return false }
    } else {
      return false
    }
    body = before
    return true
  }

  private static func namedPriority(_ word: Bytes) -> Double? {
    switch word.string {
    case "^high": 750
    case "^medium": 500
    case "^low": 250
    case "size": 50
    default: nil
    }
  }

  private static func lastWord(_ text: Bytes) -> (Bytes, Bytes)? {
    guard !text.isEmpty else { return nil }
    guard let blank = text.lastIndex(where: \.isBlank) else {
      return (text, text[text.startIndex..<text.startIndex])
    }
    return (text[(blank + 1)...], text[text.startIndex..<blank].trimmed)
  }

  private static func value(_ word: Bytes, after label: StaticString) -> Double? {
    guard word.starts(with: label) else { return nil }
    return word[(word.startIndex + label.utf8CodeUnitCount)...].number
  }

  // MARK: - Names

  private mutating func readNames(_ tail: Bytes) {
    let start = tail.find("names:") ?? tail.find("Names:")
    guard let start else { return }
    var rest = tail[(start + 6)...].trimmed
    if rest.last == .of(")") { rest = rest[rest.startIndex..<rest.endIndex - 1].trimmed }
    while let mark = rest.find(":0x") {
      var end = Self.endOfAddress(rest, mark + 1)
      let label = rest[rest.startIndex..<mark].trimmed
      let address = rest[(mark + 1)..<end].string
      var text: String?
      if end < rest.endIndex, rest[end] == .of("'") {
        let close = rest[(end + 1)...].find("', ") ?? rest.endIndex - 1
        if close > end { text = rest[(end + 1)..<close].string }
        end = min(max(close + 1, end + 1), rest.endIndex)
      }
      if label.starts(with: "'|':") {
        let className = label[(label.startIndex + 4)...].string
        names.superview = LoggedConstraint.Item(
          id: Self.identity(address, className),
          className: className,
          text: text
        )
      } else if !label.isEmpty {
        names.entries.append((label.string, address))
      }
      rest = rest[end...]
      while let byte = rest.first, byte == .of(",") || byte.isBlank { rest = rest.dropFirst() }
    }
  }

  // MARK: - Items

  /// An item by its class and address, its key, or its name.
  mutating func item(_ text: Bytes) -> LoggedConstraint.Item? {
    let text = text.trimmed
    guard !text.isEmpty else { return nil }
    if let mark = text.find(":0x"), mark > text.startIndex {
      let end = Self.endOfAddress(text, mark + 1)
      let className = text[text.startIndex..<mark].string
      let id = Self.identity(text[(mark + 1)..<end].string, className)
      guard end < text.endIndex else { return .init(id: id, className: className) }
      guard text[end] == .of("'"), text.last == .of("'"), text.endIndex - end >= 2 else {
        return nil
      }
      let shown = text[(end + 1)..<(text.endIndex - 1)].string
      return .init(id: id, className: className, text: shown)
    }
    return named(text)
  }

  /// An item by a name, which ends with "..." where it is shortened.
  private mutating func named(_ text: Bytes) -> LoggedConstraint.Item? {
    // What looks like a part of another form is no name.
    guard text.find("==") == nil, text.find("<=") == nil, text.find(">=") == nil,
      text.find("]-") == nil, text.find("-[") == nil, text.number == nil
    else { return nil }
    let name = text.string
    if let known = names.entries.first(where: { $0.name == name }) {
      return .init(id: known.address, text: name)
    }
    let others = names.entries.filter { $0.address != names.superview?.id }
    let stem = name.hasSuffix("...") ? String(name.dropLast(3)) : name
    let matching = others.filter { $0.name.hasPrefix(stem) }
    let candidates = matching.isEmpty ? others : matching
    if Set(candidates.map(\.address)).count == 1 {
      return .init(id: candidates[0].address, text: name)
    }
    if candidates.count > 1 { hasAmbiguousName = true }
    if let colon = text.firstIndex(of: .of(":")), colon > text.startIndex,
      text[text.startIndex..<colon].allSatisfy(\.isNamePart), colon + 1 < text.endIndex
    {
      // The key that Masonry prints for an address.
      let key = text[(colon + 1)...].string
      return .init(id: key, className: text[text.startIndex..<colon].string, text: key)
    }
    return .init(id: name, text: name)
  }

  /// The superview of an item, from the names or as "the superview of" it.
  mutating func superview(of item: LoggedConstraint.Item) -> LoggedConstraint.Item {
    guard let outer = names.superview else {
      return LoggedConstraint.Item(id: "superview of " + item.id)
    }
    if outer.id != item.id { containment = .init(inner: item.id, outer: outer) }
    return outer
  }
}
