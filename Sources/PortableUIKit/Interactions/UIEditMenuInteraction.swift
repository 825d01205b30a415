public import Foundation

/// The menu over text or other content: copy, paste and the like.
@preconcurrency @MainActor
open class UIEditMenuInteraction: NSObject, UIInteraction {
  /// The view that the interaction was added to.
  open private(set) weak var view: UIView?
  /// Who is asked.
  open private(set) weak var delegate: (any UIEditMenuInteractionDelegate)?
  /// The menu that is open.
  private(set) var presented: UIEditMenuConfiguration?

  /// Creates an interaction.
  public init(delegate: (any UIEditMenuInteractionDelegate)?) {
    self.delegate = delegate
    super.init()
  }

  open func willMove(to view: UIView?) {}
  open func didMove(to view: UIView?) { self.view = view }

  /// Opens the menu: asks for its entries; nothing is shown here.
  open func presentEditMenu(with configuration: UIEditMenuConfiguration) {
    presented = configuration
    _ = delegate?.editMenuInteraction(self, menuFor: configuration, suggestedActions: [])
  }

  /// Closes the menu.
  open func dismissMenu() { presented = nil }
  /// Asks for the entries of the open menu anew.
  open func reloadVisibleMenu() {
    guard let presented else { return }
    presentEditMenu(with: presented)
  }
  /// Moves the open menu; nothing is shown here.
  open func updateVisibleMenuPosition(animated: Bool) {}
}

/// Where a menu over content opens.
@preconcurrency @MainActor
open class UIEditMenuConfiguration: NSObject {
  /// What tells the menu from others.
  public let identifier: AnyHashable
  /// The place in points of the view.
  public let sourcePoint: CGPoint

  /// Creates a place.
  public init(identifier: AnyHashable?, sourcePoint: CGPoint) {
    self.identifier = identifier ?? AnyHashable(UUID())
    self.sourcePoint = sourcePoint
    super.init()
  }
}

/// What is asked about a menu over content.
@preconcurrency @MainActor
public protocol UIEditMenuInteractionDelegate: NSObjectProtocol {
  /// Asks for the entries.
  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction,
    menuFor configuration: UIEditMenuConfiguration,
    suggestedActions: [UIMenuElement]
  ) -> UIMenu?
  /// Asks for the rectangle that the menu points to, in points of the view.
  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction,
    targetRectFor configuration: UIEditMenuConfiguration
  ) -> CGRect
}

extension UIEditMenuInteractionDelegate {
  /// The system's.
  public func editMenuInteraction(
    _ interaction: UIEditMenuInteraction,
    menuFor configuration: UIEditMenuConfiguration,
    suggestedActions: [UIMenuElement]
  ) -> UIMenu? { nil }
  /// None.
  public func editMenuInteraction(
    _ interaction: UIEditMenuInteraction,
    targetRectFor configuration: UIEditMenuConfiguration
  ) -> CGRect { .null }
}
