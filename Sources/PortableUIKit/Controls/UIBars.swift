public import Foundation

/// A bar with a title, at the top.
@preconcurrency @MainActor
open class UINavigationBar: UIView {
  /// How light or dark the bar is.
  open var barStyle = UIBarStyle.default
  /// The image of the button back.
  open var backIndicatorImage: UIImage?
  /// What is seen through of the image of the button back while it moves.
  open var backIndicatorTransitionMaskImage: UIImage?

  private var backgroundImages: [UIBarMetrics: UIImage] = [:]

  /// Sets the image behind the title.
  open func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {
    backgroundImages[barMetrics] = backgroundImage
  }

  /// Returns the image behind the title.
  open func setBackgroundImage(
    _ backgroundImage: UIImage?,
    for barPosition: UIBarPosition,
    barMetrics: UIBarMetrics
  ) { setBackgroundImage(backgroundImage, for: barMetrics) }

  /// Returns the picture behind the bar in a height.
  open func backgroundImage(for barMetrics: UIBarMetrics) -> UIImage? {
    backgroundImages[barMetrics]
  }

  /// The look of the bar where there is little height.
  open var compactAppearance: UINavigationBarAppearance?
  /// The look of the bar at the edge of the content where there is little height.
  open var compactScrollEdgeAppearance: UINavigationBarAppearance?
  /// The attributes of the title.
  open var titleTextAttributes: [NSAttributedString.Key: Any]?
  /// The attributes of a large title.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any]?
  /// The picture of the line below the bar.
  open var shadowImage: UIImage?
  /// The look of the bar.
  open var standardAppearance: UINavigationBarAppearance {
    get {
      if let ownAppearance { return ownAppearance }
      let made = UINavigationBarAppearance()
      ownAppearance = made
      return made
    }
    set { ownAppearance = newValue }
  }
  private var ownAppearance: UINavigationBarAppearance?
  /// The look of the bar, where code or an appearance proxy asked for one.
  var givenAppearance: UINavigationBarAppearance? { ownAppearance }
  /// The look of the bar at the edge of the content.
  open var scrollEdgeAppearance: UINavigationBarAppearance?
  /// The items of the stack of controllers.
  open var items: [UINavigationItem]? {
    didSet {
      for item in items ?? [] { item.bar = self }
      if items != oldValue { setNeedsLayout() }
    }
  }

  /// Puts the views that items bring to their places.
  open override func layoutSubviews() {
    super.layoutSubviews()
    guard topItem?.bringsViews == true || !hosting.isEmpty else { return }
    hosting.host(BarPicture(self).placedViews(self), in: self)
  }
  private var hosting = BarHosting()

  /// Whether titles are large.
  open var prefersLargeTitles: Bool {
    get { ownLargeTitles ?? false }
    set {
      ownLargeTitles = newValue
      if newValue { LargeTitleUse.isAny = true }
      invalidateIntrinsicContentSize()
      superview?.setNeedsLayout()
    }
  }
  private var ownLargeTitles: Bool?
  /// How much of the bar a large title has, in points, where a navigation controller places it.
  var largeTitleHeight: CGFloat?
  /// Whether what lies behind shows through.
  open var isTranslucent: Bool {
    get { ownTranslucency ?? true }
    set {
      ownTranslucency = newValue
      superview?.setNeedsLayout()
    }
  }
  private var ownTranslucency: Bool?
  /// The color of the bar.
  open var barTintColor: UIColor?

  override class var appearanceProperties: [AppearanceProperty] {
    super.appearanceProperties + [
      .init(\UINavigationBar.barTintColor) { $0.barTintColor = $1 },
      .init(\UINavigationBar.titleTextAttributes) { $0.titleTextAttributes = $1 },
      .init(\UINavigationBar.largeTitleTextAttributes) { $0.largeTitleTextAttributes = $1 },
      .init(\UINavigationBar.shadowImage) { $0.shadowImage = $1 },
      .init(\UINavigationBar.ownAppearance) { $0.standardAppearance = $1 },
      .init(\UINavigationBar.compactAppearance) { $0.compactAppearance = $1 },
      .init(\UINavigationBar.scrollEdgeAppearance) { $0.scrollEdgeAppearance = $1 },
      .init(\UINavigationBar.ownLargeTitles) { $0.prefersLargeTitles = $1 },
      .init(\UINavigationBar.ownTranslucency) { $0.isTranslucent = $1 },
    ]
  }

