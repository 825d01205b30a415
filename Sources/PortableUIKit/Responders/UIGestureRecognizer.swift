public import Foundation

/// What recognises a movement of fingers.
///
/// - Note: UIKit: there are no touches here; recognizers can be made, configured and attached, and setting ``state``
///   tells their targets, as it does in a subclass.
@preconcurrency @MainActor
open class UIGestureRecognizer: NSObject {
  /// How far a movement has come.
  public enum State: Int, Sendable {
    case possible = 0
    case began = 1
    case changed = 2
    case ended = 3
    case cancelled = 4
    case failed = 5

    /// A movement that is over at once, a tap for instance, was recognised.
    public static let recognized = State.ended
  }

  /// Creates a recognizer.
  public override init() {
    super.init()
  }

  /// Creates a recognizer for a target.
  ///
  /// - Parameters:
  ///   - target: Who is told; it is not kept alive.
  ///   - action: The method that tells it; see ``Selector`` for where it is found.
  public convenience init(target: Any?, action: Selector?) {
    self.init()
    if let target, let action { addTarget(target, action: action) }
  }

  private var targets: [MessageTarget] = []

  /// Has a method called when ``state`` changes; it takes nothing, or the recognizer.
  open func addTarget(_ target: Any, action: Selector) {
    guard !targets.contains(where: { !$0.isGone && $0.matches(target, action) }) else { return }
    targets.append(MessageTarget(target, action))
  }

  /// Has methods no longer called: those of a target (nil for all), and that action (nil for all).
  open func removeTarget(_ target: Any?, action: Selector?) {
    targets.removeAll { $0.isGone || $0.matches(target, action) }
  }

  private func tellTargets() {
    for target in targets {
      guard let object = target.object else { continue }
      Messages.send(target.action, to: object, [self])
    }
  }

  /// What is asked.
  open weak var delegate: (any UIGestureRecognizerDelegate)?

  /// How far the movement has come; setting it tells the targets, as long as the recognizer works.
  ///
  /// - Note: UIKit: it tells them when the event has been handled, which is at once here; nothing goes back to
  ///   `possible` by itself, as no event ends.
  open var state = State.possible {
    didSet {
      switch state {
      case .began, .changed, .ended, .cancelled: if isEnabled { tellTargets() }
      case .possible, .failed: break
      }
    }
  }

  /// The view that the recognizer is attached to.
  open internal(set) weak var view: UIView?

  /// Whether the recognizer works.
  open var isEnabled = true

  /// Whether touches do not reach the view once the movement is recognised.
  open var cancelsTouchesInView = true

  /// A name of the app's choice.
  open var name: String?

  /// Whether touches wait for the recognizer to fail before they begin.
  open var delaysTouchesBegan = false
  /// Whether touches wait for the recognizer to fail before they end.
  open var delaysTouchesEnded = true
  /// The kinds of touches that are looked at, all at first; see ``UITouch/TouchType``.
  open var allowedTouchTypes: [NSNumber] = [0, 1, 2, 3]
  /// The kinds of buttons that are looked at.
  open var allowedPressTypes: [NSNumber] = []
  /// Whether touches of one kind alone are looked at, the first one's.
  open var requiresExclusiveTouchType = true
  /// The keys that are held; none here.
  open var modifierFlags: UIKeyModifierFlags { [] }
  /// Whether this recognizer waits for another to fail: no, unless something else is said.
  open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }
  /// Whether another recognizer waits for this one to fail: no, unless something else is said.
  open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }
  /// The number of fingers; none here.
  open var numberOfTouches: Int { 0 }

  /// Whether the movement was recognised before another one may be.
  open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {}

  /// Returns where the fingers are; nowhere here.
  open func location(in view: UIView?) -> CGPoint { .zero }

  /// Returns where a finger is; nowhere here.
  open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint { .zero }

  // MARK: - For Recognizers of an App's Own

  /// Tells the recognizer that touches began.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Tells the recognizer that touches moved.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Tells the recognizer that touches ended.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Tells the recognizer that touches were cancelled.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Tells the recognizer that keys were pressed.
  open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent) {}
  /// Tells the recognizer that keys were let go.
  open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent) {}
  /// Tells the recognizer that a movement is over, and the next one may begin.
  open func reset() {}
  /// Has a touch looked at no more; there are none here.
  open func ignore(_ touch: UITouch, for event: UIEvent) {}
  /// Whether the recognizer keeps another from recognising its movement: yes, unless something else is said.
  open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }
  /// Whether another recognizer keeps this one from recognising its movement: yes, unless something else is said.
  open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }

  /// The buttons of a mouse that are pressed; none here.
  open var buttonMask: UIEvent.ButtonMask { [] }
}

/// What is asked about a recognizer; nothing asks here, as there are no touches.
@preconcurrency @MainActor
public protocol UIGestureRecognizerDelegate: NSObjectProtocol {
  /// Asks whether a movement may be recognised.
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
  /// Asks whether two movements may be recognised at once.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool
  /// Asks whether a recognizer waits for another to fail.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool
  /// Asks whether another recognizer waits for this one to fail.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool
  /// Asks whether a recognizer looks at a touch.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldReceive touch: UITouch
  ) -> Bool
}

