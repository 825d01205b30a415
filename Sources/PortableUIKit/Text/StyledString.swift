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

  /// The text with all paragraphs that have a style aligned alike.
  func aligned(_ alignment: NSTextAlignment) -> NSAttributedString {
    let result = NSMutableAttributedString(attributedString: self)
    let all = NSRange(location: 0, length: length)
    enumerateAttribute(.paragraphStyle, in: all) { style, range, _ in
      guard let copy = (style as? NSParagraphStyle)?.mutableCopy() as? NSMutableParagraphStyle
      else { return }
      copy.alignment = alignment
      result.addAttribute(.paragraphStyle, value: copy, range: range)
    }
    return result
  }

  /// The text without one of its attributes.
  func removing(_ key: NSAttributedString.Key) -> NSAttributedString {
    let result = NSMutableAttributedString(attributedString: self)
    result.removeAttribute(key, range: NSRange(location: 0, length: length))
    return result
  }
}
