import Testing

@testable import TextMetrics

private func width(_ text: String, _ font: FontDescription, _ generation: FontGeneration = .modern)
  -> Double
{
  SystemFontMetrics(generation: generation).naturalWidth(of: StyledText(text, font: font))
}

private func isNear(_ left: Double, _ right: Double) -> Bool { abs(left - right) < 1e-6 }

@Suite struct `System font` {
  @Test func `adds advances, tracking and the adjustment of the pair`() {
    // T 1297, o 1209, tracking −51 for each, the pair −180, in 1/2048 em.
    let units: Double = 1297 + 1209 - 2 * 51 - 180
    #expect(isNear(width("To", .system(size: 17)), 17 * units / 2048))
  }

  @Test func `blends text and display shapes between 17 and 28 points`() {
    // Digit 0 at 24 points: 9/11 display. 1289 in text, 1241 in display, tracking 7, in 1/2048 em.
    let units: Double = (2 * 1289 + 9 * 1241) / 11 + 7
    #expect(isNear(width("0", .system(size: 24)), 24 * units / 2048))
  }

  @Test func `changes the font at 20 points in the older generation`() {
    // Tracking 19: −0.02624 below; display shapes from 20 on with tracking 0.02004.
    #expect(isNear(width("0", .system(size: 19.5), .legacy), 19.5 * (1289.0 / 2048 - 0.02624)))
    #expect(isNear(width("0", .system(size: 20), .legacy), 20 * (0.609 + 0.02004)))
  }

  // Saved by Xcode 10 and 11: titles of buttons in whole points, labels to a third or half of a point.
  @Test(arguments: [
    ("Add Server", 15.0, FontWeight.regular, 76.0, 1.0),
    ("Testergebnis Melden", 15, .regular, 143, 1),
    ("Brand", 15, .regular, 40.667, 3), ("Tap to Stop", 15, .bold, 83, 2),
    ("Description", 12, .regular, 65, 2), ("Search by Tag", 17, .regular, 108.5, 2),
  ])
  func `had today's shapes in small sizes in the older generation`(
    _ text: String,
    _ size: Double,
    _ weight: FontWeight,
    _ saved: Double,
    _ scale: Double
  ) {
    let measured = width(text, .system(size: size, weight: weight), .legacy)
    #expect(abs(PixelRounding.up(measured, scale: scale) - saved) < 0.001)
  }

  @Test func `had a narrower percent sign in the older generation`() {
    let font = FontDescription.system(size: 12)
    #expect(width("%", font, .legacy) < width("%", font) - 0.5)
  }

  // Saved in public documents: 23 whole points at 17, 24 at 18, 38 at 34, 50 at 46.
  @Test(arguments: [
    (17.0, 22.712), (18.0, 24.048), (19.0, 24.048), (34.0, 38.0), (46.0, 50.0),
  ])
  func `makes an emoji as wide as its size asks for, whatever its scalars`(
    _ size: Double,
    _ wide: Double
  ) {
    for emoji in ["😐", "👨‍👩‍👧‍👦", "🇩🇪", "❤️", "1️⃣"] {
      #expect(isNear(width(emoji, .system(size: size)), wide), "\(emoji)")
    }
  }

  @Test(arguments: [17.5, 18, 20, 23.5])
  func `makes emoji grow with the size`(_ size: Double) {
    #expect(width("😐", .system(size: size)) <= width("😐", .system(size: size + 0.5)))
  }

  @Test func `counts every scalar of a character that takes room`() {
    let font = FontDescription.system(size: 10)
    // A consonant and the vowel after it; the vowel sign is as wide as any other character.
    #expect(isNear(width("का", font), 2 * width("क", font)))
    #expect(isNear(width("e\u{301}", font), width("e", font)))
    // Three letters stand in one square.
    #expect(width("\u{1112}\u{1161}\u{11AB}", font) == width("\u{D55C}", font))
  }

  @Test func `measures what the figures lack by the stated assumptions`() {
    let font = FontDescription.system(size: 10)
    #expect((20.4...20.5).contains(width("日本", font)))
    #expect(isNear(width("한국", font), 17.32))
    #expect(width("\t", font) == 28)
    #expect(width("a\u{200B}", font) == width("a", font))
    #expect(width("ł", font) == width("l", font))
    #expect(width("ň", font) == width("n", font))
    #expect(width("e\u{301}", font) == width("e", font))
    #expect(width("я", font) == width("n", font))
  }

  @Test func `gives all digits one width when asked to`() {
    var font = FontDescription.system(size: 17)
    #expect(width("111", font) < width("000", font))
    font.hasMonospacedDigits = true
    #expect(isNear(width("111", font), width("000", font)))
  }

  @Test func `grows with the weight`() {
    let widths = FontWeight.named[3...].map {
      width("Heading", .system(size: 17, weight: $0.weight))
    }
    #expect(widths == widths.sorted())
  }

  @Test func `knows the height of a line`() {
    // 17 · (1950 + 494)/2048 = 20.287109375.
    let metrics = SystemFontMetrics().metrics(of: .system(size: 17))
    #expect(metrics.lineHeight == 20.287109375)
    #expect(metrics.ascender == 16.1865234375)
  }

  @Test func `finds weight and slant in a font's name`() {
    #expect(FontDescription.named("HelveticaNeue-Medium", size: 12).weight == .medium)
    #expect(FontDescription.named("Avenir-DemiBoldItalic", size: 12).weight == .semibold)
    #expect(FontDescription.named("Avenir-DemiBoldItalic", size: 12).isItalic)
    #expect(FontDescription.named("Courier", size: 12).weight == .regular)
  }

  @Test func `has nine weights in order and eleven text styles`() {
    #expect(FontWeight.named.map(\.weight) == FontWeight.named.map(\.weight).sorted())
    #expect(FontWeight.named.count == 9)
    #expect(FontWeight(name: "semibold") == .semibold)
    #expect(FontWeight(name: "fat") == nil)
    #expect(TextStyle.allCases.count == 11)
    var headline = FontDescription.system(size: 17, weight: .semibold)
    headline.lineDistance = 22
    #expect(TextStyle(rawValue: "UICTFontTextStyleHeadline")?.font == headline)
  }

  @Test func `refuses a size that is no number`() async {
    await #expect(processExitsWith: .failure) { _ = FontDescription.system(size: .nan) }
  }

  @Test func `gives the same answer from many threads at once`() async {
    let expected = width("Hello, World!", .system(size: 17))
    await withTaskGroup(of: Double.self) { group in
      for _ in 0..<8 { group.addTask { width("Hello, World!", .system(size: 17)) } }
      for await result in group { #expect(result == expected) }
    }
  }
}
