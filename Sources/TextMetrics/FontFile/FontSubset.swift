/// A TrueType font without the outlines that some texts do not need, for pages that hold the font.
///
/// Glyphs keep their numbers, so that the tables that name them hold as they are; only `glyf` and `loca` are written anew.
/// Instructions, layout tables and everything else that drawing the texts does without is left out: pictures give each line
/// the width that it was measured with.
///
/// Source: the OpenType specification 1.9, the chapters `glyf`, `loca`, `head` and "Calculating checksums".
struct FontSubset {
  private let tables: FontTables
  private let glyf: FontTable
  /// Where the outline of each glyph begins in `glyf`, and where the last one ends.
  private let places: [Int]

  /// The tables that are kept as they are.
  private static let kept = ["OS/2", "cmap", "hhea", "hmtx", "maxp", "name"]

  /// Reads where a font has its outlines; nil for fonts whose outlines are not in `glyf`, or whose outlines vary.
  ///
  /// - Throws: ``FontFileError`` where a table is damaged.
  init?(_ tables: FontTables) throws(FontFileError) {
    guard let glyf = tables["glyf"], let loca = tables["loca"], let head = tables["head"],
      let maxp = tables["maxp"], tables["fvar"] == nil, Self.kept.allSatisfy({ tables[$0] != nil })
    else { return nil }
    let isLong = try head.int16(50) != 0
    var places: [Int] = []
    for glyph in 0...(try maxp.uint16(4)) {
      places.append(try isLong ? loca.uint32(glyph * 4) : 2 * loca.uint16(glyph * 2))
    }
    guard zip(places, places.dropFirst()).allSatisfy({ $0 <= $1 }) else {
      throw .invalidValue(table: "loca", rule: "outlines stand in the order of their glyphs")
    }
    (self.tables, self.glyf, self.places) = (tables, glyf, places)
  }

  /// The file with the outlines of some glyphs, of what they are put together from, and of the glyph for what is missing.
  ///
  /// - Throws: ``FontFileError`` where a table is damaged.
  /// - Complexity: O(*bytes of the tables that are kept*).
  func file(with glyphs: Set<Int>) throws(FontFileError) -> [UInt8] {
    let wanted = try closed(glyphs.union([0]))
    var outlines: [UInt8] = []
    var starts: [UInt8] = []
    for glyph in places.indices {
      starts += Self.u32(outlines.count)
      guard wanted.contains(glyph) else { continue }
      outlines += try outline(of: glyph)
      // Outlines begin at multiples of four bytes.
      outlines += [UInt8](repeating: 0, count: -outlines.count & 3)
    }
    let head = try tables.required("head")
    var header = Array(try head.slice(0, 54))
    // The sum of the whole file, which is known in the end, and the format of `loca`.
    header.replaceSubrange(8..<12, with: [0, 0, 0, 0])
    header.replaceSubrange(50..<52, with: [0, 1])
    // Version 3.0: no names of glyphs.
    let post = [0, 3, 0, 0] + [UInt8](repeating: 0, count: 28)
    var written = [("glyf", outlines), ("head", header), ("loca", starts), ("post", post)]
    for tag in Self.kept {
      let table = try tables.required(tag)
      written.append((tag, Array(try table.slice(0, table.count))))
    }
    return Self.file(of: written.sorted { $0.0 < $1.0 })
  }

  private func outline(of glyph: Int) throws(FontFileError) -> ArraySlice<UInt8> {
    try glyf.slice(places[glyph], places[glyph + 1] - places[glyph])
  }

  /// Glyphs, and those that they are put together from.
  private func closed(_ glyphs: Set<Int>) throws(FontFileError) -> Set<Int> {
    var result: Set<Int> = []
    var open = Array(glyphs)
    while let glyph = open.popLast() {
      guard glyph + 1 < places.count, result.insert(glyph).inserted else { continue }
      open += try components(of: glyph)
    }
    return result
  }

  /// The glyphs that one is put together from; none for an outline of its own.
  private func components(of glyph: Int) throws(FontFileError) -> [Int] {
    let start = places[glyph]
    guard places[glyph + 1] > start, try glyf.int16(start) < 0 else { return [] }
    var result: [Int] = []
    var place = start + 10
    while true {
      let flags = try glyf.uint16(place)
      result.append(try glyf.uint16(place + 2))
      // Whether arguments are words, and whether there is one scale, two, or a matrix.
      place += 4 + (flags & 0x1 == 0 ? 2 : 4)
      place += flags & 0x8 != 0 ? 2 : flags & 0x40 != 0 ? 4 : flags & 0x80 != 0 ? 8 : 0
      // Whether another follows.
      guard flags & 0x20 != 0 else { return result }
    }
  }

  // MARK: - Writing

  /// A font file of tables in the order of their tags.
  private static func file(of tables: [(tag: String, bytes: [UInt8])]) -> [UInt8] {
    var power = 1
    var exponent = 0
    while power * 2 <= tables.count { (power, exponent) = (power * 2, exponent + 1) }
    var directory = [0, 1, 0, 0] + u16(tables.count)
    directory += u16(power * 16) + u16(exponent) + u16((tables.count - power) * 16)
    var body: [UInt8] = []
    let start = 12 + 16 * tables.count
    var headPlace = 0
    for (tag, bytes) in tables {
      if tag == "head" { headPlace = start + body.count }
      directory += Array(tag.utf8) + u32(sum(bytes)) + u32(start + body.count) + u32(bytes.count)
      body += bytes + [UInt8](repeating: 0, count: -bytes.count & 3)
    }
    var file = directory + body
    file.replaceSubrange((headPlace + 8)..<(headPlace + 12), with: u32(0xB1B0_AFBA - sum(file)))
    return file
  }

  /// The sum of the words of four bytes, as tables are checked by it.
  private static func sum(_ bytes: [UInt8]) -> Int {
    var result: UInt32 = 0
    for (place, byte) in bytes.enumerated() {
      result &+= UInt32(byte) << UInt32(24 - place % 4 * 8)
    }
    return Int(result)
  }

  private static func u16(_ value: Int) -> [UInt8] {
    [UInt8(truncatingIfNeeded: value >> 8), UInt8(truncatingIfNeeded: value)]
  }

  private static func u32(_ value: Int) -> [UInt8] { u16(value >> 16) + u16(value) }
}
