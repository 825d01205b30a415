public import Foundation

extension NSAttributedString.Key {
  /// A ``UIFont``.
  public static let font = NSAttributedString.Key(rawValue: "NSFont")
  /// A ``UIColor`` for the letters.
  public static let foregroundColor = NSAttributedString.Key(rawValue: "NSColor")
  /// A ``UIColor`` behind the letters.
  public static let backgroundColor = NSAttributedString.Key(rawValue: "NSBackgroundColor")
  /// An ``NSParagraphStyle``.
  public static let paragraphStyle = NSAttributedString.Key(rawValue: "NSParagraphStyle")
  /// Extra space after each letter, in points.
  public static let kern = NSAttributedString.Key(rawValue: "NSKern")
  /// Whether and how text is underlined.
  public static let underlineStyle = NSAttributedString.Key(rawValue: "NSUnderline")
  /// Whether and how text is struck through.
  public static let strikethroughStyle = NSAttributedString.Key(rawValue: "NSStrikethrough")
  /// Where text leads to.
  public static let link = NSAttributedString.Key(rawValue: "NSLink")
  /// How far letters stand above the baseline, in points.
  public static let baselineOffset = NSAttributedString.Key(rawValue: "NSBaselineOffset")
  /// Extra space after each letter, in points, without ligatures; it goes before ``kern``.
  public static let tracking = NSAttributedString.Key(rawValue: "CTTracking")
  /// How wide the outline of letters is, in hundredths of their size; negative fills them.
  public static let strokeWidth = NSAttributedString.Key(rawValue: "NSStrokeWidth")
  /// A ``UIColor`` for the outline of letters.
  public static let strokeColor = NSAttributedString.Key(rawValue: "NSStrokeColor")
  /// An ``NSShadow`` of the letters.
  public static let shadow = NSAttributedString.Key(rawValue: "NSShadow")
  /// Whether letters are joined.
  public static let ligature = NSAttributedString.Key(rawValue: "NSLigature")
  /// How far letters lean.
  public static let obliqueness = NSAttributedString.Key(rawValue: "NSObliqueness")
  /// How much letters are stretched.
  public static let expansion = NSAttributedString.Key(rawValue: "NSExpansion")
  /// How letters look.
  public static let textEffect = NSAttributedString.Key(rawValue: "NSTextEffect")
  /// Whether letters stand one above the other; not on iOS.
  public static let verticalGlyphForm = NSAttributedString.Key(rawValue: "CTVerticalForms")
  /// Whether signs are spoken.
  public static let accessibilitySpeechPunctuation = NSAttributedString.Key(
    rawValue: "UIAccessibilitySpeechAttributePunctuation"
  )
  /// The language to speak.
  public static let accessibilitySpeechLanguage = NSAttributedString.Key(
    rawValue: "UIAccessibilitySpeechAttributeLanguage"
  )
  /// How high to speak.
  public static let accessibilitySpeechPitch = NSAttributedString.Key(
    rawValue: "UIAccessibilitySpeechAttributePitch"
  )
  /// Whether letters are spoken one by one.
  public static let accessibilitySpeechSpellOut = NSAttributedString.Key(
    rawValue: "UIAccessibilitySpeechAttributeSpellOut"
  )
  /// The level of a heading.
  public static let accessibilityTextHeadingLevel = NSAttributedString.Key(
    rawValue: "UIAccessibilityTextAttributeHeadingLevel"
  )
  /// A name for a part that can be tapped.
  public static let textItemTag = NSAttributedString.Key(rawValue: "NSTextItemTag")
  /// How text stands out.
  public static let textHighlightStyle = NSAttributedString.Key(rawValue: "NSTextHighlightStyle")
  /// A picture among letters.
  public static let adaptiveImageGlyph = NSAttributedString.Key(rawValue: "CTAdaptiveImageProvider")
  /// A picture among the letters.
  public static let attachment = NSAttributedString.Key(rawValue: "NSAttachment")
  /// A ``UIColor`` of the line under letters.
  public static let underlineColor = NSAttributedString.Key(rawValue: "NSUnderlineColor")
  /// A ``UIColor`` of the line through letters.
  public static let strikethroughColor = NSAttributedString.Key(rawValue: "NSStrikethroughColor")
  /// Directions that are set within the text.
  public static let writingDirection = NSAttributedString.Key(rawValue: "NSWritingDirection")
}

extension [NSAttributedString.Key: Any] {
  /// What each letter is wider by, in points: ``NSAttributedString/Key/tracking``, or else
  /// ``NSAttributedString/Key/kern``.
  var letterSpacing: CGFloat {
    CGFloat(attribute: self[.tracking]) ?? CGFloat(attribute: self[.kern]) ?? 0
  }
}

extension CGFloat {
  /// A number of an attribute, as whichever kind it was given.
  init?(attribute: Any?) {
    switch attribute {
    case let number as CGFloat: self = number
    case let number as Double: self.init(number)
    case let number as Float: self.init(number)
    case let number as Int: self.init(number)
    case let number as NSNumber: self.init(number.doubleValue)
    default: return nil
    }
  }
}

/// How text is underlined or struck through.
public struct NSUnderlineStyle: OptionSet, Hashable, Sendable {
  /// The bits of the set.
  public let rawValue: Int

  /// Creates a set from its bits.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// One line.
  public static let single = NSUnderlineStyle(rawValue: 0x01)
  /// One thick line.
  public static let thick = NSUnderlineStyle(rawValue: 0x02)
  /// Two lines.
  public static let double = NSUnderlineStyle(rawValue: 0x09)
  /// Of dots.
  public static let patternDot = NSUnderlineStyle(rawValue: 0x0100)
  /// Of dashes.
  public static let patternDash = NSUnderlineStyle(rawValue: 0x0200)
  /// Of dashes and dots.
  public static let patternDashDot = NSUnderlineStyle(rawValue: 0x0300)
  /// Of dashes and two dots.
  public static let patternDashDotDot = NSUnderlineStyle(rawValue: 0x0400)
  /// Words alone, without the spaces between them.
  public static let byWord = NSUnderlineStyle(rawValue: 0x8000)
}

/// A shadow of letters.
open class NSShadow: NSObject, @unchecked Sendable {
  // First of all: see there.
  private let header = CoreFoundationHeader()

  /// How far the shadow falls, in points.
  open var shadowOffset = CGSize.zero
  /// How blurred the shadow is, in points.
  open var shadowBlurRadius: CGFloat = 0
  /// The color of the shadow.
  open var shadowColor: Any?
}

extension NSAttributedString {
  /// How letters look.
  public struct TextEffectStyle: RawRepresentable, Hashable, Sendable {
    /// The name of the look.
    public let rawValue: String

    /// Creates a look from its name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// Pressed into the surface.
    public static let letterpressStyle = TextEffectStyle(rawValue: "_UIKitNewLetterpressStyle")
  }
}
