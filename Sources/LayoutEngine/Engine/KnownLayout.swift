import ConstraintSolver

/// The tables of an engine at its first solution, for others that take in the same items and constraints.
///
/// Cells in hierarchies of their own have an engine each, and so has every question for the size that fits a view. Most
/// of these take in what one before did, but for the lengths of contents, and for the count of activations by which their
/// constraints rank items.
///
/// Nobody changes it once it is made.
final class KnownLayout {
  /// What came of the rows.
  let structure: KnownStructure
  let items: UnsafeMutablePointer<LayoutSolver.ItemRecord>
  let itemCount: Int
  let constraints: UnsafeMutablePointer<LayoutSolver.ConstraintRecord>
  let constraintCount: Int
  let rowOwners: UnsafeMutablePointer<LayoutSolver.RowOwner>
  let rowOwnerCount: Int
  /// The most terms that a row can have.
  let mostTerms: Int

  /// Keeps the tables of an engine that was solved once since it took in what it had collected.
  init(_ structure: KnownStructure, _ engine: LayoutSolver) {
    self.structure = structure
    mostTerms = engine.mostTerms
    itemCount = engine.items.count
    items = RecordTable.allocate(itemCount)
    for index in 0..<itemCount {
      (items + index).initialize(to: engine.items.base[index].unplaced)
    }
    constraintCount = engine.constraints.count
    constraints = .allocate(capacity: constraintCount)
    for index in 0..<constraintCount {
      (constraints + index).initialize(to: engine.constraints.base[index].unlinked)
    }
    rowOwnerCount = engine.rowOwners.count
    rowOwners = .allocate(capacity: rowOwnerCount)
    rowOwners.initialize(from: engine.rowOwners.base, count: rowOwnerCount)
  }

  deinit {
    items.deallocate()
    constraints.deallocate()
    rowOwners.deallocate()
  }

  /// By how much the mentions of an engine come after those of this one, where it collected the same; nil where it did not.
  func mentionShift(
    of otherItems: RecordTable<LayoutSolver.ItemRecord>,
    _ otherConstraints: RecordTable<LayoutSolver.ConstraintRecord>
  ) -> Int32? {
    guard otherItems.count == itemCount, otherConstraints.count == constraintCount else {
      return nil
    }
    var shift = MentionShift()
    for index in 0..<constraintCount {
      let own = UnsafePointer(constraints + index)
      let other = UnsafePointer(otherConstraints.base + index)
      guard LayoutConstraint.areSame(own.constraint, other.constraint),
        shift.takes(own.pointee.mention, other.pointee.mention)
      else { return nil }
    }
    for index in 0..<itemCount
    where !(items + index).pointee.isCollectedLike(otherItems.base + index) { return nil }
    return shift.distance
  }
}

/// By how much the mentions of one engine's constraints come after those of another's.
struct MentionShift {
  /// The distance, 0 as long as no constraint has a mention.
  private(set) var distance: Int32 = 0
  private var isKnown = false

  /// Notes the mentions of a constraint here and there.
  ///
  /// - Returns: Whether they are as far apart as those before. Those that a stack view or nobody gives have to be the same:
  ///   they have no distance.
  @inline(__always)
  mutating func takes(_ own: Int32, _ other: Int32) -> Bool {
    if own >= TieRank.arranged || other >= TieRank.arranged { return own == other }
    let distance = other &- own
    if isKnown { return distance == self.distance }
    isKnown = true
    self.distance = distance
    return true
  }

  /// How far apart mentions have to be, where one of them is known: as far as those before, or as those two.
  ///
  /// - Returns: Nil for those that have no distance.
  @inline(__always)
  func distance(of own: Int32, _ other: Int32) -> Int32? {
    if isKnown { return distance }
    return own >= TieRank.arranged || other >= TieRank.arranged ? nil : other &- own
  }

  /// Notes that mentions are so far apart, as those before are.
  @inline(__always)
  mutating func note(_ distance: Int32) {
    isKnown = true
    self.distance = distance
  }
}

extension LayoutSolver.ItemRecord {
  /// The item as it was before it was placed, and before somebody asked for its constraints.
  fileprivate var unplaced: Self {
    var record = Self(
      parent: parent,
      firstChild: firstChild,
      isPlain: isPlain,
      width: width,
      height: height,
      left: left,
      top: top,
      place: place,
      constraintsBefore: constraintsBefore,
      properties: properties,
      depth: depth,
      mention: mention,
      nextSibling: nextSibling,
      previousSibling: previousSibling,
      likeness: likeness,
      likeRoot: likeRoot,
      firstConstraint: firstConstraint,
      hasWidthRank: hasWidthRank,
      hasHeightRank: hasHeightRank,
      widthWishes: widthWishes,
      heightWishes: heightWishes
    )
    record.horizontalContent = horizontalContent
    record.verticalContent = verticalContent
    return record
  }

