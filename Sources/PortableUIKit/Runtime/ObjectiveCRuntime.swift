import Foundation

#if !canImport(ObjectiveC)

/// The way in which an associated object is held.
public enum objc_AssociationPolicy: UInt, Sendable {
  /// Without keeping it alive.
  ///
  /// - Note: UIKit: on Apple's platforms the reference dangles once its object is gone; here it
  ///   becomes `nil`.
  case OBJC_ASSOCIATION_ASSIGN = 0
  /// Strongly.
  case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
  /// As a copy, where the value can be copied.
  case OBJC_ASSOCIATION_COPY_NONATOMIC = 3
  /// Strongly; safe from any thread.
  case OBJC_ASSOCIATION_RETAIN = 769
  /// As a copy, where the value can be copied; safe from any thread.
  case OBJC_ASSOCIATION_COPY = 771
}

/// Returns the value that is associated with an object under a key.
///
/// - Parameters:
///   - object: The object; an optional is looked into.
///   - key: The address that was given when the value was set.
/// - Returns: The value, or `nil`.
public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
  instance(in: object).flatMap { associatedObject(of: $0, key: key) }
}

/// Associates a value with an object under a key, until the object dies.
///
/// Views, view controllers, layout guides and constraints store the value themselves. For any
/// other class instance it is kept in a table that tells a new object from a dead one at the same
/// address; there the value may outlive its owner until the table is next tidied.
///
/// - Parameters:
///   - object: The object; an optional is looked into. Values that are not class instances are
///     passed over, since nothing can be associated with a copy.
///   - key: An address; it is not read.
///   - value: The value, of any type, or `nil` to remove it.
///   - policy: How the value is held.
public func objc_setAssociatedObject(
  _ object: Any,
  _ key: UnsafeRawPointer,
  _ value: Any?,
  _ policy: objc_AssociationPolicy
) {
  guard let owner = instance(in: object) else { return }
  setAssociatedObject(value.flatMap(unwrapped), of: owner, key: key, policy: policy)
}

/// Removes all values that are associated with an object.
public func objc_removeAssociatedObjects(_ object: Any) {
  instance(in: object).map { removeAssociatedObjects(of: $0) }
}

/// Runs `body`; there are no pools to drain without the Objective-C runtime.
public func autoreleasepool<Result>(invoking body: () throws -> Result) rethrows -> Result {
  try body()
}

#endif

/// A type that can be looked into for a value.
private protocol OptionalValue {
  /// The value, or `nil`.
  var erased: Any? { get }
}

extension Optional: OptionalValue {
  fileprivate var erased: Any? {
    map { $0 as Any }
  }
}

/// Answers the value inside any number of optionals, or `nil`.
func unwrapped(_ value: Any) -> Any? {
  guard let optional = value as? any OptionalValue else { return value }
  return optional.erased.flatMap(unwrapped)
}

/// Answers `value` as an object, or `nil` where it is not a class instance.
func instance(in value: Any) -> AnyObject? {
  guard let value = unwrapped(value), type(of: value) is AnyClass else { return nil }
  return value as AnyObject
}
