internal import ConstraintSolver
internal import LayoutEngine

extension LayoutHost {
  /// Brings the engine in step with the views.
  func takeInChanges() {
    if rootRows.isEmpty {
      registerRoot()
      // The tree was taken in in its order.
      orderIsStale = false
    }
    let views = insertedViews
    insertedViews = []
    for view in views where view.engineItem == nil || view.storedHost !== self {
      guard let parent = view.superview?.engineItem else { continue }
      // Where many views came, ranking all is cheaper than looking for the place of each.
      if orderIsStale || hasUnrankedItems || views.count > 16 || !isLastInTree(view) {
        orderIsStale = true
      }
      register(view, below: parent)
    }
    let guides = insertedGuides
    insertedGuides = []
    for guide in guides where guide.engineItem == nil {
      guard let parent = guide.owningView?.engineItem else { continue }
      register(guide, below: parent)
    }
    takeChangedViews { takeInChanges(of: $0) }
    if orderIsStale { assignOrder() }
    if marginsAreStale { refreshMargins() }
    takeInConstraints()
  }

  // MARK: - Items

  private func registerRoot() {
    reserve()
    isNewTree = true
    register(root, below: nil)
    isNewTree = false
    ahead.end(self)
    guard let id = root.engineItem else { return }
    engine.setReportsFrame(true, of: id)
    switch purpose {
    case .layout:
      let isSizedByConstraints = !root.translatesAutoresizingMaskIntoConstraints
      rootRows = fixedRows(
        of: id,
        root.storedFrame.size,
        widthPriority: isSizedByConstraints ? 1 : 1000,
        heightPriority: isSizedByConstraints ? 1 : 1000
      )
    case .fitting(let target, let priorities):
      rootRows = fixedRows(
        of: id,
        target,
        widthPriority: priorities.horizontal.rawValue,
        heightPriority: priorities.vertical.rawValue
      )
    }
  }

  /// Makes room for what the tree holds, before it is taken in.
  private func reserve() {
    var itemCount = 0
    var constraintCount = 4
    root.forEachViewBelow { view in
      itemCount += 1 + view.storedLayoutGuides.count + view.systemGuides.count
      constraintCount += view.ownedConstraints.count
    }
    engine.collect()
    engine.reserve(items: itemCount, constraints: constraintCount)
    reserveObjects(itemCount)
    constraintObjects.reserveCapacity(constraintCount)
    takeRoom()
  }

  private func fixedRows(
    of id: ItemID,
    _ size: CGSize,
    widthPriority: Float,
    heightPriority: Float
  ) -> [LayoutConstraintID] {
    let insets = root.layoutAlignmentInsets
    return [
      engine.add(
        LayoutConstraint(id, .left, constant: Double(insets.left), source: .encapsulatedSize)
      ),
      engine.add(
        LayoutConstraint(id, .top, constant: Double(insets.top), source: .encapsulatedSize)
      ),
      engine.add(
        LayoutConstraint(
          id,
          .width,
          constant: Double(size.width - insets.left - insets.right),
          priority: widthPriority,
          source: .encapsulatedSize
        )
      ),
      engine.add(
        LayoutConstraint(
          id,
          .height,
          constant: Double(size.height - insets.top - insets.bottom),
          priority: heightPriority,
          source: .encapsulatedSize
        )
      ),
    ]
  }

  /// Takes in a view and everything below it, in tree order.
  ///
  /// They are ranked behind all others.
  func register(_ top: UIView, below parent: ItemID?) {
    register(top, parent: parent)
    // A view that is asked for its size may have another hierarchy taken in, which leaves the list as it finds it.
    let outer = Self.levels.count
    var level = RegistrationLevel(top)
    while true {
      // The level holds it, whatever its size says of the tree.
      let view = level.subviews.next()
      if view.isNone {
        level.subviews.end()
        level.view.read { noteNewOwner($0) }
        guard Self.levels.count > outer else { return Self.levels.releaseLargeRoom() }
        level = Self.levels.removeLast()
        continue
      }
      let below = view.read { registerNext($0, parent: level.item) } ?? nil
      guard let below else { continue }
      if newOwners.count == 0 || !newOwners[newOwners.count - 1].isNone { newOwners.append(.none) }
      Self.levels.append(level)
      level = below
    }
  }

  /// The siblings that are yet to be taken in.
  @exclusivity(unchecked) private static var levels = PlainList<RegistrationLevel>()

  /// Takes in a view, and its constraints where it has no subviews.
  ///
  /// - Returns: Its subviews, where it has any.
  @inline(__always)
  private func registerNext(_ view: UIView, parent: ItemID?) -> RegistrationLevel? {
    register(view, parent: parent)
    if !view.storedSubviews.isEmpty { return RegistrationLevel(view) }
    noteNewOwner(view)
    return nil
  }

  /// A view whose subviews are being taken in.
  private struct RegistrationLevel {
    let view: Uncounted<UIView>
    /// The index of its item, or −1.
    private let index: Int32
    var subviews: WalkedSubviews

