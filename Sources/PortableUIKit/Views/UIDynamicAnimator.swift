public import Foundation

/// Something that can be moved as if it had a mass.
@preconcurrency @MainActor
public protocol UIDynamicItem: NSObjectProtocol {
  /// The middle, in points.
  var center: CGPoint { get set }
  /// The size, in points.
  var bounds: CGRect { get }
  /// How it is turned.
  var transform: CGAffineTransform { get set }
}

extension UIView: UIDynamicItem {}

/// Moves things as if they had a mass: nothing moves here, as no time passes.
@preconcurrency @MainActor
open class UIDynamicAnimator: NSObject {
  /// The view in whose points things are moved.
  open private(set) weak var referenceView: UIView?
  /// What is to move, and how.
  open private(set) var behaviors: [UIDynamicBehavior] = []
  /// What is told.
  open weak var delegate: (any UIDynamicAnimatorDelegate)?

  /// Creates one for a view.
  public init(referenceView view: UIView) {
    referenceView = view
    super.init()
  }

  /// Creates one for the items of a collection view.
  public init(collectionViewLayout layout: UICollectionViewLayout) {
    referenceView = layout.collectionView
    super.init()
  }

  /// Returns the things in a rectangle, in points of the view.
  open func items(in rect: CGRect) -> [any UIDynamicItem] {
    var found: [any UIDynamicItem] = []
    for item in behaviors.flatMap(\.allItems) where !found.contains(where: { $0 === item }) {
      let size = item.bounds.size
      let frame = CGRect(
        x: item.center.x - size.width / 2,
        y: item.center.y - size.height / 2,
        width: size.width,
        height: size.height
      )
      if frame.intersects(rect) { found.append(item) }
    }
    return found
  }

  /// Adds what is to move.
  open func addBehavior(_ behavior: UIDynamicBehavior) {
    guard !behaviors.contains(where: { $0 === behavior }) else { return }
    behaviors.append(behavior)
    behavior.dynamicAnimator = self
    behavior.willMove(to: self)
  }

  /// Takes it away.
  open func removeBehavior(_ behavior: UIDynamicBehavior) {
    guard behaviors.contains(where: { $0 === behavior }) else { return }
    behaviors.removeAll { $0 === behavior }
    behavior.dynamicAnimator = nil
    behavior.willMove(to: nil)
  }

  /// Takes all of them away.
  open func removeAllBehaviors() { for behavior in behaviors { removeBehavior(behavior) } }

  /// Looks anew where a thing is.
  open func updateItem(usingCurrentState item: any UIDynamicItem) {}
  /// Whether something moves; nothing does.
  open var isRunning: Bool { false }
  /// How long something has moved, in seconds.
  open var elapsedTime: TimeInterval { 0 }
}

/// What is told of things that move.
@preconcurrency @MainActor
public protocol UIDynamicAnimatorDelegate: NSObjectProtocol {
  /// Tells that things rest.
  func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator)
  /// Tells that things will move.
  func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator)
}

extension UIDynamicAnimatorDelegate {
  /// Does nothing.
  public func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) {}
  /// Does nothing.
  public func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator) {}
}

/// A way to move.
@preconcurrency @MainActor
open class UIDynamicBehavior: NSObject {
  /// What moves by it.
  open internal(set) weak var dynamicAnimator: UIDynamicAnimator?
  /// Ways that belong to it.
  open private(set) var childBehaviors: [UIDynamicBehavior] = []
  /// Called at each step; not here.
  open var action: (() -> Void)?

  /// Adds a way that belongs to it.
  open func addChildBehavior(_ behavior: UIDynamicBehavior) { childBehaviors.append(behavior) }
  /// Takes it away.
  open func removeChildBehavior(_ behavior: UIDynamicBehavior) {
    childBehaviors.removeAll { $0 === behavior }
  }
  /// Tells that it is added, or taken away.
  open func willMove(to dynamicAnimator: UIDynamicAnimator?) {}

  /// The things that move by it.
  var movedItems: [any UIDynamicItem] { [] }
  /// The things that move by it or by what belongs to it.
  final var allItems: [any UIDynamicItem] { movedItems + childBehaviors.flatMap(\.allItems) }
}

/// A way that several things move.
@preconcurrency @MainActor
open class UIItemsBehavior: UIDynamicBehavior {
  /// The things.
  open private(set) var items: [any UIDynamicItem]

  /// Creates it for things.
  public required init(items: [any UIDynamicItem]) {
    self.items = items
    super.init()
  }

  /// Creates it without things.
  public convenience override init() {
    self.init(items: [])
  }

  /// Adds a thing.
  open func addItem(_ item: any UIDynamicItem) { items.append(item) }
  /// Takes a thing away.
  open func removeItem(_ item: any UIDynamicItem) { items.removeAll { $0 === item } }

  override var movedItems: [any UIDynamicItem] { items }
}
