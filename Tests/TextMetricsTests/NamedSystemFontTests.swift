import Testing

@testable import TextMetrics

@Suite struct `A font of Apple's systems that documents name` {
  // Labels that public documents saved, to a pixel of a third, a half or one point.
  @Test(arguments: [
    ("Futura-Medium", 20.0, "Transaction", 102.667, 3.0),
    ("Futura-Medium", 24, "Asymmetric Encryption", 249, 1),
    ("AmericanTypewriter", 25, "Label", 65.5, 2),
    ("AmericanTypewriter", 20, "Header Title", 119, 2),
  ])
  func `is as wide as a saved line, to the pixel`(
    _ name: String,
    _ size: Double,
    _ text: String,
    _ width: Double,
    _ scale: Double
  ) {
    let measured = SystemFontMetrics().naturalWidth(
      of: StyledText(text, font: .named(name, size: size))
    )
    #expect(abs(PixelRounding.up(measured, scale: scale) - width) < 0.001)
  }

  @Test(arguments: [
    ("Futura-Medium", 20.0, 26.0), ("AmericanTypewriter", 20, 23.5), ("AmericanTypewriter", 25, 29),
    ("Optima-Regular", 16, 19), ("MarkerFelt-Thin", 46, 50), ("Impact", 40, 49),
    ("PingFangSC-Regular", 14, 20), ("PingFangSC-Semibold", 17, 24),
  ])
  func `is as high as a saved line`(_ name: String, _ size: Double, _ height: Double) {
    let metrics = SystemFontMetrics().metrics(of: .named(name, size: size))
    #expect(PixelRounding.up(metrics.lineHeight, scale: 2) == height)
  }

  // W, i, d and e. Adobe's metrics of Times-Italic: 833, 278, 500, 444. PDF::API2: 976, 293, 574, 483 in Georgia, 975, 297, 575,
  // 471 in its italic, 852, 285, 557, 545 in Trebuchet, 988, 274, 623, 595 in Verdana. Gill Sans: 1042, 219, 510, 479.
  @Test(arguments: [
    ("TimesNewRomanPS-ItalicMT", 2055.0), ("TimesNewRomanPSMT", 2166), ("Georgia", 2326),
    ("Georgia-Italic", 2319.6), ("TrebuchetMS", 2240.6), ("Verdana", 2481.6), ("GillSans", 2250),
  ])
  func `has the advances of its face`(_ name: String, _ sum: Double) {
    let width = SystemFontMetrics().naturalWidth(
      of: StyledText("Wide", font: .named(name, size: 20))
    )
    #expect(abs(width - 20 * sum / 1000) < 0.05)
  }

  // Published: 1705 and 615 of 2048.
  @Test func `has the line of its font`() {
    let font = FontDescription.named("CourierNewPSMT", size: 18)
    #expect(abs(SystemFontMetrics().metrics(of: font).lineHeight - 18 * 2320 / 2048) < 0.01)
  }

  // Liberation Mono, which is made to match it: 1229 of 2048 for each character.
  @Test(arguments: [
    "CourierNewPSMT", "CourierNewPS-BoldMT", "CourierNewPS-ItalicMT", "Courier New",
  ])
  func `has one advance for all characters`(_ name: String) {
    let metrics = SystemFontMetrics()
    let font = FontDescription.named(name, size: 20)
    for text in ["Wide", "lil.", "0123", "naïf"] {
      let width = metrics.naturalWidth(of: StyledText(text, font: font))
      #expect(abs(width - 4 * 20 * 1229 / 2048) < 0.01)
    }
  }

  @Test(arguments: [
    "Futura-Medium", "GillSans", "GillSans-Light", "GillSans-SemiBold", "Gill Sans",
    "TrebuchetMS-Bold",
    "Trebuchet-BoldItalic", "Trebuchet MS", "Verdana-Bold", "Courier-Oblique", "Georgia-BoldItalic",
  ])
  func `has figures`(_ name: String) {
    #expect(SystemFontMetrics.exactness(of: .named(name, size: 20)) == .figures)
  }

  @Test(arguments: [
    "Futura-Bold", "Futura-CondensedMedium", "GillSans-Italic",
    "MarkerFelt-Wide", "Optima-Bold", "HelveticaNeue-CondensedBold", "PingFangSC-Regular",
  ])
  func `stands in for a face of its family that has none`(_ name: String) {
    #expect(SystemFontMetrics.exactness(of: .named(name, size: 20)) == .substitute)
  }
}