  /// Whether another item, which was collected, is the same but for the lengths of its content.
  @inline(__always)
  fileprivate func isCollectedLike(_ other: UnsafePointer<Self>) -> Bool {
    parent == other.pointee.parent && place == other.pointee.place
      && constraintsBefore == other.pointee.constraintsBefore
      && isPlain == other.pointee.isPlain
      && (isPlain
        ? properties.isPlainlyLike(other.pointee.properties)
        : properties.isLike(other.pointee.properties))
  }
}

extension LayoutSolver.ConstraintRecord {
  /// The constraint as it was before somebody asked an item for its own.
  fileprivate var unlinked: Self {
    var record = self
    record.first = LayoutSolver.UseLinks()
    record.second = LayoutSolver.UseLinks()
    return record
  }
}

extension LayoutConstraint {
  /// Whether two constraints say the same of the same items, to the last bit.
  @inline(__always)
  static func areSame(_ lhs: UnsafePointer<Self>, _ rhs: UnsafePointer<Self>) -> Bool {
    assert(MemoryLayout<Self>.size == 4 * MemoryLayout<UInt64>.size, "it is no four words")
    let (own, other) = (UnsafeRawPointer(lhs), UnsafeRawPointer(rhs))
    var difference: UInt64 = 0
    for word in 0..<4 {
      difference |=
        own.load(fromByteOffset: word &* 8, as: UInt64.self)
        ^ other.load(fromByteOffset: word &* 8, as: UInt64.self)
    }
    return difference == 0
  }
}

extension UnsafeRawPointer {
  /// One of the two halves of the constraint here.
  @inline(__always)
  func halfOfConstraint(_ number: Int) -> SIMD4<Int32> {
    assert(MemoryLayout<LayoutConstraint>.size == 2 * MemoryLayout<SIMD4<Int32>>.size)
    return loadUnaligned(
      fromByteOffset: number &* MemoryLayout<SIMD4<Int32>>.size,
      as: SIMD4<Int32>.self
    )
  }
}

extension UnsafePointer<LayoutSolver.ConstraintRecord> {
  /// The constraint of the record.
  @inline(__always)
  var constraint: UnsafePointer<LayoutConstraint> {
    assert(MemoryLayout<Pointee>.offset(of: \.constraint) == 0, "it does not lie in front")
    return UnsafeRawPointer(self).assumingMemoryBound(to: LayoutConstraint.self)
  }
}

extension UnsafePointer<NewConstraint> {
  /// The constraint that is to be added.
  @inline(__always)
  var constraint: UnsafePointer<LayoutConstraint> {
    assert(MemoryLayout<Pointee>.offset(of: \.constraint) == 0, "it does not lie in front")
    return UnsafeRawPointer(self).assumingMemoryBound(to: LayoutConstraint.self)
  }
}

/// Layouts of engines, for others that take in the same.
///
/// A few are kept, of cells and of whole screens that are shown again; new ones take the places of the oldest.
final class KnownLayouts {
  nonisolated(unsafe) private static let shared = HandedOn<KnownLayouts>()

  /// How many items the engines whose layouts are kept may have in all: some 10 MB with what stands in for them, by the
  /// resident size of a process that keeps the layout of a hundred cells.
  static var mostItems: Int { KnownStructures.mostVariables / 4 }
  /// How many layouts are kept.
  private static var most: Int { 8 }

  private struct Entry {
    let layout: KnownLayout
    /// An engine that has solved it, made when another engine collected the same.
    var standIn: LayoutSolver?
  }

  /// The oldest comes first.
  @exclusivity(unchecked) private var entries: [Entry] = []

  private init() {}

  /// Looks for a layout that an engine collected, which notes it.
  static func find(for engine: LayoutSolver) -> KnownLayout? {
    if let layout = engine.knownLayout { return layout }
    guard let known = shared.take() else { return nil }
    defer { shared.leave(known) }
    return known.place(for: engine).map { known.entries[$0].layout }
  }

