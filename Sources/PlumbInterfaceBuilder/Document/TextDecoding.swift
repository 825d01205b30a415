import Foundation

/// Turns the bytes of a document into UTF-8 text that no XML parser can misread.
///
/// The byte-order mark and the XML declaration become blanks: the encoding is settled here, and line
/// numbers stay as they were. A document type declaration is refused before anything expands it.
struct TextDecoding {
  let file: String

  /// The text as UTF-8.
  func utf8(from data: Data) throws(DocumentError) -> [UInt8] {
    var bytes = try unicode(from: data)
    try blankDeclaration(in: &bytes)
    try refuseDocumentType(in: bytes)
    return bytes
  }

  private func unicode(from data: Data) throws(DocumentError) -> [UInt8] {
    let start = [UInt8](data.prefix(4))
    if start.starts(with: [0xFF, 0xFE]) {
      return try converted(data.dropFirst(2), .utf16LittleEndian, named: "UTF-16")
    }
    if start.starts(with: [0xFE, 0xFF]) {
      return try converted(data.dropFirst(2), .utf16BigEndian, named: "UTF-16")
    }
    let isMarked = start.starts(with: [0xEF, 0xBB, 0xBF])
    let bytes = [UInt8](isMarked ? data.dropFirst(3) : data)
    let name = declaredEncoding(in: bytes) ?? "UTF-8"
    if isMarked || ["utf-8", "utf8", "us-ascii", "ascii"].contains(name.lowercased()) {
      return try validated(bytes, encoding: isMarked ? "UTF-8" : name)
    }
    guard let encoding = Self.encodings[name.lowercased()] else {
      throw DocumentError(file: file, line: 1, problem: .unknownEncoding(name))
    }
    return try converted(Data(bytes), encoding, named: name)
  }

  /// Encodings by their names in XML declarations, small letters.
  private static let encodings: [String: String.Encoding] = [
    "iso-8859-1": .isoLatin1, "latin1": .isoLatin1, "iso-8859-2": .isoLatin2,
    "windows-1250": .windowsCP1250, "windows-1251": .windowsCP1251,
    "windows-1252": .windowsCP1252, "macintosh": .macOSRoman, "shift_jis": .shiftJIS,
    "euc-jp": .japaneseEUC, "utf-16": .utf16, "utf-16le": .utf16LittleEndian,
    "utf-16be": .utf16BigEndian, "utf-32": .utf32,
  ]

  private func converted(
    _ data: Data,
    _ encoding: String.Encoding,
    named name: String
  ) throws(DocumentError) -> [UInt8] {
    guard let text = String(data: data, encoding: encoding) else {
      throw DocumentError(file: file, line: 1, problem: .invalidBytes(encoding: name))
    }
    // What Foundation lets through as replacement or lone surrogate is refused by the parser.
    return Array(text.utf8)
  }

  /// `bytes` if they are UTF-8; otherwise an error at the first that is not.
  private func validated(_ bytes: [UInt8], encoding: String) throws(DocumentError) -> [UInt8] {
    if String(bytes: bytes, encoding: .utf8) != nil { return bytes }
    var decoder = UTF8()
    var iterator = bytes.makeIterator()
    var line = 1
    var column = 1
    scan: while true {
      switch decoder.decode(&iterator) {
      case .scalarValue("\n"): (line, column) = (line + 1, 1)
      case .scalarValue: column += 1
      case .emptyInput, .error: break scan
      }
    }
    throw DocumentError(
      file: file,
      line: line,
      column: column,
      problem: .invalidBytes(encoding: encoding)
    )
  }

  /// The bytes from `<?xml` to `?>`, if the text begins so.
  private func declaration(in bytes: [UInt8]) -> Range<Int>? {
    guard bytes.starts(with: Array("<?xml".utf8)), bytes.count > 5, bytes[5] <= 0x20,
      let end = bytes.firstIndex(of: UInt8(ascii: ">"))
    else { return nil }
    return 0..<(end + 1)
  }

  private func declaredEncoding(in bytes: [UInt8]) -> String? {
    guard let range = declaration(in: bytes) else { return nil }
    let text = String(decoding: bytes[range], as: UTF8.self)
    guard let match = text.firstMatch(of: /encoding\s*=\s*["']([A-Za-z0-9._-]*)["']/) else {
      return nil
    }
    return String(match.1)
  }

  private func blankDeclaration(in bytes: inout [UInt8]) throws(DocumentError) {
    guard let range = declaration(in: bytes) else { return }
    guard range.count >= 7, bytes[range.upperBound - 2] == UInt8(ascii: "?") else {
      throw DocumentError(
        file: file,
        line: 1,
        problem: .malformed(reason: "the XML declaration does not end")
      )
    }
    for index in range where bytes[index] != 0x0A { bytes[index] = 0x20 }
  }

  /// Looks for a document type declaration among what may precede the root element.
  private func refuseDocumentType(in bytes: [UInt8]) throws(DocumentError) {
    var index = 0
    var line = 1
    func skip(past end: String) {
      let end = Array(end.utf8)
      while index < bytes.count, !bytes[index...].starts(with: end) {
        if bytes[index] == 0x0A { line += 1 }
        index += 1
      }
      index += end.count
    }
    while index < bytes.count {
      if bytes[index...].starts(with: "<!--".utf8) {
        index += 4
        skip(past: "-->")
      } else if bytes[index...].starts(with: "<?".utf8) {
        skip(past: "?>")
      } else if bytes[index...].starts(with: "<!".utf8) {
        throw DocumentError(file: file, line: line, problem: .documentType)
      } else if bytes[index] <= 0x20 {
        if bytes[index] == 0x0A { line += 1 }
        index += 1
      } else {
        // The root element, or garbage that the parser will speak of.
        return
      }
    }
  }
}
