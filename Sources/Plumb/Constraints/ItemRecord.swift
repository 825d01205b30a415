#if canImport(UIKit)
import UIKit
#else
import AppKit
#endif

/// The one weak reference to an item that all its constraints share.
///
/// A weak reference for each constraint would cost more than the constraint's description.
@MainActor
final class ItemReference {
  /// The view or guide, or nil once it is dead.
  private(set) weak var object: AnyObject?

  fileprivate init(_ object: AnyObject) {
    self.object = object
  }
}

/// What is known of an item: its label and the constraints that were made for it.
///
/// It is an associated object of the item and dies with it.
@MainActor
final class ItemRecord {
  let reference: ItemReference
  /// The active constraints, in the order in which they were activated.
  private(set) var constraints: [Constraint] = []
  /// Sets of constraints with a name or a condition.
  var sets: [ConstraintSet] = []
  /// The name of the set in force.
  var activeState: String?
#if canImport(UIKit)
  /// What keeps an eye on the traits, while a set has a condition.
  var traitObservation: TraitObservation? {
    didSet { oldValue?.stop() }
  }
#endif
  /// The name of the item in descriptions.
  var label: String?
  /// Whether masks were translated before the first description.
  var translatedMask = false

  private init(_ object: AnyObject) {
    reference = ItemReference(object)
  }

  // MARK: - Finding the record of an item

  /// The record of an item, made at its first use.
  static func of(_ object: AnyObject) -> ItemRecord {
    if let record = existing(of: object) { return record }
    let record = ItemRecord(object)
    objc_setAssociatedObject(object, recordKey, record, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    return record
  }

  /// The record of an item, where it has one.
  static func existing(of object: AnyObject) -> ItemRecord? {
    objc_getAssociatedObject(object, recordKey) as? ItemRecord
  }

  /// An address that nobody else uses as a key.
  private static let recordKey = UnsafeRawPointer(
    UnsafeMutablePointer<UInt8>.allocate(capacity: 1)
  )

  // MARK: - Recording constraints

  /// Whether there is nothing that an update could change.
  var isEmpty: Bool { constraints.isEmpty }

  /// Records constraints, each once.
  func append(_ new: [Constraint]) {
    if constraints.isEmpty {
      constraints = new
      for constraint in new { constraint.isRecorded = true }
      return
    }
    for constraint in new where !constraint.isRecorded {
      constraint.isRecorded = true
      constraints.append(constraint)
    }
    removeDeadConstraints()
  }

  /// Forgets constraints.
  func remove(_ old: [Constraint]) {
    for constraint in old { constraint.isRecorded = false }
    constraints.removeAll { !$0.isRecorded }
  }

  /// Forgets all constraints, and answers them.
  func removeAll() -> [Constraint] {
    let all = constraints
    constraints = []
    for constraint in all { constraint.isRecorded = false }
    return all
  }

  /// The number of constraints at which dead ones are looked for.
  private var tidyingLimit = 32

  /// Forgets constraints to dead items, once enough constraints have gathered.
  private func removeDeadConstraints() {
    guard constraints.count >= tidyingLimit else { return }
    let dead = constraints.filter { $0.isDead }
    NSLayoutConstraint.deactivate(dead.flatMap(\.layoutConstraints))
    remove(dead)
    tidyingLimit = max(32, constraints.count * 2)
  }

  // MARK: - The mask

  /// Lets constraints alone decide where a view is.
  func stopTranslatingMask(of view: ConstraintView) {
    guard view.translatesAutoresizingMaskIntoConstraints else { return }
    translatedMask = true
    view.translatesAutoresizingMaskIntoConstraints = false
  }

  /// Lets the mask decide again, if it did before the first description.
  func restoreMask() {
    guard translatedMask else { return }
    translatedMask = false
    (reference.object as? ConstraintView)?.translatesAutoresizingMaskIntoConstraints = true
  }
}
