import LayoutEngine
import PortableUIKit

extension DocumentBuilder {
  /// Adds what containers and the system show over a screen to the picture of its root.
  ///
  /// The canvas has no views for these bars in the scene, so neither has the layout: they are layers of the root, of
  /// which no rule and no frame knows. Where they stand, the root's safe area says.
  func addBars(to snapshot: inout LayoutSnapshot, _ root: UIView, _ pending: PendingRoot) {
    guard options.includesLook, pending.cell == nil, document.fillsCanvas(pending.element),
      pending.host == nil, root.frame.minY == 0, !snapshot.items.isEmpty
    else { return }
    let bars = SceneBars(self, pending)
    let safe = root.safeAreaInsets
    let system = screenInsets
    var layers: [LayoutSnapshot.Layer] = []
    let style = snapshot.items[0].look?.isDark == true
    let current = UITraitCollection.current
    defer { UITraitCollection.current = current }
    UITraitCollection.current = UITraitCollection(traitsFrom: [
      root.traitCollection,
      UITraitCollection(userInterfaceStyle: style ? .dark : .light),
    ])
    let size = root.bounds.size
    // Less than the lowest bar comes of something else.
    let least: CGFloat = 24
    let topHeight = safe.top - system.top
    var largeTitle: CGFloat = 0
    if topHeight >= least, let bar = bars.navigationBar() {
      var height = topHeight >= 90 ? topHeight : min(topHeight, 54)
      let top = safe.top - height
      // The canvas leaves no room for a large title; a list scrolls to make it.
      if height < 90, pending.element.isList, bars.hasLargeTitle(bar) { largeTitle = 52 }
      height += largeTitle
      let frame = CGRect(x: 0, y: top, width: size.width, height: height)
      layers += picture(of: bar, at: frame, in: root)
    }
    let bottomHeight = safe.bottom - system.bottom
    if bottomHeight >= least, let bar = bars.tabBar() {
      let frame = CGRect(
        x: 0,
        y: size.height - safe.bottom,
        width: size.width,
        height: safe.bottom
      )
      layers += picture(of: bar, at: frame, in: root)
    } else if bottomHeight >= least, let bar = bars.toolbar() {
      let frame = CGRect(
        x: 0,
        y: size.height - safe.bottom,
        width: size.width,
        height: bottomHeight
      )
      layers += picture(of: bar, at: frame, in: root)
    }
    let covered = screen?.safeArea ?? document.canvasDeviceInsets
    var parts = ScreenParts(
      size: size,
      safeArea: UIEdgeInsets(
        top: min(covered.top, safe.top),
        left: 0,
        bottom: min(covered.bottom, safe.bottom),
        right: 0
      ),
      isLight: bars.hasLightStatusBar ?? style
    )
    // A canvas that leaves no room for the status bar above a bar shows none.
    parts.hasStatusBar = bars.hasStatusBar && (system.top > 0 || topHeight < least)
    layers += parts.layers(root)
    place(layers, in: &snapshot, largeTitle: largeTitle)
  }

  /// Puts layers in front of everything in the root, where they stay whatever is scrolled.
  ///
  /// Below a large title, which is `largeTitle` points high, a root that is a list begins that much lower.
  private func place(
    _ layers: [LayoutSnapshot.Layer],
    in snapshot: inout LayoutSnapshot,
    largeTitle: CGFloat
  ) {
    for index in snapshot.items.indices { scroll(&snapshot.items[index]) }
    snapshot.items[0].look?.scrollY -= Double(largeTitle)
    let scrolled = snapshot.items[0].look.map { ($0.scrollX, $0.scrollY) } ?? (0, 0)
    snapshot.items[0].look?.layers += layers.map { layer in
      var layer = layer
      layer.viewsBehind = .max
      layer.frame.x += scrolled.0
      layer.frame.y += scrolled.1
      return layer
    }
  }

  /// Begins a list below the bar that covers its top, as UIKit lets it scroll there.
  ///
  /// Source: Apple, `UIScrollView.ContentInsetAdjustmentBehavior.automatic`.
  private func scroll(_ item: inout LayoutSnapshot.Item) {
    guard let element = document.element(id: item.id), !item.id.isEmpty,
      element.isList, element["contentInsetAdjustmentBehavior"] != "never",
      let top = item.look?.safeArea?.top, top > 0, item.look?.scrollY == 0
    else { return }
    item.look?.scrollY = -top
  }

  /// What the system covers of the screen, in points.
  private var screenInsets: UIEdgeInsets {
    screen?.safeArea ?? document.canvasSafeArea
  }

