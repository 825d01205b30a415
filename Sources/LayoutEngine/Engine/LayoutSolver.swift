import ConstraintSolver
import Requirements

/// Turns items and constraints into frames.
///
/// It holds one hierarchy. It belongs to no actor: independent ones run on independent threads, and each on
/// one thread at a time.
///
///     let layout = LayoutSolver(scale: 2)
///     let root = layout.addItem(name: "card", parent: nil)
///     let label = layout.addItem(name: "title", parent: root)
///     layout.add(LayoutConstraint(label, .leading, .equal, root, .leading, constant: 16))
///     let changes = layout.solve()
///
/// Positions are relative to the parent and sizes are those of the frame, in points.
public final class LayoutSolver {
  /// The solver, once there is something for it: an engine for which a stand-in answers never needs one.
  @exclusivity(unchecked) private var madeSolver: Unmanaged<Solver>?
  private let tables: RecordTableRoom
  /// The room of tables that share it, where they do.
  private var room: UnsafeMutableRawPointer?
  let items: RecordTable<ItemRecord>
  let constraints: RecordTable<ConstraintRecord>
  let freeItems: RecordTable<Int32>
  let freeConstraints: RecordTable<Int32>
  /// The item of each variable of the solver, or −1.
  let itemOfVariable: RecordTable<Int32>
  /// Whose row each of the solver's constraints is, by its slot.
  let rowOwners: RecordTable<RowOwner>
  /// Items whose first mention went, and may have got another; some may have been removed since.
  let unmentionedItems: RecordTable<Int32>
  /// Items that have not been placed yet; some may have been removed since.
  let addedItems: RecordTable<Int32>
  let grid: PixelGrid
  /// The terms of the row that is being put together.
  let terms: RecordTable<Term>
  /// The most terms that a row can have.
  var mostTerms = 0
  /// Constraints that are to be added at once, and their rows; see ``NewConstraint``.
  let newConstraints: RecordTable<NewConstraint>
  let newRows: RecordTable<NewRow>
  /// The items that the placing in progress found to have changed, and the same by depth.
  let dirtyItems: RecordTable<Int32>
  let itemsByDepth: RecordTable<Int32>
  /// The variables whose items these are; none where there are others.
  @exclusivity(unchecked) var placedVariables: [Variable] = []
  let depthStarts: RecordTable<Int32>
  @exclusivity(unchecked) var placing: Int32 = 0
  /// How often items were listed by depth.
  @exclusivity(unchecked) var listing: Int32 = 0
  /// How many places of the table of constraints are on the lists of their items, as far as they are taken; see
  /// ``linkAll()``.
  @exclusivity(unchecked) var linkedCount = 0
  /// The items from this one on have stayed as they were when others were found to be like them.
  @exclusivity(unchecked) var firstLikeItem: Int32 = 0
  /// The constraint that the next one of those added together may repeat.
  @exclusivity(unchecked) var knownConstraint: Int32 = -1
  /// Whether rows are copied from those of like items, here or in other engines, and how many terms of such rows were.
  @exclusivity(unchecked) var repeatsLayouts = true
  @exclusivity(unchecked) var repeatedTerms = 0
  /// Whether items and constraints are only put down yet; see ``collect()``.
  @exclusivity(unchecked) var isCollecting = false
  /// The constraints before which parts of the hierarchy began meanwhile.
  let collectedGroups: RecordTable<Int32>
  /// Whether the tables are those of another engine that took in the same.
  @exclusivity(unchecked) var hasKnownLayout = false
  /// How many items and constraints the solver is yet to have room for.
  @exclusivity(unchecked) var roomToMake = (items: 0, constraints: 0)
  /// Whether a stand-in solved what was collected; see ``solveByStandIn(_:)``.
  @exclusivity(unchecked) var isAnswered = false
  /// The frames that it found, relative to their parents, as they were calculated.
  let answeredFrames: RecordTable<LayoutRect>
  /// Whether the widths of some items were to be told of.
  @exclusivity(unchecked) var reportsWidths = false
  /// Contents with other lengths than at that solution.
  @exclusivity(unchecked) var editedContents: [(item: ItemID, properties: ItemProperties)] = []
  /// The layout that was collected, where it is known, and by how much the own mentions come later than those of it.
  @exclusivity(unchecked) var knownLayout: KnownLayout?
  @exclusivity(unchecked) var knownMentionShift: Int32 = 0
  /// What answers where the layout is put together of parts; see ``solveByParts(_:)``.
  @exclusivity(unchecked) var composed: ComposedLayout?
  /// The layout with which what is collected is compared as it comes; see ``beginFollowing(items:constraints:)``.
  @exclusivity(unchecked) var followed: KnownLayout?
  /// Where the tables of that layout lie, which takes no counting to look at.
  @exclusivity(unchecked) var followedTables: KnownTables?
  @exclusivity(unchecked) var followedShift = MentionShift()
  // A table that is empty, as these most often are, should cost a look and no check: nothing lends them out.

