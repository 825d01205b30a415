extension UIView {
  // MARK: - Managing the View's Constraints

  /// Installs `constraint` on this view.
  ///
  /// Its items must stand in the view.
  public func addConstraint(_ constraint: NSLayoutConstraint) {
    guard constraint.owner !== self else { return }
    if constraint.isActive { constraint.uninstall() }
    for item in [constraint.firstItem, constraint.secondItem] {
      guard let item else { continue }
      let view = (item as? any LayoutItemObject)?.constraintOwner
      precondition(
        view?.isDescendant(of: self) == true,
        """
        When added to a view, the constraint's items must be descendants of that view (or the view \
        itself). \(constraint) was added to \(ancestorChain); its item \(item) is in \
        \(view?.ancestorChain ?? "no view").
        """
      )
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
    layoutInputChanged(.direction)
    layoutHost?.marginsMayHaveChanged()
    for subview in subviews { subview.layoutInputChanged(.direction) }
  }

  // MARK: - Flags

  func markNeedsLayout() {
    needsLayoutFlag = true
    var view = superview
    while let above = view, !above.descendantNeedsLayout {
      above.descendantNeedsLayout = true
      view = above.superview
    }
  }

  func markNeedsUpdateConstraints() {
    needsUpdateConstraintsFlag = true
    superview?.markDescendantNeedsUpdateConstraints()
  }

  func markDescendantNeedsUpdateConstraints() {
    var view: UIView? = self
    while let current = view, !current.descendantNeedsUpdateConstraints {
      current.descendantNeedsUpdateConstraints = true
      view = current.superview
    }
  }

  /// Calls `updateConstraints` on the views that asked for it, deepest first.
  func updateConstraintsBelow() {
    if descendantNeedsUpdateConstraints {
      descendantNeedsUpdateConstraints = false
      for subview in subviews { subview.updateConstraintsIfNeeded() }
    }
    guard needsUpdateConstraintsFlag else { return }
    needsUpdateConstraintsFlag = false
    updateConstraints()
  }

  /// Notes a change of what the engine knows about the view.
  func layoutInputChanged(_ inputs: LayoutInputs) {
    guard let layoutHost else { return }
    if dirtyInputs.isEmpty { layoutHost.viewChanged(self) }
    dirtyInputs.formUnion(inputs)
    setNeedsLayout()
  }
}
