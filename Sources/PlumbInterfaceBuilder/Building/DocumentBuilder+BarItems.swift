import Foundation
import LayoutEngine
import PortableUIKit

// What a document puts into bars.

extension DocumentBuilder {
  /// Gives a navigation bar its colors and items.
  func fill(_ bar: UINavigationBar, _ element: InterfaceElement) {
    bar.barTintColor = color("barTintColor", of: element)
    bar.prefersLargeTitles = element.flag("largeTitles")
    bar.titleTextAttributes = titleAttributes(
      element.child("textAttributes", key: "titleTextAttributes")
    )
    bar.largeTitleTextAttributes = titleAttributes(
      element.child("textAttributes", key: "largeTitleTextAttributes")
    )
    bar.items = (element.child("items")?.children ?? []).map(navigationItem)
  }

  private func titleAttributes(_ element: InterfaceElement?) -> [NSAttributedString.Key: Any]? {
    guard let element else { return nil }
    return color("textColor", of: element).map { [.foregroundColor: $0] }
  }

  /// Gives a tab bar its colors and entries; the first one is chosen.
  func fill(_ bar: UITabBar, _ element: InterfaceElement) {
    bar.barTintColor = color("barTintColor", of: element)
    bar.unselectedItemTintColor = color("unselectedItemTintColor", of: element)
    bar.items = (element.child("items")?.children ?? []).map(tabItem)
    let chosen = element["selectedItem"]
    let place = element.child("items")?.children.firstIndex { $0.id == chosen && chosen != nil }
    bar.selectedItem = place.flatMap { bar.items?[$0] } ?? bar.items?.first
  }

  /// What a controller, or a bar of its own, shows in a navigation bar.
  func navigationItem(_ element: InterfaceElement) -> UINavigationItem {
    let result = UINavigationItem(title: element["title"] ?? element.stringText(key: "title") ?? "")
    options.nib?.register(result, element)
    result.titleView = barView(element.child(key: "titleView"))
    result.prompt = element["prompt"]
    result.backButtonTitle = element["backButtonTitle"]
    result.leftItemsSupplementBackButton = element.flag("leftItemsSupplementBackButton")
    result.hidesBackButton = element.flag("hidesBackButton")
    result.backBarButtonItem = element.child("barButtonItem", key: "backBarButtonItem")
      .map(barButton)
    result.leftBarButtonItems = barButtons(element, "left")
    result.rightBarButtonItems = barButtons(element, "right")
    switch element["largeTitleDisplayMode"] {
    case "always": result.largeTitleDisplayMode = .always
    case "never": result.largeTitleDisplayMode = .never
    default: break
    }
    return result
  }

  private func barButtons(_ item: InterfaceElement, _ side: String) -> [UIBarButtonItem] {
    let list = item.child("\(side)BarButtonItems")?.children ?? []
    let single = item.child("barButtonItem", key: "\(side)BarButtonItem").map { [$0] } ?? []
    return (list + single).map(barButton)
  }

  /// A button of a bar.
  func barButton(_ element: InterfaceElement) -> UIBarButtonItem {
    let system = element["systemItem"].flatMap { Self.systemItems[$0] }
    let result = system.map { UIBarButtonItem(systemItem: $0) } ?? UIBarButtonItem()
    options.nib?.register(result, element)
    result.customView = barView(element.child(key: "customView"))
    result.tag = element.number("tag").map { Int($0) } ?? 0
    result.title = element["title"] ?? element.stringText(key: "title")
    if element["style"] == "done" { result.style = .done }
    if element["enabled"] == "NO" { result.isEnabled = false }
    result.image = barImage(element)
    result.tintColor = color("tintColor", of: element)
    if let width = element.number("width") { result.width = CGFloat(width) }
    return result
  }

  /// A view that stands in a bar, in the size that the document saved for it; an app's own one.
  ///
  /// Where the bar is a view of the scene, the view is a hierarchy of its own in the document, which is drawn where
  /// it was saved: in the bar stands an empty one that keeps its room.
  private func barView(_ element: InterfaceElement?) -> UIView? {
    guard let element else { return nil }
    if options.nib != nil { return madeView(element) }
    if element.ancestors.contains(where: { Self.bars.contains($0.name) && $0.key == nil }),
      let frame = element.savedFrame
    {
      return UIView(frame: CGRect(x: 0, y: 0, width: frame.width, height: frame.height))
    }
    let builder = DocumentBuilder(document, file: file, options: options)
    do {
      return try builder.detachedView(element)
    } catch {
      note(element, "it is left out of the bar: \(error)")
      return nil
    }
  }

  private static let bars: Set = ["navigationBar", "toolbar"]

  private static let systemItems: [String: UIBarButtonItem.SystemItem] = [
    "done": .done, "cancel": .cancel, "edit": .edit, "save": .save, "add": .add,
    "flexibleSpace": .flexibleSpace, "fixedSpace": .fixedSpace, "compose": .compose,
    "reply": .reply, "action": .action, "organize": .organize, "bookmarks": .bookmarks,
    "search": .search, "refresh": .refresh, "stop": .stop, "camera": .camera, "trash": .trash,
    "play": .play, "pause": .pause, "rewind": .rewind, "fastForward": .fastForward,
    "undo": .undo, "redo": .redo, "pageCurl": .pageCurl, "close": .close,
  ]

  /// An entry of a tab bar.
  func tabItem(_ element: InterfaceElement) -> UITabBarItem {
    let tag = element.number("tag").map { Int($0) } ?? 0
    if let system = element["systemItem"].flatMap({ Self.systemTabs[$0] }) {
      let result = UITabBarItem(tabBarSystemItem: system, tag: tag)
      options.nib?.register(result, element)
      return result
    }
    let title = element["title"] ?? element.stringText(key: "title")
    let result = UITabBarItem(title: title, image: barImage(element), tag: tag)
    options.nib?.register(result, element)
    result.badgeValue = element["badgeValue"]
    return result
  }

  private static let systemTabs: [String: UITabBarItem.SystemItem] = [
    "more": .more, "favorites": .favorites, "featured": .featured, "topRated": .topRated,
    "recents": .recents, "contacts": .contacts, "history": .history, "bookmarks": .bookmarks,
    "search": .search, "downloads": .downloads, "mostRecent": .mostRecent,
    "mostViewed": .mostViewed,
  ]

  /// The image of a button or entry, or a place for one that neither catalogs nor the document's resources have.
  private func barImage(_ element: InterfaceElement) -> UIImage? {
    let factory = ViewFactory(document: document, options: options, traits: traits)
    if let image = factory.image(of: element) { return image }
    guard let name = element.imageName else { return nil }
    return UIImage(name: name, size: .zero, isSymbolImage: element.showsSymbol)
  }
}
