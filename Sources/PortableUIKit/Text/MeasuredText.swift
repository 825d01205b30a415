import Foundation

/// Text as a view measures it: a string, one font and the rules for its lines.
struct MeasuredText {
  var string: String
  var font: UIFont
  /// The greatest number of lines; 0 is no limit.
  var lines = 1
  var breakMode = NSLineBreakMode.byTruncatingTail
  /// Space between lines, in points, of the paragraph style.
  var lineSpacing: CGFloat = 0

  /// Creates text in one font.
  init(
    _ string: String,
    font: UIFont,
    lines: Int = 1,
    breakMode: NSLineBreakMode = .byTruncatingTail
  ) {
    self.string = string
    self.font = font
    self.lines = lines
    self.breakMode = breakMode
  }

  /// Creates text from an attributed string, in the largest of its fonts.
  init(
    _ attributed: NSAttributedString,
    default font: UIFont,
    lines: Int,
    breakMode: NSLineBreakMode
  ) {
    self.init(attributed.string, font: font, lines: lines, breakMode: breakMode)
    let everything = NSRange(location: 0, length: attributed.length)
    var fonts: [UIFont] = []
    attributed.enumerateAttributes(in: everything, options: []) { attributes, _, _ in
      if let font = attributes[.font] as? UIFont { fonts.append(font) }
      if let style = attributes[.paragraphStyle] as? NSParagraphStyle {
        lineSpacing = Swift.max(lineSpacing, style.lineSpacing)
      }
    }
    self.font = fonts.max { $0.pointSize < $1.pointSize } ?? font
  }

  /// Answers the size in points, rounded up to device pixels; zero where there is no text.
  ///
  /// Source: saved frames of labels in Interface Builder documents: both sides to the pixel.
  func size(width: CGFloat = .infinity, scale: CGFloat) -> CGSize {
    guard !string.isEmpty else { return .zero }
    var size = TextMeasurement.size(
      of: string,
      font: font,
      width: width,
      lines: lines,
      breakMode: breakMode
    )
    if lineSpacing > 0 {
      let count = (size.height / font.lineHeight).rounded()
      size.height += lineSpacing * Swift.max(0, count - 1)
    }
    return CGSize(
      width: size.width.ceiledToPixel(scale: scale),
      height: size.height.ceiledToPixel(scale: scale)
    )
  }

  /// Answers where the baselines are in a view with `padding` above and below the text.
  func baselines(scale: CGFloat, padding: CGFloat = 0, centersContent: Bool = true)
    -> BaselineOffsets
  {
    let line = font.lineHeight.ceiledToPixel(scale: scale)
    let first = font.ascender.roundedToPixel(scale: scale)
    return BaselineOffsets(
      firstFromTop: padding + first,
      lastFromBottom: padding + line - first,
      centersContent: centersContent
    )
  }
}
