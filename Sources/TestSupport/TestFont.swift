/// A font made by hand: 1000 units per em, glyphs 0 (500 wide), A (600), B (700) and 😀 (900).
///
/// A is character 65, B 66, 😀 U+1F600, which only format 12 can hold. The pair AB is 50 units closer.
public struct TestFont {
  /// Whether characters are mapped by format 12 rather than 4.
  public var usesGroups: Bool
  /// Whether the pair AB is adjusted.
  public var hasPairs: Bool
  /// How `GPOS` adjusts pairs, in place of `kern`; nil for no such table.
  public var positioning: Positioning?
  /// Whether A and B make a ligature, whose glyph is that of 😀.
  public var hasLigature: Bool
  /// Whether the weight can be chosen from 400 to 900, where A is 100 units wider and B 200; 700 is called Bold and bent by
  /// `avar` to 0.8 of the way.
  public var isVariable: Bool
  /// Whether there are outlines: a square for A and a larger one for 😀, and B is put together from A.
  public var hasOutlines: Bool
  /// The PostScript name; up to its hyphen it is the family's.
  public var postScriptName: String
  /// The tag of a table to leave out.
  public var leftOut: String

  /// Creates a description of the font; nothing is left out at first.
  public init(
    usesGroups: Bool = true,
    hasPairs: Bool = true,
    leftOut: String = "",
    positioning: Positioning? = nil,
    postScriptName: String = "Test-Regular",
    hasLigature: Bool = false,
    isVariable: Bool = false,
    hasOutlines: Bool = false
  ) {
    self.hasOutlines = hasOutlines
    self.hasLigature = hasLigature
    self.isVariable = isVariable
    self.positioning = positioning
    self.postScriptName = postScriptName
    self.usesGroups = usesGroups
    self.hasPairs = hasPairs
    self.leftOut = leftOut
  }

  /// A way to adjust the pair AB, by −80 units.
  public enum Positioning: CaseIterable, Sendable {
    /// By the two glyphs.
    case glyphs
    /// By classes: A is the only glyph of its class, as is B.
    case classes
    /// By an extension that leads to the two glyphs.
    case extended
  }

  /// The bytes of a collection of fonts.
  public static func collection(_ fonts: [TestFont]) -> [UInt8] {
    let header = 12 + 4 * fonts.count
    var offset = header
    var file = Array("ttcf".utf8) + [0, 1, 0, 0] + u32(fonts.count)
    for font in fonts {
      file += u32(offset)
      offset += font.bytes(at: offset).count
    }
    offset = header
    for font in fonts {
      file += font.bytes(at: offset)
      offset = file.count
    }
    return file
  }

  /// The bytes of the file.
  public var bytes: [UInt8] { bytes(at: 0) }

  /// The bytes of the font as they stand behind others in a file.
  private func bytes(at start: Int) -> [UInt8] {
    let tables =
      ([
        ("GPOS", gpos), ("GSUB", gsub), ("HVAR", isVariable ? hvar : []),
        ("avar", isVariable ? avar : []), ("fvar", isVariable ? fvar : []),
        ("OS/2", os2), ("cmap", usesGroups ? groups : segments), ("head", head), ("hhea", hhea),
        ("hmtx", hmtx), ("kern", hasPairs ? kern : [0, 0, 0, 0]), ("name", name),
      ] + outlines).filter { $0.0 != leftOut && !$0.1.isEmpty }
    var file = [0, 1, 0, 0] + u16(tables.count) + u16(0) + u16(0) + u16(0)
    var offset = start + 12 + 16 * tables.count
    for (tag, table) in tables {
      file += Array(tag.utf8) + u32(0) + u32(offset) + u32(table.count)
      offset += table.count
    }
    return tables.reduce(into: file) { $0 += $1.1 }
  }

  // One feature kern, one lookup, one subtable, and in an extension that of the glyphs.
  private var gpos: [UInt8] {
    guard let positioning else { return [] }
    let header = u32(0x10000) + u16(0) + u16(10) + u16(24)
    let features = u16(1) + Array("kern".utf8) + u16(8) + u16(0) + u16(1) + u16(0)
    let type = positioning == .extended ? 9 : 2
    let lookups = u16(1) + u16(4) + u16(type) + u16(0) + u16(1) + u16(8)
    let link = positioning == .extended ? u16(1) + u16(2) + u32(8) : []
    // How far the first glyph is moved up, its advance, and how far the second one is moved.
    let value = u16(7) + u16(-80) + u16(9)
    let formats = u16(6) + u16(1)
    let coverage = u16(1) + u16(1) + u16(1)
    var glyphs = u16(1) + u16(12) + formats + u16(1) + u16(18)
    glyphs += coverage + u16(1) + u16(2) + value
    let first = u16(1) + u16(1) + u16(1) + u16(1)
    let second = u16(2) + u16(1) + u16(2) + u16(2) + u16(1)
    let empty = u16(0) + u16(0) + u16(0)
    var classes = u16(2) + u16(40) + formats + u16(46) + u16(54) + u16(2) + u16(2)
    classes += empty + empty + empty + value + coverage + first + second
    return header + features + lookups + link + (positioning == .classes ? classes : glyphs)
  }

