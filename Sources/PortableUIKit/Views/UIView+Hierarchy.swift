import Requirements

extension UIView {
  // MARK: - Managing the View Hierarchy

  /// The view above, or nil.
  ///
  /// A superview that dies says so to its subviews, which costs less than a weak reference.
  public var superview: UIView? { storedSuperview.object }

  /// The views below, back to front.
  public var subviews: [UIView] { storedSubviews }

  /// Notes the window of this view and of all below it.
  nonisolated func noteWindow(_ window: UIWindow?) {
    var views = [self]
    while let view = views.popLast() {
      view.storedWindow = Uncounted(window)
      views += view.storedSubviews
    }
  }

  /// Lets the subviews go, without a stack as deep as the tree.
  nonisolated func letGoOfSubviews() {
    guard !storedSubviews.isEmpty else { return }
    for subview in storedSubviews { subview.storedSuperview = .none }
    var views: [UIView] = []
    swap(&views, &storedSubviews)
    while var view = views.popLast() {
      // Nobody else holds it: it is about to die, and would let its subviews go in turn.
      guard !view.storedSubviews.isEmpty, isKnownUniquelyReferenced(&view) else { continue }
      for subview in view.storedSubviews { subview.storedSuperview = .none }
      views += view.storedSubviews
      view.storedSubviews = []
    }
  }

  /// Whether the view is `view` or stands anywhere below it.
  func stands(in view: UIView) -> Bool {
    var candidate: UIView? = self
    while let current = candidate {
      if current === view { return true }
      candidate = current.superview
    }
    return false
  }

  /// The topmost view above this one.
  package var hierarchyRoot: UIView {
    var view = self
    while let above = view.superview { view = above }
    return view
  }

  /// The classes of the view and its superviews, nearest first, for messages.
  var ancestorChain: String {
    var names: [String] = []
    var view: UIView? = self
    while let current = view {
      names.append("\(type(of: current))")
      view = current.superview
    }
    return names.joined(separator: " in ")
  }

  /// The nearest view that both views stand in, or nil where their hierarchies are different.
  func nearestCommonAncestor(with other: UIView) -> UIView? {
    if self === other || other.superview === self { return self }
    if superview === other { return other }
    if let superview, superview === other.superview { return superview }
    var (lhs, rhs): (UIView?, UIView?) = (self, other)
    for _ in 0..<max(0, depth - other.depth) { lhs = lhs?.superview }
    for _ in 0..<max(0, other.depth - depth) { rhs = rhs?.superview }
    while lhs !== rhs {
      lhs = lhs?.superview
      rhs = rhs?.superview
    }
    return lhs
  }

  /// The number of views above this one.
  var depth: Int {
    var depth = 0
    var view = superview
    while let current = view {
      depth += 1
      view = current.superview
    }
    return depth
  }

  func insert(_ view: UIView, at index: Int) {
    // Nothing is below a view without subviews: there is no need to look up to the root.
    requirement(
      view !== self && (view.storedSubviews.isEmpty || !isDescendant(of: view)),
      view === self
        ? "\(NSLayoutConstraint.words(for: view)) cannot be added as a subview of itself"
        : "\(NSLayoutConstraint.words(for: view)) cannot be added below itself: it is above "
          + ancestorChain
    )
    if view.storedSuperview == Uncounted(self) {
      keepWalkedSubviews()
      storedSubviews.removeAll { $0 === view }
      storedSubviews.insert(view, at: min(max(index, 0), subviews.count))
      storedLayer?.subviewMoved(view)
      layoutStructureChanged()
      return
    }
    let oldWindow = view.window
    let newWindow = window
    if !view.storedSuperview.isNone { view.detach(keepingWindowCallbacks: true) }
    if oldWindow !== newWindow { view.willMove(toWindow: newWindow) }
    view.willMove(toSuperview: self)
    view.abandonHost()
    keepWalkedSubviews()
    if index == storedSubviews.count {
      // Most views that have any have a few.
      if index == 0 { storedSubviews.reserveCapacity(4) }
      storedSubviews.append(view)
    } else {
      storedSubviews.insert(view, at: min(max(index, 0), storedSubviews.count))
    }
    view.storedSuperview = Uncounted(self)
    view.noteMask()
    storedLayer?.subviewMoved(view)
    if oldWindow !== newWindow || newWindow != nil { view.noteWindow(newWindow) }
    withLayoutHost { $0.viewInserted(view) }
    askForLayoutOfChange()
    // A new view waits for its first layout; those above have to know.
    view.markNeedsLayout()
    if view.needsUpdateHereOrBelow { markDescendantNeedsUpdateConstraints() }
    if oldWindow !== newWindow { view.tellWindowChanged() }
    view.didMoveToSuperview()
    didAddSubview(view)
  }

  func insert(_ view: UIView, beside sibling: UIView, above: Bool) {
    if view.superview === self {
      keepWalkedSubviews()
      storedSubviews.removeAll { $0 === view }
    }
    let place = subviews.firstIndex { $0 === sibling }
    let index = place.map { above ? $0 + 1 : $0 } ?? subviews.count
    if view.superview === self {
      storedSubviews.insert(view, at: index)
      layoutStructureChanged()
    } else {
      insert(view, at: index)
    }
    if view.superview === self {
      storedLayer?.subviewMoved(view, above: above && place != nil ? sibling : nil)
    }
  }

