import LayoutEngine
import PlumbDiagnosis
import Testing

@testable import PlumbInterfaceBuilder

@MainActor @Suite struct `A conflict` {
  /// 16 + 400 + 8 = 424 points do not fit into 414; the height and the wish have no part in it.
  @Test func `is the smallest set that disagrees, and by how much`() throws {
    let report = try check(
      screen(
        box("a", "16 0 390 10", "userLabel=\"Banner\""),
        constraints: """
          \(rule("lead", "a.leading", "top.leading", "constant=\"16\""))
          \(rule("trail", "top.trailing", "a.trailing", "constant=\"8\""))
          \(rule("wide", "a.width", nil, "relation=\"greaterThanOrEqual\" constant=\"400\""))
          \(rule("wish", "a.width", nil, "constant=\"390\" priority=\"750\""))
          \(rule("y", "a.top", "top.top"))
          \(rule("high", "a.height", nil, "constant=\"10\""))
          """
      )
    )
    #expect(report.failures.isEmpty)
    try #require(report.entries.count == 1)
    let entry = report.entries[0]
    #expect(entry.finding.rule == .conflict)
    #expect(entry.finding.severity == .error)
    #expect(Set(entry.constraints) == ["lead", "trail", "wide"])
    #expect(Set(entry.views) == ["a", "top"])
    #expect(
      entry.finding.message
        == "`Banner` width ≥ 400, `Banner` leading and `Banner` trailing need 10 more points than "
        + "the 414 there are; `Banner` width ≥ 400 gives way"
    )
  }

  /// Code that makes them is stopped; a document must not stop the one who reads it.
  @Test func `of constraints that no code could make is looked for, too`() throws {
    let report = try check(
      screen(
        box("a"),
        constraints: """
          \(rule("mixed", "a.leading", "top.left", "constant=\"16\""))
          \(rule("across", "a.top", "a.leading"))
          \(rule("place", "a.top", nil, "constant=\"8\""))
          \(rule("kinds", "a.width", "top.top", "constant=\"50\""))
          """
      )
    )
    #expect(report.failures.isEmpty)
    #expect(report.documents == 1)
  }

  @Test func `stands where the constraint that gives way is written`() throws {
    let report = try check(
      screen(
        box("a"),
        constraints: corner("a", width: 10, height: 10) + "\n"
          + rule("again", "a.width", nil, "constant=\"20\"")
      )
    )
    let entry = try #require(report.entries.first)
    #expect(entry.constraints.sorted() == ["a-w", "again"])
    // The view is on line 7, its constraints on 10 to 13, the second width on 14.
    #expect(entry.finding.location?.line == 14)
    #expect(entry.finding.location?.file.hasSuffix("Test0.storyboard") == true)
    #expect(
      entry.finding.message
        == "UIView a width = 10 and UIView a width = 20 cannot both hold: they miss by 10 points; "
        + "UIView a width = 20 gives way"
    )
  }

  @Test func `of one point is told in the singular`() throws {
    let report = try check(
      screen(
        box("a"),
        constraints: corner("a", width: 10, height: 10)
          + rule("b", "a.width", nil, "constant=\"11\"")
      )
    )
    let entry = try #require(report.entries.first)
    #expect(entry.finding.message.contains("they miss by 1 point;"))
  }

  /// 300 + 200 = 500 points of margins leave −86 for the view.
  @Test func `names the width that cannot be negative`() throws {
    let report = try check(
      screen(
        box("a"),
        constraints: """
          \(rule("lead", "a.leading", "top.leading", "constant=\"300\""))
          \(rule("trail", "top.trailing", "a.trailing", "constant=\"200\""))
          \(rule("y", "a.top", "top.top"))
          \(rule("high", "a.height", nil, "constant=\"10\""))
          """
      )
    )
    let entry = try #require(report.entries.first)
    #expect(entry.constraints.sorted() == ["lead", "trail"])
    #expect(entry.finding.message.contains("UIView a width ≥ 0"))
    #expect(entry.finding.message.contains("need 86 more points than the 414 there are"))
  }

  @Test func `of optional constraints is none`() throws {
    let report = try check(
      screen(
        box("a", "0 0 10 10"),
        constraints: corner("a", width: 10, height: 10)
          + rule("b", "a.width", nil, "constant=\"20\" priority=\"999\"")
      )
    )
    #expect(report.entries.isEmpty)
  }

  @Test func `is found once for each set`() throws {
    let report = try check(
      screen(
        box("a") + "\n" + box("b"),
        constraints: """
          \(corner("a", width: 10, height: 10))
          \(corner("b", width: 10, height: 10))
          \(rule("aa", "a.width", nil, "constant=\"20\""))
          \(rule("bb", "b.height", nil, "constant=\"30\""))
          """
      )
    )
    #expect(
      report.findings(.conflict).map { $0.constraints.sorted() } == [
        ["a-w", "aa"], ["b-h", "bb"],
      ]
    )
  }
}
