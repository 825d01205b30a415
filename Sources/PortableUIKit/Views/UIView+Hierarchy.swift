extension UIView {
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
    var above: Set<ObjectIdentifier> = []
    var view: UIView? = self
    while let current = view {
      above.insert(ObjectIdentifier(current))
      view = current.superview
    }
    view = other
    while let current = view {
      if above.contains(ObjectIdentifier(current)) { return current }
      view = current.superview
    }
    return nil
  }

  func insert(_ view: UIView, at index: Int) {
    precondition(!isDescendant(of: view), "\(type(of: view)) cannot be added below itself")
    if view.superview === self {
      subviews.removeAll { $0 === view }
      subviews.insert(view, at: min(max(index, 0), subviews.count))
      layoutStructureChanged()
      return
    }
    let oldWindow = view.window
    let newWindow = window
    if view.superview != nil { view.detach(keepingWindowCallbacks: true) }
    if oldWindow !== newWindow { view.willMove(toWindow: newWindow) }
    view.willMove(toSuperview: self)
    view.abandonHost()
    subviews.insert(view, at: min(max(index, 0), subviews.count))
    view.superview = self
    layoutHost?.viewInserted(view)
    setNeedsLayout()
    // A new view waits for its first layout; those above have to know.
    view.markNeedsLayout()
    if view.needsUpdateConstraintsFlag || view.descendantNeedsUpdateConstraints {
      markDescendantNeedsUpdateConstraints()
    }
    if oldWindow !== newWindow { view.tellWindowChanged() }
    view.didMoveToSuperview()
    didAddSubview(view)
  }

  func insert(_ view: UIView, beside sibling: UIView, above: Bool) {
    if view.superview === self { subviews.removeAll { $0 === view } }
    let place = subviews.firstIndex { $0 === sibling }
    let index = place.map { above ? $0 + 1 : $0 } ?? subviews.count
    if view.superview === self {
      subviews.insert(view, at: index)
      layoutStructureChanged()
    } else {
      insert(view, at: index)
    }
  }

  func reorder(_ view: UIView, toFront: Bool) {
    guard let index = subviews.firstIndex(where: { $0 === view }) else { return }
    subviews.remove(at: index)
    subviews.insert(view, at: toFront ? subviews.count : 0)
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
    above.subviews.removeAll { $0 === self }
    superview = nil
    above.setNeedsLayout()
    guard !keepingWindowCallbacks else { return }
    if hadWindow { tellWindowChanged() }
    didMoveToSuperview()
  }

  private func tellWindowChanged() {
    if window != nil { deliverTraits(recursively: false) }
    didMoveToWindow()
    for subview in subviews { subview.tellWindowChanged() }
  }

  /// Takes away every constraint between the view's subtree and the rest of the hierarchy.
  ///
  /// Source: Apple's documentation of `removeFromSuperview()`.
  private func removeConstraintsToOutside() {
    var outside: [NSLayoutConstraint] = []
    forEachItemBelow { item in
      guard let reference = item.existingItemReference else { return }
      for constraint in reference.activeConstraints {
        guard let owner = constraint.owner, !owner.isDescendant(of: self) else { continue }
        outside.append(constraint)
      }
    }
    for constraint in outside where constraint.isActive { constraint.uninstall() }
  }

  /// Visits the view, its guides, and everything below it.
  func forEachItemBelow(_ body: (any LayoutItemObject) -> Void) {
    body(self)
    for guide in layoutGuides { body(guide) }
    for guide in systemGuides { body(guide) }
    for subview in subviews { subview.forEachItemBelow(body) }
  }

  /// Tells the engine that the order of views changed, which breaks ties.
  func layoutStructureChanged() {
    layoutHost?.orderChanged()
    setNeedsLayout()
  }

  func visibilityDidChange() {
    notifyObservers()
    superview?.subviewVisibilityDidChange(self)
  }

  /// Drops the engine that the view held as the root of its own hierarchy.
  func abandonHost() {
    ownedHost?.dissolve()
    ownedHost = nil
  }

  // MARK: - Converting coordinates

  /// The point of this view's coordinates in those of `view`, or of the root where `view` is nil.
  public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    let inRoot = rootPoint(point)
    guard let view else { return inRoot }
    let origin = view.rootPoint(.zero)
    return CGPoint(x: inRoot.x - origin.x, y: inRoot.y - origin.y)
  }

  /// The point of the coordinates of `view`, or of the root where it is nil, in this view's.
  public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    let inRoot = view?.rootPoint(point) ?? point
    let origin = rootPoint(.zero)
    return CGPoint(x: inRoot.x - origin.x, y: inRoot.y - origin.y)
  }

  /// The rectangle of this view's coordinates in those of `view`, or of the root where it is nil.
  public func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    CGRect(origin: convert(rect.origin, to: view), size: rect.size)
  }

  /// The rectangle of the coordinates of `view`, or of the root where it is nil, in this view's.
  public func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    CGRect(origin: convert(rect.origin, from: view), size: rect.size)
  }

  private func rootPoint(_ point: CGPoint) -> CGPoint {
    var x = point.x
    var y = point.y
    var view = self
    while let above = view.superview {
      x += view.storedFrame.minX - view.boundsOrigin.x
      y += view.storedFrame.minY - view.boundsOrigin.y
      view = above
    }
    return CGPoint(x: x, y: y)
  }
}
