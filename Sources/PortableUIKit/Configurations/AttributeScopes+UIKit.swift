public import Foundation

/// The attributes of UIKit in attributed strings and attribute containers.
///
///     var title = AttributedString("Buy")
///     title.font = .boldSystemFont(ofSize: 20)
extension AttributeScopes {
  /// The attributes of UIKit.
  public var uiKit: UIKitAttributes.Type { UIKitAttributes.self }

  /// The attributes of UIKit, and those of Foundation.
  public struct UIKitAttributes: AttributeScope {
    /// A font.
    public let font: FontAttribute
    /// How the lines of a paragraph are set.
    public let paragraphStyle: ParagraphStyleAttribute
    /// The color of the letters.
    public let foregroundColor: ForegroundColorAttribute
    /// The color behind the letters.
    public let backgroundColor: BackgroundColorAttribute
    /// Extra space after each letter, in points.
    public let kern: KernAttribute
    /// Extra space after each letter, in points, which may break ligatures.
    public let tracking: TrackingAttribute
    /// Which letters are drawn as one.
    public let ligature: LigatureAttribute
    /// The color of the outlines of letters.
    public let strokeColor: StrokeColorAttribute
    /// The width of the outlines of letters, in percent of the font's size.
    public let strokeWidth: StrokeWidthAttribute
    /// How letters are underlined.
    public let underlineStyle: UnderlineStyleAttribute
    /// How letters are struck through.
    public let strikethroughStyle: StrikethroughStyleAttribute
    /// The color of the line below.
    public let underlineColor: UnderlineColorAttribute
    /// The color of the line through.
    public let strikethroughColor: StrikethroughColorAttribute
    /// How far letters stand above the baseline, in points.
    public let baselineOffset: BaselineOffsetAttribute
    /// The attributes of Foundation.
    public let foundation: FoundationAttributes

    /// A font.
    public enum FontAttribute: AttributedStringKey {
      public typealias Value = UIFont
      public static let name = NSAttributedString.Key.font.rawValue
    }

    /// How the lines of a paragraph are set.
    public enum ParagraphStyleAttribute: AttributedStringKey {
      public typealias Value = NSParagraphStyle
      public static let name = NSAttributedString.Key.paragraphStyle.rawValue
    }

    /// The color of the letters.
    public enum ForegroundColorAttribute: AttributedStringKey {
      public typealias Value = UIColor
      public static let name = NSAttributedString.Key.foregroundColor.rawValue
    }

    /// The color behind the letters.
    public enum BackgroundColorAttribute: AttributedStringKey {
      public typealias Value = UIColor
      public static let name = NSAttributedString.Key.backgroundColor.rawValue
    }

    /// Extra space after each letter, in points.
    public enum KernAttribute: AttributedStringKey {
      public typealias Value = CGFloat
      public static let name = NSAttributedString.Key.kern.rawValue
    }

    /// Extra space after each letter, in points, which may break ligatures.
    public enum TrackingAttribute: AttributedStringKey {
      public typealias Value = CGFloat
      public static let name = "CTTracking"
    }

    /// Which letters are drawn as one.
    public enum LigatureAttribute: AttributedStringKey {
      public typealias Value = Int
      public static let name = "NSLigature"
    }

    /// The color of the outlines of letters.
    public enum StrokeColorAttribute: AttributedStringKey {
      public typealias Value = UIColor
      public static let name = "NSStrokeColor"
    }

    /// The width of the outlines of letters, in percent of the font's size.
    public enum StrokeWidthAttribute: AttributedStringKey {
      public typealias Value = CGFloat
      public static let name = "NSStrokeWidth"
    }

    /// How letters are underlined.
    public enum UnderlineStyleAttribute: AttributedStringKey {
      public typealias Value = NSUnderlineStyle
      public static let name = NSAttributedString.Key.underlineStyle.rawValue
    }

    /// How letters are struck through.
    public enum StrikethroughStyleAttribute: AttributedStringKey {
      public typealias Value = NSUnderlineStyle
      public static let name = NSAttributedString.Key.strikethroughStyle.rawValue
    }

