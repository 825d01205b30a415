import Foundation
import PortableUIKit
import Testing

@MainActor
@Suite struct `Stack view arrangement` {
  @Test func `a hidden view takes neither room nor spacing`() {
    let views = [SizedView(30, 10), SizedView(40, 10), SizedView(50, 10)]
    let stack = UIStackView(arrangedSubviews: views)
    stack.spacing = 8
    layOut(stack)
    // 30 + 8 + 40 + 8 + 50
    #expect(stack.frame.width == 136)
    views[1].isHidden = true
    layOut(stack)
    // 30 + 8 + 50
    #expect(stack.frame.width == 88)
    #expect(views[2].frame.minX == 38)
    #expect(views[1].frame.width == 0)
    views[1].isHidden = false
    layOut(stack)
    #expect(stack.frame.width == 136)
  }

  @Test func `a constraint to a hidden view does not squeeze the others`() {
    let views = [SizedView(30, 10), SizedView(40, 10)]
    let stack = UIStackView(arrangedSubviews: views)
    views[1].isHidden = true
    views[0].leadingAnchor.constraint(equalTo: views[1].leadingAnchor).isActive = true
    layOut(stack, width: 100)
    #expect(views[0].frame == rect(0, 0, 100, 10))
    #expect(views[1].frame.minX == 0)
  }

  /// Saved frames of Interface Builder have hidden views at an inset of their own in such stack views.
  @Test func `a hidden view across the axis is where its own constraints say`() {
    let views = [SizedView(30, 10), SizedView(40, 10)]
    let stack = UIStackView(arrangedSubviews: views)
    stack.axis = .vertical
    stack.alignment = .center
    views[1].isHidden = true
    views[1].leadingAnchor.constraint(equalTo: stack.leadingAnchor, constant: 20).isActive = true
    layOut(stack, width: 100)
    #expect(views[1].frame.minX == 20)
    #expect(stack.unsatisfiableConstraints().isEmpty)
    #expect(views[0].frame == rect(35, 0, 30, 10))
  }

  /// Recorded on Mac Catalyst 26.1: a hidden view of a row of equal parts is in the middle of the space
  /// between its neighbours, and as high as they are.
  @Test func `a hidden view among equal parts is in the middle of the space, at full height`() {
    let views = [UIView(), UIView(), UIView()]
    let stack = UIStackView(arrangedSubviews: views)
    stack.distribution = .fillEqually
    stack.spacing = 9
    views[1].isHidden = true
    layOut(stack, width: 429, height: 100)
    // (429 − 9) / 2 = 210; 210 + 9 / 2 = 214.5, on the pixels of 3×: 214.667
    #expect(views[0].frame == rect(0, 0, 210, 100))
    #expect(abs(views[1].frame.minX - 214.5) <= 0.2)
    #expect(views[1].frame.width == 0)
    #expect(views[1].frame.height == 100)
    #expect(views[2].frame == rect(219, 0, 210, 100))
  }

  @Test(arguments: [0, 2])
  func `hidden views at the ends leave nothing`(_ index: Int) {
    let views = [SizedView(30, 10), SizedView(40, 10), SizedView(30, 10)]
    let stack = UIStackView(arrangedSubviews: views)
    stack.spacing = 8
    views[index].isHidden = true
    layOut(stack)
    // 30 + 8 + 40
    #expect(stack.frame.width == 78)
  }

  @Test(arguments: [
    UIStackView.Distribution.fill, .fillEqually, .fillProportionally, .equalSpacing,
    .equalCentering,
  ])
  func `every distribution leaves hidden views out`(_ distribution: UIStackView.Distribution) {
    let views = [SizedView(40, 10), SizedView(70, 50), SizedView(40, 10)]
    let stack = UIStackView(arrangedSubviews: views)
    stack.distribution = distribution
    stack.spacing = 20
    views[1].isHidden = true
    layOut(stack, width: 100)
    // Two views of 40 and a space of 20 fill 100 in every way.
    #expect(views[0].frame == rect(0, 0, 40, 10))
    #expect(views[2].frame == rect(60, 0, 40, 10))
  }

  @Test func `custom spacing replaces spacing after one view`() {
    let views = [SizedView(10, 10), SizedView(10, 10), SizedView(10, 10)]
    let stack = UIStackView(arrangedSubviews: views)
    stack.spacing = 5
    stack.setCustomSpacing(20, after: views[0])
    layOut(stack)
    #expect(views.map(\.frame.minX) == [0, 30, 45])
    stack.setCustomSpacing(UIStackView.spacingUseDefault, after: views[0])
    layOut(stack)
    #expect(views.map(\.frame.minX) == [0, 15, 30])
    #expect(stack.customSpacing(after: views[0]) == UIStackView.spacingUseDefault)
  }

  @Test func `default spacing of the stack view itself is none`() {
    let views = [SizedView(10, 10), SizedView(10, 10)]
    let stack = UIStackView(arrangedSubviews: views)
    stack.spacing = UIStackView.spacingUseDefault
    layOut(stack)
    #expect(views.map(\.frame.minX) == [0, 10])
  }

  @Test func `system spacing is eight points`() {
    let views = [SizedView(10, 10), SizedView(10, 10)]
    let stack = UIStackView(arrangedSubviews: views)
    stack.spacing = UIStackView.spacingUseSystem
    layOut(stack)
    #expect(views[1].frame.minX == 18)
  }

