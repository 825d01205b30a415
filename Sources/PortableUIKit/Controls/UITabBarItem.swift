public import Foundation

/// An entry of a tab bar.
@preconcurrency @MainActor
open class UITabBarItem: UIBarItem {
  /// The number in the corner.
  open var badgeValue: String?
  /// The color of the number's circle.
  open var badgeColor: UIColor?
  private var badgeAttributes: [UIControl.State: [NSAttributedString.Key: Any]] = [:]

  /// Sets the attributes of the number in the corner in a state.
  open func setBadgeTextAttributes(
    _ textAttributes: [NSAttributedString.Key: Any]?,
    for state: UIControl.State
  ) { badgeAttributes[state] = textAttributes }

  /// Returns the attributes of the number in the corner in a state.
  open func badgeTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
    badgeAttributes[state]
  }

  /// The picture of the entry that is chosen.
  open var selectedImage: UIImage?
  /// The look of the bar while the entry is chosen.
  open var standardAppearance: UITabBarAppearance?
  /// The look of the bar at the edge of the content while the entry is chosen.
  open var scrollEdgeAppearance: UITabBarAppearance?
  /// How far the words are moved, in points.
  open var titlePositionAdjustment = UIOffset.zero

  /// What an entry of the system's stands for.
  public enum SystemItem: Int, Sendable {
    case more = 0
    case favorites = 1
    case featured = 2
    case topRated = 3
    case recents = 4
    case contacts = 5
    case history = 6
    case bookmarks = 7
    case search = 8
    case downloads = 9
    case mostRecent = 10
    case mostViewed = 11

    fileprivate var title: String {
      switch self {
      case .more: "More"
      case .favorites: "Favorites"
      case .featured: "Featured"
      case .topRated: "Top Rated"
      case .recents: "Recents"
      case .contacts: "Contacts"
      case .history: "History"
      case .bookmarks: "Bookmarks"
      case .search: "Search"
      case .downloads: "Downloads"
      case .mostRecent: "Most Recent"
      case .mostViewed: "Most Viewed"
      }
    }
  }

  /// Creates an entry of the system's.
  public convenience init(tabBarSystemItem systemItem: SystemItem, tag: Int) {
    self.init()
    self.systemItem = systemItem
    title = systemItem.title
    self.tag = tag
  }

  /// Which entry of the system's it is; nil for one of the app's.
  package private(set) var systemItem: SystemItem?

  /// Creates an entry.
  public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
    self.init()
    self.title = title
    self.image = image
    self.selectedImage = selectedImage
  }

  /// Creates an entry.
  public convenience init(title: String?, image: UIImage?, tag: Int) {
    self.init()
    self.title = title
    self.image = image
    self.tag = tag
  }

  /// Whether it opens where something is held over it.
  open var isSpringLoaded = false
}
