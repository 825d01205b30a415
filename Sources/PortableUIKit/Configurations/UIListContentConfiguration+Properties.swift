public import Foundation

extension UIListContentConfiguration {
  /// How a text of a row is shown.
  public struct TextProperties: Hashable {
    /// Where lines stand between the sides.
    public enum TextAlignment: Int, Sendable {
      case natural = 0
      case center = 1
      case justified = 2
    }

    /// What becomes of capital letters.
    public enum TextTransform: Int, Sendable {
      case none = 0
      case uppercase = 1
      case lowercase = 2
      case capitalized = 3
    }

    /// The font.
    public var font = UIFont.preferredFont(forTextStyle: .body)
    /// The color.
    public var color = UIColor.label
    /// What makes the color that is shown out of ``color``.
    public var colorTransformer: UIConfigurationColorTransformer?
    /// Where lines stand between the sides.
    public var alignment = TextAlignment.natural
    /// What happens to text that is too wide.
    public var lineBreakMode = NSLineBreakMode.byTruncatingTail
    /// The greatest number of lines; 0 is no limit.
    public var numberOfLines = 0
    /// Whether the text shrinks to its line.
    public var adjustsFontSizeToFitWidth = false
    /// The smallest part of the font's size that shrinking may reach.
    public var minimumScaleFactor: CGFloat = 0
    /// Whether letters move closer before text is cut.
    public var allowsDefaultTighteningForTruncation = false
    /// Whether the font follows the user's preferred text size.
    public var adjustsFontForContentSizeCategory = true
    /// What becomes of capital letters.
    public var transform = TextTransform.none
    /// Whether a pointer over a cut text shows all of it.
    public var showsExpansionTextWhenTruncated = false

    /// Whether the view is disabled.
    var isDisabled = false

    /// Returns the color that is shown.
    public func resolvedColor() -> UIColor {
      let base = isDisabled ? UIColor.tertiaryLabel : color
      return colorTransformer?(base) ?? base
    }

    /// A text with its letters as ``transform`` says.
    func transformed(_ text: String?) -> String? {
      switch transform {
      case .none: text
      case .uppercase: text?.uppercased()
      case .lowercase: text?.lowercased()
      case .capitalized: text?.capitalized
      }
    }

    /// The alignment of a label.
    var textAlignment: NSTextAlignment {
      switch alignment {
      case .natural: .natural
      case .center: .center
      case .justified: .justified
      }
    }
  }

  /// How the image of a row is shown.
  public struct ImageProperties: Hashable {
    /// Stands for the width or height that the system gives to symbols in a list.
    ///
    /// The number itself means nothing.
    public static let standardDimension = CGFloat.greatestFiniteMagnitude

    /// The configuration of a symbol.
    public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
    /// The color of a stencil; the tint color where it is nil.
    public var tintColor: UIColor?
    /// What makes the color that is shown out of ``tintColor``.
    public var tintColorTransformer: UIConfigurationColorTransformer?
    /// How round the corners are, in points.
    public var cornerRadius: CGFloat = 0
    /// The color of the line around.
    public var strokeColor: UIColor?
    /// What makes the color that is shown out of ``strokeColor``.
    public var strokeColorTransformer: UIConfigurationColorTransformer?
    /// The width of the line around, in points.
    public var strokeWidth: CGFloat = 0
    /// The size that the image does not exceed, in points; 0 is no limit.
    ///
    /// A greater image is made smaller and keeps its proportions.
    public var maximumSize = CGSize.zero
    /// The size that is kept free for the image, which stands in its middle, in points.
    ///
    /// Where a length is 0, a symbol gets that of ``standardDimension`` and another image its own.
    ///
    /// Source: Apple's documentation of the property.
    public var reservedLayoutSize = CGSize.zero
    /// Whether the image does not change where the user asks to invert colors.
    public var accessibilityIgnoresInvertColors = false

    /// Returns the color of a stencil in a view of a tint color.
    public func resolvedTintColor(for tintColor: UIColor) -> UIColor {
      let base = self.tintColor ?? tintColor
      return tintColorTransformer?(base) ?? base
    }

    /// Returns the color of the line around in a view of a tint color.
    public func resolvedStrokeColor(for tintColor: UIColor) -> UIColor {
      let base = strokeColor ?? tintColor
      return strokeColorTransformer?(base) ?? base
    }

    /// The size of an image as it is shown, in points.
    func size(of image: UIImage) -> CGSize {
      let size = image.size
      var factor: CGFloat = 1
      if maximumSize.width > 0, size.width > maximumSize.width {
        factor = min(factor, maximumSize.width / size.width)
      }
      if maximumSize.height > 0, size.height > maximumSize.height {
        factor = min(factor, maximumSize.height / size.height)
      }
      return CGSize(width: size.width * factor, height: size.height * factor)
    }

    /// The size that is kept free for an image of a size, in points.
    func reserved(
      for size: CGSize,
      isSymbol: Bool,
      _ traits: UITraitCollection
    ) -> CGSize {
      func length(_ given: CGFloat, _ own: CGFloat, _ standard: CGFloat) -> CGFloat {
        if given == Self.standardDimension || (given == 0 && isSymbol) {
          return UIFontMetrics(forTextStyle: .body).scaledValue(
            for: standard,
            compatibleWith: traits
          )
        }
        return given > 0 ? given : own
      }
      let standard = ListContentMetrics.standardImageSize
      return CGSize(
        width: length(reservedLayoutSize.width, size.width, standard.width),
        height: length(reservedLayoutSize.height, size.height, standard.height)
      )
    }
  }
}
