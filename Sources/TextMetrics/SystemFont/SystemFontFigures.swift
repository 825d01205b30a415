import Foundation
import Requirements

/// The figures of the system font, parsed once from ``SystemFontFigures/data``.
///
/// Unit: 1/100000 em in the source, em in the accessors.
///
/// Source: `Resources/system-font-advances.json`, figures of printable ASCII that were recorded from UIKit, for the font
/// of today; `Resources/system-font-metrics.json`, fitted figures, for what was not recorded. Both tell the formula and
/// what they were checked with.
///
/// The font before it has the shapes of today's, but for `%` and `j`; below 20 points its tracking, but for 17 and 19
/// points, and from there on that which Apple published: of 193 different lines that public documents of older tools saved
/// in small sizes, 154 have the width that comes out, where advances and pairs fitted on them gave 146. In large sizes,
/// figures fitted on some hundred lines come out within 0.3 points of a word in the regular and the bold weight, and were
/// guesses in the others, where a line in heavy letters was 4 points off.
struct SystemFontFigures {
  /// The built-in figures; parsed on first use, from any thread.
  static let shared = SystemFontFigures(parsing: data)

  /// Those of a file where one was registered, else the built-in ones.
  static var current: SystemFontFigures { FontRegistry.shared.systemFigures ?? shared }

  /// The place of a character in the advance tables.
  typealias Glyph = Int

  private var modernTracking = InterpolatedTable()
  private var legacyTracking = InterpolatedTable()
  private var optical = InterpolatedTable()
  /// The glyph of every scalar below U+0100; −1 where there is none.
  private var latin = [Glyph](repeating: -1, count: 256)
  private var others: [Unicode.Scalar: Glyph] = [:]
  private var fallback: Glyph = 0
  private var legacyShapes = Shapes()
  private var modernShapes = Shapes()
  private var modernPairs: [PairKey: Double] = [:]
  /// Those of small sizes of the font before today's: the built-in ones of today's font.
  private var legacyTextPairs: [PairKey: Double] = [:]
  /// Those of large sizes of the font before today's: all but those of a digit and a point, a comma or a colon.
  ///
  /// Source: three lines with points among digits that public documents saved.
  private var legacyDisplayPairs: [PairKey: Double] = [:]
  /// How the adjustments of today's font change in large sizes.
  private var modernGrowth = PairAdjustments.Growth()
  /// Whether tracking between recorded sizes is a whole number of the font's units.
  private var roundsTracking = true

  /// Advances in em, by weight and by glyph.
  struct Shapes {
    /// One table per named weight, thinnest first: the shapes of small sizes.
    fileprivate var text: [[Double]] = []
    /// The shapes of large sizes.
    fileprivate var display: [[Double]] = []
    /// What a slanted glyph is wider than an upright one; empty where that is not known.
    fileprivate var textSlant: [Double] = []
    fileprivate var displaySlant: [Double] = []

    /// Appends a glyph with the advances of another one to every table.
    fileprivate mutating func repeatGlyph(_ glyph: Glyph) {
      for index in text.indices { text[index].append(text[index][glyph]) }
      for index in display.indices { display[index].append(display[index][glyph]) }
      if !textSlant.isEmpty { textSlant.append(textSlant[glyph]) }
      if !displaySlant.isEmpty { displaySlant.append(displaySlant[glyph]) }
    }

    /// The advance of a glyph in em, in the named weight with index `weight`.
    ///
    /// `share` is that of the display shapes, from 0 to 1.
    func advance(of glyph: Glyph, weight: Int, isItalic: Bool, display share: Double) -> Double {
      var small = text[weight][glyph]
      if isItalic, !textSlant.isEmpty { small += textSlant[glyph] }
      guard share > 0 else { return small }
      var large = display[weight][glyph]
      if isItalic, !displaySlant.isEmpty { large += displaySlant[glyph] }
      return (1 - share) * small + share * large
    }
  }

  /// Whether the figures have an advance for `scalar`.
  func contains(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value < 256 ? latin[Int(scalar.value)] >= 0 : others[scalar] != nil
  }

