#if canImport(UIKit)
import UIKit
#else
import AppKit
#endif

/// The item that a block describes, with what every description asks of it.
@MainActor
struct Receiver {
  let object: AnyObject
  let record: ItemRecord
  /// The item, where it is a view.
  let view: ConstraintView?
  /// The view that counts as the item's place in the hierarchy: itself, or a guide's owner.
  let place: ConstraintView?
  /// What constants are measured from: the superview, or a guide's owner.
  let superview: ConstraintView?

  init(_ object: AnyObject) {
    self.init(object, ItemRecord.of(object))
  }

  init(_ object: AnyObject, _ record: ItemRecord) {
    self.object = object
    self.record = record
    if let view = object as? ConstraintView {
      self.view = view
      place = view
      superview = view.superview
    } else {
      view = nil
      place = (object as? ConstraintLayoutGuide)?.owningView
      superview = place
    }
  }

  /// Whether a constraint between the item and `other` would have a view to stand in.
  func sharesHierarchy(with other: AnyObject) -> Bool {
    guard let place else { return false }
    if other === superview || other === object { return true }
    guard let otherPlace = hierarchyPlace(of: other) else { return false }
    if otherPlace === place { return true }
    if let above = otherPlace.superview, above === superview || above === place { return true }
    return hierarchyRoot(of: place) === hierarchyRoot(of: otherPlace)
  }
}

/// The view that counts as the place of an item in the hierarchy.
@MainActor
func hierarchyPlace(of item: AnyObject) -> ConstraintView? {
  if let view = item as? ConstraintView { return view }
  return (item as? ConstraintLayoutGuide)?.owningView
}

/// The topmost view above a view.
@MainActor
func hierarchyRoot(of view: ConstraintView) -> ConstraintView {
  var root = view
  while let above = root.superview { root = above }
  return root
}
