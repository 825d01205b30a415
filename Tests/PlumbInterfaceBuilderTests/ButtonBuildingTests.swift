import Foundation
import LayoutEngine
import Testing

@testable import PlumbInterfaceBuilder

@MainActor @Suite struct `A button of a document` {
  /// The button `body` describes, on a screen of two pixels for each point.
  private func item(_ attributes: String, _ body: String) throws -> LayoutSnapshot.Item {
    let text = screen(
      box("b", element: "button", attributes, body),
      constraints: rule("x", "b.leading", "top.leading") + rule("y", "b.top", "top.top")
    ).replacingOccurrences(
      of: "</scenes>",
      with:
        "</scenes><resources><image name=\"bolt\" catalog=\"system\" width=\"128\" height=\"64\"/>"
        + "<image name=\"photo\" width=\"30\" height=\"31\"/>"
        + "<image name=\"wall\" width=\"150\" height=\"60\"/></resources>"
    )
    let layouts = try DocumentBuilder(read(text), file: "Test.storyboard").layouts()
    return try #require(layouts.first?.snapshot.items.first { $0.id == "b" })
  }

  private func configured(_ attributes: String, _ children: String = "") throws
    -> LayoutSnapshot.Item
  {
    try item(
      "buttonType=\"system\"",
      """
      <state key="normal" title="Button"/>
      <buttonConfiguration key="configuration" style="plain" \(attributes)>\(children)</buttonConfiguration>
      """
    )
  }

  @Test func `is called by the title of its configuration`() throws {
    #expect(try configured("title=\"Sign In\"").text == "Sign In")
    let attributed = """
      <attributedString key="attributedTitle"><fragment content="Sign "/><fragment content="Up"/></attributedString>
      """
    #expect(try configured("", attributed).text == "Sign Up")
    // The title of a state is not shown.
    #expect(try configured("").text == nil)
  }

  @Test func `with a configuration is a line in pixels and the insets high`() throws {
    // 17 · 1.19336 = 20.29, to the half point 20.5; 7 above and 7 below.
    #expect(try configured("title=\"OK\"").frame.height == 34.5)
  }

  @Test func `has the font and the insets of its configuration`() throws {
    let font =
      "<fontDescription key=\"titleFontDescription\" type=\"boldSystem\" pointSize=\"18\"/>"
    // 18 · 1.19336 = 21.48, to the half point 21.5.
    #expect(try configured("title=\"OK\"", font).frame.height == 35.5)
    let insets = """
      <directionalEdgeInsets key="contentInsets" top="1" leading="2" bottom="3" trailing="4"/>
      """
    #expect(try configured("title=\"OK\"", insets).frame.height == 20.5 + 4)
  }

  @Test(arguments: ["image=\"bolt\" catalog=\"system\"", ""])
  func `with a symbol is at least a line of its title's font high`(_ attributes: String) throws {
    let reference = "<imageReference key=\"image\" image=\"bolt\" catalog=\"system\"/>"
    let state = "<state key=\"normal\" \(attributes)>\(attributes.isEmpty ? reference : "")</state>"
    let frame = try item("", state).frame
    // A symbol of 128 × 64 in the resources is 20 × 10 on screen; 18 · 1.19336 = 21.48 → 22.
    #expect(frame.width == 20)
    #expect(frame.height == 22)
  }

  @Test func `with a picture has the picture's size`() throws {
    let frame = try item("", "<state key=\"normal\" image=\"photo\"/>").frame
    #expect(frame.width == 30)
    #expect(frame.height == 31)
  }

  @Test func `is no smaller than the picture behind its title`() throws {
    let frame = try item("", "<state key=\"normal\" title=\"OK\" backgroundImage=\"wall\"/>").frame
    #expect(frame.width == 150)
    #expect(frame.height == 60)
  }

  @Test func `has the size of its title before a symbol`() throws {
    let plain = try item("", "<state key=\"normal\" title=\"OK\"/>").frame
    let before = try item(
      "",
      "<state key=\"normal\" title=\"OK\" backgroundImage=\"bolt\" catalog=\"system\"/>"
    ).frame
    #expect(before == plain)
  }
}

@MainActor @Suite struct `An image view of a document` {
  @Test(arguments: [
    // The size of 17 points is 20/128 of that in the resources.
    ("", 20.0),
    ("<preferredSymbolConfiguration key=\"preferredSymbolConfiguration\" scale=\"large\"/>", 25.6),
    (
      "<preferredSymbolConfiguration key=\"preferredSymbolConfiguration\" configurationType=\"pointSize\" pointSize=\"34\"/>",
      40
    ),
    (
      """
      <preferredSymbolConfiguration key="preferredSymbolConfiguration" configurationType="font">
      <fontDescription key="fontDescription" type="system" pointSize="8.5"/></preferredSymbolConfiguration>
      """, 10
    ),
  ])
  func `shows a symbol in its configuration`(_ configuration: String, _ width: Double) throws {
    let reference = "<imageReference key=\"image\" image=\"bolt\" catalog=\"system\"/>"
    let text = screen(box("i", element: "imageView", "", reference + configuration))
      .replacingOccurrences(
        of: "</scenes>",
        with:
          "</scenes><resources><image name=\"bolt\" catalog=\"system\" width=\"128\" height=\"64\"/></resources>"
      )
    let layouts = try DocumentBuilder(read(text), file: "Test.storyboard").layouts()
    let item = try #require(layouts.first?.snapshot.items.first { $0.id == "i" })
    let drawn = try #require(item.properties.intrinsicWidth)
    #expect(abs(drawn - width) < 1e-9)
    #expect(item.hasUnknownContent)
  }

  @Test(arguments: [128.0, 64]) func `shows a symbol as large whatever side the resources give it`(
    _ side: Double
  ) throws {
    let text = screen(
      box("i", element: "imageView", "image=\"bolt\" catalog=\"system\"", "")
    ).replacingOccurrences(
      of: "</scenes>",
      with: """
        </scenes><resources><image name="bolt" catalog="system" width="\(side / 2)" height="\(side)"/></resources>
        """
    )
    let layouts = try DocumentBuilder(read(text), file: "Test.storyboard").layouts()
    let item = try #require(layouts.first?.snapshot.items.first { $0.id == "i" })
    #expect(item.properties.intrinsicWidth == 10)
    #expect(item.properties.intrinsicHeight == 20)
  }
}
