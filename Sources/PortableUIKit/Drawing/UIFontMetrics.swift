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

  /// Returns a value in points scaled to the current content size.
  ///
  /// - Note: UIKit: the exact curve is not documented; here the value grows as the size of the
  ///   style does.
  open func scaledValue(for value: CGFloat) -> CGFloat {
    scaledValue(for: value, compatibleWith: nil)
  }

  /// Returns a value in points scaled to the content size of the traits given.
  open func scaledValue(
    for value: CGFloat,
    compatibleWith traitCollection: UITraitCollection?
  ) -> CGFloat {
    let category = (traitCollection ?? .current).preferredContentSizeCategory
    return value * textStyle.pointSize(for: category) / textStyle.pointSize(for: .large)
  }

  /// Returns a font scaled to the current content size.
  open func scaledFont(for font: UIFont) -> UIFont {
    font.withSize(scaledValue(for: font.pointSize))
  }

  /// Returns a font scaled to the current content size, up to a size in points.
  open func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
    font.withSize(min(scaledValue(for: font.pointSize), maximumPointSize))
  }
}
