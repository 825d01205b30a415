/// A part of a document that is of a class.
package struct DocumentScene: Hashable, Sendable {
  /// What the document makes of it.
  package enum Role: Hashable, Sendable {
    /// A controller of a storyboard.
    case controller
    /// The File's Owner of a xib, which loads it.
    case owner
    /// A view at the top of a xib, or a cell of a list.
    case view
    /// A view inside another one.
    case inner
  }

  /// The place of the document.
  package var path: String
  /// The id of the element.
  package var id: String
  package var role: Role
  /// The line of the element.
  package var line: Int
  /// The name of the scene, as the document's checks give it.
  package var name: String
  /// The ids of the elements that the check of the document alone gives the same hierarchy.
  package var hierarchy: Set<String>
  /// The navigation or tab bar controller that has the controller from the start.
  package var container: String?
  /// The controllers below this one on the stack of its navigation controller, from the bottom up, where segues push it.
  package var pushers: [String] = []

  /// The scenes of a document by the names of their classes.
  package static func all(
    of document: InterfaceDocument,
    _ path: String
  ) -> [(className: String, scene: DocumentScene)] {
    var result: [(String, DocumentScene)] = []
    var containers: [String: String] = [:]
    let graph = ContainerGraph(document)
    for scene in document.scenes {
      for object in scene.objects {
        for segue in object.child("connections")?.children(named: "segue") ?? []
        where segue["kind"] == "relationship" {
          if let destination = segue["destination"], let id = object.id {
            containers[destination] = id
          }
        }
      }
    }
    for scene in document.scenes {
      for object in scene.objects {
        let name =
          object.name == "placeholder" ? PathNames.last(path) : document.sceneName(scene, object)
        func add(_ element: InterfaceElement, _ role: Role) {
          guard let className = element["customClass"], !className.isEmpty, let id = element.id
          else { return }
          var hierarchy: Set<String> = [id]
          if role == .controller, let view = element.rootView?.id { hierarchy.insert(view) }
          if let content = element.child(key: "contentView")?.id { hierarchy.insert(content) }
          if role == .owner {
            hierarchy.formUnion(scene.objects.filter { $0["customClass"] == nil }.compactMap(\.id))
          }
          var found = DocumentScene(
            path: path,
            id: id,
            role: role,
            line: element.line,
            name: name,
            hierarchy: hierarchy,
            container: role == .controller ? containers[id] : nil
          )
          if role == .controller, found.container == nil {
            found.pushers = graph.stack(below: id)
            found.container = found.pushers.first.flatMap { containers[$0] }
          }
          result.append((className, found))
        }
        switch object.name {
        case "placeholder":
          if object["placeholderIdentifier"] == "IBFilesOwner" { add(object, .owner) }
        case _ where object.isView: add(object, .view)
        case _ where object.isController: add(object, .controller)
        default: continue
        }
        for element in object.selfAndDescendants.dropFirst() where element.isView {
          add(element, element.isCell ? .view : .inner)
        }
      }
    }
    return result
  }
}

extension InterfaceElement {
  /// Whether the element describes a controller of a storyboard.
  fileprivate var isController: Bool {
    name.hasSuffix("ontroller") && self["sceneMemberID"] == "viewController"
  }

  /// Whether the element describes a cell or a header that a list asks for.
  fileprivate var isCell: Bool {
    ["tableViewCell", "collectionViewCell", "collectionReusableView"].contains(name)
  }

  /// The view of a controller.
  fileprivate var rootView: InterfaceElement? {
    ["view", "tableView", "collectionView"].lazy.compactMap { child(key: $0) }.first
  }
}
