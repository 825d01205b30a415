/// The properties that a class has for keys.
///
/// `plumbline swift` puts a private type with this conformance into each class with properties that Objective-C would see, such
/// as outlets, beside its ``SelectorTable``.
public protocol KeyTable: Sendable {
  /// The properties that the class has besides those of its superclass.
  static var keys: [KeyedProperty] { get }
}

/// A property that is found by its name.
public struct KeyedProperty: Sendable {
  /// The name.
  public let name: String
  /// Whether an object has it.
  let fits: @Sendable (AnyObject) -> Bool
  /// Reads it of an object that has it.
  let get: @Sendable (AnyObject) -> Any?
  /// Sets it to a value, and says whether the value is of its type; nil for one that cannot be set.
  let set: (@Sendable (AnyObject, Any?) -> Bool)?

  /// Creates a property that can only be read.
  public init<Target, Value>(
    _ name: String,
    get: @escaping @MainActor @Sendable (Target) -> Value
  ) {
    let read = unsafeBitCast(get, to: (@Sendable (Target) -> Value).self)
    self.name = name
    fits = { $0 is Target }
    self.get = { object in (object as? Target).map { read($0) as Any }.flatMap(unwrapped) }
    set = nil
  }

  /// Creates a property.
  public init<Target, Value>(
    _ name: String,
    get: @escaping @MainActor @Sendable (Target) -> Value,
    set: @escaping @MainActor @Sendable (Target, Value) -> Void
  ) {
    let read = unsafeBitCast(get, to: (@Sendable (Target) -> Value).self)
    let write = unsafeBitCast(set, to: (@Sendable (Target, Value) -> Void).self)
    self.name = name
    fits = { $0 is Target }
    self.get = { object in (object as? Target).map { read($0) as Any }.flatMap(unwrapped) }
    self.set = { object, value in
      guard let target = object as? Target else { return false }
      guard let value: Value = KeyedValues.converted(value) else { return false }
      write(target, value)
      return true
    }
  }
}
