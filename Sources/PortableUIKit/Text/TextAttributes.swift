public import Foundation

/// Where a line of text stands between its edges.
public enum NSTextAlignment: Int, Sendable {
  /// At the left.
  case left = 0
  /// In the middle.
  case center = 1
  /// At the right.
  case right = 2
  /// At both edges.
  case justified = 3
  /// Where lines of the language begin.
  case natural = 4
}

/// The direction in which a paragraph is written.
public enum NSWritingDirection: Int, Sendable {
  /// That of its first letter which has one.
  ///
  /// Source: Unicode Standard Annex 9, rules P2 and P3.
  case natural = -1
  /// From left to right.
  case leftToRight = 0
  /// From right to left.
  case rightToLeft = 1
}

/// What happens to text that is wider than its line.
public enum NSLineBreakMode: Int, Sendable {
  /// It wraps between words.
  case byWordWrapping = 0
  /// It wraps between letters.
  case byCharWrapping = 1
  /// It is cut off.
  case byClipping = 2
  /// Its beginning is left out.
  case byTruncatingHead = 3
  /// Its end is left out.
  case byTruncatingTail = 4
  /// Its middle is left out.
  case byTruncatingMiddle = 5
}

/// How the lines of a paragraph are set.
open class NSParagraphStyle: NSObject, @unchecked Sendable {
  // First of all: see there.
  private let header = CoreFoundationHeader()

  /// The figures of a paragraph, in points.
  fileprivate struct Values: Hashable, Sendable {
    var alignment = NSTextAlignment.natural
    var baseWritingDirection = NSWritingDirection.natural
    var lineBreakMode = NSLineBreakMode.byWordWrapping
    var lineSpacing: CGFloat = 0
    var paragraphSpacing: CGFloat = 0
    var paragraphSpacingBefore: CGFloat = 0
    var minimumLineHeight: CGFloat = 0
    var maximumLineHeight: CGFloat = 0
    var lineHeightMultiple: CGFloat = 0
    var firstLineHeadIndent: CGFloat = 0
    var headIndent: CGFloat = 0
    var tailIndent: CGFloat = 0
    var hyphenationFactor: Float = 0
    var usesDefaultHyphenation: Bool = false
    var allowsDefaultTighteningForTruncation: Bool = false
    var lineBreakStrategy: NSParagraphStyle.LineBreakStrategy = []
    var defaultTabInterval: CGFloat = 0
    /// Twelve at the left, 28 points apart.
    ///
    /// Source: Apple's documentation of `NSParagraphStyle.tabStops`.
    var tabStops = (1...12).map { NSTextTab(textAlignment: .left, location: CGFloat($0) * 28) }
    var textLists: [NSTextList] = []
  }

  fileprivate var values = Values()

  /// The style of text that has none.
  public static let `default` = NSParagraphStyle()

  /// Where the lines stand between their edges.
  open var alignment: NSTextAlignment { values.alignment }
  /// The direction in which the paragraph is written; it decides the natural alignment.
  open var baseWritingDirection: NSWritingDirection { values.baseWritingDirection }
  /// What happens to lines that are too long.
  open var lineBreakMode: NSLineBreakMode { values.lineBreakMode }
  /// The space between lines, in points.
  open var lineSpacing: CGFloat { values.lineSpacing }
  /// The space after the paragraph, in points.
  open var paragraphSpacing: CGFloat { values.paragraphSpacing }
  /// The space before the paragraph, in points; none precedes the first one.
  open var paragraphSpacingBefore: CGFloat { values.paragraphSpacingBefore }
  /// The least height of a line, in points.
  open var minimumLineHeight: CGFloat { values.minimumLineHeight }
  /// The greatest height of a line, in points; 0 is no limit.
  open var maximumLineHeight: CGFloat { values.maximumLineHeight }
  /// By how much the natural line height is multiplied; 0 is not at all.
  open var lineHeightMultiple: CGFloat { values.lineHeightMultiple }

  /// The distance of the first line from the leading margin, in points.
  open var firstLineHeadIndent: CGFloat { values.firstLineHeadIndent }
  /// The distance of the other lines from the leading margin, in points.
  open var headIndent: CGFloat { values.headIndent }
  /// Where lines end, in points: from the leading margin, or, where it is not positive, from the trailing one.
  open var tailIndent: CGFloat { values.tailIndent }
  /// From where on words are hyphenated, from 0 to 1.
  ///
  /// - Note: UIKit: kept; words are broken at soft hyphens alone.
  open var hyphenationFactor: Float { values.hyphenationFactor }
  /// Whether words are hyphenated as the system does; kept.
  open var usesDefaultHyphenation: Bool { values.usesDefaultHyphenation }
  /// Whether letters may stand closer before text is cut; kept.
  open var allowsDefaultTighteningForTruncation: Bool {
    values.allowsDefaultTighteningForTruncation
  }
  /// How lines are broken beyond the mode; kept.
  open var lineBreakStrategy: LineBreakStrategy { values.lineBreakStrategy }
  /// The places that tabs go to; kept.
  open var tabStops: [NSTextTab] { values.tabStops }
  /// The lists that the paragraph is in, the outermost first; their marks are drawn nowhere here.
  open var textLists: [NSTextList] { values.textLists }
  /// The distance between places of tabs beyond those given, in points; kept.
  open var defaultTabInterval: CGFloat { values.defaultTabInterval }