  /// What items were called, by their index.
  @exclusivity(unchecked) var names: [Int: String] = [:]
  /// The contents whose height follows their width, by the index of their item.
  @exclusivity(unchecked) var measures: [Int: MeasuredContent] = [:]
  /// The items whose content is another than the one whose natural size is known; some may have none any more.
  var staleContents: Set<Int> = []
  /// The stacks, by the index of their handle.
  @exclusivity(unchecked) var stacks: [Int: StackRecord] = [:]
  var nextStack = 0
  /// Whether a content changed since the sizes that stacks start from were looked at.
  var stacksAreStale = false

  /// Creates an empty engine for a screen with `scale` pixels for each point.
  public init(scale: Double) {
    requirement(scale.isFinite && scale > 0, "scale is \(scale); it must be a positive number")
    grid = PixelGrid(scale: scale)
    var tables = RecordTableRoom(tables: 16)
    items = RecordTable(in: &tables)
    constraints = RecordTable(in: &tables)
    freeItems = RecordTable(in: &tables)
    freeConstraints = RecordTable(in: &tables)
    itemOfVariable = RecordTable(in: &tables)
    rowOwners = RecordTable(in: &tables)
    unmentionedItems = RecordTable(in: &tables)
    addedItems = RecordTable(in: &tables)
    terms = RecordTable(in: &tables)
    newConstraints = RecordTable(in: &tables)
    newRows = RecordTable(in: &tables)
    dirtyItems = RecordTable(in: &tables)
    itemsByDepth = RecordTable(in: &tables)
    depthStarts = RecordTable(in: &tables)
    collectedGroups = RecordTable(in: &tables)
    answeredFrames = RecordTable(in: &tables)
    self.tables = tables
  }

  deinit {
    madeSolver?.release()
    items.deallocate()
    constraints.deallocate()
    freeItems.deallocate()
    freeConstraints.deallocate()
    itemOfVariable.deallocate()
    rowOwners.deallocate()
    unmentionedItems.deallocate()
    addedItems.deallocate()
    terms.deallocate()
    newConstraints.deallocate()
    newRows.deallocate()
    dirtyItems.deallocate()
    itemsByDepth.deallocate()
    depthStarts.deallocate()
    collectedGroups.deallocate()
    answeredFrames.deallocate()
    tables.deallocate()
    room?.deallocate()
  }

  /// Pixels for each point.
  public var scale: Double { grid.scale }

  // MARK: - The solver

  /// The solver, for questions; what is done for each item or row is done with ``inSolver(_:)``.
  var solver: Solver { inSolver { $0 } }

  /// Calls `body` with the solver, without counting it.
  @inline(__always)
  func inSolver<Result>(_ body: (Solver) -> Result) -> Result {
    (madeSolver ?? makeSolver())._withUnsafeGuaranteedRef(body)
  }

  @inline(never)
  private func makeSolver() -> Unmanaged<Solver> {
    let made = Unmanaged.passRetained(Solver())
    madeSolver = made
    return made
  }

  // MARK: - Room

  /// Makes room at once for so many items and constraints in all.
  public func reserve(items itemCount: Int, constraints constraintCount: Int) {
    // About half of the items have a content, which takes two rows along each axis.
    let rowCount = constraintCount + itemCount * 3
    if isCollecting { beginFollowing(items: itemCount, constraints: constraintCount) }
    // As long as there are no items, none of the tables has room.
    if room == nil, items.isWithoutRoom, itemCount <= Self.mostInOneRoom {
      takeOneRoom(itemCount, constraintCount, rowCount)
    }
    items.reserve(itemCount)
    addedItems.reserve(itemCount)
    dirtyItems.reserve(itemCount)
    itemsByDepth.reserve(itemCount)
    itemOfVariable.reserve(itemCount * 4)
    constraints.reserve(constraintCount)
    rowOwners.reserve(rowCount)
    // What is only collected may never come before the solver.
    roomToMake = (itemCount, constraintCount)
    if !isCollecting { makeRoomInSolver() }
  }

