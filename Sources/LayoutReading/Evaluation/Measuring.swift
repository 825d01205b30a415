import PortableUIKit

extension Evaluator {
  /// Keeps in mind that code asks for the size of a view's content, or of a font's.
  func keepMeasured(_ object: Any?, by name: String) {
    if Self.metrics.contains(name), object is UIFont || object is UIFontMetrics {
      usesFontMetrics = true
    }
    guard Self.measures.contains(name), let view = object as? UIView else { return }
    keptObjects.append(view)
    measuredViews.insert(ObjectIdentifier(view))
  }

  /// Whether code measured a view, or the text that it shows: its constraints may follow from that.
  func isMeasured(_ object: AnyObject) -> Bool {
    if measuredViews.contains(ObjectIdentifier(object)) { return true }
    guard !measuredTexts.isEmpty, let text = (object as? UIView)?.textToRead else { return false }
    return measuredTexts.contains(text)
  }

  /// The members of `UIFont` and `UIFontMetrics` that follow the preferred text size.
  private static let metrics: Set<String> = [
    "lineHeight", "ascender", "descender", "capHeight", "pointSize", "scaledValue",
  ]

  /// The members of `UIView` by which code measures.
  private static let measures: Set<String> = [
    "intrinsicContentSize", "sizeThatFits", "systemLayoutSizeFitting", "textRect",
  ]
}
