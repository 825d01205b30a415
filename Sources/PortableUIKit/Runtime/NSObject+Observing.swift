#if !canImport(ObjectiveC)
public import Foundation

/// Which values of a property an observer is told.
public struct NSKeyValueChangeKey: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// Creates a key.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// What kind of change it is: 1 for a value that was set.
  public static let kindKey = NSKeyValueChangeKey(rawValue: "kind")
  /// The value now.
  public static let newKey = NSKeyValueChangeKey(rawValue: "new")
  /// The value before.
  public static let oldKey = NSKeyValueChangeKey(rawValue: "old")
  /// Whether this is the call before the change.
  public static let notificationIsPriorKey = NSKeyValueChangeKey(
    rawValue: "notificationIsPrior"
  )
  /// Which elements of a collection changed; nobody says so here.
  public static let indexesKey = NSKeyValueChangeKey(rawValue: "indexes")
}

/// What kind of change it is.
public enum NSKeyValueChange: UInt, Sendable {
  case setting = 1
  case insertion = 2
  case removal = 3
  case replacement = 4
}

/// An object that is told of changes by key paths.
///
/// `plumbline swift` lets classes with `observeValue(forKeyPath:of:change:context:)` conform to it.
public protocol KeyValueObserver: AnyObject {
  /// Tells of a change.
  func observeValue(
    forKeyPath keyPath: String?,
    of object: Any?,
    change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  )
}

/// Who observes an object that is no responder, or by a string.
final class ObservedObject {
  /// One observer by a string.
  struct Named {
    weak var observer: AnyObject?
    let keyPath: String
    let options: NSKeyValueObservingOptions
    let context: UnsafeMutableRawPointer?
    var old: Any?

    /// The property of the object itself that the key path begins with.
    var key: Substring { keyPath.prefix { $0 != "." } }
  }

  var observations = KeyValueObservations()
  var named: [Named] = []

  /// Whether anything was observed so far in the program; changes cost nothing before.
  nonisolated(unsafe) static var isUsed = false

  /// Returns who observes an object.
  static func of(_ object: AnyObject) -> ObservedObject? {
    associatedObject(of: object, key: observedObjectKey) as? ObservedObject
  }

  /// Returns who observes an object, where nobody does a new list.
  static func made(for object: AnyObject) -> ObservedObject {
    if let known = of(object) { return known }
    let made = ObservedObject()
    isUsed = true
    setAssociatedObject(
      made,
      of: object,
      key: observedObjectKey,
      policy: .OBJC_ASSOCIATION_RETAIN
    )
    return made
  }
}

/// An address that serves as key, and is not read.
private nonisolated(unsafe) let observedObjectKey = UnsafeRawPointer(
  UnsafeMutablePointer<UInt8>.allocate(capacity: 1)
)

extension NSObjectProtocol where Self: NSObject {
  /// Observes a property until the answer dies or is invalidated.
  ///
  /// - Note: Foundation: without the Objective-C runtime, properties that are declared `@objc dynamic` tell of their changes in
  ///   packages that `plumbline swift` builds. A handler is called where the value became another one; a value that can
  ///   neither be compared nor is an object is taken to have changed whenever a property of the object was set.
  ///
  /// - Parameters:
  ///   - keyPath: The property.
  ///   - options: Which values the handler gets.
  ///   - changeHandler: Called after each change, on its thread.
  /// - Returns: The observation.
  @_disfavoredOverload
  public func observe<Value>(
    _ keyPath: KeyPath<Self, Value>,
    options: NSKeyValueObservingOptions = [],
    changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
  ) -> NSKeyValueObservation {
    let observation = keyValueObservation(of: self, keyPath, options, changeHandler)
    ObservedObject.made(for: self).observations.append(observation)
    return observation
  }
}

