import ConstraintSolver
import Foundation
import LayoutEngine
import Testing

@testable import PlumbDiagnosis

/// What a rule finds in a layout made by hand.
func findings(_ rule: Rule, _ layout: HandMadeLayout) throws -> [Finding] {
  try layout.solved().findings(of: [rule])
}

extension HandMadeLayout {
  /// Adds a text whose content has a size, at the left top of the root if it is given a place.
  @discardableResult
  mutating func addText(
    _ id: String,
    width: Double,
    height: Double = 20,
    lines: Int = 1,
    parent: Int = 0,
    at point: (x: Double, y: Double)? = nil
  ) -> Int {
    let place = add(id, parent: parent, className: "UILabel")
    snapshot.items[place].label = id
    snapshot.items[place].isText = true
    snapshot.items[place].text = id
    snapshot.items[place].properties.intrinsicWidth = width
    snapshot.items[place].properties.intrinsicHeight = height
    snapshot.items[place].textFacts = LayoutSnapshot.TextFacts(
      naturalWidth: width,
      lineHeight: 20,
      lineLimit: lines,
      fontSize: 17
    )
    if let point {
      add(
        LayoutConstraint(item(place), .leading, .equal, item(parent), .leading, constant: point.x)
      )
      add(LayoutConstraint(item(place), .top, .equal, item(parent), .top, constant: point.y))
    }
    return place
  }

  /// Ties an attribute of an item to one of another.
  mutating func tie(
    _ first: Int,
    _ attribute: LayoutAttribute,
    _ relation: Relation = .equal,
    _ second: Int,
    _ other: LayoutAttribute? = nil,
    _ constant: Double = 0
  ) {
    add(
      LayoutConstraint(
        item(first),
        attribute,
        relation,
        item(second),
        other ?? attribute,
        constant: constant
      )
    )
  }
}

@Suite struct `The rules` {
  @Test func `have identifiers of their own in kebab case`() {
    let ids = Rule.all.map(\.id)
    #expect(Set(ids).count == ids.count)
    for id in ids {
      #expect(id.allSatisfy { $0.isLowercase || $0 == "-" }, "\(id)")
    }
    #expect(Rule.named("conflict") == .conflict)
    #expect(Rule.named("no-such-rule") == nil)
  }
}

@Suite struct `A view outside its superview` {
  /// 300 + 200 − 400 = 100 points at the right.
  @Test func `is found with the side and the amount`() throws {
    var layout = HandMadeLayout()
    let card = layout.add("card")
    layout.place(card, 300, 10, 200, 50)
    let found = try findings(.outsideSuperview, layout)
    #expect(found.map(\.items) == [[card, 0]])
    #expect(found[0].message == "UIView card sticks out of UIView root by 100 points at the right")
    #expect(
      found[0].suggestion == "keep it inside with UIView card trailing ≤ UIView root trailing"
    )
  }

  /// 300 + 110 − 400 = 10 points at the right.
  @Test(arguments: [(300, Finding.Severity.warning), (500, .note)])
  func `is a warning where a text with a width of its own is cut off by the screen`(
    _ x: Double,
    _ severity: Finding.Severity
  ) throws {
    var layout = HandMadeLayout()
    let name = layout.addText("Name", width: 40)
    layout.place(name, x, 10, 110, 20)
    let found = try findings(.outsideSuperview, layout)
    #expect(found.map(\.severity) == [severity])
  }

  @Test func `is fine where it scrolls, is hidden, or where a constraint says so`() throws {
    var layout = HandMadeLayout()
    let badge = layout.add("badge")
    layout.tie(badge, .trailing, 0, nil, 8)
    layout.tie(badge, .top, 0)
    layout.add(LayoutConstraint(layout.item(badge), .width, constant: 20))
    layout.add(LayoutConstraint(layout.item(badge), .height, constant: 20))
    let hidden = layout.add("hidden")
    layout.place(hidden, 390, 10, 200, 50)
    layout.snapshot.items[hidden].isHidden = true
    #expect(try findings(.outsideSuperview, layout).isEmpty)
  }
}

