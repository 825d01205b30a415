import Foundation
package import TextMetrics

/// The one place that knows who measures text.
@MainActor
package enum TextMeasurement {
  /// The metrics of all text: those of the iOS system font, until a tool says otherwise.
  package static var metrics: any TextMeasuring = SystemFontMetrics()
}

/// What a tool measures the texts of a hierarchy with, in place of ``TextMeasurement/metrics`` and the
/// screen's scale.
package final class TextCanvas: Sendable {
  /// The metrics of all text of the hierarchy.
  package let metrics: any TextMeasuring
  /// The fraction of a point that sizes of text are rounded up to is one over this.
  package let scale: Double

  /// Creates a canvas; `scale` is positive.
  package init(metrics: any TextMeasuring, scale: Double) {
    self.metrics = metrics
    self.scale = scale
  }
}

extension UIView {
  /// The metrics of the view's text.
  var textMetrics: any TextMeasuring { textCanvas?.metrics ?? TextMeasurement.metrics }

  /// The fraction of a point that sizes of text are rounded up to is one over this.
  var textScale: CGFloat { textCanvas.map { CGFloat($0.scale) } ?? traitCollection.displayScale }
}

extension FontDescription {
  /// Describes a font of UIKit.
  package init(_ font: UIFont) {
    let face = font.face
    self.init(
      family: face.name.map { .named($0) } ?? .system,
      pointSize: Double(face.size),
      weight: FontWeight(rawValue: Double(face.weight.rawValue)),
      isItalic: face.isItalic,
      hasMonospacedDigits: face.hasMonospacedDigits,
      isMonospaced: face.isMonospaced
    )
    lineDistance = Double(face.lineDistance)
    if face.name == nil { stretch = face.width.stretch }
  }
}

extension UIFont {
  /// Creates the font that metrics describe so.
  package convenience init(_ description: FontDescription) {
    var name: String?
    if case .named(let family) = description.family { name = family }
    self.init(
      face: Face(
        name: name,
        size: CGFloat(description.pointSize),
        weight: Weight(rawValue: CGFloat(description.weight.rawValue)),
        isItalic: description.isItalic,
        isMonospaced: description.isMonospaced,
        hasMonospacedDigits: description.hasMonospacedDigits,
        lineDistance: CGFloat(description.lineDistance),
        width: Width(stretch: description.stretch)
      )
    )
  }
}

extension TextMetrics.ParagraphStyle {
  /// Describes a paragraph style of UIKit.
  init(_ style: NSParagraphStyle) {
    self.init(
      lineSpacing: Double(max(0, style.lineSpacing)),
      lineHeightMultiple: Double(style.lineHeightMultiple),
      minimumLineHeight: Double(style.minimumLineHeight),
      maximumLineHeight: Double(style.maximumLineHeight),
      paragraphSpacing: Double(style.paragraphSpacing),
      paragraphSpacingBefore: Double(style.paragraphSpacingBefore),
      firstLineHeadIndent: Double(style.firstLineHeadIndent),
      headIndent: Double(style.headIndent),
      tailIndent: Double(style.tailIndent)
    )
  }
}

extension TextAttachmentExtent {
  /// The room that an attachment takes.
  init(_ attachment: NSTextAttachment) {
    let extent = attachment.extent
    self.init(
      width: Double(extent.width),
      ascent: Double(extent.ascent),
      descent: Double(extent.descent)
    )
  }
}

extension TextMetrics.LineBreakMode {
  /// The mode of the same name.
  init(_ mode: NSLineBreakMode) {
    self =
      switch mode {
      case .byWordWrapping: .byWordWrapping
      case .byCharWrapping: .byCharWrapping
      case .byClipping: .byClipping
      case .byTruncatingHead: .byTruncatingHead
      case .byTruncatingTail: .byTruncatingTail
      case .byTruncatingMiddle: .byTruncatingMiddle
      @unknown default: .byTruncatingTail
      }
  }
}

extension CGFloat {
  /// Rounds up to a device pixel.
  func roundedUpToPixel(scale: CGFloat) -> CGFloat {
    CGFloat(PixelRounding.up(Double(self), scale: Double(scale > 0 ? scale : 1)))
  }

  /// Rounds to the nearest device pixel.
  func roundedToPixel(scale: CGFloat) -> CGFloat {
    let scale = scale > 0 ? scale : 1
    return (self * scale).rounded() / scale
  }
}
