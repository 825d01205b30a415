/// The constraints that a view owns, in the order in which they were installed.
///
/// The list runs through the constraints themselves and holds each of them once, unless the array does with which it was
/// activated, so that adding and removing in any order costs O(1) and allocates nothing. Whoever has a list empties it before it
/// goes.
struct ConstraintList {
  private var first = Uncounted<NSLayoutConstraint>.none
  private var last = Uncounted<NSLayoutConstraint>.none
  /// The oldest constraint that its items do not list yet; those behind it are not listed either.
  ///
  /// Most layouts never ask an item for its constraints, and so never pay for the lists.
  private var unlisted = Uncounted<NSLayoutConstraint>.none
  private(set) var count = 0
  /// Whether an engine may know one of the constraints, or is about to.
  ///
  /// A view that no engine has seen has as many constraints as any other, and they need no look.
  var haveSlots = false

  /// Creates an empty list.
  init() {}

  /// The constraints, oldest first.
  var all: [NSLayoutConstraint] {
    guard count > 0 else { return [] }
    var all: [NSLayoutConstraint] = []
    all.reserveCapacity(count)
    forEach { all.append($0) }
    return all
  }

  /// The oldest constraint, from which ``NSLayoutConstraint/nextOwned`` leads to the others.
  var oldest: Uncounted<NSLayoutConstraint> { first }

  /// Whether there is none.
  var isEmpty: Bool { count == 0 }

  /// Has every constraint forget its place in an engine.
  @MainActor
  mutating func forgetSlots() {
    guard haveSlots else { return }
    haveSlots = false
    forEach { $0.engineSlot = .none }
  }

  /// Calls `body` with each constraint, oldest first; none may be removed meanwhile.
  func forEach(_ body: (NSLayoutConstraint) -> Void) {
    var next = first
    while !next.isNone {
      next =
        next.read { constraint in
          body(constraint)
          return constraint.nextOwned
        } ?? .none
    }
  }

  /// Puts a constraint last.
  ///
  /// - Parameters:
  ///   - constraint: A constraint that no list has.
  ///   - activated: What may hold it in place of the list.
  @inline(__always)
  mutating func append(_ constraint: NSLayoutConstraint, heldBy activated: ActivatedConstraints?) {
    let isHeld = activated.map { $0.hold(constraint) } ?? false
    append(isHeld ? Uncounted(constraint) : Uncounted(alsoHolding: constraint))
  }

  private mutating func append(_ new: Uncounted<NSLayoutConstraint>) {
    new.read { constraint in
      constraint.previousOwned = last
      constraint.nextOwned = .none
    }
    if last.isNone { first = new } else { last.read { $0.nextOwned = new } }
    if unlisted.isNone { unlisted = new }
    last = new
    count += 1
  }

  /// Has the items of all constraints list them.
  mutating func listAtItems() {
    while !unlisted.isNone {
      unlisted =
        unlisted.read { constraint in
          constraint.listAtItems()
          return constraint.nextOwned
        } ?? .none
    }
  }

  /// Takes all constraints out of force, as their owner dies.
  mutating func end() {
    var next = first
    self = ConstraintList()
    // None may find the owner when the first of them goes.
    var ending = next
    while !ending.isNone {
      ending =
        ending.read { constraint in
          constraint.forgetReferences()
          constraint.storedOwner = .none
          constraint.previousOwned = .none
          if !constraint.heldBy.isNone { ActivatedConstraints.end(of: constraint) }
          return constraint.nextOwned
        } ?? .none
    }
    while !next.isNone {
      let constraint = next
      next =
        constraint.read { constraint in
          // One that was activated again, by what went before it, has another owner to hold it, and its place in a list.
          guard constraint.storedOwner.isNone else { return .none }
          let next = constraint.nextOwned
          constraint.nextOwned = .none
          return next
        } ?? .none
      constraint.release()
    }
  }

  mutating func remove(_ constraint: NSLayoutConstraint) {
    let previous = constraint.previousOwned
    let next = constraint.nextOwned
    if unlisted == Uncounted(constraint) { unlisted = next }
    if previous.isNone { first = next } else { previous.read { $0.nextOwned = next } }
    if next.isNone { last = previous } else { next.read { $0.previousOwned = previous } }
    constraint.previousOwned = .none
    constraint.nextOwned = .none
    count -= 1
    if !constraint.heldBy.isNone { ActivatedConstraints.end(of: constraint) }
    Uncounted(constraint).release()
  }
}

/// One end of a constraint, as a member of the list of the item that it names.
///
/// The address of the constraint, with the lowest bit for the second end: objects lie at even
/// addresses.
struct ConstraintEnd {
  private var bits: UInt

  /// No end.
  static let none = ConstraintEnd(bits: 0)
  /// What an end that is on no list has in place of the one before it.
  fileprivate static let unlisted = ConstraintEnd(bits: 2)

  private init(bits: UInt) { self.bits = bits }

  init(_ constraint: NSLayoutConstraint, isSecond: Bool) {
    bits = UInt(bitPattern: Unmanaged.passUnretained(constraint).toOpaque()) | (isSecond ? 1 : 0)
  }

  var isSecond: Bool { bits & 1 == 1 }

  /// The constraint, which is in force, so that its owner keeps it alive.
  var constraint: NSLayoutConstraint? {
    UnsafeRawPointer(bitPattern: bits & ~1).map {
      Unmanaged<NSLayoutConstraint>.fromOpaque($0).takeUnretainedValue()
    }
  }

  var isNone: Bool { bits == 0 }

  /// The neighbours of the end in the list of its item.
  var links: Links {
    read { $0.links(isSecond: isSecond) } ?? Links()
  }

  func setLinks(_ links: Links) {
    read { $0.setLinks(links, isSecond: isSecond) }
  }

  func setNext(_ next: ConstraintEnd) {
    var links = links
    links.next = next
    setLinks(links)
  }

  func setPrevious(_ previous: ConstraintEnd) {
    var links = links
    links.previous = previous
    setLinks(links)
  }

  /// Calls `body` with the constraint, without a retain: its owner holds it.
  @discardableResult
  private func read<Result>(_ body: (NSLayoutConstraint) -> Result) -> Result? {
    guard let address = UnsafeRawPointer(bitPattern: bits & ~1) else { return nil }
    return Unmanaged<NSLayoutConstraint>.fromOpaque(address)._withUnsafeGuaranteedRef(body)
  }

  /// The neighbours of an end.
  struct Links {
    var next = ConstraintEnd.none
    fileprivate(set) var previous = ConstraintEnd.unlisted
    /// Whether the end is on a list.
    var isListed: Bool { previous.bits != ConstraintEnd.unlisted.bits }

    /// Those of an end that is on no list.
    init() {}

    /// Those of the first end of a list, with the one behind it.
    init(ofFirstBefore next: ConstraintEnd) {
      self.next = next
      previous = .none
    }
  }
}
