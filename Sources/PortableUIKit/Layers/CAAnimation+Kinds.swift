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
  open var rotationMode: CAAnimationRotationMode?
  /// How values between the given ones are found.
  open var calculationMode = CAAnimationCalculationMode.linear
  /// How tight a cubic curve is, for each value.
  open var tensionValues: [NSNumber]?
  /// How sharp its corners are, for each value.
  open var continuityValues: [NSNumber]?
  /// To which side it leans, for each value.
  open var biasValues: [NSNumber]?
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
  /// Whether a spring that is damped too much to swing counts as such.
  open var allowsOverdamping = false

  /// Creates a spring by how long a swing takes, in seconds, and how much of it there is, from −1 to 1.
  ///
  /// Source: Apple, WWDC 2023, "Animate with springs": with a mass of 1 the stiffness is (2π / duration)², and the
  /// damping 4π (1 − bounce) / duration, or 4π / (duration (1 + bounce)) for negative ones.
  public convenience init(perceptualDuration: CFTimeInterval, bounce: CGFloat) {
    self.init()
    let duration = CGFloat(perceptualDuration)
    stiffness = (2 * .pi / duration) * (2 * .pi / duration)
    damping =
      bounce >= 0 ? 4 * .pi * (1 - bounce) / duration : 4 * .pi / (duration * (1 + bounce))
  }

  /// How long a swing takes, in seconds.
  open var perceptualDuration: CFTimeInterval { 2 * .pi * Double((mass / stiffness).squareRoot()) }
  /// How much it swings: 0 for not at all.
  open var bounce: CGFloat {
    let part = damping / (2 * (stiffness * mass).squareRoot())
    return part <= 1 ? 1 - part : 1 / part - 1
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

/// How a layer turns on its way.
public struct CAAnimationRotationMode: RawRepresentable, Hashable, Sendable {
  /// The name of the kind.
  public let rawValue: String

  /// Creates a kind from its name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Along the way.
  public static let rotateAuto = CAAnimationRotationMode(rawValue: "auto")
  /// Along the way, backwards.
  public static let rotateAutoReverse = CAAnimationRotationMode(rawValue: "autoReverse")
}

/// How values between given ones are found.
public struct CAAnimationCalculationMode: RawRepresentable, Hashable, Sendable {
  /// The name of the kind.
  public let rawValue: String

  /// Creates a kind from its name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// On lines.
  public static let linear = CAAnimationCalculationMode(rawValue: "linear")
  /// By jumps.
  public static let discrete = CAAnimationCalculationMode(rawValue: "discrete")
  /// On lines, at one speed.
  public static let paced = CAAnimationCalculationMode(rawValue: "paced")
  /// On curves.
  public static let cubic = CAAnimationCalculationMode(rawValue: "cubic")
  /// On curves, at one speed.
  public static let cubicPaced = CAAnimationCalculationMode(rawValue: "cubicPaced")
}

/// What a number of an animation does to a layer.
public struct CAValueFunctionName: RawRepresentable, Hashable, Sendable {
  /// The name of the kind.
  public let rawValue: String

  /// Creates a kind from its name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Turns round x.
  public static let rotateX = CAValueFunctionName(rawValue: "rotateX")
  /// Turns round y.
  public static let rotateY = CAValueFunctionName(rawValue: "rotateY")
  /// Turns round z.
  public static let rotateZ = CAValueFunctionName(rawValue: "rotateZ")
  /// Scales.
  public static let scale = CAValueFunctionName(rawValue: "scale")
  /// Scales x.
  public static let scaleX = CAValueFunctionName(rawValue: "scaleX")
  /// Scales y.
  public static let scaleY = CAValueFunctionName(rawValue: "scaleY")
  /// Scales z.
  public static let scaleZ = CAValueFunctionName(rawValue: "scaleZ")
  /// Displaces.
  public static let translate = CAValueFunctionName(rawValue: "translate")
  /// Displaces along x.
  public static let translateX = CAValueFunctionName(rawValue: "translateX")
  /// Displaces along y.
  public static let translateY = CAValueFunctionName(rawValue: "translateY")
  /// Displaces along z.
  public static let translateZ = CAValueFunctionName(rawValue: "translateZ")
}

/// Makes a map of a number of an animation.
@preconcurrency @MainActor
open class CAValueFunction: NSObject {
  /// What the number does.
  public let name: CAValueFunctionName

  /// Creates a function by its name.
  public init?(name: CAValueFunctionName) {
    self.name = name
    super.init()
  }
}
