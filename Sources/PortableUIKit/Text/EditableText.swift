import Foundation
import TextMetrics

/// A view whose letters have a cursor.
@preconcurrency @MainActor
protocol EditableText: UIView, UITextInput {
  /// The letters.
  var letters: String { get }
  /// What is selected; nil where there is no cursor.
  var selection: NSRange? { get set }
  /// Puts letters in place of others, and tells of it.
  func change(_ range: NSRange, to replacement: String)
  /// The text as it is laid out, and the rectangle that its lines stand in, in points.
  var laidOut: (text: MeasuredText, area: CGRect) { get }
}

extension EditableText {
  private var length: Int { letters.utf16.count }

  /// What is selected, within the letters that there are.
  var clampedSelection: NSRange? {
    selection.map { range in
      let start = min(max(0, range.location), length)
      return NSRange(location: start, length: min(max(0, range.length), length - start))
    }
  }

  func offset(of position: UITextPosition) -> Int {
    min((position as? TextOffset)?.value ?? 0, length)
  }

  func range(of range: UITextRange) -> NSRange {
    let (start, end) = (offset(of: range.start), offset(of: range.end))
    return NSRange(location: min(start, end), length: abs(end - start))
  }

  func letters(in range: UITextRange) -> String {
    (letters as NSString).substring(with: self.range(of: range))
  }

  func place(from position: UITextPosition, by offset: Int) -> UITextPosition? {
    let place = self.offset(of: position) + offset
    return (0...length).contains(place) ? TextOffset(place) : nil
  }

  func span(from start: UITextPosition, to end: UITextPosition) -> UITextRange {
    let (start, end) = (offset(of: start), offset(of: end))
    return TextSpan(NSRange(location: min(start, end), length: abs(end - start)))
  }

  /// Puts letters in place of what is selected, or at the end where there is no cursor.
  func insert(_ text: String) {
    change(clampedSelection ?? NSRange(location: length, length: 0), to: text)
  }

  /// Takes away what is selected, or else the letter before the cursor.
  func deleteLetter() {
    var range = clampedSelection ?? NSRange(location: length, length: 0)
    if range.length == 0 {
      guard range.location > 0 else { return }
      range = (letters as NSString).rangeOfComposedCharacterSequence(at: range.location - 1)
    }
    change(range, to: "")
  }

  /// The lines: where each begins, in UTF-16 units, and its rectangle, in points.
  private var lines: [(range: NSRange, rect: CGRect)] {
    let (text, area) = laidOut
    let layout = text.layout(width: area.width)
    let string = text.text.string
    return layout.lines.map { line in
      let rect = CGRect(
        x: area.minX + CGFloat(line.indent),
        y: area.minY + CGFloat(line.top),
        width: line.width,
        height: line.height
      )
      return (NSRange(line.range, in: string), rect)
    }
  }

  /// How far into a line a place is, in points.
  private func distance(from start: Int, to end: Int) -> CGFloat {
    end > start ? laidOut.text.width(of: NSRange(location: start, length: end - start)) : 0
  }

  /// The rectangle of the cursor: two points wide, and as high as the line.
  ///
  /// Source: UIKit's cursor is two points wide; where it stands follows from the widths of the letters before it.
  func cursor(at position: UITextPosition) -> CGRect {
    let place = offset(of: position)
    let lines = lines
    guard let line = lines.last(where: { $0.range.location <= place }) ?? lines.first else {
      return CGRect(origin: laidOut.area.origin, size: CGSize(width: 2, height: 0))
    }
    let x = line.rect.minX + distance(from: line.range.location, to: place)
    return CGRect(x: x, y: line.rect.minY, width: 2, height: line.rect.height)
  }

  func rects(for range: UITextRange) -> [UITextSelectionRect] {
    let wanted = self.range(of: range)
    guard wanted.length > 0 else { return [] }
    let parts = lines.compactMap { line -> CGRect? in
      guard let part = wanted.intersection(line.range), part.length > 0 else { return nil }
      let start = distance(from: line.range.location, to: part.location)
      let width = distance(from: part.location, to: part.location + part.length)
      return CGRect(
        x: line.rect.minX + start,
        y: line.rect.minY,
        width: width,
        height: line.rect.height
      )
    }
    return parts.enumerated().map {
      TextRect($1, isFirst: $0 == 0, isLast: $0 == parts.count - 1)
    }
  }

  func place(nearestTo point: CGPoint) -> UITextPosition {
    let lines = lines
    guard let line = lines.first(where: { point.y < $0.rect.maxY }) ?? lines.last else {
      return TextOffset(0)
    }
    let end = line.range.location + line.range.length
    var (nearest, least) = (line.range.location, CGFloat.infinity)
    for place in line.range.location...max(line.range.location, end) {
      let x = line.rect.minX + distance(from: line.range.location, to: place)
      if abs(x - point.x) < least { (nearest, least) = (place, abs(x - point.x)) }
    }
    return TextOffset(nearest)
  }

  // MARK: - What Every Such View Answers

  /// Before the first letter.
  public var beginningOfDocument: UITextPosition { TextOffset(0) }

  /// Behind the last letter.
  public var endOfDocument: UITextPosition { TextOffset(length) }

  /// What is not yet decided: nothing, as there is no keyboard.
  public var markedTextRange: UITextRange? { nil }

  /// Takes the mark away; there is none.
  public func unmarkText() {}

  /// Returns which of two places is first.
  public func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
    let (one, two) = (offset(of: position), offset(of: other))
    return one < two ? .orderedAscending : one > two ? .orderedDescending : .orderedSame
  }

  /// Returns how many UTF-16 units lie between two places.
  public func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int {
    offset(of: toPosition) - offset(of: from)
  }

  /// Returns the part between two places.
  public func textRange(
    from fromPosition: UITextPosition,
    to toPosition: UITextPosition
  ) -> UITextRange? {
    span(from: fromPosition, to: toPosition)
  }

  /// Returns the place that is a number of UTF-16 units further on; nil beyond the text.
  public func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
    place(from: position, by: offset)
  }

  /// Returns the place that is a number of UTF-16 units further on in a direction; nil beyond the text, and up and down
  /// the place itself.
  public func position(
    from position: UITextPosition,
    in direction: UITextLayoutDirection,
    offset: Int
  ) -> UITextPosition? {
    switch direction {
    case .right: place(from: position, by: offset)
    case .left: place(from: position, by: -offset)
    case .up, .down: position
    }
  }

  /// Returns the first rectangle of a part, in points.
  public func firstRect(for range: UITextRange) -> CGRect {
    rects(for: range).first?.rect ?? cursor(at: range.start)
  }

  /// Returns the part of a letter at a point.
  public func characterRange(at point: CGPoint) -> UITextRange? {
    let start = offset(of: place(nearestTo: point))
    guard start < length else { return nil }
    return TextSpan((letters as NSString).rangeOfComposedCharacterSequence(at: start))
  }
}
