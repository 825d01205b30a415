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
  ///
  /// The lists hold what they name: a view that is asked for its size may take others out of the tree.
  private struct Parked {
    var items = PlainList<ParkedItem>()
    var views = PlainList<ParkedView>()
    var constraints = PlainList<ParkedConstraint>()
    /// What the few items have that have more than a place.
    var extras: [(item: any LayoutItemObject, extras: EngineExtras)] = []
  }

  private struct ParkedItem: BitwiseCopyable {
    let reference: Uncounted<LayoutItemReference>
    let index: Int32
  }

  private struct ParkedView: BitwiseCopyable {
    let view: Uncounted<UIView>
    let host: Uncounted<LayoutHost>
    let inputs: LayoutInputs
    let safeArea: UIEdgeInsets
  }

  private struct ParkedConstraint: BitwiseCopyable {
    let constraint: Uncounted<NSLayoutConstraint>
    let slot: EngineConstraintSlot
  }

  private static func park(_ view: UIView) -> Parked {
    var parked = Parked()
    view.forEachViewBelow { view in
      park(view, in: &parked)
      if view.storedLayoutGuides.isEmpty, view.systemGuides.isEmpty { return }
      for guide in view.layoutGuides + view.systemGuides { park(guide, in: &parked) }
    }
    return parked
  }

  private static func park(_ view: UIView, in parked: inout Parked) {
    parkItem(view, in: &parked)
    parked.views.append(
      ParkedView(
        view: Uncounted(alsoHolding: view),
        host: Uncounted(holding: view.storedHost),
        inputs: view.dirtyInputs,
        safeArea: view.engineSafeArea
      )
    )
    view.storedHost = nil
    parked.constraints.reserveMore(view.ownedConstraints.count)
    view.ownedConstraints.forEach { constraint in
      parked.constraints.appendReserved(
        ParkedConstraint(
          constraint: Uncounted(alsoHolding: constraint),
          slot: constraint.engineSlot
        )
      )
      constraint.engineSlot = .none
    }
  }

  private static func park(_ guide: UILayoutGuide, in parked: inout Parked) {
    parkItem(guide, in: &parked)
  }

  @inline(__always)
  private static func parkItem(_ item: some LayoutItemObject, in parked: inout Parked) {
    if let reference = item.existingItemReference, reference.engineIndex >= 0 {
      let index = reference.engineIndex
      reference.engineIndex = -1
      parked.items.append(
        ParkedItem(reference: Uncounted(alsoHolding: reference), index: index)
      )
    }
    guard let extras = item.engineExtras else { return }
    parked.extras.append((item, extras))
    item.engineExtras = nil
  }

  /// Gives the items back what they knew, after the engine that was to answer let go of them.
  private static func restore(_ parked: Parked) {
    var parked = parked
    for index in 0..<parked.items.count {
      let item = parked.items[index]
      // One that died meanwhile is nowhere.
      item.reference.read { if $0.isAlive { $0.engineIndex = item.index } }
      item.reference.release()
    }
    for index in 0..<parked.views.count {
      let known = parked.views[index]
      known.view.read { view in
        view.storedHost = known.host.object
        view.dirtyInputs = known.inputs
        view.engineSafeArea = known.safeArea
      }
      known.host.release()
      known.view.release()
    }
    for index in 0..<parked.constraints.count {
      let known = parked.constraints[index]
      known.constraint.read { constraint in
        constraint.engineSlot = known.slot
        constraint.storedOwner.read { $0.ownedConstraints.haveSlots = true }
      }
      known.constraint.release()
    }
    for (item, extras) in parked.extras { item.engineExtras = extras }
    parked.items.deallocate()
    parked.views.deallocate()
    parked.constraints.deallocate()
  }
}
