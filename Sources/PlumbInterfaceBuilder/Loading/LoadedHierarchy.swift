public import PortableUIKit

/// A view hierarchy of a document as an app gets it, to lay out, to change and to ask for frames.
///
///     let document = try InterfaceDocument(contentsOf: url)
///     let login = try document.hierarchy(of: "LoginViewController")
///     let title = try login.outlet("titleLabel", as: UILabel.self)
///     title.text = "Welcome back, Ada"
///     login.view.layoutIfNeeded()
///     print(title.frame)
///
/// What Interface Builder has on its canvas alone is left out: placeholders that are removed when an app is
/// built, and sizes that stand for a content. A view of a custom class is one of the class that
/// ``BuildOptions/viewClasses`` has for it, else one of the kind that the class is attached to.
@MainActor
public struct LoadedHierarchy {
  /// What a developer calls the scene: the controller's label, title, identifier or class.
  public let scene: String
  /// The identifier by which code asks a storyboard for the controller, or nil for none.
  public let storyboardIdentifier: String?
  /// The class of the controller, or nil where the document names none.
  public let controllerClass: String?
  /// The identifier by which a list asks for the cell whose content view this is, or nil for none.
  public let reuseIdentifier: String?
  /// The view at the top, in its saved size or that of the device that was asked for, in points; not laid
  /// out yet.
  public let view: UIView

  let file: String
  /// The custom class of the view or of its cell.
  let viewClass: String?
  /// Whether another hierarchy shows this one, as a table does its cells.
  let isShownByAnother: Bool
  /// Views, guides and constraints by the ids of their elements.
  let objects: [String: AnyObject]
  let outlets: [InterfaceOutlet]
  /// The lines of elements, by their ids.
  let lines: [String: Int]

  /// The names of all outlets to something in the hierarchy, in alphabetical order.
  public var outletNames: [String] { Set(outlets.map(\.property)).sorted() }

  /// What an outlet leads to.
  ///
  /// - Parameters:
  ///   - property: The name of the outlet.
  ///   - owner: The id of the object whose outlet it is, where several have one of the name; a document's
  ///     "File's Owner" is `-1`.
  ///   - type: The class: of a view, a layout guide or a constraint.
  /// - Returns: The object.
  /// - Throws: ``LookupError`` where there is none, more than one, or one of another class.
  public func outlet<Object: AnyObject>(
    _ property: String,
    of owner: String? = nil,
    as type: Object.Type = Object.self
  ) throws(LookupError) -> Object {
    let found = outlets.filter {
      $0.property == property && !$0.isCollection && (owner == nil || $0.owner == owner)
    }
    guard let first = found.first else {
      throw LookupError(file: file, problem: .unknownOutlet(property, known: outletNames))
    }
    guard Set(found.map(\.destination)).count == 1 else {
      throw LookupError(
        file: file,
        line: first.line,
        problem: .ambiguousOutlet(property, lines: found.map(\.line))
      )
    }
    return try object(id: first.destination, name: property, as: type)
  }

  /// What an outlet collection leads to, in the order of the document.
  ///
  /// - Parameters:
  ///   - property: The name of the collection.
  ///   - owner: As in ``outlet(_:of:as:)``.
  ///   - type: The class of all that is in it.
  /// - Returns: The objects.
  /// - Throws: ``LookupError`` where there is no such collection, or something of another class in it.
  public func outletCollection<Object: AnyObject>(
    _ property: String,
    of owner: String? = nil,
    as type: Object.Type = Object.self
  ) throws(LookupError) -> [Object] {
    let found = outlets.filter {
      $0.property == property && $0.isCollection && (owner == nil || $0.owner == owner)
    }
    guard !found.isEmpty else {
      throw LookupError(file: file, problem: .unknownOutlet(property, known: outletNames))
    }
    var result: [Object] = []
    for outlet in found {
      result.append(try object(id: outlet.destination, name: property, as: type))
    }
    return result
  }

  /// The view, guide or constraint of an element.
  ///
  /// - Parameters:
  ///   - id: The element's "Object ID", such as `Aw0-mP-3rT`.
  ///   - type: The class.
  /// - Returns: The object.
  /// - Throws: ``LookupError`` where there is none, or one of another class.
  public func object<Object: AnyObject>(
    id: String,
    as type: Object.Type = Object.self
  ) throws(LookupError) -> Object {
    try object(id: id, name: id, as: type)
  }

  private func object<Object: AnyObject>(
    id: String,
    name: String,
    as type: Object.Type
  ) throws(LookupError) -> Object {
    guard let object = objects[id] else {
      throw LookupError(file: file, problem: .unknownIdentifier(id))
    }
    guard let object = object as? Object else {
      throw LookupError(
        file: file,
        line: lines[id],
        problem: .otherClass(
          name: name,
          expected: "\(type)",
          found: "\(Swift.type(of: object))"
        )
      )
    }
    return object
  }
}

/// A connection from an object of a document to another.
struct InterfaceOutlet: Hashable, Sendable {
  var property: String
  /// The id of the element that it leads to.
  var destination: String
  /// The id of the element whose outlet it is.
  var owner: String?
  var isCollection: Bool
  var line: Int
}

extension InterfaceDocument {
  /// The outlets and outlet collections of all objects, in the order of the document.
  var outlets: [InterfaceOutlet] {
    root.selfAndDescendants.compactMap { element in
      guard element.name == "outlet" || element.name == "outletCollection",
        let property = element["property"], let destination = element["destination"]
      else { return nil }
      return InterfaceOutlet(
        property: property,
        destination: destination,
        owner: element.parent?.parent?.id,
        isCollection: element.name == "outletCollection",
        line: element.line
      )
    }
  }
}
