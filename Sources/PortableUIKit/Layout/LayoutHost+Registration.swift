internal import ConstraintSolver
internal import LayoutEngine

extension LayoutHost {
  /// Brings the engine in step with the views.
  func takeInChanges() {
    if rootRows.isEmpty { registerRoot() }
    let views = insertedViews
    insertedViews = []
    for view in views where view.engineItem == nil || view.storedHost !== self {
      guard let parent = view.superview?.engineItem else { continue }
      register(view, below: parent.id)
    }
    let guides = insertedGuides
    insertedGuides = []
    for guide in guides where guide.engineItem == nil {
      guard let parent = guide.owningView?.engineItem else { continue }
      register(guide, below: parent.id)
    }
    let changed = changedViews
    changedViews = []
    for view in changed { takeInChanges(of: view) }
    if orderIsStale { assignOrder() }
    if marginsAreStale { refreshMargins() }
    let constraints = pendingConstraints
    pendingConstraints = []
    for constraint in constraints {
      guard case .pending = constraint.engineSlot else { continue }
      add(constraint)
    }
  }

  // MARK: - Items

  private func registerRoot() {
    register(root, below: nil)
    guard let slot = root.engineItem else { return }
    switch purpose {
    case .layout:
      let isSizedByConstraints = !root.translatesAutoresizingMaskIntoConstraints
      rootRows = fixedRows(
        of: slot.id,
        root.storedFrame.size,
        widthPriority: isSizedByConstraints ? 1 : 1000,
        heightPriority: isSizedByConstraints ? 1 : 1000
      )
    case .fitting(let target, let priorities):
      rootRows = fixedRows(
        of: slot.id,
        target,
        widthPriority: priorities.horizontal.rawValue,
        heightPriority: priorities.vertical.rawValue
      )
    }
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

  private func register(_ view: UIView, below parent: ItemID?) {
    let id = engine.addItem(parent: parent, properties: properties(of: view, isRoot: parent == nil))
    note(view, id)
    if view.storedHost !== self {
      for constraint in view.ownedConstraints.all { constraint.engineSlot = .none }
    }
    view.storedHost = self
    view.dirtyInputs = []
    if view !== root { updateAutoresizing(of: view) }
    noteWidthDependence(of: view)
    for guide in view.layoutGuides { register(guide, below: id) }
    for guide in view.systemGuides { register(guide, below: id) }
    for subview in view.subviews { register(subview, below: id) }
    for constraint in view.ownedConstraints.all {
      guard case .none = constraint.engineSlot else { continue }
      constraint.engineSlot = .pending
      pendingConstraints.append(constraint)
    }
    orderIsStale = true
  }

  private func register(_ guide: UILayoutGuide, below parent: ItemID) {
    let id = engine.addItem(parent: parent)
    note(guide, id)
    addSystemRows(of: guide)
  }

  private func note(_ item: any LayoutItemObject, _ id: ItemID) {
    while objects.count <= id.index { objects.append(nil) }
    objects[id.index] = item.itemReference
    item.engineItem = EngineSlot(id: id)
  }

  private func noteWidthDependence(of view: UIView) {
    guard let slot = view.engineItem else { return }
    if view.intrinsicSizeOverride == nil, view.intrinsicContentSize(forWidth: 1) != nil {
      widthDependents[slot.id] = -1
    } else {
      widthDependents[slot.id] = nil
    }
  }

  /// Ranks the items in tree order, which breaks ties.
  private func assignOrder() {
    orderIsStale = false
    var order = 0
    root.forEachItemBelow { item in
      guard let slot = item.engineItem else { return }
      engine.setOrder(order, of: slot.id)
      order += 1
    }
  }

  // MARK: - Properties

  private func takeInChanges(of view: UIView) {
    let inputs = view.dirtyInputs
    view.dirtyInputs = []
    guard let slot = view.engineItem, view.layoutHost === self else { return }
    if view === root {
      updateRootSize()
    } else if inputs.contains(.autoresizing) {
      updateAutoresizing(of: view)
    }
    guard inputs != .autoresizing || view === root else {
      // A mask that was switched on takes the content's size out of the layout, or brings it back.
      engine.setProperties(properties(of: view, isRoot: false), of: slot.id)
      return
    }
    if inputs.contains(.intrinsicSize) { noteWidthDependence(of: view) }
    engine.setProperties(properties(of: view, isRoot: view === root), of: slot.id)
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
    result.isRightToLeft = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    if let baselines = view.baselineOffsets {
      let height = result.intrinsicHeight ?? Double(view.layoutIntrinsicSize.height)
      result.baselines = .init(
        firstFromTop: Double(baselines.firstFromTop),
        lastFromBottom: Double(baselines.lastFromBottom),
        centeredHeight: baselines.centersContent ? max(0, height) : nil
      )
    }
    if view.engineItem?.usesMargins == true { result.margins = LayoutInsets(view.layoutMargins) }
    return result
  }

  // MARK: - Masks

  private func updateAutoresizing(of view: UIView) {
    guard var slot = view.engineItem else { return }
    guard view.translatesAutoresizingMaskIntoConstraints, let superview = view.superview else {
      for row in slot.systemRows { engine.remove(row) }
      slot.systemRows = []
      slot.autoresizing = nil
      view.engineItem = slot
      return
    }
    let mask = view.autoresizingMask
    let frame = view.storedFrame
    let container = superview.storedFrame.size
    let rules = EngineSlot.Autoresizing(
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
    guard rules != slot.autoresizing, let parent = superview.engineItem?.id else { return }
    let new = maskConstraints(rules, of: view, slot.id, in: parent)
    let hasSameFactors =
      slot.autoresizing.map {
        $0.horizontal.originFactor == rules.horizontal.originFactor
          && $0.horizontal.sizeFactor == rules.horizontal.sizeFactor
          && $0.vertical.originFactor == rules.vertical.originFactor
          && $0.vertical.sizeFactor == rules.vertical.sizeFactor
      } ?? false
    if hasSameFactors {
      for (row, constraint) in zip(slot.systemRows, new) {
        engine.setConstant(constraint.constant, of: row)
      }
    } else {
      for row in slot.systemRows { engine.remove(row) }
      slot.systemRows = new.map { engine.add($0) }
    }
    slot.autoresizing = rules
    view.engineItem = slot
  }

  private func maskConstraints(
    _ rules: EngineSlot.Autoresizing,
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
      constraint(
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
      constraint(
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
    guard let first = constraint.first?.item else {
      constraint.engineSlot = .none
      return
    }
    let second = constraint.second?.item
    let lhs = engineSide(first, constraint.firstAttribute, facing: second)
    let rhs = second.map { engineSide($0, constraint.secondAttribute, facing: first) }
    guard let lhsID = lhs.engineItem?.id, rhs == nil || rhs?.engineItem != nil,
      let firstAttribute = LayoutAttribute(rawValue: constraint.firstAttribute.rawValue),
      let secondAttribute = LayoutAttribute(rawValue: constraint.secondAttribute.rawValue)
    else {
      constraint.engineSlot = .none
      return
    }
    noteMarginUse(lhs, firstAttribute)
    if let rhs { noteMarginUse(rhs, secondAttribute) }
    let id = engine.add(
      LayoutConstraint(
        lhsID,
        firstAttribute,
        .init(constraint.relation),
        rhs?.engineItem?.id,
        secondAttribute,
        multiplier: Double(constraint.multiplier),
        constant: Double(constraint.constant),
        priority: constraint.priority.rawValue,
        source: constraint.source
      )
    )
    constraint.engineSlot = .installed(id)
    constraintObjects[id.index] = .passUnretained(constraint)
  }

  /// The item that stands for `item` in a constraint with `other`.
  ///
  /// Edges of a scroll view mean its content for what is inside it; a baseline may be that of a view
  /// further down.
  ///
  /// Source: Apple's Technical Note TN2154 for scroll views.
  private func engineSide(
    _ item: any LayoutItemObject,
    _ attribute: NSLayoutConstraint.Attribute,
    facing other: (any LayoutItemObject)?
  ) -> any LayoutItemObject {
    guard let view = item as? UIView else { return item }
    switch attribute {
    case .firstBaseline:
      let below = view.forFirstBaselineLayout
      return below.isDescendant(of: view) && below.engineItem != nil ? below : view
    case .lastBaseline:
      let below = view.forLastBaselineLayout
      return below.isDescendant(of: view) && below.engineItem != nil ? below : view
    case .width, .height, .centerX, .centerY, .notAnAttribute:
      return view
    default:
      guard let guide = view.contentGuideForDescendants, let other,
        let owner = other.constraintOwner, owner !== view, owner.isDescendant(of: view)
      else { return view }
      if guide.engineItem == nil, let slot = view.engineItem { register(guide, below: slot.id) }
      return guide
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
