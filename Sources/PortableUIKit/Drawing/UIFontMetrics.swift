public import Foundation

/// A scale for values that follow the size of text.
open class UIFontMetrics: NSObject, @unchecked Sendable {
  private let textStyle: UIFont.TextStyle

  /// The scale of body text.
  public static let `default` = UIFontMetrics(forTextStyle: .body)

  /// Creates the scale of a text style.
  public init(forTextStyle textStyle: UIFont.TextStyle) {
    self.textStyle = textStyle
    super.init()
  }

  // MARK: - Scaling Values

  /// Returns a value in points scaled to the current content size.
  ///
  /// The value grows as the distance of the style's baselines does, to the nearest pixel.
  ///
  /// Source: 95 recordings of iOS 26.1, all of which this gives.
  open func scaledValue(for value: CGFloat) -> CGFloat {
    scaledValue(for: value, compatibleWith: nil)
  }

  /// Returns a value in points scaled to the content size of the traits given.
  open func scaledValue(
    for value: CGFloat,
    compatibleWith traitCollection: UITraitCollection?
  ) -> CGFloat {
    let scale = (traitCollection?.displayScale).flatMap { $0 > 0 ? $0 : nil }
    return grown(value, compatibleWith: traitCollection)
      .roundedToPixel(scale: scale ?? UITraitCollection.current.displayScale)
  }

  private func grown(_ value: CGFloat, compatibleWith traits: UITraitCollection?) -> CGFloat {
    let category = (traits ?? .current).preferredContentSizeCategory
    return value * textStyle.lineDistance(for: category) / textStyle.lineDistance(for: .large)
  }

  // MARK: - Creating Scaled Fonts

  /// Returns a font scaled to the current content size.
  ///
  /// A view that adjusts its font for the content size scales it anew when that changes.
  open func scaledFont(for font: UIFont) -> UIFont {
    scaledFont(for: font, compatibleWith: nil)
  }

  /// Returns a font scaled to the current content size, up to a size in points; 0 is no limit.
  open func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
    scaledFont(for: font, maximumPointSize: maximumPointSize, compatibleWith: nil)
  }

  /// Returns a font scaled to the content size of the traits given.
  open func scaledFont(
    for font: UIFont,
    compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    scaledFont(for: font, maximumPointSize: 0, compatibleWith: traitCollection)
  }

  /// Returns a font scaled to the content size of the traits given, up to a size in points; 0 is no
  /// limit.
  open func scaledFont(
    for font: UIFont,
    maximumPointSize: CGFloat,
    compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    var face = font.face
    // Recorded: fonts have whole sizes.
    let scaled = grown(face.size, compatibleWith: traitCollection).rounded()
    face.scaling = UIFont.Scaling(style: textStyle, size: face.size, maximum: maximumPointSize)
    face.textStyle = nil
    face.lineDistance = 0
    face.size = maximumPointSize > 0 ? min(scaled, maximumPointSize) : scaled
    return UIFont(face: face)
  }
}

extension UIFont {
  /// Whether the font has a size that the user prefers: that of a text style, or one that
  /// ``UIFontMetrics`` scaled without a limit.
  final var hasPreferredSize: Bool { face.textStyle != nil || face.scaling?.maximum == 0 }

  /// The font at the content size of traits: that of its text style, or as ``UIFontMetrics`` scaled it;
  /// a font of a fixed size is the same at every content size.
  func adjusted(to traits: UITraitCollection) -> UIFont {
    if let scaling = face.scaling {
      var base = face
      base.size = scaling.size
      base.scaling = nil
      return UIFontMetrics(forTextStyle: scaling.style).scaledFont(
        for: UIFont(face: base),
        maximumPointSize: scaling.maximum,
        compatibleWith: traits
      )
    }
    guard let style = face.textStyle else { return self }
    let category = traits.preferredContentSizeCategory
    var face = face
    face.size = style.pointSize(for: category)
    face.lineDistance = style.lineDistance(for: category)
    return UIFont(face: face)
  }
}

extension NSAttributedString {
  /// The text with every font at the content size of traits.
  func adjusted(to traits: UITraitCollection) -> NSAttributedString {
    let result = NSMutableAttributedString(attributedString: self)
    let all = NSRange(location: 0, length: length)
    enumerateAttribute(.font, in: all) { font, range, _ in
      guard let font = font as? UIFont else { return }
      result.addAttribute(.font, value: font.adjusted(to: traits), range: range)
    }
    return result
  }
}
