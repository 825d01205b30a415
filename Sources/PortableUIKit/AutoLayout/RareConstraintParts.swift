import Foundation

/// What few constraints have.
///
/// A cell of a list has about seventy constraints. With what most of them never need kept apart, one is two lines of the
/// cache long, and not three and a half.
final class RareConstraintParts {
  /// A name of the app's choice, shown in logs.
  var identifier: String?
  /// Whether the constraint is archived with its view.
  var shouldBeArchived = false
  /// The neighbours among the constraints of both items.
  var firstLinks = ConstraintEnd.Links()
  var secondLinks = ConstraintEnd.Links()
  /// Guarded by the lock of the functions that read and write it.
  var associatedObjects = AssociatedObjects()

  /// Objects are associated from any thread.
  private static let lock = NSLock()

  /// The parts in `place`, which are made where there are none yet.
  static func parts(in place: inout RareConstraintParts?) -> RareConstraintParts {
    if let known = place { return known }
    return lock.withLock {
      if let known = place { return known }
      let parts = RareConstraintParts()
      place = parts
      return parts
    }
  }
}
