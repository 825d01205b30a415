public import Foundation

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
  /// Their charge, for fields.
  open var charge: CGFloat = 0
  private var speeds: [ObjectIdentifier: (linear: CGPoint, angular: CGFloat)] = [:]

  /// Makes a thing faster, in points per second.
  open func addLinearVelocity(_ velocity: CGPoint, for item: any UIDynamicItem) {
    let old = linearVelocity(for: item)
    speeds[ObjectIdentifier(item), default: (.zero, 0)].linear = CGPoint(
      x: old.x + velocity.x,
      y: old.y + velocity.y
    )
  }
  /// Returns how fast a thing is, in points per second: what was added, as nothing moves.
  open func linearVelocity(for item: any UIDynamicItem) -> CGPoint {
    speeds[ObjectIdentifier(item)]?.linear ?? .zero
  }
  /// Makes a thing turn faster, in radians per second.
  open func addAngularVelocity(_ velocity: CGFloat, for item: any UIDynamicItem) {
    speeds[ObjectIdentifier(item), default: (.zero, 0)].angular += velocity
  }
  /// Returns how fast a thing turns, in radians per second: what was added, as nothing moves.
  open func angularVelocity(for item: any UIDynamicItem) -> CGFloat {
    speeds[ObjectIdentifier(item)]?.angular ?? 0
  }
}

/// Things fall.
@preconcurrency @MainActor
open class UIGravityBehavior: UIItemsBehavior {
  /// Where to: 1 is 1,000 points per second and second.
  open var gravityDirection = CGVector(dx: 0, dy: 1)
  /// How fast.
  open var magnitude: CGFloat {
    get { gravityDirection.length }
    set { gravityDirection = CGVector(angle: angle, length: newValue) }
  }
  /// In which direction, in radians.
  open var angle: CGFloat {
    get { gravityDirection.angle }
    set { gravityDirection = CGVector(angle: newValue, length: magnitude) }
  }

  /// Sets in which direction, in radians, and how fast.
  open func setAngle(_ angle: CGFloat, magnitude: CGFloat) {
    gravityDirection = CGVector(angle: angle, length: magnitude)
  }
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

  /// What things hit.
  public struct Mode: OptionSet, Hashable, Sendable {
    /// The bits of the set.
    public let rawValue: UInt

    /// Creates a set from its bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// Each other.
    public static let items = Mode(rawValue: 1 << 0)
    /// Limits.
    public static let boundaries = Mode(rawValue: 1 << 1)
    /// Everything.
    public static let everything = Mode(rawValue: .max)
  }

  /// What things hit.
  open var collisionMode = Mode.everything
  /// What is told.
  open weak var collisionDelegate: (any UICollisionBehaviorDelegate)?
  private var boundaries: [(identifier: any NSCopying, path: UIBezierPath)] = []

  private func name(_ identifier: any NSCopying) -> AnyHashable {
    identifier as? AnyHashable ?? AnyHashable(ObjectIdentifier(identifier as AnyObject))
  }

  /// Adds a limit along a shape.
  open func addBoundary(withIdentifier identifier: any NSCopying, for bezierPath: UIBezierPath) {
    removeBoundary(withIdentifier: identifier)
    boundaries.append((identifier, bezierPath))
  }
  /// Adds a limit along a line.
  open func addBoundary(withIdentifier identifier: any NSCopying, from p1: CGPoint, to p2: CGPoint)
  {
    let line = UIBezierPath()
    line.move(to: p1)
    line.addLine(to: p2)
    addBoundary(withIdentifier: identifier, for: line)
  }
  /// Returns a limit.
  open func boundary(withIdentifier identifier: any NSCopying) -> UIBezierPath? {
    boundaries.first { name($0.identifier) == name(identifier) }?.path
  }
  /// Takes a limit away.
  open func removeBoundary(withIdentifier identifier: any NSCopying) {
    boundaries.removeAll { name($0.identifier) == name(identifier) }
  }
  /// The names of limits; nil without one.
  open var boundaryIdentifiers: [any NSCopying]? {
    boundaries.isEmpty ? nil : boundaries.map(\.identifier)
  }
  /// Takes all limits away.
  open func removeAllBoundaries() { boundaries = [] }
}

/// What is told of things that hit something; nobody tells here.
@preconcurrency @MainActor
public protocol UICollisionBehaviorDelegate: NSObjectProtocol {
  /// Tells that two things begin to touch.
  func collisionBehavior(
    _ behavior: UICollisionBehavior,
    beganContactFor item1: any UIDynamicItem,
    with item2: any UIDynamicItem,
    at p: CGPoint
  )
  /// Tells that two things part.
  func collisionBehavior(
    _ behavior: UICollisionBehavior,
    endedContactFor item1: any UIDynamicItem,
    with item2: any UIDynamicItem
  )
  /// Tells that a thing begins to touch a limit.
  func collisionBehavior(
    _ behavior: UICollisionBehavior,
    beganContactFor item: any UIDynamicItem,
    withBoundaryIdentifier identifier: (any NSCopying)?,
    at p: CGPoint
  )
  /// Tells that a thing leaves a limit.
  func collisionBehavior(
    _ behavior: UICollisionBehavior,
    endedContactFor item: any UIDynamicItem,
    withBoundaryIdentifier identifier: (any NSCopying)?
  )
}

