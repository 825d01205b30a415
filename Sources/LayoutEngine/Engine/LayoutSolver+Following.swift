import ConstraintSolver

/// Items and constraints that are compared with those of a known layout as they come, and not put down.
///
/// Whether an engine collects what one before did can be said when all is there (``KnownLayout/mentionShift(of:_:)``); but most
/// often as many items and constraints are announced as a known layout has, and each that comes is the same as there. Then
/// comparing them is all that there is to do: an item is a copy with lengths of its own, and a constraint is not written
/// at all. The first that is another ends it, and what came before is put down from the known layout.
extension LayoutSolver {
  /// Follows a known layout of as many items and constraints as are to come, if there is one.
  func beginFollowing(items itemCount: Int, constraints constraintCount: Int) {
    guard isCollecting, repeatsLayouts, items.count == 0, constraints.count == 0 else { return }
    guard let known = KnownLayouts.candidate(items: itemCount, constraints: constraintCount) else {
      return
    }
    followed = known
    followedTables = KnownTables(known)
    followedShift = MentionShift()
  }

  /// Puts an item down as the known layout has it, with lengths of its own.
  ///
  /// - Returns: False where it is another there, and nothing is followed any more.
  func follow(
    _ followed: KnownTables,
    _ parent: Int32,
    _ properties: ItemProperties,
    _ order: Int
  ) -> Bool {
    guard let source = nextItem(of: followed, parent, order),
      source.pointee.isPlain == properties.isPlain,
      source.pointee.properties.isLike(properties)
    else {
      endFollowing()
      return false
    }
    let record = putDown(source)
    record.pointee.properties.intrinsicWidth = properties.intrinsicWidth
    record.pointee.properties.intrinsicHeight = properties.intrinsicHeight
    return true
  }

  /// The same for an item that has nothing but a content.
  @inline(__always)
  func follow(
    _ followed: KnownTables,
    _ parent: Int32,
    _ content: PlainContent,
    _ order: Int
  ) -> Bool {
    guard let source = nextItem(of: followed, parent, order), source.pointee.isPlain,
      source.pointee.properties.isPlainlyLike(content)
    else {
      endFollowing()
      return false
    }
    let record = putDown(source)
    if content.width >= 0 { record.pointee.properties.intrinsicWidth = content.width }
    if content.height >= 0 { record.pointee.properties.intrinsicHeight = content.height }
    return true
  }

  /// The next item of the known layout, where it has the parent and the place, and as many constraints before it.
  @inline(__always)
  private func nextItem(
    of followed: KnownTables,
    _ parent: Int32,
    _ order: Int
  ) -> UnsafePointer<ItemRecord>? {
    let index = items.count
    guard index < followed.itemCount else { return nil }
    let source = followed.items + index
    guard source.pointee.parent == parent, Int(source.pointee.place) == order,
      Int(source.pointee.constraintsBefore) == constraints.count
    else { return nil }
    return source
  }

  /// Puts down of an item what is asked of one that is not taken in yet; the known layout has the rest.
  @inline(__always)
  private func putDown(_ source: UnsafePointer<ItemRecord>) -> UnsafeMutablePointer<ItemRecord> {
    let index = items.count
    items.appendPlaces(1)
    let record = items.base + index
    record.pointee.frame = .zero
    record.pointee.parent = source.pointee.parent
    record.pointee.isAlive = false
    record.pointee.isPlain = source.pointee.isPlain
    record.pointee.reports = []
    record.pointee.properties = source.pointee.properties
    return record
  }

  /// Counts new constraints, where the known layout has the same.
  ///
  /// - Parameters:
  ///   - followed: The known layout.
  ///   - new: The constraints.
  ///   - count: How many they are.
  /// - Returns: False where one is another there, and nothing is followed any more.
  func follow(
    _ followed: KnownTables,
    _ new: UnsafePointer<NewConstraint>,
    _ count: Int
  ) -> Bool {
    let first = constraints.count
    guard first + count <= followed.constraintCount else {
      endFollowing()
      return false
    }
    guard count > 0 else { return true }
    var shift = followedShift
    guard Self.areSame(new, followed.constraints + first, count, &shift) else {
      endFollowing()
      return false
    }
    followedShift = shift
    countFollowed(count)
    return true
  }

