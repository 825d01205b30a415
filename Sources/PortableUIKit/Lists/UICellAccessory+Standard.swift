import Foundation

// MARK: - Creating Standard Accessories

extension UICellAccessory {

  /// How `disclosureIndicator` looks.
  public struct DisclosureIndicatorOptions {
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
      self.reservedLayoutWidth = reservedLayoutWidth ?? .standard
      self.tintColor = tintColor
    }
  }

  /// An arrow that says that there is more behind the row.
  public static func disclosureIndicator(
    displayed: DisplayedState = .always,
    options: DisclosureIndicatorOptions = DisclosureIndicatorOptions()
  ) -> UICellAccessory {
    UICellAccessory(
      .disclosureIndicator,
      displayed,
      isHidden: options.isHidden,
      width: options.reservedLayoutWidth,
      tint: options.tintColor
    )
  }

  /// How `checkmark` looks.
  public struct CheckmarkOptions {
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
      self.reservedLayoutWidth = reservedLayoutWidth ?? .standard
      self.tintColor = tintColor
    }
  }

  /// A mark that says that the row is chosen.
  public static func checkmark(
    displayed: DisplayedState = .always,
    options: CheckmarkOptions = CheckmarkOptions()
  ) -> UICellAccessory {
    UICellAccessory(
      .checkmark,
      displayed,
      isHidden: options.isHidden,
      width: options.reservedLayoutWidth,
      tint: options.tintColor
    )
  }

  /// How `outlineDisclosure` looks.
  public struct OutlineDisclosureOptions {
    /// How the row takes touches.
    public enum Style: Int, Sendable {
      case automatic = 0
      case header = 1
      case cell = 2
    }

    /// Whether it is hidden and keeps its room in the order.
    public var isHidden: Bool
    /// How wide its room is.
    public var reservedLayoutWidth: LayoutDimension
    /// Its color; the tint color of the cell where it is nil.
    public var tintColor: UIColor?
    /// How the row takes touches.
    public var style: Style

    /// Creates options; what is nil is the default.
    public init(
      isHidden: Bool? = nil,
      reservedLayoutWidth: LayoutDimension? = nil,
      tintColor: UIColor? = nil,
      style: Style? = nil
    ) {
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth ?? .standard
      self.tintColor = tintColor
      self.style = style ?? .automatic
    }
  }

  /// An arrow that shows and hides the rows below in an outline.
  public static func outlineDisclosure(
    displayed: DisplayedState = .always,
    options: OutlineDisclosureOptions = OutlineDisclosureOptions(),
    actionHandler: ActionHandler? = nil
  ) -> UICellAccessory {
    UICellAccessory(
      .outlineDisclosure,
      displayed,
      isHidden: options.isHidden,
      width: options.reservedLayoutWidth,
      tint: options.tintColor,
      actionHandler: actionHandler
    )
  }

  /// How `detail` looks.
  public struct DetailOptions {
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
      self.reservedLayoutWidth = reservedLayoutWidth ?? .standard
      self.tintColor = tintColor
    }
  }

  /// A sign that more is to be said of the row.
  public static func detail(
    displayed: DisplayedState = .always,
    options: DetailOptions = DetailOptions(),
    actionHandler: ActionHandler? = nil
  ) -> UICellAccessory {
    UICellAccessory(
      .detail,
      displayed,
      isHidden: options.isHidden,
      width: options.reservedLayoutWidth,
      tint: options.tintColor,
      actionHandler: actionHandler
    )
  }
}
