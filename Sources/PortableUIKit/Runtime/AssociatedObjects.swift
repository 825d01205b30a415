import Foundation

/// What other code has hung on one object, by key.
///
/// The values are stored in the owner itself, so they die with it. A table keyed by address would
/// hand the values of a dead view to the next object that is allocated in its place.
struct AssociatedObjects {
  /// The values by the address that served as key, once there are any.
  ///
  /// Even an empty dictionary takes a call, and each of the constraints of a cell would make it.
  private var values: [UnsafeRawPointer: Association]?

  /// No values; nothing is allocated.
  init() {}

  /// Whether there are none.
  var isEmpty: Bool { values?.isEmpty != false }

  /// The value under a key.
  fileprivate subscript(key: UnsafeRawPointer) -> Association? {
    get { values?[key] }
    set {
      guard newValue != nil || values != nil else { return }
      values = values ?? [:]
      values?[key] = newValue
    }
  }
}

/// An object that keeps its associated objects itself.
protocol AssociatedObjectStorage: AnyObject {
  /// The object's associated objects; read and written under one lock only, by the functions of
  /// the Objective-C runtime in this folder.
  var associatedObjects: AssociatedObjects { get set }
}

/// How an associated object is held.
private enum Association {
  case strong(Any)
  case weak(WeakReference)

  /// The value, unless it was held weakly and is gone.
  var value: Any? {
    switch self {
    case .strong(let value): value
    case .weak(let reference): reference.object
    }
  }
}

/// A reference that does not keep its object alive.
private struct WeakReference {
  weak var object: AnyObject?
}

/// The associated objects of objects that cannot store them.
private struct ForeignAssociations {
  /// The owner, to tell it from another object at the same address, and its values.
  var entries: [ObjectIdentifier: (owner: WeakReference, objects: AssociatedObjects)] = [:]
  /// The number of entries at which the dead ones are looked for.
  var limit = 64
}

private let associationLock = NSLock()
/// Guarded by `associationLock`.
private nonisolated(unsafe) var foreignAssociations = ForeignAssociations()

// MARK: - Reading and writing

/// Answers the value that `object` has under `key`.
func associatedObject(of object: AnyObject, key: UnsafeRawPointer) -> Any? {
  associationLock.withLock {
    if let owner = object as? any AssociatedObjectStorage {
      return owner.associatedObjects[key]?.value
    }
    guard let entry = foreignAssociations.entries[ObjectIdentifier(object)],
      entry.owner.object === object
    else { return nil }
    return entry.objects[key]?.value
  }
}

/// Sets the value that `object` has under `key`, or removes it.
func setAssociatedObject(
  _ value: Any?,
  of object: AnyObject,
  key: UnsafeRawPointer,
  policy: objc_AssociationPolicy
) {
  let association = value.map { policy.association(of: $0) }
  // What was there before is released outside the lock: its `deinit` may come back here.
  let previous = associationLock.withLock { () -> Association? in
    if let owner = object as? any AssociatedObjectStorage {
      return exchange(&owner.associatedObjects[key], for: association)
    }
    foreignAssociations.removeDeadOwners()
    let identifier = ObjectIdentifier(object)
    var objects = AssociatedObjects()
    if let entry = foreignAssociations.entries[identifier], entry.owner.object === object {
      objects = entry.objects
    }
    let previous = exchange(&objects[key], for: association)
    foreignAssociations.entries[identifier] = (WeakReference(object: object), objects)
    return previous
  }
  withExtendedLifetime(previous) {}
}

/// Removes everything that is associated with `object`.
func removeAssociatedObjects(of object: AnyObject) {
  let previous = associationLock.withLock { () -> AssociatedObjects? in
    guard let owner = object as? any AssociatedObjectStorage else {
      return foreignAssociations.entries.removeValue(forKey: ObjectIdentifier(object))?.objects
    }
    let previous = owner.associatedObjects
    owner.associatedObjects = AssociatedObjects()
    return previous
  }
  withExtendedLifetime(previous) {}
}

/// Stores `value` and answers what was stored before.
private func exchange(_ place: inout Association?, for value: Association?) -> Association? {
  let previous = place
  place = value
  return previous
}

extension ForeignAssociations {
  /// Forgets the values of owners that are gone, once enough entries have gathered.
  fileprivate mutating func removeDeadOwners() {
    guard entries.count >= limit else { return }
    entries = entries.filter { $0.value.owner.object != nil }
    limit = max(64, entries.count * 2)
  }
}

extension objc_AssociationPolicy {
  /// Answers `value` held in the way that the policy asks for.
  fileprivate func association(of value: Any) -> Association {
    switch self {
    case .OBJC_ASSOCIATION_ASSIGN:
      type(of: value) is AnyClass
        ? .weak(WeakReference(object: value as AnyObject)) : .strong(value)
    case .OBJC_ASSOCIATION_RETAIN_NONATOMIC, .OBJC_ASSOCIATION_RETAIN:
      .strong(value)
    case .OBJC_ASSOCIATION_COPY_NONATOMIC, .OBJC_ASSOCIATION_COPY:
      .strong((value as? any NSCopying)?.copy(with: nil) ?? value)
    @unknown default:
      .strong(value)
    }
  }
}
