extension UIView {
  // MARK: - Managing the View's Constraints

  /// Installs `constraint` on this view.
  ///
  /// Its items must stand in the view.
  public func addConstraint(_ constraint: NSLayoutConstraint) {
    guard constraint.owner !== self else { return }
    if constraint.isActive { constraint.uninstall() }
    if constraint.isBetweenAnchors { (constraint as? OffsetConstraint)?.willInstall() }
    for item in [constraint.firstItem, constraint.secondItem] {
      guard let item else { continue }
      let view = (item as? any LayoutItemObject)?.constraintOwner
      guard view?.isDescendant(of: self) == true else {
        constraint.refuse(
          """
          When added to a view, the constraint's items must be descendants of that view (or the view \
          itself). \(constraint) was added to \(ancestorChain); its item \
          \(NSLayoutConstraint.words(for: item)) is in \(view?.ancestorChain ?? "no view").
          """
        )
      }
    }
    constraint.install(on: self)
  }

  /// Installs `constraints` on this view.
  public func addConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { addConstraint(constraint) }
  }

  /// Removes `constraint` from this view.
  public func removeConstraint(_ constraint: NSLayoutConstraint) {
    guard constraint.owner === self else { return }
    constraint.uninstall()
  }

  /// Removes `constraints` from this view.
  public func removeConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { removeConstraint(constraint) }
  }

  // MARK: - Managing the User Interface Direction

  /// The direction in which the view lays out its content.
  ///
  /// - Note: UIKit: a view inside a flipped one is not flipped by inheritance, and ours neither: the
  ///   attribute of each view counts, with the traits behind it.
  public var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    switch semanticContentAttribute {
    case .forceLeftToRight, .playback, .spatial: .leftToRight
    case .forceRightToLeft: .rightToLeft
    case .unspecified: traitCollection.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
    @unknown default: .leftToRight
    }
  }

  /// The direction of a view with `attribute`.
  public class func userInterfaceLayoutDirection(for attribute: UISemanticContentAttribute)
    -> UIUserInterfaceLayoutDirection
  {
    switch attribute {
    case .forceLeftToRight, .playback, .spatial: .leftToRight
    case .forceRightToLeft: .rightToLeft
    case .unspecified:
      UITraitCollection.current.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
    @unknown default: .leftToRight
    }
  }

  func directionRulesChanged() {
    hasMarginNews = true
    layoutInputChanged(.direction)
    layoutHost?.marginsMayHaveChanged()
    for subview in subviews { subview.layoutInputChanged(.direction) }
  }

  // MARK: - Flags

  @inline(__always)
  func markNeedsLayout() {
    if FeedbackLoopRecorder.isOn { FeedbackLoopRecorder.noteLayout(self) }
    noteNeedsLayout()
  }

  /// Has the view laid out in the next round.
  @inline(__always)
  func noteNeedsLayout() {
    needsLayoutFlag = true
    noteLayoutAbove()
  }

  /// Tells the views above that one below them is to be laid out.
  @inline(__always)
  private func noteLayoutAbove() {
    var above = storedSuperview
    while above.read({ $0.descendantNeedsLayout }) == false {
      above.read { $0.descendantNeedsLayout = true }
      above = above.superview
    }
  }

  /// Tells the view and those above that one below it is to be laid out.
  func noteLayoutBelow() {
    guard !descendantNeedsLayout else { return }
    descendantNeedsLayout = true
    noteLayoutAbove()
  }

  func markNeedsUpdateConstraints() {
    FeedbackLoopRecorder.note(
      .constraintUpdate,
      self,
      "\(NSLayoutConstraint.words(for: self)) asked for an update of its constraints"
    )
    needsUpdateConstraintsFlag = true
    superview?.markDescendantNeedsUpdateConstraints()
  }

  func markDescendantNeedsUpdateConstraints() {
    guard !descendantNeedsUpdateConstraints else { return }
    descendantNeedsUpdateConstraints = true
    var above = storedSuperview
    while above.read({ $0.descendantNeedsUpdateConstraints }) == false {
      above.read { $0.descendantNeedsUpdateConstraints = true }
      above = above.superview
    }
  }

  /// Calls `updateConstraints` on the views that asked for it and those above them, deepest first.
  ///
  /// For the root view of a controller its `updateViewConstraints` is called, which updates the view.
  ///
  /// Source: recordings of UIKit on iOS 26.1, where a child that asks has the controller and its root view
  /// updated after it.
  func updateConstraintsBelow() {
    UpdateTracking.takeInChanges()
    guard needsUpdateHereOrBelow else { return }
    // What they do may begin such an update in turn, which leaves both lists as it finds them.
    let outer = ConstraintUpdate.waiting.count
    ConstraintUpdate.found.append(Uncounted(self))
    // Nothing is called while views are looked for, so that the tree holds them meanwhile.
    let outerFound = ConstraintUpdate.found.count - 1
    while ConstraintUpdate.found.count > outerFound {
      let next = ConstraintUpdate.found.removeLast()
      ConstraintUpdate.wait(next)
      if next.read({ $0.descendantNeedsUpdateConstraints }) == true {
        next.read { ConstraintUpdate.lookBelow($0) }
      }
    }
    UpdateTracking.trackAll(below: self, isInner: hierarchyRoot.passDepth > 0) {
      TraitUse.during(.properties) { updateNewProperties(from: outer) }
      TraitUse.during(.constraints) { updateWaiting(from: outer) }
    }
    ConstraintUpdate.waiting.releaseLargeRoom()
    ConstraintUpdate.found.releaseLargeRoom()
  }

  /// Calls `updateProperties` on those of the views that wait from `outer` on which are new.
  @inline(__always)
  private func updateNewProperties(from outer: Int) {
    for index in outer..<ConstraintUpdate.waiting.count {
      ConstraintUpdate.waiting.base[index].read { PropertyUpdates.updateNew($0) }
    }
  }

  /// Calls `updateConstraints` on the views that wait from `outer` on.
  ///
  /// Superviews were met first, and front siblings before those behind them: now it is the reverse.
  @inline(__always)
  private func updateWaiting(from outer: Int) {
    while ConstraintUpdate.waiting.count > outer {
      ConstraintUpdate.waiting.removeLast().read { view in
        view.updateOwnConstraints()
        WalkedSubviews.end(view)
      }
    }
  }

  /// Calls `updateProperties` where it was asked for, here and below.
  func updatePropertiesBelow() {
    UpdateTracking.takeInChanges()
    var new: [UIView] = []
    var found = [self]
    while let view = found.popLast() {
      if view.needsUpdatePropertiesFlag { new.append(view) }
      found += view.subviews.reversed()
    }
    if PropertyUpdates.areRequested { PropertyUpdates.carryOut(below: self) }
    UpdateTracking.trackAll(below: self, isInner: hierarchyRoot.passDepth > 0) {
      TraitUse.during(.properties) { new.forEach(PropertyUpdates.updateNew) }
    }
  }

  /// Calls `updateConstraints` on the view where it was asked for, or its controller's method.
  @inline(__always)
  private func updateOwnConstraints() {
    guard needsUpdateConstraintsFlag else { return }
    needsUpdateConstraintsFlag = false
    guard !UpdateTracking.isEach else { return updateAndTrackConstraints() }
    callUpdateConstraints()
  }

  @inline(never)
  private func updateAndTrackConstraints() {
    UpdateTracking.track(.constraints, of: self) { callUpdateConstraints() }
  }

  @inline(__always)
  private func callUpdateConstraints() {
    if hadLayoutController, let controller = layoutController {
      controller.updateViewConstraints()
    } else {
      updateConstraints()
    }
  }

  /// Asks for a layout after a change of the constraints that the view owns.
  ///
  /// During a layout of the hierarchy nobody has to be asked: the constraints are solved before the next
  /// round, and the views whose subviews move are laid out in it.
  func constraintsDidChange(_ constraint: NSLayoutConstraint) {
    if FeedbackLoopRecorder.isOn { noteForLoops(constraint) }
    if LayoutPass.isRunning, let layoutHost, layoutHost.root.passDepth > 0 { return }
    setNeedsLayout()
  }

  // Putting a text together takes room on the stack, also where it is not done: so it is done elsewhere.

  @inline(never)
  private func noteForLoops(_ constraint: NSLayoutConstraint) {
    FeedbackLoopRecorder.note(
      .constraint,
      self,
      "\(constraint) \(constraint.isActive ? "is in force" : "is out of force")"
    )
  }

  /// Notes a change of what the engine knows about the view.
  func layoutInputChanged(_ inputs: LayoutInputs) {
    // The view holds it.
    let host = Uncounted(storedHost)
    // The engine knows the frames that it gives.
    let isNews = host.read { $0.isAlive && !(inputs == .autoresizing && $0.isApplyingFrames) }
    guard isNews == true else { return }
    if FeedbackLoopRecorder.isOn { noteForLoops(inputs) }
    if dirtyInputs.isEmpty { host.read { $0.viewChanged(self) } }
    dirtyInputs.formUnion(inputs)
    askForLayoutOfChange()
  }

  @inline(never)
  private func noteForLoops(_ inputs: LayoutInputs) {
    FeedbackLoopRecorder.note(
      inputs == .autoresizing ? .frame : .content,
      self,
      inputs == .autoresizing
        ? "\(NSLayoutConstraint.words(for: self)) was given the frame \(Self.flat(storedFrame))"
        : "\(NSLayoutConstraint.words(for: self)) changed what the layout knows of its content"
    )
  }
}
