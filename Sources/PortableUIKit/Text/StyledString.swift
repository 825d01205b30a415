import Foundation

/// How the first letter of a text looks.
struct LeadingStyle {
  var font: UIFont?
  var color: UIColor?
  var alignment: NSTextAlignment?
}

extension NSAttributedString {
  /// The font, colour and alignment that the first letter was given; nil for what it was not.
  var leadingStyle: LeadingStyle {
    guard length > 0 else { return LeadingStyle() }
    let attributes = self.attributes(at: 0, effectiveRange: nil)
    return LeadingStyle(
      font: attributes[.font] as? UIFont,
      color: attributes[.foregroundColor] as? UIColor,
      alignment: (attributes[.paragraphStyle] as? NSParagraphStyle)?.alignment
    )
  }

  /// The text without one of its attributes.
  func removing(_ key: NSAttributedString.Key) -> NSAttributedString {
    let result = NSMutableAttributedString(attributedString: self)
    result.removeAttribute(key, range: NSRange(location: 0, length: length))
    return result
  }
}
