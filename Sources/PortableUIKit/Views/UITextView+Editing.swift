import Foundation

extension UITextView: EditableText {
  var letters: String { text ?? "" }

  /// Puts letters in place of others, with the cursor behind them, and tells the delegate and observers.
  ///
  /// Letters keep their attributes where the text has some.
  func change(_ range: NSRange, to replacement: String) {
    if hasAttributes {
      let changed = NSMutableAttributedString(attributedString: attributedText)
      changed.replaceCharacters(in: range, with: replacement)
      attributedText = changed
    } else {
      text = (letters as NSString).replacingCharacters(in: range, with: replacement)
    }
    selection = NSRange(location: range.location + replacement.utf16.count, length: 0)
    delegate?.textViewDidChange(self)
    NotificationCenter.default.post(name: Self.textDidChangeNotification, object: self)
    delegate?.textViewDidChangeSelection(self)
  }

  var laidOut: (text: MeasuredText, area: CGRect) {
    let inset = textContainerInset
    let padding = textContainer.lineFragmentPadding
    let width = bounds.width - inset.left - inset.right - 2 * padding
    return (
      measured,
      CGRect(
        x: inset.left + padding,
        y: inset.top,
        width: max(0, width),
        height: contentSize.height
      )
    )
  }
}
