/// How near to Apple's the measures of a text come.
public enum TextExactness: Int, Comparable, CaseIterable, Sendable {
  /// Another font stands in: nothing is known of the one that is meant, or no more than its heights.
  case substitute
  /// Figures of the font, fitted or typed in; ``SystemFontMetrics`` states their error.
  case figures
  /// The font's own file, or figures that this system's font was measured for.
  case file

  public static func < (left: TextExactness, right: TextExactness) -> Bool {
    left.rawValue < right.rawValue
  }
}

extension SystemFontMetrics {
  /// How near to Apple's text in a font is measured, as far as the font has its characters.
  public static func exactness(of font: FontDescription) -> TextExactness {
    guard case .named(let name) = font.family else {
      // Its condensed and expanded designs are those of the usual width by a factor here.
      if font.stretch != 1 { return .substitute }
      return FontRegistry.shared.systemFont == nil ? .figures : .file
    }
    if FontRegistry.shared.font(named: name) != nil { return .file }
    return SubstituteFont(font)?.isFaceKnown == true ? .figures : .substitute
  }
}
