public import Foundation

/// A text that is shown while a pointer rests over a view; there is no pointer here.
///
/// Source: Apple's documentation of `UIToolTipInteraction`.
@preconcurrency @MainActor
open class UIToolTipInteraction: NSObject, UIInteraction {
  /// The view that the interaction was added to.
  open private(set) weak var view: UIView?
  /// Who is asked for another text.
  open weak var delegate: (any UIToolTipInteractionDelegate)?
  /// Whether the text is shown.
  open var isEnabled = true
  /// The text, where the delegate has none.
  open var defaultToolTip: String?

  /// Creates an interaction whose delegate has the text.
  public override init() { super.init() }

  /// Creates an interaction with a text.
  public init(defaultToolTip: String) {
    self.defaultToolTip = defaultToolTip
    super.init()
  }

  open func willMove(to view: UIView?) {}

  open func didMove(to view: UIView?) { self.view = view }
}

/// A text for a part of a view.
///
/// Source: Apple's documentation of `UIToolTipConfiguration`.
@preconcurrency @MainActor
open class UIToolTipConfiguration: NSObject {
  /// The text.
  public let toolTip: String
  /// The rectangle that the text is of, in points of the view; null for all of it.
  public let sourceRect: CGRect

  /// Creates a text for a view, or for a rectangle of it.
  public init(toolTip: String, in rect: CGRect = .null) {
    self.toolTip = toolTip
    sourceRect = rect
    super.init()
  }
}

/// What is asked for the text at a place.
@preconcurrency @MainActor
public protocol UIToolTipInteractionDelegate: NSObjectProtocol {
  /// Asks for the text at a place of the view; nil for none.
  func toolTipInteraction(
    _ interaction: UIToolTipInteraction,
    configurationAt point: CGPoint
  ) -> UIToolTipConfiguration?
}

extension UIToolTipInteractionDelegate {
  /// Nil.
  public func toolTipInteraction(
    _ interaction: UIToolTipInteraction,
    configurationAt point: CGPoint
  ) -> UIToolTipConfiguration? { nil }
}
