import Foundation

// MARK: - Creating Labels, Menus and Views

extension UICellAccessory {
  /// How `label` looks.
  public struct LabelOptions {
    /// Whether it is hidden and keeps its room in the order.
    public var isHidden: Bool
    /// How wide its room is.
    public var reservedLayoutWidth: LayoutDimension
    /// Its color; the color of second texts where it is nil.
    public var tintColor: UIColor?
    /// The font.
    public var font: UIFont
    /// Whether the font follows the user's preferred text size.
    public var adjustsFontForContentSizeCategory: Bool

    /// Creates options; what is nil is the default.
    public init(
      isHidden: Bool? = nil,
      reservedLayoutWidth: LayoutDimension? = nil,
      tintColor: UIColor? = nil,
      font: UIFont? = nil,
      adjustsFontForContentSizeCategory: Bool? = nil
    ) {
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth ?? .actual
      self.tintColor = tintColor
      self.font = font ?? .preferredFont(forTextStyle: .body)
      self.adjustsFontForContentSizeCategory = adjustsFontForContentSizeCategory ?? true
    }
  }

  /// A short text, such as a number.
  public static func label(
    text: String,
    displayed: DisplayedState = .always,
    options: LabelOptions = LabelOptions()
  ) -> UICellAccessory {
    var result = UICellAccessory(
      .label,
      displayed,
      isHidden: options.isHidden,
      width: options.reservedLayoutWidth,
      tint: options.tintColor
    )
    result.text = text
    result.font = options.font
    return result
  }

  /// How `popUpMenu` looks.
  public struct PopUpMenuOptions {
    /// Whether it is hidden and keeps its room in the order.
    public var isHidden: Bool
    /// How wide its room is.
    public var reservedLayoutWidth: LayoutDimension
    /// Its color; the tint color of the cell where it is nil.
    public var tintColor: UIColor?

    /// Creates options; what is nil is the default.
    public init(
      isHidden: Bool? = nil,
      reservedLayoutWidth: LayoutDimension? = nil,
      tintColor: UIColor? = nil
    ) {
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth ?? .actual
      self.tintColor = tintColor
    }
  }

  /// The title of what is chosen in a menu.
  ///
  /// - Note: UIKit: shows what is chosen. Here the title of the first element counts, or of the menu.
  @preconcurrency @MainActor
  public static func popUpMenu(
    _ menu: UIMenu,
    displayed: DisplayedState = .always,
    options: PopUpMenuOptions = PopUpMenuOptions(),
    selectedElementDidChangeHandler: ((UIMenu) -> Void)? = nil
  ) -> UICellAccessory {
    var result = UICellAccessory(
      .popUpMenu,
      displayed,
      isHidden: options.isHidden,
      width: options.reservedLayoutWidth,
      tint: options.tintColor
    )
    result.text = menu.children.first?.title ?? menu.title
    result.font = .preferredFont(forTextStyle: .body)
    return result
  }

  /// A view of the application's own, with where it stands.
  public struct CustomViewConfiguration {
    /// The view.
    public let customView: UIView
    /// At which end it stands, and when it is shown.
    public let placement: Placement
    /// Whether it is hidden and keeps its room in the order.
    public var isHidden: Bool
    /// How wide its room is.
    public var reservedLayoutWidth: LayoutDimension
    /// Its color; the tint color of the cell where it is nil.
    public var tintColor: UIColor?
    /// Whether the view stays as large as its frame.
    public var maintainsFixedSize: Bool

    /// Creates a configuration; what is nil is the default.
    public init(
      customView: UIView,
      placement: Placement,
      isHidden: Bool? = nil,
      reservedLayoutWidth: LayoutDimension? = nil,
      tintColor: UIColor? = nil,
      maintainsFixedSize: Bool? = nil
    ) {
      self.customView = customView
      self.placement = placement
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth ?? .standard
      self.tintColor = tintColor
      self.maintainsFixedSize = maintainsFixedSize ?? false
    }
  }

  /// A view of the application's own.
  public static func customView(configuration: CustomViewConfiguration) -> UICellAccessory {
    let (displayed, position, isLeading): (DisplayedState, Placement.Position, Bool) =
      switch configuration.placement {
      case .leading(let displayed, let position): (displayed, position, true)
      case .trailing(let displayed, let position): (displayed, position, false)
      }
    var result = UICellAccessory(
      .customView(configuration.customView),
      displayed,
      isLeading: isLeading,
      isHidden: configuration.isHidden,
      width: configuration.reservedLayoutWidth,
      tint: configuration.tintColor
    )
    result.position = position
    result.maintainsFixedSize = configuration.maintainsFixedSize
    return result
  }
}
