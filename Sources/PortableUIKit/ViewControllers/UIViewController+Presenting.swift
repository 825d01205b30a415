import Foundation

// The steps of presenting and of dismissing. An animator of the app's own takes its time: the controller has appeared, or
// has disappeared, when it says so. Everything else takes no time.
//
// Source: Apple's documentation of `UIPresentationController` and `UIViewControllerAnimatedTransitioning`.
extension UIViewController {
  func beginPresentation(
    of controller: UIViewController,
    animated: Bool,
    _ completion: (() -> Void)?
  ) {
    presentedViewController = controller
    controller.presentingViewController = self
    controller.loadViewIfNeeded()
    guard let window = viewIfLoaded?.window, let view = controller.view else {
      completion?()
      return
    }
    let animator =
      animated
      ? controller.transitioningDelegate?
        .animationController(forPresented: controller, presenting: self, source: self) : nil
    let coversAll = controller.removesPresenter(in: window)
    let top = window.rootViewController
    let beside = ControllerTransition.begin([controller, self, top], animated: animated)
    if coversAll { top?.beginAppearanceTransition(false, animated: animated) }
    controller.beginAppearanceTransition(true, animated: animated)
    var own = controller.customPresentation(in: window)
    if own == nil, animator != nil { own = controller.plainPresentation(in: window) }
    if let container = own?.containerView { window.addSubview(container) }
    own?.presentationTransitionWillBegin()
    let presented = own?.presentedView ?? view
    let frame = controller.presentedFrame(in: window)
    presented.frame = own?.containerView.map { window.convert(frame, to: $0) } ?? frame
    let end = {
      own?.presentationTransitionDidEnd(true)
      if coversAll { top?.endAppearanceTransition() }
      controller.endAppearanceTransition()
    }
    guard let animator, let container = own?.containerView else {
      (own?.containerView ?? window).addSubview(presented)
      beside.runBeside()
      controller.tellIsAppearing()
      window.layoutIfNeeded()
      end()
      beside.finish()
      completion?()
      return
    }
    var parts = ControllerTransition.Parts(
      from: (top, coversAll ? top?.viewIfLoaded : nil),
      to: (controller, presented)
    )
    parts.finalFrames[ObjectIdentifier(controller)] = presented.frame
    if let top {
      parts.initialFrames[ObjectIdentifier(top)] = container.bounds
      if !coversAll { parts.finalFrames[ObjectIdentifier(top)] = container.bounds }
    }
    let change = ControllerTransition(
      parts,
      in: container,
      style: controller.modalPresentationStyle,
      beside: beside,
      animator: animator
    )
    change.run { [weak self] didComplete in
      window.keepRootView()
      if didComplete {
        end()
      } else {
        own?.presentationTransitionDidEnd(false)
        controller.beginAppearanceTransition(false, animated: animated)
        if coversAll { top?.beginAppearanceTransition(true, animated: animated) }
        self?.takeAway(controller, in: window, coversAll)
      }
      completion?()
    }
    if controller.presentingViewController != nil { controller.tellIsAppearing() }
    window.layoutIfNeeded()
  }

  func endPresentation(animated: Bool = false, _ completion: (() -> Void)? = nil) {
    guard let controller = presentedViewController else {
      completion?()
      return
    }
    if controller.presentedViewController != nil { controller.endPresentation() }
    let window = viewIfLoaded?.window
    let top = window?.rootViewController
    let wasCovered = top?.appearance == .disappeared && window?.isShown == true
    let own = controller.ownPresentation
    let animator =
      animated
      ? controller.transitioningDelegate?.animationController(forDismissed: controller) : nil
    let beside = ControllerTransition.begin([controller, self, top], animated: animated)
    own?.dismissalTransitionWillBegin()
    controller.beginAppearanceTransition(false, animated: animated)
    if wasCovered { top?.beginAppearanceTransition(true, animated: animated) }
    guard let animator, let window, let container = own?.containerView,
      let presented = own?.presentedView
    else {
      beside.runBeside()
      takeAway(controller, in: window, wasCovered)
      beside.finish()
      completion?()
      return
    }
    var parts = ControllerTransition.Parts(
      from: (controller, presented),
      to: (top, wasCovered ? top?.viewIfLoaded : nil)
    )
    parts.initialFrames[ObjectIdentifier(controller)] = presented.frame
    if let top { parts.finalFrames[ObjectIdentifier(top)] = container.bounds }
    let change = ControllerTransition(
      parts,
      in: container,
      style: controller.modalPresentationStyle,
      beside: beside,
      animator: animator
    )
    change.run { [weak self] didComplete in
      window.keepRootView()
      if didComplete {
        self?.takeAway(controller, in: window, wasCovered)
      } else {
        own?.dismissalTransitionDidEnd(false)
        controller.beginAppearanceTransition(true, animated: animated)
        controller.endAppearanceTransition()
      }
      completion?()
    }
    window.layoutIfNeeded()
  }

  /// Takes a presented view out of the window.
  private func takeAway(_ controller: UIViewController, in window: UIWindow?, _ wasCovered: Bool) {
    let top = window?.rootViewController
    let own = controller.ownPresentation
    controller.viewIfLoaded?.removeFromSuperview()
    if wasCovered { top?.tellIsAppearing() }
    own?.dismissalTransitionDidEnd(true)
    own?.containerView?.removeFromSuperview()
    controller.ownPresentation = nil
    controller.endAppearanceTransition()
    if wasCovered { top?.endAppearanceTransition() }
    controller.presentingViewController = nil
    presentedViewController = nil
  }

  /// A presentation as everybody has it, for an animator that needs a container.
  private func plainPresentation(in window: UIWindow) -> UIPresentationController {
    let plain = UIPresentationController(
      presentedViewController: self,
      presenting: presentingViewController
    )
    plain.prepareContainer(in: window)
    ownPresentation = plain
    return plain
  }
}

extension UIWindow {
  /// Has the view of the root controller behind all others again, where an animator moved it into its container.
  fileprivate func keepRootView() {
    guard let root = rootViewController?.viewIfLoaded, root.superview !== self else { return }
    root.frame = bounds
    insertSubview(root, at: 0)
  }
}
