/// The measures of a TrueType or OpenType font: what layout needs, and no outlines.
///
///     let font = try FontFile([UInt8](Data(contentsOf: url)))
///     font.advance(of: "A")  // in em
///
/// The tables `head`, `hhea`, `hmtx`, `cmap` (formats 4 and 12) and `name` are required; `OS/2` is read where it is
/// there, and pairs are adjusted by the feature `kern` of `GPOS`, or without it by `kern` (format 0). Every offset is
/// checked: damaged bytes give an error, never a trap. A collection (`ttcf`) has several fonts: ``fonts(in:)``.
///
/// Not read: `GSUB`, so that nothing is substituted; variations, so that a variable font has the measures of its
/// default instance.
///
/// Source: the OpenType specification 1.9, the chapters of the tables named.
public struct FontFile: Sendable {
  /// The name that `UIFont(name:size:)` takes, such as `SourceSans3-Regular`.
  public let postScriptName: String
  /// The name of the family, such as `Source Sans 3`; empty where the font states none.
  public let familyName: String
  /// The name for people, such as `Source Sans 3 Bold`; empty where the font states none.
  public let fullName: String
  /// The vertical measures at a size of one point.
  public let metrics: FontMetrics

  private let unitsPerEm: Double
  private let advances: [UInt16]
  private let map: CharacterMap
  /// Adjustments by left and right glyph, in font units.
  private let pairs: [UInt32: Int16]
  private let positioning: PairPositioning

  /// Reads a font, of a collection the first one.
  ///
  /// - Throws: ``FontFileError``.
  /// - Complexity: O(*bytes*).
  public init(_ bytes: [UInt8]) throws(FontFileError) {
    try self.init(FontTables(bytes))
  }

  /// Reads all fonts of a file: of a collection several, else one.
  ///
  /// - Throws: ``FontFileError``.
  /// - Complexity: O(*bytes* · *fonts*).
  public static func fonts(in bytes: [UInt8]) throws(FontFileError) -> [FontFile] {
    var fonts: [FontFile] = []
    for start in try FontTables.starts(in: bytes) {
      fonts.append(try FontFile(FontTables(bytes, at: start)))
    }
    return fonts
  }

  private init(_ tables: FontTables) throws(FontFileError) {
    let head = try tables.required("head")
    let units = try head.uint16(18)
    guard (16...16384).contains(units) else {
      throw .invalidValue(table: "head", rule: "units per em are from 16 to 16384")
    }
    unitsPerEm = Double(units)
    advances = try Self.advances(tables)
    map = try CharacterMap(tables.required("cmap"))
    positioning = try PairPositioning(tables["GPOS"])
    pairs = positioning.isEmpty ? try Self.pairs(tables["kern"]) : [:]
    metrics = try Self.metrics(tables, unitsPerEm: Double(units))
    let names = try FontNames(tables.required("name"))
    guard let name = names.postScript else {
      throw .invalidValue(table: "name", rule: "there is a PostScript name")
    }
    postScriptName = name
    familyName = names.family ?? ""
    fullName = names.full ?? ""
  }

  /// The distance from the start of a character to the next one, in em; nil where the font does not
  /// have the character.
  public func advance(of scalar: Unicode.Scalar) -> Double? {
    guard let glyph = map.glyph(of: scalar) else { return nil }
    return advance(ofGlyph: glyph)
  }

  /// The advance of the glyph that stands for characters that the font does not have, in em.
  public var missingAdvance: Double { advance(ofGlyph: 0) }

  /// By how much the distance between two characters differs from the first one's advance, in em.
  public func adjustment(_ left: Unicode.Scalar, _ right: Unicode.Scalar) -> Double {
    guard !(pairs.isEmpty && positioning.isEmpty), let left = map.glyph(of: left),
      let right = map.glyph(of: right)
    else { return 0 }
    if !positioning.isEmpty { return Double(positioning.adjustment(left, right)) / unitsPerEm }
    return Double(pairs[UInt32(left) << 16 | UInt32(right)] ?? 0) / unitsPerEm
  }

  private func advance(ofGlyph glyph: Int) -> Double {
    // Glyphs behind the last entry share its advance.
    Double(advances[min(glyph, advances.count - 1)]) / unitsPerEm
  }

  // MARK: - Tables

  private static func advances(_ tables: FontTables) throws(FontFileError) -> [UInt16] {
    let count = try tables.required("hhea").uint16(34)
    guard count > 0 else {
      throw .invalidValue(table: "hhea", rule: "there is at least one advance")
    }
    let hmtx = try tables.required("hmtx")
    var result: [UInt16] = []
    result.reserveCapacity(count)
    for index in 0..<count { result.append(UInt16(try hmtx.uint16(index * 4))) }
    return result
  }

  /// The measures that `hhea` states, as Apple's platforms take them, and the heights that `OS/2`
  /// states; without it, 0.7 and 0.5 em.
  private static func metrics(
    _ tables: FontTables,
    unitsPerEm: Double
  ) throws(FontFileError) -> FontMetrics {
    let hhea = try tables.required("hhea")
    var capHeight = 0.7
    var xHeight = 0.5
    if let os2 = tables["OS/2"], try os2.uint16(0) >= 2 {
      xHeight = Double(try os2.int16(86)) / unitsPerEm
      capHeight = Double(try os2.int16(88)) / unitsPerEm
    }
    return FontMetrics(
      ascender: Double(max(0, try hhea.int16(4))) / unitsPerEm,
      descender: Double(max(0, -(try hhea.int16(6)))) / unitsPerEm,
      capHeight: capHeight,
      xHeight: xHeight,
      leading: Double(max(0, try hhea.int16(8))) / unitsPerEm
    )
  }

  /// The pairs of the horizontal subtables of format 0, the later ones added to the former.
  private static func pairs(_ table: FontTable?) throws(FontFileError) -> [UInt32: Int16] {
    guard let table, try table.uint16(0) == 0 else { return [:] }
    var result: [UInt32: Int16] = [:]
    var start = 4
    for _ in 0..<(try table.uint16(2)) {
      let length = try table.uint16(start + 2)
      let coverage = try table.uint16(start + 4)
      // Bit 0: horizontal; bits 1 and 2: minimum and cross-stream values; the high byte is the format.
      if coverage & 0xFF07 == 1 {
        for index in 0..<(try table.uint16(start + 6)) {
          let place = start + 14 + index * 6
          let key = UInt32(try table.uint32(place))
          result[key] = (result[key] ?? 0) &+ Int16(try table.int16(place + 4))
        }
      }
      guard length >= 6 else { throw .invalidValue(table: "kern", rule: "a subtable has a header") }
      start += length
    }
    return result
  }
}
