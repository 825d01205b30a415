/// The measures of a TrueType or OpenType font: what layout needs, and no outlines.
///
///     let font = try FontFile([UInt8](Data(contentsOf: url)))
///     font.advance(of: "A")  // in em
///
/// The tables `head`, `hhea`, `hmtx`, `cmap` (formats 4 and 12) and `name` are required; `OS/2` is read where it is
/// there, and pairs are adjusted by the feature `kern` of `GPOS`, or without it by `kern` (format 0). Every offset is
/// checked: damaged bytes give an error, never a trap. A collection (`ttcf`) has several fonts: ``fonts(in:)``.
///
/// Ligatures are made as `GSUB` says (`liga`, `clig`, `rlig`); it is not looked at for anything else. Of a variable font
/// the axes (`fvar`, `avar`) and the differences of advances (`HVAR`), of heights (`MVAR`) and of pairs (`GDEF`) are read;
/// without `HVAR` all its instances have the advances of the default one.
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
  /// How thick the strokes are, as the table `OS/2` or the axis `wght` states; regular where neither does.
  public let weight: FontWeight
  /// Whether the table `OS/2` calls the font italic or oblique.
  public let isItalic: Bool

  /// The bytes of the whole file, which the fonts of a collection share.
  let contents: [UInt8]
  let unitsPerEm: Double
  private let advances: [UInt16]
  private let map: CharacterMap
  /// Adjustments by left and right glyph, in font units.
  private let pairs: [UInt32: Int16]
  private let positioning: PairPositioning
  private let ligatures: Ligatures
  /// What was measured in this font, by all copies of it.
  let measured = AdvanceCache()
  #if HarfBuzz
  /// What shapes text in the font.
  let shaper: HarfBuzzFont
  #endif

  /// Reads a font, of a collection the first one.
  ///
  /// - Throws: ``FontFileError``.
  /// - Complexity: O(*bytes*).
  public init(_ bytes: [UInt8]) throws(FontFileError) {
    try self.init(FontTables(bytes), at: nil)
  }

  /// Reads a variable font, of a collection the first one, at a place in its space of design.
  ///
  ///     let bold = try FontFile(bytes, variations: ["wght": 700])
  ///
  /// - Parameters:
  ///   - bytes: The bytes of the file.
  ///   - variations: Coordinates by the tags of their axes, each within the axis's limits; axes that are not named stay
  ///     as they are by default, and tags of axes that the font does not have are not looked at.
  /// - Throws: ``FontFileError``.
  public init(_ bytes: [UInt8], variations: [String: Double]) throws(FontFileError) {
    let tables = try FontTables(bytes)
    let space = try FontVariations(tables)
    try self.init(tables, at: FontPlace(space, space.axes.map { variations[$0.tag] ?? $0.usual }))
  }

  /// Reads all fonts of a file: of a collection several, of a variable font its default and its named instances.
  ///
  /// - Throws: ``FontFileError``.
  /// - Complexity: O(*bytes* · *fonts*).
  public static func fonts(in bytes: [UInt8]) throws(FontFileError) -> [FontFile] {
    var fonts: [FontFile] = []
    for (index, start) in try FontTables.starts(in: bytes).enumerated() {
      var tables = try FontTables(bytes, at: start)
      tables.index = index
      let font = try FontFile(tables, at: nil)
      fonts.append(font)
      let space = try FontVariations(tables)
      for instance in space.instances {
        let place = try FontPlace(space, instance, of: font, tables)
        guard place.postScriptName != font.postScriptName else { continue }
        fonts.append(try FontFile(tables, at: place))
      }
    }
    return fonts
  }

  /// Reads a font, at a place in its space of design where it is variable and one is given.
  private init(_ tables: FontTables, at place: FontPlace?) throws(FontFileError) {
    let head = try tables.required("head")
    let units = try head.uint16(18)
    guard (16...16384).contains(units) else {
      throw .invalidValue(table: "head", rule: "units per em are from 16 to 16384")
    }
    contents = tables.bytes
    unitsPerEm = Double(units)
    advances = try Self.advances(tables, at: place)
    map = try CharacterMap(tables.required("cmap"))
    positioning = try PairPositioning(tables["GPOS"], place?.differencesOfPairs(tables))
    ligatures = try Ligatures(tables["GSUB"])
    pairs = positioning.isEmpty ? try Self.pairs(tables["kern"]) : [:]
    metrics = try Self.metrics(tables, unitsPerEm: Double(units), at: place)
    let names = try FontNames(tables.required("name"))
    guard let name = place?.postScriptName ?? names.postScript else {
      throw .invalidValue(table: "name", rule: "there is a PostScript name")
    }
    postScriptName = name
    familyName = names.family ?? ""
    fullName = place?.fullName ?? names.full ?? ""
    let style = try Self.style(tables["OS/2"])
    weight = place?.weight ?? style.weight
    isItalic = style.isItalic
    #if HarfBuzz
    shaper = HarfBuzzFont(tables.bytes, index: tables.index, place: place?.coordinates ?? [])
    #endif
  }

  /// The distance from the start of a character to the next one, in em; nil where the font does not
  /// have the character.
  public func advance(of scalar: Unicode.Scalar) -> Double? {
    guard let glyph = map.glyph(of: scalar) else { return nil }
    return advance(ofGlyph: glyph)
  }

  /// The glyph of a character, or nil where the font does not have it.
  func glyph(of scalar: Unicode.Scalar) -> Int? { map.glyph(of: scalar) }

  /// The advance of the glyph that stands for characters that the font does not have, in em.
  public var missingAdvance: Double { advance(ofGlyph: 0) }

  /// By how much the distance between two characters differs from the first one's advance, in em.
  public func adjustment(_ left: Unicode.Scalar, _ right: Unicode.Scalar) -> Double {
    guard adjustsPairs, let left = map.glyph(of: left), let right = map.glyph(of: right) else {
      return 0
    }
    return adjustment(left, right)
  }

  /// The advances in em of characters in a row, with pairs adjusted and ligatures made; nil unless the font has them all.
  ///
  /// A ligature's advance is that of the first of its characters, and the others have none.
  func advances(of scalars: [Unicode.Scalar]) -> [Double]? {
    var glyphs: [ShapedGlyph] = []
    glyphs.reserveCapacity(scalars.count)
    for (place, scalar) in scalars.enumerated() {
      guard let glyph = map.glyph(of: scalar) else { return nil }
      glyphs.append(ShapedGlyph(glyph: glyph, character: place))
    }
    if !ligatures.isEmpty { ligatures.apply(to: &glyphs) }
    var result = [Double](repeating: 0, count: scalars.count)
    for (place, shaped) in glyphs.enumerated() {
      result[shaped.character] = advance(ofGlyph: shaped.glyph)
      if adjustsPairs, place + 1 < glyphs.count {
        result[shaped.character] += adjustment(shaped.glyph, glyphs[place + 1].glyph)
      }
    }
    return result
  }

  private var adjustsPairs: Bool { !(pairs.isEmpty && positioning.isEmpty) }

  private func adjustment(_ left: Int, _ right: Int) -> Double {
    if !positioning.isEmpty { return Double(positioning.adjustment(left, right)) / unitsPerEm }
    return Double(pairs[UInt32(left) << 16 | UInt32(right)] ?? 0) / unitsPerEm
  }

  private func advance(ofGlyph glyph: Int) -> Double {
    // Glyphs behind the last entry share its advance.
    Double(advances[min(glyph, advances.count - 1)]) / unitsPerEm
  }

  // MARK: - Tables

  private static func advances(
    _ tables: FontTables,
    at place: FontPlace?
  ) throws(FontFileError) -> [UInt16] {
    let count = try tables.required("hhea").uint16(34)
    guard count > 0 else {
      throw .invalidValue(table: "hhea", rule: "there is at least one advance")
    }
    let hmtx = try tables.required("hmtx")
    var result: [UInt16] = []
    result.reserveCapacity(count)
    for index in 0..<count { result.append(UInt16(try hmtx.uint16(index * 4))) }
    try place?.changeAdvances(&result, tables)
    return result
  }

  /// The measures that `hhea` states, as Apple's platforms take them, and the heights that `OS/2`
  /// states; without it, 0.7 and 0.5 em.
  private static func metrics(
    _ tables: FontTables,
    unitsPerEm: Double,
    at place: FontPlace?
  ) throws(FontFileError) -> FontMetrics {
    let hhea = try tables.required("hhea")
    var capHeight = 0.7
    var xHeight = 0.5
    if let os2 = tables["OS/2"], try os2.uint16(0) >= 2 {
      xHeight = Double(try os2.int16(86)) / unitsPerEm
      capHeight = Double(try os2.int16(88)) / unitsPerEm
    }
    let changes = try place?.differencesOfHeights(tables) ?? [:]
    func height(_ tag: String) -> Double { (changes[tag] ?? 0) / unitsPerEm }
    return FontMetrics(
      ascender: max(0, Double(try hhea.int16(4)) / unitsPerEm + height("hasc")),
      descender: max(0, -Double(try hhea.int16(6)) / unitsPerEm - height("hdsc")),
      capHeight: capHeight + height("cpht"),
      xHeight: xHeight + height("xhgt"),
      leading: max(0, Double(try hhea.int16(8)) / unitsPerEm + height("hlgp"))
    )
  }

  /// The weight and the slant that the table states.
  private static func style(
    _ os2: FontTable?
  ) throws(FontFileError) -> (weight: FontWeight, isItalic: Bool) {
    guard let os2, os2.count >= 64 else { return (.regular, false) }
    // Bits 0 and 9: italic and oblique.
    let stated = try os2.uint16(4)
    return (
      stated > 0 ? FontWeight(class: Double(stated)) : .regular, try os2.uint16(62) & 0x201 != 0
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
