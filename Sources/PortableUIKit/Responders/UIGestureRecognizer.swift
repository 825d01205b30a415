public import Foundation

/// What recognises a movement of fingers.
///
/// - Note: UIKit: there are no touches here, and no selectors to call; recognizers can be made,
///   configured and attached.
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
  }

  /// Creates a recognizer.
  public override init() {
    super.init()
  }

  /// How far the movement has come.
  open var state = State.possible

  /// The view that the recognizer is attached to.
  open internal(set) weak var view: UIView?

  /// Whether the recognizer works.
  open var isEnabled = true

  /// Whether touches do not reach the view once the movement is recognised.
  open var cancelsTouchesInView = true

  /// A name of the app's choice.
  open var name: String?
}

/// Recognises taps.
@preconcurrency @MainActor
open class UITapGestureRecognizer: UIGestureRecognizer {
  /// The number of taps.
  open var numberOfTapsRequired = 1
  /// The number of fingers.
  open var numberOfTouchesRequired = 1
}

/// Recognises a finger that moves.
@preconcurrency @MainActor
open class UIPanGestureRecognizer: UIGestureRecognizer {
  /// The least number of fingers.
  open var minimumNumberOfTouches = 1
  /// The greatest number of fingers.
  open var maximumNumberOfTouches = Int.max
}

/// Recognises a quick movement to one side.
@preconcurrency @MainActor
open class UISwipeGestureRecognizer: UIGestureRecognizer {
  /// The number of fingers.
  open var numberOfTouchesRequired = 1
}

/// Recognises a finger that rests.
@preconcurrency @MainActor
open class UILongPressGestureRecognizer: UIGestureRecognizer {
  /// How long the finger has to rest, in seconds.
  open var minimumPressDuration: TimeInterval = 0.5
}

/// Recognises two fingers that move together or apart.
@preconcurrency @MainActor
open class UIPinchGestureRecognizer: UIGestureRecognizer {
  /// How far apart the fingers are, compared to the beginning.
  open var scale: CGFloat = 1
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
