/// A stretch of text in one font.
public struct TextRun: Hashable, Sendable {
  /// The characters of the run.
  public var text: String
  /// The font that all of them are set in.
  public var font: FontDescription
  /// How paragraphs that begin in this run are spaced.
  public var paragraph: ParagraphStyle
  /// What each character is wider by, in points; may be negative.
  public var letterSpacing: Double

  /// The room that each character takes in place of its letter; nil for that of the letter.
  public var attachment: TextAttachmentExtent?

  /// How far the characters stand above the baseline of their line, in points; below it where negative.
  public var baselineOffset: Double

  /// Creates a run.
  public init(
    _ text: String,
    font: FontDescription,
    paragraph: ParagraphStyle = .init(),
    letterSpacing: Double = 0,
    attachment: TextAttachmentExtent? = nil,
    baselineOffset: Double = 0
  ) {
    self.text = text
    self.font = font
    self.paragraph = paragraph
    self.letterSpacing = letterSpacing
    self.attachment = attachment
    self.baselineOffset = baselineOffset
  }
}

/// The room that an object takes in a line in place of a letter, in points.
public struct TextAttachmentExtent: Hashable, Sendable {
  /// How wide it is.
  public var width: Double
  /// How far it reaches above the baseline.
  public var ascent: Double
  /// How far it reaches below the baseline.
  public var descent: Double

  /// Creates a room; every distance is in points.
  public init(width: Double, ascent: Double, descent: Double) {
    self.width = width
    self.ascent = ascent
    self.descent = descent
  }
}

/// How the lines of a paragraph are spaced; the names are those of `NSParagraphStyle`.
public struct ParagraphStyle: Hashable, Sendable {
  /// The gap between two lines, in points; not negative.
  public var lineSpacing: Double
  /// What a line's height is multiplied by; 0 means by 1.
  public var lineHeightMultiple: Double
  /// The least height of a line, in points.
  public var minimumLineHeight: Double
  /// The greatest height of a line, in points; 0 means no limit.
  public var maximumLineHeight: Double
  /// The gap after the paragraph, in points; none follows the last one.
  public var paragraphSpacing: Double
  /// The gap before the paragraph, in points; none precedes the first one.
  public var paragraphSpacingBefore: Double
  /// The distance of the first line from the margin, in points.
  public var firstLineHeadIndent: Double
  /// The distance of the other lines from the margin, in points.
  public var headIndent: Double
  /// Where lines end: a distance from the margin they begin at, or, where it is not positive, from the
  /// other one; in points.
  public var tailIndent: Double

  /// Creates a style; every distance is in points.
  public init(
    lineSpacing: Double = 0,
    lineHeightMultiple: Double = 0,
    minimumLineHeight: Double = 0,
    maximumLineHeight: Double = 0,
    paragraphSpacing: Double = 0,
    paragraphSpacingBefore: Double = 0,
    firstLineHeadIndent: Double = 0,
    headIndent: Double = 0,
    tailIndent: Double = 0
  ) {
    self.lineSpacing = lineSpacing
    self.lineHeightMultiple = lineHeightMultiple
    self.minimumLineHeight = minimumLineHeight
    self.maximumLineHeight = maximumLineHeight
    self.paragraphSpacing = paragraphSpacing
    self.paragraphSpacingBefore = paragraphSpacingBefore
    self.firstLineHeadIndent = firstLineHeadIndent
    self.headIndent = headIndent
    self.tailIndent = tailIndent
  }
}

/// Text in one or several fonts.
///
///     let text = StyledText("Sign in", font: .system(size: 17))
public struct StyledText: Hashable, Sendable {
  /// The runs in reading order.
  public let runs: [TextRun]
  /// The characters of all runs; the ranges of a ``TextLayout`` are ranges of this string.
  public let string: String

  /// Creates a text from runs in reading order.
  public init(_ runs: [TextRun]) {
    self.runs = runs
    if runs.count == 1 {
      self.string = runs[0].text
    } else {
      self.string = runs.reduce(into: "") { $0 += $1.text }
    }
  }

  /// Creates a text in one font.
  public init(_ text: String, font: FontDescription, paragraph: ParagraphStyle = .init()) {
    self.init([TextRun(text, font: font, paragraph: paragraph)])
  }
}
