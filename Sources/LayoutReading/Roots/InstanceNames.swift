import HostCalls
import PortableUIKit

extension UIView {
  /// The text that the view shows, a field's placeholder included; nil for none.
  var textToRead: String? {
    let text: String? =
      switch self {
      case let label as UILabel: label.text
      case let button as UIButton: button.title(for: .normal)
      case let field as UITextField: field.text?.isEmpty == false ? field.text : field.placeholder
      case let view as UITextView: view.text
      default: nil
      }
    return text?.isEmpty == false ? text : nil
  }
}

/// The names of the properties that hold views and guides.
@MainActor
struct InstanceNames {
  private var names: [ObjectIdentifier: String] = [:]

  /// - Parameter objects: Views, those above first: where several hold one, the topmost names it. The view of the topmost
  ///   controller is called `view`, as its code calls it.
  init(_ objects: [AnyObject]) {
    var hasController = false
    for object in objects {
      let controller = (object as? UIView)?.next as? UIViewController
      let owners: [AnyObject?] = [controller, object]
      for owner in owners {
        guard let hosted = owner as? any HostedObject, let instance = hosted.link.instance else {
          continue
        }
        for (key, value) in instance.fields.sorted(by: { $0.key < $1.key }) {
          add(FieldKey.name(key), value)
        }
      }
      if controller is any HostedObject, !hasController {
        hasController = true
        add("view", object: object)
      }
      switch object {
      case let cell as UITableViewCell: add("contentView", object: cell.contentView)
      case let cell as UICollectionViewCell: add("contentView", object: cell.contentView)
      case let header as UITableViewHeaderFooterView:
        add("contentView", object: header.contentView)
      case let effect as UIVisualEffectView: add("contentView", object: effect.contentView)
      default: continue
      }
    }
  }

  subscript(object: AnyObject) -> String? { names[ObjectIdentifier(object)] }

  private mutating func add(_ name: String, _ value: Value) {
    switch value {
    case .host(let object) where object is UIView || object is UILayoutGuide:
      add(name, object: object as AnyObject)
    case .object(let instance):
      if let view = instance.host as? UIView { add(name, object: view) }
    // What stands for a view that is not known has the name of that.
    case .unknown(let unknown):
      if let view = unknown.stand as? UIView { add(name, object: view) }
    // A wrapped property is stored in its wrapper: `@UsesAutoLayout var title = UILabel()`.
    case .structure(let wrapper) where name.hasPrefix("_"):
      if let value = wrapper.fields["wrappedValue"] { add(String(name.dropFirst()), value) }
    case .array(let elements):
      for (place, element) in elements.enumerated() { add("\(name)[\(place)]", element) }
    default: break
    }
  }

  private mutating func add(_ name: String, object: AnyObject) {
    let key = ObjectIdentifier(object)
    if names[key] == nil { names[key] = name }
  }
}