  /// The glyph of `scalar`, or that of the small letter n.
  func glyph(for scalar: Unicode.Scalar) -> Glyph {
    if scalar.value < 256 {
      let glyph = latin[Int(scalar.value)]
      return glyph >= 0 ? glyph : fallback
    }
    return others[scalar] ?? fallback
  }

  /// The advances of a generation.
  func shapes(of generation: FontGeneration) -> Shapes {
    switch generation {
    case .modern: modernShapes
    case .legacy: legacyShapes
    }
  }

  /// The share of the display shapes at `size` points: from 0, text shapes only, to 1.
  func displayShare(at size: Double, generation: FontGeneration) -> Double {
    switch generation {
    case .modern: optical.value(at: size)
    case .legacy: size < 20 ? 0 : 1
    }
  }

  /// The distance in em that every character gains at `size` points.
  func tracking(at size: Double, generation: FontGeneration) -> Double {
    switch generation {
    case .modern:
      // Between recorded sizes it is a whole number of the font's units.
      roundsTracking && (8...40).contains(size)
        ? (modernTracking.value(at: size) * 2048).rounded() / 2048 : modernTracking.value(at: size)
    // Two fonts meet at 20 points: nothing is interpolated across that line.
    case .legacy: legacyTracking.value(at: size < 20 ? min(size, 19) : size)
    }
  }

  /// The adjustments of pairs at a share of the display shapes.
  func pairs(display share: Double, generation: FontGeneration) -> PairAdjustments {
    switch generation {
    case .modern: PairAdjustments(table: modernPairs, growth: modernGrowth, share: share)
    case .legacy:
      PairAdjustments(table: share == 0 ? legacyTextPairs : legacyDisplayPairs, share: share)
    }
  }

  private init(parsing data: StaticString) {
    let source = data.withUTF8Buffer { String(decoding: $0, as: UTF8.self) }
    var scalars: [Unicode.Scalar] = []
    for line in source.split(separator: "\n") {
      let words = line.split(separator: " ")
      guard words.count > 2 else { requirementFailure("a table of the font figures is empty") }
      let values = words[2...]
      switch words[0] {
      case "tracking" where words[1] == "modern": modernTracking = InterpolatedTable(values)
      case "tracking": legacyTracking = InterpolatedTable(values)
      case "optical": optical = InterpolatedTable(values)
      case "scalars": scalars = values.map(Self.scalar)
      case "text": legacyShapes.text.append(Self.ems(values))
      case "display": legacyShapes.display.append(Self.ems(values))
      case "text-modern": modernShapes.text.append(Self.ems(values))
      case "display-modern": modernShapes.display.append(Self.ems(values))
      case "text-slant": modernShapes.textSlant = Self.ems(values)
      case "display-slant": modernShapes.displaySlant = Self.ems(values)
      case "pairs":
        let left = Self.scalar(values[2])
        for index in stride(from: 3, to: values.endIndex - 1, by: 2) {
          let right = Self.scalar(values[index])
          let key = PairKey(left, right)
          modernPairs[key] = Self.number(values[index + 1]) / 100_000
          if !key.isInNumber { legacyDisplayPairs[key] = modernPairs[key] }
        }
      default: requirementFailure("the font figures have no table named \(words[0])")
      }
    }
    legacyShapes.textSlant = modernShapes.textSlant
    legacyShapes.displaySlant = modernShapes.displaySlant
    legacyTextPairs = modernPairs
    for (glyph, scalar) in scalars.enumerated() {
      if scalar.value < 256 { latin[Int(scalar.value)] = glyph } else { others[scalar] = glyph }
      if scalar == "n" { fallback = glyph }
    }
  }

