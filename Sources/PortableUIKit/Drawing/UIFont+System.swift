public import Foundation

// MARK: - Creating System Fonts

extension UIFont {
  /// The size of labels: 17 points.
  public class var labelFontSize: CGFloat { 17 }

  /// The size of button titles: 18 points.
  public class var buttonFontSize: CGFloat { 18 }

  /// The size of small text: 12 points.
  public class var smallSystemFontSize: CGFloat { 12 }

  /// The size of text: 14 points.
  public class var systemFontSize: CGFloat { 14 }

  /// Returns the system font.
  public class func systemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(face: Face(size: fontSize))
  }

  /// Returns the system font in a weight.
  public class func systemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight) -> UIFont {
    UIFont(face: Face(size: fontSize, weight: weight))
  }

  /// Returns the system font in bold.
  ///
  /// - Note: UIKit: names the weight nowhere. 17 of 19 labels of public documents that are as wide as
  ///   their text in this font have the width of the bold weight, none that of the semibold.
  public class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(face: Face(size: fontSize, weight: .bold))
  }

  /// Returns the system font in italics.
  public class func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(face: Face(size: fontSize, isItalic: true))
  }

  /// Returns the system font with digits of one width.
  public class func monospacedDigitSystemFont(
    ofSize fontSize: CGFloat,
    weight: UIFont.Weight
  ) -> UIFont {
    UIFont(face: Face(size: fontSize, weight: weight, hasMonospacedDigits: true))
  }

  /// Returns the system font with letters of one width.
  public class func monospacedSystemFont(
    ofSize fontSize: CGFloat,
    weight: UIFont.Weight
  ) -> UIFont {
    UIFont(face: Face(size: fontSize, weight: weight, isMonospaced: true))
  }

  /// Returns the font of a text style at the current content size.
  public class func preferredFont(forTextStyle style: UIFont.TextStyle) -> UIFont {
    preferredFont(forTextStyle: style, compatibleWith: nil)
  }

  /// Returns the font of a text style at the content size of the traits given.
  public class func preferredFont(
    forTextStyle style: UIFont.TextStyle,
    compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    let category = (traitCollection ?? .current).preferredContentSizeCategory
    return UIFont(
      face: Face(
        size: style.pointSize(for: category),
        weight: style.weight,
        textStyle: style,
        lineDistance: style.lineDistance(for: category)
      )
    )
  }
}
