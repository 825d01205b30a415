#if !canImport(Darwin)

import UIKit

/// Texts that stand for those of another language, made out of the ones that are there.
///
/// They are those of Xcode's schemes, "App Language".
public enum PseudoLanguage: String, Hashable, Sendable, CaseIterable {
  /// Each text twice, as a long translation.
  case doubleLength = "double-length"
  /// Each letter with accents above and below, which need more height.
  case accented
  /// Each text between marks that turn it round, and the layout from right to left.
  case rightToLeft = "right-to-left"

  /// A text in this language; an empty one stays empty.
  func text(_ text: String) -> String {
    guard !text.isEmpty else { return text }
    switch self {
    case .doubleLength: return text + " " + text
    case .accented: return String(text.flatMap { $0.isLetter ? "\($0)\u{0301}\u{0323}" : "\($0)" })
    // RIGHT-TO-LEFT OVERRIDE and POP DIRECTIONAL FORMATTING.
    case .rightToLeft: return "\u{202E}\(text)\u{202C}"
    }
  }

  /// Translates the texts of labels, buttons, fields and segments in a view.
  @MainActor
  func translate(_ view: UIView) {
    switch view {
    case let label as UILabel:
      if let text = label.text { label.text = self.text(text) }
    case let button as UIButton:
      translate(button)
      // Its label shows the title.
      return
    case let field as UITextField:
      if let text = field.text { field.text = self.text(text) }
      if let text = field.placeholder { field.placeholder = self.text(text) }
      return
    case let texts as UITextView:
      texts.text = text(texts.text)
      return
    case let control as UISegmentedControl:
      for segment in 0..<control.numberOfSegments {
        guard let title = control.titleForSegment(at: segment) else { continue }
        control.setTitle(text(title), forSegmentAt: segment)
      }
      return
    default: break
    }
    view.subviews.forEach(translate)
  }

  @MainActor
  private func translate(_ button: UIButton) {
    if let title = button.configuration?.title { button.configuration?.title = text(title) }
    if let subtitle = button.configuration?.subtitle {
      button.configuration?.subtitle = text(subtitle)
    }
    if button.configuration?.title == nil, let title = button.title(for: .normal) {
      button.setTitle(text(title), for: .normal)
    }
  }
}

#endif
