import Foundation
import LayoutEngine
import Testing

@testable import PlumbInterfaceBuilder

/// A cell of 375 points whose content view leaves 27 of them to an accessory.
private let cellDocument = """
  <?xml version="1.0" encoding="UTF-8"?>
  <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22505" \
  targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
  <device id="retina4_7" orientation="portrait"/>
  <objects><tableViewCell id="cell" accessoryType="disclosureIndicator">
  <rect key="frame" x="0.0" y="0.0" width="375" height="44"/>
  <tableViewCellContentView key="contentView" id="content" tableViewCell="cell">
  <rect key="frame" x="0.0" y="0.0" width="348" height="43.5"/>
  <subviews>\(box("a"))\(box("b"))</subviews>
  <constraints>
  \(rule("1", "a.trailing", "cell.trailing"))\(rule("2", "a.centerY", "cell.centerY"))
  \(rule("3", "a.width", nil, "constant=\"10\""))\(rule("4", "a.height", nil, "constant=\"10\""))
  \(rule("5", "b.trailing", "content.trailingMargin"))\(rule("6", "b.top", "a.top"))
  \(rule("7", "b.width", "a.width"))\(rule("8", "b.height", "a.height"))
  </constraints></tableViewCellContentView></tableViewCell></objects></document>
  """

@MainActor @Suite struct `An item of a constraint` {
  private func build(_ text: String) throws -> (frames: [String: LayoutRect], notes: [BuildNote]) {
    let builder = try DocumentBuilder(read(text), file: "Test.xib")
    var frames: [String: LayoutRect] = [:]
    for item in try builder.layouts().flatMap(\.snapshot.items) where !item.id.isEmpty {
      frames[item.id] = item.frame
    }
    return (frames, builder.notes)
  }

  @Test func `that is a cell is not its smaller content view`() throws {
    let frames = try build(cellDocument).frames
    // The cell ends at 375 and its middle is at 22: 375 − 10 and 22 − 5.
    #expect(frames["a"] == LayoutRect(x: 365, y: 17, width: 10, height: 10))
    // The content view ends at 348, 8 points before the accessory is its margin: 348 − 8 − 10.
    #expect(frames["b"]?.x == 330)
  }

  @Test(arguments: ["firstItem=\"gone\" secondItem=\"a\"", "firstItem=\"a\" secondItem=\"gone\""])
  func `that nothing has leaves a note and all else in place`(_ items: String) throws {
    let text = screen(
      box("a"),
      constraints: corner("a", width: 30, height: 20)
        + "<constraint id=\"x\" \(items) firstAttribute=\"width\" secondAttribute=\"width\"/>"
    )
    let (frames, notes) = try build(text)
    #expect(frames["a"] == LayoutRect(x: 0, y: 0, width: 30, height: 20))
    #expect(notes.count == 1)
    #expect(
      notes.first?.message == "the constraint's item 'gone' is not in the document; it was left out"
    )
  }

  @Test func `of another hierarchy leaves a note`() throws {
    let text = cellDocument.replacingOccurrences(
      of: "</objects>",
      with: """
        <view id="other"><rect key="frame" x="0.0" y="0.0" width="100" height="100"/>
        <constraints>\(rule("9", "a.width", "other.width"))</constraints></view></objects>
        """
    )
    let notes = try build(text).notes
    #expect(notes.map { $0.message.contains("'a' is not in the same view hierarchy") } == [true])
  }

  @Test func `can be a guide of the keyboard with an element of its own name`() throws {
    let text = screen(
      box("a"),
      constraints: rule("1", "a.leading", "top.leading") + rule("2", "a.bottom", "keys.top")
        + rule("3", "a.width", nil, "constant=\"30\"")
        + rule("4", "a.height", nil, "constant=\"20\"")
    ).replacingOccurrences(
      of: "<constraints>",
      with: "<keyboardLayoutGuide key=\"keyboard\" id=\"keys\"/><constraints>"
    )
    let (frames, notes) = try build(text)
    #expect(notes.isEmpty)
    // Without a keyboard the guide begins where the safe area ends: 896 − 34 − 20 = 842.
    #expect(frames["a"]?.y == 842)
  }

  @Test func `that is a safe area has no standard space to an edge`() throws {
    let text = screen(
      box("a"),
      constraints: rule("1", "a.leading", "safe.leading", "constant=\"20\" symbolic=\"YES\"")
        + rule("2", "a.top", "safe.top", "constant=\"20\"")
        + rule("3", "a.width", nil, "constant=\"30\"")
        + rule("4", "a.height", nil, "constant=\"20\"")
    ).replacingOccurrences(
      of: "<constraints>",
      with: "<viewLayoutGuide key=\"safeArea\" id=\"safe\"/><constraints>"
    )
    let frame = try build(text).frames["a"]
    #expect(frame?.x == 0)
    // 48 points at the top, and 20 that are no standard space.
    #expect(frame?.y == 68)
  }
}
