import Foundation
import PortableUIKit

/// Makes the connections of objects of a document.
@MainActor
struct NibConnector {
  private let nib: NibInstance
  private let objects: [String: AnyObject]

  init(_ nib: NibInstance, _ objects: [String: AnyObject]) {
    self.nib = nib
    self.objects = objects
  }

  /// Makes the connections of an object.
  mutating func connect(_ element: InterfaceElement, _ object: AnyObject) throws {
    let connections = element.child("connections")?.children ?? []
    var collections: [String: (line: InterfaceElement, objects: [AnyObject])] = [:]
    for connection in connections {
      switch connection.name {
      case "outlet": try setOutlet(connection, of: object)
      case "outletCollection":
        guard let property = connection["property"], let destination = destination(connection)
        else { continue }
        collections[property, default: (connection, [])].objects.append(destination)
      case "action": addAction(connection, of: object)
      case "segue": addSegue(connection, of: object)
      default: break
      }
    }
    for (property, collection) in collections.sorted(by: { $0.key < $1.key }) {
      if property == "gestureRecognizers", let view = object as? UIView {
        for case let recognizer as UIGestureRecognizer in collection.objects {
          view.addGestureRecognizer(recognizer)
        }
      } else {
        try set(collection.objects, property, of: object, collection.line)
      }
    }
  }

  /// What a connection leads to; nil for what this instance does not have.
  private func destination(_ connection: InterfaceElement) -> AnyObject? {
    connection["destination"].flatMap { objects[$0] }
  }

  // MARK: - Outlets

  private func setOutlet(_ connection: InterfaceElement, of object: AnyObject) throws {
    guard let property = connection["property"], let destination = destination(connection) else {
      return
    }
    try set(destination, property, of: object, connection)
  }

  private func set(
    _ value: Any,
    _ property: String,
    of object: AnyObject,
    _ connection: InterfaceElement
  ) throws {
    switch DocumentLoader.set(value, forKeyPath: property, of: object) {
    case .done: break
    case .unknownKey, .otherType:
      if let program = DocumentLoader.program {
        return program.miss(property, of: object, file: connection.file, line: connection.line)
      }
      let message = KeyedValues.refusal(of: property, of: object, "setValue:forUndefinedKey:")
      // What UIKit's own classes have is not all here.
      guard ClassFinder.module(of: type(of: object)) == "PortableUIKit" else {
        throw RuntimeError(connection, message)
      }
      DocumentLoader.warn("\(connection.file):\(connection.line): \(message)")
    }
  }

  // MARK: - Actions

  private func addAction(_ connection: InterfaceElement, of object: AnyObject) {
    guard let name = connection["selector"] else { return }
    let action = Selector(name)
    let target = destination(connection)
    // Nobody sends actions while a program is read.
    if let target, DocumentLoader.program == nil, !Messages.canSend(action, to: target) {
      DocumentLoader.warn(
        "\(connection.file):\(connection.line): -[\(String(reflecting: type(of: target))) \(name)]: "
          + "unrecognized selector; the program stops where it is sent"
      )
    }
    add(target, action, to: object, connection)
  }

  private func add(
    _ target: AnyObject?,
    _ action: Selector,
    to object: AnyObject,
    _ connection: InterfaceElement
  ) {
    switch object {
    case let control as UIControl:
      let event =
        connection["eventType"].flatMap { Self.events[$0] } ?? control.primaryDocumentEvent
      control.addTarget(target, action: action, for: event)
    case let recognizer as UIGestureRecognizer:
      if let target { recognizer.addTarget(target, action: action) }
    case let item as UIBarButtonItem:
      item.target = target
      item.action = action
    default: break
    }
  }

  private static let events: [String: UIControl.Event] = [
    "touchDown": .touchDown, "touchDownRepeat": .touchDownRepeat,
    "touchDragInside": .touchDragInside, "touchDragOutside": .touchDragOutside,
    "touchDragEnter": .touchDragEnter, "touchDragExit": .touchDragExit,
    "touchUpInside": .touchUpInside, "touchUpOutside": .touchUpOutside,
    "touchCancel": .touchCancel, "valueChanged": .valueChanged,
    "primaryActionTriggered": .primaryActionTriggered, "editingDidBegin": .editingDidBegin,
    "editingChanged": .editingChanged, "editingDidEnd": .editingDidEnd,
    "editingDidEndOnExit": .editingDidEndOnExit,
  ]

  // MARK: - Segues

  private func addSegue(_ connection: InterfaceElement, of object: AnyObject) {
    guard let scene = nib.scene, connection["kind"] != "relationship",
      connection["kind"] != "embed"
    else { return }
    let trigger = SegueTrigger { [weak scene] sender in scene?.follow(connection, sender: sender) }
    switch object {
    case is UIControl, is UIGestureRecognizer, is UIBarButtonItem:
      scene.keep(trigger, for: object)
      add(trigger, SegueTrigger.action, to: object, connection)
    default: break
    }
  }
}

extension UIControl {
  /// The event of a control that Interface Builder offers first.
  fileprivate var primaryDocumentEvent: Event {
    switch self {
    case is UIButton: .touchUpInside
    case is UITextField: .editingDidEnd
    default: .valueChanged
    }
  }
}