  @Test func `margins count where the arrangement is relative to them`() {
    let view = SizedView(30, 10)
    let stack = UIStackView(arrangedSubviews: [view])
    stack.insetsLayoutMarginsFromSafeArea = false
    stack.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    layOut(stack)
    #expect(stack.frame == rect(0, 0, 30, 10))
    stack.isLayoutMarginsRelativeArrangement = true
    layOut(stack)
    // 2 + 30 + 4 and 1 + 10 + 3
    #expect(stack.frame == rect(0, 0, 36, 14))
    #expect(view.frame == rect(2, 1, 30, 10))
  }

  @Test func `a column can space baselines`() {
    let labels = ["a", "b"].map { text -> UILabel in
      let label = UILabel()
      label.font = .systemFont(ofSize: 40)
      label.text = text
      return label
    }
    let stack = UIStackView(arrangedSubviews: labels)
    stack.axis = .vertical
    stack.isBaselineRelativeArrangement = true
    stack.spacing = 60
    layOut(stack)
    // Both baselines are 38 below the tops, so the tops are 60 apart.
    #expect(labels[1].frame.minY == 60)
  }

  private func baselineDistance(to font: UIFont) -> CGFloat {
    let labels = [UIFont.systemFont(ofSize: 40), font].map { font -> UILabel in
      let label = UILabel()
      label.font = font
      label.text = "a"
      return label
    }
    let stack = UIStackView(arrangedSubviews: labels)
    stack.axis = .vertical
    stack.isBaselineRelativeArrangement = true
    stack.spacing = UIStackView.spacingUseSystem
    layOut(stack)
    return labels[1].frame.minY + labels[1].font.ascender - labels[0].font.ascender
  }

  @Test(arguments: [(17, 22.0), (15, 20), (16, 21), (34, 41), (18, 23), (68, 82), (5.5, 7)])
  func `the system's space between baselines is that of two lines of the lower text`(
    _ size: CGFloat,
    _ distance: CGFloat
  ) {
    // Labels round where their baselines are to pixels.
    #expect(abs(baselineDistance(to: .systemFont(ofSize: size)) - distance) <= 1)
  }

  @Test func `the system's space between baselines is that of the lower text's style`() {
    let style = baselineDistance(to: .preferredFont(forTextStyle: .footnote))
    #expect(abs(style - 18) <= 1)
    #expect(style == baselineDistance(to: .systemFont(ofSize: 13)))
  }

  @Test func `arranged views are subviews, in an order of their own`() {
    let views = [UIView(), UIView(), UIView()]
    let stack = UIStackView(arrangedSubviews: [views[0], views[1]])
    stack.insertArrangedSubview(views[2], at: 0)
    #expect(stack.arrangedSubviews == [views[2], views[0], views[1]])
    #expect(stack.subviews == views)
    stack.insertArrangedSubview(views[1], at: 0)
    #expect(stack.arrangedSubviews == [views[1], views[2], views[0]])
    #expect(stack.subviews == views)
    #expect(views.allSatisfy { !$0.translatesAutoresizingMaskIntoConstraints })
  }

  @Test func `a view removed from the arranged ones stays a subview`() {
    let view = SizedView(30, 10)
    let other = SizedView(20, 10)
    let stack = UIStackView(arrangedSubviews: [view, other])
    layOut(stack)
    stack.removeArrangedSubview(view)
    layOut(stack)
    #expect(stack.arrangedSubviews == [other])
    #expect(view.superview === stack)
    #expect(stack.frame.width == 20)
    #expect(view.constraints.isEmpty)
  }

  @Test func `a view removed from the hierarchy is arranged no more`() {
    let view = SizedView(30, 10)
    let other = SizedView(20, 10)
    let stack = UIStackView(arrangedSubviews: [view, other])
    layOut(stack)
    view.removeFromSuperview()
    layOut(stack)
    #expect(stack.arrangedSubviews == [other])
    #expect(stack.frame.width == 20)
  }

  @Test func `constraints have the names of UIKit and the stack view owns them`() {
    let stack = UIStackView(arrangedSubviews: [SizedView(1, 1), SizedView(1, 1)])
    layOut(stack)
    let names = stack.constraints.compactMap(\.identifier).sorted()
    #expect(
      names
        == Array(repeating: "UISV-alignment", count: 2)
        + Array(repeating: "UISV-canvas-connection", count: 4) + ["UISV-spacing"]
    )
  }

  @Test func `a hidden view has a constraint that takes its length`() {
    let view = SizedView(1, 1)
    let stack = UIStackView(arrangedSubviews: [view])
    view.isHidden = true
    layOut(stack)
    #expect(view.constraints.compactMap(\.identifier) == ["UISV-hiding"])
  }

  @Test func `stack views nest`() {
    let inner = UIStackView(arrangedSubviews: [SizedView(10, 10), SizedView(20, 10)])
    inner.axis = .vertical
    inner.spacing = 4
    let outer = UIStackView(arrangedSubviews: [SizedView(5, 5), inner])
    outer.alignment = .center
    outer.spacing = 3
    layOut(outer)
    // 5 + 3 + 20 wide; 10 + 4 + 10 high; the small view in the middle: (24 − 5) / 2 = 9.5 → 9.6667.
    #expect(outer.frame == rect(0, 0, 28, 24))
    #expect(inner.frame == rect(8, 0, 20, 24))
    #expect(abs(outer.arrangedSubviews[0].frame.minY - 29.0 / 3) < 1e-9)
  }
}
