import Foundation
import PortableUIKit

/// Sets what a document's "User Defined Runtime Attributes" say.
@MainActor
struct RuntimeAttributes {
  private let nib: NibInstance

  init(_ nib: NibInstance) { self.nib = nib }

  /// Sets the attributes of an object.
  ///
  /// What an object does not have is told of in the log, as UIKit does.
  func apply(_ element: InterfaceElement, to object: AnyObject) {
    for attribute in element.child("userDefinedRuntimeAttributes")?.children ?? [] {
      guard let path = attribute["keyPath"] else { continue }
      let value = value(of: attribute)
      var outcome = DocumentLoader.set(value, forKeyPath: path, of: object)
      // A layer has colors of Core Graphics; documents have none.
      if outcome == .otherType, let color = value as? UIColor {
        outcome = DocumentLoader.set(color.cgColor, forKeyPath: path, of: object)
      }
      guard outcome != .done else { continue }
      // Source: the log of UIKit.
      DocumentLoader.warn(
        "Failed to set (\(path)) user defined inspected property on "
          + "(\(String(reflecting: type(of: object)))): "
          + KeyedValues.refusal(of: path, of: object, "setValue:forUndefinedKey:"),
        file: attribute.file,
        line: attribute.line
      )
    }
  }

  /// The value of an attribute; nil for nil.
  private func value(of attribute: InterfaceElement) -> Any? {
    let child = attribute.children.first { $0.key == "value" }
    switch attribute["type"] {
    case "boolean": return attribute.flag("value")
    case "number":
      if child?.name == "integer" { return child?["value"].flatMap { Int($0) } }
      return child?.number("value") ?? attribute.number("value")
    case "string": return attribute["value"] ?? attribute.stringText(key: "value")
    case "localizedString":
      let text = attribute["value"] ?? attribute.stringText(key: "value")
      return text.map { nib.source.bundle.localizedString(forKey: $0, value: nil, table: nil) }
    case "color": return nib.color(attribute, key: "value")
    case "point": return child.map { CGPoint(x: $0.length("x"), y: $0.length("y")) }
    case "size": return child.map { CGSize(width: $0.length("width"), height: $0.length("height")) }
    case "rect":
      return child.map {
        CGRect(
          x: $0.length("x"),
          y: $0.length("y"),
          width: $0.length("width"),
          height: $0.length("height")
        )
      }
    case "range":
      return child.map {
        NSRange(location: Int($0.length("location")), length: Int($0.length("length")))
      }
    case "image":
      return attribute["value"].flatMap {
        UIImage(named: $0, in: nib.source.bundle, compatibleWith: nil)
      }
    default: return nil
    }
  }
}
