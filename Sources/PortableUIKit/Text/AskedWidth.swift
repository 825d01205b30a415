import Foundation

/// The width at which a text is asked for its intrinsic size, while it is asked.
///
/// The layout asks text of several lines twice: for its natural size, and for that at the width it got. Subclasses override
/// `intrinsicContentSize` alone, most of them to leave room around the text, so the second question goes there too.
///
/// Source: Apple's documentation of `UILabel.preferredMaxLayoutWidth`: text that exceeds the width flows to more lines, which
/// makes the label higher; and labels with insets in public code, which are as high as their lines and the insets.
@MainActor
enum AskedWidth {
  private static var asked: (text: ObjectIdentifier, width: CGFloat)?

  /// The width that a text is asked for now, in points.
  static func current(of text: UIView) -> CGFloat? {
    guard let asked, asked.text == ObjectIdentifier(text) else { return nil }
    return asked.width
  }

  /// Asks a text while a width counts for it.
  static func whileAsking(_ text: UIView, for width: CGFloat, _ ask: () -> CGSize) -> CGSize {
    let before = asked
    asked = (ObjectIdentifier(text), width)
    defer { asked = before }
    return ask()
  }
}
