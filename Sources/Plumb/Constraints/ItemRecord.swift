#if canImport(UIKit)
import UIKit
#else
import AppKit
#endif

/// The one place that knows whether an item is still alive.
///
/// All constraints of an item share it. It is cleared when the item's record dies, which the item
/// takes with it. A `weak` reference does the same, and makes every use of the item slower.
///
/// Only the main actor touches it, but for the end of the item.
final class ItemReference: @unchecked Sendable {
  /// The view or guide, or nil once it is dead.
  fileprivate(set) unowned(unsafe) var object: AnyObject?

  fileprivate init(_ object: AnyObject) {
    self.object = object
  }

  /// A reference to nothing.
  init() {}
}

/// What is known of an item: its label and the constraints that were made for it.
///
/// It is an associated object of the item and dies with it.
@MainActor
final class ItemRecord {
  nonisolated let reference: ItemReference
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

  deinit {
    reference.object = nil
  }

  // MARK: - Finding the record of an item

  /// The record of an item, made at its first use.
  static func of(_ object: AnyObject) -> ItemRecord {
    if let record = existing(of: object) { return record }
    let record = ItemRecord(object)
    keep(record, in: object)
    return record
  }

  #if canImport(UIKit) && !canImport(Darwin)

  /// The record of an item, where it has one.
  static func existing(of object: AnyObject) -> ItemRecord? {
    if let view = object as? UIView { return record(view.layoutRecord) }
    return record((object as? UILayoutGuide)?.layoutRecord)
  }

  @inline(__always)
  private static func record(_ stored: AnyObject?) -> ItemRecord? {
    guard let stored, type(of: stored) == ItemRecord.self else { return nil }
    return unsafeDowncast(stored, to: ItemRecord.self)
  }

  private static func keep(_ record: ItemRecord, in object: AnyObject) {
    if let view = object as? UIView { view.layoutRecord = record }
    if let guide = object as? UILayoutGuide { guide.layoutRecord = record }
  }

  #else

  /// The record of an item, where it has one.
  static func existing(of object: AnyObject) -> ItemRecord? {
    objc_getAssociatedObject(object, recordKey) as? ItemRecord
  }

  private static func keep(_ record: ItemRecord, in object: AnyObject) {
    objc_setAssociatedObject(object, recordKey, record, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
  }

  /// An address that nobody else uses as a key.
  private static let recordKey = UnsafeRawPointer(
    UnsafeMutablePointer<UInt8>.allocate(capacity: 1)
  )

  #endif

  // MARK: - Recording constraints

  /// Whether there is nothing that an update could change.
  var isEmpty: Bool { constraints.isEmpty }

  /// Records constraints, each once.
  func append(_ new: [Constraint]) {
    for constraint in new where !constraint.isRecorded {
      constraint.isRecorded = true
      constraints.append(constraint)
    }
    tidyOccasionally()
  }

  /// Records constraints that are marked as recorded, and were not before.
  func appendMarked(_ new: [Constraint]) {
    if constraints.isEmpty {
      constraints = new
    } else {
      constraints += new
      tidyOccasionally()
    }
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
  private func tidyOccasionally() {
    guard constraints.count >= tidyingLimit else { return }
    removeDeadConstraints()
    tidyingLimit = max(32, constraints.count * 2)
  }

  /// Forgets constraints to dead items.
  func removeDeadConstraints() {
    let dead = constraints.filter { $0.isDead }
    guard !dead.isEmpty else { return }
    NSLayoutConstraint.deactivate(dead.flatMap { $0.made })
    remove(dead)
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
