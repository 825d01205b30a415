import Foundation
import TextMetrics

/// Text as a view measures it: runs in one font each, and the rules for its lines.
@MainActor
struct MeasuredText {
  /// The text and its fonts.
  private(set) var text: StyledText
  /// The greatest number of lines; 0 is no limit.
  var lines: Int
  let breakMode: LineBreakMode
  /// The font of text that is empty.
  private let font: FontDescription
  let metrics: any TextMeasuring
  /// How the paragraphs that begin in each run are aligned; none where nothing says so.
  private(set) var settings: [ParagraphSetting] = []

  /// Creates text in one font.
  init(
    _ string: String,
    font: UIFont,
    lines: Int = 1,
    breakMode: NSLineBreakMode = .byTruncatingTail,
    metrics: any TextMeasuring
  ) {
    self.metrics = metrics
    self.font = FontDescription(font)
    self.lines = max(0, lines)
    self.breakMode = LineBreakMode(breakMode)
    text = StyledText(string, font: self.font)
  }

  /// Creates text from an attributed string; letters without a font get the one given.
  init(
    _ attributed: NSAttributedString,
    default font: UIFont,
    lines: Int,
    breakMode: NSLineBreakMode,
    metrics: any TextMeasuring
  ) {
    self.metrics = metrics
    self.font = FontDescription(font)
    self.lines = max(0, lines)
    self.breakMode = LineBreakMode(breakMode)
    let string = attributed.string as NSString
    var runs: [TextRun] = []
    var settings: [ParagraphSetting] = []
    attributed.enumerateAttributes(in: NSRange(location: 0, length: attributed.length)) {
      attributes,
      range,
      _ in
      let runFont = attributes[.font] as? UIFont ?? font
      let style = attributes[.paragraphStyle] as? NSParagraphStyle ?? .default
      runs.append(
        TextRun(
          string.substring(with: range),
          font: FontDescription(runFont),
          paragraph: TextMetrics.ParagraphStyle(style),
          letterSpacing: Double(attributes.letterSpacing),
          attachment: (attributes[.attachment] as? NSTextAttachment)
            .map { TextAttachmentExtent($0) },
          baselineOffset: Double(CGFloat(attribute: attributes[.baselineOffset]) ?? 0)
        )
      )
      settings.append(
        ParagraphSetting(alignment: style.alignment, direction: style.baseWritingDirection)
      )
    }
    text = StyledText(runs)
    self.settings = settings
  }

  /// Answers the size in points, rounded up to device pixels; zero where there is no text.
  ///
  /// Source: saved frames of labels in Interface Builder documents: both sides to the pixel.
  ///
  /// - Parameters:
  ///   - width: The width at which lines wrap, in points; infinite for none.
  ///   - scale: Device pixels for each point.
  /// - Returns: The width of the widest line and the height of all lines.
  func size(width: CGFloat = .infinity, scale: CGFloat) -> CGSize {
    let size = layout(text, width: width).size(roundedToScale: Double(scale > 0 ? scale : 1))
    return CGSize(width: size.width, height: size.height)
  }

  /// Answers the size of text that wraps at `width`, rounded up to device pixels: as wide as its widest line with
  /// the spaces at which that was broken, and no wider than `width`.
  ///
  /// Source: saved frames of wrapped labels in Interface Builder documents. Three of three repositories that nothing
  /// stretches are wider than their widest line by a space; one that prefers 300 points has them where its letters
  /// end at 298 and a space follows.
  ///
  /// - Parameters:
  ///   - width: The width at which lines wrap, in points.
  ///   - scale: Device pixels for each point.
  ///   - avoidsOrphan: Whether no word stands alone on the second of two lines.
  /// - Returns: The size.
  func wrappedSize(width: CGFloat, scale: CGFloat, avoidsOrphan: Bool = false) -> CGSize {
    let pixels = Double(scale > 0 ? scale : 1)
    let layout = avoidsOrphan ? layoutWithoutOrphan(width: width) : layout(text, width: width)
    let widest = PixelRounding.up(layout.widthWithSpaces, scale: pixels)
    return CGSize(
      width: min(CGFloat(widest), width),
      height: CGFloat(layout.size(roundedToScale: pixels).height)
    )
  }

