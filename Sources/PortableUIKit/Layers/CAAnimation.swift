public import Foundation

/// A change over time; it is kept, and nothing moves.
@preconcurrency @MainActor
open class CAAnimation: NSObject, CAAction {
  /// Does nothing: nothing moves.
  public func run(
    forKey event: String,
    object anObject: Any,
    arguments dict: [AnyHashable: Any]?
  ) {}

  /// How long it takes, in seconds.
  open var duration: TimeInterval = 0
  /// How often it runs.
  open var repeatCount: Float = 0
  /// How long it is repeated, in seconds.
  open var repeatDuration: TimeInterval = 0
  /// How often it is drawn in a second.
  open var preferredFrameRateRange = CAFrameRateRange.default
  /// Whether it runs there and back.
  open var autoreverses = false
  /// Whether it is forgotten at its end.
  open var isRemovedOnCompletion = true
  /// When it begins, in seconds.
  open var beginTime: TimeInterval = 0
  /// How quickly time passes.
  open var speed: Float = 1
  /// How far time has come already, in seconds.
  open var timeOffset: TimeInterval = 0
  /// How its speed goes up and down.
  open var timingFunction: CAMediaTimingFunction?
  /// What it looks like before its beginning and after its end.
  open var fillMode = CAMediaTimingFillMode.removed
  /// What is told of its beginning and end, which is nobody here; it is kept alive, as Core Animation does.
  open var delegate: (any CAAnimationDelegate)?
}

/// What is told of the beginning and the end of a change; nobody tells here.
@preconcurrency @MainActor
public protocol CAAnimationDelegate: NSObjectProtocol {
  /// Tells that a change began.
  func animationDidStart(_ anim: CAAnimation)
  /// Tells that a change is over, or was taken away.
  func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
  /// Does nothing.
  public func animationDidStart(_ anim: CAAnimation) {}
  /// Does nothing.
  public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}

/// The key of a change of what a layer shows.
public let kCATransition = "transition"
/// The key of whether changes of layers move.
public let kCATransactionDisableActions = "disableActions"
/// The key of how long changes of layers take.
public let kCATransactionAnimationDuration = "animationDuration"
/// The key of how the speed of changes goes up and down.
public let kCATransactionAnimationTimingFunction = "animationTimingFunction"
/// The key of what is called at the end.
public let kCATransactionCompletionBlock = "completionBlock"

/// How many pictures a second there are to be.
public struct CAFrameRateRange: Hashable, Sendable {
  /// The fewest.
  public var minimum: Float
  /// The most.
  public var maximum: Float
  /// The best number; 0 where the system chooses.
  public var preferred: Float

  /// Creates a range.
  public init(minimum: Float, maximum: Float, preferred: Float? = nil) {
    (self.minimum, self.maximum, self.preferred) = (minimum, maximum, preferred ?? 0)
  }

  /// As the system likes.
  public static let `default` = CAFrameRateRange(minimum: 0, maximum: 0, preferred: 0)
}

@MainActor private var timingKey: UInt8 = 0

/// How time passes for a layer.
private final class LayerTiming {
  var speed: Float = 1
  var timeOffset: Double = 0
  var beginTime: Double = 0
  var duration: Double = .infinity
  var repeatCount: Float = 0
  var repeatDuration: Double = 0
  var autoreverses = false
  var fillMode = CAMediaTimingFillMode.removed
}

extension CALayer {
  private var timing: LayerTiming {
    if let kept = associatedObject(of: self, key: &timingKey) as? LayerTiming { return kept }
    let new = LayerTiming()
    setAssociatedObject(new, of: self, key: &timingKey, policy: .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    return new
  }

  /// How long the layer is there, in seconds.
  public var duration: CFTimeInterval {
    get { timing.duration }
    set { timing.duration = newValue }
  }

  /// How often the time of the layer runs, 0 for once.
  public var repeatCount: Float {
    get { timing.repeatCount }
    set { timing.repeatCount = newValue }
  }

  /// How long the time of the layer runs again and again, in seconds, 0 for ``repeatCount``.
  public var repeatDuration: CFTimeInterval {
    get { timing.repeatDuration }
    set { timing.repeatDuration = newValue }
  }

  /// Whether the time of the layer runs there and back.
  public var autoreverses: Bool {
    get { timing.autoreverses }
    set { timing.autoreverses = newValue }
  }

  /// What the layer looks like before its beginning and after its end.
  public var fillMode: CAMediaTimingFillMode {
    get { timing.fillMode }
    set { timing.fillMode = newValue }
  }

  /// How quickly time passes for the layer and those in it; at 0 it stands still.
  public var speed: Float {
    get { timing.speed }
    set { timing.speed = newValue }
  }

  /// How far time has come already, in seconds.
  public var timeOffset: CFTimeInterval {
    get { timing.timeOffset }
    set { timing.timeOffset = newValue }
  }

  /// When the layer begins, in seconds of the layer that it is in.
  public var beginTime: CFTimeInterval {
    get { timing.beginTime }
    set { timing.beginTime = newValue }
  }

  /// How a moment of the layer that this one is in is told here.
  private func own(_ time: CFTimeInterval) -> CFTimeInterval {
    (time - beginTime) * CFTimeInterval(speed) + timeOffset
  }

  /// How a moment is told, in seconds, that another layer tells; nil for the system's clock.
  ///
  /// Source: Apple, "Core Animation Programming Guide", on `CAMediaTiming`: t = (tp − beginTime) × speed + timeOffset.
  public func convertTime(_ t: CFTimeInterval, from l: CALayer?) -> CFTimeInterval {
    if let l, l !== self { return convertTime(l.convertTime(t, to: nil), from: nil) }
    return l === self ? t : own(superlayer?.convertTime(t, from: nil) ?? t)
  }

  /// How another layer tells a moment of this one, in seconds; nil for the system's clock.
  ///
  /// A layer that stands still has one moment, the one at which it began.
  public func convertTime(_ t: CFTimeInterval, to l: CALayer?) -> CFTimeInterval {
    if let l { return l === self ? t : l.convertTime(convertTime(t, to: nil), from: nil) }
    let outside = speed == 0 ? beginTime : (t - timeOffset) / CFTimeInterval(speed) + beginTime
    return superlayer?.convertTime(outside, to: nil) ?? outside
  }
}

/// A change of a property.
@preconcurrency @MainActor
open class CAPropertyAnimation: CAAnimation {
  /// The property.
  open var keyPath: String?
  /// Whether the values are added to that of the property.
  open var isAdditive = false
  /// Whether each repetition goes on from the one before.
  open var isCumulative = false
  /// What the numbers do to the layer.
  open var valueFunction: CAValueFunction?

  /// Creates a change of a property.
  public convenience init(keyPath path: String?) {
    self.init()
    keyPath = path
  }
}

/// A change of a property from one value to another.
@preconcurrency @MainActor
open class CABasicAnimation: CAPropertyAnimation {
  /// The value at the beginning.
  open var fromValue: Any?
  /// The value at the end.
  open var toValue: Any?
  /// What is added to the value.
  open var byValue: Any?
}
