import ConstraintSolver
import LayoutEngine
import Testing

@testable import PlumbDiagnosis

@Suite struct `A text that is too long already` {
  /// 435 points centred in 400 are 17.5 points out at each side.
  @Test func `sticks out at both sides where it is centred`() throws {
    var layout = HandMadeLayout()
    let title = layout.addText("Title", width: 435)
    layout.tie(title, .centerX, 0)
    layout.tie(title, .top, 0)
    let found = try layout.solved().findings()
    #expect(
      found.map(\.message) == [
        "`Title` sticks out of UIView root by 17.5 points at the left and 17.5 points at the right: "
          + "its text is too long"
      ]
    )
    #expect(found.map(\.severity) == [.warning])
  }

  /// A text that is outside however short it is was put there.
  @Test func `is not one that a short text would be, too`() throws {
    var layout = HandMadeLayout()
    let title = layout.addText("Title", width: 200)
    layout.tie(title, .leading, 0, .trailing, 10)
    layout.tie(title, .top, 0)
    #expect(try findings(.unboundedGrowth, layout).isEmpty)
  }

  /// Five lines of 20 points end at 100, and the second text begins at 50.
  @Test func `covers the text below it with its lines`() throws {
    var layout = HandMadeLayout()
    let first = layout.addText("First", width: 300, height: 100, lines: 0, at: (0, 0))
    let second = layout.addText("Second", width: 60, at: (0, 50))
    layout.tie(first, .trailing, 0)
    layout.tie(second, .trailing, 0)
    let found = try layout.solved().findings()
    #expect(found.map(\.rule) == [.missingSiblingRelation])
    #expect(found.map(\.items) == [[first, second]])
    #expect(
      found.map(\.message) == [
        "`First` and `Second` cover each other: the text of `First` takes 5 lines"
      ]
    )
  }

  /// Two titles and two buttons of which code shows one each.
  @Test func `is a note where other contents cover each other, too`() throws {
    var layout = HandMadeLayout()
    layout.addText("3 selected episodes", width: 200, at: (16, 10))
    let other = layout.addText("Rearrange", width: 200)
    layout.tie(other, .centerX, 0)
    layout.tie(other, .top, 0, nil, 10)
    #expect(try findings(.missingSiblingRelation, layout).map(\.severity) == [.warning])
    layout.addText("Done", width: 40, at: (300, 100))
    layout.addText("Edit", width: 40, at: (300, 100))
    #expect(try findings(.missingSiblingRelation, layout).map(\.severity) == [.note])
  }
}

@Suite struct `A text whose width nothing limits` {
  @Test(arguments: [("Label", 1, Finding.Severity.warning), ("Hi", 0, .warning), ("Hi", 1, .note)])
  func `is a warning where it stands for another one or may wrap`(
    _ text: String,
    _ lines: Int,
    _ severity: Finding.Severity
  ) throws {
    var layout = HandMadeLayout()
    let title = layout.addText("Title", width: 30, lines: lines, at: (20, 10))
    layout.snapshot.items[title].label = nil
    layout.snapshot.items[title].text = text
    #expect(try findings(.unboundedGrowth, layout).map(\.severity) == [severity])
    layout.tie(title, .trailing, .lessThanOrEqual, 0)
    #expect(try findings(.unboundedGrowth, layout).isEmpty)
  }

  @Test(arguments: [(LayoutAttribute.centerX, Finding.Severity.warning), (.leading, .note)])
  func `is a warning for a button in the middle`(
    _ attribute: LayoutAttribute,
    _ severity: Finding.Severity
  ) throws {
    var layout = HandMadeLayout()
    let button = layout.addText("OK", width: 30)
    layout.addText("OK label", width: 30, parent: button, at: (0, 0))
    layout.tie(button, attribute, 0)
    layout.tie(button, .top, 0)
    #expect(try findings(.unboundedGrowth, layout).map(\.severity) == [severity])
  }

