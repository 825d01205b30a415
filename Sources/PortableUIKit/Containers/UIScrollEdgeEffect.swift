public import Foundation

/// How content fades at an edge of a scroll view, as of iOS 26: it is kept, and not drawn.
@preconcurrency @MainActor
open class UIScrollEdgeEffect: NSObject {
  /// How content fades.
  public struct Style: Hashable, Sendable {
    private enum Kind: Hashable { case automatic, soft, hard }

    private let kind: Kind

    /// As the system finds fit.
    public static let automatic = Style(kind: .automatic)
    /// Step by step.
    public static let soft = Style(kind: .soft)
    /// At a line.
    public static let hard = Style(kind: .hard)
  }

  /// How content fades.
  open var style = Style.automatic
  /// Whether content does not fade.
  open var isHidden = false
}

/// How content fades at each edge of a scroll view.
@MainActor
final class ScrollEdgeEffects {
  let top = UIScrollEdgeEffect()
  let bottom = UIScrollEdgeEffect()
  let left = UIScrollEdgeEffect()
  let right = UIScrollEdgeEffect()
}

/// Has content of a scroll view fade behind a view at its edge, as of iOS 26: it is kept, and not drawn.
@preconcurrency @MainActor
open class UIScrollEdgeElementContainerInteraction: NSObject, UIInteraction {
  /// The view that the interaction was added to.
  open private(set) weak var view: UIView?
  /// The scroll view whose content fades.
  open weak var scrollView: UIScrollView?
  /// The edge of the scroll view.
  open var edge: UIRectEdge = []

  /// Tells that the view is about to change.
  open func willMove(to view: UIView?) {}

  /// Tells that the view changed.
  open func didMove(to view: UIView?) {
    self.view = view
  }
}
