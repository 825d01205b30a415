import LayoutEngine

/// What bounds the layers that a snapshot of one hierarchy takes over.
///
/// Masks can share what masks them and lead back to themselves, so what seems small can be captured again and again:
/// the layers are counted, over all views of the hierarchy. UIKit refuses a layer that is a part of itself
/// ("layer is a part of cycle in its layer tree"), and Apple leaves undefined what a mask with a superlayer does
/// (`CALayer.mask`): here, one that stands in what it would mask, or the other way around, is no mask, and what would
/// mask a part of itself by a detour neither.
@MainActor
final class LayerCapture {
  /// How many layers a snapshot of one hierarchy holds, masks and what is in them counted.
  static let limit = 10_000

  private var count = 0
  private var leftOut = 0
  /// The layers and views that the one in question stands in or masks, outermost first.
  private var around: [AnyObject] = []

  /// Begins a view of the hierarchy itself, which is not counted.
  func begin(_ view: UIView) { around = [view] }

  /// Begins a layer, or a view that stands for one.
  ///
  /// - Returns: Whether it is taken over; ``leave()`` ends it then.
  func enter(_ object: AnyObject) -> Bool {
    guard !around.contains(where: { $0 === object }) else { return false }
    guard around.count < LayoutSnapshot.Layer.depthLimit, count < Self.limit else {
      leftOut += 1
      return false
    }
    count += 1
    around.append(object)
    return true
  }

  /// Ends what was begun last.
  func leave() { around.removeLast() }

  /// How many layers were left out since this was asked the last time, each counted without what is in it.
  func takeLeftOut() -> Int {
    defer { leftOut = 0 }
    return leftOut
  }
}