  // One feature liga, one lookup, one subtable, one set, one ligature.
  private var gsub: [UInt8] {
    guard hasLigature else { return [] }
    let header = u32(0x10000) + u16(0) + u16(10) + u16(24)
    let features = u16(1) + Array("liga".utf8) + u16(8) + u16(0) + u16(1) + u16(0)
    let lookups = u16(1) + u16(4) + u16(4) + u16(0) + u16(1) + u16(8)
    let subtable = u16(1) + u16(18) + u16(1) + u16(8) + u16(1) + u16(4)
    let ligature = u16(3) + u16(2) + u16(2)
    return header + features + lookups + subtable + ligature + u16(1) + u16(1) + u16(1)
  }

  // One axis from 400 to 900, and an instance at 700.
  private var fvar: [UInt8] {
    let header = u32(0x10000) + u16(16) + u16(2) + u16(1) + u16(20) + u16(1) + u16(8)
    let axis = Array("wght".utf8) + [400, 400, 900].flatMap { u32($0 << 16) } + u16(0) + u16(257)
    return header + axis + u16(256) + u16(0) + u32(700 << 16)
  }

  // 0.6 of the way becomes 0.8.
  private var avar: [UInt8] {
    let bends = [(-16384, -16384), (0, 0), (9830, 13107), (16384, 16384)]
    return u32(0x10000) + u16(0) + u16(1) + u16(bends.count)
      + bends.flatMap { u16($0.0) + u16($0.1) }
  }

  // One region, to the end of the axis, with a difference for each glyph.
  private var hvar: [UInt8] {
    let header = u32(0x10000) + u32(20) + u32(0) + u32(0) + u32(0)
    let store = u16(1) + u32(12) + u16(1) + u32(22)
    let region = u16(1) + u16(1) + u16(0) + u16(16384) + u16(16384)
    let data = u16(4) + u16(1) + u16(1) + u16(0) + [0, 100, 200, 0].flatMap { u16($0) }
    return header + store + region + data
  }

  private static func u32(_ value: Int) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(value >> $0 & 255) }
  }

  private func u16(_ value: Int) -> [UInt8] {
    [UInt8(value >> 8 & 255), UInt8(value & 255)]
  }

  private func u32(_ value: Int) -> [UInt8] { u16(value >> 16) + u16(value) }

  private var head: [UInt8] {
    [UInt8](repeating: 0, count: 18) + u16(1000) + [UInt8](repeating: 0, count: 34)
  }

  // Four glyphs: nothing, a square, what has the square in it, and a larger square; 10 bytes of its box come first.
  private var outlines: [(String, [UInt8])] {
    guard hasOutlines else { return [] }
    func square(_ side: Int) -> [UInt8] {
      let box = u16(0) + u16(0) + u16(side) + u16(side)
      let points = u16(3) + u16(0) + [1, 1, 1, 1]
      let steps = [0, side, 0, -side, 0, 0, side, 0].flatMap { u16($0) }
      return u16(1) + box + points + steps + [0, 0]
    }
    let composed = u16(-1) + u16(0) + u16(0) + u16(500) + u16(500) + u16(2) + u16(1) + [0, 0]
    let glyphs = [[], square(500), composed, square(800)]
    var places = [0]
    for glyph in glyphs { places.append(places[places.count - 1] + glyph.count) }
    let maxp = u32(0x10000) + u16(4) + [UInt8](repeating: 0, count: 26)
    return [
      ("glyf", glyphs.flatMap { $0 }), ("loca", places.flatMap { u16($0 / 2) }), ("maxp", maxp),
    ]
  }

  // Ascender 900, descender −200, line gap 100; four advances.
  private var hhea: [UInt8] {
    u32(0x10000) + u16(900) + u16(-200) + u16(100) + [UInt8](repeating: 0, count: 24) + u16(4)
  }

  private var hmtx: [UInt8] { [500, 600, 700, 900].flatMap { u16($0) + u16(0) } }

  // Version 2: x-height 510 at byte 86, cap height 720 at byte 88.
  private var os2: [UInt8] {
    u16(2) + [UInt8](repeating: 0, count: 84) + u16(510) + u16(720) + u16(0) + u16(0) + u16(0)
  }

  // One segment of 65 and 66 with the delta 1 − 65, and the final one.
  private var segments: [UInt8] {
    let header = u16(4) + u16(32) + u16(0) + u16(4) + u16(4) + u16(1) + u16(0)
    let ends = u16(66) + u16(0xFFFF) + u16(0)
    let starts = u16(65) + u16(0xFFFF)
    return u16(0) + u16(1) + u16(3) + u16(1) + u32(12) + header + ends + starts
      + u16(1 - 65) + u16(1) + u16(0) + u16(0)
  }

  private var groups: [UInt8] {
    u16(0) + u16(1) + u16(3) + u16(10) + u32(12) + u16(12) + u16(0) + u32(40) + u32(0) + u32(2)
      + u32(65) + u32(66) + u32(1) + u32(0x1F600) + u32(0x1F600) + u32(3)
  }

  private var kern: [UInt8] {
    u16(0) + u16(1) + u16(0) + u16(20) + u16(1) + u16(1) + [0, 0, 0, 0, 0, 0] + u16(1) + u16(2)
      + u16(-50)
  }

  private var name: [UInt8] {
    let family = String(postScriptName.prefix { $0 != "-" })
    var words = [(6, postScriptName), (1, family), (4, family + " for People")]
    if isVariable { words.append((256, "Bold")) }
    var table = u16(0) + u16(words.count) + u16(6 + 12 * words.count)
    var offset = 0
    for (kind, word) in words {
      table += u16(1) + u16(0) + u16(0) + u16(kind) + u16(word.utf8.count) + u16(offset)
      offset += word.utf8.count
    }
    return table + words.flatMap { Array($0.1.utf8) }
  }
}
