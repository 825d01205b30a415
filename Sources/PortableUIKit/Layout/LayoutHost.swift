internal import LayoutEngine

/// Holds the engine of one hierarchy, and keeps it in step with the views.
///
/// Changes are noted as they happen and taken in together, when a layout asks for frames: installing
/// and removing constraints without a layout pass costs a few list operations.
@MainActor
final class LayoutHost {
  let engine: LayoutSolver
  let purpose: Purpose
  /// The frames that the engine found last.
  let frames: KnownFrames
  // Never lent out, as with views and constraints.
  /// The host, counted for the views of a tree that is being taken in.
  @exclusivity(unchecked) var ahead = ReferencesAhead()
  /// Whether the whole tree is being taken in.
  @exclusivity(unchecked) var isNewTree = false
  @exclusivity(unchecked) nonisolated(unsafe) var isAlive = true
  unowned(unsafe) let root: UIView

  /// What stands behind each item of the engine, which the list holds.
  @exclusivity(unchecked) nonisolated(unsafe) private var objects = PlainList<
    Uncounted<LayoutItemReference>
  >()
  @exclusivity(unchecked) var insertedViews: [UIView] = []
  @exclusivity(unchecked) var insertedGuides: [UILayoutGuide] = []
  /// Views of which the engine has to learn something, which the list holds.
  @exclusivity(unchecked) nonisolated(unsafe) private var changedViews = PlainList<
    Uncounted<UIView>
  >()
  /// Constraints to take in; those that were uninstalled meanwhile have left a hole.
  @exclusivity(unchecked) nonisolated(unsafe) var pendingConstraints = PlainList<
    Uncounted<NSLayoutConstraint>
  >()
  /// Views that were just taken in, whose constraints are yet to be; none before a view with subviews, and so before
  /// what begins a part of the hierarchy that others may repeat.
  @exclusivity(unchecked) nonisolated(unsafe) var newOwners = PlainList<Uncounted<UIView>>()
  /// The places in that list at which the constraints of a view with subviews begin.
  @exclusivity(unchecked) nonisolated(unsafe) var groupStarts = PlainList<Int>()
  /// The constraint behind each of the engine's, where one is.
  ///
  /// By the engine's index.
  @exclusivity(unchecked) nonisolated(unsafe) var constraintObjects = PlainList<
    Uncounted<NSLayoutConstraint>
  >()
  /// Views whose margins or safe area decide something.
  @exclusivity(unchecked) var marginUsers: [ItemID] = []
  /// Views whose height follows their width, with the width that their height was measured at.
  @exclusivity(unchecked) var widthDependents: [ItemID: CGFloat] = [:]
  /// Those of them whose width may be another than the measured one.
  @exclusivity(unchecked) var unmeasured: [ItemID] = []
  var marginsAreStale = false
  var orderIsStale = false
  /// The rank of an item behind all others in tree order.
  var nextRank = 0
  /// Whether items were ranked without a look at the tree, which the next ranking mends.
  var hasUnrankedItems = false
  /// The traits that were looked at last, which most views share, and what they say of the direction.
  @exclusivity(unchecked) var knownTraits: UITraitCollection?
  @exclusivity(unchecked) var isKnownRightToLeft = false
  @exclusivity(unchecked) var needsSolve = true
  /// What the root's rows say now.
  @exclusivity(unchecked) var rootRows: [LayoutConstraintID] = []
  /// The host that hands frames on, of which nobody has to tell it.
  ///
  /// It is only compared, as it may have died meanwhile.
  @exclusivity(unchecked) nonisolated(unsafe) static var applying = Uncounted<LayoutHost>.none
  /// Whether it is this one.
  var isApplyingFrames: Bool { Self.applying == Uncounted(self) }
  /// Whether changes are being taken in, for which views are asked for their sizes.
  @exclusivity(unchecked) private(set) var isTakingIn = false
  /// Views that were to be laid out meanwhile, and whose sizes may have hung on it.
  @exclusivity(unchecked) private var unanswered: [UIView] = []
  /// Whether sizes were asked for again in this pass.
  var hasAskedAgain = false

