public import Foundation
import TextMetrics

/// A font: a family, a size and a weight.
///
/// No font of the host is looked at. A font that was registered (``registerFont(at:)``) has the figures
/// of its file; the figures of all others are those of the system font:
///
/// | figure | em |
/// | --- | --- |
/// | ascender | 0.9521484375 |
/// | descender | −0.2412109375 |
/// | line height | 1.193359375 |
/// | cap height | 0.70459 |
/// | x-height | 0.50781 from 28 points on, 0.52637 up to 17 points; larger from medium on |
///
/// Source: line heights and baselines of labels in public Interface Builder documents.
open class UIFont: NSObject, @unchecked Sendable {
  // First of all: see there.
  private let header = CoreFoundationHeader()

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
    /// The distance between two baselines that a text style sets, in points; else 0.
    package var lineDistance: CGFloat = 0
    /// How the font follows the content size, where ``UIFontMetrics`` made it.
    package var scaling: Scaling?
    /// How wide the glyphs are, of the system font.
    package var width = UIFont.Width.standard
  }

  /// How a font of a fixed size follows the content size.
  package struct Scaling: Hashable, Sendable {
    /// The style whose growth it follows.
    package var style: UIFont.TextStyle
    /// The size at the default content size, in points.
    package var size: CGFloat
    /// The greatest size in points; 0 is no limit.
    package var maximum: CGFloat
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
  /// - Note: UIKit: `nil` where no such font is installed. Here every name is accepted; the figures of
  ///   one that nobody registered are those of the system font, and a message says so once.
  ///
  /// - Parameters:
  ///   - fontName: The name of the face.
  ///   - fontSize: The size in points.
  @_disfavoredOverload
  public convenience init?(name fontName: String, size fontSize: CGFloat) {
    guard let face = Face(name: fontName, size: fontSize) else { return nil }
    MissingFonts.tell(fontName, at: nil)
    self.init(face: face)
  }

  /// Creates a font from the name of its face, and notes the call for a message about a font that is not there.
  ///
  /// Swift prefers this form; the other one stays for function references, which have no defaults.
  public convenience init?(
    name fontName: String,
    size fontSize: CGFloat,
    file: String = #fileID,
    line: UInt = #line
  ) {
    guard let face = Face(name: fontName, size: fontSize) else { return nil }
    MissingFonts.tell(fontName, at: (file, line))
    self.init(face: face)
  }

  /// Creates a font from a description.
  public convenience init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
    var face = descriptor.face
    if pointSize > 0, pointSize != face.size {
      face.size = pointSize
      face.lineDistance = 0
    }
    self.init(face: face)
  }

  // MARK: - Getting Font Name Attributes

  /// The name of the family.
  open var familyName: String {
    guard let name = face.name else { return ".AppleSystemUIFont" }
    return FontRegistry.shared.font(named: name)?.familyName ?? name
  }

  /// The name of the face.
  open var fontName: String { face.name ?? ".SFUI-Regular" }

  /// A description of the font.
  open var fontDescriptor: UIFontDescriptor { UIFontDescriptor(face: face) }

  // MARK: - Getting Font Metrics

  /// The size in points.
  open var pointSize: CGFloat { face.size }

  /// The distance in points from the baseline up to the top of the line.
  open var ascender: CGFloat { CGFloat(measures.ascender) }

  /// The distance in points from the baseline up to the bottom of the line: negative.
  open var descender: CGFloat { -CGFloat(measures.descender) }

  /// The height of capital letters in points.
  open var capHeight: CGFloat { CGFloat(measures.capHeight) }

  /// The height of small letters in points.
  open var xHeight: CGFloat { CGFloat(measures.xHeight) }

  /// The height of a line in points.
  open var lineHeight: CGFloat { CGFloat(measures.lineHeight) }

  /// The space between two lines in points; fonts of text styles have one, others none.
  ///
  /// Source: Apple's Human Interface Guidelines give the distance of baselines by style and content
  /// size; heights of labels of several lines in public documents agree.
  open var leading: CGFloat { CGFloat(measures.leading) }

  private var measures: FontMetrics { SystemFontMetrics().metrics(of: FontDescription(self)) }

  /// Returns the same font in another size.
  open func withSize(_ fontSize: CGFloat) -> UIFont {
    var face = face
    face.size = fontSize
    face.lineDistance = 0
    face.scaling = nil
    return UIFont(face: face)
  }

  open override func isEqual(_ object: Any?) -> Bool {
    (object as? UIFont)?.face == face
  }

  open override var hash: Int { face.hashValue }
}

extension UIFont.Face {
  /// The face of a name, whether it is there or not; nil for no name.
  package init?(name: String, size: CGFloat) {
    guard !name.isEmpty else { return nil }
    self.init(
      name: name,
      size: size > 0 ? size : UIFont.systemFontSize,
      weight: UIFont.Weight(inFaceName: name),
      isItalic: name.contains("Italic") || name.contains("Oblique")
    )
  }
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
