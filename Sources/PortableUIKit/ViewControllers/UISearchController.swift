public import Foundation

/// A search bar in the navigation bar, and the controller of what was found.
@preconcurrency @MainActor
open class UISearchController: UIViewController {
  /// When the scopes are shown.
  public enum ScopeBarActivation: Int, Sendable {
    case automatic = 0
    case manual = 1
    case onTextEntry = 2
    case onSearchActivation = 3
  }

  /// When the scopes are shown.
  open var scopeBarActivation = ScopeBarActivation.automatic
  /// The controller of what was found; nil where that is shown in the searched controller.
  public let searchResultsController: UIViewController?
  /// Where the terms stand.
  public let searchBar = UISearchBar()
  /// Who looks for the terms.
  open weak var searchResultsUpdater: (any UISearchResultsUpdating)?
  /// Who hears of the search.
  open weak var delegate: (any UISearchControllerDelegate)?
  /// Whether what is searched is covered meanwhile.
  open var obscuresBackgroundDuringPresentation = true
  /// Whether the navigation bar goes away meanwhile.
  open var hidesNavigationBarDuringPresentation = true
  /// Whether the button that ends the search comes by itself.
  open var automaticallyShowsCancelButton = true
  /// Whether the scope buttons come by themselves.
  open var automaticallyShowsScopeBar = true
  /// Whether what was found is shown even without terms.
  open var showsSearchResultsController = false

  /// Whether there is a search.
  open var isActive = false {
    didSet {
      guard isActive != oldValue else { return }
      if isActive {
        delegate?.willPresentSearchController(self)
        delegate?.didPresentSearchController(self)
      } else {
        delegate?.willDismissSearchController(self)
        searchBar.text = nil
        delegate?.didDismissSearchController(self)
      }
      searchResultsUpdater?.updateSearchResults(for: self)
    }
  }

  /// Creates a search.
  ///
  /// - Parameter searchResultsController: The controller of what was found; nil for the searched one.
  public init(searchResultsController: UIViewController?) {
    self.searchResultsController = searchResultsController
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a search from a nib, without a controller of what was found.
  ///
  /// - Parameters:
  ///   - nibNameOrNil: The nib with its view.
  ///   - nibBundleOrNil: Where that is.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    searchResultsController = nil
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Creates a search from an archive, without a controller of what was found.
  public required init?(coder: NSCoder) {
    searchResultsController = nil
    super.init(coder: coder)
  }

  /// Where the bar stands.
  open var searchBarPlacement: UINavigationItem.SearchBarPlacement { .stacked }
  /// Whether suggestions count where it is asked if the bar stands below the title.
  open var ignoresSearchSuggestionsForSearchBarPlacementStacked = false
}

/// What looks for terms.
@preconcurrency @MainActor
public protocol UISearchResultsUpdating: NSObjectProtocol {
  /// Tells that the terms changed, or that the search began or ended.
  func updateSearchResults(for searchController: UISearchController)
}

/// What hears of a search.
@preconcurrency @MainActor
public protocol UISearchControllerDelegate: NSObjectProtocol {
  /// Tells that the search is about to begin.
  func willPresentSearchController(_ searchController: UISearchController)
  /// Tells that the search began.
  func didPresentSearchController(_ searchController: UISearchController)
  /// Tells that the search is about to end.
  func willDismissSearchController(_ searchController: UISearchController)
  /// Tells that the search ended.
  func didDismissSearchController(_ searchController: UISearchController)
}

extension UISearchControllerDelegate {
  /// Does nothing.
  public func willPresentSearchController(_ searchController: UISearchController) {}
  /// Does nothing.
  public func didPresentSearchController(_ searchController: UISearchController) {}
  /// Does nothing.
  public func willDismissSearchController(_ searchController: UISearchController) {}
  /// Does nothing.
  public func didDismissSearchController(_ searchController: UISearchController) {}
}

/// What hears of a search bar; nobody types here, so that only code that calls it does.
@preconcurrency @MainActor
public protocol UISearchBarDelegate: NSObjectProtocol {
  /// Asks whether editing may begin.
  func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool
  /// Tells that editing began.
  func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)
  /// Tells that editing ended.
  func searchBarTextDidEndEditing(_ searchBar: UISearchBar)
  /// Tells that the terms changed.
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
  /// Tells that the button of the keyboard was pressed.
  func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
  /// Tells that the button that ends the search was pressed.
  func searchBarCancelButtonClicked(_ searchBar: UISearchBar)
  /// Tells that another scope was chosen.
  func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int)
}

extension UISearchBarDelegate {
  /// Says yes.
  public func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool { true }
  /// Does nothing.
  public func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {}
  /// Does nothing.
  public func searchBarTextDidEndEditing(_ searchBar: UISearchBar) {}
  /// Does nothing.
  public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {}
  /// Does nothing.
  public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {}
  /// Does nothing.
  public func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {}
  /// Does nothing.
  public func searchBar(
    _ searchBar: UISearchBar,
    selectedScopeButtonIndexDidChange selectedScope: Int
  ) {}
}
