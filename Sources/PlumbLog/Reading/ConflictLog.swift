/// The conflicts of a log, in whichever way it was pasted.
///
///     for conflict in ConflictLog(text).conflicts { print(conflict.listed.count) }
///
/// Other lines are passed over. UIKit's and AppKit's wordings are read, lists without header or
/// parentheses, and lists that pasting has quoted, commented out, escaped, wrapped or cut. What cannot be
/// read is among the ``LoggedConflict/problems``.
public struct ConflictLog: Sendable {
  /// The conflicts, in the order of the log.
  public package(set) var conflicts: [LoggedConflict] = []
  /// What else the log says about layout, in the order of the log: crashes for want of a common ancestor, views of a trace
  /// that are ambiguous, and what ``ConsoleMessage`` lists.
  public private(set) var messages: [LoggedMessage] = []
  /// How many views the traces of the log list.
  public private(set) var tracedViews = 0

  /// Reads a log.
  ///
  /// - Complexity: O(n) for n bytes.
  public init(_ text: some StringProtocol) { self.init(bytes: Array(text.utf8)) }

  /// Reads a log from bytes in UTF-8; bytes of other encodings are kept where they do not matter.
  public init(bytes: [UInt8]) {
    var number = 0
    for line in bytes.split(separator: 0x0A, omittingEmptySubsequences: false) {
      number += 1
      var line = line
      while line.last == 0x0D { line = line.dropLast() }
      for part in LogLink.lines(in: line) ?? LogLine.unescaped(line) ?? [line] {
        let mended = LogDamage.bracketed(
          LogDamage.unbroken(LogDamage.unnested(LogDamage.unlinked(LogLine.mended(part))))
        )
        for piece in LogLine.unjoined(mended) ?? [mended] {
          read(LogLine(number: number, bytes: piece))
        }
      }
    }
    finishWrapped()
    close()
    dropBreaksWithoutList()
  }

  /// Drops what gives way of a conflict whose list was not copied, where the log has others: AppKit names it before its
  /// second message about the same conflict.
  private mutating func dropBreaksWithoutList() {
    func isBreak(_ conflict: LoggedConflict) -> Bool {
      breaksWithoutList.contains(conflict.line) && conflict.listed.count == 1
        && conflict.broken == nil
    }
    guard conflicts.contains(where: { !isBreak($0) }) else { return }
    conflicts.removeAll(where: isBreak)
  }

  /// Takes a message that is no conflict, and answers whether the line was one.
  ///
  /// In a list, nothing but constraints is looked for.
  private mutating func readMessage(_ line: LogLine) -> Bool {
    guard !state.isListed else { return false }
    if line.isTraced { tracedViews += 1 }
    if let told = messages.last?.withRoom(in: line) {
      messages[messages.endIndex - 1] = told
      return true
    }
    guard let message = LoggedMessage(line) else { return false }
    let crash = messages.last.flatMap(message.stopping)
    if let last = messages.last, message.specifies(last) || crash != nil { messages.removeLast() }
    messages.append(crash ?? message)
    return true
  }

  // MARK: - Where the reader is

  enum State {
    /// Between conflicts.
    case outside
    /// Behind a header, before its list.
    case header
    /// In a list; with parentheses around it or without.
    case list(isBracketed: Bool)
    /// Behind a list, before what gives way.
    case behind
    /// Behind the announcement of what gives way.
    case recovery
  }

  var state = State.outside
  var current: LoggedConflict?
  /// The lines on which a constraint is said to give way although no list stands before it.
  var breaksWithoutList: Set<Int> = []
  /// Whether the next constraint is said to give way although no list stands before it.
  var isBreakNext = false
  /// The last line outside of a list that has nothing but what opens one.
  private var loneParenthesis: Int?
  /// Whether the lines are those that Plumb prints behind a conflict.
  private var isInAddendum = false
  /// How many lines that say nothing came since the last one that did.
  var idle = 0
  /// A constraint whose end was not on its line, with the number of lines it has taken.
  var wrapped: (bytes: [UInt8], line: Int, count: Int)?

  mutating func close() {
    defer {
      current = nil
      state = .outside
    }
    guard var conflict = current else { return }
    if conflict.listed.isEmpty, conflict.problems.isEmpty {
      guard conflict.broken != nil || state.isHeader else { return }
      conflict.problems.append(.init(line: conflict.line, reason: .empty))
    }
    conflict.placeAppKitMasks()
    conflicts.append(conflict)
  }

  mutating func open(_ line: Int, isAnnounced: Bool = false) {
    close()
    current = LoggedConflict(line: line)
    current?.isAnnounced = isAnnounced
    current?.hasBeginning = isAnnounced || loneParenthesis.map { line - $0 <= 2 } ?? false
    idle = 0
  }

  // MARK: - Lines

