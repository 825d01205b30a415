extension ConflictLog {
  /// Reads a line that has constraints, with what stands before them.
  mutating func readConstraints(_ tokens: [LogLine.Token], _ line: LogLine) {
    let before = line.bytes[line.bytes.startIndex..<tokens[0].start]
    if isHeader(before) {
      open(line.number, isAnnounced: true)
      state = .header
    }
    if current == nil, isBreakNext || before.find("Will attempt to recover by breaking") != nil {
      breaksWithoutList.insert(line.number)
    }
    isBreakNext = false
    let isListRead = current?.listed.isEmpty == false
    if before.find("Will attempt to recover by breaking") != nil && current != nil
      || isListRead && before.find("by breaking") != nil
    {
      current?.isAnnounced = true
      state = .recovery
    }
    if Self.opens(before) {
      if current?.listed.isEmpty == false { open(line.number) }
      if current == nil { open(line.number) }
      current?.hasBeginning = true
      state = .list(isBracketed: true)
    }
    idle = 0
    for token in tokens { take(token, line.number) }
    if case .list(isBracketed: true) = state, let last = tokens.last, last.isComplete {
      let after = line.bytes[last.end...].filter {
        $0 != .of("\"") && !$0.isBlank && $0 != .of("'")
      }
      if after.first == .of(")") { state = .behind }
    }
  }

  /// Whether what stands before the first constraint of a line ends with an opening parenthesis.
  private static func opens(_ before: Bytes) -> Bool {
    var part = before
    while let byte = part.last, byte == .of("\"") || byte.isBlank || byte == .of("'") {
      part = part.dropLast()
    }
    return part.last == .of("(")
  }

  private mutating func take(_ token: LogLine.Token, _ line: Int) {
    guard token.isComplete else {
      wrapped = (Array(token.content), line, 1)
      return
    }
    finish(token.content, line, isComplete: true)
  }

  private mutating func finish(_ content: Bytes, _ line: Int, isComplete: Bool) {
    if case .recovery = state {
      if let (head, _) = ConstraintParser.head(of: content) {
        current?.broken = .init(address: head.address, line: line, text: content.string)
      }
      close()
      return
    }
    switch state {
    case .outside, .behind:
      open(line)
      state = .list(isBracketed: false)
    case .header: state = .list(isBracketed: false)
    default: break
    }
    guard isComplete else {
      let text = content.prefix(200).string
      current?.problems.append(.init(line: line, reason: .cut, text: text))
      return
    }
    var parser = ConstraintParser(content)
    // No constraint that a system prints comes near this length.
    if content.count <= 8192, let constraint = parser.parse(line: line)?.withAddress {
      current?.listed.append(constraint)
    } else {
      let text = content.prefix(200).string
      current?.problems.append(.init(line: line, reason: .unreadable, text: text))
    }
    if parser.hasAmbiguousName {
      current?.problems.append(.init(line: line, reason: .ambiguousName))
    }
  }

  // MARK: - Wrapped lines

  /// Puts a line behind a constraint that did not end, and answers whether it belongs there.
  mutating func continueWrapped(_ line: LogLine) -> Bool {
    guard let (bytes, start, count) = wrapped else { return false }
    let plain = line.plain
    let isNext =
      count < 5 && !plain.isEmpty && !line.closesList && plain.first != .of("\"")
      && !isHeader(plain) && plain.find("Will attempt to recover") == nil
      && line.tokens(isListed: false).isEmpty && plain.first != .of("<")
      && !plain.starts(with: "...") && !isAdvice(plain) && bytes.count + plain.count < 4096
    guard isNext else {
      finishWrapped()
      return false
    }
    let joined = [.of("<")] + bytes + [0x20] + Array(plain)
    let whole = LogLine(number: start, bytes: joined[...])
    guard let token = whole.tokens(isListed: true).first, token.isComplete else {
      wrapped = (Array(joined.dropFirst()), start, count + 1)
      return true
    }
    wrapped = nil
    finish(token.content, start, isComplete: true)
    return true
  }

  /// Puts down a constraint whose end never came.
  mutating func finishWrapped() {
    guard let (bytes, line, _) = wrapped else { return }
    wrapped = nil
    finish(bytes[...], line, isComplete: false)
  }
}