extension NSObject {
  /// Has an object told of changes of a property: by its `observeValue(forKeyPath:of:change:context:)`.
  ///
  /// Of a key path with dots, changes of the first property are told.
  public func addObserver(
    _ observer: NSObject,
    forKeyPath keyPath: String,
    options: NSKeyValueObservingOptions = [],
    context: UnsafeMutableRawPointer?
  ) {
    let entry = ObservedObject.Named(
      observer: observer,
      keyPath: keyPath,
      options: options,
      context: context
    )
    ObservedObject.made(for: self).named.append(entry)
    if options.contains(.initial) { tell(entry, [.kindKey: NSKeyValueChange.setting.rawValue]) }
  }

  /// Has an object no longer told of changes of a property.
  public func removeObserver(_ observer: NSObject, forKeyPath keyPath: String) {
    // An observer that is being freed is nil by now.
    ObservedObject.of(self)?.named.removeAll {
      ($0.observer == nil || $0.observer === observer) && $0.keyPath == keyPath
    }
  }

  /// Has an object no longer told of changes of a property with a context.
  public func removeObserver(
    _ observer: NSObject,
    forKeyPath keyPath: String,
    context: UnsafeMutableRawPointer?
  ) {
    ObservedObject.of(self)?.named.removeAll {
      ($0.observer == nil || $0.observer === observer) && $0.keyPath == keyPath
        && $0.context == context
    }
  }

  /// Tells the observers of a property that it is about to change.
  public func willChangeValue(forKey key: String) { _willChangeValue(of: self, key) }

  /// Tells the observers of a property that it changed.
  public func didChangeValue(forKey key: String) { _didChangeValue(of: self, key) }

  fileprivate func tell(
    _ entry: ObservedObject.Named,
    _ values: [NSKeyValueChangeKey: Any]
  ) {
    var change = values
    if entry.options.contains(.new), change[.notificationIsPriorKey] == nil {
      change[.newKey] = value(forKeyPath: entry.keyPath) ?? NSNull()
    }
    (entry.observer as? any KeyValueObserver)?.observeValue(
      forKeyPath: entry.keyPath,
      of: self,
      change: change,
      context: entry.context
    )
  }
}

extension NSObjectProtocol where Self: NSObject {
  /// What `super` does in an observer that is no responder: nothing.
  @_disfavoredOverload
  public func observeValue(
    forKeyPath keyPath: String?,
    of object: Any?,
    change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) {}
}

extension UIResponder: @preconcurrency KeyValueObserver {}

/// What `plumbline swift` has properties with `dynamic` call before they change.
public func _willChangeValue(of object: AnyObject, _ key: String) {
  guard ObservedObject.isUsed, let observed = ObservedObject.of(object) else { return }
  observed.observations.announceAll()
  guard let object = object as? NSObject else { return }
  for place in observed.named.indices where observed.named[place].key == key {
    let entry = observed.named[place]
    var values: [NSKeyValueChangeKey: Any] = [.kindKey: NSKeyValueChange.setting.rawValue]
    if entry.options.contains(.old) {
      let old = object.value(forKeyPath: entry.keyPath) ?? NSNull()
      observed.named[place].old = old
      values[.oldKey] = old
    }
    if entry.options.contains(.prior) {
      values[.notificationIsPriorKey] = true
      object.tell(entry, values)
    }
  }
}

/// What `plumbline swift` has properties with `dynamic` call after they changed.
public func _didChangeValue(of object: AnyObject, _ key: String) {
  if let responder = object as? UIResponder {
    MainActor.assumeIsolated { responder.notifyObservers() }
  }
  guard ObservedObject.isUsed, let observed = ObservedObject.of(object) else { return }
  observed.observations.checkAll()
  guard let object = object as? NSObject else { return }
  for entry in observed.named where entry.key == key {
    var values: [NSKeyValueChangeKey: Any] = [.kindKey: NSKeyValueChange.setting.rawValue]
    if let old = entry.old { values[.oldKey] = old }
    object.tell(entry, values)
  }
}
#endif
