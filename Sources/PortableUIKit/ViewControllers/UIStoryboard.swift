public import Foundation
import Requirements

/// A document of scenes.
///
/// - Note: UIKit loads what Xcode compiled. Here the document itself is read, which has to be in the bundle, as SwiftPM copies
///   it, and `PlumbInterfaceBuilder` has to be linked: `plumbline swift` does that, other programs call
///   `InterfaceDocument.loadAtRunTime()`. Classes of the application are found by their names, and their outlets by the
///   tables that `plumbline swift` writes.
@preconcurrency @MainActor
open class UIStoryboard: NSObject {
  private let name: String
  /// The bundle of the document, as it was given.
  package let bundle: Bundle?
  private var readScenes: (any StoryboardScenes)?

  /// Names a document, which is read when it is first asked for.
  public init(name: String, bundle storyboardBundleOrNil: Bundle?) {
    self.name = name
    bundle = storyboardBundleOrNil
    super.init()
  }

  /// Takes over what was read for another storyboard's reference to this one.
  package final func adopt(_ scenes: any StoryboardScenes) { readScenes = scenes }

  private func scenes() throws -> any StoryboardScenes {
    if let readScenes { return readScenes }
    guard let loader = DocumentLoader.current else { throw DocumentProblem.noReader(file: file) }
    guard let found = DocumentFinder.document(name, "storyboard", in: bundle) else {
      throw DocumentProblem.noStoryboard(name: name, bundle: (bundle ?? .main).bundlePath)
    }
    let scenes = try loader.storyboard(at: found.url, for: self, bundle: found.bundle)
    readScenes = scenes
    return scenes
  }

  /// What messages call the document.
  private var file: String { name + ".storyboard" }

  /// Makes the controller that the document begins with; nil where it says none.
  open func instantiateInitialViewController() -> UIViewController? {
    DocumentLoader.reading(otherwise: nil) { try scenes().initialController(nil) }
  }

  /// Makes the controller of an identifier, which the document must have.
  open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
    DocumentLoader.reading(otherwise: UIViewController()) { try controller(identifier, nil) }
  }

  /// Makes the controller that the document begins with by a closure; nil where the document says none.
  public func instantiateInitialViewController<ViewController: UIViewController>(
    creator: ((NSCoder) -> ViewController?)? = nil
  ) -> ViewController? {
    let made = DocumentLoader.reading(otherwise: nil) {
      try scenes().initialController(Self.creator(creator))
    }
    return made as? ViewController
  }

  /// Makes the controller of an identifier, which the document must have, by a closure; with nil from the closure by
  /// `init(coder:)`.
  public func instantiateViewController<ViewController: UIViewController>(
    identifier: String,
    creator: ((NSCoder) -> ViewController?)? = nil
  ) -> ViewController {
    func missing() -> ViewController { requirementFailure("\(file) has no '\(identifier)'") }
    return DocumentLoader.reading(otherwise: missing()) {
      let made = try controller(identifier, Self.creator(creator))
      guard let result = made as? ViewController else {
        throw DocumentProblem.otherController(
          identifier: identifier,
          storyboard: file,
          found: "\(type(of: made))",
          expected: "\(ViewController.self)"
        )
      }
      return result
    }
  }

  private static func creator<ViewController: UIViewController>(
    _ closure: ((NSCoder) -> ViewController?)?
  ) -> SceneCreator? {
    guard let closure else { return nil }
    return { closure($0) }
  }

  private func controller(
    _ identifier: String,
    _ creator: SceneCreator?
  ) throws -> UIViewController {
    guard let made = try scenes().controller(identifier, creator) else {
      throw DocumentProblem.noController(identifier: identifier, storyboard: file)
    }
    return made
  }
}

extension Bundle {
  /// Makes the objects of a document of the bundle, which must be there.
  ///
  /// - Parameters:
  ///   - name: The name of the document, without `.xib`.
  ///   - owner: Its File's Owner, whose outlets are set.
  ///   - options: Objects that stand in for others; none are looked at here.
  /// - Returns: The objects at its top.
  @discardableResult
  @preconcurrency @MainActor
  public func loadNibNamed(
    _ name: String,
    owner: Any?,
    options: [AnyHashable: Any]? = nil
  ) -> [Any]? {
    UINib(nibName: name, bundle: self).instantiate(withOwner: owner, options: options)
  }
}
