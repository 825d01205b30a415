import Foundation

extension StackArrangement {
  /// Asks each text of several lines in a row for an equal part of the row, somewhat more firmly than the text
  /// resists being compressed: labels before iOS 15, and since then labels and titles of configured buttons where
  /// there is more than one.
  ///
  /// The part is that of all visible views, whether they are labels or not. A space of the system counts as none.
  ///
  /// Source: rdar://41192642 for the part and the priority ("1/N of the width and a constant for the spaces, at the
  /// compression resistance + 10"); rdar://39275811 for a view that is stretched against its hugging of 750 beside
  /// such a label, and for the space of the system (both in Open Radar);
  /// https://useyourloaf.com/blog/stack-view-changes-in-ios-15/ for the version that ended it where one label has
  /// several lines. Saved frames in public documents of Xcode 11 and 12 agree, those of Xcode 13 and later no longer
  /// do where the row has one such text. In two of Xcode 14, of two repositories, two labels and two buttons have equal parts.
  mutating func buildTextWidths() {
    guard stack.axis == .horizontal, visible.count > 1 else { return }
    let texts = visible.filter(hasSeveralLines)
    guard stack.hasFormerTextWidths || texts.count > 1 else { return }
    let part = 1 / CGFloat(visible.count)
    let spaces = visible.dropLast().reduce(0) { sum, view in
      let space = statedSpacing(after: view)
      return sum + (space == UIStackView.spacingUseSystem ? 0 : space)
    }
    for text in texts {
      let resistance = text.contentCompressionResistancePriority(for: .horizontal).rawValue
      add(
        "UISV-text-width-disambiguation",
        text,
        main.size,
        .equal,
        stack,
        main.size,
        multiplier: part,
        constant: -spaces * part,
        priority: UILayoutPriority(min(resistance + 10, 999))
      )
    }
  }

  /// Whether a view shows a text that may have several lines: a label, or the title of a configured button.
  private func hasSeveralLines(_ view: UIView) -> Bool {
    switch view {
    case let label as UILabel: label.numberOfLines != 1
    case let button as UIButton:
      !stack.hasFormerTextWidths && button.configuration?.titleLineBreakMode.wraps == true
        && button.configuration?.title?.isEmpty == false
    default: false
    }
  }
}
