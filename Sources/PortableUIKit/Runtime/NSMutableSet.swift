#if !canImport(ObjectiveC)
public import Foundation

/// A set of objects that can be changed.
///
/// It takes the place of Foundation's class of the same name, which boxes an object of a class
/// that is not hashable anew each time: adding it twice counts two, and removing it removes
/// nothing. Here such objects are told apart by identity, as on Apple's platforms.
///
/// The objects keep the order in which they were added, so that the outcome is the same in every
/// run.
open class NSMutableSet: NSObject, ExpressibleByArrayLiteral, Sequence {
  /// What makes two members the same.
  private enum Key: Hashable {
    case value(AnyHashable)
    case object(ObjectIdentifier)
    /// A value that is neither hashable nor an object equals nothing, not even itself.
    case unique(Int)
  }

  private var positions: [Key: Int] = [:]
  private var members: [Int: Any] = [:]
  private var nextPosition = 0

  /// Creates an empty set.
  public override init() {
    super.init()
  }

  /// Creates an empty set; the capacity is a hint.
  public convenience init(capacity: Int) {
    self.init()
  }

  /// Creates a set with the objects of an array.
  public convenience init(array: [Any]) {
    self.init()
    addObjects(from: array)
  }

  /// Creates a set with the objects listed.
  public required convenience init(arrayLiteral elements: Any...) {
    self.init(array: elements)
  }

  // MARK: - Counting Entries

  /// The number of members.
  open var count: Int { members.count }

  /// Removes what another set has.
  open func minus(_ otherSet: Set<AnyHashable>) {
    for member in otherSet { remove(member.base) }
  }

  /// Adds what another set has.
  open func union(_ otherSet: Set<AnyHashable>) {
    for member in otherSet { add(member.base) }
  }

  // MARK: - Accessing Set Members

  /// The members, in the order in which they were added.
  open var allObjects: [Any] {
    members.sorted { $0.key < $1.key }.map(\.value)
  }

  /// Returns one of the members, or `nil` when there are none.
  open func anyObject() -> Any? {
    members.min { $0.key < $1.key }?.value
  }

  /// Returns whether `object` is a member.
  open func contains(_ object: Any) -> Bool {
    positions[key(for: object)] != nil
  }

  /// Returns an iterator over the members.
  public func makeIterator() -> IndexingIterator<[Any]> {
    allObjects.makeIterator()
  }

  // MARK: - Adding and Removing Entries

  /// Adds `object`, unless it is a member.
  open func add(_ object: Any) {
    let key = key(for: object)
    guard positions[key] == nil else { return }
    positions[key] = nextPosition
    members[nextPosition] = object
    nextPosition += 1
  }

  /// Adds the objects of an array.
  open func addObjects(from array: [Any]) {
    array.forEach(add)
  }

  /// Removes `object`, if it is a member.
  open func remove(_ object: Any) {
    guard let position = positions.removeValue(forKey: key(for: object)) else { return }
    members[position] = nil
  }

  /// Removes all members.
  open func removeAllObjects() {
    positions = [:]
    members = [:]
  }

  private func key(for object: Any) -> Key {
    if let value = object as? AnyHashable { return .value(value) }
    if let instance = instance(in: object) { return .object(ObjectIdentifier(instance)) }
    return .unique(nextPosition)
  }
}

#endif
