#if !canImport(ObjectiveC)
public import Foundation
import TextMetrics

// Core Text's lines, as far as code asks them for sizes: what they draw is drawn nowhere here.
//
// Source: Apple's documentation of Core Text.

/// A text with attributes, by Core Foundation's name.
public typealias CFAttributedString = NSAttributedString
/// A place in a text, in UTF-16 units.
public typealias CFIndex = Int

/// A range of a text, in UTF-16 units.
public struct CFRange: Hashable, Sendable {
  /// Where it begins.
  public var location: CFIndex
  /// How long it is.
  public var length: CFIndex

  /// Creates an empty range at the beginning.
  public init() {
    (location, length) = (0, 0)
  }

  /// Creates a range.
  public init(location: CFIndex, length: CFIndex) {
    (self.location, self.length) = (location, length)
  }
}

/// Creates a range.
public func CFRangeMake(_ loc: CFIndex, _ len: CFIndex) -> CFRange {
  CFRange(location: loc, length: len)
}

/// A line of text.
public final class CTLine: Sendable {
  /// Where the line is in its text, in UTF-16 units.
  let range: CFRange
  /// The line as it is laid out; nil for an empty one.
  let line: TextLine?

  init(_ line: TextLine?, _ range: CFRange) {
    (self.line, self.range) = (line, range)
  }
}

/// Creates the one line of a text.
public func CTLineCreateWithAttributedString(_ attrString: CFAttributedString) -> CTLine {
  let layout = TextLayout(of: attrString, width: .infinity)
  return CTLine(layout.lines.first, CFRange(location: 0, length: attrString.length))
}

/// Returns the width of a line in points, and how far it reaches above and below its baseline.
///
/// - Note: UIKit: tells the gap that fonts leave between lines apart; here it belongs to what is above and below.
public func CTLineGetTypographicBounds(
  _ line: CTLine,
  _ ascent: UnsafeMutablePointer<CGFloat>?,
  _ descent: UnsafeMutablePointer<CGFloat>?,
  _ leading: UnsafeMutablePointer<CGFloat>?
) -> Double {
  ascent?.pointee = CGFloat(line.line?.baseline ?? 0)
  descent?.pointee = CGFloat(line.line.map { $0.height - $0.baseline } ?? 0)
  leading?.pointee = 0
  return line.line?.width ?? 0
}

/// Returns the part of the text that is on a line.
public func CTLineGetStringRange(_ line: CTLine) -> CFRange { line.range }

/// What the rectangle of a line is to have.
public struct CTLineBoundsOptions: OptionSet, Sendable {
  public let rawValue: UInt

  /// Creates options from their bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// Without the gap between lines.
  public static let excludeTypographicLeading = CTLineBoundsOptions(rawValue: 1 << 0)
  /// The outlines of the letters; those of the line here.
  public static let useGlyphPathBounds = CTLineBoundsOptions(rawValue: 1 << 3)
  /// The outlines of the letters, with room; those of the line here.
  public static let useOpticalBounds = CTLineBoundsOptions(rawValue: 1 << 2)
}

/// Returns the rectangle of a line in points, from its baseline, upwards.
public func CTLineGetBoundsWithOptions(_ line: CTLine, _ options: CTLineBoundsOptions) -> CGRect {
  guard let line = line.line else { return .zero }
  return CGRect(
    x: 0,
    y: line.baseline - line.height,
    width: line.width,
    height: line.height
  )
}
#endif
