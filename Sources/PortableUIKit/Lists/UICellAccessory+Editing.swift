import Foundation

// MARK: - Creating Editing Accessories

extension UICellAccessory {
  /// How `delete` looks.
  public struct DeleteOptions {
    /// Whether it is hidden and keeps its room in the order.
    public var isHidden: Bool
    /// How wide its room is.
    public var reservedLayoutWidth: LayoutDimension
    /// Its color; the tint color of the cell where it is nil.
    public var tintColor: UIColor?
    /// The color behind the sign.
    public var backgroundColor: UIColor?

    /// Creates options; what is nil is the default.
    public init(
      isHidden: Bool? = nil,
      reservedLayoutWidth: LayoutDimension? = nil,
      tintColor: UIColor? = nil,
      backgroundColor: UIColor? = nil
    ) {
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth ?? .standard
      self.tintColor = tintColor
      self.backgroundColor = backgroundColor
    }
  }

  /// A control that deletes the row.
  public static func delete(
    displayed: DisplayedState = .whenEditing,
    options: DeleteOptions = DeleteOptions(),
    actionHandler: ActionHandler? = nil
  ) -> UICellAccessory {
    UICellAccessory(
      .delete,
      displayed,
      isLeading: true,
      isHidden: options.isHidden,
      width: options.reservedLayoutWidth,
      tint: options.tintColor,
      actionHandler: actionHandler
    )
  }

  /// How `insert` looks.
  public struct InsertOptions {
    /// Whether it is hidden and keeps its room in the order.
    public var isHidden: Bool
    /// How wide its room is.
    public var reservedLayoutWidth: LayoutDimension
    /// Its color; the tint color of the cell where it is nil.
    public var tintColor: UIColor?
    /// The color behind the sign.
    public var backgroundColor: UIColor?

    /// Creates options; what is nil is the default.
    public init(
      isHidden: Bool? = nil,
      reservedLayoutWidth: LayoutDimension? = nil,
      tintColor: UIColor? = nil,
      backgroundColor: UIColor? = nil
    ) {
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth ?? .standard
      self.tintColor = tintColor
      self.backgroundColor = backgroundColor
    }
  }

  /// A control that inserts a row.
  public static func insert(
    displayed: DisplayedState = .whenEditing,
    options: InsertOptions = InsertOptions(),
    actionHandler: ActionHandler? = nil
  ) -> UICellAccessory {
    UICellAccessory(
      .insert,
      displayed,
      isLeading: true,
      isHidden: options.isHidden,
      width: options.reservedLayoutWidth,
      tint: options.tintColor,
      actionHandler: actionHandler
    )
  }

  /// How `multiselect` looks.
  public struct MultiselectOptions {
    /// Whether it is hidden and keeps its room in the order.
    public var isHidden: Bool
    /// How wide its room is.
    public var reservedLayoutWidth: LayoutDimension
    /// Its color; the tint color of the cell where it is nil.
    public var tintColor: UIColor?
    /// The color behind the mark.
    public var backgroundColor: UIColor?

    /// Creates options; what is nil is the default.
    public init(
      isHidden: Bool? = nil,
      reservedLayoutWidth: LayoutDimension? = nil,
      tintColor: UIColor? = nil,
      backgroundColor: UIColor? = nil
    ) {
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth ?? .standard
      self.tintColor = tintColor
      self.backgroundColor = backgroundColor
    }
  }

  /// A circle that is marked while the row is chosen among others.
  public static func multiselect(
    displayed: DisplayedState = .whenEditing,
    options: MultiselectOptions = MultiselectOptions()
  ) -> UICellAccessory {
    UICellAccessory(
      .multiselect,
      displayed,
      isLeading: true,
      isHidden: options.isHidden,
      width: options.reservedLayoutWidth,
      tint: options.tintColor
    )
  }

  /// How `reorder` looks.
  public struct ReorderOptions {
    /// Whether it is hidden and keeps its room in the order.
    public var isHidden: Bool
    /// How wide its room is.
    public var reservedLayoutWidth: LayoutDimension
    /// Its color; the tint color of the cell where it is nil.
    public var tintColor: UIColor?
    /// Whether a line stands beside the handle.
    public var showsVerticalSeparator: Bool

    /// Creates options; what is nil is the default.
    public init(
      isHidden: Bool? = nil,
      reservedLayoutWidth: LayoutDimension? = nil,
      tintColor: UIColor? = nil,
      showsVerticalSeparator: Bool? = nil
    ) {
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth ?? .standard
      self.tintColor = tintColor
      self.showsVerticalSeparator = showsVerticalSeparator ?? true
    }
  }

  /// A handle that the row is moved by.
  public static func reorder(
    displayed: DisplayedState = .whenEditing,
    options: ReorderOptions = ReorderOptions()
  ) -> UICellAccessory {
    UICellAccessory(
      .reorder,
      displayed,
      isHidden: options.isHidden,
      width: options.reservedLayoutWidth,
      tint: options.tintColor
    )
  }
}
