import LayoutEngine
import PlumbDiagnosis
import Testing

@testable import PlumbInterfaceBuilder

@MainActor @Suite struct `A misplaced view` {
  @Test func `is shown with both frames, where it is written`() throws {
    let report = try check(
      screen(
        box("a", "40 50 100 44", "userLabel=\"Card\""),
        constraints: corner("a", width: 100, height: 44)
      )
    )
    try #require(report.entries.count == 1)
    let entry = report.entries[0]
    #expect(entry.finding.rule == .misplaced)
    #expect(entry.finding.severity == .note)
    #expect(entry.finding.location?.line == 7)
    #expect(entry.views == ["a"])
    #expect(
      entry.finding.message
        == "`Card` is saved at (40, 50, 100, 44), its constraints give (0, 0, 100, 44)"
    )
  }

  @Test(arguments: [("1 0 100 44", 0), ("1.5 0 100 44", 1), ("0 0 100 43", 0), ("0 0 98 44", 1)])
  func `is off by more than a point`(_ frame: String, _ count: Int) throws {
    let report = try check(
      screen(box("a", frame), constraints: corner("a", width: 100, height: 44))
    )
    #expect(report.entries.count == count)
  }

  /// The second view hangs below the first, and is as far off: its own constraints hold.
  @Test func `does not drag its followers along`() throws {
    let report = try check(
      screen(
        box("a", "0 30 100 44") + "\n" + box("b", "0 82 100 44"),
        constraints: """
          \(corner("a", width: 100, height: 44))
          \(rule("b-x", "b.leading", "a.leading"))
          \(rule("b-y", "b.top", "a.bottom", "constant=\"8\""))
          \(rule("b-w", "b.width", "a.width"))
          \(rule("b-h", "b.height", "a.height"))
          """
      )
    )
    #expect(report.entries.map(\.views) == [["a"]])
  }

  @Test func `is not one that is hidden`() throws {
    let report = try check(
      screen(
        box("a", "40 50 100 44", "hidden=\"YES\""),
        constraints: corner("a", width: 100, height: 44)
      )
    )
    #expect(report.entries.isEmpty)
  }

  @Test func `is not one that is ambiguous`() throws {
    let report = try check(
      screen(
        box("a", "40 50 100 44"),
        constraints: """
          \(rule("x", "a.leading", "top.leading"))
          \(rule("w", "a.width", nil, "constant=\"100\""))
          \(rule("h", "a.height", nil, "constant=\"44\""))
          """
      )
    )
    #expect(report.entries.map(\.finding.rule) == [.ambiguous])
  }

  /// Another font must not look like a stale frame: the saved size of a text is taken for true.
  @Test func `is not a text of another size`() throws {
    let report = try check(
      screen(
        box("a", "0 0 321 77", element: "label", "text=\"Hello\""),
        constraints: rule("x", "a.leading", "top.leading") + rule("y", "a.top", "top.top")
      )
    )
    #expect(!report.entries.contains { $0.finding.rule == .misplaced })
  }
}
