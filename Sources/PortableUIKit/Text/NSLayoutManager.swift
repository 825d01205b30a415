public import Foundation
import TextMetrics

/// What lays the letters of a text out in rooms; here in one, and a glyph is a UTF-16 unit.
@preconcurrency @MainActor
open class NSLayoutManager: NSObject {
  /// The text.
  nonisolated(unsafe) open internal(set) weak var textStorage: NSTextStorage?
  /// The rooms.
  open private(set) var textContainers: [NSTextContainer] = []
  /// Whether lines are as far apart as the font says.
  open var usesFontLeading = true
  /// Whether only what is seen is laid out.
  open var allowsNonContiguousLayout = false

  /// Adds a room.
  open func addTextContainer(_ container: NSTextContainer) {
    textContainers.append(container)
    container.layoutManager = self
  }

  /// How many glyphs there are: as many as UTF-16 units.
  open var numberOfGlyphs: Int { textStorage?.length ?? 0 }

  /// Has the text laid out, which it is whenever something is asked.
  open func ensureLayout(for container: NSTextContainer) {}
  /// Has the text laid out, which it is whenever something is asked.
  open func ensureLayout(forCharacterRange charRange: NSRange) {}
  /// Has the text laid out anew.
  open func invalidateLayout(
    forCharacterRange charRange: NSRange,
    actualCharacterRange actualCharRange: NSRangePointer?
  ) {}
  /// Has what is seen drawn anew.
  open func invalidateDisplay(forCharacterRange charRange: NSRange) {}

  /// Returns the glyphs of letters: their UTF-16 units.
  open func glyphRange(
    forCharacterRange charRange: NSRange,
    actualCharacterRange actualCharRange: NSRangePointer?
  ) -> NSRange {
    actualCharRange?.pointee = charRange
    return charRange
  }

  /// Returns the letters of glyphs: their UTF-16 units.
  open func characterRange(
    forGlyphRange glyphRange: NSRange,
    actualGlyphRange: NSRangePointer?
  ) -> NSRange {
    actualGlyphRange?.pointee = glyphRange
    return glyphRange
  }

  /// Returns the glyphs of a room: all, as there is one.
  open func glyphRange(for container: NSTextContainer) -> NSRange {
    NSRange(location: 0, length: numberOfGlyphs)
  }

  /// Returns which glyph a letter is.
  open func glyphIndexForCharacter(at charIndex: Int) -> Int { charIndex }
  /// Returns which letter a glyph is.
  open func characterIndexForGlyph(at glyphIndex: Int) -> Int { glyphIndex }

  // MARK: - Lines

  private struct Line {
    let range: NSRange
    let rect: CGRect
  }

  /// The letters of some lines, and their rectangles in the room, in points.
  private func lines(in container: NSTextContainer) -> [Line] {
    guard let text = measured(container) else { return [] }
    let padding = container.lineFragmentPadding
    let width = container.size.width > 0 ? container.size.width - 2 * padding : .infinity
    return text.layout(width: width).lines.map { line in
      Line(
        range: NSRange(line.range, in: text.text.string),
        rect: CGRect(
          x: padding + CGFloat(line.indent),
          y: CGFloat(line.top),
          width: line.width,
          height: line.height
        )
      )
    }
  }

  private func measured(_ container: NSTextContainer) -> MeasuredText? {
    textStorage.map {
      MeasuredText(
        $0,
        default: .systemFont(ofSize: 12),
        lines: container.maximumNumberOfLines,
        breakMode: container.lineBreakMode,
        metrics: SystemFontMetrics()
      )
    }
  }

  /// Returns the rectangle that the text takes in a room, in points, with the room's padding at both sides.
  open func usedRect(for container: NSTextContainer) -> CGRect {
    let lines = lines(in: container)
    guard let last = lines.last else { return .zero }
    let right = lines.map(\.rect.maxX).max() ?? 0
    return CGRect(
      x: 0,
      y: 0,
      width: right + container.lineFragmentPadding,
      height: last.rect.maxY
    )
  }

  /// Returns the rectangle of glyphs in a room, in points.
  open func boundingRect(
    forGlyphRange glyphRange: NSRange,
    in container: NSTextContainer
  ) -> CGRect {
    guard let text = measured(container) else { return .zero }
    return lines(in: container).reduce(CGRect.null) { whole, line in
      guard let part = glyphRange.intersection(line.range), part.length > 0 else { return whole }
      let before = NSRange(
        location: line.range.location,
        length: part.location - line.range.location
      )
      let rect = CGRect(
        x: line.rect.minX + text.width(of: before),
        y: line.rect.minY,
        width: text.width(of: part),
        height: line.rect.height
      )
      return whole.union(rect)
    }
  }

