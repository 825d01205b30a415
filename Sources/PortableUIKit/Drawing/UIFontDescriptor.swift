public import Foundation
import TextMetrics

/// A description of a font.
open class UIFontDescriptor: NSObject, @unchecked Sendable {
  /// Traits that a name can speak of.
  public struct SymbolicTraits: OptionSet, Hashable, Sendable {
    /// The bits of the set.
    public let rawValue: UInt32

    /// Creates a set from its bits.
    public init(rawValue: UInt32) {
      self.rawValue = rawValue
    }

    /// Italic.
    public static let traitItalic = SymbolicTraits(rawValue: 1 << 0)
    /// Bold.
    public static let traitBold = SymbolicTraits(rawValue: 1 << 1)
    /// Wide letters; the system's font has no figures for them here.
    public static let traitExpanded = SymbolicTraits(rawValue: 1 << 5)
    /// Narrow letters; the system's font has no figures for them here.
    public static let traitCondensed = SymbolicTraits(rawValue: 1 << 6)
    /// Letters of one width.
    public static let traitMonoSpace = SymbolicTraits(rawValue: 1 << 10)
    /// Letters for lines from top to bottom.
    public static let traitVertical = SymbolicTraits(rawValue: 1 << 11)
    /// Letters for controls.
    public static let traitUIOptimized = SymbolicTraits(rawValue: 1 << 12)
    /// Lines nearer to each other; the lines of text styles stay as they are here.
    public static let traitTightLeading = SymbolicTraits(rawValue: 1 << 15)
    /// Lines further from each other; the lines of text styles stay as they are here.
    public static let traitLooseLeading = SymbolicTraits(rawValue: 1 << 16)
    /// The bits of the kind of letters.
    public static let classMask = SymbolicTraits(rawValue: 0xF000_0000)
    /// Letters with serifs, old.
    public static let classOldStyleSerifs = SymbolicTraits(rawValue: 1 << 28)
    /// Letters with serifs, between old and new.
    public static let classTransitionalSerifs = SymbolicTraits(rawValue: 2 << 28)
    /// Letters with serifs, new.
    public static let classModernSerifs = SymbolicTraits(rawValue: 3 << 28)
    /// Letters with straight serifs.
    public static let classClarendonSerifs = SymbolicTraits(rawValue: 4 << 28)
    /// Letters with thick serifs.
    public static let classSlabSerifs = SymbolicTraits(rawValue: 5 << 28)
    /// Letters with serifs of other kinds.
    public static let classFreeformSerifs = SymbolicTraits(rawValue: 7 << 28)
    /// Letters without serifs.
    public static let classSansSerif = SymbolicTraits(rawValue: 8 << 28)
    /// Letters with much about them.
    public static let classOrnamentals = SymbolicTraits(rawValue: 9 << 28)
    /// Letters as written by hand.
    public static let classScripts = SymbolicTraits(rawValue: 10 << 28)
    /// Signs.
    public static let classSymbolic = SymbolicTraits(rawValue: 12 << 28)
  }

  /// A family of letters of the system's font.
  public struct SystemDesign: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Creates a name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// The usual letters.
    public static let `default` = SystemDesign(rawValue: "NSCTFontUIFontDesignDefault")
    /// Letters with round ends.
    public static let rounded = SystemDesign(rawValue: "NSCTFontUIFontDesignRounded")
    /// Letters with serifs.
    public static let serif = SystemDesign(rawValue: "NSCTFontUIFontDesignSerif")
    /// Letters of one width.
    public static let monospaced = SystemDesign(rawValue: "NSCTFontUIFontDesignMonospaced")
  }

  /// Returns the description with other letters of the system's font; those have no figures of their own
  /// here, but for letters of one width.
  open func withDesign(_ design: SystemDesign) -> UIFontDescriptor? {
    design == .monospaced ? withSymbolicTraits(.traitMonoSpace) : self
  }

  /// The font described.
  let face: UIFont.Face

  /// Creates a description.
  init(face: UIFont.Face) {
    self.face = face
    super.init()
  }

  /// Creates the description of a font by name.
  public convenience init(name fontName: String, size: CGFloat) {
    self.init(face: UIFont.Face(name: fontName, size: size) ?? UIFont.Face(size: size))
  }

  /// Returns the description of the font of a text style.
  open class func preferredFontDescriptor(
    withTextStyle style: UIFont.TextStyle
  ) -> UIFontDescriptor {
    UIFont.preferredFont(forTextStyle: style).fontDescriptor
  }

  /// Returns the description of the font of a text style at the content size of the traits given.
  open class func preferredFontDescriptor(
    withTextStyle style: UIFont.TextStyle,
    compatibleWith traitCollection: UITraitCollection?
  ) -> UIFontDescriptor {
    UIFont.preferredFont(forTextStyle: style, compatibleWith: traitCollection).fontDescriptor
  }

  // MARK: - Getting Information About the Font Descriptor

  /// The size in points.
  open var pointSize: CGFloat { face.size }

  /// The name of the face.
  open var postscriptName: String { face.name ?? ".SFUI-Regular" }

  /// The traits of the font.
  open var symbolicTraits: SymbolicTraits {
    var traits: SymbolicTraits = []
    if face.isItalic { traits.insert(.traitItalic) }
    if face.weight.rawValue >= UIFont.Weight.semibold.rawValue { traits.insert(.traitBold) }
    if face.isMonospaced { traits.insert(.traitMonoSpace) }
    return traits
  }

  // MARK: - Creating New Descriptors

  /// Returns the same description with other traits; nil where a font that was registered has no such face.
  ///
  /// Bold fonts of text styles have the style's emphasized weight, others the weight of
  /// `UIFont.boldSystemFont(ofSize:)`.
  ///
  /// Source: the column "Emphasized weight" of the table in Apple's Human Interface Guidelines,
  /// "Typography". For fonts without a text style Apple names no weight: an assumption.
  open func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> UIFontDescriptor? {
    var face = face
    face.isItalic = symbolicTraits.contains(.traitItalic)
    face.isMonospaced = symbolicTraits.contains(.traitMonoSpace)
    let isBold = self.symbolicTraits.contains(.traitBold)
    if symbolicTraits.contains(.traitBold) != isBold {
      face.weight = isBold ? .regular : face.textStyle?.emphasizedWeight ?? .bold
    }
    if let name = face.name, let file = FontRegistry.shared.font(named: name) {
      return matched(
        to: file.familyName,
        isBold: face.weight.rawValue >= UIFont.Weight.semibold.rawValue,
        face.isItalic
      )
    }
    return UIFontDescriptor(face: face)
  }

  /// The description of the face of a registered family that is bold and slanted, or not.
  private func matched(to family: String, isBold: Bool, _ isItalic: Bool) -> UIFontDescriptor? {
    let wanted: FontWeight = isBold ? .bold : .regular
    guard let file = FontRegistry.shared.font(inFamily: family, weight: wanted, isItalic: isItalic),
      file.isItalic == isItalic, (file.weight >= .semibold) == isBold
    else { return nil }
    return UIFontDescriptor(face: UIFont.Face(file, size: face.size))
  }

  /// Returns the same description with another size in points.
  open func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor {
    var face = face
    face.size = newPointSize
    face.lineDistance = 0
    face.scaling = nil
    return UIFontDescriptor(face: face)
  }
}