  /// The conflicts of the last solve.
  private(set) var conflicts: [LayoutConflict] = []
  /// The objects that stand for constraints of the system's in messages.
  var standIns: [LayoutConflict.Subject: SystemConstraint] = [:]
  /// What was said of conflicts, and in which pass.
  var reports = ConflictReports()

  /// What the engine is for.
  enum Purpose {
    /// To lay the hierarchy out.
    case layout
    /// To find the size that fits, starting from a target.
    case fitting(CGSize, ContentPriorities)
  }

  init(root: UIView, purpose: Purpose) {
    self.root = root
    self.purpose = purpose
    engine = LayoutSolver(scale: Double(root.layoutScale))
    frames = engine.knownFrames
  }

  deinit {
    letGoOfObjects()
    for index in 0..<changedViews.count { changedViews[index].release() }
    changedViews.deallocate()
    pendingConstraints.deallocate()
    newOwners.deallocate()
    groupStarts.deallocate()
    constraintObjects.deallocate()
  }

  // MARK: - Notes of changes

  func viewInserted(_ view: UIView) {
    insertedViews.append(view)
    needsSolve = true
  }

  func guideInserted(_ guide: UILayoutGuide) {
    guard guide.owningView?.engineItem != nil else { return }
    insertedGuides.append(guide)
    orderIsStale = true
    needsSolve = true
  }

  func orderChanged() {
    orderIsStale = true
    needsSolve = true
  }

  func viewChanged(_ view: UIView) {
    changedViews.append(Uncounted(alsoHolding: view))
    needsSolve = true
  }

  /// Calls `body` with each view that changed, and forgets it.
  ///
  /// Those that change meanwhile are for the next time.
  func takeChangedViews(_ body: (UIView) -> Void) {
    guard changedViews.count > 0 else { return }
    var views = changedViews
    changedViews = PlainList()
    // The list holds them all the while, and counting each would take longer than most changes.
    for index in 0..<views.count { views[index].read(body) }
    for index in 0..<views.count { views[index].release() }
    views.removeAll()
    // As many may change next time.
    if changedViews.isWithoutRoom { changedViews = views } else { views.deallocate() }
  }

  /// Forgets the views that changed and are in no engine any more.
  private func forgetChangedViews() {
    var views = changedViews
    changedViews = PlainList()
    for index in 0..<views.count {
      if views[index].read({ $0.engineItem == nil }) == true {
        views[index].release()
      } else {
        changedViews.append(views[index])
      }
    }
    views.deallocate()
  }

  func marginsMayHaveChanged() {
    marginsAreStale = true
    needsSolve = true
  }

  func constraintInstalled(_ constraint: NSLayoutConstraint) {
    notePending(constraint)
    needsSolve = true
  }

  func notePending(_ constraint: NSLayoutConstraint) {
    notePendingOfNewOwners()
    constraint.storedOwner.read { $0.ownedConstraints.haveSlots = true }
    constraint.engineSlot = EngineConstraintSlot(pendingAt: pendingConstraints.count)
    pendingConstraints.append(Uncounted(constraint))
  }

  func constraintUninstalled(_ constraint: NSLayoutConstraint) {
    if let index = constraint.engineSlot.pendingIndex { pendingConstraints[index] = .none }
    if let id = constraint.engineSlot.id {
      engine.remove(id)
      reports.forget(id)
      constraintObjects[id.index] = .none
      needsSolve = true
    }
    constraint.engineSlot = .none
  }

  func constraintChanged(_ constraint: NSLayoutConstraint, _ change: NSLayoutConstraint.Change) {
    guard let id = constraint.engineSlot.id else { return }
    reports.forget(id)
    switch change {
    case .constant: engine.setConstant(Double(constraint.rowConstant), of: id)
    case .priority: engine.setPriority(constraint.rowPriority.rawValue, of: id)
    }
    needsSolve = true
  }

