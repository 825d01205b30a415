/// For whom an asset is chosen.
package struct AssetTraits: Hashable, Sendable {
  /// The kind of device, as catalogs call it, such as `iphone` and `ipad`.
  package var idiom: String
  /// Pixels for each point, at least 1.
  package var scale: Double
  /// Whether the dark style is shown.
  package var isDark: Bool
  /// Whether contrasts are increased.
  package var hasHighContrast: Bool
  /// Whether text runs from right to left.
  package var isRightToLeft: Bool

  package init(
    idiom: String = "iphone",
    scale: Double = 2,
    isDark: Bool = false,
    hasHighContrast: Bool = false,
    isRightToLeft: Bool = false
  ) {
    self.idiom = idiom
    self.scale = max(1, scale)
    self.isDark = isDark
    self.hasHighContrast = hasHighContrast
    self.isRightToLeft = isRightToLeft
  }
}

/// One variant of an asset, with whom it is for.
struct AssetVariant: Decodable {
  struct Appearance: Decodable {
    var appearance: String?
    var value: String?
  }

  struct Insets: Decodable {
    var top: Double?
    var left: Double?
    var bottom: Double?
    var right: Double?
  }

  struct Resizing: Decodable {
    struct Center: Decodable {
      var mode: String?
    }
    var mode: String?
    var center: Center?
    var capInsets: Insets?

    enum CodingKeys: String, CodingKey {
      case mode, center
      case capInsets = "cap-insets"
    }
  }

  var idiom: String?
  var filename: String?
  var scale: String?
  var appearances: [Appearance]?
  var languageDirection: String?
  var widthClass: String?
  var heightClass: String?
  var displayGamut: String?
  var subtype: String?
  var color: ColorDescription?
  var resizing: Resizing?
  var alignmentInsets: Insets?

  enum CodingKeys: String, CodingKey {
    case idiom, filename, scale, appearances, color, resizing, subtype
    case languageDirection = "language-direction"
    case widthClass = "width-class"
    case heightClass = "height-class"
    case displayGamut = "display-gamut"
    case alignmentInsets = "alignment-insets"
  }

  /// Pixels for each point, or nil for one that serves all scales.
  var pixels: Double? { scale.flatMap { Double($0.prefix { $0 != "x" }) } }

  /// How well it fits, better ones larger; nil where it is for others.
  ///
  /// What is for the device itself goes before what is for all, then what is for the appearance, then sizes. Of scales
  /// the same one is best, then larger ones, the nearest first.
  ///
  /// Source: Apple, Asset Catalog Format Reference, Image Set Type; Xcode Help, "Providing images for different
  /// appearances": where there is none for the appearance, that for any is shown.
  func fit(_ traits: AssetTraits) -> [Double]? {
    var result: [Double] = []
    switch idiom ?? "universal" {
    case traits.idiom: result.append(1)
    case "universal": result.append(0)
    default: return nil
    }
    var shown = 0.0
    for appearance in appearances ?? [] {
      switch (appearance.appearance, appearance.value) {
      case ("luminosity", "dark") where traits.isDark: shown += 2
      case ("luminosity", "light") where !traits.isDark: shown += 2
      case ("contrast", "high") where traits.hasHighContrast: shown += 1
      default: return nil
      }
    }
    result.append(shown)
    switch languageDirection {
    case nil: result.append(0)
    case (traits.isRightToLeft ? "right-to-left" : "left-to-right")?: result.append(1)
    default: return nil
    }
    // The one for every size class, and for every gamut: what a layout is laid out in is not known here.
    result.append(widthClass == nil && heightClass == nil && subtype == nil ? 1 : 0)
    result.append(displayGamut == nil || displayGamut == "sRGB" ? 1 : 0)
    switch pixels {
    case nil: result.append(0)
    case let own? where own == traits.scale: result.append(1)
    case let own? where own > traits.scale: result.append(-1 - own)
    case let own?: result.append(-100 + own)
    }
    return result
  }
}

extension Sequence<AssetVariant> {
  /// The variant that fits best, the first of equal ones.
  func best(for traits: AssetTraits) -> AssetVariant? {
    var best: (AssetVariant, [Double])?
    for variant in self {
      guard let fit = variant.fit(traits) else { continue }
      if let known = best?.1, !known.lexicographicallyPrecedes(fit) { continue }
      best = (variant, fit)
    }
    return best?.0
  }
}
