import LayoutEngine
import PlumbInterfaceBuilder
import PlumbReport

extension Pictures {
  /// The scenes of a storyboard at their places; nil for what is no storyboard of several scenes.
  func canvas(of content: LayoutContent, showing scenes: [Scene]) -> StoryboardCanvas? {
    guard case .document(let document) = content, document.kind == .storyboard,
      document.scenes.count > 1
    else { return nil }
    let known = document.scenes.map { scene in
      let title = document.title(of: scene)
      let place = (try? scene.canvasLocation()).flatMap(\.self)
      var result = StoryboardCanvas.Scene(
        id: scene.id ?? "",
        name: title.name,
        kind: title.kind,
        place: place.map { LayoutSnapshot.Point($0.x, $0.y) }
      )
      result.isInitial =
        document.initialViewController.map { id in scene.objects.contains { $0.id == id } } ?? false
      result.isDark = document.isDark(options)
      result.bar =
        switch scene.controller?.name {
        case "navigationController": .top
        case "tabBarController": .bottom
        default: .none
        }
      // Of a container, the document has its bars alone, which stand in the scenes that it shows.
      if scene.controller == nil || scene.root != nil {
        result.pictures = scenes.filter { $0.sceneID == scene.id }.map(\.picture)
      }
      return result
    }
    let segues = document.segues.map { segue in
      StoryboardCanvas.Segue(
        from: segue.source,
        to: segue.destination,
        words: segue.words + (segue.identifier.map { "\n\($0)" } ?? "")
      )
    }
    let size = document.screenSize(of: options)
    return StoryboardCanvas(scenes: known, segues: segues, screen: (size.width, size.height))
  }

  /// Leaves out the hierarchies that are seen in a bar over another one of their scene already.
  func withoutViewsOfBars(_ scenes: [Scene], of content: LayoutContent?) -> [Scene] {
    guard case .document(let document) = content else { return scenes }
    let bars = scenes.reduce(into: [String: Set<LayoutSnapshot.Control.Kind>]()) { bars, scene in
      let layers = scene.picture.snapshot.items.first?.look?.layers ?? []
      bars[scene.sceneID ?? "", default: []].formUnion(layers.compactMap(\.look.control?.kind))
    }
    return scenes.filter { scene in
      guard let id = scene.picture.snapshot.items.first?.id, let root = document.element(id: id),
        root.key == "titleView" || root.key == "customView", let own = bars[scene.sceneID ?? ""]
      else { return true }
      let isInNavigation = root.ancestors.contains { $0.name == "navigationItem" }
      return !own.contains(isInNavigation ? .navigationBar : .toolbar)
    }
  }
}
