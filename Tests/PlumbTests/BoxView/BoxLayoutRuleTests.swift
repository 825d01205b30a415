#if canImport(UIKit)
import Testing
import UIKit

@testable import Plumb

@MainActor
@Suite struct `Layout rules of a box` {
  private let a = view()
  private let b = view()
  private let insets = UIEdgeInsets(top: 1, left: 2, bottom: 4, right: 8)

  /// The constraints of a box after an update by hand.
  private func constraints(
    _ items: [BoxItem],
    axis: BoxLayout.Axis = .x,
    spacing: CGFloat = 0,
    insets: UIEdgeInsets = .zero,
    semantic: UISemanticContentAttribute = .unspecified
  ) -> [String] {
    let box = BoxView(axis: axis, spacing: spacing, insets: insets)
    box.semanticContentAttribute = semantic
    box.items = items
    box.updateConstraints()
    #expect(box.managedConstraints.allSatisfy { $0.isActive })
    return Names(["a": a, "b": b, "box": box]).texts(box.managedConstraints)
  }

  // Axis x, spacing 3, insets top 1, left 2, bottom 4, right 8. The leading distances: 10 + 2 = 12;
  // 20 + 5 + 3 = 28, a minimum because one of both is; 0 + 0 + 3 = 3; 0 + 8 = 8.
  private var row: [BoxItem] {
    [a.boxed.left(10).right(>=20), b.boxed.left(5).flex(2), .flex(1)]
  }

