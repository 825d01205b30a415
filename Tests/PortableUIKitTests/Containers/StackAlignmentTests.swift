import Foundation
import PortableUIKit
import Testing

@MainActor
@Suite struct `Stack view alignments` {
  private func row(
    _ alignment: UIStackView.Alignment,
    height: CGFloat? = nil
  ) -> (stack: UIStackView, frames: [CGRect]) {
    let views = [SizedView(10, 20), SizedView(10, 60)]
    let stack = UIStackView(arrangedSubviews: views)
    stack.alignment = alignment
    layOut(stack, height: height)
    return (stack, views.map(\.frame))
  }

  @Test func `fill makes all views as high as the stack view`() {
    #expect(row(.fill).frames == [rect(0, 0, 10, 60), rect(10, 0, 10, 60)])
    #expect(row(.fill, height: 100).frames == [rect(0, 0, 10, 100), rect(10, 0, 10, 100)])
  }

  @Test func `top keeps heights and aligns the tops`() {
    #expect(row(.top).frames == [rect(0, 0, 10, 20), rect(10, 0, 10, 60)])
    #expect(row(.top).stack.frame.height == 60)
    #expect(row(.top, height: 100).frames == [rect(0, 0, 10, 20), rect(10, 0, 10, 60)])
  }

  @Test func `bottom keeps heights and aligns the bottoms`() {
    // 60 − 20 = 40
    #expect(row(.bottom).frames == [rect(0, 40, 10, 20), rect(10, 0, 10, 60)])
    // 100 − 20 = 80 and 100 − 60 = 40
    #expect(row(.bottom, height: 100).frames == [rect(0, 80, 10, 20), rect(10, 40, 10, 60)])
  }

  @Test func `center keeps heights and aligns the centers`() {
    // (60 − 20) / 2 = 20
    #expect(row(.center).frames == [rect(0, 20, 10, 20), rect(10, 0, 10, 60)])
    #expect(row(.center).stack.frame.height == 60)
    // (100 − 20) / 2 = 40 and (100 − 60) / 2 = 20
    #expect(row(.center, height: 100).frames == [rect(0, 40, 10, 20), rect(10, 20, 10, 60)])
  }

  /// Recorded on Mac Catalyst 26.1: between labels of 28 and 37.5 in a row of 300 by 30 with spaces of 8, a
  /// view without content is at (36, 15) and 218.5 by 0.
  @Test func `center gives a view without content no height, in the middle`() {
    let spacer = UIView()
    let stack = UIStackView(arrangedSubviews: [SizedView(28, 19), spacer, SizedView(37.5, 19)])
    stack.alignment = .center
    stack.spacing = 8
    layOut(stack, width: 300, height: 30)
    // 28 + 8 = 36; 300 − 36 − 8 − 37.5 = 218.5, which ends on a third of a point here; 30 / 2 = 15
    #expect(spacer.frame.minX == 36)
    #expect(abs(spacer.frame.width - 218.5) <= 0.5)
    #expect(spacer.frame.minY == 15)
    #expect(spacer.frame.height == 0)
  }

  @Test func `a column aligns leading and trailing edges`() {
    let views = [SizedView(20, 10), SizedView(60, 10)]
    let stack = UIStackView(arrangedSubviews: views)
    stack.axis = .vertical
    stack.alignment = .trailing
    layOut(stack)
    #expect(views.map(\.frame.minX) == [40, 0])
    stack.alignment = .leading
    layOut(stack)
    #expect(views.map(\.frame.minX) == [0, 0])
  }

  @Test func `leading is the right side where lines begin there`() {
    let views = [SizedView(20, 10), SizedView(60, 10)]
    let stack = UIStackView(arrangedSubviews: views)
    stack.semanticContentAttribute = .forceRightToLeft
    layOut(stack, width: 80)
    // The first view stands at the right: 80 − 20 = 60.
    #expect(views.map(\.frame.minX) == [60, 0])
  }

  @Test func `first baselines are aligned and the first view is at the top`() {
    let small = UILabel()
    small.font = .systemFont(ofSize: 10)
    small.text = "a"
    let large = UILabel()
    large.font = .systemFont(ofSize: 40)
    large.text = "b"
    let stack = UIStackView(arrangedSubviews: [large, small])
    stack.alignment = .firstBaseline
    layOut(stack)
    // At scale 3 the ascenders are 38.0859 → 38 and 9.5215 → 9.6667: 38 − 9.6667 = 28.3333.
    #expect(large.frame.minY == 0)
    #expect(abs(small.frame.minY - (38 - 29.0 / 3)) < 1e-9)
  }

  @Test func `last baselines are aligned and the first view is at the bottom`() {
    let small = UILabel()
    small.font = .systemFont(ofSize: 10)
    small.text = "a"
    let large = UILabel()
    large.font = .systemFont(ofSize: 40)
    large.text = "b"
    let stack = UIStackView(arrangedSubviews: [large, small])
    stack.alignment = .lastBaseline
    layOut(stack)
    // Heights 47.7344 → 48 and 11.9336 → 12: below the baselines 48 − 38 = 10 and 12 − 9.6667.
    #expect(large.frame.maxY == stack.bounds.height)
    #expect(abs(small.frame.maxY - (48 - 10 + 12 - 29.0 / 3)) < 1e-9)
  }

  /// What saved frames of documents show; of an application nothing is known.
  @Test func `first baselines are at the bottom of a row of a document that is too high`() {
    let views = [UILabel(), UILabel()]
    for view in views {
      view.font = .systemFont(ofSize: 10)
      view.text = "a"
    }
    let stack = UIStackView(arrangedSubviews: views)
    stack.alignment = .firstBaseline
    stack.isFromDocument = true
    layOut(stack, height: 50)
    // A line of 10 points is 11.9336 high, 12 in pixels.
    #expect(views.map(\.frame.minY) == [38, 38])
    stack.isFromDocument = false
    layOut(stack)
    #expect(views.map(\.frame.minY) == [0, 0])
  }

  /// What saved frames of documents show; in an application it has no height, as was recorded.
  @Test func `a view without a height takes that of a centered row of a document`() {
    let plain = UIView()
    plain.widthAnchor.constraint(equalToConstant: 10).isActive = true
    let stack = UIStackView(arrangedSubviews: [plain, SizedView(10, 60)])
    stack.alignment = .center
    stack.isFromDocument = true
    layOut(stack)
    #expect(plain.frame == rect(0, 0, 10, 60))
    stack.isFromDocument = false
    layOut(stack)
    #expect(plain.frame == rect(0, 30, 10, 0))
  }

  @Test func `spare room goes to the outer of two stack views with equal spaces`() {
    let inner = UIStackView(arrangedSubviews: [SizedView(10, 10), SizedView(10, 10)])
    inner.axis = .vertical
    inner.distribution = .equalSpacing
    inner.spacing = 4
    let outer = UIStackView(arrangedSubviews: [SizedView(10, 10), inner, SizedView(10, 10)])
    outer.axis = .vertical
    outer.distribution = .equalSpacing
    layOut(outer, height: 104)
    // 104 − 10 − (10 + 4 + 10) − 10 = 60 in two spaces.
    #expect(outer.arrangedSubviews.map(\.frame.minY) == [0, 40, 94])
    #expect(inner.frame.height == 24)
  }
}