  /// The lines at `width`, or those of which the second takes the last word of the first where it would be one word.
  ///
  /// Source: Apple, `NSParagraphStyle.LineBreakStrategy.pushOut`; saved frames of three labels of two lines in documents
  /// of three public repositories, each as wide as what is left of its first line. Three lines and more were not seen.
  private func layoutWithoutOrphan(width: CGFloat) -> TextLayout {
    let layout = layout(text, width: width)
    guard layout.lines.count == 2, !text.string.contains(where: \.isNewline),
      isOneWord(layout.lines[1]), !isOneWord(layout.lines[0])
    else { return layout }
    // Just too narrow for the last word of the first line.
    let narrower = self.layout(text, width: CGFloat(layout.lines[0].width) - 0.01)
    return narrower.lines.count == 2 ? narrower : layout
  }

  private func isOneWord(_ line: TextLine) -> Bool {
    text.string[line.range].split { $0.isWhitespace || $0 == "-" }.count == 1
  }

  /// Answers where the baselines are, to the pixel, in a view with `padding` points above and below
  /// the text.
  func baselines(
    scale: CGFloat,
    padding: CGFloat = 0,
    centersContent: Bool = true
  ) -> BaselineOffsets {
    let shown = text.string.isEmpty ? StyledText(" ", font: font) : text
    let layout = layout(shown, width: .infinity)
    let height = CGFloat(layout.size(roundedToScale: Double(scale > 0 ? scale : 1)).height)
    let first = CGFloat(layout.firstBaseline).roundedToPixel(scale: scale)
    let last = CGFloat(layout.height - layout.lastBaselineFromBottom).roundedToPixel(scale: scale)
    return BaselineOffsets(
      firstFromTop: padding + first,
      lastFromBottom: padding + height - last,
      centersContent: centersContent
    )
  }

  /// The fonts of the runs.
  var fonts: [FontDescription] { text.runs.map(\.font) }

  // MARK: - Shrinking

  /// The text in smaller fonts, so that it fits into `size`, but by no smaller a factor than `least`.
  ///
  /// One line goes by its width; several lines must not be cut, nor be higher than there is room. Where
  /// the number of lines is not limited, the text stays as it is.
  func shrunk(into size: CGSize, least: CGFloat) -> MeasuredText {
    guard least < 1, lines > 0, size.width > 0, !fits(size) else { return self }
    var (low, high) = (Double(least), 1.0)
    if !scaled(by: low).fits(size) { return scaled(by: low) }
    // Ten halvings leave less than a thousandth.
    for _ in 0..<10 {
      let middle = (low + high) / 2
      if scaled(by: middle).fits(size) { low = middle } else { high = middle }
    }
    return scaled(by: low)
  }

  private func fits(_ size: CGSize) -> Bool {
    if lines == 1 { return metrics.naturalWidth(of: text) <= Double(size.width) + 1e-6 }
    let layout = layout(text, width: size.width)
    return !layout.isTruncated && layout.height <= Double(size.height) + 0.5
  }

  private func scaled(by factor: Double) -> MeasuredText {
    var result = self
    result.text = StyledText(
      text.runs.map { run in
        var run = run
        run.font = run.font.withSize(run.font.pointSize * factor)
        return run
      }
    )
    return result
  }

  // MARK: - Lines

  /// The text's lines at a width in points, not rounded to pixels.
  func layout(width: CGFloat) -> TextLayout { layout(text, width: width) }

  private func layout(_ text: StyledText, width: CGFloat) -> TextLayout {
    metrics.layout(
      text,
      fitting: Double(width),
      lineLimit: lines,
      lineBreak: breakMode
    )
  }
}
