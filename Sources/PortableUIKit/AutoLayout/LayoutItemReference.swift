internal import LayoutEngine

/// The one place that knows whether a view or guide is still alive, and where it is in the engine.
///
/// Constraints and anchors hold the reference strongly and the item not at all, so an item reads nil
/// after its death. A Swift `weak` reference does the same at several times the cost for each
/// constraint, and 67 of them stand in an ordinary cell.
///
/// The item's `deinit` calls ``clear()``. Only the main actor touches it otherwise.
final class LayoutItemReference: @unchecked Sendable {
  // Never lent out, as with constraints.
  @exclusivity(unchecked) private(set) var storedView: Uncounted<UIView>
  @exclusivity(unchecked) private var storedGuide: Uncounted<UILayoutGuide>
  /// Whether the item is alive.
  @exclusivity(unchecked) private(set) var isAlive = true
  /// The constraints in force that name the item, in no particular order, as far as their owners have
  /// had them listed.
  @exclusivity(unchecked) private var ends = ConstraintEnd.none
  /// The item's index in the engine of its hierarchy, or −1 while it has none.
  @exclusivity(unchecked) var engineIndex: Int32 = -1
  /// Whether a guide stands for the view's edges towards its descendants.
  let hasContentGuide: Bool
  /// Whether nothing else stands for the item in constraints of its edges, centres and sizes.
  ///
  /// The guides of a scroll view stand for it and it for them, by who asks.
  private let isDirect: Bool
  /// The reference, counted for those who will ask for it.
  @exclusivity(unchecked) private var ahead = ReferencesAhead()

  /// The item's index in the engine, where nothing else can stand for it; else −1.
  @inline(__always)
  var directIndex: Int32 { isDirect ? engineIndex : -1 }

  @MainActor
  init(_ view: UIView) {
    storedView = Uncounted(view)
    storedGuide = .none
    hasContentGuide = view.hasContentGuide
    isDirect = !hasContentGuide
  }

  init(_ guide: UILayoutGuide) {
    storedView = .none
    storedGuide = Uncounted(guide)
    hasContentGuide = false
    isDirect = false
  }

  /// The item, if it is a view that is alive.
  var view: UIView? { storedView.object }

  /// The item, if it is a guide that is alive.
  var guide: UILayoutGuide? { storedGuide.object }

  /// The item, or nil once it is dead.
  var object: AnyObject? { view ?? guide }

  /// The item as what views and guides share, or nil once it is dead.
  var item: (any LayoutItemObject)? {
    if let view { return view }
    return guide
  }

  /// The view that owns the item's constraints, or nil for a guide without one.
  @MainActor var constraintOwner: UIView? { view ?? guide?.owningView }

  // Half a dozen constraints name an ordinary view, and the host of its hierarchy holds the reference, too. Counting it
  // sixteen times at once takes as long as counting it once.

  /// The reference, counted once for whoever asks, who has to release it.
  @MainActor
  @inline(__always)
  var held: Uncounted<LayoutItemReference> {
    // Of an item that is dead, nobody would give back what is left.
    ahead.isEmpty && !isAlive ? countOnce() : ahead.take(self)
  }

  @MainActor
  @inline(never)
  private func countOnce() -> Uncounted<LayoutItemReference> { Uncounted(holding: self) }

  /// Forgets the item, which still holds the reference.
  func clear() {
    storedView = .none
    storedGuide = .none
    isAlive = false
    engineIndex = -1
    ahead.end(self)
  }

  /// The constraints in force that name the item.
  @MainActor var activeConstraints: [NSLayoutConstraint] {
    // Whoever owns one is the item's view or stands above it.
    var owner = Uncounted(constraintOwner)
    while !owner.isNone {
      owner.read { $0.ownedConstraints.listAtItems() }
      owner = owner.superview
    }
    return listedConstraints
  }

  /// The constraints in force that name the item, of the owners that have had theirs listed.
  var listedConstraints: [NSLayoutConstraint] {
    var all: [NSLayoutConstraint] = []
    var end = ends
    while let constraint = end.constraint {
      all.append(constraint)
      end = end.links.next
    }
    return all
  }

  /// Notes that a constraint names the item.
  func insert(_ end: ConstraintEnd) {
    if !ends.isNone { ends.setPrevious(end) }
    end.setLinks(ConstraintEnd.Links(ofFirstBefore: ends))
    ends = end
  }

  /// Forgets an end, where it is noted.
  func remove(_ end: ConstraintEnd) {
    let links = end.links
    guard links.isListed else { return }
    if links.previous.isNone { ends = links.next } else { links.previous.setNext(links.next) }
    if !links.next.isNone { links.next.setPrevious(links.previous) }
    end.setLinks(ConstraintEnd.Links())
  }
}

/// What views and layout guides share towards constraints.
@MainActor
protocol LayoutItemObject: AnyObject {
  /// The reference that constraints hold.
  var itemReference: LayoutItemReference { get }
  /// The reference, counted once for whoever asks, who has to release it.
  var heldReference: Uncounted<LayoutItemReference> { get }
  /// The reference, where something has asked for it.
  var existingItemReference: LayoutItemReference? { get }
  /// The view that owns the item's constraints: a view itself, or a guide's owner.
  var constraintOwner: UIView? { get }
  /// What the engine holds for the item beyond its record; most items have none.
  var engineExtras: EngineExtras? { get set }
}

extension LayoutItemObject {
  /// The item's place in the engine of its hierarchy, while it has one.
  var engineItem: ItemID? {
    get {
      guard let index = existingItemReference?.engineIndex, index >= 0 else { return nil }
      return ItemID(index: Int(index))
    }
    set {
      guard let newValue else {
        existingItemReference?.engineIndex = -1
        return
      }
      itemReference.engineIndex = Int32(newValue.index)
    }
  }

  /// The same, made where there is none yet.
  var neededEngineExtras: EngineExtras {
    if let engineExtras { return engineExtras }
    let extras = EngineExtras()
    engineExtras = extras
    return extras
  }
}
