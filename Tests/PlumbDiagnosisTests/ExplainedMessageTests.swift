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

  @Test(arguments: [
    ("", "warning", "is added before they are in one hierarchy"),
    (
      "\n*** Terminating app due to uncaught exception 'NSInternalInconsistencyException', reason: 'Impossible to set up layout with view hierarchy unprepared for constraint.'",
      "no common ancestor", "which are not in one hierarchy, stops the app"
    ),
  ])
  func `warns of a constraint that is added too early, unless the app stops with it`(
    _ end: String,
    _ name: String,
    _ words: String
  ) throws {
    let told = messages(
      "The view hierarchy is not prepared for the constraint: <NSLayoutConstraint:0x7f9 UILabel:0xa.top == UIView:0xb.top   (inactive)>\n\tWhen added to a view, the constraint's items must be descendants of that view (or the view itself)."
        + end
    )
    #expect(told.map(\.name) == [name])
    let summary = try #require(told.first?.summary)
    #expect(summary.contains("UILabel 0xa and UIView 0xb"))
    #expect(summary.contains(words))
  }

  @Test(arguments: [
    (
      "Modifying properties of a view's layer off the main thread is not allowed: view <App.MapView: 0x7f> with associated view controller <App.MapViewController: 0x7e>; backtrace:",
      "warning", "main actor"
    ),
    (
      "NSInternalInconsistencyException NSLayoutConstraint constant is not finite!", "crash",
      "stack"
    ),
    ("reason: 'Invalid parameter not satisfying: isfinite(c)'", "crash", "stack"),
    (
      "reason: 'NSLayoutConstraint for <NSLayoutXAxisAnchor:0x60 \"UIImageView:0x7f.left\">: A constraint cannot be made between <NSLayoutXAxisAnchor:0x60 \"UIImageView:0x7f.left\"> and <NSLayoutXAxisAnchor:0x61 \"UIView:0x7e.leading\"> because their units are not compatible.'",
      "crash", "leading and trailing at both ends"
    ),
  ])
  func `knows the other forms of a message`(_ text: String, _ name: String, _ fix: String) throws {
    let told = try #require(messages(text).first)
    #expect(told.name == name)
    #expect(told.fix.contains(fix))
  }

  @Test(arguments: [
    ("width", "(0 0; 375 244)", "; adjustedContentInset: {10, 8, 4, 7}", "wider", "360"),
    ("height", "(0 88; 375 244.5)", "; adjustedContentInset: {10, 8, 4, 7}", "higher", "230.5"),
    ("height", "(0 88; 375 244)", "", "higher", "244"),
  ])
  func `says how much room a collection view has for an item`(
    _ length: String,
    _ frame: String,
    _ insets: String,
    _ adjective: String,
    _ room: String
  ) throws {
    let told = messages(
      """
      The behavior of the UICollectionViewFlowLayout is not defined because:
      the item \(length) must be less than the \(length) of the UICollectionView minus the section insets.
      The relevant UICollectionViewFlowLayout instance is <UICollectionViewFlowLayout: 0x7fb2>, and it is attached to \
      <UICollectionView: 0x7fb3; frame = \(frame); contentSize: {0, 0}\(insets)> collection view layout: <UICollectionViewFlowLayout: 0x7fb2>.
      """
    )
    #expect(
      told.map(\.summary) == [
        "an item of a flow layout is \(adjective) than the collection view leaves room for (\(room) points, less the section's insets)"
      ]
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
