import Testing

@testable import TextMetrics

@Suite struct `San Francisco by name` {
  // Labels that a public document saved, to half a point.
  @Test(arguments: [
    ("SFProText-Semibold", 18.0, "$ 0 000.00", 98.0), ("SFProText-Semibold", 11, "BTC", 22.5),
    ("SFProText-Regular", 16, "US Dollar", 71),
    ("SFProDisplay-Regular", 15, "Service temporary unavailable", 188),
  ])
  func `had no tracking before iOS 14, and the shapes that its name tells at all sizes`(
    _ name: String,
    _ size: Double,
    _ text: String,
    _ saved: Double
  ) {
    let width = SystemFontMetrics(generation: .legacy).naturalWidth(
      of: StyledText(text, font: .named(name, size: size))
    )
    #expect(PixelRounding.up(width, scale: 2) == saved)
  }

  @Test func `is as wide as the system font since`() {
    let metrics = SystemFontMetrics()
    let fonts = [
      FontDescription.named("SFProText-Bold", size: 17), .system(size: 17, weight: .bold),
    ]
    let widths = fonts.map { metrics.naturalWidth(of: StyledText("Label", font: $0)) }
    #expect(widths[0] == widths[1])
  }

  @Test func `is as high as the system font`() {
    let metrics = SystemFontMetrics()
    let heights = [FontDescription.named("SFProText-Bold", size: 17), .system(size: 17)].map {
      metrics.metrics(of: $0).lineHeight
    }
    #expect(heights[0] == heights[1])
  }
}