  /// Makes the room in the solver that was asked for.
  func makeRoomInSolver() {
    let (itemCount, constraintCount) = roomToMake
    guard itemCount > 0 || constraintCount > 0 else { return }
    roomToMake = (0, 0)
    solver.reserve(
      variables: itemCount * 4,
      constraints: constraintCount + itemCount * 3,
      terms: constraintCount * 5 / 2 + itemCount * 3
    )
  }

  /// How many items an engine may have whose tables share their room.
  private static var mostInOneRoom: Int { 512 }

  /// Gives the tables that a first layout fills their room in one piece: for the few items of a cell, making that of
  /// each takes a good part of the time.
  ///
  /// One that outgrows it takes room of its own.
  private func takeOneRoom(_ itemCount: Int, _ constraintCount: Int, _ rowCount: Int) {
    let (termCount, depthCount, groupCount) = (32, 16, 16)
    let indices =
      3 * RecordTable<Int32>.bytes(itemCount) + RecordTable<Int32>.bytes(depthCount)
      + RecordTable<Int32>.bytes(groupCount)
    let records =
      RecordTable<ItemRecord>.bytes(itemCount)
      + RecordTable<ConstraintRecord>.bytes(constraintCount) + RecordTable<Term>.bytes(termCount)
    let owners = RecordTable<Int32>.bytes(itemCount * 4) + RecordTable<RowOwner>.bytes(rowCount)
    // A stand-in will most often answer for what goes on being like a known layout.
    let answerCount = followed == nil ? 0 : itemCount
    let answers = RecordTable<LayoutRect>.bytes(answerCount)
    let start = UnsafeMutableRawPointer.allocate(
      byteCount: indices + records + owners + answers,
      alignment: RecordTableRoom.alignment
    )
    room = start
    var place = items.reserve(itemCount, at: start)
    place = constraints.reserve(constraintCount, at: place)
    place = itemOfVariable.reserve(itemCount * 4, at: place)
    place = rowOwners.reserve(rowCount, at: place)
    place = addedItems.reserve(itemCount, at: place)
    place = dirtyItems.reserve(itemCount, at: place)
    place = itemsByDepth.reserve(itemCount, at: place)
    place = terms.reserve(termCount, at: place)
    place = depthStarts.reserve(depthCount, at: place)
    place = collectedGroups.reserve(groupCount, at: place)
    place = answeredFrames.reserve(answerCount, at: place)
    assert(place <= start + indices + records + owners + answers)
  }

  // MARK: - Items

  /// Adds an item below `parent`, or as a root.
  ///
  /// - Parameters:
  ///   - name: What messages call the item; see ``setName(_:of:)``.
  ///   - parent: The item that it is in, or nil for a root.
  ///   - properties: What is known of the item besides its constraints.
  ///   - order: The item's place in the tree, in 0...2²⁸. It ranks items where the constraints leave a
  ///     choice and none of those that name them has a mention; see ``add(_:mention:)``. Of items of
  ///     the same place, the one that was added first comes first.
  /// - Returns: What names the item from now on.
  public func addItem(
    name: String? = nil,
    parent: ItemID?,
    properties: ItemProperties = ItemProperties(),
    order: Int = 0
  ) -> ItemID {
    if isCollecting, name == nil { return collectItem(parent, properties, order) }
    endCollecting()
    let depth = parent.map { item($0).pointee.depth + 1 } ?? 0
    let index = freeItems.popLast() ?? Int32(truncatingIfNeeded: items.appendPlace())
    let record = items.base + Int(index)
    let variables = inSolver {
      $0.addRectangle(
        ordinal: TieRank.ordinal(ofPlace: order),
        width: properties.rest(.horizontal),
        height: properties.rest(.vertical)
      )
    }
    record.initialize(
      to: ItemRecord(
        parent: parent.map { Int32($0.index) } ?? -1,
        isPlain: properties.isPlain,
        width: variables.width,
        height: variables.height,
        left: variables.left,
        top: variables.top,
        place: Int32(order),
        properties: properties,
        depth: depth
      )
    )
    takeIn(index, record)
    if let name { names[Int(index)] = name }
    return ItemID(index: Int(index))
  }

