/// A place in the space of design of a variable font, with what it changes.
struct FontPlace {
  /// The coordinates, one for each axis, from −1 to 1.
  let coordinates: [Double]
  /// The PostScript name of the font there, where the place has a name.
  private(set) var postScriptName: String?
  /// The name for people, where the place has one.
  private(set) var fullName: String?
  /// The weight that the axis `wght` states, where the font has it.
  let weight: FontWeight?

  /// Creates a place by coordinates in the axes' own units.
  init(_ space: FontVariations, _ coordinates: [Double]) {
    self.coordinates = space.normalized(coordinates)
    let axis = space.axes.firstIndex { $0.tag == "wght" }
    weight = axis.flatMap { $0 < coordinates.count ? FontWeight(class: coordinates[$0]) : nil }
  }

  /// Creates the place of a named instance.
  ///
  /// Without a PostScript name of its own it has one of the family's name and the style's, as the chapter "fvar" of the
  /// OpenType specification says.
  init(
    _ space: FontVariations,
    _ instance: FontVariations.Instance,
    of font: FontFile,
    _ tables: FontTables
  ) throws(FontFileError) {
    self.init(space, instance.place)
    let names = try FontNames(tables.required("name"))
    let style = try names.text(of: instance.style) ?? "Regular"
    let stated = try instance.postScriptName.flatMap { number throws(FontFileError) in
      try names.text(of: number)
    }
    let family = try names.text(of: 25) ?? font.familyName
    postScriptName =
      stated ?? family.filter { $0 != " " } + "-" + style.filter { $0 != " " }
    fullName = font.familyName + " " + style
  }

  /// Adds to advances what the table `HVAR` says.
  func changeAdvances(_ advances: inout [UInt16], _ tables: FontTables) throws(FontFileError) {
    guard let table = tables["HVAR"], coordinates.contains(where: { $0 != 0 }) else { return }
    let store = try VariationStore(table, at: table.uint32(4), place: coordinates)
    let start = try table.uint32(8)
    let map = start > 0 ? try VariationMap(table, at: start) : nil
    for glyph in advances.indices {
      let entry = try map?.entry(glyph) ?? (0, glyph)
      let change = try store.difference(entry.0, entry.1).rounded()
      advances[glyph] = UInt16(min(max(0, Double(advances[glyph]) + change), 65535))
    }
  }

  /// What the table `MVAR` adds to heights, in font units by their tags.
  func differencesOfHeights(_ tables: FontTables) throws(FontFileError) -> [String: Double] {
    guard let table = tables["MVAR"], coordinates.contains(where: { $0 != 0 }) else { return [:] }
    let start = try table.uint16(10)
    guard start > 0 else { return [:] }
    let store = try VariationStore(table, at: start, place: coordinates)
    var result: [String: Double] = [:]
    let size = try table.uint16(6)
    for index in 0..<(try table.uint16(8)) {
      let record = 12 + index * size
      let tag = String(decoding: try table.slice(record, 4), as: UTF8.self)
      result[tag] = try store.difference(table.uint16(record + 4), table.uint16(record + 6))
    }
    return result
  }

  /// What pairs are adjusted by, where that changes in the space of design.
  func differencesOfPairs(_ tables: FontTables) throws(FontFileError) -> VariationStore? {
    guard let table = tables["GDEF"], try table.uint32(0) >= 0x10003,
      coordinates.contains(where: { $0 != 0 })
    else { return nil }
    let start = try table.uint32(14)
    return start > 0 ? try VariationStore(table, at: start, place: coordinates) : nil
  }
}