  /// Replaces the figures of today's font by those of a file, and keeps what it does not have.
  init(_ file: SystemFontFile, over figures: SystemFontFigures) {
    self = figures
    let unit = 1.0 / 2048
    modernTracking = InterpolatedTable(file.tracking.map { ($0.size, $0.value * unit) })
    optical = InterpolatedTable(file.opticalShares.map { ($0.size, $0.value) })
    roundsTracking = false
    modernGrowth = .init(nearer: file.kerningGrowth, apart: file.kerningGrowth)
    modernPairs = [:]
    for (pair, value) in file.kerning {
      let scalars = Array(pair.unicodeScalars)
      modernPairs[PairKey(scalars[0], scalars[1])] = value * unit
    }
    // The file's place of each character, and of the base letter of those that it lacks.
    let places = Dictionary(zip(file.characters, file.characters.indices)) { first, _ in first }
    for scalar in file.characters where !contains(scalar) { add(scalar) }
    let mine = known.compactMap { scalar, glyph in
      let letter = String(Character(scalar)).decomposedStringWithCanonicalMapping.unicodeScalars
        .first
      return (places[scalar] ?? letter.flatMap { places[$0] }).map { (glyph, $0) }
    }
    if !modernShapes.textSlant.isEmpty {
      modernShapes.textSlant = modernShapes.textSlant.map { _ in 0 }
    }
    if !modernShapes.displaySlant.isEmpty {
      modernShapes.displaySlant = modernShapes.displaySlant.map { _ in 0 }
    }
    for (glyph, place) in mine {
      for (index, entry) in FontWeight.named.enumerated() {
        modernShapes.text[index][glyph] = (file.text[entry.name]?[place] ?? 0) * unit
        modernShapes.display[index][glyph] = (file.display[entry.name]?[place] ?? 0) * unit
      }
      guard let italic = file.italic, let small = file.text["regular"],
        let large = file.display["regular"]
      else { continue }
      modernShapes.textSlant[glyph] = (italic.text[place] - small[place]) * unit
      modernShapes.displaySlant[glyph] = (italic.display[place] - large[place]) * unit
    }
  }

  /// The characters that the figures have, with their places.
  private var known: [(Unicode.Scalar, Glyph)] {
    let low = latin.enumerated().compactMap { value, glyph in
      glyph >= 0 ? Unicode.Scalar(UInt32(value)).map { ($0, glyph) } : nil
    }
    return low + others.map { ($0.key, $0.value) }
  }

  /// Gives a character a place of its own, with the advances of the small letter n at first.
  private mutating func add(_ scalar: Unicode.Scalar) {
    let glyph = legacyShapes.text.first?.count ?? 0
    if scalar.value < 256 { latin[Int(scalar.value)] = glyph } else { others[scalar] = glyph }
    legacyShapes.repeatGlyph(fallback)
    modernShapes.repeatGlyph(fallback)
  }

  private static func ems(_ words: ArraySlice<Substring>) -> [Double] {
    words.map { number($0) / 100_000 }
  }

  private static func number(_ word: Substring) -> Double {
    guard let value = Double(word) else { requirementFailure("font figure \(word) is no number") }
    return value
  }

  private static func scalar(_ word: Substring) -> Unicode.Scalar {
    guard let value = UInt32(word, radix: 16), let scalar = Unicode.Scalar(value) else {
      requirementFailure("font figure \(word) is no scalar")
    }
    return scalar
  }
}

/// A function of the point size, given at some sizes and interpolated linearly between them.
struct InterpolatedTable {
  private var sizes: [Double] = []
  private var values: [Double] = []

  init() {}

  /// Creates a table of rising sizes with their values.
  init(_ points: [(size: Double, value: Double)]) {
    sizes = points.map(\.size)
    values = points.map(\.value)
  }

  /// Reads sizes and values in 1/100000, in turn, with rising sizes.
  init(_ words: ArraySlice<Substring>) {
    for (index, word) in words.enumerated() {
      guard let number = Double(word) else {
        requirementFailure("font figure \(word) is no number")
      }
      if index.isMultiple(of: 2) { sizes.append(number) } else { values.append(number / 100_000) }
    }
  }

  /// The value at `size`; beyond the ends, that of the nearest end.
  func value(at size: Double) -> Double {
    guard let first = sizes.first, let last = values.last else { return 0 }
    if size <= first { return values[0] }
    guard let upper = sizes.firstIndex(where: { $0 >= size }) else { return last }
    let share = (size - sizes[upper - 1]) / (sizes[upper] - sizes[upper - 1])
    return values[upper - 1] + share * (values[upper] - values[upper - 1])
  }
}
