import Testing

@testable import TextMetrics

@Suite struct `Hangul in the system font` {
  private func width(_ text: String, _ size: Double, _ weight: FontWeight = .regular) -> Double {
    SystemFontMetrics().naturalWidth(
      of: StyledText(text, font: .system(size: size, weight: weight))
    )
  }

  // Between these widths are those that saved labels of as many syllables have.
  @Test(arguments: [("한국어", 44.0, 44.5), ("안녕하세요", 73.3, 73.9)])
  func `is narrower than its square`(_ text: String, _ least: Double, _ most: Double) {
    #expect((least...most).contains(width(text, 17)))
    #expect(width(text, 34) == 2 * width(text, 17))
    #expect(width(text, 17, .bold) == width(text, 17))
  }

  @Test func `has the same width in one character and in the parts of one`() {
    #expect(width("\u{1112}\u{1161}\u{11AB}", 17) == width("\u{D55C}", 17))
  }

  @Test func `stands beside ideographs and kana that fill their squares`() {
    #expect(width("日국", 17) == width("日", 17) + width("국", 17))
    #expect(width("かな", 17) > width("가나", 17))
  }
}
