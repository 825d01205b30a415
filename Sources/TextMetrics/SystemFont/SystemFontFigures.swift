import Requirements

/// The fitted figures of the system font, parsed once from ``SystemFontFigures/data``.
///
/// Unit: 1/100000 em in the source, em in the accessors.
///
/// Source: `Resources/system-font-metrics.json`, which tells the formula, the samples behind each
/// figure and the cross-validation.
struct SystemFontFigures {
  /// The figures; parsed on first use, from any thread.
  static let shared = SystemFontFigures(parsing: data)

  /// The place of a character in the advance tables.
  typealias Glyph = Int

  private var modernTracking = InterpolatedTable()
  private var legacyTracking = InterpolatedTable()
  private var optical = InterpolatedTable()
  /// The glyph of every scalar below U+0100; −1 where there is none.
  private var latin = [Glyph](repeating: -1, count: 256)
  private var others: [Unicode.Scalar: Glyph] = [:]
  private var fallback: Glyph = 0
  /// One table per named weight, thinnest first, in em.
  private var text: [[Double]] = []
  private var display: [[Double]] = []
  private var plainPairs: [PairKey: Int32] = [:]
  private var boldPairs: [PairKey: Int32] = [:]

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

  /// The advance of a glyph in em, in the named weight with index `weight`.
  func advance(of glyph: Glyph, weight: Int, isDisplay: Bool) -> Double {
    isDisplay ? display[weight][glyph] : text[weight][glyph]
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
    case .modern: modernTracking.value(at: size)
    // Two fonts meet at 20 points: nothing is interpolated across that line.
    case .legacy: legacyTracking.value(at: size < 20 ? min(size, 19) : size)
    }
  }

  /// The adjustments of pairs in 1/100000 em: one table up to medium, one from semibold on.
  func pairs(weight: Int) -> [PairKey: Int32] { weight >= 5 ? boldPairs : plainPairs }

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
      case "text": text.append(values.map { Self.number($0) / 100_000 })
      case "display": display.append(values.map { Self.number($0) / 100_000 })
      case "pairs":
        let left = Self.scalar(values[2])
        for index in stride(from: 3, to: values.endIndex - 1, by: 2) {
          let key = PairKey(left, Self.scalar(values[index]))
          let value = Int32(Self.number(values[index + 1]))
          if words[1] == "bold" { boldPairs[key] = value } else { plainPairs[key] = value }
        }
      default: requirementFailure("the font figures have no table named \(words[0])")
      }
    }
    for (glyph, scalar) in scalars.enumerated() {
      if scalar.value < 256 { latin[Int(scalar.value)] = glyph } else { others[scalar] = glyph }
      if scalar == "n" { fallback = glyph }
    }
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

/// Two neighbouring characters.
struct PairKey: Hashable {
  private let bits: UInt64

  init(_ left: Unicode.Scalar, _ right: Unicode.Scalar) {
    bits = UInt64(left.value) << 32 | UInt64(right.value)
  }

  static func == (left: PairKey, right: PairKey) -> Bool { left.bits == right.bits }

  func hash(into hasher: inout Hasher) { hasher.combine(bits) }
}

/// A function of the point size, given at some sizes and interpolated linearly between them.
struct InterpolatedTable {
  private var sizes: [Double] = []
  private var values: [Double] = []

  init() {}

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
