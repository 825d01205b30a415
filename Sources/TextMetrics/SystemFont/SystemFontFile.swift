public import Foundation

/// The figures of a system font, as `plumbline fonts export` writes them on a Mac and `--fonts` reads them anywhere.
///
/// The format is that of `Resources/system-font-advances.json` with all nine weights in place of three masters: an advance
/// is a mixture of the shapes of small and of large sizes, plus a distance that depends on the size.
///
///     let file = try SystemFontFile(json: Data(contentsOf: url))
///     FontRegistry.shared.systemFont = file
public struct SystemFontFile: Hashable, Sendable {
  /// Where the figures come from, such as "macOS 26.1".
  public var system: String
  /// The characters that the tables have advances of.
  public var characters: [Unicode.Scalar]
  /// Advances of small sizes by the names of weights, in 1/2048 em and without tracking.
  public var text: [String: [Double]]
  /// Advances of large sizes.
  public var display: [String: [Double]]
  /// Advances of the slanted regular weight in small and in large sizes; nil where they were not measured.
  public var italic: Slanted?
  /// The share of the large sizes' shapes by point size, from 0 to 1, with sizes rising.
  public var opticalShares: [Point]
  /// What every character gains by point size, in 1/2048 em, with sizes rising.
  public var tracking: [Point]
  /// By how much the distance between two characters differs, in 1/2048 em, in small sizes.
  public var kerning: [String: Double]
  /// By which part ``kerning`` is greater in large sizes.
  public var kerningGrowth: Double

  /// A value at a point size.
  public struct Point: Hashable, Sendable {
    /// The size in points.
    public var size: Double
    public var value: Double

    /// Creates a value at a size.
    public init(size: Double, value: Double) {
      self.size = size
      self.value = value
    }
  }

  /// Advances of slanted characters.
  public struct Slanted: Hashable, Sendable, Codable {
    /// Those of small sizes.
    public var text: [Double]
    /// Those of large sizes.
    public var display: [Double]
  }

  /// Reads a file.
  ///
  /// - Throws: `DecodingError` where it is no such file, or where a table does not fit the characters.
  public init(json: Data) throws {
    self = try JSONDecoder().decode(SystemFontFile.self, from: json)
  }

  /// The file's bytes.
  public func json() throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
    return try encoder.encode(self)
  }

  init(
    system: String,
    characters: [Unicode.Scalar],
    text: [String: [Double]],
    display: [String: [Double]],
    italic: Slanted?,
    opticalShares: [Point],
    tracking: [Point],
    kerning: [String: Double],
    kerningGrowth: Double
  ) {
    self.system = system
    self.characters = characters
    self.text = text
    self.display = display
    self.italic = italic
    self.opticalShares = opticalShares
    self.tracking = tracking
    self.kerning = kerning
    self.kerningGrowth = kerningGrowth
  }
}

extension SystemFontFile: Codable {
  private enum CodingKeys: String, CodingKey {
    case about, system, unit, order, text, display, tracking
    case italic = "italic_regular"
    case optical = "optical_q"
    case kerning = "kerning_units"
  }

  private struct Optical: Codable {
    var breakpoints: [[Double]]
  }

  private struct Kerning: Codable {
    var growth: Double
    var pairs: [String: Double]
  }

  private static let about =
    "Figures of a system font, written by `plumbline fonts export`; `--fonts` of plumbline reads them."
  private static let unit = "1/2048 em, without tracking"

  /// Reads the figures; every weight must be there, with as many advances as there are characters.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    system = try values.decode(String.self, forKey: .system)
    characters = Array(try values.decode(String.self, forKey: .order).unicodeScalars)
    text = try values.decode([String: [Double]].self, forKey: .text)
    display = try values.decode([String: [Double]].self, forKey: .display)
    italic = try values.decodeIfPresent(Slanted.self, forKey: .italic)
    opticalShares = try values.decode(Optical.self, forKey: .optical).breakpoints.map { pair in
      guard pair.count == 2 else {
        throw DecodingError.dataCorruptedError(
          forKey: .optical,
          in: values,
          debugDescription: "a breakpoint is a size and a share"
        )
      }
      return Point(size: pair[0], value: pair[1])
    }
    tracking = try values.decode([String: Double].self, forKey: .tracking).map { size, value in
      guard let size = Double(size) else {
        throw DecodingError.dataCorruptedError(
          forKey: .tracking,
          in: values,
          debugDescription: "'\(size)' is no size"
        )
      }
      return Point(size: size, value: value)
    }
    .sorted { $0.size < $1.size }
    let pairs = try values.decode(Kerning.self, forKey: .kerning)
    kerning = pairs.pairs
    kerningGrowth = pairs.growth
    try check(values)
  }

  /// Whether the tables fit each other.
  private func check(_ values: KeyedDecodingContainer<CodingKeys>) throws {
    func corrupted(_ key: CodingKeys, _ what: String) -> DecodingError {
      .dataCorruptedError(forKey: key, in: values, debugDescription: what)
    }
    for (key, table) in [(CodingKeys.text, text), (.display, display)] {
      for (name, _) in FontWeight.named where table[name]?.count != characters.count {
        throw corrupted(
          key,
          "\(name) has no advance for each of the \(characters.count) characters"
        )
      }
    }
    if let italic, [italic.text, italic.display].contains(where: { $0.count != characters.count }) {
      throw corrupted(.italic, "there is no advance for each of the \(characters.count) characters")
    }
    guard !tracking.isEmpty else { throw corrupted(.tracking, "there is no size") }
    let sizes = opticalShares.map(\.size)
    guard !sizes.isEmpty, zip(sizes, sizes.dropFirst()).allSatisfy({ $0 < $1 }) else {
      throw corrupted(.optical, "sizes rise")
    }
    for pair in kerning.keys where pair.unicodeScalars.count != 2 {
      throw corrupted(.kerning, "'\(pair)' are not two characters")
    }
  }

  public func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    try values.encode(Self.about, forKey: .about)
    try values.encode(system, forKey: .system)
    try values.encode(Self.unit, forKey: .unit)
    try values.encode(String(String.UnicodeScalarView(characters)), forKey: .order)
    try values.encode(text, forKey: .text)
    try values.encode(display, forKey: .display)
    try values.encodeIfPresent(italic, forKey: .italic)
    try values.encode(
      Optical(breakpoints: opticalShares.map { [$0.size, $0.value] }),
      forKey: .optical
    )
    let sizes = tracking.map { point in
      let name = point.size == point.size.rounded() ? "\(Int(point.size))" : "\(point.size)"
      return (name, point.value)
    }
    try values.encode(Dictionary(uniqueKeysWithValues: sizes), forKey: .tracking)
    try values.encode(Kerning(growth: kerningGrowth, pairs: kerning), forKey: .kerning)
  }
}
