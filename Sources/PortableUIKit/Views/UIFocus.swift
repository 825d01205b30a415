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

/// What keeps what is in focus: nothing is, as there are no keys.
@preconcurrency @MainActor
open class UIFocusSystem: NSObject {
  private static let shared = UIFocusSystem()

  /// What is in focus.
  open var focusedItem: (any UIFocusItem)? { nil }
  /// Returns what keeps the focus of something.
  open class func focusSystem(for environment: any UIFocusEnvironment) -> UIFocusSystem? { shared }
  /// Has something come into focus; nothing does.
  open func requestFocusUpdate(to environment: any UIFocusEnvironment) {}
  /// Looks at once what is in focus.
  open func updateFocusIfNeeded() {}
}

// Apple declares it so.
/// A room that leads the focus elsewhere.
@preconcurrency @MainActor
open class UIFocusGuide: UILayoutGuide {
  /// Whether it does.
  open var isEnabled = true
  // Apple declares it so.
  /// Where it leads.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var preferredFocusEnvironments: [any UIFocusEnvironment]! = []
}
