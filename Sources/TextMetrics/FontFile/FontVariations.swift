/// The axes and named instances of a variable font.
///
/// Source: the OpenType specification 1.9, chapters "fvar" and "avar".
struct FontVariations {
  /// An axis of the space of design, in the axis's own units.
  struct Axis {
    var tag: String
    var minimum: Double
    var usual: Double
    var maximum: Double
    /// What `avar` makes of coordinates from −1 to 1: rising pairs.
    var bends: [(from: Double, to: Double)] = []
  }

  /// A place in the space of design that has a name.
  struct Instance {
    /// The name's number in the table `name`, such as that of "Bold".
    var style: Int
    /// The number of its PostScript name; nil where it states none.
    var postScriptName: Int?
    /// The coordinates in the axes' own units.
    var place: [Double]
  }

  private(set) var axes: [Axis] = []
  private(set) var instances: [Instance] = []

  /// Reads the axes; a font without them is not variable.
  ///
  /// - Parameter tables: The tables of the font.
  /// - Throws: ``FontFileError`` where they are damaged.
  init(_ tables: FontTables) throws(FontFileError) {
    guard let fvar = tables["fvar"] else { return }
    let start = try fvar.uint16(4)
    let (count, size) = (try fvar.uint16(8), try fvar.uint16(10))
    for index in 0..<count {
      let record = start + index * size
      axes.append(
        Axis(
          tag: String(decoding: try fvar.slice(record, 4), as: UTF8.self),
          minimum: try fvar.fixed(record + 4),
          usual: try fvar.fixed(record + 8),
          maximum: try fvar.fixed(record + 12)
        )
      )
    }
    let length = try fvar.uint16(14)
    // Each instance is a font of its own: no font has more than some dozens.
    for index in 0..<min(256, try fvar.uint16(12)) {
      let record = start + count * size + index * length
      var place: [Double] = []
      for axis in 0..<count { place.append(try fvar.fixed(record + 4 + axis * 4)) }
      let named = length >= 6 + count * 4 ? try fvar.uint16(record + 4 + count * 4) : 0xFFFF
      instances.append(
        Instance(
          style: try fvar.uint16(record),
          postScriptName: named == 0xFFFF ? nil : named,
          place: place
        )
      )
    }
    try readBends(tables["avar"])
  }

  private mutating func readBends(_ avar: FontTable?) throws(FontFileError) {
    guard let avar, try avar.uint16(6) == axes.count else { return }
    var place = 8
    for index in axes.indices {
      let count = try avar.uint16(place)
      place += 2
      for _ in 0..<count {
        axes[index].bends.append((try avar.fraction(place), try avar.fraction(place + 2)))
        place += 4
      }
    }
  }

  /// Coordinates from −1 to 1, by those in the axes' own units.
  func normalized(_ place: [Double]) -> [Double] {
    zip(axes, place).map { axis, value in
      let value = min(max(value, axis.minimum), axis.maximum)
      let span = value < axis.usual ? axis.usual - axis.minimum : axis.maximum - axis.usual
      let share = span > 0 ? (value - axis.usual) / span : 0
      return Self.bent(share, axis.bends)
    }
  }

  private static func bent(_ share: Double, _ bends: [(from: Double, to: Double)]) -> Double {
    guard let upper = bends.firstIndex(where: { $0.from >= share }) else { return share }
    guard upper > 0, bends[upper].from > bends[upper - 1].from else { return bends[upper].to }
    let (low, high) = (bends[upper - 1], bends[upper])
    return low.to + (share - low.from) / (high.from - low.from) * (high.to - low.to)
  }
}
