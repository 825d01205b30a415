import PlumbDiagnosis
import PlumbLog
import Testing

@Suite struct `A sign among conflicting constraints` {
  private func cause(_ constraints: String...) throws -> (cause: String, fix: String)? {
    let text = ConflictMessage(constraints: constraints, broken: constraints.last).text
    let entry = try #require(ExplainedLog(ConflictLog(text), file: "a.log").entries.first)
    return ExplanationWording(entry.explanation).cause
  }

  private let host =
    "<NSLayoutConstraint:0x4 'UIView-Encapsulated-Layout-Width' UIView:0xb.width == 375   (active)>"

  @Test func `is the likely cause where a view is moved instead of inset`() throws {
    let found = try #require(
      try cause(
        "<NSLayoutConstraint:0x1 UILabel:0xa'Title'.leading == UIView:0xb.leading + 20   (active)>",
        "<NSLayoutConstraint:0x2 UILabel:0xa'Title'.trailing == UIView:0xb.trailing + 20   (active)>",
        host,
        "<NSLayoutConstraint:0x3 UILabel:0xa'Title'.width <= 335   (active)>"
      )
    )
    #expect(
      found.cause
        == "likely cause: a sign: `Title` is 20 points inside UIView 0xb at the left "
        + "and 20 points outside of it at the right"
    )
    #expect(found.fix.hasPrefix("make the constant of 2 -20:"))
  }

  @Test func `may be that of the first edge`() throws {
    let found = try #require(
      try cause(
        "<NSLayoutConstraint:0x1 UILabel:0xa.top == UIView:0xb.top - 8   (active)>",
        "<NSLayoutConstraint:0x2 UILabel:0xa.bottom == UIView:0xb.bottom - 8   (active)>",
        "<NSLayoutConstraint:0x5 UIView:0xb.height == 100   (active)>",
        "<NSLayoutConstraint:0x3 UILabel:0xa.height <= 84   (active)>"
      )
    )
    #expect(
      found.cause.hasSuffix("inside UIView 0xb at the bottom and 8 points outside of it at the top")
    )
    #expect(found.fix.hasPrefix("make the constant of 1 8:"))
  }

  @Test func `is read from visual format too`() throws {
    let found = try #require(
      try cause(
        "<NSLayoutConstraint:0x1 H:|-(20)-[UILabel:0xa]   (active, names: '|':UIView:0xb )>",
        "<NSLayoutConstraint:0x2 H:[UILabel:0xa]-(-20)-|   (active, names: '|':UIView:0xb )>",
        host,
        "<NSLayoutConstraint:0x3 UILabel:0xa.width <= 335   (active)>"
      )
    )
    #expect(found.cause.contains("20 points outside of it at the right"))
    #expect(found.fix.hasPrefix("make the constant of 2 20:"))
  }

  @Test func `is not blamed for insets at both ends`() throws {
    let found = try #require(
      try cause(
        "<NSLayoutConstraint:0x1 UILabel:0xa.leading == UIView:0xb.leading + 20   (active)>",
        "<NSLayoutConstraint:0x2 UILabel:0xa.trailing == UIView:0xb.trailing - 20   (active)>",
        host,
        "<NSLayoutConstraint:0x3 UILabel:0xa.width <= 300   (active)>"
      )
    )
    #expect(!found.cause.contains("a sign"))
  }
}
