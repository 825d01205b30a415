import ConstraintSolver
import LayoutEngine
import PlumbLog
import Testing

/// The forms in which constraints stand in public logs of iOS 10 and later, with other names.
@Suite struct `A constraint's text` {
  private typealias Item = LoggedConstraint.Item
  private typealias Statement = LoggedConstraint.Statement

  private let view = Item(id: "0x1", className: "UIView")
  private let label = Item(id: "0x2", className: "UILabel", text: "Name")
  private let other = Item(id: "0x3", className: "UIButton", text: "Send")
  private let guide = Item(id: "0x4", className: "UILayoutGuide", text: "UIViewSafeAreaLayoutGuide")

  private func side(_ item: Item, _ attribute: LayoutAttribute) -> LoggedConstraint.Side {
    .anchor(.init(item, .layout(attribute)))
  }

  /// Prints a statement, and checks that readers of logs get it back.
  private func text(
    _ statement: Statement,
    in superview: Item? = nil,
    of inner: Item? = nil
  ) throws -> String {
    var statement = statement
    if let superview, let inner {
      statement.containment = .init(inner: inner.id, outer: superview)
    }
    let constraint = LoggedConstraint(address: "0x9", statement: statement)
    let printed = constraint.printed()
    let read = try #require(ConflictLog("(\n    \"\(printed)\"\n)").conflicts.first?.listed.first)
    #expect(read.statement.first.anchors == statement.first.anchors)
    #expect(read.statement.second?.anchors == statement.second?.anchors)
    #expect(read.statement.relation == statement.relation)
    #expect(read.statement.constant == statement.constant)
    #expect(read.statement.multiplier == statement.multiplier)
    #expect(read.statement.priority == statement.priority)
    return String(printed.dropFirst("<NSLayoutConstraint:0x9 ".count).dropLast())
  }

  @Test(arguments: [
    (100.0, "UILabel:0x2'Name'.width == 100   (active)"),
    (0.0, "UILabel:0x2'Name'.width == 0   (active)"),
    (-16.0, "UILabel:0x2'Name'.width == - 16   (active)"),
    (94 + 1.0 / 3, "UILabel:0x2'Name'.width == 94.3333   (active)"),
    (Double.leastNormalMagnitude, "UILabel:0x2'Name'.width == 2.22507e-308   (active)"),
  ]) func `has six digits of a constant`(constant: Double, expected: String) {
    let statement = Statement(side(label, .width), .equal, constant: constant)
    let printed = LoggedConstraint(address: "0x9", statement: statement).printed()
    #expect(printed == "<NSLayoutConstraint:0x9 \(expected)>")
  }

