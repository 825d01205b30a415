public import Foundation

/// Something at the leading or trailing end of a cell of a list.
///
///     cell.accessories = [.disclosureIndicator(), .delete()]
///
/// - Note: UIKit: its controls can be touched; here they take their room.
public struct UICellAccessory {
  /// When an accessory is shown.
  public enum DisplayedState: Int, Sendable {
    case always = 0
    case whenEditing = 1
    case whenNotEditing = 2
  }

  /// How wide the room is that an accessory takes.
  public enum LayoutDimension: Hashable, Sendable {
    /// As wide as the accessory.
    case actual
    /// As wide as the system's accessories are.
    case standard
    /// A width in points.
    case custom(CGFloat)
  }

  /// At which end an accessory of the application's own stands.
  public enum Placement {
    /// Says where among the accessories of an end one stands.
    public typealias Position = ([UICellAccessory]) -> Int

    /// At the leading end.
    case leading(
      displayed: DisplayedState = .always,
      at: Position = { $0.count }
    )
    /// Returns a place before an accessory of the same type, or at the beginning without one.
    public static func position(before accessory: UICellAccessory) -> Position {
      let type = accessory.accessoryType
      return { $0.firstIndex { $0.accessoryType == type } ?? 0 }
    }

    /// Returns a place after an accessory of the same type, or at the end without one.
    public static func position(after accessory: UICellAccessory) -> Position {
      let type = accessory.accessoryType
      return { all in all.firstIndex { $0.accessoryType == type }.map { $0 + 1 } ?? all.count }
    }

    /// At the trailing end; the first stands next to the content.
    case trailing(
      displayed: DisplayedState = .always,
      at: Position = { _ in 0 }
    )
  }

  /// What an accessory is.
  public enum AccessoryType: Hashable {
    case checkmark
    case disclosureIndicator
    case outlineDisclosure
    case insert
    case delete
    case multiselect
    case reorder
    case label
    case detail
    case popUpMenu
    case customView(UIView)
  }

  /// What an accessory does when it is touched.
  public typealias ActionHandler = () -> Void

  /// What the accessory is.
  public let accessoryType: AccessoryType
  /// When it is shown.
  let displayed: DisplayedState
  /// Whether it stands at the leading end.
  let isLeading: Bool
  /// Where it stands among others; nil for the system's order.
  var position: Placement.Position?
  var options: Options
  var actionHandler: ActionHandler?
  var text: String?
  var font: UIFont?
  var maintainsFixedSize = false

  /// What all accessories have.
  struct Options {
    var isHidden = false
    var reservedLayoutWidth = LayoutDimension.standard
    var tintColor: UIColor?
  }

  init(
    _ type: AccessoryType,
    _ displayed: DisplayedState,
    isLeading: Bool = false,
    isHidden: Bool?,
    width: LayoutDimension?,
    tint: UIColor?,
    actionHandler: ActionHandler? = nil
  ) {
    accessoryType = type
    self.displayed = displayed
    self.isLeading = isLeading
    self.actionHandler = actionHandler
    options = Options(
      isHidden: isHidden ?? false,
      reservedLayoutWidth: width ?? .standard,
      tintColor: tint
    )
  }

  /// Whether it is shown in a cell that is being edited, or in one that is not.
  func isShown(isEditing: Bool) -> Bool {
    guard !options.isHidden else { return false }
    switch displayed {
    case .always: return true
    case .whenEditing: return isEditing
    case .whenNotEditing: return !isEditing
    }
  }
}
