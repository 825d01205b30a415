#if canImport(UIKit)
import Testing
import UIKit

@testable import Plumb

@MainActor
@Suite struct `Frames in a box` {
  private let stage = Stage()
  private let a = UIView()
  private let b = UIView()
  private let c = UIView()

  private func layOut(
    _ items: [BoxItem],
    axis: BoxLayout.Axis,
    spacing: CGFloat = 0,
    insets: UIEdgeInsets = .zero,
    semantic: UISemanticContentAttribute = .unspecified
  ) {
    let box = BoxView(axis: axis, spacing: spacing, insets: insets)
    box.semanticContentAttribute = semantic
    box.items = items
    stage.layOut(box, 200, 100)
  }

  // Insets top 1, left 2, bottom 4, right 8; spacing 3. a from 10 + 2 = 12, 30 wide, to 42; b from
  // 42 + 20 + 5 + 3 = 70, b and the space behind it share 192 − 70 − 3 = 119 points as 2 : 1: b
  // takes 119 · 2 / 3 = 79 1/3, a whole number of pixels at 3 for each point.
  @Test(arguments: [UISemanticContentAttribute.unspecified, .forceRightToLeft])
  func `follow distances, spacing, insets and shares`(semantic: UISemanticContentAttribute) {
    layOut(
      [a.boxed.left(10).right(20).width(30), b.boxed.left(5).flex(2), .flex(1)],
      axis: .x,
      spacing: 3,
      insets: UIEdgeInsets(top: 1, left: 2, bottom: 4, right: 8),
      semantic: semantic
    )
    let isMirrored = semantic == .forceRightToLeft
    // 200 − 42 and 200 − 70 − 79 1/3.
    #expect(a.frame == rect(isMirrored ? 158 : 12, 1, 30, 95))
    #expect(abs(b.frame.minX - (isMirrored ? 130 - 238.0 / 3 : 70)) < 1e-9)
    #expect(abs(b.frame.width - 238.0 / 3) < 1e-9)
  }

  @Test func `fill the box across its axis and abut along it`() {
    layOut([a.boxed.height(30), b.boxed], axis: .y)
    #expect(a.frame == rect(0, 0, 200, 30))
    #expect(b.frame == rect(0, 30, 200, 70))
  }

  @Test func `are a part of the whole box, insets included`() {
    layOut(
      [a.boxed.relativeWidth(*0.5).relativeHeight(0.25).right(nil).bottom(nil)],
      axis: .y,
      insets: .all(10)
    )
    #expect(a.frame == rect(10, 10, 100, 25))
  }

  @Test func `are at least 20 points and 30 percent`() {
    let narrow = b.boxed.width(==5 & .defaultHigh).right(nil).height(10)
    layOut([a.boxed.height(10), narrow.relativeWidth(>=20.0 * 0.3), .flex()], axis: .y)
    // 20 + 0.3 · 200 = 80
    #expect(b.frame == rect(0, 10, 80, 10))
  }

  @Test func `stand in the middle between the insets, moved by the offset`() {
    let insets = UIEdgeInsets(top: 0, left: 2, bottom: 0, right: 8)
    let item = a.boxed.centerX(offset: 7, padding: 30).width(40)
    layOut([item], axis: .y, insets: insets)
    // The middle of 2 … 192 is 97, and 7 more; half of 40 before it.
    #expect(a.frame == rect(84, 0, 40, 100))
    layOut([item], axis: .y, insets: insets, semantic: .forceRightToLeft)
    #expect(a.frame == rect(200 - 84 - 40, 0, 40, 100))
  }

  @Test func `keep the padding on both sides of the middle`() {
    layOut([a.boxed.centerX(padding: 30).width(==500 & .defaultHigh)], axis: .y)
    #expect(a.frame == rect(30, 0, 140, 100))
  }

  @Test func `keep their distances as minimum and maximum in both directions`() {
    // As wide as it can be beyond 20 points.
    let most = [a.boxed.left(>=20).width(==300 & .defaultHigh)]
    layOut(most, axis: .x)
    #expect(a.frame == rect(20, 0, 180, 100))
    layOut(most, axis: .x, semantic: .forceRightToLeft)
    #expect(a.frame == rect(0, 0, 180, 100))
    // As narrow as it can be: it must come within 15 points of the end.
    let least = [a.boxed.left(20).width(==100 & .defaultHigh).right(<=15)]
    layOut(least, axis: .x)
    #expect(a.frame == rect(20, 0, 165, 100))
    layOut(least, axis: .x, semantic: .forceRightToLeft)
    #expect(a.frame == rect(15, 0, 165, 100))
  }

  @Test func `stand where a rectangle says`() {
    layOut([a.boxed.rect(CGRect(x: 10, y: 20, width: 30, height: 40))], axis: .x)
    #expect(a.frame == rect(10, 20, 30, 40))
  }

  @Test func `share the axis in proportion`() {
    layOut([a.boxed.flex(1), b.boxed.flex(2), c.boxed.flex(1)], axis: .x, spacing: 10)
    // 200 − 2 · 10 = 180 as 1 : 2 : 1.
    #expect(a.frame == rect(0, 0, 45, 100))
    #expect(b.frame == rect(55, 0, 90, 100))
    #expect(c.frame == rect(155, 0, 45, 100))
  }

  @Test func `are pushed apart by empty space`() {
    layOut([a.boxed.width(20), .flex(), b.boxed.width(30), .width(10)], axis: .x)
    #expect(a.frame == rect(0, 0, 20, 100))
    #expect(b.frame == rect(160, 0, 30, 100))
  }

  @Test func `nest`() {
    let row = [a.boxed.width(20), b.boxed].inBoxView(axis: .x, spacing: 4, insets: .all(1))
    layOut([row.boxed.height(30), c.boxed], axis: .y, spacing: 5, insets: .all(10))
    #expect(row.frame == rect(10, 10, 180, 30))
    #expect(a.frame == rect(1, 1, 20, 28))
    // 1 + 20 + 4 = 25; 179 − 25.
    #expect(b.frame == rect(25, 1, 154, 28))
    #expect(c.frame == rect(10, 45, 180, 45))
  }

  @Test func `give a box the height of its items`() {
    let root = root(200, 500)
    let box = [a.boxed.height(30), b.boxed.height(40)].inBoxView(spacing: 5, insets: .all(10))
    root.addBoxItems(box.boxed.bottom(nil))
    root.layoutIfNeeded()
    // 10 + 30 + 5 + 40 + 10
    #expect(box.frame == rect(0, 0, 200, 95))
    #expect(box.systemLayoutSizeFitting(CGSize(width: 200, height: 0)).height == 95)
  }
}
#endif
