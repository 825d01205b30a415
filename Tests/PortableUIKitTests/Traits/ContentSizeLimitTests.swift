import Testing

@testable import PortableUIKit

/// Source: Apple, `UIView.minimumContentSizeCategory` and `maximumContentSizeCategory`.
@MainActor @Suite struct `Limits of the text size` {
  /// A label in a view in another, which prefer a text size.
  private func views(
    _ category: UIContentSizeCategory
  ) -> (outer: UIView, inner: UIView, label: UILabel) {
    let (outer, inner, label) = (UIView(), UIView(), UILabel())
    outer.addSubview(inner)
    inner.addSubview(label)
    label.adjustsFontForContentSizeCategory = true
    label.font = .preferredFont(forTextStyle: .body)
    outer.traitOverrides.preferredContentSizeCategory = category
    return (outer, inner, label)
  }

  @Test func `hold what is larger and what is smaller`() {
    let (outer, _, label) = views(.accessibilityLarge)
    outer.maximumContentSizeCategory = .extraLarge
    #expect(label.traitCollection.preferredContentSizeCategory == .extraLarge)
    outer.traitOverrides.preferredContentSizeCategory = .extraSmall
    #expect(label.traitCollection.preferredContentSizeCategory == .extraSmall)
    outer.minimumContentSizeCategory = .medium
    #expect(label.traitCollection.preferredContentSizeCategory == .medium)
    outer.minimumContentSizeCategory = nil
    #expect(label.traitCollection.preferredContentSizeCategory == .extraSmall)
  }

  @Test func `change the fonts below that follow the text size`() {
    let (outer, _, label) = views(.accessibilityLarge)
    #expect(label.font.pointSize == 33)
    outer.maximumContentSizeCategory = .large
    #expect(label.font.pointSize == 17)
  }

  @Test func `do not hold what a view further down asks for itself`() {
    let (outer, inner, label) = views(.accessibilityLarge)
    outer.maximumContentSizeCategory = .large
    inner.traitOverrides.preferredContentSizeCategory = .extraExtraLarge
    #expect(label.traitCollection.preferredContentSizeCategory == .extraExtraLarge)
    inner.maximumContentSizeCategory = .extraLarge
    #expect(label.traitCollection.preferredContentSizeCategory == .extraLarge)
  }

  @Test func `are said, the nearest first`() {
    let (outer, inner, label) = views(.large)
    #expect(label.appliedContentSizeCategoryLimitsDescription.isEmpty)
    outer.maximumContentSizeCategory = .extraLarge
    inner.minimumContentSizeCategory = .small
    let lines = label.appliedContentSizeCategoryLimitsDescription.split(separator: "\n")
    #expect(lines.count == 2)
    #expect(lines.first?.contains("CategoryS ") == true)
  }
}