  /// Takes in an item that has its variables.
  @inline(__always)
  func takeIn(_ index: Int32, _ record: UnsafeMutablePointer<ItemRecord>) {
    // A row has a term for each item on the way up from either end, and at most two for each end's attribute.
    mostTerms = max(mostTerms, 2 * Int(record.pointee.depth) + 6)
    terms.reserve(mostTerms)
    noteVariables(of: index, record)
    let parent = record.pointee.parent
    if parent >= 0 {
      noteLikeness(of: index, record)
      linkChild(index, of: parent)
    }
    addedItems.append(index)
    addContentRows(of: index, record, .horizontal)
    addContentRows(of: index, record, .vertical)
  }

  /// Removes an item.
  ///
  /// Its children, the stacks that it is in and the constraints that name it must have been removed
  /// before.
  public func removeItem(_ id: ItemID) {
    let record = item(id)
    linkAll()
    forgetLikeness()
    requirement(
      record.pointee.firstUse == .none,
      "item \(id.index) is removed while constraints name it"
    )
    requirement(
      record.pointee.firstChild < 0,
      "item \(id.index) is removed before its children"
    )
    for axis in LayoutAxis.allCases { removeContentRows(of: id, axis) }
    for variable in [
      record.pointee.width, record.pointee.height, record.pointee.left, record.pointee.top,
    ] {
      solver.removeVariable(variable)
      itemOfVariable[variable.index].pointee = -1
    }
    if record.pointee.parent >= 0 { unlinkChild(Int32(id.index), of: record.pointee.parent) }
    record.pointee.isAlive = false
    freeItems.append(Int32(id.index))
    if !names.isEmpty { names[id.index] = nil }
    if !measures.isEmpty { measures[id.index] = nil }
  }

  /// What the engine knows of an item.
  public func properties(of id: ItemID) -> ItemProperties {
    isAnswered ? unbuiltProperties(of: id) : item(id).pointee.properties
  }

  /// Changes what the engine knows of an item.
  ///
  /// The size of a content that is measured stays as it was measured; see ``setMeasure(_:of:)``.
  public func setProperties(_ properties: ItemProperties, of id: ItemID) {
    apply(measures.isEmpty ? properties : keepingMeasuredSize(properties, of: id), to: id)
  }

  /// Gives an item another place in the tree, in 0...2²⁸; see ``addItem(name:parent:properties:order:)``.
  public func setOrder(_ order: Int, of id: ItemID) {
    let record = item(id)
    guard record.pointee.place != order else { return }
    record.pointee.place = Int32(order)
    rank(record)
  }

  /// Says whether ``LayoutChanges/widths`` is to tell of an item.
  public func setReportsWidth(_ reportsWidth: Bool, of id: ItemID) {
    if reportsWidth { reportsWidths = true }
    setReport(.width, reportsWidth, of: id)
  }

  /// Says whether ``LayoutChanges/news`` is to tell of an item in place of the one that it is in.
  package func setReportsFrame(_ reportsFrame: Bool, of id: ItemID) {
    setReport(.frame, reportsFrame, of: id)
  }

  private func setReport(_ report: ItemReports, _ isOn: Bool, of id: ItemID) {
    let record = isUnbuilt ? items[id.index] : item(id)
    if isOn {
      record.pointee.reports.insert(report)
    } else {
      record.pointee.reports.remove(report)
    }
  }

  // MARK: - Constraints

  /// Adds a constraint.
  ///
  /// Its constant and multiplier must be finite and its priority in range: the layers above check
  /// what users give, so that a wrong number here is a programmer error.
  ///
  /// Where priorities are equal, items that such constraints name are ranked by their first mention: the
  /// first takes what room there is, and is the last to give way.
  ///
  /// - Parameters:
  ///   - constraint: The constraint.
  ///   - mention: The constraint's place among those that decide ties, 0 or more, or nil for one that
  ///     does not. A stack view's put their items behind all others, in the order of the tree.
  /// - Returns: What names the constraint from now on.
  @discardableResult
  public func add(_ constraint: LayoutConstraint, mention: Int? = nil) -> LayoutConstraintID {
    let mention = TieRank.mention(mention, by: constraint.source)
    if isCollecting { return collect(constraint, mention) }
    let first = item(constraint.first)
    let second = constraint.second.map { item($0) }
    // One that takes the place of another comes behind all that were added before.
    if freeConstraints.count > 0 { linkAll() }
    let free = freeConstraints.popLast()
    let index = free ?? Int32(truncatingIfNeeded: constraints.appendPlace())
    let record = constraints.base + Int(index)
    record.initialize(to: ConstraintRecord(constraint: constraint, mention: mention))
    if free != nil { link(index) }
    addRow(of: index, record)
    let isLength = constraint.isLength
    if isLength { countWish(record, 1) }
    if mention != TieRank.none { noteMention(mention, first, second, isLength: isLength) }
    return LayoutConstraintID(index: Int(index))
  }

