#if !canImport(ObjectiveC)
import Foundation
import Requirements

@_spi(Reflection) import Swift

/// The methods that a class has for selectors.
///
/// `plumbline swift` puts a private type with this conformance, and a stored property of it that takes no room, into
/// each class with such methods. The classes themselves conform to nothing, so that a subclass can have a table as well.
public protocol SelectorTable: Sendable {
  /// The methods that the class has besides those of its superclass, and those that it overrides.
  static var selectors: [Selector] { get }
}

/// What a selector calls.
struct SelectorMethod: Sendable {
  /// Whether an object has the method.
  let fits: @Sendable (AnyObject) -> Bool
  /// Calls the method of an object that has it.
  let call: @Sendable (AnyObject, SelectorArguments) -> Any?

  /// A method of objects of a type.
  init<Target>(
    of type: Target.Type,
    _ call: @escaping @Sendable (Target, SelectorArguments) -> Any?
  ) {
    fits = { $0 is Target }
    self.call = { object, arguments in
      guard let target = object as? Target else { return nil }
      return call(target, arguments)
    }
  }
}

/// The arguments of a message.
struct SelectorArguments {
  /// The values; nil for nil.
  let values: [Any?]

  /// Returns an argument as what a parameter takes; stops the program where it is something else.
  ///
  /// An argument that was not handed over is nil, and so is one of another type for a parameter that may be nil.
  func value<Value>(_ index: Int, for name: String) -> Value {
    let value = index < values.count ? values[index] : nil
    if let result = value as? Value { return result }
    if Value.self == NSNotification.self, let notification = value as? Notification,
      let result = notification._bridgeToObjectiveC() as? Value
    {
      return result
    }
    if let none = nilValue(of: Value.self) { return none }
    requirementFailure(
      "\(name) was sent \(value.map { "\(Swift.type(of: $0))" } ?? "nil") as argument \(index + 1); it takes \(Value.self)"
    )
  }
}

/// The tables of all classes that were asked.
enum SelectorTables {
  private static let lock = NSLock()
  /// Guarded by `lock`.
  private nonisolated(unsafe) static var methods: [ObjectIdentifier: [Selector: SelectorMethod]] =
    [:]

  /// Returns what a selector calls of an object; nil where the object has no such method.
  static func method(for selector: Selector, of object: AnyObject) -> SelectorMethod? {
    if let method = methods(of: type(of: object))[selector] { return method }
    guard let method = selector.method, method.fits(object) else { return nil }
    return method
  }

  /// Returns the methods of a class, with those of its superclasses that it does not override.
  private static func methods(of type: AnyClass) -> [Selector: SelectorMethod] {
    if let known = lock.withLock({ methods[ObjectIdentifier(type)] }) { return known }
    // Outside of the lock: the tables are made now, and may ask for selectors themselves.
    var found: [Selector: SelectorMethod] = [:]
    // The fields of superclasses come first. The option says that the type is a class; its name is no constant to Swift 6.
    _forEachField(of: type, options: _EachFieldOptions(rawValue: 1)) { _, _, field, _ in
      if let table = field as? any SelectorTable.Type {
        for selector in table.selectors { found[selector] = selector.method }
      }
      return true
    }
    lock.withLock { methods[ObjectIdentifier(type)] = found }
    return found
  }
}

#endif
