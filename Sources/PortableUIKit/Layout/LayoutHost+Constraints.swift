internal import ConstraintSolver
internal import LayoutEngine

extension LayoutHost {
  /// Gives the engine the constraints that wait.
  ///
  /// Those between edges, centres and sizes of views that stand for themselves, as most are, go in together.
  func takeInConstraints() {
    if newOwners.count > 0 { takeInOfNewOwners() }
    // What is taken in may ask a view, whose answer may change the list.
    var index = 0
    var group = 0
    while index < pendingConstraints.count {
      var end = pendingConstraints.count
      while group < groupStarts.count, groupStarts[group] <= index {
        engine.beginGroup()
        group += 1
      }
      if group < groupStarts.count { end = min(end, groupStarts[group]) }
      let taken = takeInTogether(index..<end)
      index += taken
      guard taken == 0 else { continue }
      let pending = pendingConstraints[index]
      // Nothing happens meanwhile that could let go of one that relates views as they stand.
      if pending.read({ addDirectly($0) }) == false, let constraint = pending.object {
        addIndirectly(constraint)
      }
      index += 1
    }
    pendingConstraints.removeAll()
    groupStarts.removeAll()
  }

  /// Room for new owners that no host needs now: a host has much to take in once, and little from then on.
  @exclusivity(unchecked) private static var spareRoom = PlainList<Uncounted<UIView>>()

  /// Takes the room that a host before left, where this one has none.
  func takeRoom() {
    if newOwners.isWithoutRoom { swap(&newOwners, &Self.spareRoom) }
  }

  /// Gives the engine the constraints of views that were just taken in, as long as they can go in together.
  ///
  /// It asks no view for anything, and so nothing happens meanwhile. Those from the first one on that is of another kind
  /// are left to wait with others.
  private func takeInOfNewOwners() {
    defer {
      newOwners.removeAll()
      if Self.spareRoom.isWithoutRoom {
        swap(&newOwners, &Self.spareRoom)
        Self.spareRoom.releaseLargeRoom()
      }
    }
    let shared = Self.newConstraints
    guard pendingConstraints.count == 0, var room = engine.roomForConstraints(at: shared.places)
    else { return notePendingOfNewOwners(from: 0) }
    var limit = room.places + shared.most
    var place = room.places
    var index = Int32(truncatingIfNeeded: room.firstIndex)
    var object = placeForObjects(from: room.firstIndex)
    var isAtStart = false
    for ownerPlace in 0..<newOwners.count {
      let owner = newOwners[ownerPlace]
      if owner.isNone {
        isAtStart = true
        limit = place
        continue
      }
      var constraint =
        owner.read { owner in
          owner.ownedConstraints.haveSlots = true
          return owner.ownedConstraints.oldest
        } ?? .none
      while !constraint.isNone {
        if place == limit {
          addNewConstraints(place - room.places, in: room)
          guard let more = engine.roomForConstraints(at: shared.places) else {
            return notePendingOfNewOwners(from: isAtStart ? ownerPlace - 1 : ownerPlace)
          }
          room = more
          place = room.places
          limit = place + shared.most
          if isAtStart { engine.beginGroup() }
          isAtStart = false
        }
        // One that waits already is taken in with those that do.
        let isFree = constraint.read { $0.engineSlot == .none }
        if isFree == true {
          guard constraint.read({ put($0, at: place, index) }) == true else {
            addNewConstraints(place - room.places, in: room)
            return notePendingOfNewOwners(from: ownerPlace)
          }
          object.initialize(to: constraint)
          object += 1
          place += 1
          index &+= 1
        }
        constraint = constraint.read { $0.nextOwned } ?? .none
      }
    }
    addNewConstraints(place - room.places, in: room)
  }

  /// Where the objects of the new owners' constraints are to be noted, with room for them.
  private func placeForObjects(
    from index: Int
  ) -> UnsafeMutablePointer<Uncounted<NSLayoutConstraint>> {
    while constraintObjects.count < index { constraintObjects.append(.none) }
    var count = 0
    for place in 0..<newOwners.count {
      count &+= newOwners[place].read { $0.ownedConstraints.count } ?? 0
    }
    constraintObjects.reserveMore(count)
    return constraintObjects.base + constraintObjects.count
  }

  /// Gives the engine constraints that were put down, whose objects were noted.
  private func addNewConstraints(_ count: Int, in room: NewConstraints) {
    guard count > 0 else { return }
    constraintObjects.takeInReserved(count)
    engine.addNewConstraints(count, in: room)
  }