  /// A margin of 8 points lies over the switch, and the text goes no further.
  @Test func `is not one that a sibling limits by its margin`() throws {
    var layout = HandMadeLayout()
    let title = layout.addText("Label", width: 40, lines: 0, at: (20, 10))
    layout.snapshot.items[title].properties.margins = .init(top: 8, left: 8, bottom: 8, right: 8)
    layout.snapshot.items[title].properties.compressionResistance.horizontal = 749
    let toggle = layout.add("switch")
    layout.place(toggle, 330, 10, 51, 31)
    layout.snapshot.items[toggle].properties.intrinsicWidth = 51
    layout.tie(toggle, .leading, .greaterThanOrEqual, title, .trailingMargin)
    #expect(try findings(.missingSiblingRelation, layout).isEmpty)
    #expect(try findings(.unboundedGrowth, layout).isEmpty)
  }

  /// Each of three texts in a row pushes the last one out.
  @Test func `is told once for a row`() throws {
    var layout = HandMadeLayout()
    var before = layout.addText("One", width: 30, at: (0, 0))
    for name in ["Two", "Three"] {
      let next = layout.addText(name, width: 30)
      layout.tie(next, .leading, before, .trailing, 8)
      layout.tie(next, .top, 0)
      before = next
    }
    let found = try findings(.unboundedGrowth, layout)
    #expect(found.map { $0.items[0] } == [before])
  }
}

@Suite struct `A view that is larger than its superview` {
  @Test(arguments: [(1.5, 1), (1, 0), (0.5, 0)])
  func `is found by its multiplier`(_ multiplier: Double, _ count: Int) throws {
    var layout = HandMadeLayout()
    let card = layout.add("card")
    layout.tie(card, .leading, 0)
    layout.tie(card, .top, 0)
    layout.add(LayoutConstraint(layout.item(card), .height, constant: 10))
    layout.add(
      LayoutConstraint(
        layout.item(card),
        .width,
        .equal,
        layout.item(0),
        .width,
        multiplier: multiplier
      )
    )
    let found = try findings(.outsideSuperview, layout)
    #expect(found.map(\.severity) == Array(repeating: .warning, count: count))
    if count > 0 {
      #expect(
        found[0].message == "UIView card is 1.5 times as wide as UIView root, which it lies in: "
          + "it sticks out by 200 points"
      )
    }
  }
}

@Suite struct `A sign that was forgotten` {
  /// Begins with its superview and ends 50 points beyond it.
  @Test(arguments: [(true, 1), (false, 0)])
  func `is found for a text at the other edge, and not for a backdrop`(
    _ isText: Bool,
    _ count: Int
  ) throws {
    var layout = HandMadeLayout()
    let view = isText ? layout.addText("Register", width: 60) : layout.add("backdrop")
    layout.tie(view, .leading, 0)
    layout.tie(view, .trailing, 0, nil, 50)
    layout.tie(view, .top, 0)
    layout.add(LayoutConstraint(layout.item(view), .height, constant: 20))
    #expect(try findings(.outsetOffset, layout).count == count)
  }

  @Test(arguments: [(true, 0), (false, 1)])
  func `is found where the other edge is inside, and not for a picture`(
    _ isImage: Bool,
    _ count: Int
  ) throws {
    var layout = HandMadeLayout()
    let view = layout.add("view")
    layout.snapshot.items[view].isImage = isImage
    layout.tie(view, .leading, 0, nil, 8)
    layout.tie(view, .trailing, 0, nil, 20)
    #expect(try findings(.outsetOffset, layout).count == count)
  }
}

@Suite struct `What is open for one cause` {
  /// The first has no top, and the others hang on it.
  @Test func `is one finding, at the outermost view`() throws {
    var layout = HandMadeLayout()
    var before = layout.addText("One", width: 30)
    layout.tie(before, .leading, 0)
    for name in ["Two", "Three"] {
      let next = layout.addText(name, width: 30)
      layout.tie(next, .leading, 0)
      layout.tie(next, .top, before, .bottom, 8)
      before = next
    }
    let found = try findings(.ambiguous, layout)
    #expect(found.map(\.items) == [[1, 2, 3]])
    #expect(found.first?.message.hasSuffix("; 2 more views depend on it") == true)
    #expect(found.first?.suggestion == "add a top or centerY constraint for `One`")
  }

