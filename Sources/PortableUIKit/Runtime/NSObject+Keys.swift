#if !canImport(ObjectiveC)
public import Foundation
import Requirements

// Key-value coding, for properties of UIKit's classes that documents name, and those that `plumbline swift` finds in an
// application's classes: with `@objc`, `@IBOutlet`, `@IBInspectable` or `@NSManaged`.

extension NSObject {
  /// Returns the value of a property, which the object must have.
  public func value(forKey key: String) -> Any? { KeyedValues.value(key, of: self) }

  /// Returns the value of a property of the object, or of one that it has; nil where one on the way is nil.
  public func value(forKeyPath keyPath: String) -> Any? {
    var object: AnyObject = self
    let names = keyPath.split(separator: ".").map(String.init)
    for name in names.dropLast() {
      guard let next = KeyedValues.value(name, of: object) else { return nil }
      guard let known = instance(in: next) else {
        requirementFailure(
          "\(name) of \(type(of: object)) is no object, so that \(keyPath) leads nowhere"
        )
      }
      object = known
    }
    return names.last.flatMap { KeyedValues.value($0, of: object) }
  }

  /// Sets a property, which the object must have.
  public func setValue(_ value: Any?, forKey key: String) {
    check(KeyedValues.set(value, forKey: key, of: self), value, key)
  }

  /// Sets a property of the object, or of one that it has.
  public func setValue(_ value: Any?, forKeyPath keyPath: String) {
    check(KeyedValues.set(value, forKeyPath: keyPath, of: self), value, keyPath)
  }

  /// Sets properties, which the object must have.
  public func setValuesForKeys(_ keyedValues: [String: Any]) {
    for (key, value) in keyedValues.sorted(by: { $0.key < $1.key }) {
      setValue(value is NSNull ? nil : value, forKey: key)
    }
  }

  private func check(_ outcome: KeyedValues.Outcome, _ value: Any?, _ key: String) {
    switch outcome {
    case .done: break
    case .unknownKey:
      requirementFailure(KeyedValues.refusal(of: key, of: self, "setValue:forUndefinedKey:"))
    case .otherType:
      requirementFailure(
        "\(key) of \(type(of: self)) cannot be \(value.map { "a \(type(of: $0))" } ?? "nil")"
      )
    }
  }
}
#endif
