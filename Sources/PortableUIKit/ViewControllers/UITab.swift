public import Foundation

/// An entry of a tab bar or a sidebar, which makes its controller when that is asked for, as of iOS 18.
@preconcurrency @MainActor
open class UITab: NSObject {
  /// Where an entry is wished to stand.
  public enum Placement: Int, Sendable {
    case automatic = 0
    case `default` = 1
    case optional = 2
    case movable = 3
    case pinned = 4
    case fixed = 5
    case sidebarOnly = 6
  }

  /// What tells the entry from others.
  public let identifier: String
  /// The words of the entry.
  open var title: String { didSet { contentDidChange() } }
  /// The words below those, in a sidebar.
  open var subtitle: String?
  /// The picture of the entry.
  open var image: UIImage? { didSet { contentDidChange() } }
  /// The number in the corner.
  open var badgeValue: String? { didSet { contentDidChange() } }
  /// Whether the entry can be chosen.
  open var isEnabled = true { didSet { contentDidChange() } }
  /// Whether the entry is not shown.
  open var isHidden = false { didSet { tabBarController?.tabsDidChange() } }
  /// Whether the user may hide the entry.
  open var allowsHiding = false
  /// Where the entry is wished to stand.
  open var preferredPlacement = Placement.automatic
  /// What the application keeps with the entry.
  open var userInfo: Any?
  /// The group that the entry is in.
  open internal(set) weak var parent: UITabGroup?

  private let provider: ((UITab) -> UIViewController)?
  private var made: UIViewController?
  fileprivate weak var storedController: UITabBarController?

  /// Creates an entry, whose controller `viewControllerProvider` makes, once.
  public init(
    title: String,
    image: UIImage?,
    identifier: String,
    viewControllerProvider: ((UITab) -> UIViewController)? = nil
  ) {
    self.title = title
    self.image = image
    self.identifier = identifier
    provider = viewControllerProvider
    super.init()
  }

  /// The controller of the entries.
  open var tabBarController: UITabBarController? { parent?.tabBarController ?? storedController }

  /// The controller that the entry shows.
  open var viewController: UIViewController? {
    if made == nil, let provider { made = provider(self) }
    return made
  }

  /// The entry of a tab bar that stands for it.
  private let item = UITabBarItem()

  /// Has the controller of a shown entry stand for it in a tab bar.
  fileprivate func bringItemUpToDate() {
    item.title = title
    item.image = image
    item.badgeValue = badgeValue
    item.isEnabled = isEnabled
    viewController?.tabBarItem = item
  }

  private func contentDidChange() {
    guard let storedController else { return }
    bringItemUpToDate()
    storedController.tabBar.setNeedsLayout()
  }

  fileprivate func join(_ controller: UITabBarController?) {
    storedController = controller
  }
}

/// An entry with entries below it, as of iOS 18: a tab bar shows the one that is chosen.
@preconcurrency @MainActor
open class UITabGroup: UITab {
  /// The entries below.
  open var children: [UITab] {
    didSet {
      for child in oldValue { child.parent = nil }
      for child in children { child.parent = self }
    }
  }

  /// The identifier of the child that is chosen at first.
  open var defaultChildIdentifier: String?
  /// Whether the user may change the order.
  open var allowsReordering = false

  /// The child that is chosen: the first one, unless something else was said.
  open var selectedChild: UITab? {
    get { chosen ?? children.first { $0.identifier == defaultChildIdentifier } ?? children.first }
    set { chosen = newValue }
  }
  private weak var chosen: UITab?

  /// Creates a group of entries.
  public init(
    title: String,
    image: UIImage?,
    identifier: String,
    children: [UITab] = [],
    viewControllerProvider: ((UITab) -> UIViewController)? = nil
  ) {
    self.children = children
    super.init(
      title: title,
      image: image,
      identifier: identifier,
      viewControllerProvider: viewControllerProvider
    )
    for child in children { child.parent = self }
  }

  /// The controller of the group, or that of the chosen child where the group has none.
  open override var viewController: UIViewController? {
    super.viewController ?? selectedChild?.viewController
  }

  /// Returns the entry with an identifier, below the group.
  open func tab(forIdentifier identifier: String) -> UITab? {
    for child in children {
      if child.identifier == identifier { return child }
      if let found = (child as? UITabGroup)?.tab(forIdentifier: identifier) { return found }
    }
    return nil
  }
}

/// The entry for searching, as of iOS 18.
@preconcurrency @MainActor
open class UISearchTab: UITab {
  /// Whether choosing the entry begins a search.
  open var automaticallyActivatesSearch = false

  /// Creates the entry with the system's words and picture.
  public convenience init(viewControllerProvider: ((UITab) -> UIViewController)? = nil) {
    self.init(
      title: "Search",
      image: UIImage(systemName: "magnifyingglass"),
      identifier: "com.apple.UIKit.Search",
      viewControllerProvider: viewControllerProvider
    )
  }
}

/// A view above a tab bar, as of iOS 26; it is kept, and not shown.
@preconcurrency @MainActor
open class UITabAccessory: NSObject {
  /// The view.
  public let contentView: UIView

  /// Creates an accessory.
  public init(contentView: UIView) {
    self.contentView = contentView
    super.init()
  }
}

extension UITabBarController {
  /// Creates a controller with entries.
  public convenience init(tabs: [UITab]) {
    self.init()
    setTabs(tabs, animated: false)
  }

  /// Replaces the entries.
  public func setTabs(_ tabs: [UITab], animated: Bool) {
    self.tabs = tabs
  }

  /// The entry that is chosen.
  public var selectedTab: UITab? {
    get {
      let shown = shownTabs
      return shown.indices.contains(selectedIndex) ? shown[selectedIndex] : nil
    }
    set {
      guard let index = shownTabs.firstIndex(where: { $0 === newValue }) else { return }
      selectedIndex = index
    }
  }

  /// Returns the entry with an identifier.
  public func tab(forIdentifier identifier: String) -> UITab? {
    for tab in tabs {
      if tab.identifier == identifier { return tab }
      if let found = (tab as? UITabGroup)?.tab(forIdentifier: identifier) { return found }
    }
    return nil
  }

  private var shownTabs: [UITab] { tabs.filter { !$0.isHidden && $0.viewController != nil } }

  /// Takes over the entries from `old`.
  func tabsDidChange(from old: [UITab]? = nil) {
    for tab in old ?? [] { tab.join(nil) }
    for tab in tabs { tab.join(self) }
    for tab in shownTabs { tab.bringItemUpToDate() }
    let chosen = selectedViewController
    viewControllers = shownTabs.compactMap(\.viewController)
    if let chosen { selectedViewController = chosen }
  }
}

extension UIViewController {
  /// The entry that shows the controller, where its tab bar controller has entries.
  public var tab: UITab? {
    tabBarController?.tabs.first {
      $0.viewController === self || $0.viewController === navigationController
    }
  }
}