  /// Gives the engine the constraints from the start of a part of the list on that can go in together.
  ///
  /// It asks no view for anything, and so nothing happens meanwhile.
  ///
  /// - Returns: How many did.
  private func takeInTogether(_ part: Range<Int>) -> Int {
    let shared = Self.newConstraints
    guard let room = engine.roomForConstraints(at: shared.places) else { return 0 }
    let most = min(part.count, shared.most)
    while constraintObjects.count < room.firstIndex { constraintObjects.append(.none) }
    constraintObjects.reserveMore(most)
    let waiting = pendingConstraints.base + part.lowerBound
    var index = Int32(truncatingIfNeeded: room.firstIndex)
    var count = 0
    while count < most, waiting[count].read({ put($0, at: room.places + count, index) }) == true {
      index &+= 1
      count &+= 1
    }
    constraintObjects.appendReserved(waiting, count)
    if count > 0 { engine.addNewConstraints(count, in: room) }
    return count
  }

  /// Where the hosts put constraints down for their engines, one host at a time.
  private static let newConstraints = (
    places: UnsafeMutablePointer<NewConstraint>.allocate(capacity: NewConstraint.most),
    most: NewConstraint.most
  )

  /// Puts a constraint of edges, centres and sizes of views that stand for themselves down where it is to go.
  ///
  /// - Parameters:
  ///   - constraint: The constraint, which notes its index in the engine.
  ///   - place: Where it goes.
  ///   - index: The index that the engine gives it.
  /// - Returns: False, with nothing done, for one of another kind.
  @inline(__always)
  private func put(
    _ constraint: NSLayoutConstraint,
    at place: UnsafeMutablePointer<NewConstraint>,
    _ index: Int32
  ) -> Bool {
    guard let (first, second) = directItems(of: constraint) else { return false }
    place.pointee.constraint = constraint.row(first, second)
    place.pointee.mention = constraint.decidesTies ? constraint.activation : -1
    constraint.engineSlot = EngineConstraintSlot(index)
    return true
  }

  /// Takes in a constraint of edges, centres and sizes of views that stand for themselves.
  ///
  /// - Returns: False, with nothing done, for one of another kind.
  private func addDirectly(_ constraint: NSLayoutConstraint) -> Bool {
    guard let (first, second) = directItems(of: constraint) else { return false }
    add(constraint, first, second)
    return true
  }

  /// The items of a constraint of edges, centres and sizes of views that stand for themselves.
  @inline(__always)
  private func directItems(of constraint: NSLayoutConstraint) -> (first: ItemID, second: ItemID?)? {
    guard constraint.isPlain else { return nil }
    let first = constraint.storedFirst.read { $0.directIndex } ?? -1
    let second = constraint.storedSecond.read { $0.directIndex } ?? -1
    guard first >= 0, second >= 0 || constraint.storedSecond.isNone else { return nil }
    return (
      ItemID(index: Int(first)), constraint.storedSecond.isNone ? nil : ItemID(index: Int(second))
    )
  }

  /// Takes in a constraint for whose items others may stand.
  func addIndirectly(_ constraint: NSLayoutConstraint) {
    constraint.engineSlot = .none
    // No closures of the standard library here: each would ask for the main actor.
    let hasSecond = constraint.storedSecond.read { $0.isAlive } ?? false
    let second = hasSecond ? constraint.storedSecond : .none
    let lhs = engineIndex(of: constraint.storedFirst, constraint.firstAttribute, facing: second)
    var rhs: ItemID?
    if hasSecond {
      let index = engineIndex(
        of: second,
        constraint.secondAttribute,
        facing: constraint.storedFirst
      )
      guard index >= 0 else { return }
      rhs = ItemID(index: Int(index))
    }
    guard lhs >= 0 else { return }
    let first = ItemID(index: Int(lhs))
    if LayoutAttribute(constraint.firstAttribute).isMargin { noteMarginUse(first) }
    if LayoutAttribute(constraint.secondAttribute).isMargin, let rhs { noteMarginUse(rhs) }
    add(constraint, first, rhs)
  }

  /// Gives the engine a constraint between items of it.
  private func add(_ constraint: NSLayoutConstraint, _ first: ItemID, _ second: ItemID?) {
    let id = engine.add(
      constraint.row(first, second),
      mention: constraint.decidesTies ? constraint.activation : nil
    )
    constraint.engineSlot = EngineConstraintSlot(id)
    setConstraintObject(Uncounted(constraint), of: id)
  }

  /// Notes which constraint is behind one of the engine's.
  @inline(__always)
  private func setConstraintObject(
    _ constraint: Uncounted<NSLayoutConstraint>,
    of id: LayoutConstraintID
  ) {
    if constraintObjects.count == id.index {
      constraintObjects.append(constraint)
    } else {
      while constraintObjects.count <= id.index { constraintObjects.append(.none) }
      constraintObjects[id.index] = constraint
    }
  }

