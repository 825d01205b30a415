internal import LayoutEngine

extension NSLayoutConstraint {
  // MARK: - Activating and Deactivating Constraints

  /// Whether the constraint takes part in the layout.
  ///
  /// Setting it installs the constraint on the nearest common ancestor of its items, or removes it.
  /// Activating a constraint whose items have no common ancestor is a programmer error and traps, as
  /// in UIKit.
  public var isActive: Bool {
    get { !storedOwner.isNone }
    set {
      guard newValue != isActive else { return }
      guard newValue else { return uninstall() }
      enforce()
      storedOwner.read { $0.constraintsDidChange(self) }
    }
  }

  /// Activates the constraints as one batch.
  ///
  /// A view that comes to own several of them in a row asks for a layout once.
  public class func activate(_ constraints: [NSLayoutConstraint]) {
    // The constraint that was activated last, and has its owner yet to be told.
    var last = Uncounted<NSLayoutConstraint>.none
    var lastOwner = Uncounted<UIView>.none
    let isRecorded = FeedbackLoopRecorder.isOn
    let fewest = ActivatedConstraints.fewest
    let array = constraints.count < fewest ? nil : ActivatedConstraints(constraints)
    for index in constraints.indices {
      // The array holds them all the while.
      let constraint = constraints.uncounted(index)
      guard constraint.read({ $0.isActive }) == false else { continue }
      if isRecorded { tellOwner(of: last) }
      let owner = constraint.read { $0.enforce(heldBy: array) } ?? .none
      if lastOwner != owner { tellOwner(of: last) }
      last = constraint
      lastOwner = owner
    }
    tellOwner(of: last)
  }

  /// Has the owner of an active constraint ask for a layout.
  @inline(__always)
  private static func tellOwner(of constraint: Uncounted<NSLayoutConstraint>) {
    constraint.read { constraint in
      constraint.storedOwner.read { $0.constraintsDidChange(constraint) }
    }
  }

  /// Puts the constraint in force on the nearest common ancestor of its items, which is yet to be told.
  ///
  /// - Parameter array: What may hold the constraint for its owner.
  /// - Returns: The owner.
  @discardableResult
  @inline(__always)
  private func enforce(heldBy array: ActivatedConstraints? = nil) -> Uncounted<UIView> {
    if isBetweenAnchors { (self as? OffsetConstraint)?.willInstall() }
    let near = nearOwner
    // Most often a view and its superview, or siblings, which takes no counting to find out.
    guard near.isNone else {
      near.read { noteInForce(on: $0, heldBy: array) }
      return near
    }
    noteInForce(on: owningView(), heldBy: array)
    return storedOwner
  }

  /// Deactivates the constraints as one batch.
  public class func deactivate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = false }
  }

  // MARK: - Ownership

  /// The view that owns the constraint once it is active.
  ///
  /// The nearest common ancestor of both items; the view itself for a single item; a guide counts as
  /// its owning view.
  private func owningView() -> UIView {
    guard let firstView = first?.constraintOwner else {
      refuse("Unable to activate \(self): \(Self.words(for: firstItem)) is not in a view")
    }
    guard let second else { return firstView }
    guard let secondView = second.constraintOwner else {
      refuse("Unable to activate \(self): \(Self.words(for: secondItem)) is not in a view")
    }
    guard let ancestor = firstView.nearestCommonAncestor(with: secondView) else {
      refuse(
        """
        Unable to activate \(self): its items have no common ancestor.
          \(Self.place(of: firstView))
          \(Self.place(of: secondView))
        Add both to one view hierarchy, with addSubview(_:), before the constraint is activated.
        """
      )
    }
    return ancestor
  }

  /// The owner, where the items are one view, or a view and its superview, or siblings.
  @inline(__always)
  private var nearOwner: Uncounted<UIView> {
    let firstView = storedFirst.read { $0.storedView } ?? .none
    if storedSecond.isNone { return firstView }
    let secondView = storedSecond.read { $0.storedView } ?? .none
    return firstView.isNone || secondView.isNone ? .none : firstView.nearOwner(with: secondView)
  }

  /// Where a view stands, for a message.
  private static func place(of view: UIView) -> String {
    let above = view.superview.map { "is in \($0.ancestorChain)" } ?? "has no superview"
    return "\(words(for: view)) \(above)"
  }

  /// Puts the constraint in force on `view`, and has it ask for a layout.
  func install(on view: UIView) {
    noteInForce(on: view)
    view.constraintsDidChange(self)
  }

  /// Puts the constraint in force on `view`, which is yet to be told.
  private func noteInForce(on view: UIView, heldBy array: ActivatedConstraints? = nil) {
    storedOwner = Uncounted(view)
    engineSlot = .none
    activation = Self.activationCount
    Self.activationCount &+= 1
    view.ownedConstraints.append(self, heldBy: array)
    view.withLayoutHost { $0.constraintInstalled(self) }
  }

  /// Takes the constraint out of force.
  func uninstall() {
    guard let view = owner else { return }
    view.layoutHost?.constraintUninstalled(self)
    forgetReferences()
    owner = nil
    // The owner may be the last to hold the constraint.
    withExtendedLifetime(self) {
      view.ownedConstraints.remove(self)
      if isBetweenAnchors { (self as? OffsetConstraint)?.didUninstall() }
    }
    view.constraintsDidChange(self)
  }

  /// Puts the constraint on the lists of its items.
  nonisolated func listAtItems() {
    storedFirst.read { $0.insert(ConstraintEnd(self, isSecond: false)) }
    if storedSecond != storedFirst {
      storedSecond.read { $0.insert(ConstraintEnd(self, isSecond: true)) }
    }
  }

  /// Takes the constraint off the lists of its items, where they have it.
  nonisolated func forgetReferences() {
    storedFirst.read { $0.remove(ConstraintEnd(self, isSecond: false)) }
    storedSecond.read { $0.remove(ConstraintEnd(self, isSecond: true)) }
  }

  // MARK: - Changes

  /// What about an active constraint changed.
  enum Change {
    case constant
    case priority
  }

  func engineChanged(_ change: Change) {
    guard let owner else { return }
    owner.layoutHost?.constraintChanged(self, change)
    owner.constraintsDidChange(self)
  }
}

extension NSLayoutConstraint {
  /// Notes that Interface Builder made the constraint, and not the app.
  package func markAsInterfaceBuilders() {
    source = .interfaceBuilder
  }

  /// Whether the items stand in one hierarchy, so that activating the constraint does not trap.
  package var canActivate: Bool {
    guard let firstView = first?.constraintOwner else {
      return false
    }
    guard let second else { return true }
    guard let secondView = second.constraintOwner else { return false }
    return firstView.nearestCommonAncestor(with: secondView) != nil
  }
}
