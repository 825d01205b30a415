/// The vertical measures of a font at its size, in points.
public struct FontMetrics: Hashable, Sendable {
  /// The distance from the baseline up to the top of the line; positive.
  public var ascender: Double
  /// The distance from the baseline down to the bottom of the line; positive, other than UIKit's.
  public var descender: Double
  /// The height of a flat capital letter.
  public var capHeight: Double
  /// The height of a flat small letter.
  public var xHeight: Double

  /// The space that the font asks for between two of its lines; 0 for most.
  public var leading: Double

  /// The height of a line: ascender plus descender.
  public var lineHeight: Double { ascender + descender }

  /// The same measures, each multiplied by `factor`.
  func scaled(by factor: Double) -> FontMetrics {
    FontMetrics(
      ascender: ascender * factor,
      descender: descender * factor,
      capHeight: capHeight * factor,
      xHeight: xHeight * factor,
      leading: leading * factor
    )
  }

  /// The measures of an object that stands in place of letters.
  init(_ attachment: TextAttachmentExtent) {
    self.init(
      ascender: attachment.ascent,
      descender: attachment.descent,
      capHeight: attachment.ascent,
      xHeight: attachment.ascent
    )
  }

  /// Creates metrics from distances in points.
  public init(
    ascender: Double,
    descender: Double,
    capHeight: Double,
    xHeight: Double,
    leading: Double = 0
  ) {
    self.ascender = ascender
    self.descender = descender
    self.capHeight = capHeight
    self.xHeight = xHeight
    self.leading = leading
  }
}