extension HandMadeLayout {
  mutating func tie(
    _ first: Int,
    _ attribute: LayoutAttribute,
    _ second: Int,
    _ other: LayoutAttribute? = nil,
    _ constant: Double = 0
  ) {
    tie(first, attribute, .equal, second, other, constant)
  }
}

@Suite struct `A text that does not fit` {
  private func layout(width: Double) -> (HandMadeLayout, Int) {
    var layout = HandMadeLayout()
    let title = layout.addText("Title", width: 120, at: (10, 10))
    layout.add(LayoutConstraint(layout.item(title), .width, constant: width))
    return (layout, title)
  }

  @Test func `is found with what it needs and gets`() throws {
    let found = try findings(.textTruncated, layout(width: 100).0)
    #expect(
      found.map(\.message) == [
        "`Title` needs 120 points in width and gets 100: its text is cut off"
      ]
    )
  }

  @Test func `is fine with room, with a font that shrinks, or with more lines`() throws {
    #expect(try findings(.textTruncated, layout(width: 120).0).isEmpty)
    for change in 0..<2 {
      var (layout, title) = layout(width: 100)
      if change == 0 { layout.snapshot.items[title].textFacts?.shrinks = true }
      if change == 1 { layout.snapshot.items[title].textFacts?.lineLimit = 0 }
      #expect(try findings(.textTruncated, layout).isEmpty)
    }
  }

  /// Half of 120 is 60: enough at 70 points, and too much at 50.
  @Test func `is found where the smallest font is too large`() throws {
    for width in [70.0, 50] {
      var (layout, title) = layout(width: width)
      layout.snapshot.items[title].textFacts?.shrinks = true
      layout.snapshot.items[title].textFacts?.minimumScale = 0.5
      let found = try findings(.textTruncated, layout)
      #expect(
        found.map(\.message)
          == (width == 70
            ? []
            : [
              "`Title` needs 60 points in width in its smallest font and gets 50: its text is cut off"
            ])
      )
    }
  }
}

@Suite struct `Contents that cover each other` {
  /// The first ends at 110, the second begins at 100.
  @Test func `are found with what they share`() throws {
    var layout = HandMadeLayout()
    let first = layout.addText("First", width: 100, at: (10, 10))
    let second = layout.addText("Second", width: 100, at: (100, 10))
    let found = try findings(.overlappingContent, layout)
    #expect(found.map(\.items) == [[second, first]])
    #expect(found[0].message == "`Second` covers 10 × 20 points of `First`")
    #expect(
      found[0].suggestion == "tie them to each other: `Second` leading ≥ `First` trailing + 8"
    )
  }

  @Test func `are fine side by side, or on an image`() throws {
    var layout = HandMadeLayout()
    layout.addText("First", width: 90, at: (10, 10))
    layout.addText("Second", width: 100, at: (100, 10))
    let image = layout.add("image", className: "UIImageView")
    layout.snapshot.items[image].isImage = true
    layout.place(image, 0, 0, 400, 800)
    #expect(try findings(.overlappingContent, layout).isEmpty)
  }
}

@Suite struct `A constant that leads outward` {
  private func layout(_ constant: Double) -> HandMadeLayout {
    var layout = HandMadeLayout()
    let card = layout.add("card")
    layout.tie(card, .leading, 0, nil, 16)
    layout.tie(card, .trailing, 0, nil, constant)
    return layout
  }

  @Test func `is found where the other edge is inset`() throws {
    let found = try findings(.outsetOffset, layout(16))
    #expect(found.map(\.constraints) == [[5]])
    #expect(found[0].suggestion?.hasPrefix("make the constant −16 instead of 16: ") == true)
  }