    /// The color of the line below.
    public enum UnderlineColorAttribute: AttributedStringKey {
      public typealias Value = UIColor
      public static let name = "NSUnderlineColor"
    }

    /// The color of the line through.
    public enum StrikethroughColorAttribute: AttributedStringKey {
      public typealias Value = UIColor
      public static let name = "NSStrikethroughColor"
    }

    /// How far letters stand above the baseline, in points.
    public enum BaselineOffsetAttribute: AttributedStringKey {
      public typealias Value = CGFloat
      public static let name = NSAttributedString.Key.baselineOffset.rawValue
    }
  }
}

extension AttributeDynamicLookup {
  /// Looks for an attribute among those of UIKit.
  public subscript<Key: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.UIKitAttributes, Key>
  ) -> Key { self[Key.self] }
}

extension AttributeContainer {
  /// The attributes of UIKit in the form that attributed strings of Foundation take.
  var attributes: [NSAttributedString.Key: Any] {
    typealias Keys = AttributeScopes.UIKitAttributes
    var result: [NSAttributedString.Key: Any] = [:]
    func take<Key: AttributedStringKey>(_ key: Key.Type) where Key.Value: Sendable {
      if let value = self[key] { result[NSAttributedString.Key(rawValue: Key.name)] = value }
    }
    take(Keys.FontAttribute.self)
    take(Keys.ParagraphStyleAttribute.self)
    take(Keys.ForegroundColorAttribute.self)
    take(Keys.BackgroundColorAttribute.self)
    take(Keys.KernAttribute.self)
    take(Keys.TrackingAttribute.self)
    take(Keys.LigatureAttribute.self)
    take(Keys.StrokeColorAttribute.self)
    take(Keys.StrokeWidthAttribute.self)
    take(Keys.UnderlineColorAttribute.self)
    take(Keys.StrikethroughColorAttribute.self)
    take(Keys.BaselineOffsetAttribute.self)
    take(AttributeScopes.FoundationAttributes.LinkAttribute.self)
    result[.underlineStyle] = self[Keys.UnderlineStyleAttribute.self]?.rawValue
    result[.strikethroughStyle] = self[Keys.StrikethroughStyleAttribute.self]?.rawValue
    return result
  }
}

extension AttributeContainer {
  /// Creates a container of the font, colors, paragraph style, kerning and baseline offset in a
  /// dictionary.
  public init(_ dictionary: [NSAttributedString.Key: Any]) {
    self.init()
    self.font = dictionary[.font] as? UIFont
    self.paragraphStyle = dictionary[.paragraphStyle] as? NSParagraphStyle
    self.foregroundColor = dictionary[.foregroundColor] as? UIColor
    self.backgroundColor = dictionary[.backgroundColor] as? UIColor
    self.kern = CGFloat(attribute: dictionary[.kern])
    self.tracking = CGFloat(attribute: dictionary[.tracking])
    self.baselineOffset = CGFloat(attribute: dictionary[.baselineOffset])
  }
}

extension NSAttributedString {
  /// Creates an attributed string of the attributes of UIKit, and the links, of another one.
  public convenience init(_ attributedString: AttributedString) {
    let result = NSMutableAttributedString(string: "")
    for run in attributedString.runs {
      let part = String(attributedString[run.range].characters)
      result.append(NSAttributedString(string: part, attributes: run.attributes.attributes))
    }
    self.init(attributedString: result)
  }
}

extension AttributedString {
  /// Creates an attributed string of the font, colors, paragraph style, kerning and baseline offset of
  /// another one.
  public init(_ attributedString: NSAttributedString) {
    self.init()
    let string = attributedString.string as NSString
    let all = NSRange(location: 0, length: attributedString.length)
    attributedString.enumerateAttributes(in: all) { attributes, range, _ in
      var part = AttributedString(string.substring(with: range))
      part.setAttributes(AttributeContainer(attributes))
      append(part)
    }
  }
}