    /// The view's item.
    @inline(__always)
    var item: ItemID? { index < 0 ? nil : ItemID(index: Int(index)) }

    @MainActor
    init(_ view: UIView) {
      self.view = Uncounted(view)
      index = view.storedReference?.engineIndex ?? -1
      subviews = WalkedSubviews(of: view)
    }
  }

  func register(_ view: UIView, parent: ItemID?) {
    // What is kept of a host that is gone, with its window, speaks of another engine.
    if view.storedHost !== self, view.engineExtras != nil { view.engineExtras = nil }
    if parent != nil { view.noteFollowing() }
    let id = addItem(of: view, parent: parent, order: takeRank())
    let reference = view.heldReference
    reference.read { $0.engineIndex = Int32(truncatingIfNeeded: id.index) }
    setObject(reference, of: id)
    if view.storedHost !== self {
      view.ownedConstraints.forgetSlots()
      if view.storedHost == nil {
        if isNewTree {
          ahead.fill(&view.storedHost, with: self)
        } else {
          fill(&view.storedHost, with: self)
        }
      } else {
        view.storedHost = self
      }
    }
    view.dirtyInputs = []
    if view.followsMask, view !== root { updateAutoresizing(of: view) }
    if view.hasHeightForWidth { noteWidthDependence(of: view, isNew: true) }
    if view.storedLayoutGuides.isEmpty, view.systemGuides.isEmpty { return }
    for guide in view.layoutGuides {
      register(guide, below: id)
    }
    for guide in view.systemGuides {
      register(guide, below: id)
    }
  }

  @inline(__always)
  private func noteNewOwner(_ view: UIView) {
    // Most views own none.
    if !view.ownedConstraints.isEmpty { newOwners.append(Uncounted(view)) }
  }

  /// Has the constraints of views that were just taken in wait with others.
  ///
  /// Whatever may change the list of those that wait, or what these views own, comes after it.
  @inline(__always)
  func notePendingOfNewOwners() {
    if newOwners.count > 0 { notePendingOfNewOwners(from: 0) }
  }

  /// The same for those from a place of the list on.
  @inline(never)
  func notePendingOfNewOwners(from first: Int) {
    for index in first..<newOwners.count {
      let owner = newOwners[index]
      owner.read { notePendingConstraints(of: $0) }
      if owner.isNone { groupStarts.append(pendingConstraints.count) }
    }
    newOwners.removeAll()
  }

  private func notePendingConstraints(of view: UIView) {
    pendingConstraints.reserveMore(view.ownedConstraints.count)
    view.ownedConstraints.haveSlots = true
    view.ownedConstraints.forEach { constraint in
      guard constraint.engineSlot == .none else { return }
      constraint.engineSlot = EngineConstraintSlot(pendingAt: pendingConstraints.count)
      pendingConstraints.appendReserved(Uncounted(constraint))
    }
  }

  func register(_ guide: UILayoutGuide, below parent: ItemID, isRanked: Bool = true) {
    let rank = guide.role == .distance ? Self.lastRank : isRanked ? takeRank() : 0
    let id = engine.addItem(parent: parent, order: rank)
    engine.setReportsFrame(true, of: id)
    if !isRanked { hasUnrankedItems = true }
    let reference = guide.itemReference
    reference.engineIndex = Int32(id.index)
    setObject(Uncounted(holding: reference), of: id)
    addSystemRows(of: guide)
  }

  func noteWidthDependence(of view: UIView, isNew: Bool) {
    guard let id = view.engineItem else { return }
    if view.hasHeightForWidth, view.intrinsicSizeOverride == nil,
      view === root || !view.translatesAutoresizingMaskIntoConstraints
    {
      widthDependents[id] = -1
      engine.setReportsWidth(true, of: id)
      unmeasured.append(id)
    } else if !isNew {
      if !widthDependents.isEmpty { widthDependents[id] = nil }
      engine.setReportsWidth(false, of: id)
    }
  }

  private func takeRank() -> Int {
    nextRank += 1
    return nextRank - 1
  }

  /// Whether the view comes behind everything that has been taken in, in tree order.
  private func isLastInTree(_ view: UIView) -> Bool {
    var view = view
    while let above = view.superview {
      for sibling in above.storedSubviews.reversed() {
        if sibling === view { break }
        if sibling.engineItem != nil { return false }
      }
      view = above
    }
    return true
  }

  /// Ranks the items in tree order, which breaks ties.
  private func assignOrder() {
    orderIsStale = false
    hasUnrankedItems = false
    nextRank = 0
    root.forEachItemBelow { item in
      guard let id = item.engineItem else { return }
      let isDistance = (item as? UILayoutGuide)?.role == .distance
      engine.setOrder(isDistance ? Self.lastRank : takeRank(), of: id)
    }
  }

  /// The rank of distances between anchors, which follow what they lie between.
  private static let lastRank = 1 << 28
}
