public import Foundation

/// A kind of sparks; nothing is drawn.
///
/// Defaults are those of Apple's documentation.
@preconcurrency @MainActor
open class CAEmitterCell: NSObject {
  /// Creates a kind of which there are none.
  public override init() {
    super.init()
  }

  /// The name.
  open var name: String?
  /// Whether there are any.
  open var isEnabled = true
  /// How many there are in a second.
  open var birthRate: Float = 0
  /// How long they are there, in seconds.
  open var lifetime: Float = 0
  /// By how much that differs.
  open var lifetimeRange: Float = 0
  /// Where they go, up and down, in radians.
  open var emissionLatitude: CGFloat = 0
  /// Where they go, in radians.
  open var emissionLongitude: CGFloat = 0
  /// By how much that differs.
  open var emissionRange: CGFloat = 0
  /// How fast they are, in points per second.
  open var velocity: CGFloat = 0
  /// By how much that differs.
  open var velocityRange: CGFloat = 0
  /// How much faster they get to the right.
  open var xAcceleration: CGFloat = 0
  /// How much faster they get downwards.
  open var yAcceleration: CGFloat = 0
  /// How much faster they get to the front.
  open var zAcceleration: CGFloat = 0
  /// How large they are, as a factor.
  open var scale: CGFloat = 1
  /// By how much that differs.
  open var scaleRange: CGFloat = 0
  /// How much larger they get in a second.
  open var scaleSpeed: CGFloat = 0
  /// How fast they turn, in radians per second.
  open var spin: CGFloat = 0
  /// By how much that differs.
  open var spinRange: CGFloat = 0
  /// Their color; white at first.
  open var color: CGColor? = UIColor.white.cgColor
  /// By how much their red differs.
  open var redRange: Float = 0
  /// By how much their green differs.
  open var greenRange: Float = 0
  /// By how much their blue differs.
  open var blueRange: Float = 0
  /// By how much their alpha differs.
  open var alphaRange: Float = 0
  /// How their red changes in a second.
  open var redSpeed: Float = 0
  /// How their green changes in a second.
  open var greenSpeed: Float = 0
  /// How their blue changes in a second.
  open var blueSpeed: Float = 0
  /// How their alpha changes in a second.
  open var alphaSpeed: Float = 0
  /// What they look like: a `CGImage`.
  open var contents: Any?
  /// The part of it that is shown, from 0 to 1.
  open var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
  /// Its pixels for each point.
  open var contentsScale: CGFloat = 1
  /// How it is made smaller.
  open var minificationFilter = CALayerContentsFilter.linear.rawValue
  /// How it is made larger.
  open var magnificationFilter = CALayerContentsFilter.linear.rawValue
  /// How coarse it may be where it is made smaller.
  open var minificationFilterBias: Float = 0
  /// Sparks that come from each spark.
  open var emitterCells: [CAEmitterCell]?
  /// Values that are not set otherwise.
  open var style: [AnyHashable: Any]?
  /// When they begin, in seconds.
  open var beginTime: CFTimeInterval = 0
  /// How long they come, in seconds.
  open var duration: CFTimeInterval = .infinity
  /// How fast their time goes.
  open var speed: Float = 1
  /// Where their time begins, in seconds.
  open var timeOffset: CFTimeInterval = 0
  /// How often they come.
  open var repeatCount: Float = 0
  /// How long they come again, in seconds.
  open var repeatDuration: CFTimeInterval = 0
  /// Whether they go back at the end.
  open var autoreverses = false
  /// What is left at the end.
  open var fillMode = CAMediaTimingFillMode.removed
}
