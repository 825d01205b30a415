public import Foundation

/// An entry of a menu.
@preconcurrency @MainActor
open class UIMenuElement: NSObject {
  /// Whether an entry is ticked.
  public enum State: Int, Sendable {
    case off = 0
    case on = 1
    case mixed = 2
  }

  /// What an entry may do.
  public struct Attributes: OptionSet, Sendable {
    /// The bits of the set.
    public let rawValue: UInt

    /// Creates a set from its bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// It cannot be chosen.
    public static let disabled = Attributes(rawValue: 1 << 0)
    /// It deletes something.
    public static let destructive = Attributes(rawValue: 1 << 1)
    /// It is not shown.
    public static let hidden = Attributes(rawValue: 1 << 2)
    /// The menu stays open.
    public static let keepsMenuPresented = Attributes(rawValue: 1 << 3)
  }

  /// The words of the entry.
  open var title = ""

  /// The picture of the entry.
  open var image: UIImage?

  /// The words below those of the entry.
  open var subtitle: String?
}

/// An entry of a menu that does something.
@preconcurrency @MainActor
open class UIAction: UIMenuElement {
  /// What an action does; the argument is the action itself.
  public typealias Handler = (UIAction) -> Void

  /// The name of an action.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Creates a name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// Creates a name.
    public init(_ rawValue: String) {
      self.rawValue = rawValue
    }
  }

  /// The name of the action; actions of the same name replace each other.
  public let identifier: Identifier

  /// Who sent the action, while it runs.
  open internal(set) var sender: Any?

  /// What a popover of the action points to: the sender, where that is a view or an entry of a bar.
  open var presentationSourceItem: (any UIPopoverPresentationControllerSourceItem)? {
    sender as? any UIPopoverPresentationControllerSourceItem
  }

  /// What the action may do.
  open var attributes: UIMenuElement.Attributes

  /// Whether the action is ticked.
  open var state: UIMenuElement.State

  private let handler: Handler

  /// The image for the time that the entry is ticked.
  open var selectedImage: UIImage?

  /// Does it, with who asks for it.
  open func performWithSender(_ sender: Any?, target: Any?) { run(sender: sender) }

  /// What is said of the action at length.
  open var discoverabilityTitle: String?

  /// Creates an action.
  public init(
    title: String = "",
    subtitle: String? = nil,
    image: UIImage? = nil,
    selectedImage: UIImage? = nil,
    identifier: Identifier? = nil,
    discoverabilityTitle: String? = nil,
    attributes: UIMenuElement.Attributes = [],
    state: UIMenuElement.State = .off,
    handler: @escaping Handler
  ) {
    self.identifier = identifier ?? Identifier(UUID().uuidString)
    self.attributes = attributes
    self.state = state
    self.handler = handler
    super.init()
    self.title = title
    self.subtitle = subtitle
    self.image = image
    self.selectedImage = selectedImage
    self.discoverabilityTitle = discoverabilityTitle
  }

  /// Runs the action on behalf of `sender`.
  func run(sender: Any?) {
    self.sender = sender
    handler(self)
    self.sender = nil
  }
}

/// Entries of a menu that are made when it is opened.
@preconcurrency @MainActor
open class UIDeferredMenuElement: UIMenuElement {
  /// What makes the entries, and hands them to its argument.
  let provider: (@escaping ([UIMenuElement]) -> Void) -> Void
  /// What tells it from others.
  public let identifier = UIMenu.Identifier(UUID().uuidString)

  /// Creates entries that are made once.
  public init(_ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void) {
    provider = elementProvider
    super.init()
  }

  /// Creates entries that are made each time.
  public class func uncached(
    _ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void
  ) -> UIDeferredMenuElement {
    UIDeferredMenuElement(elementProvider)
  }
}

/// A menu.
@preconcurrency @MainActor
open class UIMenu: UIMenuElement {
  /// The name of a menu.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Creates a name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// Creates a name.
    public init(_ rawValue: String) {
      self.rawValue = rawValue
    }
  }

  /// How a menu is shown.
  public struct Options: OptionSet, Sendable {
    /// The bits of the set.
    public let rawValue: UInt

    /// Creates a set from its bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// Its entries stand in the menu around it.
    public static let displayInline = Options(rawValue: 1 << 0)
    /// It deletes something.
    public static let destructive = Options(rawValue: 1 << 1)
    /// One of its entries is ticked.
    public static let singleSelection = Options(rawValue: 1 << 5)
    /// It is shown as a palette.
    public static let displayAsPalette = Options(rawValue: 1 << 7)
  }

  /// How large entries are.
  public enum ElementSize: Int, Sendable {
    case small = 0
    case medium = 1
    case large = 2
    case automatic = -1
  }

  /// How large the entries are wished to be.
  open var preferredElementSize = ElementSize.automatic

  /// The entries.
  public let children: [UIMenuElement]
  /// The name of the menu.
  public let identifier: Identifier
  /// How the menu is shown.
  public let options: Options

  /// Creates a menu.
  public init(
    title: String = "",
    subtitle: String? = nil,
    image: UIImage? = nil,
    identifier: Identifier? = nil,
    options: Options = [],
    children: [UIMenuElement] = []
  ) {
    self.children = children
    self.identifier = identifier ?? Identifier(UUID().uuidString)
    self.options = options
    super.init()
    self.title = title
    self.subtitle = subtitle
    self.image = image
  }

  /// The entries that are ticked, of this menu and of those that stand in it.
  open var selectedElements: [UIMenuElement] {
    children.flatMap { child -> [UIMenuElement] in
      switch child {
      case let menu as UIMenu: menu.options.contains(.displayInline) ? menu.selectedElements : []
      case let action as UIAction: action.state == .on ? [action] : []
      case let command as UICommand: command.state == .on ? [command] : []
      default: []
      }
    }
  }

  /// Returns the same menu with other entries.
  open func replacingChildren(_ newChildren: [UIMenuElement]) -> UIMenu {
    UIMenu(
      title: title,
      subtitle: subtitle,
      image: image,
      identifier: identifier,
      options: options,
      children: newChildren
    )
  }
}
