import Foundation
import PortableUIKit
import Testing

/// Moves what comes 30 points to the right, and ends when it is told to.
@MainActor
private final class Mover: NSObject, UIViewControllerAnimatedTransitioning {
  var context: (any UIViewControllerContextTransitioning)?
  var ended: Bool?

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 0.3 }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    context = transitionContext
    guard let to = transitionContext.view(forKey: .to) else { return }
    transitionContext.containerView.addSubview(to)
    to.frame = to.frame.offsetBy(dx: 30, dy: 0)
  }

  func animationEnded(_ transitionCompleted: Bool) { ended = transitionCompleted }
}

@MainActor
private final class Transitions: NSObject, UIViewControllerTransitioningDelegate,
  UINavigationControllerDelegate, UITabBarControllerDelegate
{
  let mover = Mover()
  var log: [String] = []

  func animationController(
    forPresented presented: UIViewController,
    presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { mover }

  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { mover }

  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController,
    to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    log.append("operation \(operation.rawValue)")
    return mover
  }

  func navigationController(
    _ navigationController: UINavigationController,
    didShow viewController: UIViewController,
    animated: Bool
  ) { log.append("shown \(animated)") }

  func tabBarController(
    _ tabBarController: UITabBarController,
    animationControllerForTransitionFrom fromVC: UIViewController,
    to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { mover }
}

@MainActor
private final class Seen: UIViewController {
  var log: [String] = []
  override func viewWillAppear(_ animated: Bool) { log.append("will \(animated)") }
  override func viewDidAppear(_ animated: Bool) { log.append("did") }
  override func viewDidDisappear(_ animated: Bool) { log.append("gone") }
}

// Source: Apple's documentation of UIViewControllerAnimatedTransitioning, UIViewControllerContextTransitioning,
// UIViewControllerTransitioningDelegate, UINavigationControllerDelegate and UITabBarControllerDelegate.
@MainActor @Suite struct `A transition with an animator` {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
  private let transitions = Transitions()

  private func show(_ controller: UIViewController) {
    window.rootViewController = controller
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
  }

  @Test func `presents where the animator puts the view, and ends when it says so`() {
    let (root, shown) = (UIViewController(), Seen())
    show(root)
    shown.modalPresentationStyle = .custom
    shown.transitioningDelegate = transitions
    var isDone = false
    root.present(shown, animated: true) { isDone = true }
    let context = transitions.mover.context
    #expect(context?.viewController(forKey: .to) === shown)
    #expect(context?.view(forKey: .from) == nil)
    #expect(context?.finalFrame(for: shown) == CGRect(x: 0, y: 0, width: 400, height: 800))
    #expect(shown.log == ["will true"])
    #expect(!isDone)
    context?.completeTransition(true)
    #expect(shown.view.frame == CGRect(x: 30, y: 0, width: 400, height: 800))
    #expect(shown.log == ["will true", "did"])
    #expect(isDone)
    #expect(transitions.mover.ended == true)
  }

  @Test func `that is not completed leaves the presenter alone`() {
    let (root, shown) = (UIViewController(), Seen())
    show(root)
    shown.modalPresentationStyle = .custom
    shown.transitioningDelegate = transitions
    root.present(shown, animated: true)
    transitions.mover.context?.completeTransition(false)
    #expect(root.presentedViewController == nil)
    #expect(shown.view.window == nil)
    #expect(transitions.mover.ended == false)
  }

  @Test func `dismisses when the animator says so`() {
    let (root, shown) = (UIViewController(), Seen())
    show(root)
    shown.modalPresentationStyle = .custom
    shown.transitioningDelegate = transitions
    root.present(shown, animated: true)
    transitions.mover.context?.completeTransition(true)
    root.dismiss(animated: true)
    #expect(shown.view.window === window)
    #expect(transitions.mover.context?.view(forKey: .from) === shown.view)
    transitions.mover.context?.completeTransition(true)
    #expect(shown.view.window == nil)
    #expect(shown.log.last == "gone")
  }

  @Test func `is not asked for without animation`() {
    let (root, shown) = (UIViewController(), Seen())
    show(root)
    shown.transitioningDelegate = transitions
    root.present(shown, animated: false)
    #expect(transitions.mover.context == nil)
    #expect(shown.log == ["will false", "did"])
  }

  @Test func `pushes and pops in a stack`() {
    let (root, next) = (UIViewController(), Seen())
    let stack = UINavigationController(rootViewController: root)
    show(stack)
    stack.delegate = transitions
    stack.pushViewController(next, animated: true)
    #expect(transitions.log == ["operation 1"])
    #expect(next.view.frame.minX == 30)
    #expect(root.view.window === window)
    transitions.mover.context?.completeTransition(true)
    #expect(transitions.log == ["operation 1", "shown true"])
    #expect(next.view.frame.minX == 0)
    #expect(root.view.window == nil)
    #expect(next.log == ["will true", "did"])
    stack.popViewController(animated: true)
    #expect(transitions.log.last == "operation 2")
  }

  @Test func `under way ends at the next change of the stack`() {
    let stack = UINavigationController(rootViewController: UIViewController())
    show(stack)
    stack.delegate = transitions
    let (first, second) = (Seen(), Seen())
    stack.pushViewController(first, animated: true)
    stack.pushViewController(second, animated: false)
    #expect(first.log == ["will true", "did", "gone"])
    #expect(second.view.window === window)
  }

  @Test func `changes tabs`() {
    let (first, second) = (Seen(), Seen())
    let tabs = UITabBarController()
    tabs.viewControllers = [first, second]
    show(tabs)
    tabs.delegate = transitions
    tabs.selectedIndex = 1
    #expect(transitions.mover.context?.viewController(forKey: .from) === first)
    #expect(first.view.window === window)
    transitions.mover.context?.completeTransition(true)
    #expect(first.view.window == nil)
    #expect(second.log == ["will true", "did"])
  }
}

/// Dims what is behind along with the transition.
private final class Dimming: UIPresentationController {
  let dimming = UIView()
  override func presentationTransitionWillBegin() {
    dimming.alpha = 0
    containerView?.addSubview(dimming)
    presentedViewController.transitionCoordinator?
      .animate(alongsideTransition: { [dimming] _ in dimming.alpha = 1 })
  }
}

@MainActor
private final class Dimmed: NSObject, UIViewControllerTransitioningDelegate {
  var presentation: Dimming?
  func presentationController(
    forPresented presented: UIViewController,
    presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? {
    presentation = Dimming(presentedViewController: presented, presenting: presenting)
    return presentation
  }
}

// Source: Apple's documentation of UIViewController.transitionCoordinator.
@MainActor @Suite struct `A transition coordinator` {
  @Test(arguments: [true, false]) func `runs blocks beside a presentation`(_ animated: Bool) {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
    let (root, shown, delegate) = (UIViewController(), UIViewController(), Dimmed())
    window.rootViewController = root
    window.makeKeyAndVisible()
    shown.modalPresentationStyle = .custom
    shown.transitioningDelegate = delegate
    root.present(shown, animated: animated)
    #expect(delegate.presentation?.dimming.alpha == 1)
    #expect(shown.transitionCoordinator == nil)
  }
}

@MainActor @Suite struct `The tab bar item of a stack` {
  // Source: Apple's documentation of UIViewController.title: it updates the titles of the items, that in a tab bar too.
  @Test func `is that of the controller at its bottom`() {
    let root = UIViewController()
    root.title = "Home"
    let tabs = UITabBarController()
    tabs.viewControllers = [UINavigationController(rootViewController: root)]
    #expect(tabs.tabBar.items?.first?.title == "Home")
    root.title = "House"
    #expect(tabs.tabBar.items?.first?.title == "House")
  }

  @Test func `is its own where one is set`() {
    let root = UIViewController()
    root.title = "Home"
    let stack = UINavigationController(rootViewController: root)
    stack.tabBarItem = UITabBarItem(title: "Start", image: nil, tag: 1)
    #expect(stack.tabBarItem.title == "Start")
    #expect(root.tabBarItem.title == "Home")
  }
}
