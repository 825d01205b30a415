import Testing

@testable import TextMetrics

@Suite struct `Line spacing` {
  @Test func `stacks lines with their spacing between them`() {
    let text = StyledText(
      "a\nb\nc",
      font: .system(size: 10),
      paragraph: ParagraphStyle(lineSpacing: 4)
    )
    let layout = FixedMetrics().layout(text, fitting: .infinity, lineLimit: 0)
    // 3 lines of 10 and 2 gaps of 4.
    #expect(layout.height == 38)
    #expect(layout.lines.map(\.top) == [0, 14, 28])
    #expect(layout.firstBaseline == 8)
    #expect(layout.lastBaselineFromBottom == 2)
  }

  @Test func `adds the height of a multiple above the baseline`() {
    let text = StyledText(
      "ab",
      font: .system(size: 10),
      paragraph: ParagraphStyle(lineHeightMultiple: 1.5)
    )
    let layout = FixedMetrics().layout(text, fitting: .infinity, lineLimit: 0)
    #expect(layout.height == 15)
    #expect(layout.firstBaseline == 13)
    #expect(layout.lastBaselineFromBottom == 2)
  }

  @Test func `limits the height of a line`() {
    let tall = ParagraphStyle(minimumLineHeight: 30)
    let low = ParagraphStyle(maximumLineHeight: 6)
    let font = FontDescription.system(size: 10)
    let metrics = FixedMetrics()
    #expect(
      metrics.layout(StyledText("a", font: font, paragraph: tall), fitting: 50, lineLimit: 0).height
        == 30
    )
    #expect(
      metrics.layout(StyledText("a", font: font, paragraph: low), fitting: 50, lineLimit: 0).height
        == 6
    )
  }

  @Test func `leaves gaps between paragraphs only`() {
    let style = ParagraphStyle(paragraphSpacing: 5, paragraphSpacingBefore: 2)
    let text = StyledText("a\nb", font: .system(size: 10), paragraph: style)
    // 10 + 5 + 2 + 10.
    #expect(FixedMetrics().layout(text, fitting: 50, lineLimit: 0).height == 27)
  }

  @Test func `gives a line the height of its largest font`() {
    let text = StyledText([
      TextRun("ab", font: .system(size: 10)), TextRun("cd ", font: .system(size: 20)),
      TextRun("ef", font: .system(size: 10)),
    ])
    // "abcd ef" is 10 + 10 + 20 + 20 + 20 + 10 + 10 = 100 points; at 90 "ef" moves down.
    let layout = FixedMetrics().layout(text, fitting: 90, lineLimit: 0)
    #expect(layout.lines.map(\.height) == [20, 10])
    #expect(layout.lines.map(\.width) == [60, 20])
    #expect(layout.lines.map(\.baseline) == [16, 8])
  }

  @Test func `rounds the total height to pixels once`() {
    let text = StyledText("a\nb", font: .system(size: 17))
    let layout = SystemFontMetrics().layout(text, fitting: .infinity, lineLimit: 0)
    // 2 · 17 · 2444/2048 = 40.574…, at scale 2 the next half is 41.
    #expect(layout.size(roundedToScale: 2).height == 41)
    #expect(PixelRounding.up(10, scale: 3) == 10)
    #expect(PixelRounding.up(10.1, scale: 3) == 31.0 / 3)
  }
}

@Suite struct `The leading of a text style` {
  @Test func `stands between lines and not below the last`() {
    let text = StyledText("a\nb\nc", font: TextStyle.body.font)
    let layout = SystemFontMetrics().layout(text, fitting: .infinity, lineLimit: 0)
    // Two distances of 22 and one line of 17 · 1.193359375 = 20.287.
    #expect(abs(layout.height - 64.287) < 0.001)
    #expect(abs(layout.lines[1].top - 22) < 1e-9)
  }

  @Test func `is absent from the system font of the same size`() {
    let text = StyledText("a\nb", font: .system(size: 17))
    let layout = SystemFontMetrics().layout(text, fitting: .infinity, lineLimit: 0)
    #expect(abs(layout.height - 2 * 20.287) < 0.001)
  }

  @Test func `is as the guidelines say`() {
    // Apple's Human Interface Guidelines, "Typography", Dynamic Type sizes, Large: leading.
    #expect(TextStyle.allCases.map(\.lineDistance) == [41, 34, 28, 25, 22, 22, 21, 20, 18, 16, 13])
  }
}
