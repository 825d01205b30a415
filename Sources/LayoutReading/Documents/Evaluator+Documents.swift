import Foundation
import HostCalls
import PlumbInterfaceBuilder
import PortableUIKit
import SwiftSyntax

extension Evaluator {
  /// Makes an instance as the scene of a document has it, with its outlets and attributes.
  ///
  /// - Returns: Nil where the document has no instance of the class: one is made as code would then.
  /// - Throws: ``Interruption``, or what is wrong with the document.
  func instance(of root: TypeDeclaration, in scene: DocumentScene) throws -> Instance? {
    guard let loader = DocumentLoader.current as? LoaderOfDocuments else { return nil }
    let url = ModuleDocuments.url(of: scene.path)
    switch scene.role {
    case .owner: return nil
    case .view, .inner:
      guard let view = try loader.view(id: scene.id, at: url) else { return nil }
      keptObjects.append(view)
      return instance(of: root, behind: view)
    case .controller:
      let name = PathNames.last(scene.path).prefix { $0 != "." }
      let storyboard = UIStoryboard(name: String(name), bundle: nil)
      let scenes = try loader.scenes(url, for: storyboard, .main)
      storyboard.adopt(scenes)
      keptObjects.append(storyboard)
      if scene.pushers.isEmpty, let container = scene.container,
        let made = try scenes.controller(id: container, nil),
        let controller = controller(of: root, in: made)
      {
        keptObjects.append(made)
        return controller
      }
      guard let made = try scenes.controller(id: scene.id, nil) else { return nil }
      keptObjects.append(made)
      push(made, of: scene, scenes)
      return instance(of: root, behind: made)
    }
  }

  /// Puts a controller on the stack of its navigation controller, above those that push it one after the other.
  ///
  /// What is not known of these others is no matter of the class that is read.
  private func push(
    _ controller: UIViewController,
    of scene: DocumentScene,
    _ scenes: StoryboardScenesOfDocument
  ) {
    guard let container = scene.container, !scene.pushers.isEmpty else { return }
    // What is wrong with another scene is told of that one.
    try? unnoted {
      guard
        let navigation = try scenes.controller(id: container, nil) as? UINavigationController
      else { return }
      for pusher in scene.pushers.dropFirst() {
        guard let below = try scenes.controller(id: pusher, nil) else { return }
        navigation.pushViewController(below, animated: false)
      }
      navigation.pushViewController(controller, animated: false)
      keptObjects.append(navigation)
    }
  }

  /// The name of the document whose File's Owner the class that is read is, where it is not that of the class.
  func ownedNib(of type: TypeDeclaration) -> String? {
    guard let scene = documentScene, scene.role == .owner,
      hostClass(of: type).map({ $0.metatype is UIViewController.Type }) == true
    else { return nil }
    return String(PathNames.last(scene.path).prefix { $0 != "." })
  }

  /// The instance of the source that an object stands for, where it is of a class.
  private func instance(of root: TypeDeclaration, behind object: AnyObject) -> Instance? {
    let found = (object as? any HostedObject)?.link.instance
    guard let found, found.declaration === root else { return nil }
    if found.host == nil { found.host = object }
    return found
  }

  /// The controller of a class that a container shows from the start.
  private func controller(of root: TypeDeclaration, in container: UIViewController) -> Instance? {
    if let own = instance(of: root, behind: container) { return own }
    // Of tabs, only one is seen.
    let shown =
      (container as? UITabBarController).map { $0.viewControllers ?? [] } ?? container.children
    for child in shown {
      guard let found = controller(of: root, in: child) else { continue }
      (container as? UITabBarController)?.selectedViewController = child
      return found
    }
    return nil
  }

  /// Makes an object of a class of the source by its `init(coder:)`.
  ///
  /// - Parameters:
  ///   - type: The class.
  ///   - coder: Hands over what the document says of the object.
  /// - Returns: The object; nil where the class does not make one, which is noted.
  func decoded(_ type: TypeDeclaration, _ coder: NSCoder) -> NSObject? {
    let before = instances.count
    var made: Value?
    Callbacks.run {
      decodedType = type
      made = try decode(type, coder)
    }
    var instance: Instance?
    if case .object(let whole)? = made { instance = whole }
    // What was interrupted behind `super.init(coder:)` is there all the same.
    instance = instance ?? instances.dropFirst(before).first { $0.declaration === type }
    guard let instance, let object = instance.host as? NSObject else {
      note(
        .unknown,
        "`\(type.name)` cannot be made of its document: its `init(coder:)` makes nothing",
        type.place
      )
      return nil
    }
    instance.isBeingInitialized = false
    decodedInstances.insert(ObjectIdentifier(instance))
    return object
  }

  /// Lets the outlets of an instance that a document makes be nil: elsewhere they are unknown, for nobody read what sets them.
  func clearOutlets(of instance: Instance) {
    guard decodedType === instance.declaration else { return }
    decodedType = nil
    for layer in layers(of: .declared(instance.declaration)) {
      guard case .declared(let declaration) = layer else { continue }
      for property in declaration.stored
      where property.attributes.contains("IBOutlet") && property.initializer == nil {
        instance.fields[property.name] = Value.none
      }
    }
  }

  private func decode(_ type: TypeDeclaration, _ coder: NSCoder) throws -> Value? {
    let callables = initializers(of: type)
    let required = callables.first { $0.signature.description(of: "init") == "init(coder:)" }
    // Code that makes a controller with more than the coder leaves nothing in the one that is required.
    let own = callables.first { callable in
      guard case .initializer(let function, _) = callable.kind else { return false }
      let parameters = function.signature.parameters
      return parameters.count > 1
        && parameters.contains { $0.type.unwrapped == .named("NSCoder", []) }
    }
    let ends = required.map { callable in
      guard case .initializer(let function, _) = callable.kind else { return false }
      return function.body?.description.contains("super.init") == false
    }
    guard let callable = ends == false || own == nil ? required ?? own : own else { return nil }
    let arguments = callable.signature.parameters.compactMap { parameter -> Argument? in
      if parameter.type.unwrapped == .named("NSCoder", []) {
        return Argument(label: parameter.label, value: .host(coder))
      }
      if parameter.hasDefault || parameter.isVariadic { return nil }
      return Argument(label: parameter.label, value: sample(of: parameter.type, in: type))
    }
    let scope = Scope(Frame(self: nil, in: type, type.file))
    return try invoke([callable], arguments, scope, nil, type.syntax)
  }

  /// The method of a class that Objective-C knows by a selector.
  func method(_ selector: Selector, of type: TypeDeclaration) -> FunctionDeclaration? {
    let wanted = "\(selector)"
    for layer in layers(of: .declared(type)) {
      guard case .declared(let declaration) = layer else { continue }
      for function in declaration.members.functions.values.joined()
      where function.selectorText == wanted {
        return function
      }
    }
    return nil
  }
}

extension FunctionDeclaration {
  /// What Objective-C calls the method, where it has no name of its own there.
  fileprivate var selectorText: String {
    signature.parameters.enumerated().reduce(name) { text, entry in
      let (place, parameter) = entry
      let label = parameter.label ?? ""
      guard place == 0 else { return text + label + ":" }
      guard !label.isEmpty else { return text + ":" }
      return text + "With" + label.prefix(1).uppercased() + label.dropFirst() + ":"
    }
  }
}
