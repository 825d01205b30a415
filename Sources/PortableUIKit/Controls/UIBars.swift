public import Foundation

/// An entry of a bar.
@preconcurrency @MainActor
open class UIBarItem: NSObject {
  /// The words of the entry.
  open var title: String?
  /// The picture of the entry.
  open var image: UIImage?
  /// A number of the app's choice.
  open var tag = 0
  /// Whether the entry can be touched.
  open var isEnabled = true
}

/// A button in a navigation bar or toolbar.
@preconcurrency @MainActor
open class UIBarButtonItem: UIBarItem {
  /// What a button of the system's does.
  public enum SystemItem: Int, Sendable {
    case done, cancel, edit, save, add, flexibleSpace, fixedSpace, compose, reply, action
    case organize, bookmarks, search, refresh, stop, camera, trash, play, pause, rewind
    case fastForward, undo, redo, pageCurl, close
  }

  /// The look of a button.
  public enum Style: Int, Sendable {
    case plain = 0
    case done = 2
  }

  /// The view that takes the place of the button.
  open var customView: UIView?
  /// The width in points; 0 is the natural one.
  open var width: CGFloat = 0
  /// What the button does.
  open var primaryAction: UIAction?
  /// The look of the button.
  open var style = Style.plain

  /// Creates a button of the system's.
  public convenience init(
    systemItem: SystemItem,
    primaryAction: UIAction? = nil,
    menu: UIMenu? = nil
  ) {
    self.init()
    self.primaryAction = primaryAction
  }

  /// Creates a button with a title or image.
  public convenience init(
    title: String? = nil,
    image: UIImage? = nil,
    primaryAction: UIAction? = nil,
    menu: UIMenu? = nil
  ) {
    self.init()
    self.title = title
    self.image = image
    self.primaryAction = primaryAction
  }

  /// Creates an entry that shows a view.
  public convenience init(customView: UIView) {
    self.init()
    self.customView = customView
  }
}

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
  /// The view in place of the title.
  open var titleView: UIView?
  /// The buttons at the leading end.
  open var leftBarButtonItems: [UIBarButtonItem]?
  /// The buttons at the trailing end.
  open var rightBarButtonItems: [UIBarButtonItem]?
  /// When the title is large.
  open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic

  /// Creates an item with a title.
  public convenience init(title: String) {
    self.init()
    self.title = title
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
}

/// A bar with a title, at the top.
@preconcurrency @MainActor
open class UINavigationBar: UIView {
  /// The items of the stack of controllers.
  open var items: [UINavigationItem]?
  /// Whether titles are large.
  open var prefersLargeTitles = false {
    didSet { if prefersLargeTitles != oldValue { invalidateIntrinsicContentSize() } }
  }
  /// Whether what lies behind shows through.
  open var isTranslucent = true
  /// The color of the bar.
  open var barTintColor: UIColor?

  /// The item at the top of the stack.
  open var topItem: UINavigationItem? { items?.last }

  /// 44 points high, 96 with a large title; no width.
  ///
  /// Source: saved frames in Interface Builder documents.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: prefersLargeTitles ? 96 : 44)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: intrinsicContentSize.height)
  }
}

/// A bar with buttons, at the bottom.
@preconcurrency @MainActor
open class UIToolbar: UIView {
  /// The buttons.
  open var items: [UIBarButtonItem]?
  /// Whether what lies behind shows through.
  open var isTranslucent = true
  /// The color of the bar.
  open var barTintColor: UIColor?

  /// Sets the buttons.
  open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    self.items = items
  }

  /// 44 points high; no width.
  ///
  /// Source: saved frames in Interface Builder documents.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: 44)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: 44)
  }
}

/// An entry of a tab bar.
@preconcurrency @MainActor
open class UITabBarItem: UIBarItem {
  /// The number in the corner.
  open var badgeValue: String?

  /// Creates an entry.
  public convenience init(title: String?, image: UIImage?, tag: Int) {
    self.init()
    self.title = title
    self.image = image
    self.tag = tag
  }
}

/// A bar to choose a screen, at the bottom.
@preconcurrency @MainActor
open class UITabBar: UIView {
  /// The entries.
  open var items: [UITabBarItem]?
  /// The entry of the screen that is shown.
  open var selectedItem: UITabBarItem?
  /// Whether what lies behind shows through.
  open var isTranslucent = true
  /// The color of the bar.
  open var barTintColor: UIColor?

  /// 49 points high; no width.
  ///
  /// Source: saved frames in Interface Builder documents.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: 49)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: 49)
  }
}
