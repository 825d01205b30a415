/// The constraints that a view owns, in the order in which they were installed.
///
/// Removal in any order costs O(1): it leaves a hole, and the list closes its holes when they are
/// the larger part.
struct ConstraintList {
  private var slots: [NSLayoutConstraint?] = []
  private(set) var count = 0

  /// The constraints, oldest first.
  var all: [NSLayoutConstraint] {
    slots.compactMap { $0 }
  }

  /// Whether there is none.
  var isEmpty: Bool { count == 0 }

  mutating func append(_ constraint: NSLayoutConstraint) {
    constraint.ownerSlot = slots.count
    slots.append(constraint)
    count += 1
  }

  mutating func remove(_ constraint: NSLayoutConstraint) {
    slots[constraint.ownerSlot] = nil
    constraint.ownerSlot = -1
    count -= 1
    while let last = slots.last, last == nil { slots.removeLast() }
    guard slots.count > 32, count * 2 < slots.count else { return }
    slots = slots.filter { $0 != nil }
    for (index, constraint) in slots.enumerated() { constraint?.ownerSlot = index }
  }
}