  /// The item at the top of the stack.
  open var topItem: UINavigationItem? { items?.last }

  /// The item below the topmost, to which the button back leads.
  open var backItem: UINavigationItem? { items?.dropLast().last }

  /// What is told of items that come and go.
  open weak var delegate: (any UINavigationBarDelegate)?

  /// Puts an item on top of the stack.
  open func pushItem(_ item: UINavigationItem, animated: Bool) {
    setItems((items ?? []) + [item], animated: animated)
  }

  /// Takes the item on top of the stack away, if there is one, and returns it.
  @discardableResult
  open func popItem(animated: Bool) -> UINavigationItem? {
    let top = topItem
    setItems(items?.dropLast(), animated: animated)
    return top
  }

  /// Sets the items of the stack.
  open func setItems(_ items: [UINavigationItem]?, animated: Bool) {
    self.items = items
    setNeedsLayout()
  }

  private var titleOffsets: [UIBarMetrics: CGFloat] = [:]

  /// Moves the title down, in points; its place is no view's frame here.
  open func setTitleVerticalPositionAdjustment(_ adjustment: CGFloat, for barMetrics: UIBarMetrics)
  {
    titleOffsets[barMetrics] = adjustment
  }

  /// Returns how far the title is moved down, in points.
  open func titleVerticalPositionAdjustment(for barMetrics: UIBarMetrics) -> CGFloat {
    titleOffsets[barMetrics] ?? 0
  }

  /// How much higher the bar is for a line above the title, in points.
  ///
  /// Source: general knowledge: a bar with a prompt is 74 points high held upright, in place of 44.
  var promptHeight: CGFloat {
    guard topItem?.prompt?.isEmpty == false else { return 0 }
    return traitCollection.verticalSizeClass == .compact ? 0 : 30
  }

  /// How much higher the bar is for the search bar below its title, in points.
  ///
  /// Source: what apps print of their bars up to iOS 18: 148 points with a large title and a search bar, 96 without it.
  var searchHeight: CGFloat { topItem?.searchController != nil && !searchesAtBottom ? 52 : 0 }

  /// Whether the search bar stands at the bottom of the screen.
  ///
  /// Source: Apple, Human Interface Guidelines, Search fields: since iOS 26 it does on a phone, unless a tab bar is there.
  var searchesAtBottom: Bool {
    guard topItem?.searchController != nil, topItem?.preferredSearchBarPlacement == .automatic,
      traitCollection.userInterfaceIdiom != .pad, traitCollection.systemGeneration >= .ios26
    else { return false }
    return (superview?.layoutController as? UIViewController)?.tabBarController == nil
  }

  /// 44 points high held upright and 96 with a large title, without width.
  ///
  /// In landscape it is 32 points high, or 44 where the width is regular; on tablets 50 and 102.
  open override var intrinsicContentSize: CGSize {
    CGSize(
      width: UIView.noIntrinsicMetric,
      height: BarMetrics.navigationBarHeight(traitCollection, isLarge: prefersLargeTitles)
        + promptHeight
    )
  }

  /// Told after the traits changed: the height may be another.
  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    if BarMetrics.differ(traitCollection, previousTraitCollection) {
      invalidateIntrinsicContentSize()
    }
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: intrinsicContentSize.height)
  }

  /// How it is to behave.
  open var preferredBehavioralStyle = UIBehavioralStyle.automatic
}

