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
