/// The views of updates of constraints, those of inner updates behind those of outer ones: arrays for each update would
/// be a good part of what a small hierarchy costs.
@MainActor
enum ConstraintUpdate {
  /// Views that asked for it and are yet to be looked at.
  @exclusivity(unchecked) static var found = PlainList<Uncounted<UIView>>()
  /// Views whose turn is yet to come.
  @exclusivity(unchecked) static var waiting = PlainList<Uncounted<UIView>>()

  /// Has a view wait for its turn.
  @inline(__always)
  static func wait(_ view: Uncounted<UIView>) {
    waiting.append(view)
    // What is done meanwhile may take it out of the tree, whose lists of subviews hold it until its turn is over.
    view.read { WalkedSubviews.begin($0) }
  }

  /// Looks for those that ask among the subviews of a view, which is updated after them.
  @inline(__always)
  static func lookBelow(_ view: UIView) {
    view.descendantNeedsUpdateConstraints = false
    view.needsUpdateConstraintsFlag = true
    var rest = view.storedSubviews.count
    // Their turns come in the reverse order, so that what is in front waits at once, up to the first view that others
    // stand below.
    while rest > 0 {
      let subview = view.storedSubviews.uncounted(rest - 1)
      if subview.read({ $0.descendantNeedsUpdateConstraints }) == true { break }
      if subview.read({ $0.needsUpdateConstraintsFlag }) == true { wait(subview) }
      rest -= 1
    }
    for index in 0..<rest {
      let subview = view.storedSubviews.uncounted(index)
      if subview.read({ $0.needsUpdateHereOrBelow }) == true { found.append(subview) }
    }
  }
}
