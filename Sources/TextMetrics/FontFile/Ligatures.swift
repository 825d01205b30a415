/// The ligatures of a font: glyphs that its `GSUB` table puts in place of several.
///
/// Read are ligature substitutions of the features that are on everywhere (`liga`, `clig` and `rlig`), and extensions
/// that lead to them; contexts are not, nor are substitutions of one glyph by another.
///
/// Source: the OpenType specification 1.9, chapter "GSUB", lookup type 4.
struct Ligatures: Sendable {
  /// A ligature by what it is made of.
  private struct Ligature: Sendable {
    /// The glyphs behind the first one.
    var rest: [UInt16]
    var glyph: UInt16
  }

  /// The ligatures of each lookup by their first glyph, those that are preferred first.
  private var lookups: [[UInt16: [Ligature]]] = []

  /// Whether nothing is replaced.
  var isEmpty: Bool { lookups.isEmpty }

  /// Reads the table; nothing is replaced without one.
  init(_ table: FontTable?) throws(FontFileError) {
    guard let table else { return }
    var reader = LayoutTable(table, extensionType: 7)
    for subtables in try reader.subtables(of: ["liga", "clig", "rlig"], type: 4) {
      var lookup: [UInt16: [Ligature]] = [:]
      for start in subtables where try table.uint16(start) == 1 {
        let covered = try reader.coverage(start + table.uint16(start + 2))
        for (index, first) in covered.enumerated().prefix(try table.uint16(start + 4)) {
          // The first subtable that names a glyph speaks for it.
          guard lookup[first] == nil else { continue }
          let set = start + (try table.uint16(start + 6 + index * 2))
          lookup[first] = try Self.ligatures(&reader, set)
        }
      }
      if !lookup.isEmpty { lookups.append(lookup) }
    }
  }

  private static func ligatures(
    _ reader: inout LayoutTable,
    _ set: Int
  ) throws(FontFileError) -> [Ligature] {
    let table = reader.table
    var result: [Ligature] = []
    for index in 0..<(try table.uint16(set)) {
      let place = set + (try table.uint16(set + 2 + index * 2))
      let count = try table.uint16(place + 2)
      try reader.spend(1 + count)
      var rest: [UInt16] = []
      for part in 0..<max(0, count - 1) {
        rest.append(UInt16(try table.uint16(place + 4 + part * 2)))
      }
      result.append(Ligature(rest: rest, glyph: UInt16(try table.uint16(place))))
    }
    return result
  }

  /// Replaces glyphs by ligatures; one keeps the place of its first part, and the others have none.
  func apply(to glyphs: inout [ShapedGlyph]) {
    for lookup in lookups {
      var index = 0
      while index < glyphs.count {
        if let first = UInt16(exactly: glyphs[index].glyph),
          let ligature = lookup[first]?.first(where: { matches($0, glyphs, index) })
        {
          glyphs[index].glyph = Int(ligature.glyph)
          glyphs.removeSubrange((index + 1)..<(index + 1 + ligature.rest.count))
        }
        index += 1
      }
    }
  }

  private func matches(_ ligature: Ligature, _ glyphs: [ShapedGlyph], _ start: Int) -> Bool {
    guard start + ligature.rest.count < glyphs.count else { return false }
    return ligature.rest.indices.allSatisfy {
      glyphs[start + 1 + $0].glyph == Int(ligature.rest[$0])
    }
  }
}

/// A glyph and the character it stands for, or the first one of several.
struct ShapedGlyph {
  var glyph: Int
  /// The place of the character.
  var character: Int
}
