internal import LayoutEngine

extension LayoutHost {
  /// The size of `view` that satisfies the constraints inside it and comes closest to `target`.
  ///
  /// The subtree is solved in an engine of its own, so that the layout it stands in stays as it is.
  static func fittingSize(of view: UIView, target: CGSize, priorities: ContentPriorities) -> CGSize
  {
    view.updateConstraintsIfNeeded()
    let parked = park(view)
    defer { restore(parked) }
    let host = LayoutHost(root: view, purpose: .fitting(target, priorities))
    host.solveWithText()
    let frame = view.engineItem.map { host.engine.exactFrame(of: $0) } ?? .zero
    host.dissolve()
    let scale = CGFloat(host.engine.scale)
    // Rounding up what is just below 0 gives −0, which adding 0 makes 0.
    return CGSize(
      width: (CGFloat(frame.width) * scale - 1e-6).rounded(.up) / scale + 0,
      height: (CGFloat(frame.height) * scale - 1e-6).rounded(.up) / scale + 0
    )
  }

  /// What the items of a subtree knew of their engine.
  private struct Parked {
    var items: [(item: any LayoutItemObject, id: ItemID?, extras: EngineExtras?)] = []
    var views: [(view: UIView, host: LayoutHost?, inputs: LayoutInputs, safe: UIEdgeInsets)] = []
    var constraints: [(constraint: NSLayoutConstraint, slot: EngineConstraintSlot)] = []
  }

  private static func park(_ view: UIView) -> Parked {
    var parked = Parked()
    view.forEachItemBelow { item in
      parked.items.append((item, item.engineItem, item.engineExtras))
      item.engineItem = nil
      item.engineExtras = nil
      guard let view = item as? UIView else { return }
      parked.views.append((view, view.storedHost, view.dirtyInputs, view.engineSafeArea))
      view.storedHost = nil
      for constraint in view.ownedConstraints.all {
        parked.constraints.append((constraint, constraint.engineSlot))
        constraint.engineSlot = .none
      }
    }
    return parked
  }

  private static func restore(_ parked: Parked) {
    for (item, id, extras) in parked.items {
      item.engineItem = id
      item.engineExtras = extras
    }
    for (view, host, inputs, safe) in parked.views {
      view.storedHost = host
      view.dirtyInputs = inputs
      view.engineSafeArea = safe
    }
    for (constraint, slot) in parked.constraints { constraint.engineSlot = slot }
  }
}
