import Foundation
import PortableUIKit
import Testing

/// Rows that are filled as before iOS 15, where labels of several lines ask for equal parts.
///
/// Source of what is expected: rdar://39275811 and rdar://41192642 in Open Radar.
@MainActor
@Suite struct `A row with a label of several lines before iOS 15` {
  private func label(lines: Int = 0) -> UILabel {
    let label = UILabel()
    label.text = "Label"
    label.numberOfLines = lines
    label.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    return label
  }

  /// The widths of views in a row of 200 points.
  private func widths(
    _ views: [UIView],
    spacing: CGFloat = 0,
    isFormer: Bool = true,
    _ change: (UIStackView) -> Void = { _ in }
  ) -> [CGFloat] {
    let stack = UIStackView(arrangedSubviews: views)
    stack.spacing = spacing
    stack.hasFormerTextWidths = isFormer
    change(stack)
    layOut(stack, width: 200, height: 60)
    return views.map(\.frame.width)
  }

  @Test func `gives the label half, whatever hugs beside it`() {
    let control = SizedView(50, 30)
    control.setContentHuggingPriority(.defaultHigh, for: .horizontal)
    #expect(widths([label(), control]) == [100, 100])
  }

  @Test func `counts the spaces, and all views`() {
    // (200 − 2 · 10) / 3 = 60, which leaves the others their own sizes: 200 − 2 · 10 − 60 = 30 + 90.
    #expect(widths([label(), SizedView(30, 30), SizedView(90, 30)], spacing: 10) == [60, 30, 90])
  }

  @Test func `counts the system's space as none`() {
    // 200 / 2 for the label, and the standard space of 8 points.
    let views = [label(), SizedView(50, 30)]
    #expect(widths(views, spacing: UIStackView.spacingUseSystem) == [100, 92])
  }

  @Test func `gives way to a view that hugs more firmly than the label resists by more than 10`() {
    let control = SizedView(50, 30)
    control.setContentHuggingPriority(UILayoutPriority(761), for: .horizontal)
    #expect(widths([label(), control]) == [150, 50])
  }

  @Test func `leaves labels of one line, other distributions and rows of today as they are`() {
    let control = SizedView(50, 30)
    control.setContentHuggingPriority(.defaultHigh, for: .horizontal)
    #expect(widths([label(lines: 1), control]) == [150, 50])
    #expect(widths([label(), control], isFormer: false) == [150, 50])
    let spaced = widths([label(), control]) { $0.distribution = .equalSpacing }
    #expect(spaced[0] < 100)
  }

  @Test func `gives two of them equal parts since then, too`() {
    let long = label()
    long.text = "A longer label"
    #expect(widths([label(), long], spacing: 10, isFormer: false) == [95, 95])
    let hugging = label()
    hugging.setContentHuggingPriority(.required, for: .horizontal)
    #expect(widths([long, hugging], isFormer: false)[1] < 60)
    #expect(widths([label(lines: 1), long], isFormer: false)[0] != 100)
  }

  @Test func `counts titles of configured buttons since then`() {
    let buttons = ["OK", "Cancel it"].map { title in
      var configuration = UIButton.Configuration.plain()
      configuration.title = title
      return UIButton(configuration: configuration)
    }
    #expect(widths(buttons, isFormer: false) == [100, 100])
    #expect(widths([buttons[0], SizedView(50, 30)], isFormer: false)[0] != 100)
  }
}
