/// Knows the size of text.
///
/// Layout asks through this protocol only, so that the source of metrics can be replaced.
///
///     let text = StyledText("Sign in", font: .system(size: 17))
///     let layout = SystemFontMetrics().layout(text, fitting: 320, lineLimit: 1)
public protocol TextMeasuring: Sendable {
  /// The vertical measures of `font` at its size.
  func metrics(of font: FontDescription) -> FontMetrics

  /// Breaks `text` into lines and measures them.
  ///
  /// Lines end at newlines (also U+2028 and U+2029), and where the line would become wider than
  /// `width`. A newline at the very end adds no line. Empty text has no lines and no size.
  ///
  /// - Parameters:
  ///   - text: What to lay out.
  ///   - width: The available width in points; `.infinity` breaks only at newlines. A negative width
  ///     counts as 0, and a line holds at least one character.
  ///   - lineLimit: The greatest number of lines; 0 means no limit.
  ///   - lineBreak: Where lines end and what becomes of text that does not fit.
  /// - Returns: The lines and their sizes in points.
  /// - Precondition: `width` is not NaN and `lineLimit` is not negative.
  /// - Complexity: O(*characters*).
  func layout(
    _ text: StyledText,
    fitting width: Double,
    lineLimit: Int,
    lineBreak: LineBreakMode
  ) -> TextLayout
}

extension TextMeasuring {
  /// Lays out `text` in words, with an ellipsis where the last permitted line is too long.
  public func layout(_ text: StyledText, fitting width: Double, lineLimit: Int) -> TextLayout {
    layout(text, fitting: width, lineLimit: lineLimit, lineBreak: .byTruncatingTail)
  }

  /// The width of the longest line in points when lines end only at newlines.
  public func naturalWidth(of text: StyledText) -> Double {
    layout(text, fitting: .infinity, lineLimit: 0, lineBreak: .byWordWrapping).width
  }
}

/// A source of metrics that knows advances and leaves lines to ``LineBreaker``.
protocol CharacterMeasuring: TextMeasuring {
  /// Appends the distance in points from the start of each character of a run to the next one.
  func appendAdvances(of clusters: ArraySlice<Cluster>, font: FontDescription, to: inout [Double])
}
