import Foundation
import TextMetrics

/// The text of a view: letters alone, or letters with attributes of their own.
///
/// A string with attributes is an object that costs more than its letters, so it is made only where
/// somebody sets one or asks for it.
struct ViewText {
  /// The letters.
  let string: String
  /// Whether the letters were given with attributes.
  let isStyled: Bool
  private var attributed: NSAttributedString?
  /// Whether there is an attributed string by now.
  var hasAttributedString: Bool { attributed != nil }

  /// Creates letters alone.
  init(_ string: String = "") {
    self.string = string
    isStyled = false
  }

  /// Creates letters with attributes.
  init(_ attributed: NSAttributedString) {
    string = attributed.string
    isStyled = true
    self.attributed = attributed
  }

  /// Whether there are no letters.
  var isEmpty: Bool { string.isEmpty }

  /// The letters with their attributes; made at the first call and kept.
  mutating func withAttributes() -> NSAttributedString {
    if let attributed { return attributed }
    let made = NSAttributedString(string: string)
    attributed = made
    return made
  }

  /// Changes the attributes; letters alone have none to change.
  mutating func change(_ body: (NSAttributedString) -> NSAttributedString) {
    guard isStyled, let attributed else { return }
    self = ViewText(body(attributed))
  }

  /// What the attributes say of the first letter.
  var leadingStyle: LeadingStyle { isStyled ? attributed?.leadingStyle ?? .init() : .init() }

  /// The text as a view measures it; letters without a font get the one given.
  @MainActor
  func measured(
    default font: UIFont,
    lines: Int,
    breakMode: NSLineBreakMode,
    metrics: any TextMeasuring
  ) -> MeasuredText {
    guard isStyled, let attributed else {
      return MeasuredText(
        string,
        font: font,
        lines: lines,
        breakMode: breakMode,
        metrics: metrics
      )
    }
    return MeasuredText(
      attributed,
      default: font,
      lines: lines,
      breakMode: breakMode,
      metrics: metrics
    )
  }
}
