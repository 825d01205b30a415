public import Foundation

/// A row of a list as a value: an image, a text and a second text.
///
///     var content = cell.defaultContentConfiguration()
///     content.text = "Wi-Fi"
///     content.secondaryText = "Home"
///     cell.contentConfiguration = content
///
/// Apple documents which parts there are and how they stand to each other, but no figure. The points
/// in here are assumptions; they are collected in one place and belong to the current iPhone.
public struct UIListContentConfiguration: Hashable {
  /// The image at the leading end.
  public var image: UIImage?
  /// How the image is shown.
  public var imageProperties = ImageProperties()
  /// The text.
  public var text: String?
  /// The text with attributes; it takes the place of ``text``.
  public var attributedText: NSAttributedString?
  /// How the text is shown.
  public var textProperties = TextProperties()
  /// The second text: below the text, or at the trailing end.
  public var secondaryText: String?
  /// The second text with attributes; it takes the place of ``secondaryText``.
  public var secondaryAttributedText: NSAttributedString?
  /// How the second text is shown.
  public var secondaryTextProperties = TextProperties()
  /// The axes along which the margins are at least those of the cell around.
  ///
  /// - Note: UIKit: the margins of any superview count. Here those of cells, headers and footers do.
  public var axesPreservingSuperviewLayoutMargins = UIAxis.both
  /// The space around the content, in points.
  public var directionalLayoutMargins = NSDirectionalEdgeInsets.zero
  /// Whether the second text stands at the trailing end, where there is room for both.
  public var prefersSideBySideTextAndSecondaryText = false
  /// The least space between image and text, in points.
  public var imageToTextPadding: CGFloat = 0
  /// The least space between the texts, where they stand side by side, in points.
  public var textToSecondaryTextHorizontalPadding: CGFloat = 0
  /// The space between the texts, where one stands below the other, in points.
  public var textToSecondaryTextVerticalPadding: CGFloat = 0
  /// How opaque the content is, from 0 to 1.
  public var alpha: CGFloat = 1

  /// The least height at the default text size, in points; 0 for none.
  var minimumHeight: CGFloat = 0

  init() {}

  /// Whether there is a text that has letters.
  var hasText: Bool { !(attributedText?.string ?? text ?? "").isEmpty }

  /// Whether there is a second text that has letters.
  var hasSecondaryText: Bool { !(secondaryAttributedText?.string ?? secondaryText ?? "").isEmpty }

  /// The image in the symbol configuration that is preferred.
  var shownImage: UIImage? {
    guard let symbol = imageProperties.preferredSymbolConfiguration, let image else { return image }
    return image.applyingSymbolConfiguration(symbol) ?? image
  }
}

extension UIListContentConfiguration: UIContentConfiguration {
  /// Makes a ``UIListContentView``.
  public func makeContentView() -> any UIView & UIContentView {
    UIListContentView(configuration: self)
  }

  /// Returns the configuration for a state: the texts of a disabled view are pale.
  ///
  /// - Note: UIKit: colors change with selection in some styles; here only disabling shows.
  public func updated(for state: any UIConfigurationState) -> UIListContentConfiguration {
    var result = self
    let isDisabled =
      (state as? UICellConfigurationState)?.isDisabled
      ?? (state as? UIViewConfigurationState)?.isDisabled ?? false
    result.textProperties.isDisabled = isDisabled
    result.secondaryTextProperties.isDisabled = isDisabled
    return result
  }
}
