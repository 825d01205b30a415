import Testing

@testable import TextMetrics

@Suite struct `A font that is measured by a like one` {
  // Adobe Core 14 AFM: L 611, a 556, b 611, e 556, l 278 in Helvetica Bold; 556, 556, 556, 556, 222.
  @Test(arguments: [
    ("HelveticaNeue-Bold", 2612.0), ("HelveticaNeue", 2446), ("Arial-BoldMT", 2612),
  ])
  func `has its advances`(_ name: String, _ sum: Double) {
    let width = SystemFontMetrics().naturalWidth(
      of: StyledText("Label", font: .named(name, size: 20))
    )
    #expect(abs(width - 20 * sum / 1000) < 1e-9)
  }

  @Test func `measures letters with marks by their base letters`() {
    let metrics = SystemFontMetrics()
    let widths = ["résumé", "resume"].map {
      metrics.naturalWidth(of: StyledText($0, font: .named("HelveticaNeue", size: 20)))
    }
    #expect(widths[0] == widths[1])
  }

  // Ascender and descender as published in `@capsizecss/metrics`, for each weight.
  @Test(arguments: [
    ("HelveticaNeue", 116.5), ("HelveticaNeue-Light", 118), ("HelveticaNeue-UltraLight", 114.4),
    ("HelveticaNeue-Medium", 119.2), ("Helvetica", 100),
  ])
  func `has its heights`(_ name: String, _ height: Double) {
    let metrics = SystemFontMetrics().metrics(of: .named(name, size: 100))
    #expect(abs(metrics.lineHeight - height) < 1e-9)
  }
}
