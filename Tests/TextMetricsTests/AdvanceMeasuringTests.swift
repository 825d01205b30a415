import Testing
import TextMetrics

/// Every character is six tenths of an em wide.
private struct Typewriter: AdvanceMeasuring {
  func metrics(of font: FontDescription) -> FontMetrics {
    FontMetrics(ascender: font.pointSize, descender: 0, capHeight: 0, xHeight: 0)
  }

  func advances(of characters: [Character], in font: FontDescription) -> [Double] {
    characters.map {
      $0 == "\u{1F469}\u{200D}\u{1F680}" ? 2 * font.pointSize : 0.6 * font.pointSize
    }
  }
}

@Suite struct `Metrics of one's own` {
  @Test func `give the widths of texts`() {
    let text = StyledText("abc", font: .system(size: 10))
    #expect(Typewriter().naturalWidth(of: text) == 18)
  }

  @Test func `get characters whole, with their marks and joiners`() {
    let text = StyledText("e\u{301}\u{1F469}\u{200D}\u{1F680}", font: .system(size: 10))
    #expect(Typewriter().naturalWidth(of: text) == 26)
  }

  @Test func `break lines where they are full`() {
    // Three characters of six points in eighteen.
    let text = StyledText("ab cd", font: .system(size: 10))
    let layout = Typewriter().layout(text, fitting: 18, lineLimit: 0)
    #expect(layout.lines.map(\.width) == [12, 12])
    #expect(layout.height == 20)
  }
}