  /// Returns the glyph nearest to a point of a room.
  open func glyphIndex(for point: CGPoint, in container: NSTextContainer) -> Int {
    let lines = lines(in: container)
    guard let text = measured(container),
      let line = lines.first(where: { point.y < $0.rect.maxY }) ?? lines.last
    else { return 0 }
    let first = line.range.location
    let last = max(first, first + line.range.length - 1)
    var found = first
    for place in first...last {
      let before = NSRange(location: first, length: place - first)
      if line.rect.minX + text.width(of: before) <= point.x { found = place }
    }
    return found
  }

  /// Returns the letter nearest to a point of a room; how far into it the point is, is always 0 here.
  open func characterIndex(
    for point: CGPoint,
    in container: NSTextContainer,
    fractionOfDistanceBetweenInsertionPoints partialFraction: UnsafeMutablePointer<CGFloat>?
  ) -> Int {
    partialFraction?.pointee = 0
    return glyphIndex(for: point, in: container)
  }

  /// Calls a block with each line: its rectangle, the part that letters take, the room and its glyphs.
  open func enumerateLineFragments(
    forGlyphRange glyphRange: NSRange,
    using block: (CGRect, CGRect, NSTextContainer, NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    guard let container = textContainers.first else { return }
    var stop: ObjCBool = false
    for line in lines(in: container)
    where (glyphRange.intersection(line.range)?.length ?? 0) > 0 {
      let width = container.size.width > 0 ? container.size.width : line.rect.maxX
      let fragment = CGRect(x: 0, y: line.rect.minY, width: width, height: line.rect.height)
      block(fragment, line.rect, container, line.range, &stop)
      if stop.boolValue { return }
    }
  }

  // MARK: - Lines of Glyphs

  private func line(of glyph: Int) -> Line? {
    textContainers.first.flatMap { container in
      let lines = lines(in: container)
      return lines.first { glyph < $0.range.location + $0.range.length } ?? lines.last
    }
  }

  /// Returns the rectangle of a glyph's line, as wide as the room, in points.
  open func lineFragmentRect(
    forGlyphAt glyphIndex: Int,
    effectiveRange effectiveGlyphRange: NSRangePointer?
  ) -> CGRect {
    guard let line = line(of: glyphIndex), let container = textContainers.first else {
      return .zero
    }
    effectiveGlyphRange?.pointee = line.range
    let width = container.size.width > 0 ? container.size.width : line.rect.maxX
    return CGRect(x: 0, y: line.rect.minY, width: width, height: line.rect.height)
  }

  /// Returns the rectangle of what is in a glyph's line, in points.
  open func lineFragmentUsedRect(
    forGlyphAt glyphIndex: Int,
    effectiveRange effectiveGlyphRange: NSRangePointer?
  ) -> CGRect {
    guard let line = line(of: glyphIndex), let container = textContainers.first else {
      return .zero
    }
    effectiveGlyphRange?.pointee = line.range
    return line.rect.insetBy(dx: -container.lineFragmentPadding, dy: 0)
  }

  /// Returns the room of a glyph.
  open func textContainer(
    forGlyphAt glyphIndex: Int,
    effectiveRange effectiveGlyphRange: NSRangePointer?
  ) -> NSTextContainer? {
    guard glyphIndex < numberOfGlyphs else { return nil }
    effectiveGlyphRange?.pointee = NSRange(location: 0, length: numberOfGlyphs)
    return textContainers.first
  }

  /// The rectangle of the empty line behind a text that ends with a new line; none otherwise.
  open var extraLineFragmentRect: CGRect { .zero }
  /// Takes a room away.
  open func removeTextContainer(at index: Int) { textContainers.remove(at: index) }
  /// Whether signs are drawn for what is not seen.
  open var showsInvisibleCharacters = false
  /// Whether words are parted as the language does.
  open var usesDefaultHyphenation = false
  /// Whether strange texts are laid out in part.
  open var limitsLayoutForSuspiciousContents = false
  /// Draws glyphs; nothing is drawn here.
  open func drawGlyphs(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {}
  /// Draws what is behind glyphs; nothing is drawn here.
  open func drawBackground(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {}
}
