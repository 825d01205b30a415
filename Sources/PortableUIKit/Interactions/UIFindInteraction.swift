public import Foundation

/// What finds text in a view; nothing is shown here.
@preconcurrency @MainActor
open class UIFindInteraction: NSObject, UIInteraction {
  /// Its view.
  open private(set) weak var view: UIView?
  /// The text to find.
  open var searchText: String?
  /// The text to put in its place.
  open var replacementText: String?
  /// Whether it is shown.
  open private(set) var isFindNavigatorVisible = false
  /// Makes its menu, of what the system offers.
  open var optionsMenuProvider: (([UIMenuElement]) -> UIMenu?)?

  /// Creates one.
  public init(sessionDelegate: AnyObject?) {
    super.init()
  }

  /// Tells that it goes to a view.
  open func willMove(to view: UIView?) {}
  /// Tells that it is in a view.
  open func didMove(to view: UIView?) { self.view = view }
  /// Shows it.
  open func presentFindNavigator(showingReplace: Bool) { isFindNavigatorVisible = true }
  /// Hides it.
  open func dismissFindNavigator() { isFindNavigatorVisible = false }
  /// Goes to the next place.
  open func findNext() {}
  /// Goes to the last place.
  open func findPrevious() {}
  /// Counts places anew.
  open func updateResultCount() {}
}