  @Test func `has brackets for a space from left to right`() throws {
    let spaced = Statement(side(other, .leading), .equal, side(label, .trailing), constant: 8)
    #expect(try text(spaced) == "H:[UILabel:0x2'Name']-(8)-[UIButton:0x3'Send']   (active)")
    let below = Statement(side(other, .top), .equal, side(view, .bottom), constant: -20)
    #expect(try text(below) == "V:[UIView:0x1]-(-20)-[UIButton:0x3'Send']   (active)")
    let physical = Statement(side(other, .left), .equal, side(view, .right), constant: 15)
    #expect(try text(physical) == "H:[UIView:0x1]-(15)-[UIButton:0x3'Send'](LTR)   (active)")
    let reversed = Statement(side(label, .trailing), .equal, side(other, .leading), constant: -8)
    #expect(
      try text(reversed)
        == "UILabel:0x2'Name'.trailing == UIButton:0x3'Send'.leading - 8   (active)"
    )
  }

  @Test func `has a bar for the superview where the space is inwards`() throws {
    let names = "   (active, names: '|':UIView:0x1 )"
    let near = Statement(side(label, .leading), .equal, side(view, .leading), constant: 16)
    #expect(try text(near, in: view, of: label) == "H:|-(16)-[UILabel:0x2'Name']" + names)
    let far = Statement(side(view, .bottom), .equal, side(label, .bottom), constant: 9)
    #expect(try text(far, in: view, of: label) == "V:[UILabel:0x2'Name']-(9)-|" + names)
    let least = Statement(
      side(view, .right),
      .greaterThanOrEqual,
      side(label, .right),
      constant: 12,
      priority: 750
    )
    #expect(
      try text(least, in: view, of: label) == "H:[UILabel:0x2'Name']-(>=12@750)-|(LTR)" + names
    )
    let safe = Statement(side(view, .bottom), .equal, side(guide, .bottom), constant: 34)
    #expect(
      try text(safe, in: view, of: guide)
        == "V:[UILayoutGuide:0x4'UIViewSafeAreaLayoutGuide']-(34)-|" + names
    )
  }

  @Test func `is an equation for everything else`() throws {
    let outwards = Statement(side(label, .trailing), .equal, side(view, .trailing), constant: -8)
    #expect(
      try text(outwards, in: view, of: label)
        == "UILabel:0x2'Name'.trailing == UIView:0x1.trailing - 8   (active)"
    )
    let canvas = Statement(side(view, .leading), .equal, side(label, .leading))
    #expect(
      try text(canvas, in: view, of: label)
        == "UIView:0x1.leading == UILabel:0x2'Name'.leading   (active)"
    )
    let siblings = Statement(side(label, .leading), .equal, side(other, .leading), constant: 8)
    #expect(
      try text(siblings)
        == "UILabel:0x2'Name'.leading == UIButton:0x3'Send'.leading + 8   (active)"
    )
    let share = Statement(
      side(label, .height),
      .lessThanOrEqual,
      side(view, .height),
      multiplier: 0.4,
      constant: 2,
      priority: 999
    )
    #expect(
      try text(share, in: view, of: label)
        == "UILabel:0x2'Name'.height <= 0.4*UIView:0x1.height + 2 @999   (active)"
    )
    let margin = Statement(side(label, .trailing), .equal, side(view, .trailingMargin))
    #expect(
      try text(margin, in: view, of: label)
        == "UILabel:0x2'Name'.trailing == UIView:0x1.trailingMargin   (active)"
    )
  }

  @Test func `has names where items have no class`() throws {
    let named = Item(id: "0x7", text: "progress background")
    let size = Statement(side(named, .height), .equal, constant: 5)
    #expect(
      try text(size)
        == "progress background.height == 5   (active, names: progress background:0x7 )"
    )
    let inner = Statement(side(named, .top), .equal, side(view, .top), constant: 0)
    #expect(
      try text(inner, in: view, of: named)
        == "V:|-(0)-[progress background]   (active, names: progress background:0x7, '|':UIView:0x1 )"
    )
    var outer = Statement(side(label, .top), .equal, side(named, .top), constant: 5)
    outer.containment = .init(inner: label.id, outer: named)
    #expect(
      LoggedConstraint(address: "0x9", statement: outer).printed()
        == "<NSLayoutConstraint:0x9 V:|-(5)-[UILabel:0x2'Name']   (active, "
        + "names: progress background:0x7, '|':progress background:0x7 )>"
    )
  }

  @Test func `has the mask, its own words for edges, and the superview`() {
    var statement = Statement(side(view, .left), .equal, constant: 204)
    statement.containment = .init(inner: "0x1", outer: label)
    let mask = LoggedConstraint(
      className: "NSAutoresizingMaskLayoutConstraint",
      address: "0x9",
      mask: "h=--& v=-&-",
      statement: statement
    )
    #expect(
      mask.printed() == "<NSAutoresizingMaskLayoutConstraint:0x9 h=--& v=-&- UIView:0x1.minX == 204"
        + "   (active, names: '|':UILabel:0x2'Name' )>"
    )
  }

  @Test func `has both priorities of a content's size`() {
    var statement = Statement(side(label, .height), .equal, constant: 18)
    statement.contentPriorities = .init(hugging: 750, compressionResistance: 1000)
    let content = LoggedConstraint(
      className: "NSContentSizeLayoutConstraint",
      address: "0x9",
      statement: statement
    )
    #expect(
      content.printed() == "<NSContentSizeLayoutConstraint:0x9 UILabel:0x2'Name'.height == 18 "
        + "Hug:750 CompressionResistance:1000   (active)>"
    )
  }

  @Test func `names the standard space`() {
    let below = Statement(
      side(other, .top),
      .greaterThanOrEqual,
      side(label, .bottom),
      constant: 8
    )
    let constraint = LoggedConstraint(address: "0x9", identifier: "Gap", statement: below)
    #expect(
      constraint.printed(isActive: false, space: .anchors)
        == "<NSLayoutConstraint:0x9 'Gap' V:[UILabel:0x2'Name']-(>=NSLayoutAnchorConstraintSpace(8))-"
        + "[UIButton:0x3'Send']   (inactive)>"
    )
    let edge = Statement(side(guide, .bottom), .equal, side(label, .bottom))
    #expect(
      LoggedConstraint(address: "0x9", statement: edge).printed(space: .visualFormat)
        == "<NSLayoutConstraint:0x9 UILayoutGuide:0x4'UIViewSafeAreaLayoutGuide'.bottom == "
        + "UILabel:0x2'Name'.bottom NSSpace(0)   (active)>"
    )
  }

  @Test(arguments: [
    ("Twenty-eight characters long", "Twenty-eight characters long"),
    ("Twenty-nine characters longer", "Twenty-nine characters lo..."),
    ("Two\nlines", "Two\\nlines"),
  ]) func `shortens texts after 25 characters`(text: String, expected: String) {
    #expect(LoggedConstraint.shortened(text) == expected)
  }
}