  /// A helper may have turned the sign of what the line says.
  @Test func `is told with the constant that the constraint has`() throws {
    var layout = HandMadeLayout()
    let card = layout.add("card")
    layout.tie(card, .leading, 0, nil, 16)
    layout.add(
      LayoutConstraint(
        layout.item(0),
        .trailing,
        .equal,
        layout.item(card),
        .trailing,
        constant: -16
      )
    )
    let found = try findings(.outsetOffset, layout)
    #expect(
      found.map(\.suggestion) == [
        "make the constant 16 instead of −16: it counts to the right and down at every edge"
      ]
    )
  }

  /// A label that begins with its superview and ends beyond it.
  @Test(arguments: [(0.5, 0), (1, 1), (8, 1)])
  func `is none where it is the fraction of a point that dragging leaves`(
    _ constant: Double,
    _ count: Int
  ) throws {
    var layout = HandMadeLayout()
    let label = layout.addText("Register", width: 60)
    layout.tie(label, .leading, 0)
    layout.tie(label, .trailing, 0, nil, constant)
    layout.tie(label, .top, 0)
    #expect(try findings(.outsetOffset, layout).count == count)
  }

  /// A label behind an icon, with the root's far edge moved by a constant.
  private func lone(_ constant: Double, top: Double, width: Double? = nil) -> HandMadeLayout {
    var layout = HandMadeLayout()
    let icon = layout.add("icon")
    layout.tie(icon, .leading, 0, nil, 16)
    layout.add(LayoutConstraint(layout.item(icon), .width, constant: 24))
    let label = layout.add("label", className: "UILabel")
    layout.snapshot.items[label].isText = true
    layout.snapshot.items[label].text = "Name"
    layout.snapshot.items[label].textFacts = LayoutSnapshot.TextFacts(
      naturalWidth: 40,
      lineHeight: 20
    )
    layout.snapshot.items[label].properties.intrinsicWidth = 40
    layout.snapshot.items[label].properties.intrinsicHeight = 20
    if let width {
      layout.add(LayoutConstraint(layout.item(label), .width, constant: width))
    } else {
      layout.tie(label, .leading, icon, .trailing, 8)
    }
    layout.tie(label, .trailing, 0, nil, constant)
    layout.tie(label, .top, 0, nil, top)
    return layout
  }

  @Test func `is found of a text that a neighbour holds at the other side`() throws {
    #expect(try findings(.outsetOffset, lone(5, top: 10)).count == 1)
    #expect(try findings(.outsetOffset, lone(15, top: 10, width: 100)).count == 1)
    #expect(try findings(.outsetOffset, lone(-5, top: 10)).isEmpty)
  }

  @Test(arguments: [(-10.0, 0), (-8.0, 1)])
  func `is fine where another view is out by as much at the other side`(
    _ other: Double,
    _ count: Int
  ) throws {
    var layout = lone(10, top: 10, width: 100)
    let view = layout.add("other")
    layout.tie(view, .leading, 0, nil, other)
    layout.tie(view, .top, 0, nil, 40)
    layout.add(LayoutConstraint(layout.item(view), .width, constant: 100))
    layout.add(LayoutConstraint(layout.item(view), .height, constant: 20))
    #expect(try findings(.outsetOffset, layout).count == count)
  }

  @Test func `is fine at a corner, and where all of it is out`() throws {
    #expect(try findings(.outsetOffset, lone(5, top: -5)).isEmpty)
    #expect(try findings(.outsetOffset, lone(120, top: 10, width: 100)).isEmpty)
  }

  @Test(arguments: [(-16.0, 1000 as Float, 0), (-16, 750, 1), (16, 1000, 2)])
  func `is not told beside the conflict with another constant`(
    _ constant: Double,
    _ priority: Float,
    _ count: Int
  ) throws {
    var layout = layout(16)
    layout.add(
      LayoutConstraint(
        layout.item(1),
        .trailing,
        .equal,
        layout.item(0),
        .trailing,
        constant: constant,
        priority: priority
      )
    )
    #expect(try findings(.outsetOffset, layout).count == count)
  }

  /// root.trailing = card.trailing − 16 is the same the other way round.
  @Test func `is found with the items exchanged`() throws {
    var layout = HandMadeLayout()
    let card = layout.add("card")
    layout.tie(card, .leading, 0, nil, 16)
    layout.tie(0, .trailing, card, nil, -16)
    #expect(try findings(.outsetOffset, layout).map(\.constraints) == [[5]])
  }

  @Test func `is fine with the other sign`() throws {
    #expect(try findings(.outsetOffset, layout(-16)).isEmpty)
  }
}

