import LayoutEngine

extension UIView: LayoutItemObject {
  var itemReference: LayoutItemReference {
    if let storedReference { return storedReference }
    let reference = LayoutItemReference(self)
    storedReference = reference
    return reference
  }

  /// The reference, counted once for whoever asks, who has to release it.
  @inline(__always)
  var heldReference: Uncounted<LayoutItemReference> {
    if let held = Uncounted(storedReference).read({ $0.held }) { return held }
    return makeHeldReference()
  }

  @inline(never)
  private func makeHeldReference() -> Uncounted<LayoutItemReference> {
    fill(&storedReference, with: LayoutItemReference(self))
    return Uncounted(storedReference).read { $0.held } ?? .none
  }

  /// The view's reference, where something has asked for it.
  var existingItemReference: LayoutItemReference? { storedReference }

  var constraintOwner: UIView? { self }
}
