#if os(macOS)
internal import CoreText
internal import Foundation

/// Core Text, asked for the widths of this system's own font.
public struct CoreTextProbe: SystemFontProbe {
  /// Creates a probe; it has no options.
  public init() {}

  public var system: String {
    let version = ProcessInfo.processInfo.operatingSystemVersion
    return "macOS \(version.majorVersion).\(version.minorVersion)"
  }

  private func font(_ size: Double, _ weight: FontWeight, isItalic: Bool) -> CTFont? {
    guard let plain = CTFontCreateUIFontForLanguage(.system, CGFloat(size), nil) else { return nil }
    let traits = NSMutableDictionary()
    traits.setObject(NSNumber(value: weight.rawValue), forKey: kCTFontWeightTrait as NSString)
    // The slant of the system's own italic letters.
    if isItalic { traits.setObject(NSNumber(value: 0.07), forKey: kCTFontSlantTrait as NSString) }
    let attributes = NSMutableDictionary()
    attributes.setObject(traits, forKey: kCTFontTraitsAttribute as NSString)
    let descriptor = CTFontDescriptorCreateCopyWithAttributes(
      CTFontCopyFontDescriptor(plain),
      attributes as CFDictionary
    )
    return CTFontCreateWithFontDescriptor(descriptor, CGFloat(size), nil)
  }

  public func advances(
    of characters: [Unicode.Scalar],
    size: Double,
    weight: FontWeight,
    isItalic: Bool
  ) -> [Double?] {
    guard let font = font(size, weight, isItalic: isItalic) else {
      return characters.map { _ in nil }
    }
    return characters.map { character in
      guard character.value < 0x10000 else { return nil }
      var letter = UniChar(character.value)
      var glyph: CGGlyph = 0
      guard CTFontGetGlyphsForCharacters(font, &letter, &glyph, 1) else { return nil }
      return CTFontGetAdvancesForGlyphs(font, .horizontal, &glyph, nil, 1)
    }
  }

  public func width(of first: Unicode.Scalar, _ second: Unicode.Scalar, size: Double) -> Double {
    guard let font = font(size, .regular, isItalic: false) else { return 0 }
    let text = NSAttributedString(
      string: String(String.UnicodeScalarView([first, second])),
      // kCTFontAttributeName
      attributes: [NSAttributedString.Key("NSFont"): font]
    )
    return CTLineGetTypographicBounds(
      CTLineCreateWithAttributedString(text as CFAttributedString),
      nil,
      nil,
      nil
    )
  }
}
#endif