@Suite struct `Mixed directions` {
  private func layout(_ near: LayoutAttribute) -> HandMadeLayout {
    var layout = HandMadeLayout()
    let card = layout.add("card")
    layout.tie(card, near, 0, nil, 16)
    layout.tie(card, .trailing, 0, nil, -100)
    layout.tie(card, .top, 0)
    layout.tie(card, .height, 0)
    return layout
  }

  /// From the left at 16 to 300.
  ///
  /// Under right-to-left, trailing is the left side, and left stays.
  @Test func `are found with what becomes of the view`() throws {
    let found = try findings(.mixedDirection, layout(.left))
    #expect(found.count == 1)
    #expect(found[0].suggestion == "use leading in place of left")
    #expect(found[0].message.hasSuffix("under right-to-left they contradict each other"))
  }

  /// A panel that is as far from the left as from the right is where it is under either direction.
  @Test func `are fine where those of one kind are a pair`() throws {
    func panel(_ constant: Double) throws -> [Finding] {
      var layout = HandMadeLayout()
      let panel = layout.add("panel")
      layout.tie(panel, .left, 0)
      layout.tie(panel, .leading, 0, nil, 0)
      layout.tie(panel, .trailing, 0, nil, constant)
      return try findings(.mixedDirection, layout)
    }
    #expect(try panel(0).isEmpty)
    #expect(try panel(-16).count == 1)
  }

  /// A picture between the left and the right, with a title at its leading side and a figure behind the title.
  @Test func `are fine where only what hangs on the view follows the language`() throws {
    var layout = HandMadeLayout()
    let picture = layout.add("picture")
    layout.tie(picture, .left, 0)
    layout.tie(picture, .right, 0, nil, -16)
    let title = layout.addText("Title", width: 40)
    layout.tie(title, .leading, picture)
    let figure = layout.addText("Figure", width: 40)
    layout.tie(figure, .leading, title, .trailing)
    #expect(try findings(.mixedDirection, layout).isEmpty)
    // Now the title is held from the other side as well.
    layout.tie(figure, .trailing, 0)
    #expect(try findings(.mixedDirection, layout).count == 1)
  }

  @Test func `are fine where all follow the language`() throws {
    #expect(try findings(.mixedDirection, layout(.leading)).isEmpty)
  }
}

@Suite struct `A margin tied to a margin` {
  private func layout(_ attribute: LayoutAttribute) -> HandMadeLayout {
    var layout = HandMadeLayout()
    let card = layout.add("card")
    layout.snapshot.items[0].properties.margins = .init(top: 0, left: 16, bottom: 0, right: 16)
    layout.snapshot.items[card].properties.margins = .init(top: 8, left: 8, bottom: 8, right: 8)
    layout.tie(card, attribute, 0, .leadingMargin)
    return layout
  }

  @Test func `is found with the distance that comes out`() throws {
    let found = try findings(.marginToMargin, layout(.leadingMargin))
    #expect(
      found.map(\.message) == [
        "UIView card leading is 8 points inside UIView root instead of 16: its own margin of 8 is "
          + "tied to the superview's"
      ]
    )
    #expect(found[0].suggestion?.hasPrefix("tie the edge itself") == true)
  }

  @Test func `is fine for the edge`() throws {
    #expect(try findings(.marginToMargin, layout(.leading)).isEmpty)
  }
}

@Suite struct `Equal priorities` {
  private func layout(_ hugging: Float) -> HandMadeLayout {
    var layout = HandMadeLayout()
    let a = layout.addText("Name", width: 50, at: (0, 0))
    let b = layout.addText("Value", width: 50)
    layout.snapshot.items[b].properties.hugging.horizontal = hugging
    layout.tie(b, .leading, a, .trailing)
    layout.tie(b, .trailing, 0)
    layout.tie(b, .top, a)
    return layout
  }

