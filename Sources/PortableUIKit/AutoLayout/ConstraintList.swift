/// The constraints that a view owns, in the order in which they were installed.
///
/// The list runs through the constraints themselves and holds each of them once, so that adding and
/// removing in any order costs O(1) and allocates nothing. Whoever has a list empties it before it
/// goes.
struct ConstraintList {
  private var first = Uncounted<NSLayoutConstraint>.none
  private var last = Uncounted<NSLayoutConstraint>.none
  /// The oldest constraint that its items do not list yet; those behind it are not listed either.
  ///
  /// Most layouts never ask an item for its constraints, and so never pay for the lists.
  private var unlisted = Uncounted<NSLayoutConstraint>.none
  private(set) var count = 0

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

  mutating func append(_ constraint: NSLayoutConstraint) {
    let new = Uncounted(holding: constraint)
    constraint.previousOwned = last
    constraint.nextOwned = .none
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

  /// Calls `body` with the oldest constraint and takes it out.
  ///
  /// - Returns: Whether there was one.
  mutating func removeFirst(_ body: (NSLayoutConstraint) -> Void) -> Bool {
    guard let constraint = first.object else { return false }
    body(constraint)
    remove(constraint)
    return true
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
    read { isSecond ? $0.secondLinks : $0.firstLinks } ?? Links()
  }

  func setLinks(_ links: Links) {
    read { if isSecond { $0.secondLinks = links } else { $0.firstLinks = links } }
  }

  func setNext(_ next: ConstraintEnd) {
    read { if isSecond { $0.secondLinks.next = next } else { $0.firstLinks.next = next } }
  }

  func setPrevious(_ previous: ConstraintEnd) {
    read {
      if isSecond { $0.secondLinks.previous = previous } else { $0.firstLinks.previous = previous }
    }
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
    var previous = ConstraintEnd.none
    /// Whether the end is on a list.
    var isListed = false
  }
}