  /// Whether new constraints are those of a known layout, and ranked like those.
  @inline(__always)
  private static func areSame(
    _ new: UnsafePointer<NewConstraint>,
    _ known: UnsafePointer<ConstraintRecord>,
    _ count: Int,
    _ shift: inout MentionShift
  ) -> Bool {
    let distance = shift.distance(of: known.pointee.mention, new.pointee.rank)
    var (next, source) = (new, known)
    let end = new + count
    // Most often all are the same: to gather what differs takes less than to look at each.
    var difference = SIMD4<Int32>()
    var mentionDifference: Int32 = distance == nil ? 1 : 0
    while next < end {
      let (own, other) = (UnsafeRawPointer(next.constraint), UnsafeRawPointer(source.constraint))
      difference |= own.halfOfConstraint(0) ^ other.halfOfConstraint(0)
      difference |= own.halfOfConstraint(1) ^ other.halfOfConstraint(1)
      mentionDifference |= next.pointee.rank &- source.pointee.mention &- (distance ?? 0)
      next += 1
      source += 1
    }
    guard difference == SIMD4() else { return false }
    if mentionDifference == 0, let distance {
      shift.note(distance)
      return true
    }
    // Those of stack views have no places of their own.
    for place in 0..<count where !shift.takes(known[place].mention, new[place].rank) {
      return false
    }
    return true
  }

  /// Counts a new constraint, where the known layout has the same.
  ///
  /// - Returns: False where it is another there, and nothing is followed any more.
  func follow(
    _ followed: KnownTables,
    _ constraint: LayoutConstraint,
    _ rank: Int32
  ) -> Bool {
    let index = constraints.count
    let source = followed.constraints + index
    guard index < followed.constraintCount,
      withUnsafePointer(to: constraint, { LayoutConstraint.areSame($0, source.constraint) }),
      followedShift.takes(source.pointee.mention, rank)
    else {
      endFollowing()
      return false
    }
    countFollowed(1)
    return true
  }

  /// Gives constraints their places, in which nothing is put down yet.
  @inline(__always)
  private func countFollowed(_ count: Int) {
    constraints.appendPlaces(count)
    var record = constraints.base + (constraints.count &- count)
    for _ in 0..<count {
      record.pointee.isAlive = false
      record += 1
    }
  }

  /// Notes the layout that was followed to its end; one that goes on is no longer followed.
  func noteFollowed() {
    guard let followed else { return }
    guard items.count == followed.itemCount, constraints.count == followed.constraintCount else {
      return endFollowing()
    }
    knownLayout = followed
    knownMentionShift = followedShift.distance
  }

  /// Puts down what came as long as a layout was followed, and follows it no longer.
  @inline(never)
  func endFollowing() {
    guard let followed else { return }
    self.followed = nil
    followedTables = nil
    for index in 0..<items.count {
      let (record, source) = (items.base + index, followed.items + index)
      let (reports, properties) = (record.pointee.reports, record.pointee.properties)
      record.initialize(
        to: ItemRecord(
          parent: source.pointee.parent,
          isAlive: false,
          isPlain: source.pointee.isPlain,
          reports: reports,
          width: source.pointee.width,
          height: source.pointee.height,
          left: source.pointee.left,
          top: source.pointee.top,
          place: source.pointee.place,
          constraintsBefore: source.pointee.constraintsBefore,
          properties: properties,
          depth: 0
        )
      )
    }
    for index in 0..<constraints.count {
      let (record, source) = (constraints.base + index, followed.constraints + index)
      let mention = TieRank.moved(source.pointee.mention, by: followedShift.distance)
      record.initialize(
        to: ConstraintRecord(constraint: source.pointee.constraint, mention: mention)
      )
      record.pointee.isAlive = false
    }
  }
}

/// Where the tables of a known layout lie that somebody holds.
struct KnownTables {
  let items: UnsafePointer<LayoutSolver.ItemRecord>
  let constraints: UnsafePointer<LayoutSolver.ConstraintRecord>
  let itemCount: Int
  let constraintCount: Int

  init(_ known: KnownLayout) {
    items = UnsafePointer(known.items)
    constraints = UnsafePointer(known.constraints)
    itemCount = known.itemCount
    constraintCount = known.constraintCount
  }
}

extension NewConstraint {
  /// The place among those that decide ties, as the engine keeps it.
  @inline(__always)
  var rank: Int32 { TieRank.mention(mention < 0 ? nil : mention, by: constraint.source) }
}
