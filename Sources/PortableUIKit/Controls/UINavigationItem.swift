public import Foundation

/// What a view controller shows in the navigation bar.
@preconcurrency @MainActor
open class UINavigationItem: NSObject {
  /// When the title is large.
  public enum LargeTitleDisplayMode: Int, Sendable {
    case automatic = 0
    case always = 1
    case never = 2
  }

  /// The words of the title.
  open var title: String?
  /// The words below the title.
  ///
  /// - Note: UIKit: iOS 26 draws them in the bar, which keeps its height.
  open var subtitle: String?
  /// The words below the title with attributes; kept, and not drawn.
  open var attributedSubtitle: AttributedString?
  /// The words of the large title, where they are others.
  open var largeTitle: String?
  /// The words below the large title, where they are others; kept, and not drawn.
  open var largeSubtitle: String?
  /// The view in place of the words below the title; kept, and not shown.
  open var subtitleView: UIView?
  /// The view in place of the words below the large title; kept, and not shown.
  open var largeSubtitleView: UIView?
  /// The view in place of the title.
  open var titleView: UIView? { didSet { if titleView !== oldValue { bar?.setNeedsLayout() } } }
  /// The buttons at the leading end.
  open var leftBarButtonItems: [UIBarButtonItem]? { didSet { bar?.setNeedsLayout() } }
  /// The buttons at the trailing end.
  open var rightBarButtonItems: [UIBarButtonItem]? { didSet { bar?.setNeedsLayout() } }
  /// When the title is large.
  open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic {
    didSet { if largeTitleDisplayMode != oldValue { heightDidChange() } }
  }

  /// Whether the title or a button is a view.
  var bringsViews: Bool {
    titleView != nil
      || [leftBarButtonItems, rightBarButtonItems].contains {
        ($0 ?? []).contains { $0.customView != nil }
      }
  }

  /// The bar that has the item.
  weak var bar: UINavigationBar?

  /// Has the bar placed anew.
  private func heightDidChange() {
    bar?.invalidateIntrinsicContentSize()
    bar?.superview?.setNeedsLayout()
  }

  /// Creates an item with a title.
  public convenience init(title: String) {
    self.init()
    self.title = title
  }

  /// How much the button back says.
  public enum BackButtonDisplayMode: Int, Sendable {
    case `default` = 0
    case generic = 1
    case minimal = 2
  }

  /// How much the button back says.
  open var backButtonDisplayMode = BackButtonDisplayMode.default

  /// A line above the title.
  open var prompt: String? {
    didSet { if prompt != oldValue { heightDidChange() } }
  }
  /// The words of the button back to this item.
  open var backButtonTitle: String?
  /// The button back to this item.
  open var backBarButtonItem: UIBarButtonItem?
  /// Whether there is no button back.
  open var hidesBackButton = false
  /// Whether the buttons at the leading end stand beside the one back.
  open var leftItemsSupplementBackButton = false
  /// The search bar below the title.
  open var searchController: UISearchController? {
    didSet { if searchController !== oldValue { heightDidChange() } }
  }
  /// Whether the search bar hides when the content is scrolled.
  open var hidesSearchBarWhenScrolling = true
  /// The look of the bar.
  open var standardAppearance: UINavigationBarAppearance?
  /// The look of the bar where there is little height.
  open var compactAppearance: UINavigationBarAppearance?
  /// The look of the bar at the edge of the content.
  open var scrollEdgeAppearance: UINavigationBarAppearance?
  /// The look of the bar at the edge of the content where there is little height.
  open var compactScrollEdgeAppearance: UINavigationBarAppearance?

  /// What a bar is for.
  public enum ItemStyle: Int, Sendable {
    case navigator = 0
    case browser = 1
    case editor = 2
  }

  /// Where a search bar stands.
  public enum SearchBarPlacement: Int, Sendable {
    case automatic = 0
    case inline = 1
    case stacked = 2
  }

  /// What the bar is for.
  open var style = ItemStyle.navigator
  /// Where the search bar is wished to stand.
  open var preferredSearchBarPlacement = SearchBarPlacement.automatic
  /// Where the search bar stands.
  open var searchBarPlacement: SearchBarPlacement { .stacked }
  /// The groups of buttons at the leading end.
  open var leadingItemGroups: [UIBarButtonItemGroup] = []
  /// The groups of buttons in the middle.
  open var centerItemGroups: [UIBarButtonItemGroup] = []
  /// The groups of buttons at the trailing end.
  open var trailingItemGroups: [UIBarButtonItemGroup] = []
  /// The group of buttons that stays at the trailing end.
  open var pinnedTrailingGroup: UIBarButtonItemGroup?

  /// Sets the button at the leading end.
  open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) {
    leftBarButtonItem = item
  }

  /// Sets the button at the trailing end.
  open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) {
    rightBarButtonItem = item
  }

  /// Sets the buttons at the leading end.
  open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    leftBarButtonItems = items
  }

  /// Sets the buttons at the trailing end.
  open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    rightBarButtonItems = items
  }

  /// Sets whether there is no button back.
  open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) {
    self.hidesBackButton = hidesBackButton
  }

  /// The first button at the leading end.
  open var leftBarButtonItem: UIBarButtonItem? {
    get { leftBarButtonItems?.first }
    set { leftBarButtonItems = newValue.map { [$0] } }
  }

  /// The first button at the trailing end.
  open var rightBarButtonItem: UIBarButtonItem? {
    get { rightBarButtonItems?.first }
    set { rightBarButtonItems = newValue.map { [$0] } }
  }

  /// Makes the menu of the title, of what the system offers.
  open var titleMenuProvider: (([UIMenuElement]) -> UIMenu?)?
}
