public import Foundation

/// Where menus of the application are put together; nobody asks for them here.
@preconcurrency @MainActor
public protocol UIMenuBuilder {
  /// Which menus they are.
  var system: UIMenuSystem { get }
  /// Returns a menu.
  func menu(for identifier: UIMenu.Identifier) -> UIMenu?
  /// Returns an action.
  func action(for identifier: UIAction.Identifier) -> UIAction?
  /// Returns a command.
  func command(for action: Selector, propertyList: Any?) -> UICommand?
  /// Puts a menu in place of another.
  func replace(menu replacedIdentifier: UIMenu.Identifier, with replacementMenu: UIMenu)
  /// Puts entries in place of a menu's.
  func replaceChildren(
    ofMenu parentIdentifier: UIMenu.Identifier,
    from childrenBlock: ([UIMenuElement]) -> [UIMenuElement]
  )
  /// Puts a menu before another.
  func insertSibling(
    _ siblingMenu: UIMenu,
    beforeMenu siblingIdentifier: UIMenu.Identifier
  )
  /// Puts a menu after another.
  func insertSibling(_ siblingMenu: UIMenu, afterMenu siblingIdentifier: UIMenu.Identifier)
  /// Puts a menu at the beginning of another.
  func insertChild(_ childMenu: UIMenu, atStartOfMenu parentIdentifier: UIMenu.Identifier)
  /// Puts a menu at the end of another.
  func insertChild(_ childMenu: UIMenu, atEndOfMenu parentIdentifier: UIMenu.Identifier)
  /// Takes a menu away.
  func remove(menu removedIdentifier: UIMenu.Identifier)
}

/// Menus that belong together.
@preconcurrency @MainActor
open class UIMenuSystem: NSObject {
  /// Those of the application.
  public static let main = UIMenuSystem()
  /// Those of what is chosen.
  public static let context = UIMenuSystem()

  /// Puts them together anew; nobody does here.
  open func setNeedsRebuild() {}
  /// Looks anew what entries may do; nobody does here.
  open func setNeedsRevalidate() {}
}
