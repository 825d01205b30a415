public import Foundation

/// A change of a property over several values; it is kept, and nothing moves.
@preconcurrency @MainActor
open class CAKeyframeAnimation: CAPropertyAnimation {
  /// The values.
  open var values: [Any]?
  /// When the values are reached, from 0 to 1.
  open var keyTimes: [NSNumber]?
  /// How the speed between values goes up and down.
  open var timingFunctions: [CAMediaTimingFunction]?
  /// The way of a point.
  open var path: CGPath?
  /// Whether a layer turns along its way, by name.
  open var rotationMode: String?
}

/// A change that swings; it is kept, and nothing moves.
@preconcurrency @MainActor
open class CASpringAnimation: CABasicAnimation {
  /// The mass of what swings.
  open var mass: CGFloat = 1
  /// How stiff the spring is.
  open var stiffness: CGFloat = 100
  /// How strongly the swinging is damped.
  open var damping: CGFloat = 10
  /// The speed at the beginning.
  open var initialVelocity: CGFloat = 0
  /// How long it takes to come to rest, in seconds: until the swing is a thousandth of the first.
  ///
  /// Source: a damped oscillation falls as e^(−damping · t / 2 mass).
  open var settlingDuration: TimeInterval {
    TimeInterval(2 * mass / max(damping, 1e-9)) * 6.907_755
  }
}

/// Changes that run together; they are kept, and nothing moves.
@preconcurrency @MainActor
open class CAAnimationGroup: CAAnimation {
  /// The changes.
  open var animations: [CAAnimation]?
}

/// The change from one look to another; it is kept, and nothing moves.
@preconcurrency @MainActor
open class CATransition: CAAnimation {
  /// The kind of change.
  open var type = CATransitionType.fade
  /// Where the new look comes from.
  open var subtype: CATransitionSubtype?
  /// Where in the change it begins, from 0 to 1.
  open var startProgress: Float = 0
  /// Where in the change it ends, from 0 to 1.
  open var endProgress: Float = 1
}

/// The kind of change from one look to another.
public struct CATransitionType: RawRepresentable, Hashable, Sendable {
  /// The name of the kind.
  public let rawValue: String

  /// Creates a kind from its name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// It fades in.
  public static let fade = CATransitionType(rawValue: "fade")
  /// It slides over the old.
  public static let moveIn = CATransitionType(rawValue: "moveIn")
  /// It pushes the old away.
  public static let push = CATransitionType(rawValue: "push")
  /// The old slides away.
  public static let reveal = CATransitionType(rawValue: "reveal")
}

/// Where a new look comes from.
public struct CATransitionSubtype: RawRepresentable, Hashable, Sendable {
  /// The name of the side.
  public let rawValue: String

  /// Creates a side from its name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// The left.
  public static let fromLeft = CATransitionSubtype(rawValue: "fromLeft")
  /// The right.
  public static let fromRight = CATransitionSubtype(rawValue: "fromRight")
  /// Above.
  public static let fromTop = CATransitionSubtype(rawValue: "fromTop")
  /// Below.
  public static let fromBottom = CATransitionSubtype(rawValue: "fromBottom")
}

/// What calls code before each picture; there are no pictures here.
@preconcurrency @MainActor
open class CADisplayLink: NSObject {
  /// The time of the last picture, in seconds; 0 here.
  open var timestamp: TimeInterval { 0 }
  /// The time of the next picture, in seconds; 0 here.
  open var targetTimestamp: TimeInterval { 0 }
  /// The time between pictures, in seconds.
  open var duration: TimeInterval { 0 }
  /// Whether it waits.
  open var isPaused = false
  /// How many pictures a second there should be.
  open var preferredFramesPerSecond = 0
  /// How many pictures a second there are to be, from and to.
  open var preferredFrameRateRange = CAFrameRateRange.default

  /// Creates one for a target, which is not called.
  public init(target: Any, selector sel: Selector) {
    super.init()
  }

  /// Begins; nothing is called here.
  open func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {}
  /// Ends.
  open func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) {}
  /// Ends for good.
  open func invalidate() {}
}

/// The time that animations count in, in seconds: that since the machine was started.
public func CACurrentMediaTime() -> CFTimeInterval { ProcessInfo.processInfo.systemUptime }

#if !canImport(ObjectiveC)
/// A time in seconds.
public typealias CFTimeInterval = Double
#endif

/// No change at all, in place of one of the system's.
extension NSNull: CAAction {
  public func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
  }
}
