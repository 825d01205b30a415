/// The adjustments of pairs in a font's `GPOS` table: what its feature `kern` adds to the advance of the first glyph.
///
/// Read are pair positioning of both formats, and extensions that lead to it; contexts are not. The lookups of all
/// scripts are taken together, for they name the glyphs that they mean.
///
/// Source: the OpenType specification 1.9, chapters "GPOS" and "Common Table Formats".
struct PairPositioning: Sendable {
  /// The subtables of each lookup: the first that speaks of a pair counts, and lookups add up.
  private var lookups: [[Subtable]] = []
  /// How many entries may still be read: fonts of all languages have less than a tenth of it.
  private var budget = 4_000_000

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
  init(_ table: FontTable?) throws(FontFileError) {
    guard let table else { return }
    let features = try table.uint16(6)
    let list = try table.uint16(8)
    guard features > 0, list > 0 else { return }
    var wanted: Set<Int> = []
    for index in 0..<(try table.uint16(features)) {
      let record = features + 2 + index * 6
      guard try table.uint32(record) == 0x6B65_726E else { continue }  // kern
      let feature = features + (try table.uint16(record + 4))
      for place in 0..<(try table.uint16(feature + 2)) {
        try spend(1, table)
        wanted.insert(try table.uint16(feature + 4 + place * 2))
      }
    }
    let count = try table.uint16(list)
    for index in wanted.sorted() where index < count {
      let lookup = list + (try table.uint16(list + 2 + index * 2))
      let subtables = try subtables(table, lookup)
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

  private mutating func spend(_ count: Int, _ table: FontTable) throws(FontFileError) {
    budget -= count
    guard budget >= 0 else {
      throw .invalidValue(table: table.tag, rule: "it has at most four million entries")
    }
  }

  private mutating func subtables(
    _ table: FontTable,
    _ lookup: Int
  ) throws(FontFileError) -> [Subtable] {
    let kind = try table.uint16(lookup)
    var result: [Subtable] = []
    for index in 0..<(try table.uint16(lookup + 4)) {
      try spend(1, table)
      var start = lookup + (try table.uint16(lookup + 6 + index * 2))
      var type = kind
      if type == 9 {
        type = try table.uint16(start + 2)
        start += try table.uint32(start + 4)
      }
      guard type == 2 else { continue }
      switch try table.uint16(start) {
      case 1: result.append(try glyphPairs(table, start))
      case 2: result.append(try classPairs(table, start))
      default: continue
      }
    }
    return result
  }

  private mutating func glyphPairs(
    _ table: FontTable,
    _ start: Int
  ) throws(FontFileError) -> Subtable {
    let record = try ValueRecord(table, start)
    let covered = try coverage(table, start + table.uint16(start + 2))
    var values: [UInt32: Int16] = [:]
    for (index, left) in covered.enumerated().prefix(try table.uint16(start + 8)) {
      let set = start + (try table.uint16(start + 10 + index * 2))
      let count = try table.uint16(set)
      try spend(count, table)
      for pair in 0..<count {
        let place = set + 2 + pair * (2 + record.size)
        let key = UInt32(left) << 16 | UInt32(try table.uint16(place))
        // The first of two with one key counts, as a search would find it.
        if values[key] == nil { values[key] = try record.advance(table, place + 2) }
      }
    }
    return .glyphs(values)
  }

  private mutating func classPairs(
    _ table: FontTable,
    _ start: Int
  ) throws(FontFileError) -> Subtable {
    let record = try ValueRecord(table, start)
    let covered = try coverage(table, start + table.uint16(start + 2))
    let first = try classes(table, start + table.uint16(start + 8))
    let second = try classes(table, start + table.uint16(start + 10))
    let (rows, columns) = (try table.uint16(start + 12), try table.uint16(start + 14))
    try spend(rows * columns, table)
    var values: [Int16] = []
    values.reserveCapacity(rows * columns)
    for index in 0..<(rows * columns) {
      values.append(try record.advance(table, start + 16 + index * record.size))
    }
    var named: [UInt16: UInt16] = [:]
    for glyph in covered { named[glyph] = first[glyph] ?? 0 }
    return .classes(named, second, values, count: columns)
  }

  /// The glyphs that a coverage table names, in its order.
  private mutating func coverage(
    _ table: FontTable,
    _ start: Int
  ) throws(FontFileError) -> [UInt16] {
    var result: [UInt16] = []
    let isRanges = try table.uint16(start) == 2
    for index in 0..<(try table.uint16(start + 2)) {
      guard isRanges else {
        try spend(1, table)
        result.append(UInt16(try table.uint16(start + 4 + index * 2)))
        continue
      }
      let range = try range(table, start + 4 + index * 6)
      result.append(contentsOf: range)
    }
    return result
  }

  /// The classes of glyphs; class 0 has all that are not named.
  private mutating func classes(
    _ table: FontTable,
    _ start: Int
  ) throws(FontFileError) -> [UInt16: UInt16] {
    var result: [UInt16: UInt16] = [:]
    if try table.uint16(start) == 1 {
      let first = try table.uint16(start + 2)
      let count = try table.uint16(start + 4)
      try spend(count, table)
      for index in 0..<count {
        guard let glyph = UInt16(exactly: first + index) else { break }
        result[glyph] = UInt16(try table.uint16(start + 6 + index * 2))
      }
      return result
    }
    for index in 0..<(try table.uint16(start + 2)) {
      let place = start + 4 + index * 6
      let value = UInt16(try table.uint16(place + 4))
      for glyph in try range(table, place) { result[glyph] = value }
    }
    return result
  }

  /// The glyphs from a first to a last one; none where they are the wrong way round.
  private mutating func range(
    _ table: FontTable,
    _ place: Int
  ) throws(FontFileError) -> [UInt16] {
    let first = UInt16(try table.uint16(place))
    let last = UInt16(try table.uint16(place + 2))
    guard first <= last else { return [] }
    try spend(Int(last - first) + 1, table)
    return Array(first...last)
  }

  /// Where the advance of the first glyph stands among the values of a pair.
  private struct ValueRecord {
    /// The length of both glyphs' values in bytes.
    let size: Int
    /// The place of the first glyph's advance; nil where it has none.
    private let place: Int?

    /// Reads the formats of a subtable, which say by bits which values there are: two places, two advances, and four
    /// corrections for devices, in this order.
    init(_ table: FontTable, _ start: Int) throws(FontFileError) {
      let formats = (try table.uint16(start + 4), try table.uint16(start + 6))
      size = 2 * (formats.0.nonzeroBitCount + formats.1.nonzeroBitCount)
      place = formats.0 & 4 == 0 ? nil : 2 * (formats.0 & 3).nonzeroBitCount
    }

    func advance(_ table: FontTable, _ start: Int) throws(FontFileError) -> Int16 {
      guard let place else { return 0 }
      return Int16(try table.int16(start + place))
    }
  }
}