  func reorder(_ view: UIView, toFront: Bool) {
    guard let index = subviews.firstIndex(where: { $0 === view }) else { return }
    keepWalkedSubviews()
    storedSubviews.remove(at: index)
    storedSubviews.insert(view, at: toFront ? subviews.count : 0)
    storedLayer?.subviewMoved(view, toBack: !toFront)
    layoutStructureChanged()
  }

  func detach(keepingWindowCallbacks: Bool = false) {
    guard let above = superview else { return }
    let hadWindow = window != nil
    above.willRemoveSubview(self)
    // The callback may have removed the view already.
    guard superview === above else { return }
    if !keepingWindowCallbacks {
      if hadWindow { willMove(toWindow: nil) }
      willMove(toSuperview: nil)
    }
    removeConstraintsToOutside()
    layoutHost?.viewRemoved(self)
    // No closure here: it would ask for the main actor at every subview.
    var place = 0
    let count = above.storedSubviews.count
    while place < count, above.storedSubviews[place] !== self { place += 1 }
    if place < count {
      above.keepWalkedSubviews()
      above.storedSubviews.remove(at: place)
    }
    above.storedLayer?.subviewRemoved(self)
    storedSuperview = .none
    if hadWindow || windowAsRoot != nil { noteWindow(windowAsRoot) }
    above.askForLayoutOfChange()
    guard !keepingWindowCallbacks else { return }
    if hadWindow { tellWindowChanged() }
    didMoveToSuperview()
  }

  private func tellWindowChanged() {
    forEachViewBelow { view in
      if view.window != nil {
        view.tellTraits(view === self ? view.traitCollection : view.handedDown, ifNew: .current)
        AppearanceProxies.apply(to: view)
      }
      view.didMoveToWindow()
      view.layoutController?.viewDidChangeWindow()
    }
  }

  /// Takes away every constraint between the view's subtree and the rest of the hierarchy.
  ///
  /// Source: Apple's documentation of `removeFromSuperview()`.
  private func removeConstraintsToOutside() {
    var outside: [NSLayoutConstraint] = []
    // Whoever owns a constraint stands above its items: if not in the subtree, then above it. What the
    // subtree owns need not be listed.
    markAsAbove(true)
    forEachItemBelow { item in
      guard let reference = item.existingItemReference else { return }
      for constraint in reference.listedConstraints where constraint.owner?.isAboveDetached == true
      {
        outside.append(constraint)
      }
    }
    markAsAbove(false)
    for constraint in outside where constraint.isActive { constraint.uninstall() }
  }

  private func markAsAbove(_ isAbove: Bool) {
    var view = superview
    while let current = view {
      current.isAboveDetached = isAbove
      if isAbove { current.ownedConstraints.listAtItems() }
      view = current.superview
    }
  }

  /// Visits the view and everything below it, back to front and superviews first.
  ///
  /// A tree may be as deep as memory lasts: nothing here recurses.
  func forEachViewBelow(_ body: (UIView) -> Void) {
    body(self)
    guard !storedSubviews.isEmpty else { return }
    // What `body` does may begin such a walk in turn, which leaves the list as it finds it.
    let outer = Self.walkedLevels.count
    var subviews = WalkedSubviews(of: self)
    while true {
      let next = subviews.next()
      guard !next.isNone else {
        subviews.end()
        guard Self.walkedLevels.count > outer else { return Self.walkedLevels.releaseLargeRoom() }
        subviews = Self.walkedLevels.removeLast()
        continue
      }
      // The list holds the view, whatever `body` does to the tree.
      let below = next.read { view in
        body(view)
        return view.storedSubviews.isEmpty ? nil : WalkedSubviews(of: view)
      }
      guard let below = below ?? nil else { continue }
      Self.walkedLevels.append(subviews)
      subviews = below
    }
  }

  /// The siblings that walks have yet to go on with, those of inner walks behind those of outer ones: an array for each
  /// walk would be a good part of what a small hierarchy costs.
  @exclusivity(unchecked) private static var walkedLevels = PlainList<WalkedSubviews>()

  /// Visits the view, its guides, and everything below it.
  func forEachItemBelow(_ body: (any LayoutItemObject) -> Void) {
    forEachViewBelow { view in
      body(view)
      for guide in view.layoutGuides { body(guide) }
      for guide in view.systemGuides { body(guide) }
    }
  }

  /// Tells the engine that the order of views changed, which breaks ties.
  func layoutStructureChanged() {
    layoutHost?.orderChanged()
    askForLayoutOfChange()
  }

  /// Asks for a layout after a change of what the view lays out, unless it is laying out: what follows for
  /// frames is found by solving again, and asking would go on for ever.
  func askForLayoutOfChange() {
    if !isLayingOut { setNeedsLayout() }
  }

  /// Tells the superview of a mask, after which it is to look at its subviews whenever its size changes.
  @inline(__always)
  func noteMask() {
    if !autoresizingMask.isEmpty { storedSuperview.read { $0.mayHaveMaskedSubviews = true } }
  }

  func visibilityDidChange() {
    notifyObservers()
    superview?.subviewVisibilityDidChange(self)
  }

  /// Drops the engine that the view held as the root of its own hierarchy.
  func abandonHost() {
    guard let ownedHost else { return }
    ownedHost.dissolve()
    self.ownedHost = nil
  }
}
