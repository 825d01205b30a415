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
    // Tracking 19: −0.02624 below; display shapes from 20 on with tracking 0.019.
    #expect(isNear(width("0", .system(size: 19.5), .legacy), 19.5 * (1289.0 / 2048 - 0.02624)))
    #expect(isNear(width("0", .system(size: 20), .legacy), 20 * (1241.0 / 2048 + 0.019)))
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

  // Saved by Xcode 9 to 11, to half a point or to a whole one.
  @Test(arguments: [
    ("January 23", 40.0, FontWeight.heavy, 218.5, 2.0), ("Label", 22, .regular, 52.5, 2),
    ("10", 28, .medium, 31, 3), ("0.00000088 BTC", 22, .semibold, 182, 1),
  ])
  func
    `had today's shapes in large sizes in the older generation, and no pairs of digits with points`(
      _ text: String,
      _ size: Double,
      _ weight: FontWeight,
      _ saved: Double,
      _ scale: Double
    )
  {
    let measured = width(text, .system(size: size, weight: weight), .legacy)
    #expect(abs(PixelRounding.up(measured, scale: scale) - saved) < 0.001)
  }

  @Test func `has as little between a point and a one as between a point and a nought`() {
    let font = FontDescription.system(size: 17)
    let figures = width("1", font) - width("0", font)
    #expect(isNear(width(".1", font) - width(".0", font), figures))
  }

  // Saved in whole points and in thirds of a point.
  @Test(arguments: [("Велосипед", 15.0, 79.0, 1.0), ("Баланс", 47, 154.333, 3)])
  func `has its own advances of Cyrillic letters that resemble no Latin one`(
    _ text: String,
    _ size: Double,
    _ saved: Double,
    _ scale: Double
  ) {
    #expect(abs(PixelRounding.up(width(text, .system(size: size)), scale: scale) - saved) < 0.34)
  }

  // Saved in pixels: a colon stands apart from the digit before it, but not in large sizes.
  @Test(arguments: [
    ("12:30 PM", 16.0, FontWeight.semibold, FontGeneration.legacy, 71.5, 2.0),
    ("Scheduled at: 2022-8-27 | 01:20", 17, .regular, .modern, 248.667, 3),
  ])
  func `holds a colon apart from a digit in small sizes`(
    _ text: String,
    _ size: Double,
    _ weight: FontWeight,
    _ generation: FontGeneration,
    _ saved: Double,
    _ scale: Double
  ) {
    let measured = width(text, .system(size: size, weight: weight), generation)
    #expect(abs(PixelRounding.up(measured, scale: scale) - saved) < 0.001)
  }

  @Test func `does not hold a colon apart in large sizes`() {
    let font = FontDescription.system(size: 60, weight: .light)
    #expect(isNear(width("4:", font), width("4", font) + width(":", font)))
  }

  @Test func `had a narrower percent sign in the older generation`() {
    let font = FontDescription.system(size: 12)
    #expect(width("%", font, .legacy) < width("%", font) - 0.5)
  }

  // Saved in public documents: 23 whole points at 17, 24 at 18, 38 at 34, 50 at 46; since iOS 14 43 at 38.
  @Test(arguments: [
    (17.0, 22.712, 22.712), (18, 24.048, 24.048), (19, 24.048, 24.048), (34, 38, 38.75),
    (38, 42, 42.75), (46, 50, 50.75),
  ])
  func `makes an emoji as wide as its size asks for, whatever its scalars`(
    _ size: Double,
    _ before: Double,
    _ since: Double
  ) {
    for emoji in ["😐", "👨‍👩‍👧‍👦", "🇩🇪", "❤️", "1️⃣"] {
      #expect(isNear(width(emoji, .system(size: size), .legacy), before), "\(emoji)")
      #expect(isNear(width(emoji, .system(size: size)), since), "\(emoji)")
    }
  }

  @Test func `makes Arabic letters as wide as those of a saved label on average`() {
    let font = FontDescription.system(size: 17)
    #expect(isNear(width("فوارة", font), 17 * 5 * 0.424))
    // Vowel signs stand above and below.
    #expect(isNear(width("كَتَبَ", font), 17 * 3 * 0.424))
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
    #expect(width("ѣ", font) == width("n", font))
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
