public import Foundation

/// A pointer that changes over a view; there is none here.
@preconcurrency @MainActor
open class UIPointerInteraction: NSObject, UIInteraction {
  /// The view that the interaction was added to.
  open private(set) weak var view: UIView?
  /// Who is asked.
  open private(set) weak var delegate: (any UIPointerInteractionDelegate)?
  /// Whether the interaction works.
  open var isEnabled = true

  /// Creates an interaction.
  public init(delegate: (any UIPointerInteractionDelegate)? = nil) {
    self.delegate = delegate
    super.init()
  }

  open func willMove(to view: UIView?) {}

  open func didMove(to view: UIView?) {
    self.view = view
  }

  /// Asks for the look of the pointer anew; there is none here.
  open func invalidate() {}
}

/// A part of a view that a pointer is over.
@preconcurrency @MainActor
open class UIPointerRegion: NSObject {
  /// The rectangle in points of the view.
  public let rect: CGRect
  /// What tells the part from others.
  public let identifier: AnyHashable?

  /// Creates a part.
  public init(rect: CGRect, identifier: AnyHashable? = nil) {
    self.rect = rect
    self.identifier = identifier
    super.init()
  }
}

/// Where a pointer is, for those who are asked for a part of their view.
@preconcurrency @MainActor
open class UIPointerRegionRequest: NSObject {
  /// The place in points of the view.
  open var location: CGPoint { .zero }
  /// The keys that are held.
  open var modifiers: UIKeyModifierFlags { [] }
}

/// What happens to a view under the pointer.
@preconcurrency @MainActor
public enum UIPointerEffect {
  /// What the system chooses.
  case automatic(UITargetedPreview)
  /// The pointer becomes the background.
  case highlight(UITargetedPreview)
  /// The view is lifted.
  case lift(UITargetedPreview)
  /// The view is scaled, tinted, or given a shadow.
  case hover(
    UITargetedPreview,
    preferredTintMode: TintMode = .overlay,
    prefersShadow: Bool = false,
    prefersScaledContent: Bool = true
  )

  /// How a view is tinted.
  public enum TintMode: Int, Sendable {
    case none = 0
    case overlay = 1
    case underlay = 2
  }

  /// The picture of the view.
  public var preview: UITargetedPreview {
    switch self {
    case .automatic(let preview), .highlight(let preview), .lift(let preview): preview
    case .hover(let preview, _, _, _): preview
    }
  }
}

/// The outline of a pointer.
@preconcurrency @MainActor
public enum UIPointerShape {
  /// A path.
  case path(UIBezierPath)
  /// A rounded rectangle; the radius is in points.
  case roundedRect(CGRect, radius: CGFloat = UIPointerShape.defaultCornerRadius)
  /// A beam across text, of a length in points.
  case verticalBeam(length: CGFloat)
  /// A beam along text, of a length in points.
  case horizontalBeam(length: CGFloat)

  /// The radius that the system chooses.
  public nonisolated static let defaultCornerRadius: CGFloat = 8
}

/// The look of a pointer.
@preconcurrency @MainActor
open class UIPointerStyle: NSObject {
  /// Whether the pointer is not shown.
  let isHidden: Bool

  /// Creates a look by what happens to a view.
  public init(effect: UIPointerEffect, shape: UIPointerShape? = nil) {
    isHidden = false
    super.init()
  }

  /// Creates a look by an outline.
  public init(shape: UIPointerShape, constrainedAxes: UIAxis = []) {
    isHidden = false
    super.init()
  }

  private init(isHidden: Bool) {
    self.isHidden = isHidden
    super.init()
  }

  /// Returns the look of a pointer that is not shown.
  public class func hidden() -> UIPointerStyle { UIPointerStyle(isHidden: true) }
  /// Returns the look that the system chooses.
  public class func system() -> UIPointerStyle { UIPointerStyle(isHidden: false) }
}

/// What is asked about a pointer.
@preconcurrency @MainActor
public protocol UIPointerInteractionDelegate: NSObjectProtocol {
  /// Asks for the part that the pointer is over.
  func pointerInteraction(
    _ interaction: UIPointerInteraction,
    regionFor request: UIPointerRegionRequest,
    defaultRegion: UIPointerRegion
  ) -> UIPointerRegion?
  /// Asks for the look over a part.
  func pointerInteraction(
    _ interaction: UIPointerInteraction,
    styleFor region: UIPointerRegion
  ) -> UIPointerStyle?
}

extension UIPointerInteractionDelegate {
  /// All of the view.
  public func pointerInteraction(
    _ interaction: UIPointerInteraction,
    regionFor request: UIPointerRegionRequest,
    defaultRegion: UIPointerRegion
  ) -> UIPointerRegion? { defaultRegion }
  /// That of the system.
  public func pointerInteraction(
    _ interaction: UIPointerInteraction,
    styleFor region: UIPointerRegion
  ) -> UIPointerStyle? { nil }
}

/// What happens to a view that is looked at or pointed to.
@preconcurrency @MainActor
public struct UIHoverStyle {
  /// What is seen.
  public enum Effect: Sendable {
    case automatic
    case highlight
    case lift
  }

  /// The outline of what is seen.
  public enum Shape: Sendable {
    case capsule
    case circle
    case roundedRect(CGFloat?)

    /// A rectangle.
    public static let rect = Shape.roundedRect(nil)
    /// A rectangle with a corner radius in points.
    public static func rect(cornerRadius: CGFloat) -> Shape { .roundedRect(cornerRadius) }
  }

  /// What is seen.
  public var effect: Effect
  /// The outline of what is seen.
  public var shape: Shape?
  /// Whether anything is seen.
  public var isEnabled = true

  /// Creates a style.
  public init(effect: Effect = .automatic, shape: Shape? = nil) {
    self.effect = effect
    self.shape = shape
  }
}

/// A gesture of a pointer over a view; there is none here.
@preconcurrency @MainActor
open class UIHoverGestureRecognizer: UIGestureRecognizer {
  /// How far a pen is from the screen, from 0 to 1.
  open var zOffset: CGFloat { 0 }
  /// The angle of a pen above the screen, in radians.
  open var altitudeAngle: CGFloat { .pi / 2 }
  /// How a pen is rolled, in radians.
  open var rollAngle: CGFloat { 0 }
  /// Returns the direction of a pen, in radians.
  open func azimuthAngle(in view: UIView?) -> CGFloat { 0 }
  /// Returns the direction of a pen.
  open func azimuthUnitVector(in view: UIView?) -> CGVector { CGVector(dx: 1, dy: 0) }
}
