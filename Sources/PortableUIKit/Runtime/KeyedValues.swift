import Foundation
import Requirements

#if !canImport(ObjectiveC)
@_spi(Reflection) import Swift
#endif

/// Properties by their names: those of UIKit's classes, and those that the tables of an application's classes have.
package enum KeyedValues {
  /// What came of setting a property.
  package enum Outcome {
    case done
    /// The object has no property of the name that can be set.
    case unknownKey
    /// The property is of another type.
    case otherType
  }

  /// Sets a property of an object.
  package static func set(_ value: Any?, forKey key: String, of object: AnyObject) -> Outcome {
    guard let property = property(key, of: object), let set = property.set else {
      return .unknownKey
    }
    return set(object, value) ? .done : .otherType
  }

  /// Sets a property of an object, or of one that it has, by the names on the way.
  package static func set(
    _ value: Any?,
    forKeyPath path: String,
    of object: AnyObject
  ) -> Outcome {
    guard let dot = path.firstIndex(of: ".") else { return set(value, forKey: path, of: object) }
    guard let property = property(String(path[..<dot]), of: object) else { return .unknownKey }
    guard let next = property.get(object) else { return .done }
    guard let next = instance(in: next) else { return .unknownKey }
    return set(value, forKeyPath: String(path[path.index(after: dot)...]), of: next)
  }

  /// Whether an object has a property of a name.
  package static func has(_ key: String, _ object: AnyObject) -> Bool {
    property(key, of: object) != nil
  }

  /// Returns the value of a property; the object must have it.
  static func value(_ key: String, of object: AnyObject) -> Any? {
    guard let property = property(key, of: object) else {
      requirementFailure(refusal(of: key, of: object, "valueForUndefinedKey:"))
    }
    return property.get(object)
  }

  /// What UIKit says where an object has no property of a name.
  package static func refusal(of key: String, of object: AnyObject, _ method: String) -> String {
    "[<\(String(reflecting: type(of: object))) \(addressText(of: object))> \(method)]: "
      + "this class is not key value coding-compliant for the key \(key)."
  }

  // MARK: - Finding

  private static let lock = NSLock()
  /// Guarded by `lock`.
  private nonisolated(unsafe) static var tables: [ObjectIdentifier: [String: KeyedProperty]] = [:]

  /// Returns the property of a name; that of the nearest class.
  ///
  /// A property called `isHidden` is found as `hidden` as well, which Objective-C calls it.
  static func property(_ key: String, of object: AnyObject) -> KeyedProperty? {
    let own = properties(of: type(of: object))
    let names = [key, "is" + key.prefix(1).uppercased() + key.dropFirst()]
    for name in names {
      if let property = own[name] { return property }
      if let property = FrameworkKeys.all[name]?.last(where: { $0.fits(object) }) {
        return property
      }
    }
    return nil
  }

  private static func properties(of type: AnyClass) -> [String: KeyedProperty] {
    #if canImport(ObjectiveC)
    return [:]
    #else
    if let known = lock.withLock({ tables[ObjectIdentifier(type)] }) { return known }
    var found: [String: KeyedProperty] = [:]
    // As in `SelectorTables`.
    _forEachField(of: type, options: _EachFieldOptions(rawValue: 1)) { _, _, field, _ in
      if let table = field as? any KeyTable.Type {
        for property in table.keys { found[property.name] = property }
      }
      return true
    }
    lock.withLock { tables[ObjectIdentifier(type)] = found }
    return found
    #endif
  }

  // MARK: - Values

  /// Returns a value as one of a type: numbers become those of another kind, and what wraps a number is made of it.
  ///
  /// - Returns: nil for a value of another type, and for nil where the type has none.
  static func converted<Value>(_ value: Any?) -> Value? {
    guard let value = value.flatMap({ unwrapped($0) }) else {
      return none(of: Value.self) as? Value
    }
    if let same = value as? Value { return same }
    for number in numbers(of: value) {
      if let result = number as? Value { return result }
    }
    guard let raw = wrapper(Value.self) else { return nil }
    return wrapped(value, as: raw) as? Value
  }

  // Types are asked for what they conform to where nothing is known of them: the optimizer of Swift 6.3 crashes over such
  // a question that it answers itself for a class in an optional.

  /// The nil of a type that has one.
  @inline(never)
  private static func none(of type: Any.Type) -> Any? {
    (type as? any ExpressibleByNilLiteral.Type)?.init(nilLiteral: ())
  }

  /// A type that wraps a value of another one; nil for all others.
  @inline(never)
  private static func wrapper(_ type: Any.Type) -> (any RawRepresentable.Type)? {
    type as? any RawRepresentable.Type
  }

  private static func wrapped<Raw: RawRepresentable>(_ value: Any, as type: Raw.Type) -> Raw? {
    let raw: Raw.RawValue? = converted(value)
    return raw.flatMap { Raw(rawValue: $0) }
  }

  /// A number as one of each kind; none for what is no number.
  private static func numbers(of value: Any) -> [Any] {
    let number: Double
    switch value {
    case let value as Bool: number = value ? 1 : 0
    case let value as Int: number = Double(value)
    case let value as Double: number = value
    case let value as CGFloat: number = Double(value)
    case let value as Float: number = Double(value)
    case let value as NSNumber: number = value.doubleValue
    default: return []
    }
    let whole = Int(exactly: number.rounded(.towardZero)) ?? 0
    return [
      number, CGFloat(number), Float(number), whole, UInt(exactly: whole) ?? 0,
      Int64(whole), Int32(clamping: whole), Int16(clamping: whole), UInt8(clamping: whole),
      number != 0, NSNumber(value: number), TimeInterval(number),
    ]
  }
}
