import ConstraintSolver
import LayoutEngine
import Testing

@testable import PlumbDiagnosis

@Suite struct `What follows from something else` {
  /// 500 points in 400: the width gives way, and is not open besides.
  @Test func `a constraint that gave way leaves nothing open`() throws {
    var layout = HandMadeLayout()
    let card = layout.add("card")
    layout.tie(card, .leading, 0)
    layout.tie(card, .trailing, .lessThanOrEqual, 0)
    layout.tie(card, .top, 0)
    layout.add(LayoutConstraint(layout.item(card), .height, constant: 10))
    layout.add(LayoutConstraint(layout.item(card), .width, constant: 500))
    #expect(try findings(.conflict, layout).count == 1)
    #expect(try findings(.ambiguous, layout).isEmpty)
  }

  /// At two pixels for each point, half a point is one.
  @Test func `a freedom of less than a pixel is none`() throws {
    for (upper, count) in [(10.4, 0), (10.6, 1)] {
      var layout = HandMadeLayout()
      let card = layout.add("card")
      layout.tie(card, .leading, 0)
      layout.tie(card, .top, 0)
      layout.add(LayoutConstraint(layout.item(card), .height, constant: 10))
      layout.add(LayoutConstraint(layout.item(card), .width, .greaterThanOrEqual, constant: 10))
      layout.add(LayoutConstraint(layout.item(card), .width, .lessThanOrEqual, constant: upper))
      #expect(try findings(.ambiguous, layout).count == count, "\(upper)")
    }
  }

  /// The width of 10 is removed when the app is built, and with it what contradicts it.
  @Test func `a placeholder contradicts nothing and repeats nothing`() throws {
    for constant in [10.0, 20] {
      var layout = HandMadeLayout()
      let card = layout.add("card")
      layout.place(card, 0, 0, 20, 20)
      layout.add(LayoutConstraint(layout.item(card), .width, constant: constant))
      let place = layout.snapshot.constraints.count - 1
      #expect(try !layout.solved().findings(of: [.conflict, .redundantConstraint]).isEmpty)
      layout.snapshot.constraints[place].isPlaceholder = true
      #expect(try layout.solved().findings(of: [.conflict, .redundantConstraint]).isEmpty)
    }
  }
}

@Suite struct `A bound that others imply` {
  /// 40 ≥ 30 ≥ 20.
  @Test func `is found where it takes two of them`() throws {
    var layout = HandMadeLayout()
    let a = layout.add("a")
    let b = layout.add("b")
    layout.add(LayoutConstraint(layout.item(a), .width, .greaterThanOrEqual, constant: 30))
    layout.tie(b, .width, .greaterThanOrEqual, a)
    layout.add(LayoutConstraint(layout.item(b), .width, .greaterThanOrEqual, constant: 20))
    let found = try findings(.redundantConstraint, layout)
    #expect(found.map { $0.constraints.first } == [6])
    #expect(Set(found.first?.constraints ?? []) == [4, 5, 6])
  }

  @Test func `is not one that adds a point`() throws {
    var layout = HandMadeLayout()
    let a = layout.add("a")
    let b = layout.add("b")
    layout.add(LayoutConstraint(layout.item(a), .width, .greaterThanOrEqual, constant: 30))
    layout.tie(b, .width, .greaterThanOrEqual, a)
    layout.add(LayoutConstraint(layout.item(b), .width, .greaterThanOrEqual, constant: 31))
    #expect(try findings(.redundantConstraint, layout).isEmpty)
  }

  /// At least 16 and at most 16 is 16.
  @Test func `counts where two bounds leave one value`() throws {
    var layout = HandMadeLayout()
    let a = layout.add("a")
    layout.tie(a, .leading, .greaterThanOrEqual, 0, nil, 16)
    layout.tie(a, .leading, .lessThanOrEqual, 0, nil, 16)
    layout.tie(a, .leading, .equal, 0, nil, 16)
    #expect(try findings(.redundantConstraint, layout).map { $0.constraints.first } == [6])
  }

  /// Each of three equal ones is implied by another; without two of them the layout is the same.
  @Test func `is not found where only what is deleted implied it`() throws {
    var layout = HandMadeLayout()
    let a = layout.add("a")
    for _ in 0..<3 { layout.add(LayoutConstraint(layout.item(a), .width, constant: 20)) }
    #expect(try findings(.redundantConstraint, layout).map { $0.constraints.first } == [5, 6])
  }

  @Test func `is told to be left out where a layout is too large`() throws {
    var layout = HandMadeLayout()
    for number in 0..<399 {
      let a = layout.add("a\(number)")
      layout.add(LayoutConstraint(layout.item(a), .width, constant: 20))
      layout.tie(a, .right, .equal, a, .left, 20)
    }
    // 9,000,000 / 400² = 56 are asked about.
    let found = try findings(.redundantConstraint, layout)
    #expect(found.count == 57)
    #expect(found.last?.severity == .note)
    #expect(found.last?.message.contains(": 343 that may be redundant were left out") == true)
  }
}

@Suite struct `What the circumstances imply` {
  /// A view in `parent`, tied to it and to a guide of it that the system puts at the same place.
  private func layout(
    _ source: ConstraintSource,
    scrolls: Bool = false
  ) -> (HandMadeLayout, view: Int, guide: Int) {
    var layout = HandMadeLayout()
    let parent = layout.add("parent")
    layout.place(parent, 0, 0, 400, 800)
    let content = scrolls ? layout.add("", parent: parent, kind: .content) : nil
    let guide = layout.add("", parent: parent, kind: .guide)
    for attribute in [LayoutAttribute.left, .top, .width, .height] {
      layout.add(
        LayoutConstraint(
          layout.item(guide),
          attribute,
          .equal,
          layout.item(parent),
          attribute,
          source: source
        )
      )
    }
    let view = layout.add("view", parent: parent)
    layout.tie(view, .leading, content ?? parent)
    layout.tie(view, .leading, guide)
    return (layout, view, guide)
  }

