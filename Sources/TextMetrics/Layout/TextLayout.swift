import Requirements

/// One line of laid-out text.
public struct TextLine: Hashable, Sendable {
  /// The characters on the line, without the newline; a range of ``StyledText/string``.
  ///
  /// Spaces at which the line was broken belong to it, though not to its width. On a truncated line
  /// the range reaches to the end of the paragraph.
  public var range: Range<String.Index>
  /// The width of the characters in points, at most the available width where truncated.
  public var width: Double
  /// The distance from the top of the text to the top of the line, in points.
  public var top: Double
  /// The height of the line in points.
  public var height: Double
  /// The distance from the top of the line down to its baseline, in points.
  public var baseline: Double
  /// The distance from the margin where lines begin, in points.
  public var indent: Double = 0
  /// The width of the spaces at which the line was broken, as far as there is room for them, in points.
  public var hangingSpace: Double = 0
}

/// The result of laying out text: sizes in points, not rounded to pixels.
///
/// UIKit rounds a label's width and height up to whole pixels; ``size(roundedToScale:)`` does so.
public struct TextLayout: Hashable, Sendable {
  /// The width of the widest line in points.
  public var width: Double
  /// The height of all lines and the gaps between them, in points.
  public var height: Double
  /// The width of the widest line with the spaces at which it was broken, in points.
  public var widthWithSpaces: Double {
    lines.reduce(0) { max($0, $1.indent + $1.width + $1.hangingSpace) }
  }
  /// The lines from top to bottom; none for empty text.
  public var lines: [TextLine]
  /// Whether characters were left out for want of room.
  public var isTruncated: Bool

  /// The distance from the top down to the first baseline in points; 0 without lines.
  public var firstBaseline: Double {
    lines.first.map { $0.top + $0.baseline } ?? 0
  }

  /// The distance from the bottom up to the last baseline in points; 0 without lines.
  public var lastBaselineFromBottom: Double {
    lines.last.map { height - $0.top - $0.baseline } ?? 0
  }

  /// The width and the height rounded up to whole pixels, as UIKit does for a label.
  ///
  /// The total height is rounded once, not each line: two lines of 20.29 pt are 40.67 pt high at
  /// scale 3, not 41.33 pt.
  ///
  /// - Parameter scale: Pixels per point; positive.
  /// - Returns: The width and the height in points.
  public func size(roundedToScale scale: Double) -> (width: Double, height: Double) {
    (PixelRounding.up(width, scale: scale), PixelRounding.up(height, scale: scale))
  }
}

/// The rule by which sizes of text become whole pixels.
public enum PixelRounding {
  /// The excess over a whole pixel that counts as error of the arithmetic: a hundred-thousandth.
  static let tolerance = 1e-5

  /// `value` rounded up to the next multiple of 1/`scale`.
  ///
  ///     PixelRounding.up(20.287, scale: 2)  // 20.5
  ///
  /// - Precondition: `scale` is finite and positive.
  public static func up(_ value: Double, scale: Double) -> Double {
    requirement(scale.isFinite && scale > 0, "scale is \(scale); it must be positive")
    return (value * scale - tolerance).rounded(.up) / scale
  }
}
