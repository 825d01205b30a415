/// The adjustments of pairs in a font's `GPOS` table: what its feature `kern` adds to the advance of the first glyph.
///
/// Read are pair positioning of both formats, and extensions that lead to it; contexts are not. The lookups of all
/// scripts are taken together, for they name the glyphs that they mean.
///
/// Source: the OpenType specification 1.9, chapters "GPOS" and "Common Table Formats".
struct PairPositioning: Sendable {
  /// The subtables of each lookup: the first that speaks of a pair counts, and lookups add up.
  private var lookups: [[Subtable]] = []
  /// Whether nothing is adjusted.
  var isEmpty: Bool { lookups.isEmpty }

  private enum Subtable: Sendable {
    /// Values in font units by first and second glyph.
    case glyphs([UInt32: Int16])
    /// The first glyphs' classes, the second glyphs' classes (0 for those that are not named), the values by both, and
    /// how many classes second glyphs have.
    case classes([UInt16: UInt16], [UInt16: UInt16], [Int16], count: Int)
  }

  /// Reads the table; nothing is adjusted without one.
  ///
  /// - Parameters:
  ///   - table: The table `GPOS`.
  ///   - variations: Differences at a place of a variable font.
  /// - Throws: ``FontFileError`` where the table is damaged.
  init(_ table: FontTable?, _ variations: VariationStore? = nil) throws(FontFileError) {
    guard let table else { return }
    var reader = LayoutTable(table, extensionType: 9)
    for starts in try reader.subtables(of: ["kern"], type: 2) {
      var subtables: [Subtable] = []
      for start in starts {
        switch try table.uint16(start) {
        case 1: subtables.append(try Self.glyphPairs(&reader, start, variations))
        case 2: subtables.append(try Self.classPairs(&reader, start, variations))
        default: continue
        }
      }
      if !subtables.isEmpty { lookups.append(subtables) }
    }
  }

  /// What a pair of glyphs adds to the advance of the first one, in font units.
  func adjustment(_ left: Int, _ right: Int) -> Int {
    guard let first = UInt16(exactly: left), let second = UInt16(exactly: right) else { return 0 }
    var sum = 0
    for lookup in lookups {
      for subtable in lookup {
        guard let value = Self.value(subtable, first, second) else { continue }
        sum += Int(value)
        break
      }
    }
    return sum
  }

  /// What a subtable says of a pair; nil where it does not speak of it.
  private static func value(_ subtable: Subtable, _ left: UInt16, _ right: UInt16) -> Int16? {
    switch subtable {
    case .glyphs(let values): return values[UInt32(left) << 16 | UInt32(right)]
    case .classes(let first, let second, let values, let count):
      guard let row = first[left] else { return nil }
      let place = Int(row) * count + Int(second[right] ?? 0)
      return values.indices.contains(place) ? values[place] : nil
    }
  }

  // MARK: - Reading

  private static func glyphPairs(
    _ reader: inout LayoutTable,
    _ start: Int,
    _ variations: VariationStore?
  ) throws(FontFileError) -> Subtable {
    let table = reader.table
    let record = try ValueRecord(table, start, variations)
    let covered = try reader.coverage(start + table.uint16(start + 2))
    var values: [UInt32: Int16] = [:]
    for (index, left) in covered.enumerated().prefix(try table.uint16(start + 8)) {
      let set = start + (try table.uint16(start + 10 + index * 2))
      let count = try table.uint16(set)
      try reader.spend(count)
      for pair in 0..<count {
        let place = set + 2 + pair * (2 + record.size)
        let key = UInt32(left) << 16 | UInt32(try table.uint16(place))
        // The first of two with one key counts, as a search would find it.
        if values[key] == nil { values[key] = try record.advance(table, place + 2, in: set) }
      }
    }
    return .glyphs(values)
  }

  private static func classPairs(
    _ reader: inout LayoutTable,
    _ start: Int,
    _ variations: VariationStore?
  ) throws(FontFileError) -> Subtable {
    let table = reader.table
    let record = try ValueRecord(table, start, variations)
    let covered = try reader.coverage(start + table.uint16(start + 2))
    let first = try reader.classes(start + table.uint16(start + 8))
    let second = try reader.classes(start + table.uint16(start + 10))
    let (rows, columns) = (try table.uint16(start + 12), try table.uint16(start + 14))
    try reader.spend(rows * columns)
    var values: [Int16] = []
    values.reserveCapacity(rows * columns)
    for index in 0..<(rows * columns) {
      values.append(try record.advance(table, start + 16 + index * record.size, in: start))
    }
    var named: [UInt16: UInt16] = [:]
    for glyph in covered { named[glyph] = first[glyph] ?? 0 }
    return .classes(named, second, values, count: columns)
  }

  /// Where the advance of the first glyph stands among the values of a pair.
  private struct ValueRecord {
    /// The length of both glyphs' values in bytes.
    let size: Int
    /// The place of the first glyph's advance; nil where it has none.
    private let place: Int?
    /// The place of the first glyph's correction of its advance; nil where it has none.
    private let correction: Int?
    private let variations: VariationStore?

    /// Reads the formats of a subtable, which say by bits which values there are: two places, two advances, and four
    /// corrections for devices or variations, in this order.
    init(_ table: FontTable, _ start: Int, _ variations: VariationStore?) throws(FontFileError) {
      let formats = (try table.uint16(start + 4), try table.uint16(start + 6))
      size = 2 * (formats.0.nonzeroBitCount + formats.1.nonzeroBitCount)
      place = formats.0 & 4 == 0 ? nil : 2 * (formats.0 & 3).nonzeroBitCount
      correction = formats.0 & 0x40 == 0 ? nil : 2 * (formats.0 & 0x3F).nonzeroBitCount
      self.variations = variations
    }

    /// The adjustment whose values begin at `start`, in a table that begins at `parent`.
    func advance(
      _ table: FontTable,
      _ start: Int,
      in parent: Int
    ) throws(FontFileError) -> Int16 {
      var value =
        try place.map { place throws(FontFileError) in try table.int16(start + place) } ?? 0
      if let correction, let variations {
        let index = parent + (try table.uint16(start + correction))
        if index > parent, try table.uint16(index + 4) == 0x8000 {
          let change = try variations.difference(table.uint16(index), table.uint16(index + 2))
          value += Int(min(max(-32768, change.rounded()), 32767))
        }
      }
      return Int16(clamping: value)
    }
  }
}
