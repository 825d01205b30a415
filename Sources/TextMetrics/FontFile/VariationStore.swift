/// Differences of figures from those of a variable font's default, by place in its space of design.
///
/// Source: the OpenType specification 1.9, chapter "OpenType Font Variations Common Table Formats".
struct VariationStore {
  private let table: FontTable
  private let start: Int
  /// How much of each region's differences applies at the place that is asked for, from 0 to 1.
  private let shares: [Double]

  /// Reads the regions of a store.
  ///
  /// - Parameters:
  ///   - table: The table that holds the store.
  ///   - start: Where it begins in the table, in bytes.
  ///   - place: The coordinates, one for each axis, from −1 to 1.
  /// - Throws: ``FontFileError`` where the table is damaged.
  init(_ table: FontTable, at start: Int, place: [Double]) throws(FontFileError) {
    self.table = table
    self.start = start
    let regions = start + (try table.uint32(start + 2))
    let axes = try table.uint16(regions)
    var shares: [Double] = []
    for region in 0..<(try table.uint16(regions + 2)) {
      var share = 1.0
      for axis in 0..<axes {
        let record = regions + 4 + (region * axes + axis) * 6
        share *= Self.share(
          of: axis < place.count ? place[axis] : 0,
          from: try table.fraction(record),
          peak: try table.fraction(record + 2),
          to: try table.fraction(record + 4)
        )
      }
      shares.append(share)
    }
    self.shares = shares
  }

  /// How much applies of a region along one axis.
  private static func share(
    of place: Double,
    from start: Double,
    peak: Double,
    to end: Double
  ) -> Double {
    if peak == 0 || place == peak { return 1 }
    if start > peak || peak > end || (start < 0 && end > 0) { return 1 }
    if place <= start || place >= end { return 0 }
    return place < peak ? (place - start) / (peak - start) : (end - place) / (end - peak)
  }

  /// The difference of a figure in font units; 0 for one that is not in the store.
  func difference(_ outer: Int, _ inner: Int) throws(FontFileError) -> Double {
    guard outer < (try table.uint16(start + 6)) else { return 0 }
    let data = start + (try table.uint32(start + 8 + outer * 4))
    guard inner < (try table.uint16(data)) else { return 0 }
    let (flags, count) = (try table.uint16(data + 2), try table.uint16(data + 4))
    let (long, short) = flags & 0x8000 == 0 ? (2, 1) : (4, 2)
    let longs = flags & 0x7FFF
    guard longs <= count else {
      throw .invalidValue(table: table.tag, rule: "long differences are no more than all")
    }
    var place = data + 6 + count * 2 + inner * (longs * long + (count - longs) * short)
    var sum = 0.0
    for index in 0..<count {
      let width = index < longs ? long : short
      let region = try table.uint16(data + 6 + index * 2)
      let value = try table.signed(place, width: width)
      if shares.indices.contains(region) { sum += shares[region] * Double(value) }
      place += width
    }
    return sum
  }
}

/// Which figure of a store belongs to which glyph: a map of a table like `HVAR`.
struct VariationMap {
  private let table: FontTable
  private let start: Int
  private let count: Int
  private let header: Int
  private let format: Int

  /// Reads the header of a map that begins at a place in a table.
  init(_ table: FontTable, at start: Int) throws(FontFileError) {
    self.table = table
    self.start = start
    let isLong = try table.uint8(start) == 1
    format = try table.uint8(start + 1)
    count = isLong ? try table.uint32(start + 2) : try table.uint16(start + 2)
    header = isLong ? 6 : 4
  }

  /// The place of a glyph's figure; glyphs behind the last entry share it.
  func entry(_ glyph: Int) throws(FontFileError) -> (outer: Int, inner: Int) {
    guard count > 0 else { return (0, glyph) }
    let width = (format >> 4 & 3) + 1
    let bits = (format & 15) + 1
    var value = 0
    for byte in 0..<width {
      value = value << 8 | (try table.uint8(start + header + min(glyph, count - 1) * width + byte))
    }
    return (value >> bits, value & (1 << bits - 1))
  }
}

extension FontTable {
  /// A signed number with 14 binary places at `offset`.
  func fraction(_ offset: Int) throws(FontFileError) -> Double {
    Double(try int16(offset)) / 16384
  }

  /// A signed number with 16 binary places at `offset`.
  func fixed(_ offset: Int) throws(FontFileError) -> Double {
    Double(try signed(offset, width: 4)) / 65536
  }

  /// The signed number of 1, 2 or 4 bytes at `offset`.
  func signed(_ offset: Int, width: Int) throws(FontFileError) -> Int {
    switch width {
    case 1: return Int(Int8(truncatingIfNeeded: try uint8(offset)))
    case 2: return try int16(offset)
    default: return Int(Int32(truncatingIfNeeded: try uint32(offset)))
    }
  }
}
