#if !canImport(ObjectiveC)
public import Foundation
import TextMetrics

/// What breaks a text with attributes into lines.
///
/// Source: Apple's documentation of Core Text.
public final class CTFramesetter: @unchecked Sendable {
  // A copy, which nobody changes.
  let text: NSAttributedString

  init(_ text: NSAttributedString) {
    self.text = NSAttributedString(attributedString: text)
  }

  /// The lines of a part of the text at a width, and how many of them fit into a height.
  func lines(_ range: CFRange, width: CGFloat, height: CGFloat) -> (
    lines: [CTLine], height: CGFloat
  ) {
    let end =
      range.length == 0 ? text.length : min(text.length, range.location + range.length)
    let part = NSRange(location: range.location, length: max(0, end - range.location))
    let piece = text.attributedSubstring(from: part)
    let layout = TextLayout(of: piece, width: Double(width))
    let string = piece.string
    var result: [CTLine] = []
    var bottom: CGFloat = 0
    for line in layout.lines {
      let below = CGFloat(line.top + line.height)
      // At least one line counts, however little room there is.
      if !result.isEmpty, below > height { break }
      let place = NSRange(line.range, in: string)
      result.append(
        CTLine(line, CFRange(location: part.location + place.location, length: place.length))
      )
      bottom = below
    }
    return (result, bottom)
  }
}

/// Creates what breaks a text into lines.
public func CTFramesetterCreateWithAttributedString(
  _ attrString: CFAttributedString
) -> CTFramesetter { CTFramesetter(attrString) }

/// Returns the size in points that a part of a text takes within limits, and the part of it that fits.
///
/// - Parameters:
///   - framesetter: What breaks the text into lines.
///   - stringRange: The part; all from its beginning on where its length is 0.
///   - frameAttributes: Attributes of the frame, which make no difference here.
///   - constraints: The limits in points; the greatest number is none.
///   - fitRange: Is given the part that fits.
/// - Returns: The size in points, not rounded.
public func CTFramesetterSuggestFrameSizeWithConstraints(
  _ framesetter: CTFramesetter,
  _ stringRange: CFRange,
  _ frameAttributes: CFDictionary?,
  _ constraints: CGSize,
  _ fitRange: UnsafeMutablePointer<CFRange>?
) -> CGSize {
  let width = constraints.width > 0 ? constraints.width : .infinity
  let height = constraints.height > 0 ? constraints.height : .infinity
  let (lines, bottom) = framesetter.lines(stringRange, width: width, height: height)
  let end = lines.last.map { $0.range.location + $0.range.length } ?? stringRange.location
  fitRange?.pointee = CFRange(location: stringRange.location, length: end - stringRange.location)
  let widest = lines.compactMap { $0.line.map { $0.indent + $0.width } }.max() ?? 0
  return CGSize(width: CGFloat(widest), height: bottom)
}

/// Lines of text in a shape.
public final class CTFrame: Sendable {
  let lines: [CTLine]
  let bounds: CGRect

  init(_ lines: [CTLine], in bounds: CGRect) {
    (self.lines, self.bounds) = (lines, bounds)
  }
}

/// Puts a part of a text into the bounds of a path.
public func CTFramesetterCreateFrame(
  _ framesetter: CTFramesetter,
  _ stringRange: CFRange,
  _ path: CGPath,
  _ frameAttributes: CFDictionary?
) -> CTFrame {
  let bounds = path.boundingBox
  let lines = framesetter.lines(stringRange, width: bounds.width, height: bounds.height).lines
  return CTFrame(lines, in: bounds)
}

/// Returns the lines of a frame from the top.
public func CTFrameGetLines(_ frame: CTFrame) -> CFArray { frame.lines }

/// Tells where lines of a frame begin, on their baselines, from the bottom left of its bounds.
public func CTFrameGetLineOrigins(
  _ frame: CTFrame,
  _ range: CFRange,
  _ origins: UnsafeMutablePointer<CGPoint>
) {
  let end = range.length == 0 ? frame.lines.count : range.location + range.length
  for index in range.location..<min(end, frame.lines.count) {
    guard let line = frame.lines[index].line else { continue }
    origins[index - range.location] = CGPoint(
      x: line.indent,
      y: frame.bounds.height - line.top - line.baseline
    )
  }
}

/// Returns the part of the text that is in a frame.
public func CTFrameGetVisibleStringRange(_ frame: CTFrame) -> CFRange {
  guard let first = frame.lines.first, let last = frame.lines.last else { return CFRange() }
  let end = last.range.location + last.range.length
  return CFRange(location: first.range.location, length: end - first.range.location)
}
#endif