  // MARK: - Removal

  func viewRemoved(_ view: UIView) {
    needsSolve = true
    unregister(view)
  }

  func guideRemoved(_ guide: UILayoutGuide) {
    insertedGuides.removeAll { $0 === guide }
    needsSolve = true
    removeItem(guide)
  }

  /// Notes that the hierarchy is no more.
  ///
  /// A host that is made in its place does not hand on what an override of `frame` sets in the new hierarchy.
  nonisolated func end() {
    isAlive = false
    if Self.applying == Uncounted(self) { Self.applying = .none }
  }

  /// Forgets every item, so that the views can join another hierarchy.
  func dissolve() {
    end()
    for index in 0..<objects.count {
      objects[index].read { reference in
        reference.engineIndex = -1
        if let guide = reference.guide { guide.engineExtras = nil }
        reference.storedView.read { view in
          view.engineExtras = nil
          view.storedHost = nil
          view.dirtyInputs = []
          view.ownedConstraints.forgetSlots()
        }
      }
    }
    for index in 0..<pendingConstraints.count {
      pendingConstraints[index].read { $0.engineSlot = .none }
    }
    pendingConstraints.deallocate()
    newOwners.deallocate()
    groupStarts.deallocate()
    for view in insertedViews where view.engineItem == nil { view.forgetHostBelow() }
    letGoOfObjects()
  }

  private func unregister(_ view: UIView) {
    guard view.engineItem != nil else {
      insertedViews.removeAll { $0 === view }
      view.forgetHostBelow()
      return
    }
    notePendingOfNewOwners()
    var known: [UIView] = []
    var hasChanged = false
    view.forEachViewBelow { view in
      guard view.engineItem != nil else {
        insertedViews.removeAll { $0 === view }
        view.storedHost = nil
        return
      }
      for constraint in view.ownedConstraints.all { constraintUninstalled(constraint) }
      if !view.dirtyInputs.isEmpty { hasChanged = true }
      known.append(view)
    }
    // Nothing may name an item that goes, and children go before their parents.
    for view in known.reversed() { removeItems(of: view) }
    if hasChanged { forgetChangedViews() }
  }

  private func removeItems(of view: UIView) {
    for guide in view.layoutGuides { removeItem(guide) }
    for guide in view.systemGuides { removeItem(guide) }
    if let id = view.engineItem {
      if !widthDependents.isEmpty { widthDependents[id] = nil }
      if view.engineExtras?.usesMargins == true { marginUsers.removeAll { $0 == id } }
    }
    removeItem(view)
    view.storedHost = nil
    view.dirtyInputs = []
  }

  private func removeItem(_ item: any LayoutItemObject) {
    guard let id = item.engineItem else { return }
    for row in item.engineExtras?.systemRows ?? [] { engine.remove(row) }
    engine.removeItem(id)
    setObject(.none, of: id)
    item.engineItem = nil
    item.engineExtras = nil
  }

  // MARK: - Solving

  /// Takes in what changed and solves.
  ///
  /// - Returns: What changed; the items whose frame is another are told of for messages alone.
  @discardableResult
  func solve() -> LayoutChanges {
    needsSolve = false
    isTakingIn = true
    takeInChanges()
    isTakingIn = false
    let changes = engine.solveForNews(listsItems: FeedbackLoopRecorder.isOn)
    if !changes.conflicts.isEmpty {
      conflicts = changes.conflicts
      if case .layout = purpose, root.logsLayoutConflicts, !EvaluatedCode.isRunning {
        LayoutConflictReporter.report(changes.conflicts, in: self)
      }
    }
    unmeasured += changes.widths
    return changes
  }

  /// Notes that a view was to be laid out by what said its size, when the engine had not all constraints yet.
  func noteUnanswered(_ view: UIView) { unanswered.append(view) }

