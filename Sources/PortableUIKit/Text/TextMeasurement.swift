import Foundation
package import TextMetrics

/// The one place that knows who measures text.
@MainActor
package enum TextMeasurement {
  /// The metrics of all text: those of the iOS system font, until a tool says otherwise.
  package static var metrics: any TextMeasuring = SystemFontMetrics()
}

extension FontDescription {
  /// Describes a font of UIKit.
  init(_ font: UIFont) {
    let face = font.face
    self.init(
      family: face.name.map { .named($0) } ?? .system,
      pointSize: Double(face.size),
      weight: FontWeight(rawValue: Double(face.weight.rawValue)),
      isItalic: face.isItalic,
      hasMonospacedDigits: face.hasMonospacedDigits || face.isMonospaced
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
      paragraphSpacing: Double(style.paragraphSpacing)
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
  /// Rounds to the nearest device pixel.
  func roundedToPixel(scale: CGFloat) -> CGFloat {
    let scale = scale > 0 ? scale : 1
    return (self * scale).rounded() / scale
  }
}
