/// The one place that knows whether a view or guide is still alive.
///
/// Constraints and anchors hold the reference strongly and the item not at all, so an item reads nil
/// after its death. A Swift `weak` reference does the same at several times the cost for each
/// constraint, and 67 of them stand in an ordinary cell.
///
/// The item's `deinit` calls ``clear()``. Only the main actor touches it otherwise.
final class LayoutItemReference: @unchecked Sendable {
  private unowned(unsafe) var view: UIView?
  private unowned(unsafe) var guide: UILayoutGuide?
  /// The constraints in force that name the item, in no particular order.
  private var installed: [Unmanaged<NSLayoutConstraint>] = []

  init(_ view: UIView) {
    self.view = view
  }

  init(_ guide: UILayoutGuide) {
    self.guide = guide
  }

  /// The item, or nil once it is dead.
  var object: AnyObject? { view ?? guide }

  /// The item as what views and guides share, or nil once it is dead.
  var item: (any LayoutItemObject)? {
    if let view { return view }
    return guide
  }

  /// The view that owns the item's constraints, or nil for a guide without one.
  @MainActor var constraintOwner: UIView? { view ?? guide?.owningView }

  /// Forgets the item.
  func clear() {
    view = nil
    guide = nil
  }

  /// The constraints in force that name the item.
  var activeConstraints: [NSLayoutConstraint] {
    installed.map { $0.takeUnretainedValue() }
  }

  /// Notes that `constraint` names the item, and returns the place where it is noted.
  func insert(_ constraint: NSLayoutConstraint) -> Int {
    installed.append(.passUnretained(constraint))
    return installed.count - 1
  }

  /// Forgets the constraint at `slot`, and returns the one that moved into its place.
  func remove(at slot: Int) -> NSLayoutConstraint? {
    let last = installed.removeLast()
    guard slot < installed.count else { return nil }
    installed[slot] = last
    return last.takeUnretainedValue()
  }
}

/// What views and layout guides share towards constraints.
@MainActor
protocol LayoutItemObject: AnyObject {
  /// The reference that constraints hold.
  var itemReference: LayoutItemReference { get }
  /// The reference, where something has asked for it.
  var existingItemReference: LayoutItemReference? { get }
  /// The view that owns the item's constraints: a view itself, or a guide's owner.
  var constraintOwner: UIView? { get }
  /// The item's place in the engine of its hierarchy, while it has one.
  var engineItem: EngineSlot? { get set }
}
