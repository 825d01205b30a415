import Foundation

extension StackArrangement {
  /// Asks each label of several lines in a row for an equal part of the row, somewhat more firmly than the label
  /// resists being compressed, as stack views did before iOS 15.
  ///
  /// The part is that of all visible views, whether they are labels or not. A space of the system counts as none.
  ///
  /// Source: rdar://41192642 for the part and the priority ("1/N of the width and a constant for the spaces, at the
  /// compression resistance + 10"); rdar://39275811 for a view that is stretched against its hugging of 750 beside
  /// such a label, and for the space of the system (both in Open Radar);
  /// https://useyourloaf.com/blog/stack-view-changes-in-ios-15/ for the version that ended it where one label has
  /// several lines. Saved frames in public documents of Xcode 11 and 12 agree, those of Xcode 13 and later no longer
  /// do.
  mutating func buildTextWidths() {
    guard stack.hasFormerTextWidths, stack.axis == .horizontal, visible.count > 1 else { return }
    let part = 1 / CGFloat(visible.count)
    let spaces = visible.dropLast().reduce(0) { sum, view in
      let space = statedSpacing(after: view)
      return sum + (space == UIStackView.spacingUseSystem ? 0 : space)
    }
    for case let label as UILabel in visible where label.numberOfLines != 1 {
      let resistance = label.contentCompressionResistancePriority(for: .horizontal).rawValue
      add(
        "UISV-text-width-disambiguation",
        label,
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
}
