import Foundation

/// The array of constraints that were activated in one call, which holds them for their owners.
///
/// Counting each of them for its owner, and letting the array go right after, would be a good part of what activating costs.
/// So the array is kept instead, until the first constraint of it is taken out of force or loses its owner; then each of the
/// others is counted for its owner as if it had been activated alone. A constraint so lives exactly as long as it would
/// without.
final class ActivatedConstraints {
  private let constraints: [NSLayoutConstraint]
  /// Whether the array holds constraints, and so itself.
  private var isHolding = false
  /// Whether it was let go of.
  private var isEnded = false

  /// How many constraints have to be activated in one call for an array to be worth keeping.
  static let fewest = 4

  init(_ constraints: [NSLayoutConstraint]) {
    self.constraints = constraints
  }

  /// Views may die outside of the main actor, and with them what owns constraints.
  private static let lock = NSLock()

  /// Holds a constraint of the array for its owner.
  ///
  /// - Returns: False where the array was let go of meanwhile, so that the owner has to hold it.
  @inline(__always)
  func hold(_ constraint: NSLayoutConstraint) -> Bool {
    if isEnded { return false }
    if !isHolding {
      isHolding = true
      _ = Unmanaged.passRetained(self)
    }
    constraint.heldBy = Uncounted(self)
    return true
  }

  /// Has the owner of each constraint hold it, and lets the array go.
  ///
  /// - Parameter constraint: One of the constraints, which may have been counted by somebody else meanwhile.
  static func end(of constraint: NSLayoutConstraint) {
    lock.lock()
    let ended = constraint.heldBy.object
    ended?.countEach()
    lock.unlock()
    // What goes with it may own constraints itself.
    if let ended { Unmanaged.passUnretained(ended).release() }
  }

  private func countEach() {
    for index in constraints.indices {
      constraints.uncounted(index).read { constraint in
        // One that was in force before, or stands twice in the array, is counted elsewhere.
        guard constraint.heldBy == Uncounted(self) else { return }
        _ = Unmanaged.passUnretained(constraint).retain()
        constraint.heldBy = .none
      }
    }
    isEnded = true
  }
}
