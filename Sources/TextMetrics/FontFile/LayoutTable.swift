/// A `GPOS` or `GSUB` table: what both have in common.
///
/// The lookups of all scripts and languages are taken together, for they name the glyphs that they mean.
///
/// Source: the OpenType specification 1.9, chapter "OpenType Layout Common Table Formats".
struct LayoutTable {
  let table: FontTable
  /// The type of lookup that leads to one of another type at a greater distance.
  private let extensionType: Int
  /// How many entries may still be read: fonts of all languages have less than a tenth of it.
  private var budget = 4_000_000

  /// Creates a reader of a table.
  init(_ table: FontTable, extensionType: Int) {
    self.table = table
    self.extensionType = extensionType
  }

  /// Takes entries from the budget.
  mutating func spend(_ count: Int) throws(FontFileError) {
    budget -= count
    guard budget >= 0 else {
      throw .invalidValue(table: table.tag, rule: "it has at most four million entries")
    }
  }

  /// The places of the subtables of each lookup that a feature names, in the order of the lookups.
  ///
  /// - Parameters:
  ///   - features: The names of the features, such as `kern`.
  ///   - type: The type of lookup; others are left out.
  /// - Returns: Places in the table.
  /// - Throws: ``FontFileError`` where the table is damaged.
  mutating func subtables(
    of features: Set<String>,
    type: Int
  ) throws(FontFileError) -> [[Int]] {
    let start = try table.uint16(6)
    let list = try table.uint16(8)
    guard start > 0, list > 0 else { return [] }
    var wanted: Set<Int> = []
    for index in 0..<(try table.uint16(start)) {
      let record = start + 2 + index * 6
      let name = String(decoding: try table.slice(record, 4), as: UTF8.self)
      guard features.contains(name) else { continue }
      let feature = start + (try table.uint16(record + 4))
      for place in 0..<(try table.uint16(feature + 2)) {
        try spend(1)
        wanted.insert(try table.uint16(feature + 4 + place * 2))
      }
    }
    var result: [[Int]] = []
    let count = try table.uint16(list)
    for index in wanted.sorted() where index < count {
      let lookup = list + (try table.uint16(list + 2 + index * 2))
      let found = try subtables(ofLookup: lookup, type: type)
      if !found.isEmpty { result.append(found) }
    }
    return result
  }

  private mutating func subtables(
    ofLookup lookup: Int,
    type wanted: Int
  ) throws(FontFileError) -> [Int] {
    let kind = try table.uint16(lookup)
    var result: [Int] = []
    for index in 0..<(try table.uint16(lookup + 4)) {
      try spend(1)
      var start = lookup + (try table.uint16(lookup + 6 + index * 2))
      var type = kind
      if type == extensionType {
        type = try table.uint16(start + 2)
        start += try table.uint32(start + 4)
      }
      if type == wanted { result.append(start) }
    }
    return result
  }

  /// The glyphs that a coverage table names, in its order.
  mutating func coverage(_ start: Int) throws(FontFileError) -> [UInt16] {
    var result: [UInt16] = []
    let isRanges = try table.uint16(start) == 2
    for index in 0..<(try table.uint16(start + 2)) {
      guard isRanges else {
        try spend(1)
        result.append(UInt16(try table.uint16(start + 4 + index * 2)))
        continue
      }
      result.append(contentsOf: try range(start + 4 + index * 6))
    }
    return result
  }

  /// The classes of glyphs; class 0 has all that are not named.
  mutating func classes(_ start: Int) throws(FontFileError) -> [UInt16: UInt16] {
    var result: [UInt16: UInt16] = [:]
    if try table.uint16(start) == 1 {
      let first = try table.uint16(start + 2)
      let count = try table.uint16(start + 4)
      try spend(count)
      for index in 0..<count {
        guard let glyph = UInt16(exactly: first + index) else { break }
        result[glyph] = UInt16(try table.uint16(start + 6 + index * 2))
      }
      return result
    }
    for index in 0..<(try table.uint16(start + 2)) {
      let place = start + 4 + index * 6
      let value = UInt16(try table.uint16(place + 4))
      for glyph in try range(place) { result[glyph] = value }
    }
    return result
  }

  /// The glyphs from a first to a last one; none where they are the wrong way round.
  private mutating func range(_ place: Int) throws(FontFileError) -> [UInt16] {
    let first = UInt16(try table.uint16(place))
    let last = UInt16(try table.uint16(place + 2))
    guard first <= last else { return [] }
    try spend(Int(last - first) + 1)
    return Array(first...last)
  }
}