  @Test func `is told for each of two that nothing ties`() throws {
    var layout = HandMadeLayout()
    for name in ["One", "Two"] {
      let text = layout.addText(name, width: 30)
      layout.tie(text, .leading, 0)
    }
    #expect(try findings(.ambiguous, layout).count == 2)
  }

  @Test(arguments: [
    (LayoutAttribute.leading, "add a trailing or width constraint for UIView card"),
    (.trailing, "add a leading or width constraint for UIView card"),
    (.centerX, "add a width constraint for UIView card"),
  ])
  func `is settled by the relation that is missing`(
    _ held: LayoutAttribute,
    _ suggestion: String
  ) throws {
    var layout = HandMadeLayout()
    let card = layout.add("card")
    layout.tie(card, held, 0)
    layout.tie(card, .top, 0)
    layout.tie(card, .bottom, 0)
    #expect(try findings(.ambiguous, layout).map(\.suggestion) == [suggestion])
  }

  @Test(arguments: [true, false])
  func `is not a stack view that shows nothing`(_ isHidden: Bool) throws {
    var layout = HandMadeLayout()
    let stack = layout.add("stack")
    let view = layout.add("view", parent: stack)
    layout.snapshot.items[view].isHidden = isHidden
    layout.snapshot.items[stack].stack = .init(axis: .vertical, arranged: [view])
    layout.tie(stack, .leading, 0)
    layout.tie(stack, .trailing, 0)
    layout.tie(stack, .top, 0)
    #expect(try findings(.ambiguous, layout).isEmpty == isHidden)
  }

  /// A section that is closed by a height of 0 clips a text of which nothing says where it is sideways.
  @Test(arguments: [(0, true, 0), (0, false, 1), (30, true, 1)])
  func `is not in a view that is collapsed and clips it`(
    _ height: Double,
    _ clips: Bool,
    _ count: Int
  ) throws {
    var layout = HandMadeLayout()
    let section = layout.add("section")
    layout.place(section, 0, 0, 400, height)
    layout.snapshot.items[section].clipsToBounds = clips
    let text = layout.addText("Text", width: 30, parent: section)
    layout.add(LayoutConstraint(layout.item(text), .top, .equal, layout.item(section), .top))
    #expect(try findings(.ambiguous, layout).count == count)
  }
}

@Suite struct `A width on the canvas` {
  /// The root, whose size a host gives, is 400 points wide and 800 high.
  @Test(arguments: [(LayoutAttribute.width, 500.0, 1), (.height, 900, 0), (.width, 300, 0)])
  func `is a warning where more is needed, and a height is not`(
    _ attribute: LayoutAttribute,
    _ length: Double,
    _ count: Int
  ) throws {
    var layout = HandMadeLayout()
    for place in 2...3 { layout.snapshot.constraints[place].isPlaceholder = true }
    let card = layout.add("card")
    for edge in [LayoutAttribute.leading, .trailing, .top, .bottom] { layout.tie(card, edge, 0) }
    layout.add(LayoutConstraint(layout.item(card), attribute, constant: length))
    let found = try findings(.conflict, layout)
    #expect(found.map(\.severity) == Array(repeating: .warning, count: count))
  }
}

@Suite struct `A finding that another one explains` {
  @Test func `is told where the other rule is not asked for`() throws {
    var layout = HandMadeLayout()
    layout.addText("First", width: 100, at: (10, 10))
    layout.addText("Second", width: 100, at: (100, 10))
    let both = try layout.solved().findings(of: [.overlappingContent, .missingSiblingRelation])
    #expect(both.map(\.rule) == [.missingSiblingRelation])
    #expect(try findings(.overlappingContent, layout).count == 1)
  }
}
