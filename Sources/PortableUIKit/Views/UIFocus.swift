public import Foundation

/// What focus moves in; nothing has focus here.
@preconcurrency @MainActor
public protocol UIFocusEnvironment: NSObjectProtocol {
  /// Where focus goes first.
  var preferredFocusEnvironments: [any UIFocusEnvironment] { get }
}

/// What can have focus.
@preconcurrency @MainActor
public protocol UIFocusItem: UIFocusEnvironment {
  /// Whether it can have focus.
  var canBecomeFocused: Bool { get }
}

/// What focus moves from and to.
@preconcurrency @MainActor
open class UIFocusUpdateContext: NSObject {
  /// What had focus.
  open var previouslyFocusedView: UIView? { nil }
  /// What has focus.
  open var nextFocusedView: UIView? { nil }
}

/// What moves beside focus.
@preconcurrency @MainActor
open class UIFocusAnimationCoordinator: NSObject {
  /// Runs changes with those of focus: at once here.
  open func addCoordinatedAnimations(
    _ animations: (() -> Void)?,
    completion: (() -> Void)? = nil
  ) {
    animations?()
    completion?()
  }
}

extension UIView: UIFocusItem {}
