public import Foundation

/// A way to deal with a view, such as holding it to see a menu.
@preconcurrency @MainActor
public protocol UIInteraction: NSObjectProtocol {
  /// The view that the interaction was added to.
  var view: UIView? { get }
  /// Tells that the view is about to change.
  func willMove(to view: UIView?)
  /// Tells that the view changed.
  func didMove(to view: UIView?)
}

@MainActor private var interactionsKey: UInt8 = 0

extension UIView {
  /// The interactions that were added, in order.
  public var interactions: [any UIInteraction] {
    get {
      associatedObject(of: self, key: &interactionsKey) as? [any UIInteraction] ?? []
    }
    set {
      setAssociatedObject(
        newValue,
        of: self,
        key: &interactionsKey,
        policy: .OBJC_ASSOCIATION_RETAIN_NONATOMIC
      )
    }
  }

  /// Adds an interaction, and tells it.
  public func addInteraction(_ interaction: any UIInteraction) {
    interaction.view?.removeInteraction(interaction)
    interaction.willMove(to: self)
    interactions.append(interaction)
    interaction.didMove(to: self)
  }

  /// Removes an interaction, and tells it.
  public func removeInteraction(_ interaction: any UIInteraction) {
    guard interactions.contains(where: { $0 === interaction }) else { return }
    interaction.willMove(to: nil)
    interactions.removeAll { $0 === interaction }
    interaction.didMove(to: nil)
  }
}
