public import Foundation

/// What is asked how a controller comes and goes.
///
/// The presentation controller is asked for the frame; what animates is not run, as nothing moves.
@preconcurrency @MainActor
public protocol UIViewControllerTransitioningDelegate: NSObjectProtocol {
  /// Asks for what moves the controller in; not asked here.
  func animationController(
    forPresented presented: UIViewController,
    presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?
  /// Asks for what moves the controller out; not asked here.
  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?
  /// Asks for what follows a finger that moves the controller in; not asked here.
  func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?
  /// Asks for what follows a finger that moves the controller out; not asked here.
  func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?
  /// Asks for what decides where the view stands.
  func presentationController(
    forPresented presented: UIViewController,
    presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController?
}

extension UIViewControllerTransitioningDelegate {
  /// None.
  public func animationController(
    forPresented presented: UIViewController,
    presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    nil
  }
  /// None.
  public func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    nil
  }
  /// None.
  public func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    nil
  }
  /// None.
  public func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    nil
  }
  /// None.
  public func presentationController(
    forPresented presented: UIViewController,
    presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? {
    nil
  }
}

/// What moves a controller in or out; nothing runs it here.
@preconcurrency @MainActor
public protocol UIViewControllerAnimatedTransitioning: NSObjectProtocol {
  /// Returns how long it takes, in seconds.
  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval
  /// Moves the controller.
  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning)
  /// Tells that it ended, and whether it went through.
  func animationEnded(_ transitionCompleted: Bool)
}

extension UIViewControllerAnimatedTransitioning {
  /// Does nothing.
  public func animationEnded(_ transitionCompleted: Bool) {}
}

/// What follows a finger that moves a controller; nothing runs it here.
@preconcurrency @MainActor
public protocol UIViewControllerInteractiveTransitioning: NSObjectProtocol {
  /// Begins to follow the finger.
  func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning)
}

/// What follows a finger by a part from 0 to 1; nothing moves here.
@preconcurrency @MainActor
open class UIPercentDrivenInteractiveTransition: NSObject, UIViewControllerInteractiveTransitioning
{
  /// How far it has come, from 0 to 1.
  open private(set) var percentComplete: CGFloat = 0
  /// How quickly the rest runs.
  open var completionSpeed: CGFloat = 1
  /// Whether a finger moves it from the beginning: yes at first.
  open var wantsInteractiveStart = true
  /// How the speed of the rest goes up and down.
  open var completionCurve = UIView.AnimationCurve.easeInOut

  /// Begins to follow the finger.
  open func startInteractiveTransition(
    _ transitionContext: any UIViewControllerContextTransitioning
  ) {}
  /// Goes to a part, from 0 to 1.
  open func update(_ percentComplete: CGFloat) {
    self.percentComplete = min(max(percentComplete, 0), 1)
  }
  /// Goes back to the beginning.
  open func cancel() { percentComplete = 0 }
  /// Goes to the end.
  open func finish() { percentComplete = 1 }
}

/// What takes part in a change of controllers.
public struct UITransitionContextViewControllerKey: RawRepresentable, Hashable, Sendable {
  /// The name of the part.
  public let rawValue: String

  /// Creates a part from its name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// The controller that goes.
  public static let from = UITransitionContextViewControllerKey(
    rawValue: "UITransitionContextFromViewController"
  )
  /// The controller that comes.
  public static let to = UITransitionContextViewControllerKey(
    rawValue: "UITransitionContextToViewController"
  )
}

/// What takes part in a change of views.
public struct UITransitionContextViewKey: RawRepresentable, Hashable, Sendable {
  /// The name of the part.
  public let rawValue: String

  /// Creates a part from its name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// The view that goes.
  public static let from = UITransitionContextViewKey(rawValue: "UITransitionContextFromView")
  /// The view that comes.
  public static let to = UITransitionContextViewKey(rawValue: "UITransitionContextToView")
}

/// A change of controllers, for what moves them; nothing makes one here.
@preconcurrency @MainActor
public protocol UIViewControllerContextTransitioning: NSObjectProtocol {
  /// The view that both views stand in.
  var containerView: UIView { get }
  /// Whether the change is animated.
  var isAnimated: Bool { get }
  /// Whether it follows a finger.
  var isInteractive: Bool { get }
  /// Whether it went back.
  var transitionWasCancelled: Bool { get }
  /// How the controller is presented.
  var presentationStyle: UIModalPresentationStyle { get }
  /// Tells how far it has come, from 0 to 1.
  func updateInteractiveTransition(_ percentComplete: CGFloat)
  /// Tells that the finger let it go through.
  func finishInteractiveTransition()
  /// Tells that the finger took it back.
  func cancelInteractiveTransition()
  /// Tells that it is over, and whether it went through.
  func completeTransition(_ didComplete: Bool)
  /// Returns a controller that takes part.
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
  /// Returns a view that takes part.
  func view(forKey key: UITransitionContextViewKey) -> UIView?
  /// Returns where the view of a controller stands before, in points.
  func initialFrame(for vc: UIViewController) -> CGRect
  /// Returns where the view of a controller stands afterwards, in points.
  func finalFrame(for vc: UIViewController) -> CGRect
}

/// What has content whose size others follow.
@preconcurrency @MainActor
public protocol UIContentContainer: NSObjectProtocol {
  /// The size that the content would like, in points.
  var preferredContentSize: CGSize { get }
}

extension UIViewController: UIContentContainer {}
