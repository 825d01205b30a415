import Requirements

/// A source of metrics of one's own that knows how wide characters are, and leaves lines to this library.
///
///     struct Typewriter: AdvanceMeasuring {
///       func metrics(of font: FontDescription) -> FontMetrics {
///         FontMetrics(
///           ascender: 0.8 * font.pointSize, descender: 0.2 * font.pointSize, capHeight: 0, xHeight: 0)
///       }
///
///       func advances(of characters: [Character], in font: FontDescription) -> [Double] {
///         characters.map { _ in 0.6 * font.pointSize }
///       }
///     }
public protocol AdvanceMeasuring: TextMeasuring {
  /// The distances in points from the start of each character to the next one.
  ///
  /// - Parameters:
  ///   - characters: Characters in a row, in one font. Newlines and soft hyphens are among them, and have no width unless
  ///     they are given one.
  ///   - font: The font.
  /// - Returns: A finite distance for each character, adjusted to the next one.
  func advances(of characters: [Character], in font: FontDescription) -> [Double]
}

extension AdvanceMeasuring {
  public func layout(
    _ text: StyledText,
    fitting width: Double,
    lineLimit: Int,
    lineBreak: LineBreakMode
  ) -> TextLayout {
    LineBreaker(
      metrics: OwnAdvances(source: self),
      text: text,
      width: width,
      lineLimit: lineLimit,
      lineBreak: lineBreak
    ).layout()
  }
}

/// The advances of a source of one's own, as lines are filled with them.
private struct OwnAdvances<Source: AdvanceMeasuring>: CharacterMeasuring {
  let source: Source

  func metrics(of font: FontDescription) -> FontMetrics { source.metrics(of: font) }

  func layout(
    _ text: StyledText,
    fitting width: Double,
    lineLimit: Int,
    lineBreak: LineBreakMode
  ) -> TextLayout {
    source.layout(text, fitting: width, lineLimit: lineLimit, lineBreak: lineBreak)
  }

  func appendAdvances(
    of clusters: ArraySlice<Cluster>,
    font: FontDescription,
    to advances: inout [Double]
  ) {
    let own = source.advances(of: clusters.map(\.character), in: font)
    requirement(
      own.count == clusters.count,
      "there are \(own.count) advances of \(clusters.count) characters; there must be one for each"
    )
    advances += own
  }
}

extension Cluster {
  /// The character itself.
  fileprivate var character: Character {
    var text = String.UnicodeScalarView()
    text.append(scalar)
    text.append(contentsOf: others)
    return Character(String(text))
  }
}
