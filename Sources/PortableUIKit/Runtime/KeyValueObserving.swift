#if !canImport(ObjectiveC)
public import Foundation

/// What changed in an observed property.
public struct NSKeyValueObservedChange<Value> {
  /// The value before, where ``NSKeyValueObservingOptions/old`` was asked for.
  public let oldValue: Value?
  /// The value now, where ``NSKeyValueObservingOptions/new`` was asked for.
  public let newValue: Value?
  /// Whether this is the call before the change, which ``NSKeyValueObservingOptions/prior`` asks for.
  public let isPrior: Bool
}

/// What an observer is told.
public struct NSKeyValueObservingOptions: OptionSet, Sendable {
  /// The bits of the set.
  public let rawValue: UInt

  /// Creates a set from its bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// The new value.
  public static let new = NSKeyValueObservingOptions(rawValue: 1)
  /// The old value.
  public static let old = NSKeyValueObservingOptions(rawValue: 2)
  /// A call at once, before anything changes.
  public static let initial = NSKeyValueObservingOptions(rawValue: 4)
  /// A call before each change, besides the one after it.
  public static let prior = NSKeyValueObservingOptions(rawValue: 8)
}

/// An observation of a property; it ends when this object dies or is invalidated.
public final class NSKeyValueObservation: NSObject {
  /// Looks whether the value has changed and tells the observer.
  var check: (() -> Void)?
  /// Tells the observer that the value is about to change, where it wants to know.
  var announce: (() -> Void)?

  /// Ends the observation.
  public func invalidate() {
    check = nil
    announce = nil
  }
}

#endif

/// The observations of one object.
struct KeyValueObservations {
  #if !canImport(ObjectiveC)
  /// A reference that leaves the life of the observation to the observer.
  private struct Reference {
    weak var observation: NSKeyValueObservation?
  }

  private var references: [Reference] = []

  /// Remembers an observation as long as somebody holds it.
  mutating func append(_ observation: NSKeyValueObservation) {
    references.removeAll { $0.observation?.check == nil }
    references.append(Reference(observation: observation))
  }

  /// Lets every observation look at its property.
  func checkAll() {
    for reference in references {
      reference.observation?.check?()
    }
  }

  /// Lets every observation that wants to know tell of a change to come.
  func announceAll() {
    for reference in references {
      reference.observation?.announce?()
    }
  }
  #else
  func checkAll() {}
  func announceAll() {}
  #endif
}

#if !canImport(ObjectiveC)

/// A class whose properties can be observed by key path.
///
/// Properties tell of a change only where the class says so (``UIView/isHidden`` does).
@preconcurrency @MainActor
public protocol KeyValueObservable: AnyObject {}

extension KeyValueObservable where Self: UIResponder {
  /// Observes a property until the answer dies or is invalidated.
  ///
  ///     let observation = view.observe(\.isHidden) { view, _ in
  ///       print(view.isHidden)
  ///     }
  ///
  /// - Note: UIKit: a handler is called where the value became another one. Setting the same value
  ///   again calls nobody, and a value that cannot be compared is taken to have changed each time.
  ///
  /// - Parameters:
  ///   - keyPath: The property.
  ///   - options: Which values the handler gets.
  ///   - changeHandler: Called after each change, on the main actor.
  /// - Returns: The observation.
  public func observe<Value>(
    _ keyPath: KeyPath<Self, Value>,
    options: NSKeyValueObservingOptions = [],
    changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
  ) -> NSKeyValueObservation {
    let observation = keyValueObservation(of: self, keyPath, options, changeHandler)
    observations.append(observation)
    return observation
  }
}

/// Makes the observation of a property; whoever changes the object has it look.
func keyValueObservation<Object: AnyObject, Value>(
  of object: Object,
  _ keyPath: KeyPath<Object, Value>,
  _ options: NSKeyValueObservingOptions,
  _ changeHandler: @escaping (Object, NSKeyValueObservedChange<Value>) -> Void
) -> NSKeyValueObservation {
  let observation = NSKeyValueObservation()
  var last = object[keyPath: keyPath]
  observation.check = { [weak object] in
    guard let object else { return }
    let value = object[keyPath: keyPath]
    guard !areEqual(last, value) else { return }
    let change = NSKeyValueObservedChange(
      oldValue: options.contains(.old) ? last : nil,
      newValue: options.contains(.new) ? value : nil,
      isPrior: false
    )
    last = value
    changeHandler(object, change)
  }
  if options.contains(.prior) {
    observation.announce = { [weak object] in
      guard let object else { return }
      let change = NSKeyValueObservedChange<Value>(
        oldValue: options.contains(.old) ? object[keyPath: keyPath] : nil,
        newValue: nil,
        isPrior: true
      )
      changeHandler(object, change)
    }
  }
  if options.contains(.initial) {
    let change = NSKeyValueObservedChange(
      oldValue: nil,
      newValue: options.contains(.new) ? last : nil,
      isPrior: false
    )
    changeHandler(object, change)
  }
  return observation
}

/// Answers whether two values are equal, as far as they can be compared.
private func areEqual<Value>(_ first: Value, _ second: Value) -> Bool {
  func compare<Other: Equatable>(_ first: Other) -> Bool {
    first == second as? Other
  }
  if let first = first as? any Equatable { return compare(first) }
  guard let first = instance(in: first), let second = instance(in: second) else { return false }
  return first === second
}

#endif
