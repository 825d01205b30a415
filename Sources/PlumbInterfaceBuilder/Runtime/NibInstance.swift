import Foundation
import PortableUIKit

/// The objects that are made together of a document, or of a part of it, for a program that runs.
///
/// Objects are made first, then connected; then they get what "User Defined Runtime Attributes" say, and hear that they woke.
///
/// Source: Apple, Resource Programming Guide, "The Object Loading Process".
@MainActor
final class NibInstance {
  let source: DocumentSource
  /// The scene that the objects belong to.
  weak var scene: ControllerSceneOfDocument?
  /// Objects that were there before, by the ids of their elements.
  private let external: [String: AnyObject]
  /// The elements of those whose connections belong to this instance.
  private let owners: [InterfaceElement]
  /// What was made, in the order of the document.
  private var made: [(element: InterfaceElement, object: AnyObject)] = []
  private var builder: DocumentBuilder?

  /// Begins an instance.
  ///
  /// - Parameters:
  ///   - source: The document.
  ///   - scene: The scene that it is a part of.
  ///   - owners: Elements of objects that are there, whose connections are made.
  ///   - external: Objects that are there, by the ids of their elements.
  init(
    _ source: DocumentSource,
    scene: ControllerSceneOfDocument? = nil,
    owners: [InterfaceElement] = [],
    external: [String: AnyObject] = [:]
  ) {
    self.source = source
    self.scene = scene
    self.owners = owners
    self.external = external
    var options = BuildOptions()
    options.isForApp = true
    options.nib = self
    builder = DocumentBuilder(source.document, file: source.document.file, options: options)
  }

  /// All objects by the ids of their elements.
  var objects: [String: AnyObject] {
    var result = external
    for (id, item) in builder?.items ?? [:] where result[id] == nil { result[id] = item }
    for (id, constraint) in builder?.constraints ?? [:] { result[id] = constraint }
    for (element, object) in made { if let id = element.id { result[id] = object } }
    return result
  }

  // MARK: - Making

  /// Notes an object that was made.
  func register(_ object: AnyObject, _ element: InterfaceElement) {
    made.append((element, object))
    DocumentLoader.program?.made(object, id: element.id, file: element.file, line: element.line)
  }

  /// What makes a view, where the document names a class that the program has.
  func viewMaker(of element: InterfaceElement) -> ((NSCoder) -> UIView?)? {
    source.classes.maker(of: element, as: UIView.self)
  }

  /// Makes an object of the top of a xib or scene; nil for what stands for another.
  func make(_ element: InterfaceElement) throws -> AnyObject? {
    guard let builder else { return nil }
    switch element.name {
    case "placeholder", "exit", "viewControllerPlaceholder": return nil
    case "barButtonItem": return builder.barButton(element)
    case "navigationItem": return builder.navigationItem(element)
    case "tabBarItem": return builder.tabItem(element)
    case let name where name.hasSuffix("GestureRecognizer"):
      guard let recognizer = UIGestureRecognizer.of(element) else { return nil }
      register(recognizer, element)
      return recognizer
    case _ where element.isView: return try makeView(element)
    default:
      builder.note(element, "<\(element.name)> is not made")
      return nil
    }
  }

  /// Makes a view with what is below it, and its constraints.
  ///
  /// - Parameters:
  ///   - element: The view's element.
  ///   - prepare: Called with the view before it gets constraints.
  /// - Returns: The view; nil where the instance is finished.
  /// - Throws: ``DocumentError`` where an element cannot be understood.
  func makeView(
    _ element: InterfaceElement,
    prepare: (UIView) -> Void = { _ in }
  ) throws -> UIView? {
    guard let builder else { return nil }
    let view = try builder.makeView(element)
    if let frame = element.savedFrame, view.frame.isEmpty { view.frame = CGRect(frame) }
    view.translatesAutoresizingMaskIntoConstraints = true
    prepare(view)
    try builder.addConstraints(below: element, view)
    return view
  }

  /// Lets an id stand for a view or guide in constraints.
  func register(item: AnyObject, for id: String) { builder?.items[id] = item }

  /// What stands in bars.
  func navigationItem(_ element: InterfaceElement) -> UINavigationItem? {
    builder?.navigationItem(element)
  }

  func tabItem(_ element: InterfaceElement) -> UITabBarItem? { builder?.tabItem(element) }

  func barButton(_ element: InterfaceElement) -> UIBarButtonItem? { builder?.barButton(element) }

  /// Gives a bar of a container its look.
  func applyLook(_ element: InterfaceElement, to view: UIView) {
    builder?.applyLook(element, to: view)
  }

  // MARK: - Finishing

  /// Connects what was made, sets attributes and tells the objects.
  ///
  /// - Throws: ``RuntimeError`` where an object lacks what the document connects.
  func finish() throws {
    let objects = objects
    if let program = DocumentLoader.program, let builder {
      for constraint in builder.constraints.values {
        guard let element = builder.constraintElements[ObjectIdentifier(constraint)] else {
          continue
        }
        program.made(constraint, id: element.id, file: element.file, line: element.line)
      }
    }
    var connector = NibConnector(self, objects)
    for owner in owners {
      guard let object = owner.id.flatMap({ external[$0] }) else { continue }
      try connector.connect(owner, object)
    }
    for (element, object) in made { try connector.connect(element, object) }
    for (element, object) in made { RuntimeAttributes(self).apply(element, to: object) }
    for (_, object) in made { (object as? UIResponder)?.awakeFromNib() }
    if let builder {
      for note in builder.notes {
        DocumentLoader.warn(note.message, file: source.document.file, line: note.line)
      }
    }
    builder = nil
  }

  /// The objects whose elements have a name, for segues that embed controllers.
  func objects(named name: String) -> [(element: InterfaceElement, object: AnyObject)] {
    made.filter { $0.element.name == name }
  }

  /// A color of the document.
  func color(_ element: InterfaceElement, key: String) -> UIColor? {
    builder?.color(key, of: element)
  }
}
