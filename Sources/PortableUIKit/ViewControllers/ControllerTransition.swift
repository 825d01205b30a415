import Foundation

/// A change of controllers under way: what its animator works in, and what runs beside it.
///
/// A controller is presented, dismissed, pushed, popped or chosen with an animator of the app's own. What the animator leaves
/// behind is how the views stand; the change ends when it says so.
///
/// Source: Apple's documentation of `UIViewControllerContextTransitioning` and `UIViewControllerAnimatedTransitioning`.
@MainActor
final class ControllerTransition: NSObject, UIViewControllerContextTransitioning {
  /// What a change is made of.
  struct Parts {
    /// The controller that goes, and its view where it leaves the screen.
    var from: (controller: UIViewController?, view: UIView?)
    /// The controller that comes, and its view where it was not on the screen.
    var to: (controller: UIViewController?, view: UIView?)
    /// Where views stand before and after, by their controllers, in the container.
    var initialFrames: [ObjectIdentifier: CGRect] = [:]
    var finalFrames: [ObjectIdentifier: CGRect] = [:]
  }

  let containerView: UIView
  let isAnimated = true
  let isInteractive = false
  private(set) var transitionWasCancelled = false
  let presentationStyle: UIModalPresentationStyle

  private let parts: Parts
  private let coordinator: ImmediateTransition
  private let animator: any UIViewControllerAnimatedTransitioning
  private var end: ((Bool) -> Void)?

  init(
    _ parts: Parts,
    in container: UIView,
    style: UIModalPresentationStyle = .none,
    beside coordinator: ImmediateTransition,
    animator: any UIViewControllerAnimatedTransitioning
  ) {
    (self.parts, containerView, presentationStyle) = (parts, container, style)
    (self.coordinator, self.animator) = (coordinator, animator)
    super.init()
  }

  /// Has the animator do its work, and does `end` when that is done: told whether the change took place.
  func run(end: @escaping (Bool) -> Void) {
    self.end = end
    animator.animateTransition(using: self)
    coordinator.runBeside()
  }

  func completeTransition(_ didComplete: Bool) {
    guard let end else { return }
    self.end = nil
    transitionWasCancelled = !didComplete
    end(didComplete)
    animator.animationEnded(didComplete)
    coordinator.finish()
  }

  func updateInteractiveTransition(_ percentComplete: CGFloat) {}
  func finishInteractiveTransition() {}
  func cancelInteractiveTransition() {}

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
    key == .from ? parts.from.controller : key == .to ? parts.to.controller : nil
  }

  func view(forKey key: UITransitionContextViewKey) -> UIView? {
    key == .from ? parts.from.view : key == .to ? parts.to.view : nil
  }

  func initialFrame(for vc: UIViewController) -> CGRect {
    parts.initialFrames[ObjectIdentifier(vc)] ?? .zero
  }

  func finalFrame(for vc: UIViewController) -> CGRect {
    parts.finalFrames[ObjectIdentifier(vc)] ?? .zero
  }
}

extension ControllerTransition {
  /// The changes under way, with the controllers that take part in them.
  private static var running:
    [(coordinator: ImmediateTransition, controllers: [ObjectIdentifier])] =
      []

  /// What goes along with the change that a controller, or one of its parents, takes part in.
  static func coordinator(of controller: UIViewController) -> ImmediateTransition? {
    guard !running.isEmpty else { return nil }
    var next: UIViewController? = controller
    while let one = next {
      let id = ObjectIdentifier(one)
      if let found = running.last(where: { $0.controllers.contains(id) }) {
        return found.coordinator
      }
      next = one.parent
    }
    return nil
  }

  /// Begins a change of some controllers; it is under way until what goes along with it finishes.
  static func begin(
    _ controllers: [UIViewController?],
    animated: Bool
  ) -> ImmediateTransition {
    let coordinator = ImmediateTransition(isAnimated: animated)
    running.append((coordinator, controllers.compactMap { $0.map { ObjectIdentifier($0) } }))
    coordinator.didFinish = { [weak coordinator] in
      running.removeAll { $0.coordinator === coordinator }
    }
    return coordinator
  }
}
