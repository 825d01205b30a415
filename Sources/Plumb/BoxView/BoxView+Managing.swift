#if canImport(UIKit)
internal import UIKit

extension BoxView {
  // MARK: - Views and Guides

  /// Takes new items in: removes what is gone, adds what is new, in the order of the items.
  func replaceItems(_ newItems: [BoxItem]) {
    let old = storedItems
    let (items, problems) = usableItems(newItems)
    for problem in problems { report(problem) }
    storedItems = items
    let present = old.isEmpty ? [] : Set(storedItems.map { ObjectIdentifier($0.object) })
    for item in old where !present.contains(ObjectIdentifier(item.object)) {
      boxConstraints.remove(naming: item.object)
      if let view = item.view, view.superview === self { view.removeFromSuperview() }
      if let guide = item.guide, guide.owningView === self { removeLayoutGuide(guide) }
    }
    for item in storedItems {
      if let view = item.view {
        if view.superview !== self { addSubview(view) }
        view.translatesAutoresizingMaskIntoConstraints = false
      }
      if let guide = item.guide, guide.owningView !== self {
        guide.owningView?.removeLayoutGuide(guide)
        addLayoutGuide(guide)
      }
    }
    orderViews()
    passSemanticOn()
    observeVisibility()
    setNeedsUpdateConstraints()
  }

  /// Drops the item of a view that is leaving.
  func forgetItem(of view: UIView) {
    boxConstraints.remove(naming: view)
    guard let index = storedItems.firstIndex(where: { $0.object === view }) else { return }
    storedItems.remove(at: index)
    visibilityObservations[ObjectIdentifier(view)] = nil
    setNeedsUpdateConstraints()
  }

  /// Puts the front views in front and the back views behind.
  func orderViews() {
    for view in frontViews ?? [] where view.superview === self { bringSubviewToFront(view) }
    for view in backViews ?? [] where view.superview === self { sendSubviewToBack(view) }
  }

  /// Gives the views the semantic attribute of the box, where that was asked for.
  func passSemanticOn() {
    guard forceSubviewsSCA else { return }
    for view in managedViews {
      view.semanticContentAttribute = semanticContentAttribute
      if let box = view as? BoxView { box.forceSubviewsSCA = true }
    }
  }

  /// Follows the visibility of the views as long as it matters.
  func observeVisibility() {
    guard excludeHiddenViews else {
      visibilityObservations = [:]
      return
    }
    let views = managedViews
    let present = Set(views.map { ObjectIdentifier($0) })
    for id in visibilityObservations.keys where !present.contains(id) {
      visibilityObservations[id] = nil
    }
    for view in views where visibilityObservations[ObjectIdentifier(view)] == nil {
      visibilityObservations[ObjectIdentifier(view)] = view.observe(\.isHidden) {
        [weak self] _, _ in
        MainActor.assumeIsolated { self?.setNeedsUpdateConstraints() }
      }
    }
  }

  // MARK: - Constraints

  /// Brings the constraints in line with the items.
  func updateManagedConstraints() {
    let arrangement = BoxArrangement(
      container: self,
      items: excludeHiddenViews ? items.filter { !$0.isHidden } : items,
      axis: axis,
      spacing: spacing,
      insets: insets,
      direction: BoxDirection(of: self)
    )
    let all = boxConstraints.update(to: arrangement)
    if all.isEmpty, knownProblems.isEmpty { return }
    // What stays wrong from one layout to the next is told once.
    for problem in all where !knownProblems.contains(problem.message) { report(problem) }
    knownProblems = Set(all.map { $0.message })
  }
}
#endif
