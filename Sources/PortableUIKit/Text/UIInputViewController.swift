public import Foundation

/// The controller of what stands in place of the keyboard, or of a keyboard for all applications.
@preconcurrency @MainActor
open class UIInputViewController: UIViewController {
  /// Its view, as what stands in place of the keyboard.
  open var keyboardView: UIInputView? { view as? UIInputView }
  /// The text round the cursor: none here, and what is typed goes nowhere.
  open private(set) lazy var textDocumentProxy: any UITextDocumentProxy = NoDocument()
  /// The language.
  open var primaryLanguage: String?
  /// Whether it has a key for spoken text.
  open var hasDictationKey = false
  /// Whether it has access to the network.
  open var hasFullAccess: Bool { false }
  /// Whether it needs a key for the next keyboard.
  open var needsInputModeSwitchKey: Bool { false }

  /// Shows nothing any more; nothing here.
  open func dismissKeyboard() {}
  /// Goes to the next keyboard; nothing here.
  open func advanceToNextInputMode() {}
  /// Shows the keyboards that there are; nothing here.
  open func handleInputModeList(from view: UIView, with event: UIEvent) {}
  /// Tells that the text will change.
  open func textWillChange(_ textInput: (any UITextInput)?) {}
  /// Tells that the text has changed.
  open func textDidChange(_ textInput: (any UITextInput)?) {}
  /// Tells that something else will be chosen.
  open func selectionWillChange(_ textInput: (any UITextInput)?) {}
  /// Tells that something else is chosen.
  open func selectionDidChange(_ textInput: (any UITextInput)?) {}
}

/// The text that a keyboard types into.
@preconcurrency @MainActor
public protocol UITextDocumentProxy: UIKeyInput {
  /// The text before the cursor.
  var documentContextBeforeInput: String? { get }
  /// The text behind the cursor.
  var documentContextAfterInput: String? { get }
  /// The text that is chosen.
  var selectedText: String? { get }
  /// What tells the text from others.
  var documentIdentifier: UUID { get }
  /// Moves the cursor.
  func adjustTextPosition(byCharacterOffset offset: Int)
}

/// No text.
private final class NoDocument: NSObject, UITextDocumentProxy {
  let documentIdentifier = UUID()
  var documentContextBeforeInput: String? { nil }
  var documentContextAfterInput: String? { nil }
  var selectedText: String? { nil }
  var hasText: Bool { false }
  func adjustTextPosition(byCharacterOffset offset: Int) {}
  func insertText(_ text: String) {}
  func deleteBackward() {}
}
