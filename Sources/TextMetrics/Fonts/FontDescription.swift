import Requirements

/// What decides the metrics of a font: family, weight, slant and size.
///
///     let title = FontDescription.system(size: 22, weight: .semibold)
public struct FontDescription: Hashable, Sendable {
  /// Where the glyphs come from.
  public enum Family: Hashable, Sendable {
    /// The platform's own interface font.
    case system
    /// A font named by its PostScript name, such as `HelveticaNeue-Light`.
    case named(String)
  }

  /// Where the glyphs come from.
  public var family: Family
  /// How thick the strokes are.
  public var weight: FontWeight
  /// Whether the glyphs are slanted.
  public var isItalic: Bool
  /// The size of one em in points; not negative.
  public private(set) var pointSize: Double
  /// Whether all digits have the width of the digit zero.
  public var hasMonospacedDigits: Bool
  /// Whether all characters have one width; only the system font has such a design.
  public var isMonospaced: Bool
  /// The distance between the baselines of two lines in points, where a text style sets it; else 0.
  ///
  /// Only metrics of the system font heed it, and only where it is greater than the line's height.
  public var lineDistance: Double = 0
  /// How wide the glyphs of the system font are, as a factor of the usual width.
  public var stretch: Double = 1

  /// Creates a description.
  ///
  /// - Parameters:
  ///   - family: Where the glyphs come from.
  ///   - pointSize: The size of one em in points.
  ///   - weight: How thick the strokes are.
  ///   - isItalic: Whether the glyphs are slanted.
  ///   - hasMonospacedDigits: Whether all digits have the width of the digit zero.
  ///   - isMonospaced: Whether all characters have one width.
  /// - Precondition: `pointSize` is finite and not negative.
  public init(
    family: Family,
    pointSize: Double,
    weight: FontWeight = .regular,
    isItalic: Bool = false,
    hasMonospacedDigits: Bool = false,
    isMonospaced: Bool = false
  ) {
    requirement(
      pointSize.isFinite && pointSize >= 0,
      "point size is \(pointSize); fonts need a finite size of at least 0"
    )
    self.family = family
    self.weight = weight
    self.isItalic = isItalic
    self.pointSize = pointSize
    self.hasMonospacedDigits = hasMonospacedDigits
    self.isMonospaced = isMonospaced
  }

  /// The system font, like `UIFont.systemFont(ofSize:weight:)`; `size` is in points.
  public static func system(size: Double, weight: FontWeight = .regular) -> FontDescription {
    FontDescription(family: .system, pointSize: size, weight: weight)
  }

  /// A font by its PostScript name; `size` is in points.
  ///
  /// The weight and the slant are read from the words after the hyphen: `HelveticaNeue-MediumItalic`
  /// is medium and italic. A name without such a word is regular and upright.
  public static func named(_ name: String, size: Double) -> FontDescription {
    let style = (name.split(separator: "-").dropFirst().last ?? "").lowercased()
    return FontDescription(
      family: .named(name),
      pointSize: size,
      weight: weight(inStyle: style),
      isItalic: style.contains("italic") || style.contains("oblique")
    )
  }

  /// The same font at another size in points.
  ///
  /// - Precondition: `size` is finite and not negative.
  public func withSize(_ size: Double) -> FontDescription {
    var description = FontDescription(
      family: family,
      pointSize: size,
      weight: weight,
      isItalic: isItalic,
      hasMonospacedDigits: hasMonospacedDigits,
      isMonospaced: isMonospaced
    )
    description.stretch = stretch
    return description
  }

  /// The weight that the style part of a PostScript name speaks of.
  private static func weight(inStyle style: String) -> FontWeight {
    // Longer words first: "semibold" contains "bold", "ultralight" contains "light".
    let words: [(String, FontWeight)] = [
      ("ultralight", .ultraLight), ("extralight", .ultraLight), ("semibold", .semibold),
      ("demibold", .semibold), ("extrabold", .heavy), ("thin", .thin), ("light", .light),
      ("medium", .medium), ("bold", .bold), ("heavy", .heavy), ("black", .black),
    ]
    for (word, weight) in words where style.contains(word) { return weight }
    return .regular
  }
}
