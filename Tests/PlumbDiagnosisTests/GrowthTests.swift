import ConstraintSolver
import LayoutEngine
import Testing

@testable import PlumbDiagnosis

@Suite struct `A text that grows` {
  /// Centred in 400 points: it is a point out at each side at 402.
  @Test func `leaves its superview from a width on where nothing keeps it in`() throws {
    var layout = HandMadeLayout()
    let title = layout.addText("Title", width: 200)
    layout.tie(title, .centerX, 0)
    layout.tie(title, .top, 0)
    let found = try findings(.unboundedGrowth, layout)
    #expect(
      found.map(\.message) == [
        "`Title` leaves UIView root once its text is 402 points wide (now 200)"
      ]
    )
    #expect(found[0].suggestion?.contains("`Title` leading ≥ UIView root leading + 8") == true)
  }

  @Test(arguments: [LayoutAttribute.leading, .trailing])
  func `stays in its superview with an inequality`(_ side: LayoutAttribute) throws {
    var layout = HandMadeLayout()
    let title = layout.addText("Title", width: 200)
    layout.tie(title, .centerX, 0)
    layout.tie(title, .top, 0)
    layout.tie(title, side, side == .leading ? .greaterThanOrEqual : .lessThanOrEqual, 0)
    #expect(try findings(.unboundedGrowth, layout).isEmpty)
  }

  /// At 20 from the left, 400 − 20 + 1 = 381.
  @Test func `leaves its superview at the free side`() throws {
    var layout = HandMadeLayout()
    layout.addText("Title", width: 200, at: (20, 10))
    #expect(
      try findings(.unboundedGrowth, layout).map(\.message) == [
        "`Title` leaves UIView root once its text is 381 points wide (now 200)"
      ]
    )
  }

  /// Five letters become three times as long at most: 300, where 381 are needed.
  @Test func `is a note where it takes more than translations come to`() throws {
    var layout = HandMadeLayout()
    layout.addText("Title", width: 100, at: (20, 10))
    let note = try findings(.unboundedGrowth, layout)
    #expect(note.map(\.severity) == [.note])
    #expect(
      note.first?.message == "nothing limits the width of `Title`: "
        + "it leaves UIView root once its text is 381 points wide (now 100)"
    )
    var options = DiagnosisOptions()
    options.growth = 4
    let found = try layout.solved().findings(of: [.unboundedGrowth], options: options)
    #expect(found.count == 1)
  }

  /// The first begins at 10, the second at 200: they share more than a point from 191 on.
  @Test func `covers a sibling that it is not tied to from a width on`() throws {
    var layout = HandMadeLayout()
    let first = layout.addText("First", width: 100, at: (10, 10))
    let second = layout.addText("Second", width: 40, at: (200, 10))
    let found = try findings(.missingSiblingRelation, layout)
    #expect(found.map(\.items) == [[first, second]])
    #expect(
      found[0].message
        == "`First` and `Second` cover each other once the text of `First` is 191 points wide (now 100)"
    )
    #expect(
      found[0].suggestion == "tie them to each other: `Second` leading ≥ `First` trailing + 8"
    )
  }

  @Test func `leaves a sibling alone that it is tied to`() throws {
    var layout = HandMadeLayout()
    let first = layout.addText("First", width: 100, at: (10, 10))
    let second = layout.addText("Second", width: 40, at: (200, 10))
    layout.tie(second, .leading, .greaterThanOrEqual, first, .trailing, 8)
    #expect(try findings(.missingSiblingRelation, layout).isEmpty)
  }

  /// Lines of 20 points: the first label is from 0 to 20 · lines, the second begins at 50.
  @Test func `covers a sibling from a line on`() throws {
    var layout = HandMadeLayout()
    layout.addText("First", width: 100, lines: 0, at: (10, 0))
    layout.addText("Second", width: 100, at: (10, 50))
    let found = try findings(.missingSiblingRelation, layout)
    #expect(
      found.map(\.message) == [
        "`First` and `Second` cover each other from the third line of `First` on"
      ]
    )
    #expect(
      found[0].suggestion == "tie them to each other: `Second` top ≥ `First` bottom + 8"
    )
  }

  /// Held at the bottom of 50 points, three lines of 20 points begin 10 above the top.
  @Test(arguments: [LayoutAttribute.top, .bottom])
  func `leaves its superview at the side that is free`(_ side: LayoutAttribute) throws {
    var layout = HandMadeLayout(height: 50)
    let title = layout.addText("Title", width: 100, lines: 0)
    layout.tie(title, .leading, 0)
    layout.tie(title, side, 0)
    let found = try findings(.unboundedGrowth, layout)
    #expect(found.map(\.message) == ["`Title` leaves UIView root from its third line on"])
    let free = side == .top ? "bottom ≤ UIView root bottom − 8" : "top ≥ UIView root top + 8"
    #expect(found.first?.suggestion?.hasSuffix("`Title` " + free) == true)
  }

  /// The sibling moves with half of the text at first, then stops at 300: a place where the frames bend.
  @Test func `is followed exactly where frames bend`() throws {
    var layout = HandMadeLayout()
    let first = layout.addText("First", width: 150, at: (0, 10))
    let second = layout.addText("Second", width: 40)
    layout.tie(second, .top, first)
    layout.add(
      LayoutConstraint(
        layout.item(second),
        .leading,
        .equal,
        layout.item(first),
        .trailing,
        constant: 20,
        priority: 500
      )
    )
    layout.tie(second, .leading, .lessThanOrEqual, 0, nil, 300)
    #expect(
      try findings(.missingSiblingRelation, layout).map(\.message) == [
        "`First` and `Second` cover each other once the text of `First` is 301 points wide (now 150)"
      ]
    )
  }

  @Test func `leaves the layout as it was found`() throws {
    var layout = HandMadeLayout()
    let title = layout.addText("Title", width: 200, at: (20, 10))
    let solved = try layout.solved()
    _ = solved.findings()
    #expect(solved.engine.frame(of: layout.item(title)) == solved.frames[title])
  }
}

