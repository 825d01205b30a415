public import Foundation
import Requirements

/// What decides where a presented view stands.
///
/// A subclass that a transitioning delegate returns is asked for the frame of what is presented with the
/// style `custom`, and told before and after; nothing moves meanwhile.
@preconcurrency @MainActor
open class UIPresentationController: NSObject {
  private weak var presented: UIViewController?
  private weak var presenting: UIViewController?
  /// Where the presented view stands, while it is presented.
  private var container: PresentationContainer?

  /// Makes the container, as large as the window.
  func prepareContainer(in window: UIWindow) {
    guard container == nil else { return }
    let new = PresentationContainer(frame: window.bounds)
    new.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    new.presentation = self
    container = new
  }

  /// Creates a presentation.
  public init(
    presentedViewController: UIViewController,
    presenting presentingViewController: UIViewController?
  ) {
    presented = presentedViewController
    presenting = presentingViewController
    super.init()
  }

  /// The controller that is presented.
  ///
  /// - Precondition: The controller is still there.
  open var presentedViewController: UIViewController {
    guard let presented else {
      requirementFailure("\(type(of: self)): the presented view controller is gone")
    }
    return presented
  }

  /// The controller that presents.
  ///
  /// - Precondition: The controller is still there, or was named.
  open var presentingViewController: UIViewController {
    guard let controller = presenting ?? presented?.presentingViewController else {
      requirementFailure("\(type(of: self)): nothing presents the view controller")
    }
    return controller
  }

  /// Who is asked and told.
  @_disfavoredOverload
  open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?

  /// The view that the presented one stands in, as large as the window; it is there as long as the presentation is.
  open var containerView: UIView? { container }
  /// The view that is presented: that of the controller, unless a subclass has another around it.
  open var presentedView: UIView? { presented?.viewIfLoaded }
  /// Where the presented view stands in the container, in points: all of it, unless a subclass differs.
  open var frameOfPresentedViewInContainerView: CGRect { container?.bounds ?? .zero }
  /// How the controller is presented.
  open var presentationStyle: UIModalPresentationStyle {
    presented?.modalPresentationStyle ?? .none
  }
  /// How the controller is presented where there is little width.
  open var adaptivePresentationStyle: UIModalPresentationStyle { .none }
  /// Whether the container is all of the screen.
  open var shouldPresentInFullscreen: Bool { true }
  /// Whether what presents is taken away meanwhile.
  open var shouldRemovePresentersView: Bool { false }

  /// Told before the views in the container are laid out.
  open func containerViewWillLayoutSubviews() {}
  /// Told after the views in the container were laid out.
  open func containerViewDidLayoutSubviews() {}
  /// Returns the size for a controller in it, in points: all there is.
  open func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize { parentSize }
  /// Told before the size of the container changes.
  open func viewWillTransition(
    to size: CGSize,
    with coordinator: any UIViewControllerTransitionCoordinator
  ) {}
  /// Told before the presentation.
  open func presentationTransitionWillBegin() {}
  /// Told after the presentation, and whether it took place.
  open func presentationTransitionDidEnd(_ completed: Bool) {}
  /// Told before the end of the presentation.
  open func dismissalTransitionWillBegin() {}
  /// Told after the end of the presentation, and whether it took place.
  open func dismissalTransitionDidEnd(_ completed: Bool) {}
}

/// The view that a presented one stands in: it tells its presentation of layouts.
private final class PresentationContainer: UIView {
  weak var presentation: UIPresentationController?

  override func layoutSubviews() {
    presentation?.containerViewWillLayoutSubviews()
    super.layoutSubviews()
    presentation?.containerViewDidLayoutSubviews()
  }
}

/// What is asked and told of a presentation.
@preconcurrency @MainActor
public protocol UIAdaptivePresentationControllerDelegate: NSObjectProtocol {
  /// Asks for the style with some traits; not asked here.
  func adaptivePresentationStyle(
    for controller: UIPresentationController,
    traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle
  /// Asks for the style; not asked here.
  func adaptivePresentationStyle(for controller: UIPresentationController)
    -> UIModalPresentationStyle
  /// Asks whether the user may end the presentation.
  func presentationControllerShouldDismiss(_ presentationController: UIPresentationController)
    -> Bool
  /// Tells that the user is about to end the presentation.
  func presentationControllerWillDismiss(_ presentationController: UIPresentationController)
  /// Tells that the user ended the presentation.
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
  /// Tells that the user tried to end the presentation.
  func presentationControllerDidAttemptToDismiss(
    _ presentationController: UIPresentationController
  )
}

extension UIAdaptivePresentationControllerDelegate {
  /// As without traits.
  public func adaptivePresentationStyle(
    for controller: UIPresentationController,
    traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle {
    adaptivePresentationStyle(for: controller)
  }
  /// What the controller says.
  public func adaptivePresentationStyle(
    for controller: UIPresentationController
  ) -> UIModalPresentationStyle {
    controller.adaptivePresentationStyle
  }
  /// Says yes.
  public func presentationControllerShouldDismiss(
    _ presentationController: UIPresentationController
  ) -> Bool {
    true
  }
  /// Does nothing.
  public func presentationControllerWillDismiss(
    _ presentationController: UIPresentationController
  ) {}
  /// Does nothing.
  public func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
  }
  /// Does nothing.
  public func presentationControllerDidAttemptToDismiss(
    _ presentationController: UIPresentationController
  ) {}
}
