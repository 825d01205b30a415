import Foundation
import TextMetrics

/// Text as a view measures it: runs in one font each, and the rules for its lines.
@MainActor
struct MeasuredText {
  /// The text and its fonts.
  let text: StyledText
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
          paragraph: TextMetrics.ParagraphStyle(style)
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

  private func layout(_ text: StyledText, width: CGFloat) -> TextLayout {
    metrics.layout(
      text,
      fitting: Double(width),
      lineLimit: lines,
      lineBreak: breakMode
    )
  }
}