  /// Tells the direction in which a language is written.
  ///
  /// - Parameter languageName: A language by its ISO code, such as "ar"; nil for the user's.
  /// - Returns: Left to right, or right to left.
  open class func defaultWritingDirection(forLanguage languageName: String?) -> NSWritingDirection {
    guard let languageName else {
      return UITraitCollection.current.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
    }
    return NSLocale.characterDirection(forLanguage: languageName) == .rightToLeft
      ? .rightToLeft : .leftToRight
  }

  open override func isEqual(_ object: Any?) -> Bool {
    (object as? NSParagraphStyle)?.values == values
  }

  open override var hash: Int { values.hashValue }

  /// Returns a copy that can be changed.
  open override func mutableCopy() -> Any {
    let copy = NSMutableParagraphStyle()
    copy.values = values
    return copy
  }
}

/// How the lines of a paragraph are set; this can be changed.
open class NSMutableParagraphStyle: NSParagraphStyle, @unchecked Sendable {
  open override var alignment: NSTextAlignment {
    get { values.alignment }
    set { values.alignment = newValue }
  }
  open override var baseWritingDirection: NSWritingDirection {
    get { values.baseWritingDirection }
    set { values.baseWritingDirection = newValue }
  }
  open override var lineBreakMode: NSLineBreakMode {
    get { values.lineBreakMode }
    set { values.lineBreakMode = newValue }
  }
  open override var lineSpacing: CGFloat {
    get { values.lineSpacing }
    set { values.lineSpacing = newValue }
  }
  open override var paragraphSpacing: CGFloat {
    get { values.paragraphSpacing }
    set { values.paragraphSpacing = newValue }
  }
  open override var paragraphSpacingBefore: CGFloat {
    get { values.paragraphSpacingBefore }
    set { values.paragraphSpacingBefore = newValue }
  }
  open override var minimumLineHeight: CGFloat {
    get { values.minimumLineHeight }
    set { values.minimumLineHeight = newValue }
  }
  open override var maximumLineHeight: CGFloat {
    get { values.maximumLineHeight }
    set { values.maximumLineHeight = newValue }
  }
  open override var lineHeightMultiple: CGFloat {
    get { values.lineHeightMultiple }
    set { values.lineHeightMultiple = newValue }
  }
  open override var firstLineHeadIndent: CGFloat {
    get { values.firstLineHeadIndent }
    set { values.firstLineHeadIndent = newValue }
  }
  open override var headIndent: CGFloat {
    get { values.headIndent }
    set { values.headIndent = newValue }
  }
  open override var tailIndent: CGFloat {
    get { values.tailIndent }
    set { values.tailIndent = newValue }
  }
  open override var hyphenationFactor: Float {
    get { values.hyphenationFactor }
    set { values.hyphenationFactor = newValue }
  }
  open override var usesDefaultHyphenation: Bool {
    get { values.usesDefaultHyphenation }
    set { values.usesDefaultHyphenation = newValue }
  }
  open override var allowsDefaultTighteningForTruncation: Bool {
    get { values.allowsDefaultTighteningForTruncation }
    set { values.allowsDefaultTighteningForTruncation = newValue }
  }
  open override var lineBreakStrategy: LineBreakStrategy {
    get { values.lineBreakStrategy }
    set { values.lineBreakStrategy = newValue }
  }
  open override var textLists: [NSTextList] {
    get { values.textLists }
    set { values.textLists = newValue }
  }
  open override var tabStops: [NSTextTab] {
    get { values.tabStops }
    set { values.tabStops = newValue }
  }
  open override var defaultTabInterval: CGFloat {
    get { values.defaultTabInterval }
    set { values.defaultTabInterval = newValue }
  }

  /// Adds a place that tabulators go to.
  open func addTabStop(_ anObject: NSTextTab) {
    tabStops = (tabStops + [anObject]).sorted { $0.location < $1.location }
  }
  /// Takes away the places that tabulators go to.
  open func removeTabStop(_ anObject: NSTextTab) {
    tabStops = tabStops.filter { $0 != anObject }
  }
  /// Takes over everything of another style.
  open func setParagraphStyle(_ obj: NSParagraphStyle) { values = obj.values }
}

extension NSParagraphStyle {
  /// How lines are broken beyond the mode.
  public struct LineBreakStrategy: OptionSet, Hashable, Sendable {
    /// The bits of the set.
    public let rawValue: UInt

    /// Creates a set from its bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// Words go to the next line so that none is left alone.
    public static let pushOut = LineBreakStrategy(rawValue: 1 << 0)
    /// Korean words stay together.
    public static let hangulWordPriority = LineBreakStrategy(rawValue: 1 << 1)
    /// What the system's labels do.
    public static let standard = LineBreakStrategy(rawValue: 0xFFFF)
  }
}
