import UIKit

/// Keeps the cursor where it is while the text is changed.
final class AmountField: UITextField {
  func format() {
    guard let selected = selectedTextRange else { return }
    let place = offset(from: beginningOfDocument, to: selected.start)
    text = (text ?? "").filter(\.isNumber)
    if let position = position(from: beginningOfDocument, offset: min(place, text?.count ?? 0)) {
      selectedTextRange = textRange(from: position, to: position)
    }
  }

  override func caretRect(for position: UITextPosition) -> CGRect {
    var rect = super.caretRect(for: position)
    rect.size.width = 4
    return rect
  }

  override func selectionRects(for range: UITextRange) -> [UITextSelectionRect] { [] }

  override func deleteBackward() {
    super.deleteBackward()
    backspaces += 1
  }
  private(set) var backspaces = 0

  override func placeholderRect(forBounds bounds: CGRect) -> CGRect {
    super.placeholderRect(forBounds: bounds).insetBy(dx: 3, dy: 0)
  }
}

/// A text with a placeholder, made as a designated initialiser asks.
final class NoteView: UITextView, NSTextStorageDelegate {
  private(set) var edits = 0
  let placeholder = UILabel()

  override init(frame: CGRect, textContainer: NSTextContainer?) {
    super.init(frame: frame, textContainer: textContainer)
    commonInit()
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    commonInit()
  }

  private func commonInit() {
    textContainer.lineFragmentPadding = 0
    isSecureTextEntry = false
    textStorage.delegate = self
    addSubview(placeholder)
  }

  func textStorage(
    _ textStorage: NSTextStorage,
    didProcessEditing editedMask: NSTextStorage.EditActions,
    range editedRange: NSRange,
    changeInLength delta: Int
  ) {
    if editedMask.contains(.editedCharacters) { edits += delta }
  }

  func insertAtCursor(_ word: String) {
    guard let range = selectedTextRange else { return insertText(word) }
    replace(range, withText: word)
  }

  var caret: CGRect {
    guard let end = selectedTextRange?.end else { return .zero }
    return caretRect(for: end)
  }

  var selectedWord: String? {
    guard let range = selectedTextRange, !range.isEmpty else { return nil }
    return text(in: range)
  }

  func scrollToCaret() {
    let end = position(from: endOfDocument, offset: 0) ?? endOfDocument
    scrollRectToVisible(caretRect(for: end), animated: false)
    layoutManager.ensureLayout(for: textContainer)
    _ = layoutManager.usedRect(for: textContainer)
  }

  func mark(_ range: NSRange) -> CGRect {
    let glyphs = layoutManager.glyphRange(forCharacterRange: range, actualCharacterRange: nil)
    return layoutManager.boundingRect(forGlyphRange: glyphs, in: textContainer)
  }
}

/// A text storage of its own.
final class MarkedStorage: NSTextStorage {
  private let kept = NSMutableAttributedString()

  override var string: String { kept.string }

  override func attributes(
    at location: Int,
    effectiveRange range: NSRangePointer?
  ) -> [NSAttributedString.Key: Any] {
    kept.attributes(at: location, effectiveRange: range)
  }

  override func replaceCharacters(in range: NSRange, with str: String) {
    beginEditing()
    kept.replaceCharacters(in: range, with: str)
    edited(.editedCharacters, range: range, changeInLength: (str as NSString).length - range.length)
    endEditing()
  }

  override func setAttributes(_ attrs: [NSAttributedString.Key: Any]?, range: NSRange) {
    beginEditing()
    kept.setAttributes(attrs, range: range)
    edited(.editedAttributes, range: range, changeInLength: 0)
    endEditing()
  }
}

/// Opens links of a text by itself.
final class LinkReader: NSObject, UITextViewDelegate {
  private(set) var urls: [URL] = []

  func textView(
    _ textView: UITextView,
    shouldInteractWith URL: URL,
    in characterRange: NSRange,
    interaction: UITextItemInteraction
  ) -> Bool {
    if interaction == .invokeDefaultAction { urls.append(URL) }
    return false
  }
}

/// Adds a cursor's name to whatever takes text.
func move(_ input: UITextInput, by count: Int) {
  guard let range = input.selectedTextRange,
    let position = input.position(from: range.start, in: .right, offset: count)
  else { return }
  input.selectedTextRange = input.textRange(from: position, to: position)
}

extension UITextInput where Self: UIView {
  var cursorOffset: Int? {
    guard let range = selectedTextRange else { return nil }
    return offset(from: beginningOfDocument, to: range.start)
  }
}

/// A keyboard of its own.
final class KeyPad: UIInputView, UIInputViewAudioFeedback {
  var enableInputClicksWhenVisible: Bool { true }
  weak var target: (UIKeyInput & UITextInput)?

  func press(_ key: String) {
    UIDevice.current.playInputClick()
    target?.insertText(key)
  }

  func erase() {
    if target?.hasText == true { target?.deleteBackward() }
  }
}

/// A text of HTML, in a size.
func plain(_ html: String) -> NSAttributedString? {
  try? NSAttributedString(
    data: Data(html.utf8),
    options: [
      .documentType: NSAttributedString.DocumentType.html,
      .characterEncoding: String.Encoding.utf8.rawValue,
    ],
    documentAttributes: nil
  )
}

let empty = NSAttributedString()
