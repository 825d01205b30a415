extension UIView {
  /// How an animation speeds up and slows down.
  public enum AnimationCurve: Int, Sendable {
    /// Begin and end slowly.
    case easeInOut = 0
    /// Begin slowly.
    case easeIn = 1
    /// End slowly.
    case easeOut = 2
    /// Run evenly.
    case linear = 3
  }
}

/// The kind of curve that timing parameters describe.
public enum UITimingCurveType: Int, Sendable {
  /// One of the built-in curves.
  case builtin = 0
  /// A cubic Bézier curve.
  case cubic = 1
  /// A spring.
  case spring = 2
  /// Several of these.
  case composed = 3
}

/// What gives an animation its curve.
@preconcurrency @MainActor
public protocol UITimingCurveProvider: NSObjectProtocol {
  /// The kind of curve.
  var timingCurveType: UITimingCurveType { get }
}

/// A cubic Bézier curve from (0, 0) to (1, 1).
@preconcurrency @MainActor
open class UICubicTimingParameters: NSObject, UITimingCurveProvider {
  /// The built-in curve, where there are no control points of the app's.
  public let animationCurve: UIView.AnimationCurve
  /// The first control point, as fractions of time and of progress.
  public let controlPoint1: CGPoint
  /// The second control point.
  public let controlPoint2: CGPoint
  public let timingCurveType: UITimingCurveType

  /// Creates a built-in curve.
  public init(animationCurve curve: UIView.AnimationCurve) {
    animationCurve = curve
    controlPoint1 = .zero
    controlPoint2 = CGPoint(x: 1, y: 1)
    timingCurveType = .builtin
  }

  /// Creates a curve from two control points.
  public init(controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint) {
    animationCurve = .easeInOut
    controlPoint1 = point1
    controlPoint2 = point2
    timingCurveType = .cubic
  }
}

/// A spring.
@preconcurrency @MainActor
open class UISpringTimingParameters: NSObject, UITimingCurveProvider {
  /// How fast the spring moves at the beginning, in lengths of the whole way a second.
  public let initialVelocity: CGVector
  /// How soon the spring comes to rest: from 0, never, to 1, without swinging.
  public let dampingRatio: CGFloat

  /// Creates a spring.
  public init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector) {
    dampingRatio = ratio
    initialVelocity = velocity
  }

  /// Creates a spring that is at rest.
  public convenience init(dampingRatio ratio: CGFloat) {
    self.init(dampingRatio: ratio, initialVelocity: .zero)
  }

  /// Creates the spring that the system uses, without swinging.
  public override convenience init() {
    self.init(dampingRatio: 1)
  }

  /// Creates a spring by its mass, its stiffness and its damping.
  ///
  /// Source: an oscillation is damped critically where the damping is 2 √(stiffness · mass).
  public convenience init(
    mass: CGFloat,
    stiffness: CGFloat,
    damping: CGFloat,
    initialVelocity velocity: CGVector
  ) {
    let critical = 2 * (stiffness * mass).squareRoot()
    self.init(dampingRatio: critical > 0 ? damping / critical : 1, initialVelocity: velocity)
  }

  /// Creates a spring by how long a swing takes, in seconds, and how much of it there is, from −1 to 1.
  public convenience init(
    duration: TimeInterval = 0.5,
    bounce: CGFloat = 0,
    initialVelocity: CGVector = .zero
  ) {
    self.init(
      dampingRatio: bounce >= 0 ? 1 - bounce : 1 / (1 + bounce),
      initialVelocity: initialVelocity
    )
  }

  public var timingCurveType: UITimingCurveType { .spring }
}
