extension LoggedMessage {
  /// The message of a line, or nil for one that has none.
  ///
  /// Source: UIKit's exceptions and `_autolayoutTrace` as they stand in public logs.
  init?(_ line: LogLine) {
    if line.bytes.find("hierarchy is not prepared for the constraint") != nil {
      self.init(line: line.number, kind: .unpreparedHierarchy(Self.anchors(in: line)))
    } else if Self.namesNoCommonAncestor(line.bytes) {
      self.init(line: line.number, kind: .noCommonAncestor(Self.anchors(in: line)))
    } else if let mark = line.bytes.find("AMBIGUOUS LAYOUT"), let item = line.tracedItem {
      self.init(
        line: line.number,
        kind: .ambiguous(item, Self.variables(in: line.bytes[(mark + 16)...]))
      )
    } else if let message = ConsoleMessage(line.bytes) {
      self.init(
        line: line.number,
        kind: .console(message, about: message.subject(in: line.bytes))
      )
    } else {
      return nil
    }
  }

  /// Whether the message says the same as one on the line before it, more exactly: what is wrong with a visual format.
  func specifies(_ other: LoggedMessage) -> Bool {
    guard case .console(.unreadableFormat, _) = other.kind, line - other.line <= 1 else {
      return false
    }
    switch kind {
    case .console(.unknownNameInFormat, _), .console(.formatWithoutSuperview, _): return true
    default: return false
    }
  }

  /// The message that a crash is about, where it names no view and follows a warning that does.
  func stopping(after other: LoggedMessage) -> LoggedMessage? {
    guard case .noCommonAncestor([]) = kind, line - other.line <= 5,
      case .unpreparedHierarchy(let anchors) = other.kind
    else { return nil }
    return LoggedMessage(line: other.line, kind: .noCommonAncestor(anchors))
  }

  // MARK: - Crashes

  private static func namesNoCommonAncestor(_ bytes: Bytes) -> Bool {
    bytes.find("no common ancestor") != nil && bytes.find("onstraint") != nil
      || bytes.find("Unable to install constraint on view") != nil
      || bytes.find("layout with view hierarchy unprepared for constraint") != nil
  }

  /// The anchors that a message names, in quotes, or those of the constraint in it.
  private static func anchors(in line: LogLine) -> [LoggedConstraint.Anchor] {
    var result: [LoggedConstraint.Anchor] = []
    var rest = line.bytes
    while let mark = rest.find("<NSLayout"), let open = rest[mark...].find(" \""),
      let close = rest[(open + 2)...].find("\">")
    {
      let text = rest[(open + 2)..<close]
      var parser = ConstraintParser(text)
      if let anchor = parser.anchor(text) { result.append(anchor) }
      rest = rest[(close + 1)...]
    }
    guard result.isEmpty else { return result }
    // The view that the constraint was added to follows without a quote or a comma.
    let end = line.bytes.find("> view:<").map { $0 + 1 } ?? line.bytes.endIndex
    let part = LogLine(number: line.number, bytes: line.bytes[..<end])
    guard let token = part.tokens(isListed: false).first(where: \.isComplete) else { return [] }
    var parser = ConstraintParser(token.content)
    return parser.parse(line: line.number)?.statement.anchors ?? []
  }

  // MARK: - Traces

  /// What is open, in the order of the text: `UILabel:0xa.minX{id: 41}, UILabel:0xa.Width{id: 42}`.
  private static func variables(in text: Bytes) -> [Variable] {
    let names: [(StaticString, Variable)] = [
      (".minX{", .minX), (".minY{", .minY), (".Width{", .width), (".Height{", .height),
    ]
    let found = names.compactMap { name, variable in text.find(name).map { ($0, variable) } }
    return found.sorted { $0.0 < $1.0 }.map(\.1)
  }
}

extension LogLine {
  /// What stands on a line of a trace behind the bars of its depth and its mark; nil for other lines.
  private var traced: Bytes? {
    var part = bytes.trimmed
    // Before the bars may stand what a tool puts before each line.
    if let bar = part.find("|   ") ?? part.find("\u{2022}") { part = part[bar...] }
    while let byte = part.first, byte == .of("|") || byte.isBlank { part = part.dropFirst() }
    if part.starts(with: "*") || part.starts(with: "+") {
      part = part.dropFirst()
    } else if part.starts(with: "\u{2022}") {
      part = part.dropFirst(3)
    } else {
      return nil
    }
    part = part.trimmed
    if part.first == .of("<") { part = part.dropFirst() }
    return part
  }

  /// Whether the line is a view or a guide of a trace.
  var isTraced: Bool { tracedItem != nil }

  /// The item of a line of a trace: `UILabel:0xa'Total'` or `<UILabel:0xa>`.
  var tracedItem: LoggedConstraint.Item? {
    guard let part = traced, let mark = part.find(":0x") ?? part.find(": 0x"),
      mark > part.startIndex, part[part.startIndex..<mark].allSatisfy(\.isNamePart)
    else { return nil }
    var start = mark + 1
    while start < part.endIndex, part[start].isBlank { start += 1 }
    var end = start + 2
    while end < part.endIndex, part[end].isHexDigit { end += 1 }
    var item = LoggedConstraint.Item(
      id: part[start..<end].string,
      className: part[part.startIndex..<mark].string
    )
    if end < part.endIndex, part[end] == .of("'") {
      let behind = part[(end + 1)...]
      let close = behind.find("' ") ?? behind.find("'- ") ?? behind.lastIndex(of: .of("'"))
      if let close, close > end { item.text = part[(end + 1)..<close].string }
    }
    return item
  }
}
