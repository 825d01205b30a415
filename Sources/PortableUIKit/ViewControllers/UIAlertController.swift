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

/// A message with choices, in the middle of the screen or at its bottom edge.
///
/// Its view has the size of the message: constraints of an app's own to that view, and views in it, count as everywhere.
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
  open var message: String? {
    didSet { messageView?.contentDidChange() }
  }

  /// The words at the top.
  open override var title: String? {
    didSet { messageView?.contentDidChange() }
  }

  private var messageView: AlertView? { viewIfLoaded as? AlertView }

  open override func loadView() {
    view = AlertView(of: self)
  }

  /// Where the message stands.
  open private(set) var preferredStyle = Style.actionSheet
  /// The choices, in the order in which they were added.
  open var actions: [UIAlertAction] { storedActions }
  private var storedActions: [UIAlertAction] = [] {
    didSet { messageView?.contentDidChange() }
  }
  /// How grave an alert is, on a Mac.
  open var severity = UIAlertControllerSeverity.default
  /// The choice of the return key.
  open var preferredAction: UIAlertAction?
  /// The fields to write in, or nil for none.
  open var textFields: [UITextField]? { storedFields }
  private var storedFields: [UITextField]? {
    didSet { messageView?.contentDidChange() }
  }

  /// Adds a choice.
  open func addAction(_ action: UIAlertAction) {
    requirement(
      action.style != .cancel || !actions.contains { $0.style == .cancel },
      "UIAlertController can only have one action with a style of cancel"
    )
    storedActions.append(action)
  }

  /// Adds a field to write in.
  open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
    requirement(
      preferredStyle == .alert,
      "Text fields can only be added to an alert controller of style alert"
    )
    let field = UITextField()
    configurationHandler?(field)
    storedFields = (storedFields ?? []) + [field]
  }
}

/// How grave an alert is.
public enum UIAlertControllerSeverity: Int, Sendable {
  case `default` = 0
  case critical = 1
}
