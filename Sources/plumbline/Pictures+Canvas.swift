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
}