/// A bar with buttons, at the bottom.
@preconcurrency @MainActor
open class UIToolbar: UIView {
  /// How dark the bar is.
  open var barStyle = UIBarStyle.default
  private var backgroundImages: [UIBarPosition: UIImage] = [:]
  private var shadowImages: [UIBarPosition: UIImage] = [:]

  /// Sets the picture behind the bar, in a place; the height makes no difference.
  open func setBackgroundImage(
    _ backgroundImage: UIImage?,
    forToolbarPosition topOrBottom: UIBarPosition,
    barMetrics: UIBarMetrics
  ) { backgroundImages[topOrBottom] = backgroundImage }

  /// Returns the picture behind the bar.
  open func backgroundImage(
    forToolbarPosition topOrBottom: UIBarPosition,
    barMetrics: UIBarMetrics
  ) -> UIImage? { backgroundImages[topOrBottom] }

  /// Sets the shadow of the bar, in a place.
  open func setShadowImage(_ shadowImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition) {
    shadowImages[topOrBottom] = shadowImage
  }

  /// Returns the shadow of the bar.
  open func shadowImage(forToolbarPosition topOrBottom: UIBarPosition) -> UIImage? {
    shadowImages[topOrBottom]
  }

  /// The look of the bar.
  open var standardAppearance: UIToolbarAppearance {
    get {
      if let ownAppearance { return ownAppearance }
      let made = UIToolbarAppearance()
      ownAppearance = made
      return made
    }
    set { ownAppearance = newValue }
  }
  private var ownAppearance: UIToolbarAppearance?
  /// The look of the bar, where code or an appearance proxy asked for one.
  var givenAppearance: UIToolbarAppearance? { ownAppearance }
  /// The look of the bar at the edge of the content.
  open var scrollEdgeAppearance: UIToolbarAppearance?
  /// The look of the bar where there is little height.
  open var compactAppearance: UIToolbarAppearance?
  /// The look of the bar at the edge of the content where there is little height.
  open var compactScrollEdgeAppearance: UIToolbarAppearance?
  /// What is asked where the bar stands.
  open weak var delegate: (any UIToolbarDelegate)?
  /// The buttons.
  open var items: [UIBarButtonItem]? {
    didSet { if items != oldValue { setNeedsLayout() } }
  }

  /// Puts the views that items bring to their places.
  open override func layoutSubviews() {
    super.layoutSubviews()
    guard (items ?? []).contains(where: { $0.customView != nil }) || !hosting.isEmpty else {
      return
    }
    hosting.host(BarPicture(self).placedViews(self), in: self)
  }
  private var hosting = BarHosting()

  /// Whether what lies behind shows through.
  open var isTranslucent: Bool {
    get { ownTranslucency ?? true }
    set {
      ownTranslucency = newValue
      superview?.setNeedsLayout()
    }
  }
  private var ownTranslucency: Bool?
  /// The color of the bar.
  open var barTintColor: UIColor?

  override class var appearanceProperties: [AppearanceProperty] {
    super.appearanceProperties + [
      .init(\UIToolbar.barTintColor) { $0.barTintColor = $1 },
      .init(\UIToolbar.ownAppearance) { $0.standardAppearance = $1 },
      .init(\UIToolbar.scrollEdgeAppearance) { $0.scrollEdgeAppearance = $1 },
      .init(\UIToolbar.ownTranslucency) { $0.isTranslucent = $1 },
    ]
  }

  /// Sets the buttons.
  open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    self.items = items
  }

  /// 48 points high held upright, 44 on iOS 13 to 18, without width.
  ///
  /// In landscape it is 32 points high, or 44 where the width is regular; on tablets 50.
  open override var intrinsicContentSize: CGSize {
    CGSize(
      width: UIView.noIntrinsicMetric,
      height: BarMetrics.toolbarHeight(traitCollection)
    )
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: intrinsicContentSize.height)
  }

  /// Told after the traits changed: the height may be another.
  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    if BarMetrics.differ(traitCollection, previousTraitCollection) {
      invalidateIntrinsicContentSize()
    }
  }
}

