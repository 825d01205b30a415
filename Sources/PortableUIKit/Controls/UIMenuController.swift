public import Foundation

/// Something to do that the menu of before iOS 16 offers.
@preconcurrency @MainActor
open class UIMenuItem: NSObject {
  /// The words.
  open var title: String
  /// The method that does it, of the first responder or of one further up.
  open var action: Selector

  /// Creates something to do.
  public init(title: String, action: Selector) {
    self.title = title
    self.action = action
    super.init()
  }
}

/// The menu of before iOS 16: it is kept, and shown nowhere.
@preconcurrency @MainActor
open class UIMenuController: NSObject {
  /// The one menu.
  public static let shared = UIMenuController()

  /// What it offers besides the usual.
  open var menuItems: [UIMenuItem]?
  /// Whether it is shown.
  open private(set) var isMenuVisible = false
  /// Where it is shown, in points of the view that it was shown in.
  open private(set) var menuFrame = CGRect.zero

  /// Shows the menu, or takes it away.
  open func setMenuVisible(_ menuVisible: Bool, animated: Bool) { isMenuVisible = menuVisible }

  /// Says what the menu points to.
  open func setTargetRect(_ targetRect: CGRect, in targetView: UIView) { menuFrame = targetRect }

  /// Shows the menu for a part of a view.
  open func showMenu(from targetView: UIView, rect targetRect: CGRect) {
    menuFrame = targetRect
    isMenuVisible = true
  }

  /// Takes the menu away.
  open func hideMenu() { isMenuVisible = false }

  /// Asks anew what can be done.
  open func update() {}

  /// Posted when the menu was taken away; not here.
  public nonisolated static let didHideMenuNotification = Notification.Name(
    "UIMenuControllerDidHideMenuNotification"
  )
  /// Posted before the menu is shown; not here.
  public nonisolated static let willShowMenuNotification = Notification.Name(
    "UIMenuControllerWillShowMenuNotification"
  )
}
