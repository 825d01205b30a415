#if PLUMB_CAPTURE

/// Finds messages of constraints that contradict each other in what a program writes, whatever is written around them
/// and however it is cut into pieces.
///
/// The bytes of a message are kept from its header on, until it has told what gives way and something else follows, or
/// nothing does.
struct ConflictScanner {
  /// A message that was found, in UTF-8, with its line ends.
  private(set) var messages: [[UInt8]] = []

  /// The line that has not ended yet.
  private var line: [UInt8] = []
  /// The message that has not ended yet.
  private var message: [UInt8] = []
  private var state = State.outside
  private var lineCount = 0

  private enum State {
    case outside
    /// Behind the header.
    case list
    /// Behind the announcement of what gives way.
    case recovery
    /// Behind what gives way.
    case trailer
  }

  /// No message of a system comes near these.
  private static let lineLimit = 2000
  private static let byteLimit = 1 << 20

  /// Whether a message is there that may go on.
  var isInMessage: Bool { if case .outside = state { false } else { true } }

  /// Reads what was written next.
  mutating func read(_ bytes: some Sequence<UInt8>) {
    for byte in bytes {
      line.append(byte)
      if byte == 0x0A || line.count > Self.byteLimit { endLine() }
    }
  }

  /// Ends a message that has told what gives way, as nothing follows for now.
  mutating func pause() {
    guard case .trailer = state else { return }
    if !line.isEmpty { message += line }
    line = []
    finish()
  }

  /// The messages that were found since the last call.
  mutating func takeMessages() -> [[UInt8]] {
    defer { messages = [] }
    return messages
  }

  private mutating func endLine() {
    let ended = line
    line = []
    let text = String(decoding: ended, as: UTF8.self)
    if Self.isHeader(text) {
      finish()
      state = .list
      message = ended
      lineCount = 1
      return
    }
    switch state {
    case .outside: return
    case .list:
      message += ended
      if text.contains("Will attempt to recover by breaking") {
        state = text.contains("<NS") ? .trailer : .recovery
      }
    case .recovery:
      message += ended
      if text.contains("<") { state = .trailer }
    case .trailer:
      guard Self.isTrailer(text) else { return finish() }
      message += ended
    }
    lineCount += 1
    if lineCount > Self.lineLimit || message.count > Self.byteLimit { finish() }
  }

  private mutating func finish() {
    if !message.isEmpty { messages.append(message) }
    message = []
    lineCount = 0
    state = .outside
  }

  private static func isHeader(_ line: String) -> Bool {
    line.contains("Unable to simultaneously satisfy constraints")
      || line.contains("Conflicting constraints detected")
      || line.contains("Unable to Satisfy constraints simultaneously")
  }

  /// Whether a line belongs to what is said behind the constraint that gives way.
  private static func isTrailer(_ line: String) -> Bool {
    line.allSatisfy(\.isWhitespace) || line.first?.isWhitespace == true
      || line.hasPrefix("Make a symbolic breakpoint") || line.hasPrefix("The methods in the UI")
      || line.hasPrefix("may also be helpful") || line.hasPrefix("Plumb: ")
      || line.hasPrefix("Break on objc_exception_throw")
  }
}

#endif
