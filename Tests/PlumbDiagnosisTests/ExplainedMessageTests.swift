import PlumbDiagnosis
import PlumbLog
import Testing

@Suite struct `An explained message` {
  private func messages(_ text: String) -> [ExplainedMessage] {
    ExplainedLog(ConflictLog(text), file: "a.log").messages
  }

  @Test func `says which views have no common ancestor, once for each pair`() throws {
    let crash =
      "Unable to activate constraint with anchors <NSLayoutXAxisAnchor:0x1 \"UIButton:0xa'Pay'.leading\"> and "
      + "<NSLayoutXAxisAnchor:0x2 \"UIView:0xb.leading\"> because they have no common ancestor."
    let found = messages("*** Terminating: '\(crash)'\n…\nThread 1: \"\(crash)\"")
    let message = try #require(found.first)
    #expect(found.count == 1)
    #expect(message.lines == [1, 3])
    #expect(
      message.summary
        == "a constraint between `Pay` and UIView 0xb, which are not in one hierarchy, stops the app"
    )
    #expect(
      message.fix
        == "add `Pay` and UIView 0xb to their superviews first, then activate the constraint with isActive, which finds the view that it belongs to"
    )
  }

  @Test func `leaves out hosts that are ambiguous for the sake of what is in them`() {
    let found = messages(
      """
      \u{2022}UIWindow:0x1 - AMBIGUOUS LAYOUT
      |   *UILabel:0x3'Total' - AMBIGUOUS LAYOUT for UILabel:0x3'Total'.minX{id: 41}, UILabel:0x3'Total'.Width{id: 42}
      """
    )
    #expect(
      found.map(\.summary)
        == ["the constraints of `Total` leave its horizontal position and width open"]
    )
    #expect(
      found.first?.fix.hasPrefix("add a leading, trailing or centerX constraint; add a width")
        == true
    )
  }

  @Test func `says what old systems tell, where nothing more is there`() {
    let found = messages("* <UIView:0x3> - AMBIGUOUS LAYOUT")
    #expect(found.map(\.summary) == ["the constraints of UIView 0x3 leave its frame open"])
  }
}

@Suite struct `A list of constraints` {
  private func entry(_ lines: String...) throws -> ExplainedLog.Entry {
    try #require(
      ExplainedLog(ConflictLog(lines.joined(separator: "\n")), file: "a.log").entries.first
    )
  }

  @Test func `that can all hold is no conflict`() throws {
    let entry = try entry(
      "<NSLayoutConstraint:0x1 UIView:0xa.width == 100   (active)>",
      "<NSLayoutConstraint:0x2 UIView:0xa.width >= 50   (active)>"
    )
    #expect(entry.explanation.isHarmless)
  }

  @Test(arguments: [
    "<NSLayoutConstraint:0x2 UIView:0xa.width == 50   (active)>",
    // What a margin is, the list does not say.
    "<NSLayoutConstraint:0x2 UIView:0xa.left == UIView:0xb.leftMargin   (active)>",
    "<NSLayoutConstraint:0x2 UIView:0xa.wid",
    "Will attempt to recover by breaking constraint\n<NSLayoutConstraint:0x1 UIView:0xa.width == 100   (active)>",
  ])
  func `may be one where it contradicts itself, or something is missing`(_ second: String) throws {
    let entry = try entry(
      "<NSLayoutConstraint:0x1 UIView:0xa.width == 100   (active)>",
      second
    )
    #expect(!entry.explanation.isHarmless)
  }
}
