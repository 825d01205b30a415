/// A controller with its views, or the top-level objects of a xib.
public struct InterfaceScene: Hashable, Sendable {
  /// The `scene` element of a storyboard, the `document` element of a xib.
  public let element: InterfaceElement
  /// The identifier of the scene; a xib has none.
  public let id: String?
  /// Everything directly inside `objects`, placeholders included.
  public let objects: [InterfaceElement]
  /// The view controller; a xib of views only has none.
  public let controller: InterfaceElement?

  /// The placeholders: file's owner, first responder.
  public var placeholders: [InterfaceElement] { objects.filter { $0.name == "placeholder" } }

  /// The objects that have a frame of their own, such as the views of a xib.
  public var topLevelViews: [InterfaceElement] {
    objects.filter { $0.child(key: "frame", named: "rect") != nil }
  }

  /// The view of the controller; without a controller the first top-level view.
  public var root: InterfaceElement? {
    guard let controller else { return topLevelViews.first }
    return ["view", "tableView", "collectionView"].lazy
      .compactMap { controller.child(key: $0) }.first
  }

  /// The place of the scene on the editor's canvas.
  public func canvasLocation() throws(DocumentError) -> InterfacePoint? {
    try element.point(key: "canvasLocation")
  }

  init(element: InterfaceElement) {
    self.element = element
    id = element["sceneID"]
    objects = element.child(named: "objects")?.children ?? []
    controller =
      objects.first { $0["sceneMemberID"] == "viewController" }
      ?? objects.first { $0.name.hasSuffix("Controller") }
  }

  static func all(
    in root: InterfaceElement,
    kind: InterfaceDocument.Kind
  ) throws(DocumentError) -> [InterfaceScene] {
    switch kind {
    case .xib:
      guard root.child(named: "objects") != nil else {
        throw root.error(.missingElement("objects", parent: root.name))
      }
      return [InterfaceScene(element: root)]
    case .storyboard:
      guard let scenes = root.child(named: "scenes") else {
        throw root.error(.missingElement("scenes", parent: root.name))
      }
      return scenes.children(named: "scene").map(InterfaceScene.init)
    }
  }
}
