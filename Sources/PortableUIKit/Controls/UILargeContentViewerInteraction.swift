public import Foundation

/// Shows what stands in bars large while it is held; nothing is held here.
@preconcurrency @MainActor
open class UILargeContentViewerInteraction: NSObject, UIInteraction {
  /// The view.
  open private(set) weak var view: UIView?
  /// What is asked.
  open private(set) weak var delegate: (any UILargeContentViewerInteractionDelegate)?
  /// Whether it is on; no.
  open class var isEnabled: Bool { false }

  /// Creates one.
  public init(delegate: (any UILargeContentViewerInteractionDelegate)? = nil) {
    self.delegate = delegate
    super.init()
  }

  /// Told before the view changes.
  open func willMove(to view: UIView?) {}
  /// Told after the view changed.
  open func didMove(to view: UIView?) { self.view = view }
}

/// What is asked of what is shown large.
@preconcurrency @MainActor
public protocol UILargeContentViewerInteractionDelegate: NSObjectProtocol {}