  /// What is seen of a bar, in the coordinates of the root.
  private func picture(
    of bar: UIView,
    at frame: CGRect,
    in root: UIView
  ) -> [LayoutSnapshot.Layer] {
    // A bar that stands in the root has its traits; nothing is laid out any more.
    root.addSubview(bar)
    defer { bar.removeFromSuperview() }
    bar.frame = frame
    return bar.detachedPicture.map { [$0] } ?? []
  }
}

/// The bars that a storyboard gives a controller.
@MainActor
struct SceneBars {
  private let builder: DocumentBuilder
  private let owner: InterfaceElement
  private let containers: ContainerGraph

  /// Finds the containers of a hierarchy's controller.
  init(_ builder: DocumentBuilder, _ pending: DocumentBuilder.PendingRoot) {
    self.builder = builder
    owner = pending.controller ?? pending.element
    containers = ContainerGraph(builder.document)
  }

  private var id: String { owner.id ?? "" }

  private func element(_ id: String) -> InterfaceElement? { builder.document.element(id: id) }

  /// Whether time and signs are light, where the document says so.
  var hasLightStatusBar: Bool? {
    let simulated = owner.child("simulatedStatusBarMetrics", key: "simulatedStatusBarMetrics")
    return simulated?["statusBarStyle"].map { $0 == "lightContent" }
  }

  /// Whether the document does not leave the status bar out.
  var hasStatusBar: Bool {
    !owner.children.contains { $0.name == "nil" && $0.key == "simulatedStatusBarMetrics" }
  }

  /// The bar of the navigation controller; nil without one.
  func navigationBar() -> UINavigationBar? {
    let container = containers.navigationController(of: id).flatMap(element)
    let isSimulated =
      owner.child(key: "simulatedTopBarMetrics")?.name == "simulatedNavigationBarMetrics"
    guard container != nil || isSimulated else { return nil }
    let bar = UINavigationBar()
    if let described = container?.child("navigationBar", key: "navigationBar") {
      builder.applyLook(described, to: bar)
      bar.alpha = 1
    }
    bar.items = [containers.pusher(of: id).flatMap(element), owner].compactMap(\.self)
      .map { navigationItem(of: $0) }
    return bar
  }

  /// Whether the topmost item of the controller's navigation bar shows its title in large letters.
  ///
  /// Source: Apple, `UINavigationItem.LargeTitleDisplayMode`: what is pushed takes over the mode of what was there.
  func hasLargeTitle(_ bar: UINavigationBar) -> Bool {
    guard bar.prefersLargeTitles, let item = bar.topItem, item.titleView == nil,
      !(item.title ?? "").isEmpty
    else { return false }
    let modes = (bar.items ?? []).reversed().map(\.largeTitleDisplayMode)
    return modes.first { $0 != .automatic } != .never
  }

  private func navigationItem(of controller: InterfaceElement) -> UINavigationItem {
    let described = controller.child("navigationItem", key: "navigationItem")
    let item = described.map(builder.navigationItem) ?? UINavigationItem(title: "")
    if (item.title ?? "").isEmpty { item.title = controller["title"] }
    return item
  }

  /// The bar of the tab bar controller; nil without one.
  func tabBar() -> UITabBar? {
    let tab = containers.tab(of: id)
    let isSimulated =
      owner.child(key: "simulatedBottomBarMetrics")?.name == "simulatedTabBarMetrics"
    guard tab != nil || isSimulated else { return nil }
    let bar = UITabBar()
    guard let tab, let container = element(tab.controller) else { return bar }
    if let described = container.child("tabBar", key: "tabBar") {
      builder.applyLook(described, to: bar)
      bar.alpha = 1
    }
    bar.items = containers.entries(of: tab.controller).map { entry in
      let controller = element(entry)
      if let described = controller?.child("tabBarItem", key: "tabBarItem") {
        return builder.tabItem(described)
      }
      return UITabBarItem(title: controller?["title"] ?? "Item", image: nil, tag: 0)
    }
    bar.selectedItem = bar.items?.indices.contains(tab.place) == true ? bar.items?[tab.place] : nil
    return bar
  }

  /// The tool bar of the navigation controller; nil without one.
  func toolbar() -> UIToolbar? {
    let isSimulated =
      owner.child(key: "simulatedBottomBarMetrics")?.name == "simulatedToolbarMetrics"
    let items = owner.child(key: "toolbarItems")?.children
    guard isSimulated || items != nil else { return nil }
    let bar = UIToolbar()
    if let described = containers.navigationController(of: id).flatMap(element)?
      .child("toolbar", key: "toolbar")
    {
      builder.applyLook(described, to: bar)
      bar.alpha = 1
    }
    bar.items = (items ?? []).map(builder.barButton)
    return bar
  }
}

extension InterfaceElement {
  /// Whether it is a table or a collection.
  fileprivate var isList: Bool { name == "tableView" || name == "collectionView" }
}