  private mutating func read(_ line: LogLine) {
    if continueWrapped(line) { return }
    if readMessage(line) { return }
    var line = line
    line.bytes = LogDamage.bare(line.bytes)
    let tokens = line.tokens(isListed: state.isListed)
    if tokens.isEmpty {
      readPlain(line)
    } else {
      readConstraints(tokens, line)
    }
  }

  private mutating func readPlain(_ line: LogLine) {
    let bytes = line.bytes
    noteAddendum(line)
    if isHeader(bytes) {
      open(line.number, isAnnounced: true)
      state = line.opensList ? .list(isBracketed: true) : .header
      return
    }
    if case .outside = state {
      if line.opensList { loneParenthesis = line.number }
      if bytes.find("Will attempt to recover by breaking constraint") != nil {
        isBreakNext = true
        return
      }
      if isAdvice(bytes) {
        open(line.number, isAnnounced: true)
        state = .header
      }
      return
    }
    if isAdvice(bytes), current?.listed.isEmpty == false {
      open(line.number, isAnnounced: true)
      state = .header
      return
    }
    if bytes.find("Will attempt to recover by breaking") != nil {
      current?.isAnnounced = true
      state = .recovery
      idle = 0
    } else if bytes.find("<private>") != nil {
      note(.redacted, line)
    } else if line.opensList, !isAdvice(bytes) {
      if current?.listed.isEmpty == false { open(line.number) }
      current?.hasBeginning = true
      state = .list(isBracketed: true)
      idle = 0
    } else if case .list(let isBracketed) = state {
      readInList(line, isBracketed)
    } else if case .header = state, line.isElision {
      note(.elided, line)
      idle = 0
    } else {
      passOver(line)
    }
  }

  private mutating func readInList(_ line: LogLine, _ isBracketed: Bool) {
    let plain = line.plain
    if line.closesList {
      state = .behind
    } else if line.isElision {
      note(.elided, line)
    } else if isBracketed, plain.first == .of("\""), plain.count > 1 {
      if let constraint = ConstraintParser.statementAlone(plain, line: line.number) {
        current?.listed.append(constraint)
      } else {
        // A class that is broken off: `"<NSLayou`.
        let isCut = plain.starts(with: "\"<") && plain.dropFirst(2).allSatisfy(\.isNamePart)
        note(isCut ? .cut : .foreign, line)
      }
    } else {
      passOver(line)
    }
  }

  /// Takes places in the source from the addendum that Plumb prints behind a conflict.
  private mutating func noteAddendum(_ line: LogLine) {
    guard case .outside = state, let last = conflicts.indices.last else { return }
    let plain = line.bytes.trimmed
    if plain.starts(with: "Plumb: ") {
      isInAddendum = true
      return
    }
    guard isInAddendum, line.bytes.first?.isBlank == true else {
      isInAddendum = false
      return
    }
    let words = plain.split(separator: 0x20, omittingEmptySubsequences: true)
    guard words.count >= 2, let number = words[0].number, number >= 1,
      let colon = words[1].lastIndex(of: .of(":")), let row = words[1][(colon + 1)...].number
    else { return }
    let index = Int(min(number, 1e6)) - 1
    guard conflicts[last].listed.indices.contains(index), row >= 0 else { return }
    let path = words[1][words[1].startIndex..<colon]
    let file = path.split(separator: .of("/")).last ?? path
    conflicts[last].listed[index].place = "\(file.string)#\(Int(min(row, 1e9)))"
  }

  /// Counts a line that says nothing; too many end the conflict.
  private mutating func passOver(_ line: LogLine) {
    guard !line.bytes.allSatisfy(\.isBlank) else { return }
    idle += 1
    let limit: Int
    switch state {
    case .outside: limit = .max
    case .header, .list(isBracketed: true): limit = 40
    case .list(isBracketed: false), .behind, .recovery: limit = 6
    }
    if idle > limit { close() }
  }

  private mutating func note(_ reason: LoggedConflict.Problem.Reason, _ line: LogLine) {
    if current?.problems.contains(where: { $0.reason == reason && reason == .redacted }) == true {
      return
    }
    current?.problems.append(
      .init(line: line.number, reason: reason, text: line.plain.prefix(200).string)
    )
  }

  func isHeader(_ bytes: Bytes) -> Bool {
    guard bytes.find("onstraints") != nil else { return false }
    return bytes.find("Unable to simultaneously satisfy constraints") != nil
      || bytes.find("Conflicting constraints detected") != nil
      || bytes.find("Unable to Satisfy constraints simultaneously") != nil
  }

  func isAdvice(_ bytes: Bytes) -> Bool {
    bytes.find("Probably at least one of the constraints in the") != nil
  }
}

extension ConflictLog.State {
  var isListed: Bool {
    switch self {
    case .list(isBracketed: true), .recovery: true
    default: false
    }
  }

  var isHeader: Bool {
    switch self {
    case .header, .list(isBracketed: true): true
    default: false
    }
  }
}
