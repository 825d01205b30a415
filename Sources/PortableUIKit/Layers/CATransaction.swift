public import Foundation
import Requirements

/// How the speed of a change goes up and down.
open class CAMediaTimingFunction: NSObject, @unchecked Sendable {
  private let points: [Float]

  /// Creates one of the usual curves.
  public convenience init(name: CAMediaTimingFunctionName) {
    switch name {
    case .linear: self.init(controlPoints: 0, 0, 1, 1)
    case .easeIn: self.init(controlPoints: 0.42, 0, 1, 1)
    case .easeOut: self.init(controlPoints: 0, 0, 0.58, 1)
    case .easeInEaseOut: self.init(controlPoints: 0.42, 0, 0.58, 1)
    default: self.init(controlPoints: 0.25, 0.1, 0.25, 1)
    }
  }

  /// Creates a curve of Bézier from (0, 0) to (1, 1) with two handles.
  public init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) {
    points = [0, 0, c1x, c1y, c2x, c2y, 1, 1]
    super.init()
  }

  /// Writes the x and y of one of the four points, numbered from 0, into `ptr`.
  open func getControlPoint(at idx: Int, values ptr: UnsafeMutablePointer<Float>) {
    requirement((0...3).contains(idx), "control point \(idx); a timing function has 0 to 3")
    ptr[0] = points[2 * idx]
    ptr[1] = points[2 * idx + 1]
  }
}

/// A usual curve of speed.
public struct CAMediaTimingFunctionName: RawRepresentable, Hashable, Sendable {
  /// The name of the curve.
  public let rawValue: String

  /// Creates a curve from its name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// The same speed throughout.
  public static let linear = CAMediaTimingFunctionName(rawValue: "linear")
  /// Slow at the beginning.
  public static let easeIn = CAMediaTimingFunctionName(rawValue: "easeIn")
  /// Slow at the end.
  public static let easeOut = CAMediaTimingFunctionName(rawValue: "easeOut")
  /// Slow at the beginning and the end.
  public static let easeInEaseOut = CAMediaTimingFunctionName(rawValue: "easeInEaseOut")
  /// What the system uses.
  public static let `default` = CAMediaTimingFunctionName(rawValue: "default")
}

/// What a change looks like before its beginning and after its end.
public struct CAMediaTimingFillMode: RawRepresentable, Hashable, Sendable {
  /// The name of the mode.
  public let rawValue: String

  /// Creates a mode from its name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// As after its end.
  public static let forwards = CAMediaTimingFillMode(rawValue: "forwards")
  /// As before its beginning.
  public static let backwards = CAMediaTimingFillMode(rawValue: "backwards")
  /// Both.
  public static let both = CAMediaTimingFillMode(rawValue: "both")
  /// Neither.
  public static let removed = CAMediaTimingFillMode(rawValue: "removed")
}

/// Changes of layers that belong together; here they take effect at once.
@preconcurrency @MainActor
open class CATransaction: NSObject {
  private struct Values {
    var duration: TimeInterval = 0.25
    var disablesActions = false
    var timingFunction: CAMediaTimingFunction?
    var completion: (() -> Void)?
  }

  private static var stack = [Values()]

  private static func change(_ body: (inout Values) -> Void) {
    body(&stack[stack.count - 1])
  }

  /// Begins changes that belong together.
  open class func begin() {
    var values = stack[stack.count - 1]
    values.completion = nil
    stack.append(values)
  }

  /// Ends changes that belong together, and calls their completion.
  open class func commit() {
    guard stack.count > 1, let values = stack.popLast() else { return }
    values.completion?()
  }

  /// Takes changes over; they have taken effect already.
  open class func flush() {}

  /// Sets whether changes move by themselves; none do here.
  open class func setDisableActions(_ flag: Bool) { change { $0.disablesActions = flag } }
  /// Whether changes move by themselves.
  open class func disableActions() -> Bool { stack[stack.count - 1].disablesActions }
  /// Sets what changes do, by the keys of `CATransaction`; other keys do nothing.
  open class func setValue(_ anObject: Any?, forKey key: String) {
    switch key {
    case kCATransactionDisableActions:
      setDisableActions(anObject as? Bool ?? (anObject as? NSNumber)?.boolValue ?? false)
    case kCATransactionAnimationDuration:
      let number = (anObject as? NSNumber)?.doubleValue
      setAnimationDuration(anObject as? TimeInterval ?? number ?? 0)
    case kCATransactionAnimationTimingFunction:
      setAnimationTimingFunction(anObject as? CAMediaTimingFunction)
    case kCATransactionCompletionBlock: setCompletionBlock(anObject as? () -> Void)
    default: break
    }
  }

  /// Returns what changes do, by the keys of `CATransaction`; nil for other keys.
  open class func value(forKey key: String) -> Any? {
    switch key {
    case kCATransactionDisableActions: disableActions()
    case kCATransactionAnimationDuration: animationDuration()
    case kCATransactionAnimationTimingFunction: animationTimingFunction()
    default: nil
    }
  }

  /// Sets how long changes take, in seconds.
  open class func setAnimationDuration(_ dur: TimeInterval) { change { $0.duration = dur } }
  /// How long changes take, in seconds.
  open class func animationDuration() -> TimeInterval { stack[stack.count - 1].duration }
  /// Sets how the speed of changes goes up and down.
  open class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {
    change { $0.timingFunction = function }
  }
  /// How the speed of changes goes up and down.
  open class func animationTimingFunction() -> CAMediaTimingFunction? {
    stack[stack.count - 1].timingFunction
  }
  /// Sets what is called at the end.
  open class func setCompletionBlock(_ block: (() -> Void)?) { change { $0.completion = block } }
  /// What is called at the end.
  open class func completionBlock() -> (() -> Void)? { stack[stack.count - 1].completion }
}
