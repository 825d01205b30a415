public import Foundation

/// A font: a family, a size and a weight.
///
/// No font file is read. The figures of every font are those of the system font:
///
/// | figure | em |
/// | --- | --- |
/// | ascender | 0.9521484375 |
/// | descender | −0.2412109375 |
/// | line height | 1.193359375 |
/// | cap height | 0.70459 |
/// | x-height | 0.50781 |
///
/// Source: line heights and baselines of labels in public Interface Builder documents.
open class UIFont: NSObject, @unchecked Sendable {
  /// What tells one font from another.
  package struct Face: Hashable, Sendable {
    /// The name of a family or face, or `nil` for the system font.
    package var name: String?
    package var size: CGFloat
    package var weight: UIFont.Weight = .regular
    package var isItalic = false
    package var isMonospaced = false
    package var hasMonospacedDigits = false
    package var textStyle: UIFont.TextStyle?
  }

  /// What tells this font from another; it never changes.
  package let face: Face

  /// Creates the font of a face.
  package init(face: Face) {
    self.face = face
    super.init()
  }

  /// Creates a font from the name of its face.
  ///
  /// - Note: UIKit: `nil` where no such font is installed. Here no font is installed and every name
  ///   is accepted; its figures are those of the system font.
  ///
  /// - Parameters:
  ///   - fontName: The name of the face.
  ///   - fontSize: The size in points.
  public convenience init?(name fontName: String, size fontSize: CGFloat) {
    guard !fontName.isEmpty else { return nil }
    self.init(
      face: Face(
        name: fontName,
        size: fontSize > 0 ? fontSize : Self.systemFontSize,
        weight: Weight(inFaceName: fontName),
        isItalic: fontName.contains("Italic") || fontName.contains("Oblique")
      )
    )
  }

  /// Creates a font from a description.
  public convenience init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
    var face = descriptor.face
    if pointSize > 0 { face.size = pointSize }
    self.init(face: face)
  }

  // MARK: - Getting Font Name Attributes

  /// The name of the family.
  open var familyName: String { face.name ?? ".AppleSystemUIFont" }

  /// The name of the face.
  open var fontName: String { face.name ?? ".SFUI-Regular" }

  /// A description of the font.
  open var fontDescriptor: UIFontDescriptor { UIFontDescriptor(face: face) }

  // MARK: - Getting Font Metrics

  /// The size in points.
  open var pointSize: CGFloat { face.size }

  /// The distance in points from the baseline up to the top of the line.
  open var ascender: CGFloat { 0.9521484375 * face.size }

  /// The distance in points from the baseline up to the bottom of the line: negative.
  open var descender: CGFloat { -0.2412109375 * face.size }

  /// The height of capital letters in points.
  open var capHeight: CGFloat { 0.70459 * face.size }

  /// The height of small letters in points.
  open var xHeight: CGFloat { 0.50781 * face.size }

  /// The height of a line in points.
  open var lineHeight: CGFloat { 1.193359375 * face.size }

  /// The space between lines in points.
  open var leading: CGFloat { 0 }

  /// Returns the same font in another size.
  open func withSize(_ fontSize: CGFloat) -> UIFont {
    var face = face
    face.size = fontSize
    return UIFont(face: face)
  }

  open override func isEqual(_ object: Any?) -> Bool {
    (object as? UIFont)?.face == face
  }

  open override var hash: Int { face.hashValue }
}

extension UIFont.Weight {
  /// Guesses the weight that the name of a face speaks of.
  fileprivate init(inFaceName name: String) {
    let weights: [(String, UIFont.Weight)] = [
      ("UltraLight", .ultraLight), ("Semibold", .semibold), ("SemiBold", .semibold),
      ("DemiBold", .semibold), ("Bold", .bold), ("Light", .light), ("Thin", .thin),
      ("Medium", .medium), ("Heavy", .heavy), ("Black", .black),
    ]
    self = weights.first { name.contains($0.0) }?.1 ?? .regular
  }
}
