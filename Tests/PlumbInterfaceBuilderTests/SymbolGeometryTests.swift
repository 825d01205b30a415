import Foundation
import LayoutEngine
import Testing

@testable import PlumbInterfaceBuilder

@MainActor @Suite struct `A symbol of a document` {
  /// The image view, or button, that shows a symbol 10 points below the top of a screen of two pixels for each point.
  private func item(
    _ symbol: String,
    _ listed: (Double, Double),
    element: String = "imageView",
    _ body: String,
    rules: String = ""
  ) throws -> LayoutSnapshot.Item {
    let text = screen(
      box("s", element: element, "image=\"\(symbol)\" catalog=\"system\"", body),
      constraints: rule("x", "s.leading", "top.leading")
        + rule("y", "s.top", "top.top", "constant=\"10\"") + rules
    ).replacingOccurrences(
      of: "</scenes>",
      with: """
        </scenes><resources><image name="\(symbol)" catalog="system" width="\(listed.0)" height="\(listed.1)"/></resources>
        """
    )
    let layouts = try DocumentBuilder(read(text), file: "Test.storyboard").layouts()
    return try #require(layouts.first?.snapshot.items.first { $0.id == "s" })
  }

  // The last number is what public documents saved for the height, the one before it for the place below the alignment
  // rectangle's top.
  @Test(arguments: [
    ("chevron.right", 97.0, 128.0, 20.0, 2.0, 16.5), ("heart", 128, 107, 28, 1.5, 25.5),
    ("questionmark.circle", 128, 123, 34, 0.5, 33),
    ("exclamationmark.circle.fill", 128, 121, 34, 0.5, 33),
    ("person", 128, 117, 46.5, 1.5, 44), ("eye", 128, 81, 20, 1.5, 16.5),
  ])
  func `is aligned by a rectangle that is higher than its picture`(
    symbol: String,
    width: Double,
    height: Double,
    stated: Double,
    y: Double,
    saved: Double
  ) throws {
    let size = ["width", "height"].map { rule($0, "s.\($0)", nil, "constant=\"\(stated)\"") }
    let frame = try item(symbol, (width, height), "", rules: size.joined()).frame
    #expect(frame == LayoutRect(x: 0, y: 10 + y, width: stated, height: saved))
  }

  @Test func `has the picture's size where nothing states another`() throws {
    let style = """
      <preferredSymbolConfiguration key="preferredSymbolConfiguration" configurationType="font">
      <fontDescription key="fontDescription" style="UICTFontTextStyleBody"/></preferredSymbolConfiguration>
      """
    let frame = try item("chevron.right", (96, 128), style).frame
    #expect(frame == LayoutRect(x: 0, y: 12, width: 12.5, height: 16.5))
  }

  // A public document saved a star 22 points wide and 20 high, and a third of a point, a pixel there, above the rectangle's top.
  @Test func `has the size of a picture that reaches over its rectangle`() throws {
    let frame = try item("star.fill", (128, 116), "").frame
    #expect(frame == LayoutRect(x: 0, y: 9.5, width: 22, height: 20))
  }

  @Test func `is aligned by its picture where sizes are the saved ones`() throws {
    let text = screen(
      box("s", "0 10 30 40", element: "imageView", "image=\"heart\" catalog=\"system\""),
      constraints: rule("x", "s.leading", "top.leading")
        + rule("y", "s.top", "top.top", "constant=\"10\"")
    ).replacingOccurrences(
      of: "</scenes>",
      with: """
        </scenes><resources><image name="heart" catalog="system" width="128" height="107"/></resources>
        """
    )
    var options = BuildOptions()
    options.textSizes = .saved
    let layouts = try DocumentBuilder(read(text), file: "Test.storyboard", options: options)
      .layouts()
    let item = try #require(layouts.first?.snapshot.items.first { $0.id == "s" })
    #expect(item.frame == LayoutRect(x: 0, y: 10, width: 30, height: 40))
  }

  @Test func `makes a button as large as its picture`() throws {
    let state = """
      <state key="normal" image="heart" catalog="system">
      <preferredSymbolConfiguration key="preferredSymbolConfiguration" configurationType="pointSize" pointSize="30"/></state>
      """
    // Saved as 37 × 31 in pixels of a third.
    let frame = try item("heart", (128, 107), element: "button", state).frame
    #expect(frame == LayoutRect(x: 0, y: 10, width: 37, height: 31))
  }

  // 20 · 110 / 128 = 17.19 points at the medium scale and 22 at the large one. A public document
  // saved 46.33 points with the insets of 12 at three pixels a point, and the height of a line and
  // 14.
  @Test func `alone in a configured button is as wide as at the large scale`() throws {
    func button(_ attributes: String) throws -> LayoutRect {
      try item(
        "bookmark",
        (110, 128),
        element: "button",
        "<buttonConfiguration key=\"configuration\" style=\"plain\" image=\"bookmark\" "
          + "catalog=\"system\"\(attributes)/>"
      ).frame
    }
    #expect(try button("").width == 22 + 24)
    #expect(try button("").height == 20.5 + 14)
    #expect(abs(try item("bookmark", (110, 128), "").frame.width - 17.19) < 0.5)
  }
}
