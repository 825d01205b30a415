public import Foundation

/// What hears of a pen that is tapped or squeezed; none is here.
@preconcurrency @MainActor
open class UIPencilInteraction: NSObject, UIInteraction {
  /// What a tap is to do.
  public enum PreferredAction: Int, Sendable {
    case ignore = 0
    case switchEraser = 1
    case switchPrevious = 2
    case showColorPalette = 3
    case showInkAttributes = 4
    case showContextualPalette = 5
    case runSystemShortcut = 6
  }

  /// Its view.
  open private(set) weak var view: UIView?
  /// What is told.
  open weak var delegate: (any UIPencilInteractionDelegate)?
  /// Whether it hears.
  open var isEnabled = true
  /// What a tap is to do.
  open class var preferredTapAction: PreferredAction { .switchEraser }
  /// What a squeeze is to do.
  open class var preferredSqueezeAction: PreferredAction { .showContextualPalette }
  /// Whether only a pen draws.
  open class var prefersPencilOnlyDrawing: Bool { false }

  /// Tells that it goes to a view.
  open func willMove(to view: UIView?) {}
  /// Tells that it is in a view.
  open func didMove(to view: UIView?) { self.view = view }
}

/// What is told of a pen.
@preconcurrency @MainActor
public protocol UIPencilInteractionDelegate: NSObjectProtocol {
  /// Tells that it was tapped.
  func pencilInteractionDidTap(_ interaction: UIPencilInteraction)
}

extension UIPencilInteractionDelegate {
  /// Does nothing.
  public func pencilInteractionDidTap(_ interaction: UIPencilInteraction) {}
}
