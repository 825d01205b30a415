public import Foundation

/// A force on things in a region: nothing moves here, as no time passes.
@preconcurrency @MainActor
open class UIFieldBehavior: UIDynamicBehavior {
  /// The things.
  open private(set) var items: [any UIDynamicItem] = []
  /// The middle, in points of the view.
  open var position = CGPoint.zero
  /// Where it works, from the middle in points.
  open var region = UIRegion.infinite
  /// How strong it is.
  open var strength: CGFloat = 1
  /// How much weaker it is further away.
  open var falloff: CGFloat = 0
  /// How near to the middle it gets no stronger, in points.
  open var minimumRadius: CGFloat = 1e-4
  /// Where it goes, of a force in one direction.
  open var direction = CGVector.zero
  /// How even it is, from 0 to 1, of a noise.
  open var smoothness: CGFloat = 0
  /// How fast it changes, of a noise.
  open var animationSpeed: CGFloat = 0

  /// Adds a thing.
  open func addItem(_ item: any UIDynamicItem) { items.append(item) }
  /// Takes a thing away.
  open func removeItem(_ item: any UIDynamicItem) { items.removeAll { $0 === item } }

  override var movedItems: [any UIDynamicItem] { items }

  /// Returns a force that slows things.
  open class func dragField() -> Self { Self.init() }
  /// Returns a force round the middle.
  open class func vortexField() -> Self { Self.init() }
  /// Returns a force towards a point.
  open class func radialGravityField(position: CGPoint) -> Self {
    let field = Self.init()
    field.position = position
    return field
  }
  /// Returns a force in one direction.
  open class func linearGravityField(direction: CGVector) -> Self {
    let field = Self.init()
    field.direction = direction
    return field
  }
  /// Returns a force that brings things to a speed.
  open class func velocityField(direction: CGVector) -> Self {
    linearGravityField(direction: direction)
  }
  /// Returns a force that differs from place to place.
  open class func noiseField(smoothness: CGFloat, animationSpeed speed: CGFloat) -> Self {
    let field = Self.init()
    (field.smoothness, field.animationSpeed) = (smoothness, speed)
    return field
  }
  /// Returns a force that differs from place to place, and is stronger on fast things.
  open class func turbulenceField(smoothness: CGFloat, animationSpeed speed: CGFloat) -> Self {
    noiseField(smoothness: smoothness, animationSpeed: speed)
  }
  /// Returns a force that grows with the way to the middle.
  open class func springField() -> Self { Self.init() }
  /// Returns a force on things with a charge.
  open class func electricField() -> Self { Self.init() }
  /// Returns a force on things with a charge that move.
  open class func magneticField() -> Self { Self.init() }
  /// Returns a force that is asked for.
  open class func field(
    evaluationBlock block:
      @escaping (UIFieldBehavior, CGPoint, CGVector, CGFloat, CGFloat, TimeInterval) -> CGVector
  ) -> Self { Self.init() }

  /// Creates a force.
  public required override init() {
    super.init()
  }
}

/// A region round a middle.
@preconcurrency @MainActor
open class UIRegion: NSObject {
  private let test: @MainActor (CGPoint) -> Bool

  private init(_ test: @escaping @MainActor (CGPoint) -> Bool) {
    self.test = test
    super.init()
  }

  /// The whole plane.
  public static let infinite = UIRegion { _ in true }

  /// Creates a circle with a radius in points.
  public convenience init(radius: CGFloat) {
    self.init { hypot($0.x, $0.y) <= radius }
  }

  /// Creates a rectangle with a size in points, round the middle.
  public convenience init(size: CGSize) {
    self.init { abs($0.x) <= size.width / 2 && abs($0.y) <= size.height / 2 }
  }

  /// Whether a point is in the region, from the middle in points.
  open func contains(_ point: CGPoint) -> Bool { test(point) }
  /// Returns the rest of the plane.
  open func inverse() -> UIRegion { UIRegion { !self.contains($0) } }
  /// Returns what is in this region or in another one.
  open func union(with region: UIRegion) -> UIRegion {
    UIRegion { self.contains($0) || region.contains($0) }
  }
  /// Returns what is in this region and not in another one.
  open func difference(from region: UIRegion) -> UIRegion {
    UIRegion { self.contains($0) && !region.contains($0) }
  }
  /// Returns what is in this region and in another one.
  open func intersection(with region: UIRegion) -> UIRegion {
    UIRegion { self.contains($0) && region.contains($0) }
  }
}
