public import Foundation

/// A question with buttons, as before iOS 8; nobody presses one here.
@preconcurrency @MainActor
open class UIAlertView: UIView {
  /// The question.
  open var title = ""
  /// More words.
  open var message: String?
  /// What is told of the answer.
  @_nonoverride
  open weak var delegate: AnyObject?
  /// What can be entered.
  open var alertViewStyle = UIAlertViewStyle.default
  /// The number of the button that gives up; -1 where there is none.
  open var cancelButtonIndex = -1
  /// Whether the question is shown.
  open private(set) var isVisible = false

  private var titles: [String] = []
  private lazy var fields = [UITextField(), UITextField()]

  /// Creates a question.
  public convenience init(
    title: String,
    message: String?,
    delegate: AnyObject?,
    cancelButtonTitle: String?,
    otherButtonTitles: String...
  ) {
    self.init(frame: .zero)
    (self.title, self.message, self.delegate) = (title, message, delegate)
    if let cancelButtonTitle { cancelButtonIndex = addButton(withTitle: cancelButtonTitle) }
    for title in otherButtonTitles { _ = addButton(withTitle: title) }
  }

  /// Adds a button, and returns its number.
  @discardableResult
  open func addButton(withTitle title: String?) -> Int {
    titles.append(title ?? "")
    return titles.count - 1
  }

  /// Returns the words of a button; nil where there is none of the number.
  open func buttonTitle(at buttonIndex: Int) -> String? {
    titles.indices.contains(buttonIndex) ? titles[buttonIndex] : nil
  }

  /// How many buttons there are.
  open var numberOfButtons: Int { titles.count }

  /// The number of the first button that does not give up; -1 where there is none.
  open var firstOtherButtonIndex: Int {
    titles.indices.first { $0 != cancelButtonIndex } ?? -1
  }

  /// Returns what something is entered in; nil where ``alertViewStyle`` has none of the number.
  open func textField(at textFieldIndex: Int) -> UITextField? {
    let count =
      switch alertViewStyle {
      case .default: 0
      case .secureTextInput, .plainTextInput: 1
      case .loginAndPasswordInput: 2
      }
    guard (0..<count).contains(textFieldIndex) else { return nil }
    return fields[textFieldIndex]
  }

  /// Asks.
  open func show() {
    (delegate as? any UIAlertViewDelegate)?.willPresent(self)
    isVisible = true
    (delegate as? any UIAlertViewDelegate)?.didPresent(self)
  }

  /// Takes the question away, as a press of a button does after it was told of.
  open func dismiss(withClickedButtonIndex buttonIndex: Int, animated: Bool) {
    guard isVisible else { return }
    let told = delegate as? any UIAlertViewDelegate
    told?.alertView(self, willDismissWithButtonIndex: buttonIndex)
    isVisible = false
    told?.alertView(self, didDismissWithButtonIndex: buttonIndex)
  }
}

/// What can be entered into a question of before iOS 8.
public enum UIAlertViewStyle: Int, Sendable {
  case `default` = 0
  case secureTextInput = 1
  case plainTextInput = 2
  case loginAndPasswordInput = 3
}

/// What is told of the answer to a question.
@preconcurrency @MainActor
public protocol UIAlertViewDelegate: AnyObject {
  /// Tells that a button was pressed.
  func alertView(_ alertView: UIAlertView, clickedButtonAt buttonIndex: Int)
  /// Tells that the question will be taken away.
  func alertView(_ alertView: UIAlertView, willDismissWithButtonIndex buttonIndex: Int)
  /// Tells that the question was taken away.
  func alertView(_ alertView: UIAlertView, didDismissWithButtonIndex buttonIndex: Int)
  /// Tells that the question will be shown.
  func willPresent(_ alertView: UIAlertView)
  /// Tells that the question is shown.
  func didPresent(_ alertView: UIAlertView)
}

extension UIAlertViewDelegate {
  /// Does nothing.
  public func alertView(_ alertView: UIAlertView, clickedButtonAt buttonIndex: Int) {}
  /// Does nothing.
  public func alertView(_ alertView: UIAlertView, willDismissWithButtonIndex buttonIndex: Int) {}
  /// Does nothing.
  public func alertView(_ alertView: UIAlertView, didDismissWithButtonIndex buttonIndex: Int) {}
  /// Does nothing.
  public func willPresent(_ alertView: UIAlertView) {}
  /// Does nothing.
  public func didPresent(_ alertView: UIAlertView) {}
}

/// A choice of things to do, as before iOS 8; nobody presses a button here.
@preconcurrency @MainActor
open class UIActionSheet: UIView {
  /// The words above the buttons.
  open var title = ""
  /// What is told of the choice.
  @_nonoverride
  open weak var delegate: (any UIActionSheetDelegate)?
  /// The number of the button that gives up; -1 where there is none.
  open var cancelButtonIndex = -1
  /// The number of the button that takes something away; -1 where there is none.
  open var destructiveButtonIndex = -1
  /// Whether the choice is shown.
  open private(set) var isVisible = false

  private var titles: [String] = []

  /// Creates a choice: what takes away comes first, then the others, and what gives up last.
  public convenience init(
    title: String?,
    delegate: (any UIActionSheetDelegate)?,
    cancelButtonTitle: String?,
    destructiveButtonTitle: String?,
    otherButtonTitles: String...
  ) {
    self.init(frame: .zero)
    (self.title, self.delegate) = (title ?? "", delegate)
    if let destructiveButtonTitle {
      destructiveButtonIndex = addButton(withTitle: destructiveButtonTitle)
    }
    for title in otherButtonTitles { _ = addButton(withTitle: title) }
    if let cancelButtonTitle { cancelButtonIndex = addButton(withTitle: cancelButtonTitle) }
  }

  /// Adds a button, and returns its number.
  @discardableResult
  open func addButton(withTitle title: String?) -> Int {
    titles.append(title ?? "")
    return titles.count - 1
  }

  /// Returns the words of a button; nil where there is none of the number.
  open func buttonTitle(at buttonIndex: Int) -> String? {
    titles.indices.contains(buttonIndex) ? titles[buttonIndex] : nil
  }

  /// How many buttons there are.
  open var numberOfButtons: Int { titles.count }

  /// Shows the choice.
  open func show(in view: UIView) { isVisible = true }

  /// Takes the choice away, as a press of a button does after it was told of.
  open func dismiss(withClickedButtonIndex buttonIndex: Int, animated: Bool) {
    guard isVisible else { return }
    isVisible = false
    delegate?.actionSheet(self, didDismissWithButtonIndex: buttonIndex)
  }
}

/// What is told of a choice.
@preconcurrency @MainActor
public protocol UIActionSheetDelegate: NSObjectProtocol {
  /// Tells that a button was pressed.
  func actionSheet(_ actionSheet: UIActionSheet, clickedButtonAt buttonIndex: Int)
  /// Tells that the choice was taken away.
  func actionSheet(_ actionSheet: UIActionSheet, didDismissWithButtonIndex buttonIndex: Int)
}

extension UIActionSheetDelegate {
  /// Does nothing.
  public func actionSheet(_ actionSheet: UIActionSheet, clickedButtonAt buttonIndex: Int) {}
  /// Does nothing.
  public func actionSheet(
    _ actionSheet: UIActionSheet,
    didDismissWithButtonIndex buttonIndex: Int
  ) {}
}
