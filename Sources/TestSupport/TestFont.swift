/// A font made by hand: 1000 units per em, glyphs 0 (500 wide), A (600), B (700) and 😀 (900).
///
/// A is character 65, B 66, 😀 U+1F600, which only format 12 can hold. The pair AB is 50 units closer.
public struct TestFont {
  /// Whether characters are mapped by format 12 rather than 4.
  public var usesGroups: Bool
  /// Whether the pair AB is adjusted.
  public var hasPairs: Bool
  /// The tag of a table to leave out.
  public var leftOut: String

  /// Creates a description of the font; nothing is left out at first.
  public init(usesGroups: Bool = true, hasPairs: Bool = true, leftOut: String = "") {
    self.usesGroups = usesGroups
    self.hasPairs = hasPairs
    self.leftOut = leftOut
  }

  /// The bytes of the file.
  public var bytes: [UInt8] {
    let tables = [
      ("OS/2", os2), ("cmap", usesGroups ? groups : segments), ("head", head), ("hhea", hhea),
      ("hmtx", hmtx), ("kern", hasPairs ? kern : [0, 0, 0, 0]), ("name", name),
    ].filter { $0.0 != leftOut }
    var file = [0, 1, 0, 0] + u16(tables.count) + u16(0) + u16(0) + u16(0)
    var offset = 12 + 16 * tables.count
    for (tag, table) in tables {
      file += Array(tag.utf8) + u32(0) + u32(offset) + u32(table.count)
      offset += table.count
    }
    return tables.reduce(into: file) { $0 += $1.1 }
  }

  private func u16(_ value: Int) -> [UInt8] {
    [UInt8(value >> 8 & 255), UInt8(value & 255)]
  }

  private func u32(_ value: Int) -> [UInt8] { u16(value >> 16) + u16(value) }

  private var head: [UInt8] {
    [UInt8](repeating: 0, count: 18) + u16(1000) + [UInt8](repeating: 0, count: 34)
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
    let words = "Test-RegularTest"
    return u16(0) + u16(2) + u16(30) + u16(1) + u16(0) + u16(0) + u16(6) + u16(12) + u16(0)
      + u16(1) + u16(0) + u16(0) + u16(1) + u16(4) + u16(12) + Array(words.utf8)
  }
}