  /// Calls `body` with an engine that has solved what another one collected, and that nobody else uses meanwhile.
  ///
  /// - Returns: Nil where there is none.
  static func withStandIn<Result>(
    for engine: LayoutSolver,
    _ body: (LayoutSolver) -> Result
  ) -> Result? {
    guard let known = shared.take() else { return nil }
    defer { shared.leave(known) }
    guard let place = known.place(for: engine) else { return nil }
    let standIn =
      known.entries[place].standIn
      ?? LayoutSolver(standingInFor: known.entries[place].layout, scale: engine.scale)
    known.entries[place].standIn = standIn
    guard standIn.scale == engine.scale, engine.prepare(standIn) else { return nil }
    return body(standIn)
  }

  /// The place of the layout that an engine collected.
  private func place(for engine: LayoutSolver) -> Int? {
    if let layout = engine.knownLayout { return entries.firstIndex { $0.layout === layout } }
    for place in entries.indices {
      let layout = entries[place].layout
      guard let shift = layout.mentionShift(of: engine.items, engine.constraints) else { continue }
      engine.knownLayout = layout
      engine.knownMentionShift = shift
      return place
    }
    return nil
  }

  /// The layout kept last of those with so many items and constraints.
  static func candidate(items: Int, constraints: Int) -> KnownLayout? {
    guard let known = shared.take() else { return nil }
    defer { shared.leave(known) }
    return known.entries.last {
      $0.layout.itemCount == items && $0.layout.constraintCount == constraints
    }?.layout
  }

  /// Keeps a layout, which nobody changes from then on.
  static func keep(_ layout: KnownLayout) {
    let known = shared.take() ?? KnownLayouts()
    known.entries.append(Entry(layout: layout))
    var items = known.entries.reduce(0) { $0 + $1.layout.itemCount }
    while known.entries.count > most || items > mostItems {
      items -= known.entries.removeFirst().layout.itemCount
    }
    shared.leave(known)
  }
}

extension LayoutSolver {
  /// Keeps what was collected and taken in, for other engines, where the solver found a structure that was not known.
  ///
  /// The solver lets go of the structure in any case.
  func keepLayout(isOfCollected: Bool) {
    guard let structure = solver.takeKeptStructure(), isOfCollected, structure.isWhole else {
      return
    }
    KnownLayouts.keep(KnownLayout(structure, self))
  }

  /// Takes over what another engine has made of the items and constraints that this one collected.
  ///
  /// The solver gets the rows with what came of them, as if it had found that they are those of a known structure.
  func takeOver(_ known: KnownLayout, mentionShift: Int32) {
    hasKnownLayout = true
    // Nobody stands in any more, and an engine may live much longer than its layout is kept.
    knownLayout = nil
    followed = nil
    followedTables = nil
    collectedGroups.removeAll()
    solver.takeOver(known.structure, ordinalShift: mentionShift)
    mostTerms = known.mostTerms
    terms.reserve(mostTerms)
    rowOwners.copy(known.rowOwners, known.rowOwnerCount)
    constraints.reserve(known.constraintCount)
    for index in 0..<known.constraintCount {
      // Where the layout was followed, nothing was put down yet.
      let record = constraints.base + index
      record.initialize(from: known.constraints + index, count: 1)
      record.pointee.mention = TieRank.moved(record.pointee.mention, by: mentionShift)
    }
    itemOfVariable.reserve(known.itemCount * 4)
    addedItems.reserve(known.itemCount)
    for index in 0..<known.itemCount {
      takeOver(known.items + index, Int32(truncatingIfNeeded: index), mentionShift)
    }
    solver.endTakingOver()
  }

  @inline(__always)
  private func takeOver(
    _ source: UnsafePointer<ItemRecord>,
    _ index: Int32,
    _ mentionShift: Int32
  ) {
    let record = items.base + Int(index)
    let (width, height) = (
      record.pointee.properties.intrinsicWidth, record.pointee.properties.intrinsicHeight
    )
    let reports = record.pointee.reports
    record.initialize(from: source, count: 1)
    record.pointee.properties.intrinsicWidth = width
    record.pointee.properties.intrinsicHeight = height
    record.pointee.reports = reports
    record.pointee.mention = TieRank.moved(source.pointee.mention, by: mentionShift)
    addedItems.appendReserved(index)
    for _ in 0..<4 { itemOfVariable.appendReserved(index) }
    if let rows = source.pointee.horizontalContent {
      setTakenHold(rows, of: record.pointee.width, to: record.pointee.properties.rest(.horizontal))
    }
    if let rows = source.pointee.verticalContent {
      setTakenHold(rows, of: record.pointee.height, to: record.pointee.properties.rest(.vertical))
    }
  }
}
