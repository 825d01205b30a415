/// A test's source with calls of `expectInlineLayout`, into which texts are written.
struct InlineSource {
  private let bytes: [UInt8]
  private let file: String
  /// The places at which lines begin.
  private let lines: [Int]

  private static let name = Array("expectInlineLayout".utf8)

  /// Takes a source.
  ///
  /// - Parameters:
  ///   - text: The source.
  ///   - file: Its path, for errors.
  init(_ text: String, file: String) {
    let bytes = Array(text.utf8)
    self.bytes = bytes
    self.file = file
    lines = [0] + bytes.indices.filter { bytes[$0] == 0x0A }.map { $0 + 1 }
  }

  /// The source with texts behind their calls.
  ///
  /// - Throws: `InlineError` where a call is not the one that was compiled.
  func writing(_ recordings: [InlineRecordings.Recording]) throws(InlineError) -> String {
    var edits: [(range: Range<Int>, text: String)] = []
    for recording in recordings { edits.append(try edit(recording)) }
    var result = bytes
    for edit in edits.sorted(by: { $0.range.lowerBound > $1.range.lowerBound }) {
      result.replaceSubrange(edit.range, with: edit.text.utf8)
    }
    return String(decoding: result, as: UTF8.self)
  }

  /// What a recording replaces, and by what.
  private func edit(
    _ recording: InlineRecordings.Recording
  ) throws(InlineError) -> (range: Range<Int>, text: String) {
    var scanner = SourceScanner(bytes: bytes, place: try arguments(recording))
    do {
      let line = recording.line
      try scanner.skipBrackets()
      let end = scanner.place
      try scanner.skipSpace()
      let hasClosure = scanner.next == UInt8(ascii: "{")
      guard let was = recording.was else {
        guard !hasClosure else { throw InlineError.otherText(file, line) }
        return (end..<end, " " + closure(recording))
      }
      guard hasClosure else { throw InlineError.otherText(file, line) }
      let start = scanner.place
      guard let written = try literal(&scanner) else { throw InlineError.noLiteral(file, line) }
      guard written == was else { throw InlineError.otherText(file, line) }
      return (start..<scanner.place, closure(recording))
    } catch let error as InlineError {
      throw error
    } catch {
      throw .unclear(
        file,
        recording.line,
        error as? SourceScanner.Trouble == .regularExpression
          ? "there may be a regular expression" : "a bracket is left open"
      )
    }
  }

  /// The place of the bracket behind the function's name, which is where the compiler places a call.
  private func arguments(_ recording: InlineRecordings.Recording) throws(InlineError) -> Int {
    guard lines.indices.contains(recording.line - 1) else {
      throw .noCall(file, recording.line)
    }
    let place = lines[recording.line - 1] + recording.column - 1
    let start = place - Self.name.count
    guard start >= 0, place < bytes.count, bytes[place] == UInt8(ascii: "("),
      bytes[start..<place].elementsEqual(Self.name)
    else { throw .noCall(file, recording.line) }
    return place
  }

  // MARK: - Literals

  /// Reads a closure of one literal, and steps behind it; nil for one that holds anything else.
  private func literal(_ scanner: inout SourceScanner) throws(SourceScanner.Trouble) -> String? {
    scanner.place += 1
    try scanner.skipSpace()
    guard scanner.next == UInt8(ascii: "\"") || scanner.next == UInt8(ascii: "#") else {
      return nil
    }
    let start = scanner.place
    while scanner.next == UInt8(ascii: "#") { scanner.place += 1 }
    guard scanner.next == UInt8(ascii: "\"") else { return nil }
    scanner.place = start
    let (signs, range, isLong) = try scanner.skipString()
    try scanner.skipSpace()
    guard scanner.next == UInt8(ascii: "}") else { return nil }
    scanner.place += 1
    let text = bytes[range]
    guard isLong else { return Self.unescaped(text, signs) }
    return Self.unescaped(Self.withoutIndent(text), signs)
  }