  @Test func `pin a row from begin to end, item by item`() {
    #expect(
      constraints(row, spacing: 3, insets: insets) == [
        "a.leading == box.leading + 12.0",
        "a.top == box.top + 1.0",
        "a.bottom == box.bottom - 4.0",
        "b.leading >= a.trailing + 28.0",
        "b.top == box.top + 1.0",
        "b.bottom == box.bottom - 4.0",
        "UILayoutGuide.leading == b.trailing + 3.0",
        "UILayoutGuide.top == box.top + 1.0",
        "UILayoutGuide.bottom == box.bottom - 4.0",
        "box.trailing == UILayoutGuide.trailing + 8.0",
        "UILayoutGuide.width == b.width * 0.5",
      ]
    )
  }

  @Test func `begin a row on the right where right-to-left is forced, with relations flipped`() {
    #expect(
      constraints(row, spacing: 3, insets: insets, semantic: .forceRightToLeft) == [
        "a.right == box.right - 12.0",
        "a.top == box.top + 1.0",
        "a.bottom == box.bottom - 4.0",
        "b.right <= a.left - 28.0",
        "b.top == box.top + 1.0",
        "b.bottom == box.bottom - 4.0",
        "UILayoutGuide.right == b.left - 3.0",
        "UILayoutGuide.top == box.top + 1.0",
        "UILayoutGuide.bottom == box.bottom - 4.0",
        "box.left == UILayoutGuide.left - 8.0",
        "UILayoutGuide.width == b.width * 0.5",
      ]
    )
  }

  @Test(arguments: [UISemanticContentAttribute.forceLeftToRight, .playback, .spatial])
  func `hold the left under every other attribute`(semantic: UISemanticContentAttribute) {
    #expect(
      constraints([a.boxed.left(10), b.boxed.allY(nil)], insets: insets, semantic: semantic) == [
        "a.left == box.left + 12.0",
        "a.top == box.top + 1.0",
        "a.bottom == box.bottom - 4.0",
        "b.left == a.right",
        "box.right == b.right + 8.0",
      ]
    )
  }

  @Test func `stack a column from top to bottom`() {
    #expect(
      constraints(
        [a.boxed.bottom(6), b.boxed.top(<=5).bottom(7)],
        axis: .y,
        spacing: 3,
        insets: insets
      ) == [
        "a.top == box.top + 1.0",
        "a.leading == box.leading + 2.0",
        "a.trailing == box.trailing - 8.0",
        // 6 + 5 + 3
        "b.top <= a.bottom + 14.0",
        "b.leading == box.leading + 2.0",
        "b.trailing == box.trailing - 8.0",
        // 7 + 4
        "box.bottom == b.bottom + 11.0",
      ]
    )
  }

  // 30 + 2 = 32; 30 + 8 = 38; 7 + (2 − 8) / 2 = 4.
  @Test func `center across the axis with at least the padding on both sides`() {
    let items = [a.boxed.centerX(offset: 7, padding: 30)]
    #expect(
      constraints(items, axis: .y, insets: insets) == [
        "a.top == box.top + 1.0",
        "a.leading >= box.leading + 32.0",
        "a.trailing <= box.trailing - 38.0",
        "a.centerX == box.centerX + 4.0",
        "box.bottom == a.bottom + 4.0",
      ]
    )
    #expect(
      constraints(items, axis: .y, insets: insets, semantic: .forceRightToLeft) == [
        "a.top == box.top + 1.0",
        "a.right <= box.right - 32.0",
        "a.left >= box.left + 38.0",
        "a.centerX == box.centerX - 4.0",
        "box.bottom == a.bottom + 4.0",
      ]
    )
  }

  @Test func `move the middle to the left where the reading direction is right-to-left`() {
    let before = UITraitCollection.current
    UITraitCollection.current = UITraitCollection(layoutDirection: .rightToLeft)
    defer { UITraitCollection.current = before }
    #expect(
      constraints([a.boxed.centerX(offset: 7, padding: nil)], axis: .y, insets: insets) == [
        "a.top == box.top + 1.0",
        // Leading turns by itself, the middle does not.
        "a.centerX == box.centerX - 4.0",
        "box.bottom == a.bottom + 4.0",
      ]
    )
  }

  @Test func `center along the axis in the middle of the insets`() {
    // 5 + (1 − 4) / 2 = 3.5
    #expect(
      constraints([a.boxed.allX(nil).centerY(offset: 5)], axis: .y, insets: insets) == [
        "a.top >= box.top + 1.0",
        "box.bottom >= a.bottom + 4.0",
        "a.centerY == box.centerY + 3.5",
      ]
    )
  }

  @Test func `flip the relation of a middle with its sign`() {
    var item = a.boxed.all(nil)
    item.layout.centerX = >=6
    #expect(
      constraints([item], semantic: .forceRightToLeft) == ["a.centerX <= box.centerX - 6.0"]
    )
  }

  @Test func `break the chain where a pin is missing`() {
    #expect(
      constraints([a.boxed.right(nil).allY(nil), b.boxed.allY(nil)]) == [
        "a.leading == box.leading",
        "box.trailing == b.trailing",
      ]
    )
    #expect(
      constraints([a.boxed.allY(nil), b.boxed.left(nil).allY(nil)]) == [
        "a.leading == box.leading",
        "box.trailing == b.trailing",
      ]
    )
    #expect(constraints([a.boxed.all(nil)]) == [])
  }

  @Test func `join two pins with the lower priority and the relation that says more`() {
    #expect(
      constraints([
        a.boxed.right((>=4).high()).allY(nil),
        b.boxed.left((==2).low()).right((<=1).exact(30)).allY(nil),
      ]) == [
        "a.leading == box.leading",
        "b.leading >= a.trailing + 6.0 @250.0",
        "box.trailing <= b.trailing + 1.0 @30.0",
      ]
    )
  }

  @Test func `leave out only the gap whose pins contradict each other, and report it`() {
    let c = view()
    let messages = problems {
      let box = BoxView(axis: .x)
      box.items = [
        a.boxed.right(>=4).allY(nil), b.boxed.left(<=2).allY(nil), c.boxed.allY(nil),
      ]
      box.updateConstraints()
      let names = Names(["a": a, "b": b, "c": c, "box": box])
      #expect(
        names.texts(box.managedConstraints) == [
          "a.leading == box.leading",
          "c.leading == b.trailing",
          "box.trailing == c.trailing",
        ]
      )
    }
    #expect(messages.count == 1)
    #expect(messages.first?.contains("at least 4.0") == true)
    #expect(messages.first?.contains("at most 2.0") == true)
  }

  @Test func `give absolute sizes, and multiples of the whole box`() {
    #expect(
      constraints(
        [
          a.boxed.all(nil).width(30).height(<=40)
            .relativeWidth(>=20.0 * 0.3).relativeHeight(*0.5 & .defaultLow)
        ],
        insets: insets
      ) == [
        "a.width == 30.0",
        "a.height <= 40.0",
        // 20 points and 30 %, or more; the insets are not subtracted.
        "a.width >= box.width * 0.3 + 20.0",
        "a.height == box.height * 0.5 @250.0",
      ]
    )
  }

  @Test func `tie every share to the first one`() {
    let c = view()
    let box = BoxView(axis: .y)
    box.items = [a, b, c].boxed.map { $0.all(nil) }
    box.updateItemForObject(a) { $0.flex(2) }
    box.updateItemForObject(c) { $0.flex(3) }
    box.updateConstraints()
    let names = Names(["a": a, "b": b, "c": c])
    #expect(names.texts(box.managedConstraints) == ["c.height == a.height * 1.5"])
    box.updateItemForObject(c) { $0.flex(nil) }
    box.updateConstraints()
    #expect(box.managedConstraints == [])
  }

  @Test(arguments: [0, -1, CGFloat.nan, .infinity])
  func `leave out and report a share that is none`(flex: CGFloat) {
    let messages = problems {
      #expect(
        constraints([a.boxed.all(nil).flex(flex), b.boxed.all(nil).flex()]) == []
      )
    }
    #expect(messages.count == 1)
  }

  @Test func `leave out and report what no constraint can be`() {
    let messages = problems {
      #expect(
        constraints([
          a.boxed.all(nil).width(.nan).height(==9 & UILayoutPriority(0)),
          b.boxed.all(nil).height(5),
        ]) == ["b.height == 5.0"]
      )
    }
    #expect(messages.count == 2)
  }

  @Test func `report what stays wrong only once`() {
    let box = BoxView(axis: .x)
    box.items = [a.boxed.right(>=4), b.boxed.left(<=2)]
    #expect(problems { box.updateConstraints() }.count == 1)
    box.spacing = 5
    #expect(problems { box.updateConstraints() } == [])
    b.updateBoxItem { $0.left(2) }
    #expect(problems { box.updateConstraints() } == [])
    b.updateBoxItem { $0.left(<=2) }
    #expect(problems { box.updateConstraints() }.count == 1)
  }
}
#endif
