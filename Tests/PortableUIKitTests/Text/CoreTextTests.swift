import Foundation
import PortableUIKit
import Testing

// Source: Apple's documentation of Core Text; the sizes are those of NSAttributedString, which measures the same lines.
@MainActor @Suite struct `Core Text` {
  private let text = NSAttributedString(
    string: "several words that take more than one line",
    attributes: [.font: UIFont.systemFont(ofSize: 17)]
  )
  private let all = CFRangeMake(0, 0)

  @Test func `measures a line`() {
    let line = CTLineCreateWithAttributedString(text)
    var (ascent, descent, leading): (CGFloat, CGFloat, CGFloat) = (0, 0, 0)
    let width = CTLineGetTypographicBounds(line, &ascent, &descent, &leading)
    #expect(abs(width - Double(text.size().width)) < 1e-6)
    #expect(abs(ascent + descent + leading - text.size().height) < 1e-6)
    #expect(CTLineGetStringRange(line) == CFRange(location: 0, length: text.length))
  }

  @Test func `suggests the size of text that wraps`() {
    let setter = CTFramesetterCreateWithAttributedString(text)
    let limits = CGSize(width: 150, height: CGFloat.greatestFiniteMagnitude)
    var fits = CFRange()
    let size = CTFramesetterSuggestFrameSizeWithConstraints(setter, all, nil, limits, &fits)
    let rect = text.boundingRect(with: limits, options: .usesLineFragmentOrigin, context: nil)
    #expect(size == rect.size)
    #expect(fits == CFRange(location: 0, length: text.length))
  }

  @Test func `says how much text fits`() {
    let setter = CTFramesetterCreateWithAttributedString(text)
    var fits = CFRange()
    _ = CTFramesetterSuggestFrameSizeWithConstraints(
      setter,
      all,
      nil,
      CGSize(width: 150, height: 45),
      &fits
    )
    #expect(fits.length > 0)
    #expect(fits.length < text.length)
  }

  @Test func `puts lines into a frame, from the top`() {
    let setter = CTFramesetterCreateWithAttributedString(text)
    let path = CGPath(rect: CGRect(x: 0, y: 0, width: 150, height: 400), transform: nil)
    let frame = CTFramesetterCreateFrame(setter, all, path, nil)
    let lines = CTFrameGetLines(frame)
    var origins = [CGPoint](repeating: .zero, count: lines.count)
    CTFrameGetLineOrigins(frame, all, &origins)
    #expect(lines.count > 1)
    #expect(origins[0].y > origins[1].y)
    #expect(origins[0].y < 400)
  }
}

// Source: Apple's documentation of NSTextList.
@MainActor @Suite struct `A text list` {
  @Test(arguments: [
    (NSTextList.MarkerFormat.decimal, "28"), (.lowercaseAlpha, "ab"), (.uppercaseRoman, "XXVIII"),
    (.disc, "•"), (.octal, "34"), (NSTextList.MarkerFormat("({decimal})"), "(28)"),
  ])
  func `marks its paragraphs`(_ format: NSTextList.MarkerFormat, _ mark: String) {
    let list = NSTextList(markerFormat: format, options: [])
    #expect(list.marker(forItemNumber: 28) == mark)
  }

  @Test func `has numbers where its marks are no signs`() {
    #expect(NSTextList(markerFormat: .decimal).isOrdered)
    #expect(!NSTextList(markerFormat: .disc).isOrdered)
    #expect(NSTextList(markerFormat: .decimal, startingItemNumber: 4).startingItemNumber == 4)
  }

  @Test func `belongs to a paragraph's style`() {
    let style = NSMutableParagraphStyle()
    #expect(style.textLists.isEmpty)
    let list = NSTextList(markerFormat: .disc)
    style.textLists = [list]
    #expect((style.copy() as? NSParagraphStyle)?.textLists == [list])
  }
}
