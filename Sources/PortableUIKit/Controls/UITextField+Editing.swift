import Foundation

extension UITextField {
  /// The border of a text field.
  public enum BorderStyle: Int, Sendable {
    case none = 0
    case line = 1
    case bezel = 2
    case roundedRect = 3
  }

  /// When an overlay is shown.
  public enum ViewMode: Int, Sendable {
    case never = 0
    case whileEditing = 1
    case unlessEditing = 2
    case always = 3
  }
}

extension UITextField: EditableText {
  var letters: String { text ?? "" }

  /// Puts the cursor behind the text, where there is one.
  func moveCursorToEnd() {
    if selection != nil { selection = NSRange(location: letters.utf16.count, length: 0) }
  }

  /// Puts the cursor somewhere, and tells the delegate.
  func setSelection(_ range: UITextRange?) {
    let old = clampedSelection
    selection = range.map { self.range(of: $0) }
    if clampedSelection != old { delegate?.textFieldDidChangeSelection(self) }
  }

  /// Puts letters in place of others, with the cursor behind them, and tells targets and observers.
  func change(_ range: NSRange, to replacement: String) {
    text = (letters as NSString).replacingCharacters(in: range, with: replacement)
    selection = NSRange(location: range.location + replacement.utf16.count, length: 0)
    sendActions(for: .editingChanged)
    NotificationCenter.default.post(name: Self.textDidChangeNotification, object: self)
    delegate?.textFieldDidChangeSelection(self)
  }

  var laidOut: (text: MeasuredText, area: CGRect) {
    let rect = isEditing ? editingRect(forBounds: bounds) : textRect(forBounds: bounds)
    let height = measured.size(scale: 1).height
    let top = rect.midY - height / 2
    return (measured, CGRect(x: rect.minX, y: top, width: .infinity, height: height))
  }
}
