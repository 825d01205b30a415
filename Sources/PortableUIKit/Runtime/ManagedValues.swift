#if !canImport(ObjectiveC)
public import Foundation
import Requirements

/// What `plumbline swift` has properties with `@NSManaged` call.
extension NSObject {
  /// Returns the value that an object keeps for a property: what was set, or nothing, or 0.
  public func _managedValue<Value>(_ name: String) -> Value {
    let values = associatedObject(of: self, key: managedValuesKey) as? [String: Any] ?? [:]
    if let value = values[name] as? Value { return value }
    if let none = nilValue(of: Value.self) { return none }
    if let number = Value.self as? any ExpressibleByIntegerLiteral.Type,
      let value = number.zero as? Value
    {
      return value
    }
    if let value = false as? Value { return value }
    requirementFailure("\(name) of \(type(of: self)) has no value yet")
  }

  /// Keeps a value for a property.
  public func _setManagedValue<Value>(_ value: Value, _ name: String) {
    var values = associatedObject(of: self, key: managedValuesKey) as? [String: Any] ?? [:]
    values[name] = value
    setAssociatedObject(
      values,
      of: self,
      key: managedValuesKey,
      policy: .OBJC_ASSOCIATION_RETAIN_NONATOMIC
    )
  }
}

/// An address that serves as key, and is not read.
private nonisolated(unsafe) let managedValuesKey = UnsafeRawPointer(
  UnsafeMutablePointer<UInt8>.allocate(capacity: 1)
)

extension ExpressibleByIntegerLiteral {
  fileprivate static var zero: Self { 0 }
}
#endif
