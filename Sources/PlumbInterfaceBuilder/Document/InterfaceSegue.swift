/// What leads from a scene of a storyboard to another one.
public struct InterfaceSegue: Hashable, Sendable {
  /// The id of the scene that it leads from.
  public var source: String
  /// The id of the scene that it leads to.
  public var destination: String
  /// The document's name of what it does, such as `show`, `presentation` or `relationship`.
  public var kind: String
  /// The name by which code asks for it, or nil.
  public var identifier: String?
  /// What the destination is to its container, such as `rootViewController`, or nil.
  public var relationship: String?

  /// What it does, in the words of Interface Builder.
  public var words: String {
    switch relationship ?? kind {
    case "presentation", "modal": "present modally"
    case "showDetail": "show detail"
    case "popoverPresentation", "popover": "present as popover"
    case "rootViewController": "root view controller"
    case "viewControllers": "view controllers"
    case "masterViewController": "primary"
    case "detailViewController": "secondary"
    case let other: other
    }
  }
}

extension InterfaceDocument {
  /// The segues between the document's scenes, in its order, without those that lead back.
  public var segues: [InterfaceSegue] {
    var owners: [String: String] = [:]
    for scene in scenes {
      for object in scene.objects {
        if let id = object.id, let own = scene.id { owners[id] = own }
      }
    }
    return scenes.flatMap { scene -> [InterfaceSegue] in
      guard let source = scene.id else { return [] }
      return scene.objects.flatMap(\.selfAndDescendants).compactMap { segue in
        guard segue.name == "segue", segue["kind"] != "unwind",
          let destination = segue["destination"].flatMap({ owners[$0] })
        else { return nil }
        return InterfaceSegue(
          source: source,
          destination: destination,
          kind: segue["kind"] ?? "",
          identifier: segue["identifier"],
          relationship: segue["relationship"]
        )
      }
    }
  }

  /// What a person calls a scene, and what its controller is called in the library of Interface Builder.
  ///
  /// The name is the controller's label, title, identifier or class, else the title that its navigation item has, or the
  /// kind, such as `Navigation Controller`.
  public func title(of scene: InterfaceScene) -> (name: String, kind: String) {
    guard let object = scene.controller ?? scene.objects.first else { return (scene.id ?? "", "") }
    let kind = object.name.reduce(into: "") { words, letter in
      if letter.isUppercase { words.append(" ") }
      words.append(words.isEmpty ? Character(letter.uppercased()) : letter)
    }
    let attributes = object.attributes
    let isNamed = ["userLabel", "title", "storyboardIdentifier", "customClass"]
      .contains { attributes[$0] != nil }
    if isNamed { return (sceneName(scene, object), kind) }
    let item = object.child("navigationItem", key: "navigationItem")
    return (item?["title"].flatMap { $0.isEmpty ? nil : $0 } ?? kind, kind)
  }
}