extension UICollisionBehaviorDelegate {
  /// Does nothing.
  public func collisionBehavior(
    _ behavior: UICollisionBehavior,
    beganContactFor item1: any UIDynamicItem,
    with item2: any UIDynamicItem,
    at p: CGPoint
  ) {}
  /// Does nothing.
  public func collisionBehavior(
    _ behavior: UICollisionBehavior,
    endedContactFor item1: any UIDynamicItem,
    with item2: any UIDynamicItem
  ) {}
  /// Does nothing.
  public func collisionBehavior(
    _ behavior: UICollisionBehavior,
    beganContactFor item: any UIDynamicItem,
    withBoundaryIdentifier identifier: (any NSCopying)?,
    at p: CGPoint
  ) {}
  /// Does nothing.
  public func collisionBehavior(
    _ behavior: UICollisionBehavior,
    endedContactFor item: any UIDynamicItem,
    withBoundaryIdentifier identifier: (any NSCopying)?
  ) {}
}

extension CGVector {
  /// Creates a vector by its direction in radians and its length.
  init(angle: CGFloat, length: CGFloat) {
    self.init(dx: length * CGFloat(cos(Double(angle))), dy: length * CGFloat(sin(Double(angle))))
  }
  /// The length.
  var length: CGFloat { hypot(dx, dy) }
  /// The direction in radians.
  var angle: CGFloat { CGFloat(atan2(Double(dy), Double(dx))) }
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
  /// What it takes to turn it.
  open var frictionTorque: CGFloat = 0
  /// How far it may move, in points or radians.
  open var attachmentRange = UIFloatRange.infinite
  /// What it hangs on.
  public enum AttachmentType: Int, Sendable {
    case items = 0
    case anchor = 1
  }
  /// What it hangs on.
  open var attachedBehaviorType: AttachmentType { items.count > 1 ? .items : .anchor }

  override var movedItems: [any UIDynamicItem] { items }

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
    length = hypot(
      item.center.x + offset.horizontal - point.x,
      item.center.y + offset.vertical - point.y
    )
  }

  /// Hangs a place in a thing on a place in another, from their middles in points.
  public convenience init(
    item item1: any UIDynamicItem,
    offsetFromCenter offset1: UIOffset,
    attachedTo item2: any UIDynamicItem,
    offsetFromCenter offset2: UIOffset
  ) {
    self.init(item: item1, attachedTo: item2)
    length = hypot(
      item1.center.x + offset1.horizontal - item2.center.x - offset2.horizontal,
      item1.center.y + offset1.vertical - item2.center.y - offset2.vertical
    )
  }
}

/// Numbers from one to another.
public struct UIFloatRange: Hashable, Sendable {
  /// The least.
  public var minimum: CGFloat
  /// The greatest.
  public var maximum: CGFloat

  /// Creates a range.
  public init(minimum: CGFloat, maximum: CGFloat) {
    (self.minimum, self.maximum) = (minimum, maximum)
  }

  /// Only 0.
  public static let zero = UIFloatRange(minimum: 0, maximum: 0)
  /// All numbers.
  public static let infinite = UIFloatRange(minimum: -.infinity, maximum: .infinity)
  /// Whether all numbers are in it.
  public var isInfinite: Bool { minimum == -.infinity && maximum == .infinity }
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
    self.item = item
    super.init()
  }

  private let item: any UIDynamicItem
  override var movedItems: [any UIDynamicItem] { [item] }
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
  open private(set) var items: [any UIDynamicItem]
  /// How often.
  public let mode: Mode
  /// Whether they are pushed.
  open var active = true
  /// The direction, which lasts while there is no strength.
  private var turned: CGFloat = 0
  private var targets: [ObjectIdentifier: UIOffset] = [:]
  /// Where to.
  open var pushDirection = CGVector(dx: 0, dy: 0) {
    didSet { if pushDirection != .zero { turned = pushDirection.angle } }
  }
  /// How strongly.
  open var magnitude: CGFloat {
    get { pushDirection.length }
    set { pushDirection = CGVector(angle: turned, length: newValue) }
  }
  /// In which direction, in radians.
  open var angle: CGFloat {
    get { turned }
    set {
      turned = newValue
      pushDirection = CGVector(angle: newValue, length: magnitude)
    }
  }

  /// Sets in which direction, in radians, and how strongly.
  open func setAngle(_ angle: CGFloat, magnitude: CGFloat) {
    turned = angle
    pushDirection = CGVector(angle: angle, length: magnitude)
  }
  /// Adds a thing.
  open func addItem(_ item: any UIDynamicItem) { items.append(item) }
  /// Takes a thing away.
  open func removeItem(_ item: any UIDynamicItem) { items.removeAll { $0 === item } }
  /// Sets where a thing is pushed, from its middle in points.
  open func setTargetOffsetFromCenter(_ o: UIOffset, for item: any UIDynamicItem) {
    targets[ObjectIdentifier(item)] = o
  }
  /// Returns where a thing is pushed, from its middle in points.
  open func targetOffsetFromCenter(for item: any UIDynamicItem) -> UIOffset {
    targets[ObjectIdentifier(item)] ?? .zero
  }

  override var movedItems: [any UIDynamicItem] { items }

  /// Has things pushed.
  public init(items: [any UIDynamicItem], mode: Mode) {
    self.items = items
    self.mode = mode
    super.init()
  }
}
