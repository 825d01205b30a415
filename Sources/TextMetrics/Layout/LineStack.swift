/// Stacks lines from top to bottom with the gaps that their paragraphs ask for.
struct LineStack {
  private(set) var lines: [TextLine] = []
  /// The bottom of the last line, in points.
  private var bottom = 0.0
  /// The gap that the next line leaves above itself, in points.
  private var pendingGap = 0.0
  private var spacingAfterParagraph = 0.0

  /// Begins a paragraph: its first line leaves the gaps between paragraphs.
  mutating func beginParagraph(_ style: ParagraphStyle) {
    if !lines.isEmpty { pendingGap += spacingAfterParagraph + style.paragraphSpacingBefore }
    spacingAfterParagraph = style.paragraphSpacing
  }

  /// Appends a line whose fonts reach `ascent` above and `descent` below its baseline, in points.
  ///
  /// A line-height multiple and the limits of the height add to or take from the space above the
  /// baseline, as `NSLayoutManager` does; the space below it stays. The font's leading, in points, is
  /// left below the line if another follows.
  mutating func append(
    range: Range<String.Index>,
    width: Double,
    indent: Double = 0,
    hangingSpace: Double = 0,
    ascent: Double,
    descent: Double,
    leading: Double = 0,
    style: ParagraphStyle
  ) {
    var height = ascent + descent
    if style.lineHeightMultiple > 0 { height *= style.lineHeightMultiple }
    height = max(height, style.minimumLineHeight)
    if style.maximumLineHeight > 0 { height = min(height, style.maximumLineHeight) }
    let top = bottom + pendingGap
    var line = TextLine(
      range: range,
      width: width,
      top: top,
      height: height,
      baseline: height - descent
    )
    line.indent = indent
    line.hangingSpace = hangingSpace
    lines.append(line)
    bottom = top + height
    pendingGap = style.lineSpacing + leading
  }

  /// The stacked lines; no gap follows the last one.
  func layout(isTruncated: Bool) -> TextLayout {
    let width = lines.reduce(0) { max($0, $1.indent + $1.width) }
    return TextLayout(width: width, height: bottom, lines: lines, isTruncated: isTruncated)
  }
}
