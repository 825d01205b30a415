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

  @Test func `has its heights`() {
    // 0.952 + 0.213 em.
    let metrics = SystemFontMetrics().metrics(of: .named("HelveticaNeue-Light", size: 100))
    #expect(abs(metrics.lineHeight - 116.5) < 1e-9)
  }
}
