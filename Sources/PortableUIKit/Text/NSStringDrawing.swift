public import Foundation
import TextMetrics

/// How text is measured and drawn.
public struct NSStringDrawingOptions: OptionSet, Hashable, Sendable {
  /// The bits of the set.
  public let rawValue: Int

  /// Creates a set from its bits.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// Text wraps in the rectangle, whose origin is that of the first line, not of its baseline.
  public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1 << 0)
  /// Lines are as far apart as the font says; fonts of the system have no leading here.
  public static let usesFontLeading = NSStringDrawingOptions(rawValue: 1 << 1)
  /// The ink counts, not the letters' room; here it is the room that is measured.
  public static let usesDeviceMetrics = NSStringDrawingOptions(rawValue: 1 << 3)
  /// The last line is cut off with dots where the text is too high.
  public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 1 << 5)
}

/// What drawing a text is told, and tells.
open class NSStringDrawingContext: NSObject {
  /// By how much the text may be scaled down; 0 is not at all.
  open var minimumScaleFactor: CGFloat = 0
  /// By how much the text was scaled down; never, as nothing is drawn.
  open internal(set) var actualScaleFactor: CGFloat = 1
  /// The room that the text took, in points.
  open internal(set) var totalBounds = CGRect.zero
}

extension TextLayout {
  /// Lays out a text in lines of at most `width` points; letters without a font have the system font of
  /// 12 points.
  ///
  /// Source: Apple, `NSAttributedString.Key.font`: Helvetica of 12 points by default, whose figures are
  /// those of the system font here.
  init(of text: NSAttributedString, width: CGFloat) {
    let string = text.string as NSString
    var runs: [TextRun] = []
    text.enumerateAttributes(in: NSRange(location: 0, length: text.length)) {
      attributes,
      range,
      _ in
      let font = attributes[.font] as? UIFont ?? .systemFont(ofSize: 12)
      let style = attributes[.paragraphStyle] as? NSParagraphStyle ?? .default
      runs.append(
        TextRun(
          string.substring(with: range),
          font: FontDescription(font),
          paragraph: TextMetrics.ParagraphStyle(style),
          letterSpacing: Double(attributes.letterSpacing),
          attachment: (attributes[.attachment] as? NSTextAttachment)
            .map { TextAttachmentExtent($0) }
        )
      )
    }
    self = SystemFontMetrics().layout(
      StyledText(runs),
      fitting: Double(width),
      lineLimit: 0,
      lineBreak: .byWordWrapping
    )
  }
}

extension NSAttributedString {
  /// Returns the size of the text in points, each paragraph on one line; not rounded.
  ///
  /// Source: Apple, `NSAttributedString.size()`.
  public func size() -> CGSize {
    let layout = TextLayout(of: self, width: .infinity)
    return CGSize(width: layout.width, height: layout.height)
  }

  /// Returns the rectangle that the text takes, in points, not rounded.
  ///
  /// - Parameters:
  ///   - size: The room in points. With `usesLineFragmentOrigin` lines wrap at its width, and lines
  ///     beyond its height do not count; a width or height of 0 is no limit.
  ///   - options: How the text is measured. Without `usesLineFragmentOrigin` it is one line, whose
  ///     baseline is at 0.
  ///   - context: Takes the rectangle as its `totalBounds`.
  /// - Returns: The rectangle.
  ///
  /// Source: Apple, `NSAttributedString.boundingRect(with:options:context:)`.
  public func boundingRect(
    with size: CGSize,
    options: NSStringDrawingOptions = [],
    context: NSStringDrawingContext?
  ) -> CGRect {
    let wraps = options.contains(.usesLineFragmentOrigin)
    let layout = TextLayout(of: self, width: wraps && size.width > 0 ? size.width : .infinity)
    var result = CGRect(x: 0, y: 0, width: layout.width, height: layout.height)
    if wraps {
      let bottoms = layout.lines.map { CGFloat($0.top + $0.height) }
      let room = size.height > 0 ? size.height : .infinity
      // At least one line counts, as in UIKit, however little room there is.
      result.size.height = bottoms.last { $0 <= room } ?? bottoms.first ?? 0
    } else {
      result.origin.y = -CGFloat(layout.firstBaseline)
    }
    context?.totalBounds = result
    return result
  }

  /// Draws the text; nothing is drawn here.
  public func draw(at point: CGPoint) {}

  /// Draws the text in a rectangle; nothing is drawn here.
  public func draw(in rect: CGRect) {}

  /// Draws the text in a rectangle; nothing is drawn here.
  public func draw(
    with rect: CGRect,
    options: NSStringDrawingOptions = [],
    context: NSStringDrawingContext?
  ) {}
}

extension String {
  /// Returns the size of the text in points, each paragraph on one line; not rounded.
  ///
  /// Source: Apple, `NSString.size(withAttributes:)`.
  public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    NSAttributedString(string: self, attributes: attrs).size()
  }

  /// Returns the rectangle that the text takes, in points, as that of an attributed string.
  ///
  /// Source: Apple, `NSString.boundingRect(with:options:attributes:context:)`.
  public func boundingRect(
    with size: CGSize,
    options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil,
    context: NSStringDrawingContext?
  ) -> CGRect {
    NSAttributedString(string: self, attributes: attributes)
      .boundingRect(with: size, options: options, context: context)
  }

  /// Draws the text; nothing is drawn here.
  public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {}

  /// Draws the text in a rectangle; nothing is drawn here.
  public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {}

  /// Draws the text into a rectangle; nothing is drawn here.
  public func draw(
    with rect: CGRect,
    options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil,
    context: NSStringDrawingContext?
  ) {}
}

extension NSString {
  /// Returns the size of the text in points, each paragraph on one line; not rounded.
  ///
  /// Source: Apple, `NSString.size(withAttributes:)`.
  public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    (self as String).size(withAttributes: attrs)
  }

  /// Returns the rectangle that the text takes, in points, as that of an attributed string.
  ///
  /// Source: Apple, `NSString.boundingRect(with:options:attributes:context:)`.
  public func boundingRect(
    with size: CGSize,
    options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil,
    context: NSStringDrawingContext?
  ) -> CGRect {
    (self as String)
      .boundingRect(with: size, options: options, attributes: attributes, context: context)
  }

  /// Draws the text; nothing is drawn here.
  public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {}

  /// Draws the text in a rectangle; nothing is drawn here.
  public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {}

  /// Draws the text into a rectangle; nothing is drawn here.
  public func draw(
    with rect: CGRect,
    options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil,
    context: NSStringDrawingContext?
  ) {}
}
