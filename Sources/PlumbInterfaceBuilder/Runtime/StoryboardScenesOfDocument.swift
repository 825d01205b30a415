import Foundation
package import PortableUIKit

/// The scenes of a storyboard that a program loads.
@MainActor
package final class StoryboardScenesOfDocument: StoryboardScenes {
  let source: DocumentSource
  /// The storyboard, which keeps this object.
  private(set) weak var storyboard: UIStoryboard?

  init(_ source: DocumentSource, for storyboard: UIStoryboard) {
    self.source = source
    self.storyboard = storyboard
  }

  package func initialController(_ creator: SceneCreator?) throws -> UIViewController? {
    try source.document.initialViewController.flatMap { try controller(id: $0, creator) }
  }

  package func controller(
    _ identifier: String,
    _ creator: SceneCreator?
  ) throws -> UIViewController? {
    let named = source.document.scenes.lazy.flatMap(\.objects)
      .first { $0["storyboardIdentifier"] == identifier }
    return try named?.id.flatMap { try controller(id: $0, creator) }
  }

  /// Makes the controller of an id of an element, or that of another storyboard which it stands for.
  package func controller(id: String, _ creator: SceneCreator?) throws -> UIViewController? {
    for scene in source.document.scenes {
      guard let element = scene.objects.first(where: { $0.id == id }) else { continue }
      if element.name == "viewControllerPlaceholder" { return try other(element, creator) }
      return try ControllerSceneOfDocument(self, scene, element).makeController(creator)
    }
    return nil
  }

  /// The controller of another storyboard.
  private func other(
    _ element: InterfaceElement,
    _ creator: SceneCreator?
  ) throws -> UIViewController? {
    guard let name = element["storyboardName"] else { return nil }
    guard let found = DocumentFinder.document(name, "storyboard", in: source.bundle) else {
      if DocumentLoader.program != nil {
        DocumentLoader.warn(
          "the storyboard `\(name)` is not known",
          file: element.file,
          line: element.line
        )
        return nil
      }
      throw RuntimeError(
        element,
        "Could not find a storyboard named '\(name)' in bundle \(source.bundle.bundlePath)"
      )
    }
    let storyboard = UIStoryboard(name: name, bundle: source.bundle)
    let scenes = try LoaderOfDocuments.current.scenes(found.url, for: storyboard, found.bundle)
    storyboard.adopt(scenes)
    guard let identifier = element["referencedIdentifier"] else {
      return try scenes.initialController(creator)
    }
    return try scenes.controller(identifier, creator)
  }
}
