import Testing

@testable import TextMetrics

@Suite struct `A font that is measured by a like one` {
  // Adobe Core 14 AFM: L 611, a 556, b 611, e 556, l 278 in Helvetica Bold; 556, 556, 556, 556, 222.
  // Helvetica Neue: 593, 574, 611, 574, 258 in bold, 556, 537, 593, 537, 222 in regular, and half-way between in medium.
  @Test(arguments: [
    ("HelveticaNeue-Bold", 2610.0), ("HelveticaNeue", 2445), ("HelveticaNeue-Medium", 2527.5),
    ("Arial-BoldMT", 2612), ("Helvetica", 2446),
  ])
  func `has its advances`(_ name: String, _ sum: Double) {
    let width = SystemFontMetrics().naturalWidth(
      of: StyledText("Label", font: .named(name, size: 20))
    )
    #expect(abs(width - 20 * sum / 1000) < 1e-9)
  }

  // Labels that public documents saved, to a pixel of a third or half of a point.
  @Test(arguments: [
    ("HelveticaNeue", 13.0, "GpgAsciiArmorCopyExplanation.", 191.333, 3.0),
    ("HelveticaNeue", 13, "GpgAsciiArmorServerExplanation.", 197.667, 3),
    ("HelveticaNeue", 14, "SshAsciiArmorFileExplanation.", 191.333, 3),
    ("HelveticaNeue-Bold", 14, "ASCII-Armor Keys", 121.667, 3),
    ("HelveticaNeue-Bold", 14, "Import Keys From Files", 155, 3),
    ("HelveticaNeue-Bold", 17, "Label", 44.5, 2),
    // The title of a button, whose sides take 20 points.
    ("HelveticaNeue-Light", 17, "Options", 58, 1),
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

  // DejaVu Sans Mono: 1233 of 2048 for each character, and 1901 above and 483 below the line.
  @Test(arguments: ["Menlo-Regular", "Menlo-Bold"])
  func `has one advance for all characters`(_ name: String) {
    let metrics = SystemFontMetrics()
    let font = FontDescription.named(name, size: 20)
    for text in ["Wide", "lil.", "0123", "naïf"] {
      let width = metrics.naturalWidth(of: StyledText(text, font: font))
      #expect(abs(width - 4 * 20 * 1233 / 2048) < 0.01)
    }
    #expect(abs(metrics.metrics(of: font).lineHeight - 20 * 2384 / 2048) < 0.01)
  }

  // Labels that public documents saved, to half a point.
  @Test(arguments: [("AvenirNext-Regular", 17.0, 23.5), ("AvenirNext-Regular", 25.0, 34.5)])
  func `is as high as a saved line`(_ name: String, _ size: Double, _ height: Double) {
    let metrics = SystemFontMetrics().metrics(of: .named(name, size: size))
    #expect(PixelRounding.up(metrics.lineHeight, scale: 2) == height)
  }

  // L, a, b, e and l are 51, 53, 64, 57 and 25 hundredths of an em in Avenir Next, 27, 28, 33, 30 and 13 of 54 parts in Avenir,
  // and 604, 504, 561, 484 and 287 thousandths in Georgia. A public document saved the first at 23 points, 58 wide.
  @Test(arguments: [
    ("AvenirNext-Regular", 2.5), ("Avenir-Roman", 2.426), ("Georgia", 2.44),
  ])
  func `of Apple's systems is as wide as is published`(_ name: String, _ width: Double) {
    let measured = SystemFontMetrics().naturalWidth(
      of: StyledText("Label", font: .named(name, size: 23))
    )
    #expect(abs(measured - 23 * width) < 0.03)
  }

  @Test(arguments: [
    ("TimesNewRomanPSMT", "Times New Roman"), ("TimesNewRomanPS-BoldMT", "TimesNewRoman-Bold"),
  ])
  func `is found by the name that its file has`(_ name: String, _ family: String) {
    let metrics = SystemFontMetrics()
    let sizes = [name, family].map { name in
      metrics.naturalWidth(of: StyledText("Wide", font: .named(name, size: 20)))
    }
    #expect(sizes[0] == sizes[1])
    #expect(SystemFontMetrics.exactness(of: .named(name, size: 20)) == .figures)
  }

  // A public document saved a label 122.5 wide and 25.5 high; on a line of the system font it would be 27.5 high.
  @Test(arguments: [".SFUI-Regular", ".SFUI-Medium", ".SFUI-Bold"])
  func `is Times New Roman for a name of the system font`(_ name: String) {
    let metrics = SystemFontMetrics()
    let font = FontDescription.named(name, size: 23)
    let width = metrics.naturalWidth(of: StyledText("No notes yet ", font: font))
    #expect(PixelRounding.up(width, scale: 2) == 122.5)
    let line = metrics.metrics(of: font).lineHeight
    #expect(PixelRounding.up(line, scale: 2) == 25.5)
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
    ("HelveticaNeue-Medium", 119.2), ("Helvetica", 115),
  ])
  func `has its heights`(_ name: String, _ height: Double) {
    let metrics = SystemFontMetrics().metrics(of: .named(name, size: 100))
    #expect(abs(metrics.lineHeight - height) < 1e-9)
  }
}
