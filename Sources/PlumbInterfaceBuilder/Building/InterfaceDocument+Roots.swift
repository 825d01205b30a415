extension InterfaceElement {
  /// A hierarchy that stands in another in the document, and is laid out by itself.
  struct HostedRoot {
    var view: InterfaceElement
    var cell: InterfaceElement?
  }

  /// Whether the element describes a view: it has a frame.
  var isView: Bool { child("rect", key: "frame") != nil }

  /// The view hierarchies of cells, headers and footers that the element holds.
  var hostedRoots: [HostedRoot] {
    var result: [HostedRoot] = []
    for container in children {
      switch container.name {
      case "prototypes", "cells":
        for cell in container.children { result += cell.cellRoot }
      case "sections":
        for section in container.children {
          for cell in section.child("cells")?.children ?? [] { result += cell.cellRoot }
        }
      default:
        guard let key = container.attributes["key"], container.isView,
          Self.hostedKeys.contains(key)
        else { continue }
        result.append(HostedRoot(view: container, cell: nil))
      }
    }
    return result
  }

  private static let hostedKeys: Set<String> = [
    "tableHeaderView", "tableFooterView", "sectionHeaderView", "sectionFooterView", "customView",
    "titleView", "inputView", "inputAccessoryView",
  ]

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
            .init(element: $0.view, scene: name, controller: nil, cell: $0.cell)
          }
        }
        return object.children.filter { $0.isView }.map {
          let isRoot = $0.attributes["key"] == "view"
          return .init(element: $0, scene: name, controller: isRoot ? object : nil, cell: nil)
        }
      }
    }
  }

  /// What a developer calls the scene: the controller's label, title, identifier or class.
  private func sceneName(_ scene: InterfaceScene, _ object: InterfaceElement) -> String {
    let attributes = object.attributes
    return attributes["userLabel"] ?? attributes["title"] ?? attributes["storyboardIdentifier"]
      ?? attributes["customClass"] ?? "\(object.name) \(object.id ?? "")"
  }
}
