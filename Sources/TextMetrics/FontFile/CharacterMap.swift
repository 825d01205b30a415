/// Which glyph stands for which character: the `cmap` table, read into segments.
struct CharacterMap: Sendable {
  /// Characters in a row.
  private struct Segment: Sendable {
    var first: UInt32
    var last: UInt32
    /// The glyph of the first character, where the glyphs are in a row too.
    var firstGlyph: UInt32
    /// The glyphs, where they are not.
    var glyphs: [UInt16]?
  }

  /// Rising, and apart from each other.
  private var segments: [Segment] = []
  /// The glyphs of ASCII, which most texts ask for; 0 for none.
  private var basic: [Int] = []

  /// Reads the best map: format 12 before format 4, of Unicode or Windows.
  init(_ table: FontTable) throws(FontFileError) {
    var best: (format: Int, start: Int)?
    for index in 0..<(try table.uint16(2)) {
      let platform = try table.uint16(4 + index * 8)
      let encoding = try table.uint16(6 + index * 8)
      let start = try table.uint32(8 + index * 8)
      guard platform == 0 || (platform == 3 && (encoding == 1 || encoding == 10)) else { continue }
      let format = try table.uint16(start)
      guard format == 4 || format == 12, format > best?.format ?? 0 else { continue }
      best = (format, start)
    }
    guard let best else { throw .noCharacterMap }
    if best.format == 12 {
      try readGroups(table, best.start)
    } else {
      try readSegments(table, best.start)
    }
    segments.sort { $0.first < $1.first }
    basic = (0..<0x80).map { found(Unicode.Scalar($0)) ?? 0 }
  }

  /// The glyph of a character, or nil for none.
  ///
  /// - Complexity: O(log *segments*).
  func glyph(of scalar: Unicode.Scalar) -> Int? {
    guard scalar.value < 0x80 else { return found(scalar) }
    let glyph = basic[Int(scalar.value)]
    return glyph == 0 ? nil : glyph
  }

  private func found(_ scalar: Unicode.Scalar) -> Int? {
    var low = 0
    var high = segments.count
    while low < high {
      let middle = (low + high) / 2
      if segments[middle].last < scalar.value { low = middle + 1 } else { high = middle }
    }
    guard low < segments.count, segments[low].first <= scalar.value else { return nil }
    let distance = scalar.value - segments[low].first
    if let glyphs = segments[low].glyphs {
      let glyph = Int(glyphs[Int(distance)])
      return glyph == 0 ? nil : glyph
    }
    let glyph = Int(segments[low].firstGlyph) + Int(distance)
    return glyph == 0 ? nil : glyph
  }

  /// Format 12: groups of characters whose glyphs are in a row.
  private mutating func readGroups(_ table: FontTable, _ start: Int) throws(FontFileError) {
    let count = try table.uint32(start + 12)
    guard count <= table.count / 12 else { throw .truncatedTable("cmap") }
    for index in 0..<count {
      let group = start + 16 + index * 12
      let first = try table.uint32(group)
      let last = try table.uint32(group + 4)
      guard first <= last, last <= 0x10FFFF else {
        throw .invalidValue(table: "cmap", rule: "a group rises and ends within Unicode")
      }
      segments.append(
        Segment(
          first: UInt32(first),
          last: UInt32(last),
          firstGlyph: UInt32(try table.uint32(group + 8))
        )
      )
    }
  }

  /// Format 4: segments of the first 65,536 characters, with a delta or a list of glyphs each.
  private mutating func readSegments(_ table: FontTable, _ start: Int) throws(FontFileError) {
    let doubled = try table.uint16(start + 6)
    guard doubled.isMultiple(of: 2) else {
      throw .invalidValue(table: "cmap", rule: "the doubled number of segments is even")
    }
    let ends = start + 14
    let starts = ends + doubled + 2
    var total = 0
    for place in stride(from: 0, to: doubled, by: 2) {
      let first = try table.uint16(starts + place)
      let last = try table.uint16(ends + place)
      let delta = try table.uint16(starts + doubled + place)
      let rangeOffset = try table.uint16(starts + 2 * doubled + place)
      guard first <= last else {
        throw .invalidValue(table: "cmap", rule: "a segment's first character precedes its last")
      }
      // Overlapping segments could claim any number of glyphs.
      total += last - first + 1
      guard total <= 2 * 65536 else {
        throw .invalidValue(table: "cmap", rule: "segments do not overlap")
      }
      var glyphs: [UInt16] = []
      for character in first...last {
        guard rangeOffset != 0 else {
          glyphs.append(UInt16((character + delta) & 0xFFFF))
          continue
        }
        let entry = starts + 2 * doubled + place + rangeOffset + 2 * (character - first)
        // The last segment of many fonts points nowhere; it stands for no character.
        if character == 0xFFFF, entry + 2 > table.count {
          glyphs.append(0)
          continue
        }
        let glyph = try table.uint16(entry)
        glyphs.append(glyph == 0 ? 0 : UInt16((glyph + delta) & 0xFFFF))
      }
      segments.append(
        Segment(first: UInt32(first), last: UInt32(last), firstGlyph: 0, glyphs: glyphs)
      )
    }
  }
}
