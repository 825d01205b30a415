public import Foundation

/// What lies behind a cell, a header or a button, as a value.
///
/// Colors and insets of the styles are assumptions: Apple names the styles and not their figures.
public struct UIBackgroundConfiguration: Hashable {
  /// A view of the application's own, which fills the background.
  public var customView: UIView?
  /// How round the corners are, in points.
  public var cornerRadius: CGFloat = 0
  /// How far the background lies within the view, in points; negative lengths lead outwards.
  public var backgroundInsets = NSDirectionalEdgeInsets.zero
  /// The edges at which the margins of the view add to ``backgroundInsets``.
  public var edgesAddingLayoutMarginsToBackgroundInsets: NSDirectionalRectEdge = []
  /// The color; the tint color where it is nil.
  public var backgroundColor: UIColor?
  /// What makes the color that is shown out of ``backgroundColor``.
  public var backgroundColorTransformer: UIConfigurationColorTransformer?
  /// An effect on what lies behind.
  public var visualEffect: UIVisualEffect?
  /// A picture in the background.
  public var image: UIImage?
  /// How the picture fills the background.
  public var imageContentMode = UIView.ContentMode.scaleToFill
  /// The color of the line around; the tint color where it is nil.
  public var strokeColor: UIColor?
  /// What makes the color that is shown out of ``strokeColor``.
  public var strokeColorTransformer: UIConfigurationColorTransformer?
  /// The width of the line around, in points.
  public var strokeWidth: CGFloat = 0
  /// How far the line lies outside of the background, in points.
  public var strokeOutset: CGFloat = 0

  init(_ color: UIColor? = .clear) {
    backgroundColor = color
  }

  /// Returns the color that is shown in a view of a tint color.
  public func resolvedBackgroundColor(for tintColor: UIColor) -> UIColor {
    let base = backgroundColor ?? tintColor
    return backgroundColorTransformer?(base) ?? base
  }

  /// Returns the color of the line around in a view of a tint color.
  public func resolvedStrokeColor(for tintColor: UIColor) -> UIColor {
    let base = strokeColor ?? tintColor
    return strokeColorTransformer?(base) ?? base
  }

  /// What the background turns to while the view is touched or selected; nil for no change.
  var selectedColor: UIColor?

  /// The shadow.
  public var shadowProperties = UIShadowProperties()
}

// MARK: - Creating a Background Configuration

extension UIBackgroundConfiguration {
  /// Without anything.
  public static func clear() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }

  /// A row of a list, whichever it stands in: here a plain one.
  public static func listCell() -> UIBackgroundConfiguration { listPlainCell() }

  /// The header of a list, whichever it stands in.
  public static func listHeader() -> UIBackgroundConfiguration { clear() }

  /// The footer of a list, whichever it stands in.
  public static func listFooter() -> UIBackgroundConfiguration { clear() }

  /// A row of a plain list.
  public static func listPlainCell() -> UIBackgroundConfiguration { row(.systemBackground) }

  /// A header or footer of a plain list.
  public static func listPlainHeaderFooter() -> UIBackgroundConfiguration {
    UIBackgroundConfiguration(.secondarySystemBackground)
  }

  /// A row of a grouped list.
  public static func listGroupedCell() -> UIBackgroundConfiguration {
    row(.secondarySystemGroupedBackground)
  }

  /// A header or footer of a grouped list.
  public static func listGroupedHeaderFooter() -> UIBackgroundConfiguration { clear() }

  /// The header of a sidebar.
  public static func listSidebarHeader() -> UIBackgroundConfiguration { clear() }

  /// A row of a sidebar.
  public static func listSidebarCell() -> UIBackgroundConfiguration { sidebarRow() }

  /// A row beside a sidebar.
  public static func listAccompaniedSidebarCell() -> UIBackgroundConfiguration { sidebarRow() }

  private static func row(_ color: UIColor) -> UIBackgroundConfiguration {
    var result = UIBackgroundConfiguration(color)
    result.selectedColor = .systemGray4
    return result
  }

  private static func sidebarRow() -> UIBackgroundConfiguration {
    var result = row(.clear)
    result.cornerRadius = 10
    return result
  }
}

// MARK: - Updating a Background Configuration

extension UIBackgroundConfiguration {
  /// Returns the configuration for a state: rows of lists change their color while they are touched
  /// or selected.
  public func updated(for state: any UIConfigurationState) -> UIBackgroundConfiguration {
    var result = self
    guard let selectedColor else { return result }
    let cell = state as? UICellConfigurationState
    let view = state as? UIViewConfigurationState
    let isMarked =
      cell.map { $0.isSelected || $0.isHighlighted }
      ?? view.map { $0.isSelected || $0.isHighlighted } ?? false
    result.backgroundColorTransformer =
      isMarked ? UIConfigurationColorTransformer { _ in selectedColor } : nil
    return result
  }
}
