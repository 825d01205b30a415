/// A key that does something; nobody presses it here.
@preconcurrency @MainActor
open class UIKeyCommand: UICommand {
  /// The key.
  public let input: String?
  /// The keys that are held meanwhile.
  public let modifierFlags: UIKeyModifierFlags
  /// Whether the key goes to the application before the system.
  open var wantsPriorityOverSystemBehavior = false
  /// Whether another key is taken where a keyboard does not have this one.
  open var allowsAutomaticLocalization = true
  /// Whether left and right change in languages that are read from the right.
  open var allowsAutomaticMirroring = true

  /// Creates an entry of a menu with a key.
  public init(
    title: String = "",
    image: UIImage? = nil,
    action: Selector,
    input: String,
    modifierFlags: UIKeyModifierFlags = [],
    propertyList: Any? = nil,
    alternates: [UICommandAlternate] = [],
    discoverabilityTitle: String? = nil,
    attributes: UIMenuElement.Attributes = [],
    state: UIMenuElement.State = .off
  ) {
    self.input = input
    self.modifierFlags = modifierFlags
    super.init(
      title: title,
      image: image,
      action: action,
      propertyList: propertyList,
      alternates: alternates,
      discoverabilityTitle: discoverabilityTitle,
      attributes: attributes,
      state: state
    )
  }

  /// Creates a key that does something.
  public convenience init(input: String, modifierFlags: UIKeyModifierFlags, action: Selector) {
    self.init(title: "", action: action, input: input, modifierFlags: modifierFlags)
  }

  /// Creates a key that does something, with what is said of it.
  public convenience init(
    input: String,
    modifierFlags: UIKeyModifierFlags,
    action: Selector,
    discoverabilityTitle: String
  ) {
    self.init(
      title: "",
      action: action,
      input: input,
      modifierFlags: modifierFlags,
      discoverabilityTitle: discoverabilityTitle
    )
  }

  /// The key that leaves.
  public nonisolated static let inputEscape = "UIKeyInputEscape"
  /// The key upwards.
  public nonisolated static let inputUpArrow = "UIKeyInputUpArrow"
  /// The key downwards.
  public nonisolated static let inputDownArrow = "UIKeyInputDownArrow"
  /// The key to the left.
  public nonisolated static let inputLeftArrow = "UIKeyInputLeftArrow"
  /// The key to the right.
  public nonisolated static let inputRightArrow = "UIKeyInputRightArrow"
  /// The key a page upwards.
  public nonisolated static let inputPageUp = "UIKeyInputPageUp"
  /// The key a page downwards.
  public nonisolated static let inputPageDown = "UIKeyInputPageDown"
  /// The key to the beginning.
  public nonisolated static let inputHome = "UIKeyInputHome"
  /// The key to the end.
  public nonisolated static let inputEnd = "UIKeyInputEnd"
  /// The key that deletes.
  public nonisolated static let inputDelete = "UIKeyInputDelete"
  /// The function key 1.
  public nonisolated static let f1 = "UIKeyInputF1"
  /// The function key 2.
  public nonisolated static let f2 = "UIKeyInputF2"
  /// The function key 3.
  public nonisolated static let f3 = "UIKeyInputF3"
  /// The function key 4.
  public nonisolated static let f4 = "UIKeyInputF4"
  /// The function key 5.
  public nonisolated static let f5 = "UIKeyInputF5"
  /// The function key 6.
  public nonisolated static let f6 = "UIKeyInputF6"
  /// The function key 7.
  public nonisolated static let f7 = "UIKeyInputF7"
  /// The function key 8.
  public nonisolated static let f8 = "UIKeyInputF8"
  /// The function key 9.
  public nonisolated static let f9 = "UIKeyInputF9"
  /// The function key 10.
  public nonisolated static let f10 = "UIKeyInputF10"
  /// The function key 11.
  public nonisolated static let f11 = "UIKeyInputF11"
  /// The function key 12.
  public nonisolated static let f12 = "UIKeyInputF12"
}
