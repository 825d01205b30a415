import LayoutEngine
import PlumbDiagnosis
import Testing

@testable import PlumbInterfaceBuilder

@MainActor @Suite struct `An ambiguity` {
  private func messages(_ constraints: String) throws -> [String] {
    let report = try check(screen(box("a", "userLabel=\"Card\""), constraints: constraints))
    #expect(report.findings(.conflict).isEmpty)
    #expect(report.findings(.misplaced).isEmpty, "what is open cannot be misplaced")
    #expect(report.entries.allSatisfy { $0.finding.location?.line == 7 && $0.views == ["a"] })
    return report.entries.map(\.finding.message)
  }

  private func box(_ id: String, _ attributes: String) -> String {
    PlumbInterfaceBuilderTests.box(id, "5 6 7 8", attributes)
  }

  @Test func `says what is open`() throws {
    let messages = try messages(
      """
      \(rule("x", "a.leading", "top.leading"))
      \(rule("w", "a.width", nil, "constant=\"10\""))
      \(rule("h", "a.height", nil, "constant=\"10\""))
      """
    )
    #expect(messages == ["`Card` is not determined: y can be anything"])
  }

  /// The left edge is between 10 and 414 − 30 − 100 = 284.
  @Test func `says between which bounds`() throws {
    let messages = try messages(
      """
      \(rule("x1", "a.leading", "top.leading", "relation=\"greaterThanOrEqual\" constant=\"10\""))
      \(rule("x2", "top.trailing", "a.trailing", "relation=\"greaterThanOrEqual\" constant=\"30\""))
      \(rule("y", "a.top", "top.top"))
      \(rule("w", "a.width", nil, "constant=\"100\""))
      \(rule("h", "a.height", nil, "constant=\"10\""))
      """
    )
    #expect(messages == ["`Card` is not determined: x can be anything from 10 to 284"])
  }

  @Test func `of a size begins at nothing`() throws {
    let messages = try messages(
      """
      \(rule("x", "a.leading", "top.leading"))
      \(rule("y", "a.top", "top.top"))
      \(rule("w", "a.width", nil, "constant=\"100\""))
      """
    )
    #expect(messages == ["`Card` is not determined: height can be anything from 0 up"])
  }

  @Test func `with a bound on one side says so`() throws {
    let messages = try messages(
      """
      \(rule("x", "a.leading", "top.leading", "relation=\"lessThanOrEqual\" constant=\"40\""))
      \(rule("y", "a.top", "top.top"))
      \(rule("w", "a.width", nil, "constant=\"100\""))
      \(rule("h", "a.height", nil, "constant=\"10\""))
      """
    )
    #expect(messages == ["`Card` is not determined: x can be anything up to 40"])
  }

  @Test func `lists places before sizes`() throws {
    let messages = try messages(rule("y", "a.top", "top.top"))
    #expect(
      messages == [
        "`Card` is not determined: x can be anything, width can be anything from 0 up, "
          + "height can be anything from 0 up"
      ]
    )
  }

  @Test func `is a warning and not an error`() throws {
    let report = try check(screen(box("a", "")))
    #expect(report.entries.map(\.finding.severity) == [.warning])
    #expect(report.entries(from: .error).isEmpty)
  }

  /// A view as high as nothing says: code may put something into one that it holds by an outlet, and a
  /// container shows what another scene says.
  @Test(arguments: [
    ("view", "a", 0), ("view", "b", 1), ("containerView", "b", 0), ("imageView", "b", 0),
    ("datePicker", "b", 0),
    ("tableView", "a", 1),
  ])
  func `is none where the document does not tell the content`(
    _ element: String,
    _ outlet: String,
    _ count: Int
  ) throws {
    let views = """
      \(PlumbInterfaceBuilderTests.box("a", "0 0 100 50", element: element))
      <view id="o" hidden="YES">
        <connections><outlet property="p" destination="\(outlet)" id="q"/></connections>
      </view>
      """
    let report = try check(
      screen(
        views,
        constraints: """
          \(rule("x", "a.leading", "top.leading"))
          \(rule("y", "a.top", "top.top"))
          \(rule("w", "a.width", nil, "constant=\"100\""))
          """
      )
    )
    #expect(report.findings(.ambiguous).count == count)
  }
}
