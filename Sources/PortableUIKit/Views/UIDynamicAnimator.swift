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

  /// Adds a thing.
  open func addItem(_ item: any UIDynamicItem) { items.append(item) }
  /// Takes a thing away.
  open func removeItem(_ item: any UIDynamicItem) { items.removeAll { $0 === item } }
}

/// What things are like.
@preconcurrency @MainActor
open class UIDynamicItemBehavior: UIItemsBehavior {
  /// How much comes back of a push, from 0 to 1.
  open var elasticity: CGFloat = 0
  /// How rough they are, from 0 to 1.
  open var friction: CGFloat = 0
  /// How heavy they are for their size.
  open var density: CGFloat = 1
  /// How much is lost of their speed.
  open var resistance: CGFloat = 0
  /// How much is lost of their turning.
  open var angularResistance: CGFloat = 0
  /// Whether they turn.
  open var allowsRotation = true
  /// Whether they stay where they are.
  open var isAnchored = false
}

/// Things fall.
@preconcurrency @MainActor
open class UIGravityBehavior: UIItemsBehavior {
  /// Where to: 1 is 1,000 points per second and second.
  open var gravityDirection = CGVector(dx: 0, dy: 1)
  /// How fast.
  open var magnitude: CGFloat = 1
  /// In which direction, in radians.
  open var angle: CGFloat = .pi / 2
}

/// Things hit each other, and limits.
@preconcurrency @MainActor
open class UICollisionBehavior: UIItemsBehavior {
  /// Whether the view's bounds are a limit.
  open var translatesReferenceBoundsIntoBoundary = false
  /// Makes the view's bounds a limit, with insets in points.
  open func setTranslatesReferenceBoundsIntoBoundary(with insets: UIEdgeInsets) {
    translatesReferenceBoundsIntoBoundary = true
  }
}

/// A thing hangs on a point or on another.
@preconcurrency @MainActor
open class UIAttachmentBehavior: UIDynamicBehavior {
  /// The things.
  public let items: [any UIDynamicItem]
  /// The point, in points of the view.
  open var anchorPoint: CGPoint
  /// How far apart they are kept, in points.
  open var length: CGFloat
  /// How much of the swinging is lost, from 0 to 1.
  open var damping: CGFloat = 0
  /// How often it swings in a second; 0 for not at all.
  open var frequency: CGFloat = 0

  /// Hangs a thing on a point.
  public init(item: any UIDynamicItem, attachedToAnchor point: CGPoint) {
    items = [item]
    anchorPoint = point
    length = hypot(item.center.x - point.x, item.center.y - point.y)
    super.init()
  }

  /// Hangs a thing on another.
  public init(item item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem) {
    items = [item1, item2]
    anchorPoint = item2.center
    length = hypot(item1.center.x - item2.center.x, item1.center.y - item2.center.y)
    super.init()
  }

  /// Hangs a place in a thing, from its middle in points, on a point.
  public convenience init(
    item: any UIDynamicItem,
    offsetFromCenter offset: UIOffset,
    attachedToAnchor point: CGPoint
  ) {
    self.init(item: item, attachedToAnchor: point)
  }
}

/// A thing jumps to a point.
@preconcurrency @MainActor
open class UISnapBehavior: UIDynamicBehavior {
  /// The point, in points of the view.
  open var snapPoint: CGPoint
  /// How much of the swinging is lost, from 0 to 1.
  open var damping: CGFloat = 0.5

  /// Has a thing jump to a point.
  public init(item: any UIDynamicItem, snapTo point: CGPoint) {
    snapPoint = point
    super.init()
  }
}

/// Things are pushed.
@preconcurrency @MainActor
open class UIPushBehavior: UIDynamicBehavior {
  /// How often.
  public enum Mode: Int, Sendable {
    case continuous = 0
    case instantaneous = 1
  }

  /// The things.
  public let items: [any UIDynamicItem]
  /// How often.
  public let mode: Mode
  /// Whether they are pushed.
  open var active = true
  /// Where to.
  open var pushDirection = CGVector(dx: 0, dy: 0)
  /// How strongly.
  open var magnitude: CGFloat = 0
  /// In which direction, in radians.
  open var angle: CGFloat = 0

  /// Has things pushed.
  public init(items: [any UIDynamicItem], mode: Mode) {
    self.items = items
    self.mode = mode
    super.init()
  }
}