  /// 400 points for 50 + 50.
  @Test func `are found where room is left over`() throws {
    let found = try findings(.equalPriorities, layout(250))
    #expect(found.count == 1)
    #expect(
      found[0].message
        == "`Name` and `Value` have the same horizontal content hugging priority of 250, "
        + "and 300 points are left over: nothing says which one grows"
    )
    #expect(found[0].suggestion?.hasSuffix(" priority of 249") == true)
    #expect(try findings(.ambiguous, layout(250)).isEmpty)
  }

  /// The width of the text between them is its own, and only its place hangs on which one grows.
  @Test func `leave nothing else to tell of what stands between them`() throws {
    var layout = HandMadeLayout()
    let a = layout.addText("Less", width: 50, at: (0, 0))
    let count = layout.addText("Count", width: 20)
    let b = layout.addText("More", width: 50)
    layout.snapshot.items[count].properties.hugging.horizontal = 251
    layout.tie(count, .leading, a, .trailing)
    layout.tie(b, .leading, count, .trailing)
    layout.tie(b, .trailing, 0)
    for text in [count, b] { layout.tie(text, .top, a) }
    #expect(try findings(.equalPriorities, layout).map(\.items) == [[a, b]])
    #expect(try findings(.ambiguous, layout).isEmpty)
    // What is only kept off them is open for itself.
    let badge = layout.addText("Badge", width: 10)
    layout.tie(badge, .leading, .greaterThanOrEqual, count, .trailing)
    layout.tie(badge, .top, a, .bottom)
    #expect(try findings(.ambiguous, layout).map(\.items.first) == [badge])
  }

  /// Two rows below each other, tied at their left.
  @Test func `are told for each row`() throws {
    var layout = layout(250)
    let a = layout.addText("Place", width: 100)
    let b = layout.addText("Time", width: 100)
    layout.tie(a, .leading, 1)
    layout.tie(a, .top, 1, .bottom)
    layout.tie(b, .leading, a, .trailing)
    layout.tie(b, .trailing, 0)
    layout.tie(b, .top, a)
    let found = try findings(.equalPriorities, layout)
    #expect(found.map(\.items.count) == [2, 2])
    #expect(found[0].message.hasPrefix("`Name` and `Value` have the same"))
    #expect(found[0].message.contains(", and 300 points are left over:"))
    #expect(found[1].message.hasPrefix("`Place` and `Time` have the same"))
    #expect(found[1].message.contains(", and 200 points are left over:"))
    #expect(try findings(.ambiguous, layout).isEmpty)
  }

  /// Two texts of 20 points each below each other: in 43 points none moves by more than 1.5, in 44 one may by 2.
  @Test(arguments: [(43.0, 1, 0), (44, 1, 1), (43, 2, 1), (39, 1, 1)])
  func `do not count where labels of one line are a little higher than they want to be`(
    _ height: Double,
    _ lines: Int,
    _ count: Int
  ) throws {
    var layout = HandMadeLayout(height: height)
    let a = layout.addText("Name", width: 50, lines: lines, at: (0, 0))
    let b = layout.addText("Place", width: 50, lines: lines)
    layout.tie(b, .leading, a)
    layout.tie(b, .top, a, .bottom)
    layout.tie(b, .bottom, 0)
    #expect(try findings(.equalPriorities, layout).count == count)
  }

  @Test func `are fine where one is lower`() throws {
    #expect(try findings(.equalPriorities, layout(249)).isEmpty)
  }

  /// A width of 100 that is wanted more than the content, or less.
  @Test(arguments: [(Float(750), 0), (100, 1)])
  func `do not count where both are to have a width, with a higher priority`(
    _ priority: Float,
    _ count: Int
  ) throws {
    var layout = layout(250)
    for text in 1...2 {
      layout.add(LayoutConstraint(layout.item(text), .width, constant: 100, priority: priority))
    }
    #expect(try findings(.equalPriorities, layout).count == count)
  }
}