  /// The item that stands for another in a constraint.
  ///
  /// Edges of a scroll view mean its content for what is inside it; a baseline may be that of a view
  /// further down. The guide of a scroll view's frame is the scroll view for what is outside of it.
  ///
  /// Source: Apple's Technical Note TN2154 for scroll views.
  ///
  /// - Returns: Its index in the engine, or −1 while it has none.
  func engineIndex(
    of item: Uncounted<LayoutItemReference>,
    _ attribute: NSLayoutConstraint.Attribute,
    facing other: Uncounted<LayoutItemReference>
  ) -> Int32 {
    let own = item.read { $0.engineIndex } ?? -1
    switch attribute {
    case .firstBaseline, .lastBaseline:
      guard let view = item.object?.view else { return own }
      let below =
        attribute == .firstBaseline ? view.forFirstBaselineLayout : view.forLastBaselineLayout
      guard below !== view, below.isDescendant(of: view), let id = below.engineItem else {
        return own
      }
      return Int32(id.index)
    case .width, .height, .notAnAttribute:
      return own
    case .centerX, .centerY:
      return engineIndexOfScrollView(of: item, facing: other) ?? own
    default:
      if let index = engineIndexOfScrollView(of: item, facing: other) { return index }
      guard item.read({ $0.hasContentGuide }) == true, let view = item.object?.view,
        let owner = other.object?.constraintOwner, owner !== view, owner.isDescendant(of: view),
        let guide = view.contentGuideForDescendants
      else { return own }
      if guide.engineItem == nil, let id = view.engineItem {
        register(guide, below: id, isRanked: false)
      }
      return guide.itemReference.engineIndex
    }
  }

  /// The scroll view whose frame guide an item is, for what is outside of it: there the guide is where the frame is, however
  /// far the content was scrolled.
  ///
  /// - Returns: Its index in the engine, or nil for every other item, and for what is inside the scroll view.
  private func engineIndexOfScrollView(
    of item: Uncounted<LayoutItemReference>,
    facing other: Uncounted<LayoutItemReference>
  ) -> Int32? {
    guard item.read({ $0.storedView.isNone }) == true, let guide = item.object?.guide,
      guide.role == .scrollFrame, let view = guide.owningView, let id = view.engineItem,
      let owner = other.object?.constraintOwner, !owner.isDescendant(of: view)
    else { return nil }
    return Int32(id.index)
  }
}

extension LayoutAttribute {
  /// The engine's name of an attribute.
  ///
  /// Both stand in the order of UIKit's raw values, so that this is no work.
  @inline(__always)
  init(_ attribute: NSLayoutConstraint.Attribute) {
    switch attribute {
    case .notAnAttribute: self = .notAnAttribute
    case .left: self = .left
    case .right: self = .right
    case .top: self = .top
    case .bottom: self = .bottom
    case .leading: self = .leading
    case .trailing: self = .trailing
    case .width: self = .width
    case .height: self = .height
    case .centerX: self = .centerX
    case .centerY: self = .centerY
    case .lastBaseline: self = .lastBaseline
    case .firstBaseline: self = .firstBaseline
    case .leftMargin: self = .leftMargin
    case .rightMargin: self = .rightMargin
    case .topMargin: self = .topMargin
    case .bottomMargin: self = .bottomMargin
    case .leadingMargin: self = .leadingMargin
    case .trailingMargin: self = .trailingMargin
    case .centerXWithinMargins: self = .centerXWithinMargins
    case .centerYWithinMargins: self = .centerYWithinMargins
    }
  }

  /// Whether the attribute counts from a margin.
  fileprivate var isMargin: Bool {
    switch self {
    case .leftMargin, .rightMargin, .topMargin, .bottomMargin, .leadingMargin, .trailingMargin,
      .centerXWithinMargins, .centerYWithinMargins:
      true
    default: false
    }
  }
}

extension NSLayoutConstraint.Attribute {
  /// UIKit's name of an attribute.
  @inline(__always)
  init(_ attribute: LayoutAttribute) {
    switch attribute {
    case .notAnAttribute: self = .notAnAttribute
    case .left: self = .left
    case .right: self = .right
    case .top: self = .top
    case .bottom: self = .bottom
    case .leading: self = .leading
    case .trailing: self = .trailing
    case .width: self = .width
    case .height: self = .height
    case .centerX: self = .centerX
    case .centerY: self = .centerY
    case .lastBaseline: self = .lastBaseline
    case .firstBaseline: self = .firstBaseline
    case .leftMargin: self = .leftMargin
    case .rightMargin: self = .rightMargin
    case .topMargin: self = .topMargin
    case .bottomMargin: self = .bottomMargin
    case .leadingMargin: self = .leadingMargin
    case .trailingMargin: self = .trailingMargin
    case .centerXWithinMargins: self = .centerXWithinMargins
    case .centerYWithinMargins: self = .centerYWithinMargins
    }
  }
}

extension NSLayoutConstraint.Relation {
  @inline(__always)
  init(_ relation: ConstraintSolver.Relation) {
    switch relation {
    case .lessThanOrEqual: self = .lessThanOrEqual
    case .equal: self = .equal
    case .greaterThanOrEqual: self = .greaterThanOrEqual
    }
  }
}

extension Relation {
  @inline(__always)
  init(_ relation: NSLayoutConstraint.Relation) {
    switch relation {
    case .lessThanOrEqual: self = .lessThanOrEqual
    case .equal: self = .equal
    case .greaterThanOrEqual: self = .greaterThanOrEqual
    }
  }
}