  /// Asks views for their sizes again that wanted a layout for an answer, once in a pass: they have it now.
  func askAgain() {
    guard !unanswered.isEmpty else { return }
    let views = unanswered
    unanswered = []
    guard !hasAskedAgain else { return }
    hasAskedAgain = true
    for view in views {
      var asked: UIView? = view
      while let each = asked {
        each.layoutInputChanged(.intrinsicSize)
        asked = each.superview
      }
    }
  }

  /// Solves until the heights of text fit the widths that they got.
  ///
  /// Text that wraps is measured at its solved width, and the layout is solved again where that
  /// changed its size: UIKit's automatic second pass for multi-line labels. Widths may depend on
  /// heights, so the rounds are bounded.
  ///
  /// - Returns: What changed; an item may be there more than once.
  @discardableResult
  func solveWithText() -> LayoutChanges {
    var changes = solve()
    for _ in 0..<4 {
      guard measureText() else { break }
      let more = solve()
      changes.items += more.items
      changes.news += more.news
    }
    return changes
  }

  private func measureText() -> Bool {
    guard !unmeasured.isEmpty else { return false }
    var changed = false
    let ids = unmeasured.sorted()
    unmeasured.removeAll(keepingCapacity: true)
    for id in ids {
      guard let measured = widthDependents[id], let view = object(id)?.view else { continue }
      let insets = view.layoutAlignmentInsets
      let width = CGFloat(engine.exactFrame(of: id).width) - insets.left - insets.right
      guard abs(width - measured) > 1e-6, width > 0,
        let size = view.intrinsicContentSize(forWidth: width)
      else { continue }
      widthDependents[id] = width
      var properties = engine.properties(of: id)
      properties.setIntrinsicSize(size)
      // The lines in the middle of a higher frame are as high as all of them.
      if properties.baselines?.centeredHeight != nil {
        properties.baselines?.centeredHeight = Double(max(0, size.height))
      }
      if properties != engine.properties(of: id) {
        engine.setProperties(properties, of: id)
        changed = true
      }
    }
    return changed
  }

  /// The constraint behind one of the engine's, or nil for one of the system's.
  func constraintObject(_ id: LayoutConstraintID) -> NSLayoutConstraint? {
    id.index < constraintObjects.count ? constraintObjects[id.index].object : nil
  }

  /// What stands behind an item, which the host holds.
  @inline(__always)
  func uncountedObject(at index: Int) -> Uncounted<LayoutItemReference> {
    index < objects.count ? objects[index] : .none
  }

  /// What stands behind an item.
  func object(_ id: ItemID) -> LayoutItemReference? { uncountedObject(at: id.index).object }

  /// Makes room for what stands behind items.
  func reserveObjects(_ count: Int) { objects.reserveCapacity(count) }

  /// Notes what stands behind an item, which was counted for the list, or that nothing does.
  @inline(__always)
  func setObject(_ object: Uncounted<LayoutItemReference>, of id: ItemID) {
    if id.index == objects.count { return objects.append(object) }
    while objects.count <= id.index { objects.append(.none) }
    let former = objects[id.index]
    objects[id.index] = object
    former.release()
  }

  /// Lets go of what stands behind the items.
  private nonisolated func letGoOfObjects() {
    for index in 0..<objects.count { objects[index].release() }
    objects.deallocate()
  }
}

extension UIView {
  /// The host that holds the view's hierarchy in its engine.
  var layoutHost: LayoutHost? {
    guard let storedHost, storedHost.isAlive else { return nil }
    return storedHost
  }

  /// Calls `body` with the host, where there is one, without counting it.
  @inline(__always)
  func withLayoutHost(_ body: (LayoutHost) -> Void) {
    guard storedHost != nil, let layoutHost else { return }
    body(layoutHost)
  }

  /// Pixels for each point.
  var layoutScale: CGFloat {
    if let layoutScaleOverride { return layoutScaleOverride }
    let scale = traitCollection.displayScale
    return scale > 0 ? scale : UIScreen.main.scale
  }

  /// Drops the note of a host from a subtree that its engine never took in.
  func forgetHostBelow() {
    forEachViewBelow { $0.storedHost = nil }
  }
}
