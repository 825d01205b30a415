internal import SolverIntrinsics

/// An object that one solver leaves to the next, on whatever thread that is.
///
/// Whoever takes it has it alone until it leaves it. Another that asks meanwhile gets none, and what it leaves takes the
/// place of what was left before.
package struct HandedOn<Object: AnyObject> {
  private let place: UnsafeMutablePointer<UnsafeMutableRawPointer?>

  /// Makes a place that nothing was left at; it is never freed.
  package init() {
    place = .allocate(capacity: 1)
    place.initialize(to: nil)
  }

  /// What was left, if it was not taken since.
  package func take() -> Object? {
    guard let left = solver_exchange(place, nil) else { return nil }
    return Unmanaged<Object>.fromOpaque(left).takeRetainedValue()
  }

  /// Leaves an object to the next that asks.
  package func leave(_ object: Object) {
    let former = solver_exchange(place, Unmanaged.passRetained(object).toOpaque())
    if let former { Unmanaged<Object>.fromOpaque(former).release() }
  }
}
