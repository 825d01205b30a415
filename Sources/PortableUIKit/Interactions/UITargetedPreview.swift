public import Foundation

/// How a picture of a view is cut out.
@preconcurrency @MainActor
open class UIPreviewParameters: NSObject {
  /// The outline, in the coordinates of the view; nil for all of it.
  open var visiblePath: UIBezierPath?
  /// The outline of the shadow.
  open var shadowPath: UIBezierPath?
  // Apple declares the color so; nil stands for that of the system.
  /// The color behind the picture.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var backgroundColor: UIColor! = .systemBackground

  /// Creates parameters for all of a view.
  public override init() {
    super.init()
  }

  /// Creates parameters for lines of text, from their rectangles.
  public init(textLineRects: [NSValue]) {
    super.init()
  }
}

/// Where a picture of a view goes, or comes from.
@preconcurrency @MainActor
open class UIPreviewTarget: NSObject {
  /// The view around.
  public let container: UIView
  /// The middle of the picture, in points of the container.
  public let center: CGPoint
  /// A transform of the picture.
  public let transform: CGAffineTransform

  /// Creates a place.
  public init(container: UIView, center: CGPoint, transform: CGAffineTransform) {
    self.container = container
    self.center = center
    self.transform = transform
    super.init()
  }

  /// Creates a place.
  public convenience init(container: UIView, center: CGPoint) {
    self.init(container: container, center: center, transform: .identity)
  }
}

/// A picture of a view, for menus over it and for dragging it.
@preconcurrency @MainActor
open class UITargetedPreview: NSObject {
  /// The view.
  public let view: UIView
  /// How it is cut out.
  public let parameters: UIPreviewParameters
  /// Where it goes.
  public let target: UIPreviewTarget
  /// The size of the picture in points.
  open var size: CGSize { view.bounds.size }

  /// Creates a picture that goes to a place.
  public init(view: UIView, parameters: UIPreviewParameters, target: UIPreviewTarget) {
    self.view = view
    self.parameters = parameters
    self.target = target
    super.init()
  }

  /// Creates a picture at the place of the view.
  public convenience init(view: UIView, parameters: UIPreviewParameters) {
    let target = UIPreviewTarget(container: view.superview ?? view, center: view.center)
    self.init(view: view, parameters: parameters, target: target)
  }

  /// Creates a picture of all of the view, at its place.
  public convenience init(view: UIView) {
    self.init(view: view, parameters: UIPreviewParameters())
  }
}

/// How a picture of what is dragged is cut out.
@preconcurrency @MainActor
open class UIDragPreviewParameters: UIPreviewParameters {}

/// Where a picture of what is dragged goes.
@preconcurrency @MainActor
open class UIDragPreviewTarget: UIPreviewTarget {}

/// A picture of what is dragged.
@preconcurrency @MainActor
open class UITargetedDragPreview: UITargetedPreview {}

/// A picture of what is dragged, of a view that is not shown.
@preconcurrency @MainActor
open class UIDragPreview: NSObject {
  /// The view.
  public let view: UIView
  /// How it is cut out.
  public let parameters: UIDragPreviewParameters

  /// Creates a picture.
  public init(view: UIView, parameters: UIDragPreviewParameters) {
    self.view = view
    self.parameters = parameters
    super.init()
  }

  /// Creates a picture of all of the view.
  public convenience init(view: UIView) {
    self.init(view: view, parameters: UIDragPreviewParameters())
  }
}

/// What runs along with a menu that opens or closes.
@preconcurrency @MainActor
public protocol UIContextMenuInteractionAnimating: NSObjectProtocol {
  /// The controller that shows the content larger.
  var previewViewController: UIViewController? { get }
  /// Adds what is animated.
  func addAnimations(_ animations: @escaping () -> Void)
  /// Adds what is done at the end.
  func addCompletion(_ completion: @escaping () -> Void)
}

/// What runs along with a larger view of content that takes over the screen.
@preconcurrency @MainActor
public protocol UIContextMenuInteractionCommitAnimating: UIContextMenuInteractionAnimating {
  /// How it takes over.
  var preferredCommitStyle: UIContextMenuInteractionCommitStyle { get set }
}

/// How a larger view of content takes over the screen.
public enum UIContextMenuInteractionCommitStyle: Int, Sendable {
  case dismiss = 0
  case pop = 1
}
