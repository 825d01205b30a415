/// Metrics that anyone can compute by hand: every character is one em wide.
///
/// Lines are one em high, 0.8 em above the baseline and 0.2 em below it, like the Ahem test font. At
/// 10 points, "abc" is 30 points wide and 10 points high. Combining marks belong to their letter;
/// newlines and soft hyphens have no width.
package struct FixedMetrics: CharacterMeasuring {
  /// Creates the metrics; they have no options.
  package init() {}

  package func metrics(of font: FontDescription) -> FontMetrics {
    let size = font.pointSize
    return FontMetrics(
      ascender: 0.8 * size,
      descender: 0.2 * size,
      capHeight: 0.8 * size,
      xHeight: 0.8 * size
    )
  }

  package func layout(
    _ text: StyledText,
    fitting width: Double,
    lineLimit: Int,
    lineBreak: LineBreakMode
  ) -> TextLayout {
    LineBreaker(
      metrics: self,
      text: text,
      width: width,
      lineLimit: lineLimit,
      lineBreak: lineBreak
    ).layout()
  }

  func appendAdvances(
    of clusters: ArraySlice<Cluster>,
    font: FontDescription,
    to advances: inout [Double]
  ) {
    for cluster in clusters {
      let isSeen = cluster.kind != .newline && cluster.kind != .softHyphen
      advances.append(isSeen ? font.pointSize : 0)
    }
  }
}
