import Foundation
import PortableUIKit
import Testing

/// Who is stretched and who is compressed in a row that fills, where priorities are equal.
///
/// The figures are public recordings of Mac Catalyst 26.1.
@MainActor
@Suite struct `A stack view that fills` {
  private func widths(_ views: [UIView], in width: CGFloat) -> [CGFloat] {
    let stack = UIStackView(arrangedSubviews: views)
    stack.spacing = 8
    layOut(stack, width: width, height: 30)
    return views.map(\.frame.width)
  }

  @Test func `stretches the first view`() {
    // 300 − 16 − 29 − 41 = 214
    #expect(
      widths([SizedView(30, 19), SizedView(29, 19), SizedView(41, 19)], in: 300) == [214, 29, 41]
    )
  }

  @Test func `compresses the first view`() {
    // 120 − 8 − 94 = 18
    #expect(widths([SizedView(76, 19), SizedView(94, 19)], in: 120) == [18, 94])
  }

  @Test func `gives all to the last of two views without content`() {
    // 300 − 4 · 8 − 30 − 29 − 41 = 168
    let views = [SizedView(30, 19), UIView(), SizedView(29, 19), UIView(), SizedView(41, 19)]
    #expect(widths(views, in: 300) == [30, 0, 29, 168, 41])
  }

  @Test func `does so too after views were hidden and shown again`() {
    let views = [SizedView(30, 19), SizedView(29, 19), SizedView(41, 19)]
    let stack = UIStackView(arrangedSubviews: views)
    stack.spacing = 8
    layOut(stack, width: 300, height: 30)
    views[0].isHidden = true
    layOut(stack)
    // 300 − 8 − 41 = 251
    #expect(views.map(\.frame.width) == [0, 251, 41])
    views[0].isHidden = false
    layOut(stack)
    #expect(views.map(\.frame.width) == [214, 29, 41])
  }
}