@Suite struct `Other rules` {
  @Test func `a mask left on is found where constraints place the view`() throws {
    var layout = HandMadeLayout()
    let card = layout.add("card")
    layout.place(card, 0, 0, 10, 10)
    #expect(try findings(.autoresizingMask, layout).isEmpty)
    layout.snapshot.items[card].usesAutoresizingMask = true
    let found = try findings(.autoresizingMask, layout)
    #expect(found.map(\.items) == [[card]])
    #expect(
      found[0].suggestion == "set `translatesAutoresizingMaskIntoConstraints` to false"
    )
  }

  @Test func `a size of a content view is found, and its mask is left alone`() throws {
    var layout = HandMadeLayout()
    let content = layout.add("content", className: "UITableViewCellContentView")
    layout.snapshot.items[content].usesAutoresizingMask = true
    layout.add(LayoutConstraint(layout.item(content), .height, constant: 75))
    let found = try findings(.autoresizingMask, layout)
    #expect(found.count == 1)
    #expect(found[0].message.contains("is placed by its cell and by"))
    #expect(found[0].suggestion?.contains("a priority of 999") == true)
    #expect(found[0].suggestion?.contains("translatesAutoresizing") == false)
    let last = layout.snapshot.constraints.count - 1
    layout.snapshot.constraints[last].relation = .greaterThanOrEqual
    #expect(try findings(.autoresizingMask, layout).isEmpty)
  }

  @Test func `a fixed height is found where the text follows the preferred size`() throws {
    for (follows, relation, count) in [
      (true, Relation.equal, 1), (false, .equal, 0), (true, .greaterThanOrEqual, 0),
    ] {
      var layout = HandMadeLayout()
      let title = layout.addText("Title", width: 50, at: (0, 0))
      layout.snapshot.items[title].textFacts?.followsContentSize = follows
      layout.add(LayoutConstraint(layout.item(title), .height, relation, constant: 30))
      #expect(try findings(.fixedTextHeight, layout).count == count)
    }
  }

  @Test func `a constraint between cousins is found, one between siblings is not`() throws {
    var layout = HandMadeLayout()
    let a = layout.add("a")
    let b = layout.add("b")
    let c = layout.add("c", parent: a)
    let d = layout.add("d", parent: b)
    layout.tie(a, .leading, b)
    #expect(try findings(.farRelatives, layout).isEmpty)
    layout.tie(c, .leading, d)
    #expect(try findings(.farRelatives, layout).map(\.items) == [[c, d]])
  }

  @Test func `a text without room is found`() throws {
    for (width, count) in [(0.0, 1), (10, 0)] {
      var layout = HandMadeLayout()
      let title = layout.addText("Title", width: 50, at: (10, 0))
      layout.tie(title, .trailing, 0, .leading, 10 + width)
      #expect(try findings(.zeroSize, layout).count == count)
    }
  }

  @Test func `an ambiguity is told with the constraint that would settle it`() throws {
    var layout = HandMadeLayout()
    let card = layout.add("card", saved: LayoutRect(x: 8, y: 30, width: 10, height: 10))
    layout.tie(card, .leading, 0)
    layout.add(LayoutConstraint(layout.item(card), .width, constant: 10))
    layout.add(LayoutConstraint(layout.item(card), .height, constant: 10))
    #expect(
      try findings(.ambiguous, layout).map(\.suggestion) == [
        "add a top or centerY constraint for UIView card"
      ]
    )
  }
}

@Suite struct `The documentation` {
  @Test(arguments: Rule.all) func `has a page for each rule`(_ rule: Rule) throws {
    let package = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    let page = package.appendingPathComponent(
      "Sources/PlumbDiagnosis/PlumbDiagnosis.docc/Rules/\(rule.page).md"
    )
    let text = String(decoding: try Data(contentsOf: page), as: UTF8.self)
    #expect(text.contains("Off by default") == !rule.isOnByDefault)
    #expect(text.hasPrefix("# \(rule.id)\n"))
    #expect(text.contains("Wrong:") && text.contains("Right:"))
  }
}
