import Foundation
import TextMetrics

extension UIFontDescriptor {
  /// The name of something that a description says.
  public struct AttributeName: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Creates a name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// The size in points, an `NSNumber`.
    public static let size = AttributeName(rawValue: "NSFontSizeAttribute")
    /// The name of the face, a `String`.
    public static let name = AttributeName(rawValue: "NSFontNameAttribute")
    /// The name of the family, a `String`.
    public static let family = AttributeName(rawValue: "NSFontFamilyAttribute")
    /// The name of the face within its family, such as "Bold", a `String`.
    public static let face = AttributeName(rawValue: "NSFontFaceAttribute")
    /// The name for people, a `String`; not known here.
    public static let visibleName = AttributeName(rawValue: "NSFontVisibleNameAttribute")
    /// A transformation of the letters; not applied here.
    public static let matrix = AttributeName(rawValue: "NSCTFontMatrixAttribute")
    /// The characters of the font, a `CharacterSet`; not known here.
    public static let characterSet = AttributeName(rawValue: "NSCTFontCharacterSetAttribute")
    /// The fonts for what this one lacks, an array of descriptions; the system's are taken here.
    public static let cascadeList = AttributeName(rawValue: "NSCTFontCascadeListAttribute")
    /// One width for all letters, in points, an `NSNumber`; not applied here.
    public static let fixedAdvance = AttributeName(rawValue: "NSCTFontFixedAdvanceAttribute")
    /// Features of the font, an array of dictionaries; not applied here.
    public static let featureSettings = AttributeName(rawValue: "NSCTFontFeatureSettingsAttribute")
    /// Weight and other traits, a dictionary by ``TraitKey``.
    public static let traits = AttributeName(rawValue: "NSCTFontTraitsAttribute")
    /// The text style that the font is of, a `String`; nil for a font of none.
    public static let textStyle = AttributeName(rawValue: "NSCTFontUIUsageAttribute")
  }

  /// What the description says of an attribute; nil for what it does not say, and for attributes that are not listed.
  public func object(forKey anAttribute: AttributeName) -> Any? {
    switch anAttribute {
    case .size: NSNumber(value: Double(pointSize))
    case .name: postscriptName
    case .textStyle: face.textStyle?.rawValue
    case .traits:
      [
        TraitKey.symbolic: NSNumber(value: symbolicTraits.rawValue), .weight: face.weight,
        .width: face.width, .slant: NSNumber(value: face.isItalic ? 0.07 : 0),
      ]
    default: nil
    }
  }

  /// What the description says.
  public var fontAttributes: [AttributeName: Any] {
    var said: [AttributeName: Any] = [:]
    for name in [AttributeName.size, .name, .textStyle, .traits] {
      said[name] = object(forKey: name)
    }
    return said
  }

  /// The name of a trait.
  public struct TraitKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Creates a name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// The bits of ``SymbolicTraits``, an `NSNumber`.
    public static let symbolic = TraitKey(rawValue: "NSCTFontSymbolicTrait")
    /// The weight on UIKit's scale from −1 to 1, an `NSNumber` or a `UIFont.Weight`.
    public static let weight = TraitKey(rawValue: "NSCTFontWeightTrait")
    /// How wide glyphs are, from −1 to 1.
    public static let width = TraitKey(rawValue: "NSCTFontProportionTrait")
    /// How slanted glyphs are, from −1 to 1.
    public static let slant = TraitKey(rawValue: "NSCTFontSlantTrait")
  }

  /// Creates a description of what its attributes say: a face by its name, or else the face of a family that is nearest to
  /// a weight and a slant.
  ///
  /// - Note: UIKit: a description is matched when a font is made of it. Here that is done at once, among the fonts that
  ///   were registered; a family that nobody registered keeps its name.
  public convenience init(fontAttributes attributes: [AttributeName: Any] = [:]) {
    self.init(face: Self.face(attributes, from: UIFont.Face(size: UIFont.systemFontSize)))
  }

  /// Returns the description with further attributes, each in place of what was said of it.
  public func addingAttributes(_ attributes: [AttributeName: Any] = [:]) -> UIFontDescriptor {
    UIFontDescriptor(face: Self.face(attributes, from: face))
  }

  /// Returns the description of the family's face that is nearest to this one in weight and slant.
  public func withFamily(_ newFamily: String) -> UIFontDescriptor {
    addingAttributes([.family: newFamily])
  }

  /// Returns a descriptor of another face of the family, like `Bold`.
  public func withFace(_ newFace: String) -> UIFontDescriptor {
    let family = object(forKey: .family) as? String ?? UIFont(face: face).familyName
    return addingAttributes([.family: family, .face: newFace])
  }

  /// How glyphs are mapped: not at all here.
  public var matrix: CGAffineTransform { .identity }
  /// Returns a descriptor of glyphs that are mapped; layouts do not notice it.
  public func withMatrix(_ matrix: CGAffineTransform) -> UIFontDescriptor { self }
  /// Returns descriptors of the fonts that have what this one says: itself.
  public func matchingFontDescriptors(
    withMandatoryKeys mandatoryKeys: Set<AttributeName>?
  ) -> [UIFontDescriptor] { [self] }

  /// What is said of a feature of a font.
  public struct FeatureKey: RawRepresentable, Hashable, Sendable {
    /// The name of what is said.
    public let rawValue: String

    /// Creates it from its name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// The number of the kind of feature.
    public static let type = FeatureKey(rawValue: "CTFeatureTypeIdentifier")
    /// The number of the feature.
    public static let selector = FeatureKey(rawValue: "CTFeatureSelectorIdentifier")
    /// The number of the kind of feature.
    public static let featureIdentifier = type
    /// The number of the feature.
    public static let typeIdentifier = selector
  }

  private static func face(_ attributes: [AttributeName: Any], from old: UIFont.Face) -> UIFont.Face
  {
    var face = old
    if let size = CGFloat(number: attributes[.size]), size > 0 { face.size = size }
    let traits = attributes[.traits] as? [TraitKey: Any] ?? [:]
    if let bits = CGFloat(number: traits[.symbolic]) {
      let traits = SymbolicTraits(rawValue: UInt32(bits))
      face.isItalic = traits.contains(.traitItalic)
      face.isMonospaced = traits.contains(.traitMonoSpace)
      if traits.contains(.traitBold) { face.weight = .bold }
    }
    if let weight = traits[.weight] as? UIFont.Weight {
      face.weight = weight
    } else if let weight = CGFloat(number: traits[.weight]) {
      face.weight = UIFont.Weight(rawValue: weight)
    }
    if let width = traits[.width] as? UIFont.Width {
      face.width = width
    } else if let width = CGFloat(number: traits[.width]) {
      face.width = UIFont.Width(rawValue: width)
    }
    if let slant = CGFloat(number: traits[.slant]) { face.isItalic = slant > 0 }
    // Digits of one width are the feature that layouts notice.
    for feature in attributes[.featureSettings] as? [[FeatureKey: Int]] ?? [] {
      let type = feature[.type] ?? feature[.featureIdentifier]
      let selector = feature[.selector] ?? feature[.typeIdentifier]
      if type == kNumberSpacingType {
        face.hasMonospacedDigits = selector == kMonospacedNumbersSelector
      }
    }
    if let name = attributes[.name] as? String {
      return UIFont.Face(name: name, size: face.size) ?? face
    }
    guard let family = attributes[.family] as? String else { return face }
    let style = attributes[.face] as? String
    return UIFont.Face(family: family, style: style, like: face)
  }
}

extension UIFont.Face {
  /// The face of a family with the name of a style, or else the one that is nearest to another face.
  fileprivate init(family: String, style: String?, like face: UIFont.Face) {
    let registry = FontRegistry.shared
    let styled = style.flatMap { registry.font(named: "\(family) \($0)") }
    let file =
      styled
      ?? registry.font(
        inFamily: family,
        weight: FontWeight(rawValue: Double(face.weight.rawValue)),
        isItalic: face.isItalic
      )
    if let file {
      self.init(file, size: face.size)
      return
    }
    var named = face
    named.name = style.map { family.filter { $0 != " " } + "-" + $0.filter { $0 != " " } } ?? family
    named.textStyle = nil
    named.lineDistance = 0
    named.scaling = nil
    self = named
  }
}

extension CGFloat {
  /// A number that a dictionary holds, in any of the kinds that code writes; nil for anything else.
  fileprivate init?(number: Any?) {
    switch number {
    case let value as NSNumber: self.init(value.doubleValue)
    case let value as CGFloat: self = value
    case let value as Double: self.init(value)
    case let value as Int: self.init(value)
    case let value as UInt32: self.init(value)
    default: return nil
    }
  }
}