/// A bar to choose a screen, at the bottom.
@preconcurrency @MainActor
open class UITabBar: UIView {
  /// What is told of the entry that the user chose.
  open weak var delegate: (any UITabBarDelegate)?

  /// The color of entries that are not chosen.
  open var unselectedItemTintColor: UIColor?
  /// How light or dark the bar is.
  open var barStyle = UIBarStyle.default
  /// The image behind the entries.
  open var backgroundImage: UIImage?
  /// The image of the line above.
  open var shadowImage: UIImage?
  /// The image behind the chosen entry.
  open var selectionIndicatorImage: UIImage?
  /// How the entries share the width.
  open var itemPositioning = ItemPositioning.automatic
  /// The width of an entry in points; 0 is the natural one.
  open var itemWidth: CGFloat = 0
  /// The space between entries in points.
  open var itemSpacing: CGFloat = 0

  /// How entries share the width of a bar.
  public enum ItemPositioning: Int, Sendable {
    case automatic = 0
    case fill = 1
    case centered = 2
  }

  /// The look of the bar.
  open var standardAppearance: UITabBarAppearance {
    get {
      if let ownAppearance { return ownAppearance }
      let made = UITabBarAppearance()
      ownAppearance = made
      return made
    }
    set { ownAppearance = newValue }
  }
  private var ownAppearance: UITabBarAppearance?
  /// The look of the bar, where code or an appearance proxy asked for one.
  var givenAppearance: UITabBarAppearance? { ownAppearance }
  /// The look of the bar at the edge of the content.
  open var scrollEdgeAppearance: UITabBarAppearance?
  /// The entries.
  open var items: [UITabBarItem]?
  /// Sets the entries.
  open func setItems(_ items: [UITabBarItem]?, animated: Bool) { self.items = items }
  /// The entry of the screen that is shown.
  open var selectedItem: UITabBarItem?
  /// Whether what lies behind shows through.
  open var isTranslucent: Bool {
    get { ownTranslucency ?? true }
    set {
      ownTranslucency = newValue
      superview?.setNeedsLayout()
    }
  }
  private var ownTranslucency: Bool?
  /// The color of the bar.
  open var barTintColor: UIColor?

  override class var appearanceProperties: [AppearanceProperty] {
    super.appearanceProperties + [
      .init(\UITabBar.barTintColor) { $0.barTintColor = $1 },
      .init(\UITabBar.ownAppearance) { $0.standardAppearance = $1 },
      .init(\UITabBar.scrollEdgeAppearance) { $0.scrollEdgeAppearance = $1 },
      .init(\UITabBar.ownTranslucency) { $0.isTranslucent = $1 },
    ]
  }

  /// 49 points high held upright, without width.
  ///
  /// In landscape it is 32 points high, or 49 where the width is regular; on tablets 50.
  open override var intrinsicContentSize: CGSize {
    CGSize(
      width: UIView.noIntrinsicMetric,
      height: BarMetrics.tabBarHeight(traitCollection)
    )
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: intrinsicContentSize.height)
  }

  /// Told after the traits changed: the height may be another.
  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    if BarMetrics.differ(traitCollection, previousTraitCollection) {
      invalidateIntrinsicContentSize()
    }
  }

  private var isBeingCustomized = false
  /// Shows what may stand in the bar; nothing is shown here.
  open func beginCustomizingItems(_ items: [UITabBarItem]) { isBeingCustomized = true }
  /// Shows it no more; yes where something was changed.
  open func endCustomizing(animated: Bool) -> Bool {
    isBeingCustomized = false
    return false
  }
  /// Whether what may stand in the bar is shown.
  open var isCustomizing: Bool { isBeingCustomized }
}

/// What is told of the entry of a tab bar that the user chose; nobody chooses here.
@preconcurrency @MainActor
public protocol UITabBarDelegate: NSObjectProtocol {
  /// Tells that an entry was chosen.
  func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)
}

extension UITabBarDelegate {
  /// Does nothing.
  public func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}
}
