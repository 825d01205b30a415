import TextMetrics

// MARK: - Getting the Available Font Names

extension UIFont {
  /// The families whose figures are known without a font file, with their faces.
  private static let knownFamilies = [
    "Arial": ["Arial-BoldItalicMT", "Arial-BoldMT", "Arial-ItalicMT", "ArialMT"],
    "Helvetica": [
      "Helvetica", "Helvetica-Bold", "Helvetica-BoldOblique", "Helvetica-Light",
      "Helvetica-LightOblique", "Helvetica-Oblique",
    ],
    "Helvetica Neue": [
      "HelveticaNeue", "HelveticaNeue-Bold", "HelveticaNeue-BoldItalic", "HelveticaNeue-Italic",
      "HelveticaNeue-Light", "HelveticaNeue-LightItalic", "HelveticaNeue-Medium",
      "HelveticaNeue-MediumItalic", "HelveticaNeue-Thin", "HelveticaNeue-ThinItalic",
      "HelveticaNeue-UltraLight", "HelveticaNeue-UltraLightItalic",
    ],
  ]

  /// The families of fonts in the order of the alphabet: those that were registered, and those whose
  /// figures are known.
  ///
  /// - Note: UIKit: all families of the device. Other names can be asked for all the same.
  public class var familyNames: [String] {
    let registered = FontRegistry.shared.all.values.map(\.familyName)
    return Set(registered).union(knownFamilies.keys).sorted()
  }

  /// Returns the PostScript names of the faces of a family, in the order of the alphabet; none for a
  /// family that is not known.
  public class func fontNames(forFamilyName familyName: String) -> [String] {
    let registered = FontRegistry.shared.all.filter { $0.value.familyName == familyName }.keys
    return Set(registered).union(knownFamilies[familyName] ?? []).sorted()
  }
}
