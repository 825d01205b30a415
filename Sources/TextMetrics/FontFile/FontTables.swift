/// The tables of a font by their tags.
struct FontTables {
  private var tables: [String: FontTable] = [:]
  /// The bytes of the file.
  let bytes: [UInt8]
  /// The font's place in a collection.
  var index = 0

  /// Where the directories of the fonts in a file are; a collection has more than one.
  static func starts(in bytes: [UInt8]) throws(FontFileError) -> [Int] {
    let file = FontTable(tag: "file", bytes: bytes, range: bytes.indices)
    do throws(FontFileError) {
      guard try file.uint32(0) == 0x7474_6366 else { return [0] }  // ttcf
      var starts: [Int] = []
      // No collection has nearly as many; each is read from the start.
      for index in 0..<min(try file.uint32(8), 64) {
        starts.append(try file.uint32(12 + index * 4))
      }
      guard !starts.isEmpty else { throw FontFileError.notAFont }
      return starts
    } catch {
      throw .notAFont
    }
  }

  /// Reads the directory at the start of the bytes, or that of a collection's first font.
  init(_ bytes: [UInt8]) throws(FontFileError) {
    let starts = try Self.starts(in: bytes)
    try self.init(bytes, at: starts.first ?? 0)
  }

  /// Reads the directory at a place in the bytes.
  init(_ bytes: [UInt8], at start: Int) throws(FontFileError) {
    self.bytes = bytes
    let file = FontTable(tag: "file", bytes: bytes, range: bytes.indices)
    do throws(FontFileError) {
      let kind = try file.uint32(start)
      // Version 1.0, "OTTO" and "true".
      guard [0x0001_0000, 0x4F54_544F, 0x7472_7565].contains(kind) else {
        throw FontFileError.notAFont
      }
    } catch {
      throw .notAFont
    }
    for index in 0..<(try file.uint16(start + 4)) {
      let entry = start + 12 + index * 16
      let tag = String(decoding: try file.slice(entry, 4), as: UTF8.self)
      let offset = try file.uint32(entry + 8)
      let length = try file.uint32(entry + 12)
      guard offset <= bytes.count, length <= bytes.count - offset else {
        throw .truncatedTable(tag)
      }
      tables[tag] = FontTable(tag: tag, bytes: bytes, range: offset..<(offset + length))
    }
  }

  subscript(tag: String) -> FontTable? { tables[tag] }

  func required(_ tag: String) throws(FontFileError) -> FontTable {
    guard let table = tables[tag] else { throw .missingTable(tag) }
    return table
  }
}

/// The names that a font gives itself.
struct FontNames {
  private(set) var postScript: String?
  private(set) var family: String?
  private(set) var full: String?
  private let table: FontTable

  init(_ table: FontTable) throws(FontFileError) {
    self.table = table
    let storage = try table.uint16(4)
    for index in 0..<(try table.uint16(2)) {
      let record = 6 + index * 12
      let platform = try table.uint16(record)
      let name = try table.uint16(record + 6)
      guard [1, 4, 6, 16].contains(name), platform <= 3 else { continue }
      let bytes = try table.slice(
        storage + table.uint16(record + 10),
        table.uint16(record + 8)
      )
      let text = Self.text(bytes, isUTF16: platform != 1)
      guard !text.isEmpty else { continue }
      switch name {
      case 4: full = full ?? text
      case 6: postScript = postScript ?? text
      // The typographic family is the one that holds all weights.
      case 16: family = text
      default: family = family ?? text
      }
    }
  }

  /// The first name with a number, or nil for none.
  func text(of number: Int) throws(FontFileError) -> String? {
    let storage = try table.uint16(4)
    for index in 0..<(try table.uint16(2)) {
      let record = 6 + index * 12
      let platform = try table.uint16(record)
      guard try table.uint16(record + 6) == number, platform <= 3 else { continue }
      let bytes = try table.slice(storage + table.uint16(record + 10), table.uint16(record + 8))
      return Self.text(bytes, isUTF16: platform != 1)
    }
    return nil
  }

  /// Names of Macintosh records are taken for ASCII, which PostScript names are.
  private static func text(_ bytes: ArraySlice<UInt8>, isUTF16: Bool) -> String {
    guard isUTF16 else { return String(decoding: bytes, as: UTF8.self) }
    var units: [UInt16] = []
    var index = bytes.startIndex
    while index + 1 < bytes.endIndex {
      units.append(UInt16(bytes[index]) << 8 | UInt16(bytes[index + 1]))
      index += 2
    }
    return String(decoding: units, as: UTF16.self)
  }
}