  /// The text of a literal of several lines without the first line break, the last one, and the indentation.
  private static func withoutIndent(_ text: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    var lines = text.split(separator: 0x0A, omittingEmptySubsequences: false)
    guard lines.count > 1, let last = lines.popLast() else { return text }
    lines.removeFirst()
    let shown = lines.map { line in
      line.starts(with: last) ? line.dropFirst(last.count) : line.drop { $0 == 0x20 || $0 == 0x09 }
    }
    return ArraySlice(shown.map { $0.last == 0x0D ? $0.dropLast() : $0 }.joined(separator: [0x0A]))
  }

  /// The text that escapes mean; nil for one with an interpolation or an escape that is not known.
  private static func unescaped(_ text: ArraySlice<UInt8>, _ signs: Int) -> String? {
    let sign = [UInt8(ascii: "\\")] + Array(repeating: UInt8(ascii: "#"), count: signs)
    var result: [UInt8] = []
    var rest = text
    while let byte = rest.first {
      guard rest.starts(with: sign) else {
        result.append(byte)
        rest = rest.dropFirst()
        continue
      }
      rest = rest.dropFirst(sign.count)
      guard let kind = rest.popFirst() else { return nil }
      switch kind {
      case UInt8(ascii: "\\"), UInt8(ascii: "\""), UInt8(ascii: "'"): result.append(kind)
      case UInt8(ascii: "n"): result.append(0x0A)
      case UInt8(ascii: "r"): result.append(0x0D)
      case UInt8(ascii: "t"): result.append(0x09)
      case UInt8(ascii: "0"): result.append(0)
      case UInt8(ascii: "u"):
        guard rest.first == UInt8(ascii: "{"), let end = rest.firstIndex(of: UInt8(ascii: "}")),
          let value = UInt32(String(decoding: rest[..<end].dropFirst(), as: UTF8.self), radix: 16),
          let scalar = Unicode.Scalar(value)
        else { return nil }
        result += Array(String(scalar).utf8)
        rest = rest[end...].dropFirst()
      default: return nil
      }
    }
    return String(decoding: result, as: UTF8.self)
  }

  // MARK: - Writing

  /// A closure with a text, indented as the line is on which the call stands.
  private func closure(_ recording: InlineRecordings.Recording) -> String {
    let indent = self.indent(of: recording.line)
    let inner = indent + step(after: indent)
    let text = InlineLiteral(recording.text).source(indent: inner)
    let source = "{\n\(text)\n\(indent)}"
    // A source with line breaks of Windows keeps them; the compiler reads them in literals as any other.
    return usesCarriageReturns ? source.replacing("\n", with: "\r\n") : source
  }

  private var usesCarriageReturns: Bool {
    lines.count > 1 && lines[1] > 1 && bytes[lines[1] - 2] == 0x0D
  }

  /// The spaces and tabs at the beginning of a line.
  private func indent(of line: Int) -> String {
    String(
      decoding: bytes[lines[line - 1]...].prefix { $0 == 0x20 || $0 == 0x09 },
      as: UTF8.self
    )
  }

  /// What the file indents by: a tab where it uses them, and else as many spaces as its least indented line has.
  private func step(after indent: String) -> String {
    if indent.contains("\t") { return "\t" }
    var least = Int.max
    for start in lines {
      let line = bytes[start...].prefix { $0 != 0x0A }
      if indent.isEmpty, line.first == 0x09 { return "\t" }
      let count = line.prefix { $0 == 0x20 }.count
      let rest = line.dropFirst(count)
      // Lines of comments begin with a star below the first one.
      if count > 0, let first = rest.first, first != 0x0D, first != UInt8(ascii: "*") {
        least = min(least, count)
      }
    }
    return String(repeating: " ", count: [2, 3, 4, 8].contains(least) ? least : 2)
  }
}