  /// Notes that the constraints from here on belong to a part of the hierarchy, such as a cell, which others may
  /// repeat.
  ///
  /// It changes no layout: parts that are alike are solved in less time.
  package func beginGroup() {
    guard isCollecting else {
      endCollecting()
      return inSolver { $0.beginGroup() }
    }
    collectedGroups.append(Int32(truncatingIfNeeded: constraints.count))
  }

  /// Removes a constraint.
  public func remove(_ id: LayoutConstraintID) {
    removeRow(of: id)
    unlink(Int32(id.index))
    let record = constraints[id.index]
    countWish(record, -1)
    record.pointee.isAlive = false
    if record.pointee.mention != TieRank.none {
      forgetMention(record.pointee.mention, by: record.pointee.constraint)
    }
    freeConstraints.append(Int32(id.index))
  }

  /// The constraint.
  public func constraint(_ id: LayoutConstraintID) -> LayoutConstraint {
    constraintRecord(id).pointee.constraint
  }

  /// Changes a constraint's constant, in points.
  public func setConstant(_ constant: Double, of id: LayoutConstraintID) {
    let record = constraintRecord(id)
    guard record.pointee.constraint.constant != constant else { return }
    record.pointee.constraint.constant = constant
    updateRow(of: id)
  }

  /// Changes a constraint's priority.
  public func setPriority(_ priority: Float, of id: LayoutConstraintID) {
    let record = constraintRecord(id)
    guard record.pointee.constraint.priority != priority else { return }
    countWish(record, -1)
    record.pointee.constraint.priority = priority
    countWish(record, 1)
    removeRow(of: id)
    addRow(of: id)
    if record.pointee.constraint.isLength { rankLengths(item(record.pointee.constraint.first)) }
  }

  /// The place of a constraint among those that decide ties, a stack view's behind all others; nil for one
  /// that does not.
  package func mention(of id: LayoutConstraintID) -> Int? {
    let mention = constraintRecord(id).pointee.mention
    return mention == TieRank.none ? nil : Int(mention)
  }

  /// The constraints, oldest place first.
  public var allConstraints: [LayoutConstraintID] {
    endCollecting()
    return (0..<constraints.count).filter { constraints[$0].pointee.isAlive }.map {
      LayoutConstraintID(index: $0)
    }
  }

  /// The item's parent, or nil for a root.
  public func parent(of id: ItemID) -> ItemID? {
    let parent = item(id).pointee.parent
    return parent < 0 ? nil : ItemID(index: Int(parent))
  }

  // MARK: - Results

  /// The item's frame after the last solve, relative to its parent, snapped to pixels.
  public func frame(of id: ItemID) -> LayoutRect {
    (isAnswered ? items[id.index] : item(id)).pointee.frame
  }

  /// The frames after the last solve, for a reader that lives no longer than the engine.
  package var knownFrames: KnownFrames { KnownFrames(items) }

  /// The item's frame after the last solve in the coordinates that its root's frame is in, snapped to
  /// pixels: where to draw it.
  ///
  /// - Complexity: O(1).
  public func rootFrame(of id: ItemID) -> LayoutRect {
    let record = item(id)
    return LayoutRect(
      x: grid.points(record.pointee.leftPixel),
      y: grid.points(record.pointee.topPixel),
      width: record.pointee.frame.width,
      height: record.pointee.frame.height
    )
  }

  /// The item's frame after the last solve, relative to its parent, as the solver left it.
  public func exactFrame(of id: ItemID) -> LayoutRect {
    if isAnswered { return answeredFrame(of: id) }
    let record = item(id)
    return inSolver { solver in
      LayoutRect(
        x: solver.value(of: record.pointee.left),
        y: solver.value(of: record.pointee.top),
        width: solver.value(of: record.pointee.width),
        height: solver.value(of: record.pointee.height)
      )
    }
  }

  /// The constraints that the last solve put out of force.
  public var brokenConstraints: [LayoutConstraintID] {
    solver.constraintsOutOfForce.compactMap { row in
      let owner = owner(of: row)
      return owner.kind == .constraint ? LayoutConstraintID(index: Int(owner.index)) : nil
    }
  }
}
