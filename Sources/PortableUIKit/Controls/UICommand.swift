public import Foundation

/// An entry of a menu that sends a message up the responder chain.
@preconcurrency @MainActor
open class UICommand: UIMenuElement {
  /// The method that is called.
  ///
  /// - Note: UIKit: a command always has one, and a key's is optional: so both kinds of code compile.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open private(set) var action: Selector!
  /// What tells it from others with the method.
  public let propertyList: Any?
  /// Entries for the time that keys are held.
  public let alternates: [UICommandAlternate]
  /// What is said of it.
  open var discoverabilityTitle: String?
  /// What the entry may do.
  open var attributes: UIMenuElement.Attributes
  /// Whether the entry is ticked.
  open var state: UIMenuElement.State

  /// Creates an entry.
  public init(
    title: String = "",
    image: UIImage? = nil,
    action: Selector,
    propertyList: Any? = nil,
    alternates: [UICommandAlternate] = [],
    discoverabilityTitle: String? = nil,
    attributes: UIMenuElement.Attributes = [],
    state: UIMenuElement.State = .off
  ) {
    self.action = action
    self.propertyList = propertyList
    self.alternates = alternates
    self.discoverabilityTitle = discoverabilityTitle
    self.attributes = attributes
    self.state = state
    super.init()
    self.title = title
    self.image = image
  }
}

/// An entry of a menu for the time that keys are held.
@preconcurrency @MainActor
open class UICommandAlternate: NSObject {
  /// The words.
  public let title: String
  /// The method that is called.
  public let action: Selector
  /// The keys.
  public let modifierFlags: UIKeyModifierFlags

  /// Creates an entry.
  public init(title: String, action: Selector, modifierFlags: UIKeyModifierFlags) {
    (self.title, self.action, self.modifierFlags) = (title, action, modifierFlags)
    super.init()
  }
}