@Suite struct `A redundant constraint` {
  @Test func `is found with those that imply it`() throws {
    var layout = HandMadeLayout()
    let card = layout.add("card")
    layout.tie(card, .leading, 0, nil, 16)
    layout.tie(card, .trailing, 0, nil, -16)
    layout.tie(card, .centerX, 0)
    let found = try findings(.redundantConstraint, layout)
    #expect(found.map(\.constraints) == [[6, 4, 5]])
    #expect(found[0].message.hasSuffix("UIView card leading and UIView card trailing say the same"))
    #expect(found[0].message.contains("adds nothing"))
    #expect(found[0].severity == .note)
  }

  /// On this device 400 − 2 · 16 = 368; on another it would contradict the edges.
  @Test func `is not one that is right on this device only`() throws {
    var layout = HandMadeLayout()
    let card = layout.add("card")
    layout.tie(card, .leading, 0, nil, 16)
    layout.tie(card, .trailing, 0, nil, -16)
    layout.add(LayoutConstraint(layout.item(card), .width, constant: 368))
    #expect(try findings(.redundantConstraint, layout).isEmpty)
  }

  @Test func `is found where a bound is implied`() throws {
    var layout = HandMadeLayout()
    let card = layout.add("card")
    layout.add(LayoutConstraint(layout.item(card), .width, constant: 40))
    layout.add(LayoutConstraint(layout.item(card), .width, .greaterThanOrEqual, constant: 30))
    #expect(try findings(.redundantConstraint, layout).map(\.constraints) == [[5, 4]])
  }

  @Test func `is not one of a chain`() throws {
    var layout = HandMadeLayout()
    let a = layout.add("a")
    let b = layout.add("b")
    layout.tie(a, .leading, 0)
    layout.tie(b, .leading, a, .trailing, 8)
    layout.tie(b, .trailing, 0)
    layout.tie(a, .width, b)
    #expect(try findings(.redundantConstraint, layout).isEmpty)
  }
}

@Suite struct `A constraint on an arranged view` {
  private func layout() -> (HandMadeLayout, stack: Int, child: Int) {
    var layout = HandMadeLayout()
    let stack = layout.add("stack", className: "UIStackView")
    let child = layout.add("child", parent: stack)
    layout.snapshot.items[stack].stack = .init(axis: .vertical, arranged: [child])
    return (layout, stack, child)
  }

  @Test func `is found where the stack view places the view`() throws {
    var (layout, stack, child) = layout()
    layout.tie(child, .leading, stack)
    let found = try findings(.arrangedConstraint, layout)
    #expect(found.map(\.items) == [[child, stack]])
    #expect(found[0].suggestion == "delete it and set the alignment of UIStackView stack")
  }

  @Test func `is fine for a size`() throws {
    var (layout, stack, child) = layout()
    layout.tie(child, .width, stack)
    #expect(try findings(.arrangedConstraint, layout).isEmpty)
  }
}