  /// On another device, or on its side, the safe area begins elsewhere.
  @Test func `is not what a safe area without insets makes equal`() throws {
    let (layout, _, _) = layout(.safeAreaGuide)
    #expect(try findings(.redundantConstraint, layout).isEmpty)
  }

  @Test func `is what is said twice of the safe area`() throws {
    var (layout, view, guide) = layout(.safeAreaGuide)
    layout.tie(view, .leading, guide)
    #expect(try findings(.redundantConstraint, layout).count == 1)
  }

  /// The content of a scroll view lies elsewhere as soon as it is scrolled.
  @Test func `is not what a scroll view at rest makes equal`() throws {
    let (layout, _, _) = layout(.systemGuide, scrolls: true)
    #expect(try findings(.redundantConstraint, layout).isEmpty)
  }

  @Test func `is what another guide of the system makes equal for good`() throws {
    let (layout, _, _) = layout(.systemGuide)
    #expect(try findings(.redundantConstraint, layout).count == 1)
  }
}

@Suite struct `A stack view with the other axis` {
  /// Two views of a vertical stack view, and what it does with them, as UIKit does it.
  private func layout(width: Double?) -> (HandMadeLayout, stack: Int, second: Int) {
    var layout = HandMadeLayout()
    let stack = layout.add("stack", className: "UIStackView")
    let first = layout.add("first", parent: stack)
    let second = layout.add("second", parent: stack)
    layout.snapshot.items[stack].stack = .init(axis: .vertical, arranged: [first, second])
    for (a, one, b, other) in [
      (stack, LayoutAttribute.top, first, LayoutAttribute.top), (second, .top, first, .bottom),
      (stack, .bottom, second, .bottom), (stack, .leading, first, .leading),
      (stack, .trailing, first, .trailing), (first, .leading, second, .leading),
      (first, .trailing, second, .trailing),
    ] {
      layout.add(
        LayoutConstraint(
          layout.item(a),
          one,
          .equal,
          layout.item(b),
          other,
          source: .stackView
        )
      )
    }
    if let width { layout.add(LayoutConstraint(layout.item(first), .width, constant: width)) }
    layout.tie(second, .leading, stack)
    return (layout, stack, second)
  }

  /// Side by side, the second begins behind the 50 points of the first, and not where the stack does.
  @Test func `is solved, and contradicts what repeats it`() throws {
    let (layout, stack, second) = layout(width: 50)
    let found = try findings(.arrangedConstraint, layout)
    #expect(found.map(\.items) == [[second, stack]])
    #expect(
      found.first?.message.contains(
        " contradicts UIStackView stack as soon as its axis is horizontal: "
      )
        == true
    )
    let redundant = try findings(.redundantConstraint, layout)
    #expect(
      redundant.first?.details.last
        == "it contradicts UIStackView stack as soon as its axis is horizontal"
    )
  }

  /// Without a width the first may have none.
  @Test func `is not said to contradict what still holds`() throws {
    let found = try findings(.arrangedConstraint, layout(width: nil).0)
    #expect(found.count == 1)
    #expect(found.first?.message.contains("axis of") == false)
  }

  @Test func `is said to be unknown with proportions`() throws {
    var (layout, stack, _) = layout(width: 50)
    layout.snapshot.items[stack].stack?.distribution = "fillProportionally"
    let found = try findings(.arrangedConstraint, layout)
    #expect(found.first?.details.last?.hasSuffix("cannot be told from the layout") == true)
  }
}

@Suite struct `A text that grows past something` {
  /// The second begins at 180 until twice the first's width less 250 is more, from 215 on: both
  /// share something from 180 to 250 points, and nothing at half of the way (300) and at its end (450).
  @Test func `is found where it is covered in between only`() throws {
    var layout = HandMadeLayout(width: 2000)
    let first = layout.addText("First", width: 150, at: (0, 10))
    let second = layout.addText("Second", width: 40)
    layout.tie(second, .top, first)
    layout.add(
      LayoutConstraint(
        layout.item(second),
        .left,
        .equal,
        layout.item(0),
        .left,
        constant: 180,
        priority: 500
      )
    )
    layout.add(
      LayoutConstraint(
        layout.item(second),
        .left,
        .greaterThanOrEqual,
        layout.item(first),
        .right,
        multiplier: 2,
        constant: -250
      )
    )
    #expect(
      try findings(.missingSiblingRelation, layout).map(\.message) == [
        "`First` and `Second` cover each other once the text of `First` is 181 points wide (now 150)"
      ]
    )
  }

  /// The card is as wide as what the title leaves of 400 points, and holds 150: at 250 it is too narrow.
  @Test func `is found where it makes a superview too narrow`() throws {
    var layout = HandMadeLayout()
    let title = layout.addText("Title", width: 100, at: (0, 10))
    let card = layout.add("card")
    layout.tie(card, .leading, title, .trailing)
    layout.tie(card, .trailing, 0)
    layout.tie(card, .top, 0)
    layout.add(LayoutConstraint(layout.item(card), .height, constant: 40))
    let box = layout.add("box", parent: card)
    layout.tie(box, .leading, card)
    layout.tie(box, .top, card)
    layout.add(LayoutConstraint(layout.item(box), .width, constant: 150))
    layout.add(LayoutConstraint(layout.item(box), .height, constant: 40))
    let found = try findings(.unboundedGrowth, layout)
    #expect(found.map(\.items) == [[title, box, card]])
    #expect(found.first?.message.contains("once its text is 251 points wide") == true)
  }
}
