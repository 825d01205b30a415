public import Foundation
import Requirements

/// A choice in an alert.
@preconcurrency @MainActor
open class UIAlertAction: NSObject {
  /// What choosing means.
  public enum Style: Int, Sendable {
    case `default` = 0
    case cancel = 1
    case destructive = 2
  }

  /// The words of the choice.
  public let title: String?
  /// What choosing means.
  public let style: Style
  /// Whether it can be chosen.
  open var isEnabled = true
  private let handler: ((UIAlertAction) -> Void)?

  /// Creates a choice.
  public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
    self.title = title
    self.style = style
    self.handler = handler
    super.init()
  }

  /// Does what choosing does, for tests.
  package func choose() { handler?(self) }
}

/// A message with choices: what it is told, it keeps; it has no views of its own.
@preconcurrency @MainActor
open class UIAlertController: UIViewController {
  /// Where the message stands.
  public enum Style: Int, Sendable {
    case actionSheet = 0
    case alert = 1
  }

  /// Creates a message.
  public convenience init(title: String?, message: String?, preferredStyle: Style) {
    self.init(nibName: nil, bundle: nil)
    self.title = title
    self.message = message
    self.preferredStyle = preferredStyle
    modalPresentationStyle = .overFullScreen
  }

  /// The words below the title.
  open var message: String?
  /// Where the message stands.
  open private(set) var preferredStyle = Style.actionSheet
  /// The choices, in the order in which they were added.
  open private(set) var actions: [UIAlertAction] = []
  /// How grave an alert is, on a Mac.
  open var severity = UIAlertControllerSeverity.default
  /// The choice of the return key.
  open var preferredAction: UIAlertAction?
  /// The fields to write in, or nil for none.
  open private(set) var textFields: [UITextField]?

  /// Adds a choice.
  open func addAction(_ action: UIAlertAction) {
    requirement(
      action.style != .cancel || !actions.contains { $0.style == .cancel },
      "UIAlertController can only have one action with a style of cancel"
    )
    actions.append(action)
  }

  /// Adds a field to write in.
  open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
    requirement(
      preferredStyle == .alert,
      "Text fields can only be added to an alert controller of style alert"
    )
    let field = UITextField()
    configurationHandler?(field)
    textFields = (textFields ?? []) + [field]
  }
}

/// How grave an alert is.
public enum UIAlertControllerSeverity: Int, Sendable {
  case `default` = 0
  case critical = 1
}
