/// Which controllers of a storyboard stand in navigation and tab bar controllers.
struct ContainerGraph {
  /// The navigation controller of each controller under its bar, by their ids.
  private var navigation: [String: String] = [:]
  /// The tab bar controller of each controller above its bar, with the place of its entry.
  private var tabs: [String: Tab] = [:]
  /// Who pushes a controller.
  private var pushers: [String: String] = [:]
  /// The controllers of each tab bar controller, in their order.
  private var entries: [String: [String]] = [:]

  /// An entry of a tab bar.
  struct Tab {
    /// The id of the tab bar controller.
    var controller: String
    /// The place of the entry.
    var place: Int
  }

  /// Follows the relationships of containers, and the segues that push.
  init(_ document: InterfaceDocument) {
    let controllers = document.scenes.flatMap(\.objects)
    var pushed: [String: [String]] = [:]
    // A tab that is a navigation controller hands its bar on to what it shows.
    var shown: [String: [String]] = [:]
    for controller in controllers {
      guard let id = controller.id else { continue }
      for segue in controller.selfAndDescendants where segue.name == "segue" {
        guard let destination = segue["destination"] else { continue }
        switch (segue["kind"], segue["relationship"]) {
        case ("relationship", "rootViewController"):
          navigation[destination] = navigation[destination] ?? id
          if controller.name == "navigationController" {
            shown[id, default: []].append(destination)
          }
        case ("relationship", "viewControllers"):
          let place = entries[id, default: []].count
          entries[id, default: []].append(destination)
          tabs[destination] = tabs[destination] ?? Tab(controller: id, place: place)
        case ("show", _), ("push", _): pushed[id, default: []].append(destination)
        default: break
        }
      }
    }
    var roots = Set(navigation.keys)
    Self.spread(&navigation, along: pushed) { destination, source in
      if roots.insert(destination).inserted { pushers[destination] = source }
    }
    Self.spread(&tabs, along: pushed.merging(shown) { $0 + $1 }) { _, _ in }
  }

  private static func spread<Value>(
    _ reached: inout [String: Value],
    along edges: [String: [String]],
    _ tell: (_ destination: String, _ source: String) -> Void
  ) {
    var open = reached.keys.sorted()
    while let next = open.popLast() {
      for destination in edges[next] ?? [] where reached[destination] == nil {
        reached[destination] = reached[next]
        tell(destination, next)
        open.append(destination)
      }
    }
  }

  /// Whether a controller is shown under a navigation bar.
  func isInNavigation(_ id: String) -> Bool { navigation[id] != nil }

  /// Whether a controller is shown above a tab bar.
  func isInTabs(_ id: String) -> Bool { tabs[id] != nil }

  /// The navigation controller under whose bar a controller is shown, by their ids; nil for none.
  func navigationController(of id: String) -> String? { navigation[id] }

  /// The entry of a tab bar under which a controller is shown; nil for none.
  func tab(of id: String) -> Tab? { tabs[id] }

  /// The controllers of a tab bar controller, in the order of their entries.
  func entries(of id: String) -> [String] { entries[id] ?? [] }

  /// The containers that show a controller first, when they appear.
  func showing(_ id: String) -> [String] {
    var result: [String] = []
    if pushers[id] == nil, let outer = navigation[id] { result.append(outer) }
    if let tab = tabs[id], tab.place == 0, pushers[id] == nil { result.append(tab.controller) }
    return result
  }

  /// The controller that pushes another one, which then has a button back; nil for none.
  func pusher(of id: String) -> String? { pushers[id] }

  /// The controllers below a pushed one on the stack of its navigation controller, from the bottom up.
  func stack(below id: String) -> [String] {
    var result: [String] = []
    var next = pushers[id]
    while let each = next, !result.contains(each) {
      result.append(each)
      next = pushers[each]
    }
    return result.reversed()
  }
}
