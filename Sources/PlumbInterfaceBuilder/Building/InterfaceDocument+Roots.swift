extension InterfaceElement {
  /// A hierarchy that stands in another in the document, and is laid out by itself.
  struct HostedRoot {
    var view: InterfaceElement
    var cell: InterfaceElement?
  }

  /// Whether the element describes a view: it has a frame.
  var isView: Bool { child("rect", key: "frame") != nil }

  /// The view hierarchies that the element holds beside its subviews: those of cells, headers,
  /// footers and bar items.
  var hostedRoots: [HostedRoot] {
    children.flatMap { child -> [HostedRoot] in
      if child.name == "subviews" || child.attributes["key"] == "contentView" { return [] }
      return child.isView ? child.cellRoot : child.hostedRoots
    }
  }

  /// The content view of a cell; the element itself where it has none.
  var cellRoot: [HostedRoot] {
    let content = children.first {
      $0.attributes["key"] == "contentView" && $0.isView
    }
    if let content { return [HostedRoot(view: content, cell: self)] }
    return isView ? [HostedRoot(view: self, cell: nil)] : []
  }
}

extension InterfaceDocument {
  /// The view hierarchies of the document, in its order, without those that others hold.
  var roots: [DocumentBuilder.PendingRoot] {
    scenes.flatMap { scene in
      scene.objects.flatMap { object -> [DocumentBuilder.PendingRoot] in
        let name = sceneName(scene, object)
        if object.isView {
          return object.cellRoot.map {
            .init(
              element: $0.view,
              scene: name,
              sceneID: scene.id ?? "",
              controller: nil,
              cell: $0.cell
            )
          }
        }
        return object.hostedRoots.map {
          let isRoot = $0.view.attributes["key"] == "view" && $0.cell == nil
          return .init(
            element: $0.view,
            scene: name,
            sceneID: scene.id ?? "",
            controller: isRoot ? object : nil,
            cell: $0.cell
          )
        }
      }
    }
  }

  /// What a developer calls the scene: the controller's label, title, identifier or class.
  func sceneName(_ scene: InterfaceScene, _ object: InterfaceElement) -> String {
    let attributes = object.attributes
    return attributes["userLabel"] ?? attributes["title"] ?? attributes["storyboardIdentifier"]
      ?? attributes["customClass"] ?? "\(object.name) \(object.id ?? "")"
  }
}