extension UIGestureRecognizerDelegate {
  /// Says yes.
  public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    true
  }
  /// Says no.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    false
  }
  /// Says no.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    false
  }
  /// Says no.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    false
  }
  /// Says yes.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldReceive touch: UITouch
  ) -> Bool {
    true
  }
}

/// Recognises taps.
@preconcurrency @MainActor
open class UITapGestureRecognizer: UIGestureRecognizer {
  /// The number of taps.
  open var numberOfTapsRequired = 1
  /// The number of fingers.
  open var numberOfTouchesRequired = 1

  /// The buttons of a mouse that it takes.
  open var buttonMaskRequired = UIEvent.ButtonMask.primary
}

/// Recognises a finger that moves.
@preconcurrency @MainActor
open class UIPanGestureRecognizer: UIGestureRecognizer {
  /// The least number of fingers.
  open var minimumNumberOfTouches = 1
  /// The greatest number of fingers.
  open var maximumNumberOfTouches = Int.max

  /// Which movements of a wheel or a trackpad count: none at first.
  open var allowedScrollTypesMask: UIScrollTypeMask = []

  private var moved = CGPoint.zero

  /// Returns how far the fingers have moved: what was set.
  open func translation(in view: UIView?) -> CGPoint { moved }

  /// Sets how far the fingers have moved, in points.
  open func setTranslation(_ translation: CGPoint, in view: UIView?) { moved = translation }

  /// Returns how quickly the fingers move, in points per second; not at all here.
  open func velocity(in view: UIView?) -> CGPoint { .zero }
}

/// Movements of a wheel or a trackpad.
public struct UIScrollTypeMask: OptionSet, Hashable, Sendable {
  /// The bits of the set.
  public let rawValue: Int
  /// Creates a set from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Steps of a wheel.
  public static let discrete = UIScrollTypeMask(rawValue: 1 << 0)
  /// Fingers on a trackpad.
  public static let continuous = UIScrollTypeMask(rawValue: 1 << 1)
  /// Both.
  public static let all: UIScrollTypeMask = [.discrete, .continuous]
}

/// Recognises a finger that moves in from an edge of the screen.
@preconcurrency @MainActor
open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
  /// The edges.
  open var edges: UIRectEdge = []
}

/// Recognises two fingers that turn.
@preconcurrency @MainActor
open class UIRotationGestureRecognizer: UIGestureRecognizer {
  /// How far the fingers have turned, in radians.
  open var rotation: CGFloat = 0
  /// How quickly the fingers turn, in radians per second; not at all here.
  open var velocity: CGFloat { 0 }
}

/// Recognises a quick movement to one side.
@preconcurrency @MainActor
open class UISwipeGestureRecognizer: UIGestureRecognizer {
  /// Sides.
  public struct Direction: OptionSet, Sendable {
    /// The bits of the set.
    public let rawValue: UInt

    /// Creates a set from its bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// To the right.
    public static let right = Direction(rawValue: 1 << 0)
    /// To the left.
    public static let left = Direction(rawValue: 1 << 1)
    /// Upwards.
    public static let up = Direction(rawValue: 1 << 2)
    /// Downwards.
    public static let down = Direction(rawValue: 1 << 3)
  }

  /// The sides that the movement may go to.
  open var direction = Direction.right
  /// The number of fingers.
  open var numberOfTouchesRequired = 1
}

/// Recognises a finger that rests.
@preconcurrency @MainActor
open class UILongPressGestureRecognizer: UIGestureRecognizer {
  /// How long the finger has to rest, in seconds.
  open var minimumPressDuration: TimeInterval = 0.5
  /// How far the finger may move meanwhile, in points.
  open var allowableMovement: CGFloat = 10
  /// The number of taps before.
  open var numberOfTapsRequired = 0
  /// The number of fingers.
  open var numberOfTouchesRequired = 1
}

/// Recognises two fingers that move together or apart.
@preconcurrency @MainActor
open class UIPinchGestureRecognizer: UIGestureRecognizer {
  /// How far apart the fingers are, compared to the beginning.
  open var scale: CGFloat = 1
  /// How quickly the scale changes, in each second; not at all here.
  open var velocity: CGFloat { 0 }
}

extension UIView {
  /// Attaches a recognizer.
  public func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    gestureRecognizer.view?.removeGestureRecognizer(gestureRecognizer)
    gestureRecognizer.view = self
    gestureRecognizers = (gestureRecognizers ?? []) + [gestureRecognizer]
  }

  /// Detaches a recognizer.
  public func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    guard gestureRecognizer.view === self else { return }
    gestureRecognizer.view = nil
    let rest = (gestureRecognizers ?? []).filter { $0 !== gestureRecognizer }
    gestureRecognizers = rest.isEmpty ? nil : rest
  }

  private static var gestureRecognizersKey: UInt8 = 0

  /// The recognizers that are attached.
  public var gestureRecognizers: [UIGestureRecognizer]? {
    get {
      associatedObject(of: self, key: &Self.gestureRecognizersKey) as? [UIGestureRecognizer]
    }
    set {
      setAssociatedObject(
        newValue,
        of: self,
        key: &Self.gestureRecognizersKey,
        policy: .OBJC_ASSOCIATION_RETAIN_NONATOMIC
      )
    }
  }
}
