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
    let changed = changedViews
    changedViews = []
    for view in changed { takeInChanges(of: view) }
    if orderIsStale { assignOrder() }
    if marginsAreStale { refreshMargins() }
    // What is taken in may ask a view, whose answer may change the list.
    var index = 0
    while index < pendingConstraints.count {
      let pending = pendingConstraints[index]
      if pending.read({ $0.isPlain }) == true {
        // Nothing happens meanwhile that could let go of it.
        pending.read { add($0) }
      } else if let constraint = pending.object {
        add(constraint)
      }
      index += 1
    }
    pendingConstraints.removeAll(keepingCapacity: true)
  }

  // MARK: - Items

  private func registerRoot() {
    reserve()
    register(root, below: nil)
    guard let id = root.engineItem else { return }
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
    engine.reserve(items: itemCount, constraints: constraintCount)
    objects.reserveCapacity(itemCount)
    constraintObjects.reserveCapacity(constraintCount)
    pendingConstraints.reserveCapacity(constraintCount)
  }

  private func fixedRows(
    of id: ItemID,
    _ size: CGSize,
    widthPriority: Float,
    heightPriority: Float
  ) -> [LayoutConstraintID] {
    let insets = root.alignmentRectInsets
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
  private func register(_ top: UIView, below parent: ItemID?) {
    register(top, parent: parent)
    var levels: [RegistrationLevel] = []
    var level = RegistrationLevel(top)
    while true {
      if level.next == level.subviews.count {
        notePendingConstraints(of: level.view)
        guard let above = levels.popLast() else { return }
        level = above
        continue
      }
      let view = level.subviews[level.next]
      level.next += 1
      register(view, parent: level.item)
      if view.storedSubviews.isEmpty {
        notePendingConstraints(of: view)
      } else {
        levels.append(level)
        level = RegistrationLevel(view)
      }
    }
  }

  /// A view whose subviews are being taken in.
  private struct RegistrationLevel {
    let view: UIView
    let item: ItemID?
    let subviews: [UIView]
    var next = 0

    @MainActor
    init(_ view: UIView) {
      self.view = view
      item = view.engineItem
      subviews = view.storedSubviews
    }
  }

  private func register(_ view: UIView, parent: ItemID?) {
    // What is kept of a host that is gone, with its window, speaks of another engine.
    if view.storedHost !== self { view.engineExtras = nil }
    let id = engine.addItem(
      parent: parent,
      properties: properties(of: view, isRoot: parent == nil),
      order: takeRank()
    )
    note(view.itemReference, id)
    if view.storedHost !== self {
      view.ownedConstraints.forEach { $0.engineSlot = .none }
    }
    view.storedHost = self
    view.dirtyInputs = []
    if view !== root, view.translatesAutoresizingMaskIntoConstraints {
      updateAutoresizing(of: view)
    }
    noteWidthDependence(of: view, isNew: true)
    for guide in view.layoutGuides {
      register(guide, below: id)
    }
    for guide in view.systemGuides {
      register(guide, below: id)
    }
  }

  private func notePendingConstraints(of view: UIView) {
    view.ownedConstraints.forEach { constraint in
      if constraint.engineSlot == .none { notePending(constraint) }
    }
  }

  private func register(_ guide: UILayoutGuide, below parent: ItemID, isRanked: Bool = true) {
    let rank = guide.role == .distance ? Self.lastRank : isRanked ? takeRank() : 0
    let id = engine.addItem(parent: parent, order: rank)
    if !isRanked { hasUnrankedItems = true }
    note(guide.itemReference, id)
    addSystemRows(of: guide)
  }

  private func note(_ reference: LayoutItemReference, _ id: ItemID) {
    if objects.count == id.index {
      objects.append(reference)
    } else {
      while objects.count <= id.index { objects.append(nil) }
      objects[id.index] = reference
    }
    reference.engineIndex = Int32(id.index)
  }

  private func noteWidthDependence(of view: UIView, isNew: Bool) {
    guard let id = view.engineItem else { return }
    if view.hasHeightForWidth, view.intrinsicSizeOverride == nil,
      view === root || !view.translatesAutoresizingMaskIntoConstraints
    {
      widthDependents[id] = -1
      engine.setReportsWidth(true, of: id)
      unmeasured.append(id)
    } else if !isNew {
      widthDependents[id] = nil
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

  // MARK: - Properties

  private func takeInChanges(of view: UIView) {
    let inputs = view.dirtyInputs
    view.dirtyInputs = []
    guard let id = view.engineItem, view.layoutHost === self else { return }
    if view === root {
      updateRootSize()
    } else if inputs.contains(.autoresizing) {
      updateAutoresizing(of: view)
    }
    guard inputs != .autoresizing || view === root else {
      // A mask that was switched on takes the content's size out of the layout, or brings it back.
      noteWidthDependence(of: view, isNew: false)
      engine.setProperties(properties(of: view, isRoot: false), of: id)
      return
    }
    // The properties hold the text on one line again, whatever it was that changed.
    noteWidthDependence(of: view, isNew: false)
    engine.setProperties(properties(of: view, isRoot: view === root), of: id)
  }

  private func updateRootSize() {
    guard case .layout = purpose, rootRows.count == 4 else { return }
    let insets = root.alignmentRectInsets
    let size = root.storedFrame.size
    engine.setConstant(Double(size.width - insets.left - insets.right), of: rootRows[2])
    engine.setConstant(Double(size.height - insets.top - insets.bottom), of: rootRows[3])
  }

  private func properties(of view: UIView, isRoot: Bool) -> ItemProperties {
    var result = ItemProperties()
    result.alignmentInsets = LayoutInsets(view.alignmentRectInsets)
    if isRoot || !view.translatesAutoresizingMaskIntoConstraints {
      result.setIntrinsicSize(view.layoutIntrinsicSize)
    }
    result.hugging = .init(
      horizontal: view.hugging.horizontal.rawValue,
      vertical: view.hugging.vertical.rawValue
    )
    result.compressionResistance = .init(
      horizontal: view.resistance.horizontal.rawValue,
      vertical: view.resistance.vertical.rawValue
    )
    result.isRightToLeft = isRightToLeft(view)
    if let baselines = view.baselineOffsets {
      let height = result.intrinsicHeight ?? Double(view.layoutIntrinsicSize.height)
      result.baselines = .init(
        firstFromTop: Double(baselines.firstFromTop),
        lastFromBottom: Double(baselines.lastFromBottom),
        centeredHeight: baselines.centersContent ? max(0, height) : nil
      )
    }
    if view.engineExtras?.usesMargins == true { result.margins = LayoutInsets(view.layoutMargins) }
    return result
  }

  /// Whether leading is right in a view.
  ///
  /// The traits that the view was told of spare the look at the current ones, which takes a lock. When
  /// they change, the view is told before the next layout, and its direction looked at again.
  private func isRightToLeft(_ view: UIView) -> Bool {
    if case .layout = purpose, view.semanticContentAttribute == .unspecified,
      let traits = view.deliveredTraits
    {
      if traits !== knownTraits {
        knownTraits = traits
        isKnownRightToLeft = traits.layoutDirection == .rightToLeft
      }
      return isKnownRightToLeft
    }
    return view.effectiveUserInterfaceLayoutDirection == .rightToLeft
  }

  // MARK: - Masks

  private func updateAutoresizing(of view: UIView) {
    guard let id = view.engineItem else { return }
    guard view.translatesAutoresizingMaskIntoConstraints, let superview = view.superview else {
      guard let extras = view.engineExtras else { return }
      for row in extras.systemRows { engine.remove(row) }
      extras.systemRows = []
      extras.autoresizing = nil
      return
    }
    let extras = view.neededEngineExtras
    let mask = view.autoresizingMask
    let frame = view.storedFrame
    let container = superview.storedFrame.size
    let rules = EngineExtras.Autoresizing(
      horizontal: AutoresizingRule(
        origin: frame.minX,
        size: frame.width,
        container: container.width,
        minFlexible: mask.contains(.flexibleLeftMargin),
        sizeFlexible: mask.contains(.flexibleWidth),
        maxFlexible: mask.contains(.flexibleRightMargin)
      ),
      vertical: AutoresizingRule(
        origin: frame.minY,
        size: frame.height,
        container: container.height,
        minFlexible: mask.contains(.flexibleTopMargin),
        sizeFlexible: mask.contains(.flexibleHeight),
        maxFlexible: mask.contains(.flexibleBottomMargin)
      )
    )
    guard rules != extras.autoresizing, let parent = superview.engineItem else { return }
    let new = maskConstraints(rules, of: view, id, in: parent)
    let hasSameFactors =
      extras.autoresizing.map {
        $0.horizontal.hasSameForm(as: rules.horizontal)
          && $0.vertical.hasSameForm(as: rules.vertical)
      } ?? false
    if hasSameFactors {
      for (row, constraint) in zip(extras.systemRows, new) {
        engine.setConstant(constraint.constant, of: row)
      }
    } else {
      for row in extras.systemRows { engine.remove(row) }
      extras.systemRows = new.map { engine.add($0) }
    }
    extras.autoresizing = rules
  }

  /// The constraints of a mask: place and length along each axis, or place and far margin where the
  /// length alone is flexible.
  ///
  /// Source: logs of iOS 10 and later. Both margins fixed: `minX == 0` and `H:[view]-(0)-|`
  /// (Provenance-Emu/Provenance#1381). Both margins flexible: `width == 168`, and
  /// `minX == 0.500507*superview.width - 32.0324`, where 32.0324 is 0.500507 of the width, 64. Length and
  /// far margin flexible, in older logs: `width == 0.967742*superview.width - 9.67742` for 300 of 320
  /// points behind 10, which is 300/310 of what the near margin leaves.
  private func maskConstraints(
    _ rules: EngineExtras.Autoresizing,
    of view: UIView,
    _ id: ItemID,
    in parent: ItemID
  ) -> [LayoutConstraint] {
    let insets = view.alignmentRectInsets
    let around = view.superview?.alignmentRectInsets ?? .zero
    func constraint(
      _ attribute: LayoutAttribute,
      _ factor: CGFloat,
      _ container: LayoutAttribute,
      _ constant: CGFloat,
      _ containerInsets: CGFloat
    ) -> LayoutConstraint {
      LayoutConstraint(
        id,
        attribute,
        .equal,
        factor == 0 ? nil : parent,
        factor == 0 ? .notAnAttribute : container,
        multiplier: Double(factor),
        constant: Double(constant + factor * containerInsets),
        source: view.isSizedByList ? .encapsulatedSize : .autoresizingMask
      )
    }
    /// The far edge, as the superview says it.
    func farEdge(_ attribute: LayoutAttribute, _ margin: CGFloat) -> LayoutConstraint {
      LayoutConstraint(
        parent,
        attribute,
        .equal,
        id,
        attribute,
        constant: Double(margin),
        source: .autoresizingMask
      )
    }
    let horizontal = rules.horizontal
    let vertical = rules.vertical
    let aroundWidth = around.left + around.right
    let aroundHeight = around.top + around.bottom
    return [
      constraint(
        .left,
        horizontal.originFactor,
        .width,
        horizontal.originConstant + insets.left,
        aroundWidth
      ),
      horizontal.keepsMargins && !view.isSizedByList
        ? farEdge(.right, horizontal.farMargin + insets.right - around.right)
        : constraint(
          .width,
          horizontal.sizeFactor,
          .width,
          horizontal.sizeConstant - insets.left - insets.right,
          aroundWidth
        ),
      constraint(
        .top,
        vertical.originFactor,
        .height,
        vertical.originConstant + insets.top,
        aroundHeight
      ),
      vertical.keepsMargins && !view.isSizedByList
        ? farEdge(.bottom, vertical.farMargin + insets.bottom - around.bottom)
        : constraint(
          .height,
          vertical.sizeFactor,
          .height,
          vertical.sizeConstant - insets.top - insets.bottom,
          aroundHeight
        ),
    ]
  }

  // MARK: - Constraints

  private func add(_ constraint: NSLayoutConstraint) {
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
    guard lhs >= 0,
      let firstAttribute = LayoutAttribute(rawValue: constraint.firstAttribute.rawValue),
      let secondAttribute = LayoutAttribute(rawValue: constraint.secondAttribute.rawValue)
    else { return }
    let firstID = ItemID(index: Int(lhs))
    if firstAttribute.isMargin { noteMarginUse(firstID) }
    if secondAttribute.isMargin, let rhs { noteMarginUse(rhs) }
    let id = engine.add(
      LayoutConstraint(
        firstID,
        firstAttribute,
        .init(constraint.relation),
        rhs,
        secondAttribute,
        multiplier: Double(constraint.multiplier),
        constant: Double(constraint.rowConstant),
        priority: constraint.priority.rawValue,
        source: constraint.source
      )
    )
    constraint.engineSlot = EngineConstraintSlot(id)
    if constraintObjects.count == id.index {
      constraintObjects.append(.passUnretained(constraint))
    } else {
      while constraintObjects.count <= id.index { constraintObjects.append(nil) }
      constraintObjects[id.index] = .passUnretained(constraint)
    }
  }

  /// The item that stands for another in a constraint.
  ///
  /// Edges of a scroll view mean its content for what is inside it; a baseline may be that of a view
  /// further down.
  ///
  /// Source: Apple's Technical Note TN2154 for scroll views.
  ///
  /// - Returns: Its index in the engine, or −1 while it has none.
  private func engineIndex(
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
    case .width, .height, .centerX, .centerY, .notAnAttribute:
      return own
    default:
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
}

extension LayoutAttribute {
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

extension LayoutInsets {
  init(_ insets: UIEdgeInsets) {
    self.init(
      top: Double(insets.top),
      left: Double(insets.left),
      bottom: Double(insets.bottom),
      right: Double(insets.right)
    )
  }
}

extension ItemProperties {
  /// Takes over a UIKit size, in which a negative length means none.
  mutating func setIntrinsicSize(_ size: CGSize) {
    intrinsicWidth = size.width < 0 || !size.width.isFinite ? nil : Double(size.width)
    intrinsicHeight = size.height < 0 || !size.height.isFinite ? nil : Double(size.height)
  }
}

extension Relation {
  init(_ relation: NSLayoutConstraint.Relation) {
    switch relation {
    case .lessThanOrEqual: self = .lessThanOrEqual
    case .equal: self = .equal
    case .greaterThanOrEqual: self = .greaterThanOrEqual
    }
  }
}
